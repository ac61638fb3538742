import { type ComponentProps, lazy, Suspense } from 'react'
import { ResetRequest } from '../../../domain/account/password-reset.ts'
import { Credentials, Registration, type SignedInUser } from '../../../domain/account/user.ts'
import type { ToastContent } from '../../api/after-mutation.ts'
import { PlainField } from '../../ui/forms/plain-field.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { Loading } from '../../ui/loading.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { NewPasswordField } from './password-fields.tsx'
import { challengeOf, useForgotPassword } from './queries.ts'
import classes from './sign-in.module.css'

const CodeForm = lazy(() => import('./code-form.tsx').then((file) => ({ default: file.CodeForm })))

interface SignInFormProps extends Pick<ComponentProps<typeof CredentialsForm>, 'onForgot'> {
  login: {
    mutate: (credentials: Credentials) => void
    reset: () => void
    error: Error | null
    isPending: boolean
    isSuccess: boolean
  }
  welcome: (user: SignedInUser) => ToastContent
}

/**
 * Asks for email and password, then for a code if the account has a second factor. The first form
 * keeps its values.
 */
export function SignInForm({ login, welcome, ...form }: SignInFormProps) {
  const challenge = challengeOf(login.error)
  return (
    <>
      <div hidden={challenge !== undefined}>
        <CredentialsForm
          {...form}
          isBusy={login.isPending || login.isSuccess}
          onSignIn={(credentials) => login.mutate(credentials)}
        />
      </div>
      {challenge !== undefined && (
        <Suspense fallback={<Loading />}>
          <CodeForm challenge={challenge} welcome={welcome} onBack={login.reset} />
        </Suspense>
      )}
    </>
  )
}

interface CredentialsFormProps {
  isBusy: boolean
  onSignIn: (credentials: Credentials) => void
  onForgot: () => void
}

function CredentialsForm({ isBusy, onSignIn, onForgot }: CredentialsFormProps) {
  const { field, onSubmit } = useForm(Credentials, { email: '', password: '' })
  return (
    <form className={classes.authForm} noValidate onSubmit={onSubmit((input) => isBusy || onSignIn(input))}>
      <PlainField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <PlainField label="Password" type="password" autoComplete="current-password" {...field('password')} />
      <div className={classes.forgot}>
        <PlainButton variant="text" onClick={onForgot}>
          Forgot your password?
        </PlainButton>
      </div>
      <PlainButton type="submit" isBusy={isBusy}>
        Sign in
      </PlainButton>
    </form>
  )
}

interface RegistrationFormProps {
  /** The address an invitation was sent to. */
  email?: string
  isBusy: boolean
  onRegister: (registration: Registration, onError: (error: Error) => void) => void
}

export function RegistrationForm({ email = '', isBusy, onRegister }: RegistrationFormProps) {
  const empty = { firstName: '', lastName: '', email, password: '' }
  const { field, onSubmit, showRefusal } = useForm(Registration, empty)
  return (
    <form
      className={classes.authForm}
      noValidate
      onSubmit={onSubmit((input) => isBusy || onRegister(input, showRefusal))}
    >
      <div className={classes.names}>
        <PlainField label="First name" autoComplete="given-name" {...field('firstName')} />
        <PlainField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <PlainField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <NewPasswordField label="Password" {...field('password')} />
      <PlainButton type="submit" isBusy={isBusy} className={classes.submit}>
        Create account
      </PlainButton>
    </form>
  )
}

/** The notice where registration is by invitation only. */
export const BY_INVITATION = 'New accounts here need an invitation. Ask someone who cooks here to invite you.'

export function InvitationOnlyNote() {
  return <p className={classes.invited}>{BY_INVITATION}</p>
}

export function ForgotPasswordForm({ onSent }: { onSent: () => void }) {
  const forgot = useForgotPassword()
  const { field, onSubmit } = useForm(ResetRequest, { email: '' })
  return (
    <form
      className={classes.authForm}
      noValidate
      onSubmit={onSubmit((input) => forgot.isPending || forgot.mutate(input, { onSuccess: onSent }))}
    >
      <PlainField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <PlainButton type="submit" isBusy={forgot.isPending}>
        Send reset link
      </PlainButton>
    </form>
  )
}
