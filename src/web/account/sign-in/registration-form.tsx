import { Registration } from '../../../domain/account/user.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainField } from '../../ui/forms/plain-field.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import classes from './auth-form.module.css'
import { NewPasswordField } from './new-password-field.tsx'

interface Props {
  /** Where an invitation was mailed to. */
  email?: string
  isBusy: boolean
  onRegister: (registration: Registration, onError: (error: Error) => void) => void
}

/** Creating an account, at the front door and at a shared collection. */
export function RegistrationForm({ email = '', isBusy, onRegister }: Props) {
  const empty = { firstName: '', lastName: '', email, password: '' }
  const { field, onSubmit, showRefusal } = useForm(Registration, empty)
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={onSubmit((input) => isBusy || onRegister(input, showRefusal))}
    >
      <div className={classes.names}>
        <PlainField label="First name" autoComplete="given-name" {...field('firstName')} />
        <PlainField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <PlainField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <NewPasswordField label="Password" {...field('password')} />
      <PlainButton type="submit" busy={isBusy} className={classes.submit}>
        Create account
      </PlainButton>
    </form>
  )
}
