import { Button, TextInput } from '@mantine/core'
import { ProfileChange } from '../../domain/account/account.ts'
import type { User } from '../../domain/account/user.ts'
import { useForm } from '../ui/forms/use-form.ts'
import classes from './account-form.module.css'
import { useUpdateProfile } from './queries.ts'
import { useOpenedForm } from './use-opened-form.ts'

export function ProfileForm({ user, onClose }: { user: User; onClose: () => void }) {
  const form = useOpenedForm(onClose)
  const save = useUpdateProfile()
  const { field, onSubmit, showRefusal } = useForm(ProfileChange, {
    firstName: user.firstName,
    lastName: user.lastName,
    // What waits for its letter is what the person wants; to save the old address here would give
    // it up.
    email: user.pendingEmail ?? user.email,
  })
  const text = (name: 'firstName' | 'lastName' | 'email') => {
    const { problem, ...rest } = field(name)
    return { ...rest, error: problem }
  }
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      aria-label="Profile"
      onSubmit={onSubmit(
        (change) => save.isPending || save.mutate(change, { onSuccess: onClose, onError: showRefusal }),
      )}
    >
      <div className={classes.names}>
        <TextInput label="First name" autoComplete="given-name" {...text('firstName')} />
        <TextInput label="Last name" autoComplete="family-name" {...text('lastName')} />
      </div>
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        description="A new address holds once you have opened the link that we send to it."
        {...text('email')}
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
