import { Button } from '@mantine/core'
import type { User } from '../../domain/account/user.ts'
import classes from './account-form.module.css'
import { useResendVerification } from './queries.ts'

/** An address that nobody has proved yet: quiet, and with another letter at hand. */
export function UnverifiedNote({ user }: { user: User }) {
  const resend = useResendVerification()
  if (user.isVerified || user.pendingEmail !== null) return null
  return (
    <p className={classes.quiet}>
      Your address is not confirmed yet. Open the link in the letter we sent to it.{' '}
      <Button
        variant="subtle"
        size="compact-sm"
        loading={resend.isPending}
        onClick={() => resend.mutate(user.email)}
      >
        Send again
      </Button>
    </p>
  )
}
