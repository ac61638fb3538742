import { useUser } from './auth/queries.ts'
import type { Sender } from './contact/sender.ts'

/** Who is signed in, as the forms of the contact room begin: what we know nobody types again. */
export function useSender(): Sender {
  const user = useUser()
  return user ? { name: `${user.firstName} ${user.lastName}`, email: user.email } : { name: '', email: '' }
}
