import { z } from 'zod'
import { Instant } from '../fields.ts'
import { Credentials } from './user.ts'

/** Small letters and digits without those that look alike on paper: 0 and o, 1 and l. */
const CODE_LETTERS = '23456789abcdefghijkmnpqrstuvwxyz'

/** How many recovery codes a person is given, and of how many letters each is (decision 0037). */
export const RECOVERY_CODES = { count: 10, letters: 10 } as const

/** What an authenticator app shows: six digits, new every thirty seconds (RFC 6238). */
export const isOneTimeCode = (code: string): boolean => /^\d{6}$/.test(code)

const recoveryCode = new RegExp(`^[${CODE_LETTERS}]{${RECOVERY_CODES.letters}}$`)

const CODE_WANTED = 'Type the six digits, or one of your recovery codes'

/** A one-time code or a recovery code; spaces and hyphens are ignored. */
export const SecondStepCode = z
  .string()
  .max(60, CODE_WANTED)
  .transform((text) => text.toLowerCase().replace(/[^0-9a-z]/g, ''))
  .refine((code) => isOneTimeCode(code) || recoveryCode.test(code), CODE_WANTED)

/** The second step of a sign-in, with the challenge of the first. */
export const SecondStep = z.object({ challenge: z.string().min(1).max(200), code: SecondStepCode })
export type SecondStep = z.infer<typeof SecondStep>

/** A recovery code from random bytes, one byte for each letter: 50 bits. */
export const recoveryCodeOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, RECOVERY_CODES.letters)]
    .map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length])
    .join('')

/** A recovery code in two halves, which is easier to copy: 'abcde-fghij'. */
export const formatRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

const { password } = Credentials.shape
const DIGITS_WANTED = 'Type the six digits that the app shows'

/** Switching two-step sign-in on needs the password. */
export const SecondFactorStart = z.object({ password })
export type SecondFactorStart = z.infer<typeof SecondFactorStart>

/**
 * The first code of the app, which proves that it has the key. A recovery code does not do here.
 */
export const SecondFactorProof = z.object({
  code: z
    .string()
    .max(60, DIGITS_WANTED)
    .transform((text) => text.replace(/\s/g, ''))
    .refine(isOneTimeCode, DIGITS_WANTED),
})
export type SecondFactorProof = z.infer<typeof SecondFactorProof>

/** To switch two-step sign-in off, or to get new recovery codes, needs the password and a code. */
export const SecondFactorChange = z.object({ password, code: SecondStepCode })
export type SecondFactorChange = z.infer<typeof SecondFactorChange>

/**
 * Since when two-step sign-in is on, how many recovery codes are left, and whether the installation
 * demands it.
 */
export const SecondFactor = z.object({
  switchedOnAt: Instant.nullable(),
  recoveryCodesLeft: z.number(),
  isForEverybody: z.literal(true).optional(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/**
 * The key for an authenticator app, to type and as an otpauth:// address for a QR code. Shown one
 * time only.
 */
export const SecondFactorKey = z.object({ key: z.string(), address: z.string() })
export type SecondFactorKey = z.infer<typeof SecondFactorKey>

/** Recovery codes to write down. Shown one time only. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

/** A key in fours, as authenticator apps show it: 'JBSW Y3DP'. */
export const formatKey = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ')
