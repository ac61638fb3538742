import { z } from 'zod'
import {
  AccountDeletion,
  DefaultDinerCount,
  PasswordChange,
  ProfileAnswer,
  ProfileChange,
} from '../domain/account/account.ts'
import { SessionView } from '../domain/account/session-view.ts'
import {
  RecoveryCodes,
  SecondFactor,
  SecondFactorChange,
  SecondFactorKey,
  SecondFactorProof,
  SecondFactorStart,
  SecondStep,
} from '../domain/account/second-factor.ts'
import {
  Credentials,
  InvitedRegistration,
  Me,
  OnboardingStatus,
  RegistrationRule,
  SignedInUser,
  User,
} from '../domain/account/user.ts'
import { RepeatInterval } from '../domain/household/preferences.ts'
import { call, IdParams } from './call.ts'
import { PasswordReset, ResetRequest } from '../domain/account/password-reset.ts'
/**
 * Names change at once; a new e-mail address waits for its mailed link. 409 when another account
 * has it, 429 after many letters.
 */
export const updateProfileCall = call('PATCH', '/api/auth/update-profile', {
  body: ProfileChange,
  answer: ProfileAnswer,
  refusals: ['EMAIL_TAKEN', 'TOO_MANY_TRIES'],
})

/** Sets a new password and ends the person's other sessions; 400 when the current one is wrong. */
export const updatePasswordCall = call('PATCH', '/api/auth/update-password', {
  body: PasswordChange,
  refusals: ['TOO_MANY_TRIES', 'BUSY'],
})

/** The number of diners that a new meal starts with. */
export const updateDefaultDinerCountCall = call('PATCH', '/api/auth/update-default-diner-count', {
  body: DefaultDinerCount,
  answer: User,
})

/** After how many days the planner may bring a recipe back. */
export const updateRepeatIntervalCall = call('PATCH', '/api/auth/update-recipe-repeat-interval', {
  body: RepeatInterval,
  answer: User,
})

/** Whether two-step sign-in is on. */
export const secondFactorCall = call('GET', '/api/auth/second-factor', { answer: SecondFactor })

/**
 * A key for an authenticator app, which is good once a code of it is sent within the hour; 400 for
 * a wrong password, 409 when it is on already.
 */
export const beginSecondFactorCall = call('POST', '/api/auth/second-factor', {
  access: 'before-second-factor',
  body: SecondFactorStart,
  answer: SecondFactorKey,
  refusals: ['ALREADY_DONE', 'TOO_MANY_TRIES', 'BUSY'],
})

/**
 * Switches it on with the app's first code, ends the person's other sessions and answers recovery
 * codes; 404 when nothing was begun.
 */
export const confirmSecondFactorCall = call('POST', '/api/auth/second-factor/confirm', {
  access: 'before-second-factor',
  body: SecondFactorProof,
  answer: RecoveryCodes,
  refusals: ['NOT_FOUND', 'TOO_MANY_TRIES', 'BUSY'],
})

/** New recovery codes in place of those before; 404 when it is off. */
export const renewRecoveryCodesCall = call('POST', '/api/auth/second-factor/recovery-codes', {
  body: SecondFactorChange,
  answer: RecoveryCodes,
  refusals: ['NOT_FOUND', 'TOO_MANY_TRIES', 'BUSY'],
})

/**
 * Switches it off and forgets key and codes; 404 when it is off, 403 where everybody has to have it
 * (SIGN_IN=strict).
 */
export const endSecondFactorCall = call('DELETE', '/api/auth/second-factor', {
  body: SecondFactorChange,
  refusals: ['NOT_FOUND', 'TOO_MANY_TRIES', 'BUSY'],
})

/** Where the person is signed in, the place used last first. */
export const sessionsCall = call('GET', '/api/auth/sessions', { answer: z.array(SessionView) })

/** Ends one session, this one included; 404 when it is over or somebody else's. */
export const endSessionCall = call('DELETE', '/api/auth/sessions/:id', {
  params: IdParams,
  refusals: ['NOT_FOUND'],
})

/** Ends every session but this one. */
export const endOtherSessionsCall = call('DELETE', '/api/auth/sessions', {})

/**
 * Mails the link that proves the account's address once more; nothing to do where it is proved. 429
 * after many.
 */
export const resendVerificationCall = call('POST', '/api/auth/resend-verification', {
  refusals: ['TOO_MANY_TRIES'],
})

/**
 * Signs out everywhere and deletes the account after 30 days, unless the person signs in before;
 * 400 when the password is wrong.
 */
export const deleteAccountCall = call('DELETE', '/api/account', {
  body: AccountDeletion,
  refusals: ['TOO_MANY_TRIES', 'BUSY'],
})

/**
 * The link of a verification letter: goes on to /account with `emailVerified=true` or
 * `emailVerificationError=true`.
 */
export const verifyEmailCall = call('GET', '/api/auth/verify-email', {
  access: 'anyone',
  query: z.object({ token: z.string().max(200).default('') }),
  redirects: true,
})

/** The signed-in user; 401 means signed out (account 4). */
export const meCall = call('GET', '/api/auth/me', { access: 'before-second-factor', answer: Me })

/** Who may create an account here, so that nobody fills in a form that will be refused. */
export const registrationRuleCall = call('GET', '/api/auth/registration', {
  access: 'anyone',
  answer: RegistrationRule,
})

/**
 * Creates an account, in a household of its own or in that of an invitation, and signs it in. 409
 * when the e-mail is taken, 403 when registration needs an invitation, 404 when the invitation
 * holds no more.
 */
export const registerCall = call('POST', '/api/auth/register', {
  access: 'anyone',
  body: InvitedRegistration,
  answer: User,
  status: 201,
  refusals: ['REGISTRATION_CLOSED', 'NOT_FOUND', 'EMAIL_TAKEN', 'TOO_MANY_TRIES', 'BUSY'],
})

/**
 * Signs in, and restores an account that was to be deleted; 401 with one and the same sentence for
 * an unknown e-mail and a wrong password, 429 after too many tries. Where two-step sign-in is on,
 * 401 CODE_WANTED with a `challenge`, and no session yet.
 */
export const loginCall = call('POST', '/api/auth/login', {
  access: 'anyone',
  body: Credentials,
  answer: SignedInUser,
  refusals: ['WRONG_CREDENTIALS', 'CODE_WANTED', 'TOO_MANY_TRIES', 'BUSY'],
})

/**
 * The second step: a one-time code or a recovery code with the challenge of the first, for five
 * minutes and five tries. 400 for a wrong code, 401 when the challenge is over.
 */
export const secondStepCall = call('POST', '/api/auth/login/code', {
  access: 'anyone',
  body: SecondStep,
  answer: SignedInUser,
  refusals: ['NOT_SIGNED_IN', 'TOO_MANY_TRIES', 'BUSY'],
})

/** Ends this session; answers alike when there is none. */
export const logoutCall = call('POST', '/api/auth/logout', { access: 'anyone' })

/** Whether the household still needs its first steps (home 5). */
export const onboardingStatusCall = call('GET', '/api/auth/onboarding-status', { answer: OnboardingStatus })

/** Someone of the household chose to skip the first steps; they are not asked for again. */
export const skipOnboardingCall = call('POST', '/api/auth/skip-onboarding', { answer: OnboardingStatus })

/**
 * Mails a link for a new password; answers alike, in body and in time, whether or not there is such
 * an account.
 */
export const forgotPasswordCall = call('POST', '/api/auth/forgot-password', {
  access: 'anyone',
  body: ResetRequest,
  refusals: ['TOO_MANY_TRIES'],
})

/**
 * Sets a new password with the token of the mailed link, once; ends every other session. 400 when
 * the token is unknown or old, 401 CODE_WANTED when two-step sign-in is on and no code was sent.
 */
export const resetPasswordCall = call('POST', '/api/auth/reset-password', {
  access: 'anyone',
  body: PasswordReset,
  refusals: ['CODE_WANTED', 'TOO_MANY_TRIES', 'BUSY'],
})
