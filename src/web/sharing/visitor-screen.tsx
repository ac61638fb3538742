import { useState } from 'react'
import { ByInvitation, ForgotForm, RegistrationForm, SigningIn } from '../account/sign-in/sign-in-forms.tsx'
import { FrontPage } from '../account/sign-in/front-page.tsx'
import { useIsByInvitation } from '../account/sign-in/queries.ts'
import { PlainButton } from '../ui/plain-button.tsx'
import { useLoginToShare, useRegisterForShare, welcomeToShare } from './visitor-queries.ts'
import { VisitorTabs } from './visitor-tabs.tsx'

/**
 * A shared collection for a visitor. After signing in or registering here, the page reloads with
 * the recipes.
 */
export function VisitorScreen() {
  const [isForgotten, setIsForgotten] = useState(false)
  const login = useLoginToShare()
  const register = useRegisterForShare()
  const isByInvitation = useIsByInvitation()
  if (isForgotten) {
    const back = () => setIsForgotten(false)
    return (
      <FrontPage
        title="Forgot your password?"
        intro="Type your email address and we’ll send you a link for a new one."
        foot={
          <PlainButton look="text" onClick={back}>
            Back to the shared recipes
          </PlainButton>
        }
      >
        <ForgotForm onSent={back} />
      </FrontPage>
    )
  }
  return (
    <FrontPage
      title="Recipes shared with you"
      intro="Plateful keeps a family’s recipes, plans the week around them and writes the shopping list. Sign in or create an account to see these recipes and save the ones you like."
      foot="By creating an account you agree to our terms of service and privacy policy."
    >
      <VisitorTabs
        panels={{
          'Sign In': (
            <SigningIn login={login} welcome={welcomeToShare} onForgot={() => setIsForgotten(true)} />
          ),
          'Create Account': isByInvitation ? (
            <ByInvitation />
          ) : (
            <RegistrationForm
              isBusy={register.isPending || register.isSuccess}
              onRegister={(registration, onError) => register.mutate(registration, { onError })}
            />
          ),
        }}
      />
    </FrontPage>
  )
}
