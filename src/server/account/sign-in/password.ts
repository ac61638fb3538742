import { hash, hashRaw, verify } from '@node-rs/argon2'

/**
 * OWASP's first choice for argon2id: 19 MiB, two passes, one lane. What a call asks for waits its
 * turn (`hash-in-turn.ts`).
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

/** What is looked up by its hash, so that the salt is known before; as slow as a password's. */
export async function hashSalted(text: string, salt: string): Promise<string> {
  const hashed = await hashRaw(text, { ...cost, salt: Buffer.from(salt, 'base64url') })
  return hashed.toString('base64url')
}

/** A hash of nobody's password, at the same cost, so that an unknown account takes as long to refuse as a wrong password. */
export const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$XEx9w7kIApnaDfgBCDwpUw$sxGPpaT9JSjdUFXq0bYYPC5dAOdboVe1wlnGn6ZQTNU'

/** Whether the password fits the hash; without a hash it works as long and answers no. */
export async function fitsPassword(hashed: string | null, password: string): Promise<boolean> {
  const fits = await verify(hashed ?? NOBODY, password)
  return fits && hashed !== null
}
