import { type Refusal, refuse } from '../../../domain/refusal.ts'
import { later, type VisitorContext } from '../../http/context.ts'
import { insertChallenge } from './second-factor-store.ts'
import { hashToken, newToken } from './token.ts'

const LIFETIME = 5 * 60_000
const TRIES = 5

/** The code is what is missing; `challenge` says that the password was right, to nobody but the second step. */
export const codeWanted = (challenge?: string) =>
  refuse('CODE_WANTED', 'Type the code that your authenticator app shows.', { challenge })

/** In place of a session, whoever knew the password gets a challenge. */
export async function askForCode({ db, now }: VisitorContext, userId: number): Promise<Refusal> {
  const challenge = newToken()
  await insertChallenge(db, {
    tokenHash: hashToken(challenge),
    userId,
    triesLeft: TRIES,
    createdAt: now,
    expiresAt: later(now, LIFETIME),
  })
  return codeWanted(challenge)
}
