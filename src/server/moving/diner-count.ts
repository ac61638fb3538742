import type { Db } from '../db/tables.ts'

/** For how many people somebody usually cooks. */
export async function defaultDinerCount(db: Db, userId: number): Promise<number> {
  const user = await db
    .selectFrom('users')
    .select('defaultDinerCount')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.defaultDinerCount ?? 4
}
