import { Credentials } from '../../../domain/account/user.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainField } from '../../ui/forms/plain-field.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import classes from './auth-form.module.css'

interface Props {
  isBusy: boolean
  onSignIn: (credentials: Credentials) => void
  onForgot: () => void
}

/** Signing in, at the front door and at a shared collection. */
export function CredentialsForm({ isBusy, onSignIn, onForgot }: Props) {
  const { field, onSubmit } = useForm(Credentials, { email: '', password: '' })
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit((input) => isBusy || onSignIn(input))}>
      <PlainField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <PlainField label="Password" type="password" autoComplete="current-password" {...field('password')} />
      <div className={classes.forgot}>
        <PlainButton look="text" onClick={onForgot}>
          Forgot your password?
        </PlainButton>
      </div>
      <PlainButton type="submit" busy={isBusy}>
        Sign in
      </PlainButton>
    </form>
  )
}
