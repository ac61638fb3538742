import { sql } from 'kysely'
import { hasDeleted, hasUpdated } from '../../db/row-results.ts'
import type { Db, NewRow, Row } from '../../db/tables.ts'

type Factor = Row<'secondFactors'>

/** A second factor that was begun since that moment and is not on yet. */
export async function pendingSecondFactor(
  db: Db,
  userId: number,
  since: string,
): Promise<Factor | undefined> {
  return db
    .selectFrom('secondFactors')
    .selectAll()
    .where('userId', '=', userId)
    .where('switchedOnAt', 'is', null)
    .where('createdAt', '>', since)
    .executeTakeFirst()
}

/** The person's second factor, where it is on. */
export async function secondFactorOf(
  db: Db,
  userId: number,
): Promise<(Factor & { switchedOnAt: string }) | undefined> {
  return db
    .selectFrom('secondFactors')
    .selectAll()
    .where('userId', '=', userId)
    .where('switchedOnAt', 'is not', null)
    .$narrowType<{ switchedOnAt: string }>()
    .executeTakeFirst()
}

/** Replaces a factor that was begun before; false where one is on already. */
export async function insertPendingFactor(
  db: Db,
  { userId, secret, createdAt }: Pick<Factor, 'userId' | 'secret' | 'createdAt'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('secondFactors')
    .values({ userId, secret, createdAt, lastStep: 0, recoverySalt: '', switchedOnAt: null })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ secret, createdAt })
        .where('secondFactors.switchedOnAt', 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** False if the factor was replaced or switched on since it was read. */
export async function switchOnSecondFactor(
  db: Db,
  { userId, secret }: Factor,
  change: { lastStep: number; switchedOnAt: string },
): Promise<boolean> {
  return hasUpdated(
    db
      .updateTable('secondFactors')
      .set(change)
      .where('userId', '=', userId)
      .where('secret', '=', secret)
      .where('switchedOnAt', 'is', null),
  )
}

export async function deleteSecondFactor(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await db.deleteFrom('secondFactors').where('userId', '=', userId).execute()
}

/** Uses up the code of these thirty seconds; false if it was used before. */
export async function consumeTimeStep(db: Db, userId: number, step: number): Promise<boolean> {
  return hasUpdated(
    db
      .updateTable('secondFactors')
      .set({ lastStep: step })
      .where('userId', '=', userId)
      .where('lastStep', '<', step),
  )
}

export async function replaceRecoveryCodes(
  db: Db,
  userId: number,
  { salt, hashes }: { salt: string; hashes: readonly string[] },
): Promise<void> {
  await db.updateTable('secondFactors').set({ recoverySalt: salt }).where('userId', '=', userId).execute()
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  const rows = hashes.map((codeHash) => ({ userId, codeHash }))
  await db.insertInto('recoveryCodes').values(rows).execute()
}

/** Uses up the code; false if it was used before. */
export async function deleteRecoveryCode(db: Db, userId: number, codeHash: string): Promise<boolean> {
  return hasDeleted(
    db.deleteFrom('recoveryCodes').where('userId', '=', userId).where('codeHash', '=', codeHash),
  )
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertChallenge(db: Db, challenge: NewRow<'signInChallenges'>): Promise<void> {
  await db.deleteFrom('signInChallenges').where('expiresAt', '<=', challenge.createdAt).execute()
  await db.insertInto('signInChallenges').values(challenge).execute()
}

/**
 * Counts a try and returns whose sign-in it is; undefined if the challenge has expired or its tries
 * are used up.
 */
export async function consumeChallengeAttempt(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<Row<'users'> | undefined> {
  const challenge = await db
    .updateTable('signInChallenges')
    .set({ triesLeft: sql<number>`tries_left - 1` })
    .where('tokenHash', '=', tokenHash)
    .where('triesLeft', '>', 0)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst()
  if (!challenge) return undefined
  return db.selectFrom('users').selectAll().where('id', '=', challenge.userId).executeTakeFirst()
}

/** Deletes the challenge; false if another call was first. */
export async function consumeChallenge(db: Db, tokenHash: string): Promise<boolean> {
  return hasDeleted(db.deleteFrom('signInChallenges').where('tokenHash', '=', tokenHash))
}

export async function deleteChallenges(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('signInChallenges').where('userId', '=', userId).execute()
}
