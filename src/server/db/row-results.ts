/** Whether a query finds, deletes or updates a row. */

import type { DeleteResult, UpdateResult } from 'kysely'

interface Query<Result> {
  executeTakeFirst(): Promise<Result>
}

export const hasFound = async (query: Query<unknown>): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined

export const hasDeleted = async (query: Query<DeleteResult>): Promise<boolean> =>
  (await query.executeTakeFirst()).numDeletedRows > 0n

export const hasUpdated = async (query: Query<UpdateResult>): Promise<boolean> =>
  (await query.executeTakeFirst()).numUpdatedRows > 0n
