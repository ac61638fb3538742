import { createHash, randomBytes } from 'node:crypto'

/** A secret for a cookie or a link: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The hash of a token. Only the hash is stored, so that a reader of the database cannot use it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
