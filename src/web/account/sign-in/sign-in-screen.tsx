/**
 * Sign in, create account, forgot password, set new password: one screen in four modes (account
 * 10).
 */
import { useState } from 'react'
import { PlainButton } from '../../ui/plain-button.tsx'
import { BY_INVITATION, ByInvitation } from './by-invitation.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { FrontPage } from './front-page.tsx'
import { InvitationNote } from './invitation-note.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useInvitation, useIsByInvitation, useLogin, useRegister, welcomeBack } from './queries.ts'
import { RegistrationForm } from './registration-form.tsx'
import { ResetLinkForm } from './reset-link-form.tsx'
import { SigningIn } from './signing-in.tsx'

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

/**
 * `invitation` is the secret of the link that led here: whoever follows one most likely has no
 * account yet.
 */
export function SignInScreen({ invitation }: { invitation?: string }) {
  const [mode, setMode] = useState<Mode>(invitation === undefined ? 'sign-in' : 'sign-up')
  const invited = useInvitation(invitation)
  const login = useLogin()
  const register = useRegister()
  const isClosed = useIsByInvitation() && !invited.data && !invited.isLoading
  const [token, setToken] = useState<string>()
  const go = (to: Mode) => {
    login.reset()
    setMode(to)
  }
  const intro =
    mode === 'reset' && !token ? 'Open the link in the email we sent, or paste it here.' : words[mode].intro
  return (
    <FrontPage
      title={words[mode].title}
      intro={intro}
      foot={<OtherWay mode={mode} isClosed={isClosed} onGo={go} />}
    >
      <InvitationNote invitation={invited} />
      {mode === 'sign-in' && (
        <SigningIn login={login} welcome={welcomeBack} onForgot={() => setMode('forgot')} />
      )}
      {mode === 'sign-up' && isClosed && <ByInvitation />}
      {/* The form comes when the invitation is read, with its address in it. */}
      {mode === 'sign-up' && !isClosed && !invited.isLoading && (
        <RegistrationForm
          email={invited.data?.email ?? ''}
          isBusy={register.isPending || register.isSuccess}
          onRegister={(registration, onError) =>
            register.mutate({ ...registration, invitation: invited.data && invitation }, { onError })
          }
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
            setMode('sign-in')
          }}
        />
      )}
    </FrontPage>
  )
}

/** Who came to the wrong form goes to the right one. */
function OtherWay({ mode, isClosed, onGo }: { mode: Mode; isClosed: boolean; onGo: (mode: Mode) => void }) {
  if (mode === 'sign-in' && isClosed) return BY_INVITATION
  if (mode === 'sign-in') {
    return (
      <>
        New to Plateful?{' '}
        <PlainButton look="text" onClick={() => onGo('sign-up')}>
          Create an account
        </PlainButton>
      </>
    )
  }
  return (
    <>
      {mode === 'sign-up' && 'Already have an account? '}
      <PlainButton look="text" onClick={() => onGo('sign-in')}>
        {mode === 'sign-up' ? 'Sign in' : 'Back to sign in'}
      </PlainButton>
    </>
  )
}
