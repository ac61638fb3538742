import { z } from 'zod'
import { Instant, nameField, PeopleCount } from '../fields.ts'

/** An e-mail address: trimmed and lowercased, so that one person has one account (account 11). */
export const EmailAddress = z
  .string('Please enter a valid email address')
  .trim()
  .toLowerCase()
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'))

/**
 * A new password at registration and reset: at least 8 characters (account 12); 1,000 at most, so
 * that hashing stays cheap.
 */
export const NewPassword = z
  .string('Password must be at least 8 characters')
  .min(8, 'Password must be at least 8 characters')
  .max(1000, 'Password must be at most 1000 characters')

/** What a person types to create an account, with its messages (account 12). */
export const Registration = z.object({
  email: EmailAddress,
  password: NewPassword,
  firstName: nameField('First name is required'),
  lastName: nameField('Last name is required'),
})
export type Registration = z.infer<typeof Registration>

/** A registration with the secret of an invitation into an existing household. */
export const InvitedRegistration = Registration.extend({
  invitation: z.string().min(1, 'Open the whole link.').max(200, 'Open the whole link.').optional(),
})
export type InvitedRegistration = z.infer<typeof InvitedRegistration>

/** Whether anybody may create an account here, or only invited people (account 7). */
export const RegistrationRule = z.object({ registration: z.enum(['open', 'invite']) })
export type RegistrationRule = z.infer<typeof RegistrationRule>

/**
 * What a person types to sign in: a password of at least one character (account 13). A longer
 * minimum would lock out people who chose six characters under My Account (account 24).
 */
export const Credentials = z.object({
  email: EmailAddress,
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(1000, 'Password must be at most 1000 characters'),
})
export type Credentials = z.infer<typeof Credentials>

/**
 * The signed-in user's object as every session answer gives it (account 5): never a hash or a
 * token.
 */
export const User = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isVerified: z.boolean(),
  pendingEmail: z.string().nullable(),
  defaultDinerCount: PeopleCount,
  recipeRepeatInterval: z.number(),
  photoImportsUsed: z.number(),
  photoImportsResetDate: z.string().nullable(),
  mealPlanningSubscription: z.string().nullable(),
  weeklyMealPlanLimit: z.number().nullable(),
  createdAt: Instant,
})
export type User = z.infer<typeof User>

/** The answer of a sign-in; `isRestored` when it cancelled the account's deletion (account 29). */
export const SignedInUser = User.extend({ isRestored: z.literal(true).optional() })
export type SignedInUser = z.infer<typeof SignedInUser>

/**
 * Who is signed in, and in which household, because what a device keeps is of one person in one
 * household (home 82); a copy that an older version kept names none. `isSecondFactorWanted` where
 * the installation demands two-step sign-in and this person has not switched it on (decision 0042).
 * `householdNeeds` where its adults wrote under Settings what must not be in any meal (household
 * 61).
 */
export const Me = User.extend({
  householdId: z.number().optional(),
  isSecondFactorWanted: z.literal(true).optional(),
  householdNeeds: z.object({ allergies: z.array(z.string()), diets: z.array(z.string()) }).optional(),
})
export type Me = z.infer<typeof Me>

/** Whether the household still needs the welcome, and which first steps it has taken. */
export const OnboardingStatus = z.object({
  needsOnboarding: z.boolean(),
  steps: z.object({ family: z.boolean(), templates: z.boolean(), recipes: z.boolean() }),
})
export type OnboardingStatus = z.infer<typeof OnboardingStatus>

/**
 * Onboarding is needed until the household has a family member, a day template or a recipe, or
 * someone skipped it (home 5).
 */
export function onboardingStatus(steps: OnboardingStatus['steps'], skipped: boolean): OnboardingStatus {
  return { needsOnboarding: !skipped && !steps.family && !steps.templates && !steps.recipes, steps }
}
