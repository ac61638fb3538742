import { z } from 'zod'
import { AccessToken, AccessTokenDraft, CreatedAccessToken } from '../domain/account/access-token.ts'
import {
  AccountDeletion,
  DefaultDinerCount,
  PasswordChange,
  ProfileAnswer,
  ProfileChange,
} from '../domain/account/account.ts'
import { PasswordReset, ResetRequest } from '../domain/account/password-reset.ts'
import {
  RecoveryCodes,
  SecondFactor,
  SecondFactorChange,
  SecondFactorKey,
  SecondFactorProof,
  SecondFactorStart,
  SecondStep,
} from '../domain/account/second-factor.ts'
import { SessionView } from '../domain/account/session-view.ts'
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

/**
 * Names change at once; a new e-mail address takes effect when its mailed link is opened. 409 when
 * another account has it, 429 after many emails.
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

/** Whether two-step sign-in is on, and how many recovery codes are left. */
export const secondFactorCall = call('GET', '/api/auth/second-factor', { answer: SecondFactor })

/**
 * A key for an authenticator app; it takes effect when a code of it is sent within the hour. 400
 * for a wrong password, 409 when two-step sign-in is on already.
 */
export const beginSecondFactorCall = call('POST', '/api/auth/second-factor', {
  access: 'before-second-factor',
  body: SecondFactorStart,
  answer: SecondFactorKey,
  refusals: ['ALREADY_DONE', 'TOO_MANY_TRIES', 'BUSY'],
})

/**
 * Switches two-step sign-in on with the app's first code, ends the person's other sessions and
 * answers recovery codes; 404 when no key was made before (`beginSecondFactorCall`).
 */
export const confirmSecondFactorCall = call('POST', '/api/auth/second-factor/confirm', {
  access: 'before-second-factor',
  body: SecondFactorProof,
  answer: RecoveryCodes,
  refusals: ['NOT_FOUND', 'TOO_MANY_TRIES', 'BUSY'],
})

/** Replaces the recovery codes by new ones; 404 when two-step sign-in is off. */
export const renewRecoveryCodesCall = call('POST', '/api/auth/second-factor/recovery-codes', {
  body: SecondFactorChange,
  answer: RecoveryCodes,
  refusals: ['NOT_FOUND', 'TOO_MANY_TRIES', 'BUSY'],
})

/**
 * Switches two-step sign-in off and deletes its key and codes; 404 when it is off, 403 where
 * SIGN_IN=strict demands it of everybody.
 */
export const endSecondFactorCall = call('DELETE', '/api/auth/second-factor', {
  body: SecondFactorChange,
  refusals: ['NOT_FOUND', 'TOO_MANY_TRIES', 'BUSY'],
})

/** The person's sessions, the one used last first. */
export const sessionsCall = call('GET', '/api/auth/sessions', { answer: z.array(SessionView) })

/** Ends one session, which may be this one; 404 when it has ended or is somebody else's. */
export const endSessionCall = call('DELETE', '/api/auth/sessions/:id', {
  params: IdParams,
  refusals: ['NOT_FOUND'],
})

/** Ends every session but this one. */
export const endOtherSessionsCall = call('DELETE', '/api/auth/sessions', {})

/** The person's access tokens that have not expired, the newest first; none with its secret. */
export const accessTokensCall = call('GET', '/api/access-tokens', { answer: z.array(AccessToken) })

/**
 * Makes an access token for a program of the person; only this answer contains the token. 400 when
 * the person has `MAX_ACCESS_TOKENS`, or `expiresAt` is in the past.
 */
export const createAccessTokenCall = call('POST', '/api/access-tokens', {
  body: AccessTokenDraft,
  answer: CreatedAccessToken,
  status: 201,
})

/** Revokes a token at once; 404 when there is none, or it is somebody else's. */
export const revokeAccessTokenCall = call('DELETE', '/api/access-tokens/:id', {
  params: IdParams,
  refusals: ['NOT_FOUND'],
})

/** Sends the verification email again; does nothing for a proved address. 429 after many. */
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
 * The link of a verification email: redirects to /account with `emailVerified=true` or
 * `emailVerificationError=true`.
 */
export const verifyEmailCall = call('GET', '/api/auth/verify-email', {
  access: 'anyone',
  query: z.object({ token: z.string().max(200).default('') }),
  redirects: true,
})

/** The signed-in user; 401 means signed out (account 4). */
export const meCall = call('GET', '/api/auth/me', { access: 'before-second-factor', answer: Me })

/** Who may create an account here; a form asks before it is filled in. */
export const registrationRuleCall = call('GET', '/api/auth/registration', {
  access: 'anyone',
  answer: RegistrationRule,
})

/**
 * Creates an account, in a household of its own or in that of an invitation, and signs it in. 409
 * when the e-mail is taken, 403 when registration needs an invitation, 404 when the invitation is
 * used or expired.
 */
export const registerCall = call('POST', '/api/auth/register', {
  access: 'anyone',
  body: InvitedRegistration,
  answer: User,
  status: 201,
  refusals: ['REGISTRATION_CLOSED', 'NOT_FOUND', 'EMAIL_TAKEN', 'TOO_MANY_TRIES', 'BUSY'],
})

/**
 * Signs in, and cancels a deletion of the account that is not due yet; 401 with the same sentence
 * for an unknown e-mail and a wrong password, 429 after too many tries. With two-step sign-in, 401
 * CODE_WANTED with a `challenge`, and no session yet.
 */
export const loginCall = call('POST', '/api/auth/login', {
  access: 'anyone',
  body: Credentials,
  answer: SignedInUser,
  refusals: ['WRONG_CREDENTIALS', 'CODE_WANTED', 'TOO_MANY_TRIES', 'BUSY'],
})

/**
 * The second step: a one-time code or a recovery code with the challenge of the first, for five
 * minutes and five tries. 400 for a wrong code, 401 when the challenge has expired.
 */
export const secondStepCall = call('POST', '/api/auth/login/code', {
  access: 'anyone',
  body: SecondStep,
  answer: SignedInUser,
  refusals: ['NOT_SIGNED_IN', 'TOO_MANY_TRIES', 'BUSY'],
})

/** Ends this session; the answer is the same without one. */
export const logoutCall = call('POST', '/api/auth/logout', { access: 'anyone' })

/** Whether the household still needs its first steps (home 5). */
export const onboardingStatusCall = call('GET', '/api/auth/onboarding-status', { answer: OnboardingStatus })

/** Skips the first steps for the whole household. */
export const skipOnboardingCall = call('POST', '/api/auth/skip-onboarding', { answer: OnboardingStatus })

/**
 * Emails a link for a new password; body and time of the answer do not tell whether there is such
 * an account.
 */
export const forgotPasswordCall = call('POST', '/api/auth/forgot-password', {
  access: 'anyone',
  body: ResetRequest,
  refusals: ['TOO_MANY_TRIES'],
})

/**
 * Sets a new password with the mailed token, which works one time; ends every other session. 400
 * when the token is unknown or old, 401 CODE_WANTED when two-step sign-in is on and no code was
 * sent.
 */
export const resetPasswordCall = call('POST', '/api/auth/reset-password', {
  access: 'anyone',
  body: PasswordReset,
  refusals: ['CODE_WANTED', 'TOO_MANY_TRIES', 'BUSY'],
})
