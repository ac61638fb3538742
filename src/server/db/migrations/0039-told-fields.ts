import type { Migration } from 'kysely'

/** What a recipe tells besides what one cooks by; equipment and tips have a thing a line. */
export const toldFields: Migration = {
  async up(db) {
    for (const name of ['author', 'description', 'makes', 'video', 'equipment', 'tips'])
      await db.schema.alterTable('recipes').addColumn(name, 'text').execute()
  },
}
