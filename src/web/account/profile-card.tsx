import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { User } from '../../domain/account/user.ts'
import { AccountCard } from './account-card.tsx'
import classes from './account-form.module.css'
import { PendingEmail } from './pending-email.tsx'
import { UnverifiedNote } from './unverified-note.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useOpened } from './use-opened.ts'

/** The profile, read-only until Edit is pressed. */
export function ProfileCard({ user }: { user: User }) {
  const { isOpen, open, close, opener } = useOpened()
  if (isOpen) {
    return (
      <AccountCard title="Profile">
        <ProfileForm user={user} onClose={close} />
      </AccountCard>
    )
  }
  const edit = (
    <Button ref={opener} variant="default" leftSection={<IconPencil size={18} aria-hidden />} onClick={open}>
      Edit
    </Button>
  )
  return (
    <AccountCard title="Profile" action={edit}>
      <dl className={classes.facts}>
        <div>
          <dt>First name</dt>
          <dd>{user.firstName}</dd>
        </div>
        <div>
          <dt>Last name</dt>
          <dd>{user.lastName}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{user.email}</dd>
        </div>
      </dl>
      <PendingEmail user={user} />
      <UnverifiedNote user={user} />
    </AccountCard>
  )
}
