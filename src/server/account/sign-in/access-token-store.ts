/** Access tokens in the database, where only their hashes are. */

import type { AccessToken, CreatedAccessToken } from '../../../domain/account/access-token.ts'
import { ignoreDatabaseFailure } from '../../db/database-failure.ts'
import { hasDeleted } from '../../db/row-results.ts'
import type { Db } from '../../db/tables.ts'
import { HOUR } from '../../durations.ts'
import { ACCESS_TOKEN_PREFIX } from '../../http/bearer-token.ts'
import { addMilliseconds, type ProgramUser } from '../../http/context.ts'
import { hashToken, newToken } from './token.ts'

/** When a token was last used is noted at most this often, to spare the database. */
const NOTE_USE_AFTER = HOUR

const viewed = ['id', 'name', 'scopes', 'createdAt', 'lastUsedAt', 'expiresAt'] as const

const unexpired = (db: Db, now: string) =>
  db
    .selectFrom('accessTokens')
    .where((column) =>
      column.or([column('accessTokens.expiresAt', 'is', null), column('accessTokens.expiresAt', '>', now)]),
    )

/** The person's tokens that have not expired, the newest first. */
export const usableAccessTokens = (db: Db, userId: number, now: string): Promise<AccessToken[]> =>
  unexpired(db, now).select(viewed).where('userId', '=', userId).orderBy('id', 'desc').execute()

/** Stores a new token, and answers it with its secret, which is stored nowhere. */
export async function insertAccessToken(
  db: Db,
  userId: number,
  { name, scopes, expiresAt }: Pick<AccessToken, 'name' | 'scopes' | 'expiresAt'>,
  now: string,
): Promise<CreatedAccessToken> {
  const token = ACCESS_TOKEN_PREFIX + newToken()
  const row = { tokenHash: hashToken(token), userId, name, scopes, createdAt: now, expiresAt }
  const created = await db
    .insertInto('accessTokens')
    .values({ ...row, lastUsedAt: null })
    .returning(viewed)
    .executeTakeFirstOrThrow()
  return { ...created, token }
}

/** False when the person has no token of that number. */
export const deleteAccessToken = (db: Db, userId: number, id: number): Promise<boolean> =>
  hasDeleted(db.deleteFrom('accessTokens').where('userId', '=', userId).where('id', '=', id))

/** Revokes every token of the person. */
export async function deleteAccessTokensOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('accessTokens').where('userId', '=', userId).execute()
}

export async function deleteExpiredAccessTokens(db: Db, now: string): Promise<void> {
  await db.deleteFrom('accessTokens').where('expiresAt', '<=', now).execute()
}

/** The person behind an access token and what it may do, or null. */
export async function findAccessToken(db: Db, token: string, now: string): Promise<ProgramUser | null> {
  const tokenHash = hashToken(token)
  const found = await unexpired(db, now)
    .innerJoin('users', 'users.id', 'accessTokens.userId')
    .select(['users.id', 'users.householdId', 'accessTokens.scopes', 'accessTokens.lastUsedAt'])
    .where('accessTokens.tokenHash', '=', tokenHash)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!found) return null
  const { id, householdId, scopes, lastUsedAt } = found
  if (lastUsedAt === null || lastUsedAt < addMilliseconds(now, -NOTE_USE_AFTER)) {
    await db
      .updateTable('accessTokens')
      .set({ lastUsedAt: now })
      .where('tokenHash', '=', tokenHash)
      .execute()
      .catch(ignoreDatabaseFailure)
  }
  return { token, user: { id, householdId }, scopes }
}
