import { z } from 'zod'
import { nameField } from '../fields.ts'
import { EmailAddress, User } from './user.ts'

/** What a person may change of the profile: both names and a valid e-mail address (account 23). */
export const ProfileChange = z.object({
  firstName: nameField('First name is required'),
  lastName: nameField('Last name is required'),
  email: EmailAddress,
})
export type ProfileChange = z.infer<typeof ProfileChange>

/**
 * The person as changed; a new e-mail address waits in `pendingEmail` until the mailed link is
 * opened (account 23).
 */
export const ProfileAnswer = User.extend({
  pendingEmailVerification: z.boolean(),
  message: z.string(),
})
export type ProfileAnswer = z.infer<typeof ProfileAnswer>

/**
 * A new password at account change: at least 6 characters, other than at registration and reset
 * (account 24).
 */
const AccountPassword = z
  .string('Password must be at least 6 characters')
  .min(6, 'Password must be at least 6 characters')
  .max(1000, 'Password must be at most 1000 characters')

/** Changing the password needs the present one (account 24). */
export const PasswordChange = z.object({
  currentPassword: z
    .string('Current password is required')
    .min(1, 'Current password is required')
    .max(1000, 'Password must be at most 1000 characters'),
  newPassword: AccountPassword,
})
export type PasswordChange = z.infer<typeof PasswordChange>

/** The form of a password change: the new password twice, and alike (account 24). */
export const PasswordChangeForm = PasswordChange.extend({
  confirmation: z.string('Please confirm your password').min(6, 'Please confirm your password'),
}).refine((form) => form.newPassword === form.confirmation, {
  path: ['confirmation'],
  message: "Passwords don't match",
  // Also checked when other fields have problems; an empty confirmation has its own message.
  when: ({ value }) => Confirmed.safeParse(value).success,
})
export type PasswordChangeForm = z.infer<typeof PasswordChangeForm>

const Confirmed = z.object({ newPassword: z.string(), confirmation: z.string().min(6) })

/** For how many days signing in restores a deleted account (account 29). */
export const GRACE_DAYS = 30

/** Deleting an account needs its password. */
export const AccountDeletion = z.object({
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(1000, 'Password must be at most 1000 characters'),
})
export type AccountDeletion = z.infer<typeof AccountDeletion>

/** The least, most and usual number of diners of a meal (account 25). */
export const DINER_LIMITS = { least: 1, most: 20, usual: 4 } as const

/** The number of diners that a new meal starts with: a whole number from 1 to 20 (account 25). */
export const DefaultDinerCount = z.object({
  defaultDinerCount: z
    .number('Must be a number')
    .int('Must be a whole number')
    .min(DINER_LIMITS.least, 'Must be at least 1')
    .max(DINER_LIMITS.most, 'Cannot exceed 20'),
})
export type DefaultDinerCount = z.infer<typeof DefaultDinerCount>
