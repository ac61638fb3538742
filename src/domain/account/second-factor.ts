import { z } from 'zod'
import { isOneTimeCode, SecondStepCode } from './second-step.ts'
import { Credentials } from './user.ts'
import { Instant } from '../instant.ts'

const { password } = Credentials.shape
const WANTED = 'Type the six digits that the app shows'

/** Only who knows the password begins to switch two-step sign-in on. */
export const SecondFactorStart = z.object({ password })
export type SecondFactorStart = z.infer<typeof SecondFactorStart>

/** The first code of the app, which shows that it has taken the key: its own six digits only. */
export const SecondFactorProof = z.object({
  code: z
    .string()
    .max(60, WANTED)
    .transform((text) => text.replace(/\s/g, ''))
    .refine(isOneTimeCode, WANTED),
})
export type SecondFactorProof = z.infer<typeof SecondFactorProof>

/** Both steps again, for whoever switches it off or asks for new recovery codes. */
export const SecondFactorChange = z.object({ password, code: SecondStepCode })
export type SecondFactorChange = z.infer<typeof SecondFactorChange>

/** Whether two-step sign-in is on, since when, how many recovery codes nobody has used, and whether everybody here has to have it. */
export const SecondFactor = z.object({
  switchedOnAt: Instant.nullable(),
  recoveryCodesLeft: z.number(),
  isForEverybody: z.literal(true).optional(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** What an authenticator app is given: the key to type, and the same as an address for a QR code (otpauth://). Shown once. */
export const SecondFactorKey = z.object({ key: z.string(), address: z.string() })
export type SecondFactorKey = z.infer<typeof SecondFactorKey>

/** Recovery codes as they are written down. Shown once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

/** A key in fours, as authenticator apps show it: 'JBSW Y3DP'. */
export const sayKey = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ')
