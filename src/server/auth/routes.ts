import {
  forgotPasswordCall,
  loginCall,
  logoutCall,
  meCall,
  onboardingStatusCall,
  registerCall,
  resetPasswordCall,
  skipOnboardingCall,
} from '../../contract/auth.ts'
import { type Credentials, onboardingStatus, type Registration } from '../../domain/auth/user.ts'
import { refuse } from '../../domain/refusal.ts'
import { answer } from '../http/answer.ts'
import type { Context, VisitorContext } from '../http/context.ts'
import { createAccount } from './create-account.ts'
import { forgotPassword } from './forgot-password.ts'
import { fitsPassword } from './password.ts'
import { resetPassword } from './reset-password.ts'
import { endSession, startSession } from './sessions.ts'
import { isOnboardingSkipped, skipOnboarding, userByEmail, userById } from './store.ts'
import { countFailedTry, forgetFailedTries, refuseTooManyTries } from './tries.ts'

async function register(context: VisitorContext, { body }: { body: Registration }) {
  if (context.config.registration !== 'open') {
    throw refuse(
      'REGISTRATION_CLOSED',
      'New accounts need an invitation. Ask someone who cooks here to invite you.',
    )
  }
  const user = await createAccount(context.db, body, context.now)
  await startSession(context, user.id)
  return user
}

async function login(context: VisitorContext, { body }: { body: Credentials }) {
  const { db, now, address } = context
  const who = { email: body.email, address }
  await refuseTooManyTries(db, who, now)
  const user = await userByEmail(db, body.email)
  const fits = await fitsPassword(user?.hashedPassword ?? null, body.password)
  if (!user || !fits) {
    await countFailedTry(db, who, now)
    throw refuse('WRONG_CREDENTIALS', 'Invalid email or password.')
  }
  await forgetFailedTries(db, body.email)
  await startSession(context, user.id)
  return user
}

async function statusOf({ db, user, asks }: Context) {
  const [steps, skipped] = await Promise.all([
    asks.firstSteps(user.householdId),
    isOnboardingSkipped(db, user.householdId),
  ])
  return onboardingStatus(steps, skipped)
}

export const authRoutes = [
  answer(registerCall, register),
  answer(loginCall, login),
  answer(logoutCall, endSession),
  answer(forgotPasswordCall, forgotPassword),
  answer(resetPasswordCall, resetPassword),
  answer(meCall, ({ db, user }) => userById(db, user.householdId, user.id)),
  answer(onboardingStatusCall, statusOf),
  answer(skipOnboardingCall, async (context) => {
    await skipOnboarding(context.db, context.user.householdId)
    return statusOf(context)
  }),
]
