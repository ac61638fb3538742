/** Keeps what must be read again, other than a password, so that the database alone does not tell it (decision 0037). */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16
/** What was stored without a key has no such beginning. */
const MARK = 'sealed.'

/** `about` says whose it is: moved to another row it opens no more. Without a key it stays as it is. */
export function seal(text: string, about: string, key: Buffer | undefined): string {
  if (!key) return text
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG }).setAAD(Buffer.from(about))
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return MARK + Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

export function unseal(stored: string, about: string, key: Buffer | undefined): string {
  if (!stored.startsWith(MARK)) return stored
  if (!key) throw new Error('SECRETS_KEY is not set, and what is stored was sealed with one')
  const bytes = Buffer.from(stored.slice(MARK.length), 'base64url')
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8')
}
