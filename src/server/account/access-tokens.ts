/** Access tokens of a person: made, listed and revoked (account 140). */

import {
  type AccessToken,
  type AccessTokenDraft,
  type CreatedAccessToken,
  MAX_ACCESS_TOKENS,
} from '../../domain/account/access-token.ts'
import { notSignedIn, refuse, refuseField } from '../../domain/refusal.ts'
import { lockPerson } from '../db/row-locks.ts'
import type { Context, WithId } from '../http/context.ts'
import { logSecurityEvent } from '../http/log-security-event.ts'
import { deleteAccessToken, insertAccessToken, usableAccessTokens } from './sign-in/access-token-store.ts'
import { userById } from './sign-in/store.ts'

/** The person's tokens, the newest first. */
export function accessTokens({ db, user, now }: Context): Promise<AccessToken[]> {
  return usableAccessTokens(db, user.id, now)
}

/** Makes a token. Its answer alone holds the secret: afterwards only its hash is known. */
export async function createAccessToken(
  context: Context,
  { body }: { body: AccessTokenDraft },
): Promise<CreatedAccessToken> {
  const { db, user, now } = context
  if (body.expiresAt && body.expiresAt <= now)
    throw refuseField('expiresAt', 'Choose a time that is still to come.')
  const created = await db.transaction().execute(async (tx) => {
    // The lock lets concurrent calls count one after another. The person may have been deleted
    // since the call began, or have asked for that, which ends all tokens.
    await lockPerson(tx, user.id)
    if ((await userById(tx, user.id)).deletedAt !== null) throw notSignedIn()
    if ((await usableAccessTokens(tx, user.id, now)).length >= MAX_ACCESS_TOKENS) {
      throw refuseField(
        'name',
        `You have ${MAX_ACCESS_TOKENS} access tokens. Revoke one that you no longer need first.`,
      )
    }
    return insertAccessToken(tx, user.id, { ...body, expiresAt: body.expiresAt ?? null }, now)
  })
  logSecurityEvent(context, 'token.created')
  return created
}

export async function revokeAccessToken(context: Context, { params }: WithId): Promise<void> {
  if (!(await deleteAccessToken(context.db, context.user.id, params.id)))
    throw refuse('NOT_FOUND', 'This access token is not there any more.')
  logSecurityEvent(context, 'token.revoked')
}
