import { z } from 'zod'

/** Small letters and digits without those that look alike on paper: 0 and o, 1 and l. */
const LETTERS = '23456789abcdefghijkmnpqrstuvwxyz'

/** How many recovery codes a person is given, and of how many letters each is (decision 0037). */
export const RECOVERY_CODES = { count: 10, letters: 10 } as const

/** What an authenticator app shows: six digits, new every thirty seconds (RFC 6238). */
export const isOneTimeCode = (code: string): boolean => /^\d{6}$/.test(code)

const recoveryCode = new RegExp(`^[${LETTERS}]{${RECOVERY_CODES.letters}}$`)

const WANTED = 'Type the six digits, or one of your recovery codes'

/** What is typed at the second step, with whatever spaces and hyphens: a one-time code or a recovery code. */
export const SecondStepCode = z
  .string()
  .max(60, WANTED)
  .transform((text) => text.toLowerCase().replace(/[^0-9a-z]/g, ''))
  .refine((code) => isOneTimeCode(code) || recoveryCode.test(code), WANTED)

/** The second step of a sign-in, with what the first one earned. */
export const SecondStep = z.object({ challenge: z.string().min(1).max(200), code: SecondStepCode })
export type SecondStep = z.infer<typeof SecondStep>

/** A recovery code out of random bytes, one a letter: 50 bits. */
export const recoveryCodeOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, RECOVERY_CODES.letters)].map((byte) => LETTERS[byte % LETTERS.length]).join('')

/** In two halves, so that it is easily copied by hand: 'abcde-fghij'. */
export const sayRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
