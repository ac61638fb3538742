import { Credentials } from '../../domain/auth/user.ts'
import { PlainButton } from '../ui/plain-button.tsx'
import { PlainField } from '../ui/plain-field.tsx'
import { useFields } from '../ui/use-fields.ts'
import classes from './visitor-screen.module.css'
import { useLoginToShare } from './visitor-queries.ts'

/** Signing in at a shared collection: a password of one character is enough to ask (part 1 §5), other than at the front door. */
export function VisitorLoginForm({ onForgot }: { onForgot: () => void }) {
  const login = useLoginToShare()
  const { field, onSubmit } = useFields(Credentials, { email: '', password: '' })
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
