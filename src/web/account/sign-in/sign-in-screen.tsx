/**
 * Sign in, create account, forgot password, set new password: one screen in four modes (account
 * 10).
 */

import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import type { OpenInvitation } from '../../../domain/household/invitation.ts'
import { errorMessage } from '../../api/call-error.ts'
import { PlainField } from '../../ui/forms/plain-field.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { PlainButton } from '../../ui/plain-button.tsx'
import { dismissToast } from '../../ui/toast.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import {
  isInvitationOver,
  useInvitation,
  useIsInvitationOnly,
  useLogin,
  useRegister,
  welcomeBack,
} from './queries.ts'
import {
  BY_INVITATION,
  InvitationOnlyNote,
  ForgotPasswordForm,
  RegistrationForm,
  SignInForm,
} from './sign-in-forms.tsx'
import { signInIntro } from './sign-in-intro.ts'
import { SignInPage } from './sign-in-page.tsx'
import { useFocusFirstField } from './use-focus-first-field.ts'
import classes from './sign-in.module.css'

type Mode = 'sign-in' | 'sign-up' | 'forgot' | 'reset'

const words = {
  'sign-in': { title: 'Welcome back', intro: 'Sign in to see what’s for dinner.' },
  'sign-up': {
    title: 'Create your account',
    intro: 'One place for your recipes, your week and your shopping.',
  },
  forgot: {
    title: 'Forgot your password?',
    intro: 'Type your email address and we’ll send you a link for a new one.',
  },
  reset: { title: 'Set a new password', intro: undefined },
} satisfies Record<Mode, { title: string; intro: string | undefined }>

/**
 * `invitation` is the secret of the link that was followed; the screen then opens with the
 * registration form.
 */
export function SignInScreen({ invitation }: { invitation?: string }) {
  const [mode, setMode] = useState<Mode>(invitation === undefined ? 'sign-in' : 'sign-up')
  const invited = useInvitation(invitation)
  const login = useLogin()
  const register = useRegister()
  const isClosed = useIsInvitationOnly() && !invited.data && !invited.isLoading
  const [token, setToken] = useState<string>()
  useFocusFirstField(mode, invited.isLoading)
  const changeMode = (to: Mode) => {
    login.reset()
    // A toast about the form that is left is out of date.
    dismissToast()
    setMode(to)
  }
  const isInvited = mode === 'sign-up' && invited.data !== undefined
  const intro =
    mode === 'reset' && !token
      ? 'Look in your email: open the link we sent, or paste it here.'
      : ((mode === 'sign-in' ? signInIntro(window.location) : undefined) ?? words[mode].intro)
  return (
    <SignInPage
      title={words[mode].title}
      // The note of an invitation takes the place of the introduction.
      intro={isInvited ? undefined : intro}
      foot={<OtherModeLink mode={mode} isClosed={isClosed} onGo={changeMode} />}
    >
      <InvitationNote invitation={invited} />
      {mode === 'sign-in' && (
        <SignInForm login={login} welcome={welcomeBack} onForgot={() => changeMode('forgot')} />
      )}
      {mode === 'sign-up' && isClosed && <InvitationOnlyNote />}
      {/* The form waits for the invitation, which fills in the address. */}
      {mode === 'sign-up' && !isClosed && !invited.isLoading && (
        <RegistrationForm
          email={invited.data?.email ?? ''}
          isBusy={register.isPending || register.isSuccess}
          onRegister={(registration, onError) =>
            register.mutate(
              // An invitation that couldn't be read may still be valid, and then the account
              // belongs in its household.
              { ...registration, invitation: isInvitationOver(invited.error) ? undefined : invitation },
              { onError },
            )
          }
        />
      )}
      {mode === 'forgot' && <ForgotPasswordForm onSent={() => setMode('reset')} />}
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
    </SignInPage>
  )
}

function OtherModeLink({
  mode,
  isClosed,
  onGo,
}: {
  mode: Mode
  isClosed: boolean
  onGo: (mode: Mode) => void
}) {
  if (mode === 'sign-in' && isClosed) return BY_INVITATION
  if (mode === 'sign-in') {
    return (
      <>
        New to Plateful?{' '}
        <PlainButton variant="text" onClick={() => onGo('sign-up')}>
          Create an account
        </PlainButton>
      </>
    )
  }
  return (
    <>
      {mode === 'sign-up' && 'Already have an account? '}
      <PlainButton variant="text" onClick={() => onGo('sign-in')}>
        {mode === 'sign-up' ? 'Sign in' : 'Back to sign in'}
      </PlainButton>
    </>
  )
}

function InvitationNote({ invitation }: { invitation: UseQueryResult<OpenInvitation> }) {
  if (invitation.data) {
    return (
      <p className={classes.invited}>
        <strong>{invitation.data.invitedBy}</strong> invites you to share a kitchen. Create an account, or
        sign in with the one you have.
      </p>
    )
  }
  if (!invitation.error) return null
  return (
    <p className={classes.invited} role="alert">
      {errorMessage(invitation.error)}{' '}
      {!isInvitationOver(invitation.error) && (
        <PlainButton variant="text" onClick={() => invitation.refetch()}>
          Try again
        </PlainButton>
      )}
    </p>
  )
}

/** Takes the emailed link, or only its token, from somebody who reads email on another device. */
const ResetLink = z.object({
  link: z
    .string()
    .transform((text) => (/[?&]token=([^&#\s]+)/.exec(text)?.[1] ?? text).trim())
    .pipe(z.string().min(1, 'Paste the link from the email')),
})

function ResetLinkForm({ onToken }: { onToken: (token: string) => void }) {
  const { field, onSubmit } = useForm(ResetLink, { link: '' })
  return (
    <form className={classes.authForm} noValidate onSubmit={onSubmit(({ link }) => onToken(link))}>
      <PlainField label="Link from the email" autoComplete="off" {...field('link')} />
      <PlainButton type="submit">Continue</PlainButton>
    </form>
  )
}
