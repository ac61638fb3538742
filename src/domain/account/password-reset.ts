import { z } from 'zod'
import { SecondStepCode } from './second-factor.ts'
import { EmailAddress, NewPassword } from './user.ts'

/** What a person types who forgot the password. */
export const ResetRequest = z.object({ email: EmailAddress })
export type ResetRequest = z.infer<typeof ResetRequest>

/**
 * A new password with the token of the mailed link; at least 8 characters (account 19). Where
 * two-step sign-in is on, a code is needed too (decision 0037).
 */
export const PasswordReset = z.object({
  token: z.string().min(1).max(200),
  newPassword: NewPassword,
  code: SecondStepCode.optional(),
})
export type PasswordReset = z.infer<typeof PasswordReset>

/** A new password, typed twice (account 19), and a code, which the server checks. */
export const NewPasswordForm = z
  .object({ newPassword: NewPassword, confirmation: z.string(), code: z.string() })
  .refine((form) => form.newPassword === form.confirmation, {
    path: ['confirmation'],
    message: 'Passwords do not match',
  })
export type NewPasswordForm = z.infer<typeof NewPasswordForm>
