import type { Migration } from 'kysely'
import { column } from '../column-types.ts'

/** Tokens by which programs act for a person; only their hashes are stored. */
export const accessTokens: Migration = {
  async up(db) {
    const type = column(db)
    await db.schema
      .createTable('accessTokens')
      .addColumn('id', type.id, type.primaryKey)
      .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
      .addColumn('userId', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('scopes', type.json, (c) => c.notNull())
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .addColumn('lastUsedAt', 'text')
      .addColumn('expiresAt', 'text')
      .execute()
    await db.schema.createIndex('accessTokensByUser').on('accessTokens').column('userId').execute()
  },
}
