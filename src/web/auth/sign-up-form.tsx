import { Registration } from '../../domain/auth/user.ts'
import { PlainButton } from '../ui/plain-button.tsx'
import { PlainField } from '../ui/plain-field.tsx'
import { useFields } from '../ui/use-fields.ts'
import classes from './auth-form.module.css'
import { useRegister } from './queries.ts'

interface Props {
  /** The secret of the invitation that led here. */
  invitation?: string
  /** Where the invitation was mailed to. */
  email?: string
}

export function SignUpForm({ invitation, email = '' }: Props) {
  const register = useRegister()
  const { field, onSubmit } = useFields(Registration, {
    firstName: '',
    lastName: '',
    email,
    password: '',
  })
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={onSubmit((input) => register.isPending || register.mutate({ ...input, invitation }))}
    >
      <div className={classes.names}>
        <PlainField label="First name" autoComplete="given-name" {...field('firstName')} />
        <PlainField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <PlainField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <PlainField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters"
        {...field('password')}
      />
      <PlainButton type="submit" busy={register.isPending || register.isSuccess} className={classes.submit}>
        Create account
      </PlainButton>
    </form>
  )
}
