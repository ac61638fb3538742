import { z } from 'zod'
import { EmailAddress, NewPassword } from './user.ts'

/** What a person types who forgot the password. */
export const ResetRequest = z.object({ email: EmailAddress })
export type ResetRequest = z.infer<typeof ResetRequest>

/** A new password with the token of the mailed link; at least 8 characters, as at registration (part 2 §5). */
export const PasswordReset = z.object({ token: z.string().min(1).max(200), newPassword: NewPassword })
export type PasswordReset = z.infer<typeof PasswordReset>
