import type { Db, NewRow, Row } from '../db/tables.ts'

export async function userById(db: Db, householdId: number, userId: number): Promise<Row<'users'>> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('householdId', '=', householdId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** The only look-up that starts from an e-mail instead of a household: nobody is signed in yet. */
export async function userByEmail(db: Db, email: string): Promise<Row<'users'> | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

export async function insertHousehold(db: Db, now: string): Promise<number> {
  const { id } = await db
    .insertInto('households')
    .values({ onboardingSkipped: false, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertUser(db: Db, user: NewRow<'users'>): Promise<Row<'users'>> {
  return db.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow()
}

export async function isOnboardingSkipped(db: Db, householdId: number): Promise<boolean> {
  const household = await db
    .selectFrom('households')
    .select('onboardingSkipped')
    .where('id', '=', householdId)
    .executeTakeFirstOrThrow()
  return household.onboardingSkipped
}

export async function skipOnboarding(db: Db, householdId: number): Promise<void> {
  await db.updateTable('households').set({ onboardingSkipped: true }).where('id', '=', householdId).execute()
}
