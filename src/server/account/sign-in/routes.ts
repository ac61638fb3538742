import {
  forgotPasswordCall,
  loginCall,
  logoutCall,
  meCall,
  onboardingStatusCall,
  registerCall,
  registrationRuleCall,
  resetPasswordCall,
  secondStepCall,
  skipOnboardingCall,
} from '../../../contract/account.ts'
import { onboardingStatus } from '../../../domain/account/user.ts'
import { bindCall } from '../../http/bind-call.ts'
import type { Context } from '../../http/context.ts'
import { explainSignInFailure } from '../../http/errors.ts'
import { login, secondStep } from './login.ts'
import { register } from './register.ts'
import { forgotPassword, resetPassword } from './reset-password.ts'
import { endSession, prolongCookie } from './sessions.ts'
import { isOnboardingSkipped, skipOnboarding, userById } from './store.ts'
async function onboardingStatusOf({ household, laterFeatures }: Context) {
  const [steps, skipped] = await Promise.all([
    laterFeatures.firstSteps(household),
    isOnboardingSkipped(household),
  ])
  return onboardingStatus(steps, skipped)
}

export const signInRoutes = [
  bindCall(registrationRuleCall, async ({ config: { registration } }) => ({ registration })),
  bindCall(registerCall, register),
  bindCall(loginCall, explainSignInFailure(login)),
  bindCall(secondStepCall, explainSignInFailure(secondStep)),
  bindCall(logoutCall, endSession),
  bindCall(forgotPasswordCall, forgotPassword),
  bindCall(resetPasswordCall, resetPassword),
  bindCall(meCall, async (context) => {
    prolongCookie(context)
    const { id, householdId, isSecondFactorWanted } = context.user
    const [user, householdNeeds] = await Promise.all([
      userById(context.db, id),
      isSecondFactorWanted ? undefined : context.laterFeatures.householdNeeds(context.household),
    ])
    return { ...user, householdId, isSecondFactorWanted, householdNeeds }
  }),
  bindCall(onboardingStatusCall, onboardingStatusOf),
  bindCall(skipOnboardingCall, async (context) => {
    await skipOnboarding(context.household)
    return onboardingStatusOf(context)
  }),
]
