/** An account goes by its own number wherever its person lives: they may move to another household while their call is under way. */
import { notSignedIn } from '../../../domain/refusal.ts'
import type { Household } from '../../db/household.ts'
import type { Db, NewRow, Row } from '../../db/tables.ts'

export async function userById(db: Db, userId: number): Promise<Row<'users'>> {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(notSignedIn)
}

/** Everybody who lives in the household and has not asked to be deleted. */
export async function userIdsOf(household: Household): Promise<number[]> {
  const rows = await household.selectFrom('users').select('id').where('deletedAt', 'is', null).execute()
  return rows.map(({ id }) => id)
}

/** The only look-up that starts from an e-mail instead of a household: nobody is signed in yet. Also who is to be deleted. */
export async function userByEmail(db: Db, email: string): Promise<Row<'users'> | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

/** Brings back who asked to be deleted, as long as that is still to come. */
export async function restoreUser(db: Db, userId: number, now: string): Promise<Row<'users'> | undefined> {
  return db
    .updateTable('users')
    .set({ deletedAt: null, deletionScheduledFor: null })
    .where('id', '=', userId)
    .where('deletionScheduledFor', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Whether the password that was checked is still the person's; nobody changes it before this transaction is over. */
export async function holdPassword(
  tx: Db,
  { id, hashedPassword }: Pick<Row<'users'>, 'id' | 'hashedPassword'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ hashedPassword })
    .where('id', '=', id)
    .where('hashedPassword', '=', hashedPassword)
    .executeTakeFirst()
  return numUpdatedRows > 0n
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

export async function isOnboardingSkipped(household: Household): Promise<boolean> {
  const { onboardingSkipped } = await household
    .selectFrom('households')
    .select('onboardingSkipped')
    .executeTakeFirstOrThrow()
  return onboardingSkipped
}

export async function skipOnboarding(household: Household): Promise<void> {
  await household.updateTable('households').set({ onboardingSkipped: true }).execute()
}

export async function updateUser(
  db: Db,
  userId: number,
  change: Partial<NewRow<'users'>>,
): Promise<Row<'users'>> {
  return db
    .updateTable('users')
    .set(change)
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow(notSignedIn)
}

/**
 * Gives up an address that waits to take the place of the account's: with a new password nothing goes on that was begun with the
 * one before. The letter that proves the account's own address stays good.
 */
export async function giveUpPendingEmail(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ pendingEmail: null, emailTokenHash: null, emailTokenExpiresAt: null })
    .where('id', '=', userId)
    .where('pendingEmail', 'is not', null)
    .execute()
}

/** Who opens a mailed link is not signed in: the secret in the link is what finds the person. */
export async function userByEmailToken(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<Row<'users'> | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('emailTokenHash', '=', tokenHash)
    .where('emailTokenExpiresAt', '>', now)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** The person with this change, unless the secret was used, renewed or given up since they were found by it. */
export async function takeEmailToken(
  tx: Db,
  { id, emailTokenHash }: Pick<Row<'users'>, 'id' | 'emailTokenHash'>,
  change: Partial<NewRow<'users'>>,
): Promise<Row<'users'> | undefined> {
  return tx
    .updateTable('users')
    .set({ ...change, emailTokenHash: null, emailTokenExpiresAt: null })
    .where('id', '=', id)
    .where('emailTokenHash', '=', emailTokenHash)
    .returningAll()
    .executeTakeFirst()
}

export async function insertResetToken(db: Db, token: NewRow<'passwordResetTokens'>): Promise<void> {
  await db.deleteFrom('passwordResetTokens').where('expiresAt', '<=', token.createdAt).execute()
  await db.insertInto('passwordResetTokens').values(token).execute()
}

/** The person behind the secret of a mailed link, as long as it may be used. */
export async function userByResetToken(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<Row<'users'> | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('passwordResetTokens', 'passwordResetTokens.userId', 'users.id')
    .selectAll('users')
    .where('passwordResetTokens.tokenHash', '=', tokenHash)
    .where('passwordResetTokens.expiresAt', '>', now)
    .executeTakeFirst()
}

/** Whether the token was still there: of two who use it at once, one is too late. */
export async function takeResetToken(db: Db, tokenHash: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('passwordResetTokens')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return taken.numDeletedRows > 0n
}

export async function deleteResetTokens(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('passwordResetTokens').where('userId', '=', userId).execute()
}
