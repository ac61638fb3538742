import { useState } from 'react'
import { ForgotForm } from '../auth/forgot-form.tsx'
import { FrontPage } from '../auth/front-page.tsx'
import { PlainButton } from '../ui/plain-button.tsx'
import { VisitorLoginForm } from './visitor-login-form.tsx'
import { VisitorRegisterForm } from './visitor-register-form.tsx'
import classes from './visitor-screen.module.css'
import { VisitorTabs } from './visitor-tabs.tsx'

/** What a visitor sees of a shared collection: who signs in or creates an account here finds the recipes after the reload. */
export function VisitorScreen() {
  const [isForgotten, setIsForgotten] = useState(false)
  if (isForgotten) {
    const back = () => setIsForgotten(false)
    return (
      <FrontPage
        title="Forgot your password?"
        intro="Type your email address and we will send you a link for a new one."
      >
        <ForgotForm onSent={back} />
        <p className={classes.foot}>
          <PlainButton look="text" onClick={back}>
            Back to the shared recipes
          </PlainButton>
        </p>
      </FrontPage>
    )
  }
  return (
    <FrontPage
      title="Recipes shared with you"
      intro="Plateful keeps a family’s recipes, plans the week around them and writes the shopping list. Sign in or create an account to see these recipes and save the ones you like."
    >
      <VisitorTabs
        panels={{
          'Sign In': <VisitorLoginForm onForgot={() => setIsForgotten(true)} />,
          'Create Account': <VisitorRegisterForm />,
        }}
      />
      <p className={classes.foot}>
        By creating an account you agree to our terms of service and privacy policy.
      </p>
    </FrontPage>
  )
}
