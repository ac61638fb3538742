import { z } from 'zod'
import { NewPassword } from './user.ts'

/** A new password, typed twice (account 19), and a code where the server asks for one: it judges that. */
export const NewPasswordForm = z
  .object({ newPassword: NewPassword, confirmation: z.string(), code: z.string() })
  .refine((form) => form.newPassword === form.confirmation, {
    path: ['confirmation'],
    message: 'Passwords do not match',
  })
export type NewPasswordForm = z.infer<typeof NewPasswordForm>
