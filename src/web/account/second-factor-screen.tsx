import { useState } from 'react'
import type { RecoveryCodes } from '../../domain/account/second-factor.ts'
import { PlainButton } from '../ui/plain-button.tsx'
import { RecoveryCodesList } from './recovery-codes-list.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'
import { useKnownUser, useLogout } from './sign-in/queries.ts'
import { SignInPage } from './sign-in/sign-in-page.tsx'
import classes from './account.module.css'
/**
 * Replaces every screen until a second factor is set up, where the operator asks for one (decision
 * 0042).
 */
export function SecondFactorScreen({ onCodes, onDone }: { onCodes: () => void; onDone: () => void }) {
  const [codes, setCodes] = useState<string[]>()
  const email = useKnownUser()?.email ?? ''
  const logout = useLogout()
  const showRecoveryCodes = (newCodes: RecoveryCodes | null) => {
    if (!newCodes) return onDone()
    setCodes(newCodes.recoveryCodes)
    onCodes()
  }
  return (
    <SignInPage
      title={codes ? 'Your recovery codes' : 'Two-step sign-in'}
      intro={
        !codes &&
        'Everybody here signs in with a password and a code that only their own phone shows. Setting it up takes a minute, then you’re in.'
      }
      foot={
        codes ? (
          'My Account makes new ones whenever you want.'
        ) : (
          <>
            Not now?{' '}
            <PlainButton variant="text" isBusy={logout.isPending} onClick={() => logout.mutate()}>
              Log out
            </PlainButton>
          </>
        )
      }
    >
      <div className={classes.onPage}>
        {codes ? (
          <RecoveryCodesList email={email} codes={codes} onDone={onDone} />
        ) : (
          <SecondFactorSetup email={email} onCodes={showRecoveryCodes} />
        )}
      </div>
    </SignInPage>
  )
}
