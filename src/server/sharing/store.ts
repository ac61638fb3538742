import type { Db, NewRow, Row } from '../db/tables.ts'

type Link = Row<'sharedRecipeLinks'>

export async function insertLink(
  db: Db,
  householdId: number,
  link: Omit<NewRow<'sharedRecipeLinks'>, 'householdId'>,
): Promise<Link> {
  return db
    .insertInto('sharedRecipeLinks')
    .values({ ...link, householdId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function linkById(db: Db, householdId: number, id: number): Promise<Link | undefined> {
  return db
    .selectFrom('sharedRecipeLinks')
    .selectAll()
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function updateLink(
  db: Db,
  householdId: number,
  id: number,
  change: Partial<NewRow<'sharedRecipeLinks'>>,
): Promise<Link | undefined> {
  return db
    .updateTable('sharedRecipeLinks')
    .set(change)
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function linksOf(db: Db, householdId: number): Promise<Link[]> {
  return db
    .selectFrom('sharedRecipeLinks')
    .selectAll()
    .where('householdId', '=', householdId)
    .orderBy('id', 'desc')
    .execute()
}

/** The only look-up that starts from the link: who holds it belongs to another household. */
export async function openLink(db: Db, shareId: string, now: string): Promise<Link | undefined> {
  return db
    .selectFrom('sharedRecipeLinks')
    .selectAll()
    .where('shareId', '=', shareId)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .executeTakeFirst()
}

export async function countAccess(db: Db, { householdId, id }: Link): Promise<void> {
  await db
    .updateTable('sharedRecipeLinks')
    .set((eb) => ({ accessCount: eb('accessCount', '+', 1) }))
    .where('householdId', '=', householdId)
    .where('id', '=', id)
    .execute()
}

export async function deleteLink(db: Db, householdId: number, shareId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sharedRecipeLinks')
    .where('householdId', '=', householdId)
    .where('shareId', '=', shareId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The links follow the recipes that they show. */
export async function moveLinks(tx: Db, householdId: number, to: number): Promise<void> {
  await tx
    .updateTable('sharedRecipeLinks')
    .set({ householdId: to })
    .where('householdId', '=', householdId)
    .execute()
}
