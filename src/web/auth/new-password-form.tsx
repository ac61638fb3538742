import { NewPasswordForm as Form } from '../../domain/auth/sign-in-form.ts'
import { PlainButton } from '../ui/plain-button.tsx'
import { PlainField } from '../ui/plain-field.tsx'
import { useFields } from '../ui/use-fields.ts'
import classes from './auth-form.module.css'
import { useResetPassword } from './queries.ts'

interface Props {
  token: string
  /** What is said when the server gives no reason. */
  fallback: string
  onDone: () => void
}

export function NewPasswordForm({ token, fallback, onDone }: Props) {
  const reset = useResetPassword(fallback)
  const { field, onSubmit } = useFields(Form, { newPassword: '', confirmation: '' })
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={onSubmit(
        ({ newPassword }) => reset.isPending || reset.mutate({ token, newPassword }, { onSuccess: onDone }),
      )}
    >
      <PlainField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters"
        {...field('newPassword')}
      />
      <PlainField
        label="Confirm new password"
        type="password"
        autoComplete="new-password"
        {...field('confirmation')}
      />
      <PlainButton type="submit" busy={reset.isPending}>
        Set new password
      </PlainButton>
    </form>
  )
}
