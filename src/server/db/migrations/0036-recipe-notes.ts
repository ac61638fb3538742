import type { Migration } from 'kysely'

/** A household's own notes on a recipe, who wrote them last, and when. */
export const recipeNotes: Migration = {
  async up(db) {
    for (const name of ['notes', 'notesBy', 'notesAt'])
      await db.schema.alterTable('recipes').addColumn(name, 'text').execute()
  },
}
