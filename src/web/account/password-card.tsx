import { Button } from '@mantine/core'
import { AccountCard } from './account-card.tsx'
import { PasswordForm } from './password-form.tsx'
import { useOpened } from './use-opened.ts'

/** The password change, folded up until it is asked for (account 24). */
export function PasswordCard({ email }: { email: string }) {
  const { isOpen, open, close, opener } = useOpened()
  const intro = 'A new password signs you out everywhere else.'
  if (isOpen) {
    return (
      <AccountCard title="Password" intro={intro}>
        <PasswordForm email={email} onClose={close} />
      </AccountCard>
    )
  }
  const change = (
    <Button ref={opener} variant="default" onClick={open}>
      Change Password
    </Button>
  )
  return <AccountCard title="Password" intro={intro} action={change} />
}
