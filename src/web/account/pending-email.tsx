import { Button } from '@mantine/core'
import type { User } from '../../domain/account/user.ts'
import { Note } from '../ui/note.tsx'
import classes from './account-form.module.css'
import { useUpdateProfile } from './queries.ts'

/**
 * An e-mail change that waits for the link in a letter: send it again, or stay with the address
 * there is.
 */
export function PendingEmail({ user }: { user: User }) {
  const save = useUpdateProfile()
  const { firstName, lastName, email, pendingEmail } = user
  if (pendingEmail === null) return null
  const choose = (chosen: string) => save.isPending || save.mutate({ firstName, lastName, email: chosen })
  return (
    <Note as="div" className={classes.waiting} role="status">
      <p>
        A verification email was sent to <strong>{pendingEmail}</strong>. Open the link in it within an hour;
        until then your address stays as it is.
      </p>
      <div className={classes.choices}>
        <Button variant="subtle" color="amber" onClick={() => choose(pendingEmail)}>
          Send it again
        </Button>
        <Button variant="subtle" color="amber" onClick={() => choose(email)}>
          Keep my current address
        </Button>
      </div>
    </Note>
  )
}
