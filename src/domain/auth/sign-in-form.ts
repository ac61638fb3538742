import { z } from 'zod'
import { Credentials, NewPassword } from './user.ts'

/** What the main sign-in screen accepts: a password of 8 characters, other than the server, which asks for one (part 2 §5). */
export const SignInForm = Credentials.extend({
  password: z.string().min(1, 'Password is required').pipe(NewPassword),
})
export type SignInForm = z.infer<typeof SignInForm>

/** A new password, typed twice (part 2 §5), and a code where the server asks for one: it judges that. */
export const NewPasswordForm = z
  .object({ newPassword: NewPassword, confirmation: z.string(), code: z.string() })
  .refine((form) => form.newPassword === form.confirmation, {
    path: ['confirmation'],
    message: 'Passwords do not match',
  })
export type NewPasswordForm = z.infer<typeof NewPasswordForm>
