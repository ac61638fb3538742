import { Button, TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { ProfileChange } from '../../domain/account/account.ts'
import type { User } from '../../domain/account/user.ts'
import { useForm } from '../ui/forms/use-form.ts'
import { Note } from '../ui/note.tsx'
import { AccountCard } from './account-card.tsx'
import { useResendVerification, useUpdateProfile } from './queries.ts'
import { useInlineForm, useInlineFormKeys } from './use-inline-form.ts'
import classes from './account.module.css'

export function ProfileCard({ user }: { user: User }) {
  const { isOpen, open, close, opener } = useInlineForm()
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

function ProfileForm({ user, onClose }: { user: User; onClose: () => void }) {
  const form = useInlineFormKeys(onClose)
  const save = useUpdateProfile()
  const { mantineField, onSubmit, showRefusal } = useForm(ProfileChange, {
    firstName: user.firstName,
    lastName: user.lastName,
    // A new address that waits for its email is the one to edit: saving the old one would cancel
    // the change.
    email: user.pendingEmail ?? user.email,
  })
  return (
    <form
      ref={form}
      className="stack"
      noValidate
      aria-label="Profile"
      onSubmit={onSubmit(
        (change) => save.isPending || save.mutate(change, { onSuccess: onClose, onError: showRefusal }),
      )}
    >
      <div className={classes.names}>
        <TextInput label="First name" autoComplete="given-name" {...mantineField('firstName')} />
        <TextInput label="Last name" autoComplete="family-name" {...mantineField('lastName')} />
      </div>
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        description="A new address takes effect once you’ve opened the link we send to it."
        {...mantineField('email')}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={save.isPending}>
          Save profile
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function PendingEmail({ user }: { user: User }) {
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

function UnverifiedNote({ user }: { user: User }) {
  const resend = useResendVerification()
  if (user.isVerified || user.pendingEmail !== null) return null
  return (
    <p className={classes.quiet}>
      Your address isn’t confirmed yet. Open the link in the email we sent to it.{' '}
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
