import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registerCall } from '../../contract/account.ts'
import { shareGreetingCall } from '../../contract/sharing.ts'
import type { Registration, SignedInUser } from '../../domain/account/user.ts'
import { useIsInvitationOnly, useLogin } from '../account/sign-in/queries.ts'
import {
  ForgotPasswordForm,
  InvitationOnlyNote,
  RegistrationForm,
  SignInForm,
} from '../account/sign-in/sign-in-forms.tsx'
import { SignInPage } from '../account/sign-in/sign-in-page.tsx'
import { sendPendingSignOut } from '../account/sign-in/sign-out.ts'
import { useFocusFirstField } from '../account/sign-in/use-focus-first-field.ts'
import type { ToastContent } from '../api/after-mutation.ts'
import { failedBecause, isRefused } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { PlainButton } from '../ui/plain-button.tsx'
import { LabelledSpinner } from './labelled-spinner.tsx'
import { VisitorTabs } from './visitor-tabs.tsx'
import { greetingText, missingCollection } from './visitor-texts.ts'
import classes from '../account/sign-in/sign-in.module.css'

/**
 * A shared collection for a visitor. After signing in or registering here, the page reloads with
 * the recipes.
 */
export function VisitorScreen({ shareId }: { shareId: string }) {
  const [isForgotten, setIsForgotten] = useState(false)
  const login = useLoginToShare()
  const register = useRegisterForShare()
  const isByInvitation = useIsInvitationOnly()
  const greeting = useGreeting(shareId)
  useFocusFirstField(isForgotten ? 'forgot' : 'sign-in', greeting.isPending)
  // A greeting that arrives later would move the fields while somebody presses one.
  if (greeting.isPending) return <LabelledSpinner text="Checking access..." />
  if (isForgotten) {
    const back = () => setIsForgotten(false)
    return (
      <SignInPage
        title="Forgot your password?"
        intro="Type your email address and we’ll send you a link for a new one."
        foot={
          <PlainButton variant="text" onClick={back}>
            Back to the shared recipes
          </PlainButton>
        }
      >
        <ForgotPasswordForm onSent={back} />
      </SignInPage>
    )
  }
  return (
    <SignInPage
      title={isGone(greeting) ? missingCollection.title : 'Recipes shared with you'}
      intro={
        isGone(greeting)
          ? 'Plateful keeps a family’s recipes, plans the week around them and writes the shopping list. You can still sign in to yours.'
          : 'Plateful keeps a family’s recipes, plans the week around them and writes the shopping list. Sign in or create an account to see these recipes and save the ones you like.'
      }
      foot="By creating an account you agree to our terms of service and privacy policy."
    >
      <Greeting greeting={greeting} />
      <VisitorTabs
        panels={{
          'Sign In': (
            <SignInForm login={login} welcome={welcomeToShare} onForgot={() => setIsForgotten(true)} />
          ),
          'Create Account': isByInvitation ? (
            <InvitationOnlyNote />
          ) : (
            <RegistrationForm
              isBusy={register.isPending || register.isSuccess}
              onRegister={(registration, onError) => register.mutate(registration, { onError })}
            />
          ),
        }}
      />
    </SignInPage>
  )
}

type Greeted = ReturnType<typeof useGreeting>

/** Whether the link leads nowhere, or to a collection without recipes. */
const isGone = ({ data, error }: Greeted) =>
  data ? data.recipeCount === 0 : isRefused(error, shareGreetingCall, 'NOT_FOUND')

/**
 * Who shared what, or that the link is not valid, before somebody makes an account for it. If the
 * server cannot tell, there is no greeting.
 */
function Greeting({ greeting }: { greeting: Greeted }) {
  const { data } = greeting
  if (data && data.recipeCount > 0) return <p className={classes.invited}>{greetingText(data)}</p>
  if (!isGone(greeting)) return null
  return (
    <p className={classes.invited} role="alert">
      {missingCollection.intro}
    </p>
  )
}

const welcomeToShare = ({ isRestored }: SignedInUser): ToastContent => ({
  title: 'Login successful!',
  text: `${isRestored ? 'Your account is restored. ' : ''}You can now view the shared recipes.`,
})

const useGreeting = (shareId: string) =>
  useQuery({
    queryKey: ['share-greeting', shareId],
    queryFn: ({ signal }) => callServer(shareGreetingCall, { params: { shareId }, signal }),
  })

const useLoginToShare = () => useLogin(welcomeToShare, 'Please check your credentials.')

const useRegisterForShare = () =>
  useMutation({
    mutationFn: async (registration: Registration) => {
      await sendPendingSignOut()
      return callServer(registerCall, { body: registration })
    },
    meta: {
      reloads: true,
      done: { title: 'Registration successful!', text: 'Welcome. You can now view the shared recipes.' },
      failed: failedBecause('Registration failed'),
    },
  })
