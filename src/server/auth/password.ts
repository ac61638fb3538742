import { hash, hashRaw, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** At most two at once: hashing is meant to be costly, and must not take all cores from everybody else. */
const limited = pLimit(2)

export const hashPassword = (password: string) => limited(() => hash(password, cost))

/** What is looked up by its hash, so that the salt is known before; as slow as a password's. */
export async function hashSalted(text: string, salt: string): Promise<string> {
  const hashed = await limited(() => hashRaw(text, { ...cost, salt: Buffer.from(salt, 'base64url') }))
  return hashed.toString('base64url')
}

/** A hash of nobody's password, at the same cost, so that an unknown account takes as long to refuse as a wrong password. */
export const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$XEx9w7kIApnaDfgBCDwpUw$sxGPpaT9JSjdUFXq0bYYPC5dAOdboVe1wlnGn6ZQTNU'

/** Whether the password fits the hash; without a hash it works as long and answers no. */
export async function fitsPassword(hashed: string | null, password: string): Promise<boolean> {
  const fits = await limited(() => verify(hashed ?? NOBODY, password))
  return fits && hashed !== null
}
