import { PasswordReset, ResetRequest } from '../domain/auth/password-reset.ts'
import { SecondStep } from '../domain/auth/second-step.ts'
import {
  Credentials,
  InvitedRegistration,
  Me,
  OnboardingStatus,
  RegistrationRule,
  SignedInUser,
  User,
} from '../domain/auth/user.ts'
import { call } from './call.ts'

/** The signed-in user; 401 means signed out (part 1 §7). */
export const meCall = call('GET', '/api/auth/me', { access: 'before-second-factor', answer: Me })

/** Who may create an account here, so that nobody fills in a form that will be refused. */
export const registrationRuleCall = call('GET', '/api/auth/registration', {
  access: 'anyone',
  answer: RegistrationRule,
})

/**
 * Creates an account, in a household of its own or in that of an invitation, and signs it in. 409 when the e-mail is taken, 403
 * when registration needs an invitation, 404 when the invitation holds no more.
 */
export const registerCall = call('POST', '/api/auth/register', {
  access: 'anyone',
  body: InvitedRegistration,
  answer: User,
  status: 201,
})

/**
 * Signs in, and restores an account that was to be deleted; 401 with one and the same sentence for an unknown e-mail and a wrong
 * password, 429 after too many tries. Where two-step sign-in is on, 401 CODE_WANTED with a `challenge`, and no session yet.
 */
export const loginCall = call('POST', '/api/auth/login', {
  access: 'anyone',
  body: Credentials,
  answer: SignedInUser,
})

/**
 * The second step: a one-time code or a recovery code with the challenge of the first, for five minutes and five tries. 400 for a
 * wrong code, 401 when the challenge is over.
 */
export const secondStepCall = call('POST', '/api/auth/login/code', {
  access: 'anyone',
  body: SecondStep,
  answer: SignedInUser,
})

/** Ends this session; answers alike when there is none. */
export const logoutCall = call('POST', '/api/auth/logout', { access: 'anyone' })

/** Whether the household still needs its first steps (contract, 'The wire'). */
export const onboardingStatusCall = call('GET', '/api/auth/onboarding-status', { answer: OnboardingStatus })

/** Someone of the household chose to skip the first steps; they are not asked for again. */
export const skipOnboardingCall = call('POST', '/api/auth/skip-onboarding', { answer: OnboardingStatus })

/** Mails a link for a new password; answers alike, in body and in time, whether or not there is such an account. */
export const forgotPasswordCall = call('POST', '/api/auth/forgot-password', {
  access: 'anyone',
  body: ResetRequest,
})

/**
 * Sets a new password with the token of the mailed link, once; ends every other session. 400 when the token is unknown or old, 401
 * CODE_WANTED when two-step sign-in is on and no code was sent.
 */
export const resetPasswordCall = call('POST', '/api/auth/reset-password', {
  access: 'anyone',
  body: PasswordReset,
})
