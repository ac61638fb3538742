import { ResetRequest } from '../../../domain/account/password-reset.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainField } from '../../ui/forms/plain-field.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import classes from './auth-form.module.css'
import { useForgotPassword } from './queries.ts'
export function ForgotForm({ onSent }: { onSent: () => void }) {
  const forgot = useForgotPassword()
  const { field, onSubmit } = useForm(ResetRequest, { email: '' })
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={onSubmit((input) => forgot.isPending || forgot.mutate(input, { onSuccess: onSent }))}
    >
      <PlainField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <PlainButton type="submit" busy={forgot.isPending}>
        Send reset link
      </PlainButton>
    </form>
  )
}
