import { SignInForm as Form } from '../../domain/auth/sign-in-form.ts'
import { PlainButton } from '../ui/plain-button.tsx'
import { PlainField } from '../ui/plain-field.tsx'
import { useFields } from '../ui/use-fields.ts'
import classes from './auth-form.module.css'
import { useLogin } from './queries.ts'

export function SignInForm({ onForgot }: { onForgot: () => void }) {
  const login = useLogin()
  const { field, onSubmit } = useFields(Form, { email: '', password: '' })
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={onSubmit((input) => login.isPending || login.mutate(input))}
    >
      <PlainField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <PlainField label="Password" type="password" autoComplete="current-password" {...field('password')} />
      <div className={classes.forgot}>
        <PlainButton look="text" onClick={onForgot}>
          Forgot your password?
        </PlainButton>
      </div>
      <PlainButton type="submit" busy={login.isPending || login.isSuccess}>
        Sign in
      </PlainButton>
    </form>
  )
}
