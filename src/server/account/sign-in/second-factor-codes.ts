import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { RECOVERY_CODES, recoveryCodeOf, formatRecoveryCode } from '../../../domain/account/second-factor.ts'
import type { Db } from '../../db/tables.ts'
import type { VisitorContext } from '../../http/context.ts'
import { hashQueued, hashSalted } from './password.ts'
import { replaceRecoveryCodes, deleteRecoveryCode } from './second-factor-store.ts'

/**
 * RFC 6238 as every authenticator app knows it; the key has as many bits as the hash (RFC 4226 §4).
 */
const totpOf = (key: string, label = '') =>
  new TOTP({
    issuer: 'Plateful',
    label,
    secret: Secret.fromBase32(key),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  })

export const newTotpKey = () => new Secret({ size: 20 }).base32

/** The otpauth:// address of a QR code. */
export const otpauthAddress = (key: string, email: string) => totpOf(key, email).toString()

/**
 * The thirty-second step of a code: the present one, or one before or after for a clock that is
 * off. Null for a wrong code.
 */
export function timeStepOf(key: string, code: string, now: string): number | null {
  const [app, timestamp] = [totpOf(key), Date.parse(now)]
  const drift = app.validate({ token: code, timestamp, window: 1 })
  return drift === null ? null : app.counter({ timestamp }) + drift
}

/**
 * New recovery codes, as hashes to store and as text to write down. They are short, so they are
 * hashed as slowly as passwords, with one salt a person, so that a check costs one hash.
 */
export async function makeRecoveryCodes(context: Pick<VisitorContext, 'address'>) {
  const codes = Array.from({ length: RECOVERY_CODES.count }, () =>
    recoveryCodeOf(randomBytes(RECOVERY_CODES.letters)),
  )
  const salt = randomBytes(16).toString('base64url')
  const hashes = await Promise.all(
    codes.map((code) => hashQueued(context, { isFirst: true }, () => hashSalted(code, salt))),
  )
  return {
    written: codes.map(formatRecoveryCode),
    store: (db: Db, userId: number) => replaceRecoveryCodes(db, userId, { salt, hashes }),
  }
}

/** Uses up a recovery code; false if it is wrong or used. */
export async function consumeRecoveryCode(
  db: Db,
  { userId, recoverySalt }: { userId: number; recoverySalt: string },
  code: string,
): Promise<boolean> {
  return deleteRecoveryCode(db, userId, await hashSalted(code, recoverySalt))
}

// Keys are stored encrypted, so that a stolen database alone makes no codes (decision 0037).
const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16
/** Secrets that were stored in plain text do not start with this. */
const ENCRYPTED_PREFIX = 'sealed.'

/**
 * Encrypts a text for one owner: copied to another row it cannot be decrypted. Without a key the
 * text stays plain.
 */
export function encryptSecret(text: string, owner: string, key: Buffer | undefined): string {
  if (!key) return text
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG }).setAAD(Buffer.from(owner))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return ENCRYPTED_PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

export function decryptSecret(stored: string, owner: string, key: Buffer | undefined): string {
  if (!stored.startsWith(ENCRYPTED_PREFIX)) return stored
  if (!key) throw new Error('SECRETS_KEY is not set, and what is stored was sealed with one')
  const bytes = Buffer.from(stored.slice(ENCRYPTED_PREFIX.length), 'base64url')
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8')
}
