/**
 * Accounts are found by their own id, not by household: a person may move while a call is answered.
 */

import { notSignedIn } from '../../../domain/refusal.ts'
import type { Household } from '../../db/household.ts'
import { hasDeleted, hasUpdated } from '../../db/row-results.ts'
import type { Db, NewRow, Row } from '../../db/tables.ts'

export async function userById(db: Db, userId: number): Promise<Row<'users'>> {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(notSignedIn)
}

/** The first name of a person; null where the account is gone. */
export async function firstNameOf(db: Db, userId: number): Promise<string | null> {
  const user = await db.selectFrom('users').select('firstName').where('id', '=', userId).executeTakeFirst()
  return user?.firstName ?? null
}

/** The household's members who have not asked to be deleted. */
export async function userIdsOf(household: Household): Promise<number[]> {
  const rows = await household.selectFrom('users').select('id').where('deletedAt', 'is', null).execute()
  return rows.map(({ id }) => id)
}

/** Finds accounts that wait for deletion, too. */
export async function userByEmail(db: Db, email: string): Promise<Row<'users'> | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

/** Cancels a deletion that is not due yet. */
export async function restoreUser(db: Db, userId: number, now: string): Promise<Row<'users'> | undefined> {
  return db
    .updateTable('users')
    .set({ deletedAt: null, deletionScheduledFor: null })
    .where('id', '=', userId)
    .where('deletionScheduledFor', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Whether the password is still the one that was checked. Locks it until the transaction ends. */
export async function lockUnchangedPassword(
  tx: Db,
  { id, hashedPassword }: Pick<Row<'users'>, 'id' | 'hashedPassword'>,
): Promise<boolean> {
  return hasUpdated(
    tx
      .updateTable('users')
      .set({ hashedPassword })
      .where('id', '=', id)
      .where('hashedPassword', '=', hashedPassword),
  )
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
 * Cancels a waiting change of address. A link that proves the account's present address still
 * works.
 */
export async function cancelPendingEmail(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ pendingEmail: null, emailTokenHash: null, emailTokenExpiresAt: null })
    .where('id', '=', userId)
    .where('pendingEmail', 'is not', null)
    .execute()
}

/** Undoes a change of address whose email was not sent; an earlier change waits again. */
export async function revertPendingEmail(
  db: Db,
  { id, pendingEmail, emailTokenHash, emailTokenExpiresAt }: Row<'users'>,
  unsentTokenHash: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ pendingEmail, emailTokenHash, emailTokenExpiresAt })
    .where('id', '=', id)
    .where('emailTokenHash', '=', unsentTokenHash)
    .execute()
}

/** The opener of a mailed link is not signed in; its secret finds the account. */
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

/** Changes the account, unless the secret was used, renewed or cancelled since it was looked up. */
export async function consumeEmailToken(
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

/** The account of a mailed link that has not expired. */
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

/** Deletes the token; false if another call was first. */
export async function consumeResetToken(db: Db, tokenHash: string): Promise<boolean> {
  return hasDeleted(db.deleteFrom('passwordResetTokens').where('tokenHash', '=', tokenHash))
}

export async function deleteResetTokens(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('passwordResetTokens').where('userId', '=', userId).execute()
}
