import { useState } from 'react'
import { NewPasswordForm as Form } from '../../../domain/account/password-reset.ts'
import { canAutoFocus } from '../../ui/forms/can-auto-focus.ts'
import { PlainField } from '../../ui/forms/plain-field.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { CodeField, NewPasswordField } from './password-fields.tsx'
import { isCodeRequired, useResetPassword } from './queries.ts'
import classes from './sign-in.module.css'

interface Props {
  token: string
  /** Shown when the server gives no reason. */
  fallback: string
  onDone: () => void
}

export function NewPasswordForm({ token, fallback, onDone }: Props) {
  const reset = useResetPassword(fallback)
  const { field, onSubmit, showRefusal } = useForm(Form, { newPassword: '', confirmation: '', code: '' })
  const [asksCode, setAsksCode] = useState(false)
  const onError = (error: Error) => {
    if (isCodeRequired(error)) setAsksCode(true)
    else showRefusal(error)
  }
  return (
    <form
      className={classes.authForm}
      noValidate
      onSubmit={onSubmit(
        ({ newPassword, code }) =>
          reset.isPending ||
          reset.mutate({ token, newPassword, ...(asksCode && { code }) }, { onSuccess: onDone, onError }),
      )}
    >
      <NewPasswordField label="New password" autoFocus={canAutoFocus()} {...field('newPassword')} />
      <PlainField
        label="Confirm new password"
        type="password"
        autoComplete="new-password"
        {...field('confirmation')}
      />
      {asksCode && (
        <CodeField
          label="Code"
          hint="Two-step sign-in is on: the six digits from your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          {...field('code')}
        />
      )}
      <PlainButton type="submit" isBusy={reset.isPending}>
        Set new password
      </PlainButton>
    </form>
  )
}
