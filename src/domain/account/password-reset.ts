import { z } from 'zod'
import { SecondStepCode } from './second-step.ts'
import { EmailAddress, NewPassword } from './user.ts'

/** What a person types who forgot the password. */
export const ResetRequest = z.object({ email: EmailAddress })
export type ResetRequest = z.infer<typeof ResetRequest>

/**
 * A new password with the token of the mailed link; at least 8 characters, as at registration (account 19). Where two-step sign-in
 * is on, a code as well: a letter alone does not open the account (decision 0037).
 */
export const PasswordReset = z.object({
  token: z.string().min(1).max(200),
  newPassword: NewPassword,
  code: SecondStepCode.optional(),
})
export type PasswordReset = z.infer<typeof PasswordReset>
