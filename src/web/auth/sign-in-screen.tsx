/** Sign in, create account, forgot password, set new password: one screen in four modes (part 2 §2). */
import { useState } from 'react'
import { PlainButton } from '../ui/plain-button.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { FrontPage } from './front-page.tsx'
import classes from './auth-form.module.css'
import { InvitationNote } from './invitation-note.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useInvitation } from './queries.ts'
import { ResetLinkForm } from './reset-link-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

type Mode = 'sign-in' | 'sign-up' | 'forgot' | 'reset'

const words = {
  'sign-in': { title: 'Welcome back', intro: 'Sign in to see what is for dinner.' },
  'sign-up': {
    title: 'Create your account',
    intro: 'One place for your recipes, your week and your shopping.',
  },
  forgot: {
    title: 'Forgot your password?',
    intro: 'Type your email address and we will send you a link for a new one.',
  },
  reset: { title: 'Set a new password', intro: undefined },
} satisfies Record<Mode, { title: string; intro: string | undefined }>

/** `invitation` is the secret of the link that led here: whoever follows one most likely has no account yet. */
export function SignInScreen({ invitation }: { invitation?: string }) {
  const [mode, setMode] = useState<Mode>(invitation === undefined ? 'sign-in' : 'sign-up')
  const invited = useInvitation(invitation)
  const [token, setToken] = useState<string>()
  const intro =
    mode === 'reset' && !token ? 'Open the link in the email we sent, or paste it here.' : words[mode].intro
  const signIn = () => setMode('sign-in')
  return (
    <FrontPage title={words[mode].title} intro={intro}>
      <InvitationNote invitation={invited} />
      {mode === 'sign-in' && <SignInForm onForgot={() => setMode('forgot')} />}
      {mode === 'sign-up' && (
        // Begun anew when the invitation is read, so that its address is there; nobody has typed by then.
        <SignUpForm
          key={invited.data?.email}
          {...(invited.data && { invitation, email: invited.data.email ?? '' })}
        />
      )}
      {mode === 'forgot' && <ForgotForm onSent={() => setMode('reset')} />}
      {mode === 'reset' && !token && <ResetLinkForm onToken={setToken} />}
      {mode === 'reset' && token && (
        <NewPasswordForm
          token={token}
          fallback="Please try again."
          onDone={() => {
            setToken(undefined)
            signIn()
          }}
        />
      )}
      <p className={classes.switch}>
        {mode === 'sign-in' ? 'New to Plateful? ' : mode === 'sign-up' ? 'Already have an account? ' : ''}
        {mode === 'sign-in' ? (
          <PlainButton look="text" onClick={() => setMode('sign-up')}>
            Create an account
          </PlainButton>
        ) : (
          <PlainButton look="text" onClick={signIn}>
            {mode === 'sign-up' ? 'Sign in' : 'Back to sign in'}
          </PlainButton>
        )}
      </p>
    </FrontPage>
  )
}
