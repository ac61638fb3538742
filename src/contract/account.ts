import { z } from 'zod'
import { DefaultDinerCount, PasswordChange, ProfileAnswer, ProfileChange } from '../domain/account/account.ts'
import { User } from '../domain/auth/user.ts'
import { RepeatInterval } from '../domain/household/preferences.ts'
import { call } from './call.ts'

/** Names change at once; a new e-mail address waits for its mailed link. 409 when another account has it, 429 after many letters. */
export const updateProfileCall = call('PATCH', '/api/auth/update-profile', {
  body: ProfileChange,
  answer: ProfileAnswer,
})

/** Sets a new password and ends the person's other sessions; 400 when the current one is wrong. */
export const updatePasswordCall = call('PATCH', '/api/auth/update-password', { body: PasswordChange })

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

/** The link of a verification letter: goes on to /account with `emailVerified=true` or `emailVerificationError=true`. */
export const verifyEmailCall = call('GET', '/api/auth/verify-email', {
  access: 'anyone',
  query: z.object({ token: z.string().max(200).default('') }),
  redirects: true,
})
