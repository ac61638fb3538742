import { randomBytes } from 'node:crypto'
import { RECOVERY_CODES, recoveryCodeOf, sayRecoveryCode } from '../../../domain/account/second-step.ts'
import type { Db } from '../../db/tables.ts'
import type { VisitorContext } from '../../http/context.ts'
import { hashInTurn } from './hash-in-turn.ts'
import { hashSalted } from './password.ts'
import { replaceRecoveryCodes, takeRecoveryCode } from './second-factor-store.ts'

/**
 * Recovery codes, to be stored and to be written down. They are short enough to type, so they are hashed as slowly as passwords; one
 * salt for a person, so that a try costs one hash and not ten.
 */
export async function makeRecoveryCodes(context: Pick<VisitorContext, 'address'>) {
  const codes = Array.from({ length: RECOVERY_CODES.count }, () =>
    recoveryCodeOf(randomBytes(RECOVERY_CODES.letters)),
  )
  const salt = randomBytes(16).toString('base64url')
  const hashes = await Promise.all(
    codes.map((code) => hashInTurn(context, { isFirst: true }, () => hashSalted(code, salt))),
  )
  return {
    written: codes.map(sayRecoveryCode),
    store: (db: Db, userId: number) => replaceRecoveryCodes(db, userId, { salt, hashes }),
  }
}

/** Whether it is one of theirs that nobody has used; it is used up by this. */
export async function useRecoveryCode(
  db: Db,
  { userId, recoverySalt }: { userId: number; recoverySalt: string },
  code: string,
): Promise<boolean> {
  return takeRecoveryCode(db, userId, await hashSalted(code, recoverySalt))
}
