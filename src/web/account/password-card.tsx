import { Button, PasswordInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { PasswordChangeForm } from '../../domain/account/account.ts'
import { useForm } from '../ui/forms/use-form.ts'
import { AccountCard } from './account-card.tsx'
import { useUpdatePassword } from './queries.ts'
import { usePasswordAdvice } from './sign-in/use-password-advice.ts'
import { useInlineForm, useInlineFormKeys } from './use-inline-form.ts'
import classes from './account.module.css'

/** The password change, hidden behind a button (account 24). */
export function PasswordCard({ email }: { email: string }) {
  const { isOpen, open, close, opener } = useInlineForm()
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

const empty = { currentPassword: '', newPassword: '', confirmation: '' }

function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const form = useInlineFormKeys(onClose)
  const save = useUpdatePassword()
  const { mantineField, onSubmit, showRefusal } = useForm(PasswordChangeForm, empty)
  const advice = usePasswordAdvice(mantineField('newPassword').value)
  const password = (name: keyof typeof empty, label: string, hint?: ReactNode) => {
    const { error, ...rest } = mantineField(name)
    return {
      ...rest,
      error,
      // Mantine's PasswordInput does not say by itself that it is wrong.
      'aria-invalid': error !== undefined,
      description: error === undefined && hint,
      label,
      visibilityToggleButtonProps: { 'aria-label': `Show ${label.toLowerCase()}`, tabIndex: 0 },
    }
  }
  return (
    <form
      ref={form}
      className="stack"
      noValidate
      aria-label="Change password"
      onSubmit={onSubmit(
        ({ currentPassword, newPassword }) =>
          save.isPending ||
          save.mutate({ currentPassword, newPassword }, { onSuccess: onClose, onError: showRefusal }),
      )}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput autoComplete="current-password" {...password('currentPassword', 'Current password')} />
      <div className={classes.names}>
        <PasswordInput
          autoComplete="new-password"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...password(
            'newPassword',
            'New password',
            advice ? (
              <span className={classes.advice}>{advice}</span>
            ) : (
              '8 characters or more are harder to guess'
            ),
          )}
        />
        <PasswordInput autoComplete="new-password" {...password('confirmation', 'Confirm new password')} />
      </div>
      <div className={classes.buttons}>
        <Button type="submit" loading={save.isPending}>
          Update password
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
