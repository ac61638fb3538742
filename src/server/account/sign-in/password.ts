import { hash, hashRaw, verify } from '@node-rs/argon2'
import { isCommonPassword } from '../../../domain/account/common-password.ts'
import { NewPassword } from '../../../domain/account/user.ts'
import { refuse, refuseField } from '../../../domain/refusal.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/tables.ts'
import type { VisitorContext } from '../../http/context.ts'
import { deleteAccessTokensOf } from './access-token-store.ts'
import { networkOf } from './attempts.ts'
import { FairQueue } from './fair-queue.ts'
import { endSessionsOf } from './sessions.ts'
import { deleteResetTokens, cancelPendingEmail, updateUser } from './store.ts'

/**
 * OWASP's first choice for argon2id: 19 MiB, two passes, one lane. Calls use it through
 * `hashQueued`.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

/** A hash with a known salt, so that it can be looked up; as slow as a password's. */
export async function hashSalted(text: string, salt: string): Promise<string> {
  const hashed = await hashRaw(text, { ...cost, salt: Buffer.from(salt, 'base64url') })
  return hashed.toString('base64url')
}

/** The hash of a random password: checking an unknown account takes as long as a wrong password. */
export const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$XEx9w7kIApnaDfgBCDwpUw$sxGPpaT9JSjdUFXq0bYYPC5dAOdboVe1wlnGn6ZQTNU'

/** Whether the password has this hash. Without a hash it is wrong, after the same time. */
export async function isPasswordRight(hashed: string | null, password: string): Promise<boolean> {
  const isRight = await verify(hashed ?? DUMMY_HASH, password)
  return isRight && hashed !== null
}

const RETRY_AFTER_SECONDS = 5

/**
 * Two at once, so that hashing leaves cores for other calls. A queue of two hundred takes about
 * three seconds; nobody would wait for the end of a queue of a thousand.
 */
const hashing = new FairQueue({
  atOnce: 2,
  mostInLine: 200,
  mostWaiting: 1000,
  full: () =>
    refuse(
      'BUSY',
      'Too many passwords are being checked just now. Please wait a few seconds and try again.',
      { retryAfterSeconds: RETRY_AFTER_SECONDS },
    ),
})

/**
 * Queues work that hashes. Networks take turns. A caller with a known place, a session or a mailed
 * secret goes first.
 */
export const hashQueued = <Result>(
  { address }: Pick<VisitorContext, 'address'>,
  { isFirst }: { isFirst: boolean },
  work: () => Promise<Result>,
): Promise<Result> => hashing.run({ line: networkOf(address), isFirst }, work)

const MUCH_USED = 'Many people use this password, so it’s among the first to be guessed. Choose another one.'

/**
 * Where sign-in is strict, refuses short and much used passwords; `path` is the field of the form.
 */
export function refuseWeakPassword(config: Pick<Config, 'signIn'>, path: string, password: string): void {
  if (config.signIn === 'simple') return
  const { error } = NewPassword.safeParse(password)
  const message = error?.issues[0]?.message ?? (isCommonPassword(password) ? MUCH_USED : undefined)
  if (message !== undefined) throw refuseField(path, message)
}

/**
 * Sets the password and cancels mailed links, a waiting address, access tokens, and every session
 * but that of `exceptToken`. Call it inside a transaction.
 */
export async function setPassword(
  tx: Db,
  userId: number,
  hashedPassword: string,
  exceptToken?: string,
): Promise<void> {
  await updateUser(tx, userId, { hashedPassword })
  await cancelPendingEmail(tx, userId)
  await deleteResetTokens(tx, userId)
  await endSessionsOf(tx, userId, exceptToken)
  await deleteAccessTokensOf(tx, userId)
}
