import { z } from 'zod'
import { Instant } from '../fields.ts'
import { entries, tidyEntries } from './person.ts'

/** How much work a recipe may be; 'moderate' by default (household 9). */
export const complexities = ['easy', 'moderate', 'hard'] as const

/** The cuisines that a form offers; others can be typed. */
export const offeredCuisines = [
  'British',
  'Italian',
  'Indian',
  'Chinese',
  'Mexican',
  'Thai',
  'French',
  'Greek',
  'Spanish',
  'Japanese',
  'American',
  'Middle Eastern',
  'Mediterranean',
  'Moroccan',
  'Caribbean',
  'Scandinavian',
] as const

const wholeBetween = (least: number, most: number, label: string) => {
  const sentence = `${label} must be a whole number from ${least} to ${most}`
  return z.number(sentence).int(sentence).min(least, sentence).max(most, sentence)
}

const minutes = wholeBetween(5, 600, 'Minutes')

/** Pounds with pence as text, as in a `decimal(10,2)`. Empty means no limit. */
const Pounds = z
  .string()
  .trim()
  .transform((text) => text || null)
  .nullable()
  .refine((text) => text === null || /^\d{1,8}(\.\d{1,2})?$/.test(text), {
    message: 'The budget per serving must be an amount in pounds, for example 2.50',
  })
  .transform((text) => (text === null ? null : Number(text).toFixed(2)))

const fields = {
  autoPopulateBreakfast: z.boolean(),
  autoPopulateLunch: z.boolean(),
  autoPopulateDinner: z.boolean(),
  autoPopulateSnacks: z.boolean(),
  dietaryRestrictions: entries,
  allergies: entries,
  dislikedIngredients: entries,
  preferredCuisines: entries,
  maxCookingTimeBreakfast: minutes,
  maxCookingTimeLunch: minutes,
  maxCookingTimeDinner: minutes,
  preferredComplexity: z.enum(complexities, 'Choose easy, moderate or hard'),
  avoidRepetitionDays: wholeBetween(0, 365, 'Days'),
  budgetPerServing: Pounds,
  balanceProteins: z.boolean(),
  balanceVegetables: z.boolean(),
  balanceCuisines: z.boolean(),
}

/** What one person tells the planner (household 8). */
export const PreferencesDraft = z.object(fields)
export type PreferencesDraft = z.infer<typeof PreferencesDraft>

/** A change under the same rules; what is not sent stays as it is. */
export const PreferencesChange = PreferencesDraft.partial()
export type PreferencesChange = z.infer<typeof PreferencesChange>

/**
 * The preferences of a person; the two moments are null until they are saved for the first time.
 */
export const UserPreferences = z.object({
  ...fields,
  dietaryRestrictions: z.array(z.string()),
  allergies: z.array(z.string()),
  dislikedIngredients: z.array(z.string()),
  preferredCuisines: z.array(z.string()),
  budgetPerServing: z.string().nullable(),
  userId: z.number(),
  createdAt: Instant.nullable(),
  updatedAt: Instant.nullable(),
})
export type UserPreferences = z.infer<typeof UserPreferences>

/** Preferences about what must or should not be eaten. */
export type EatingConstraints = Pick<
  PreferencesDraft,
  'allergies' | 'dietaryRestrictions' | 'dislikedIngredients'
>

/**
 * Combines the preferences of all adults: they eat together, so an allergy of one binds every meal,
 * whoever plans (household 11).
 */
export const combineConstraints = (all: readonly EatingConstraints[]): EatingConstraints => ({
  allergies: tidyEntries(all.flatMap(({ allergies }) => allergies)),
  dietaryRestrictions: tidyEntries(all.flatMap(({ dietaryRestrictions }) => dietaryRestrictions)),
  dislikedIngredients: tidyEntries(all.flatMap(({ dislikedIngredients }) => dislikedIngredients)),
})

/** The defaults (household 9). */
export const defaultPreferences: PreferencesDraft = {
  autoPopulateBreakfast: false,
  autoPopulateLunch: false,
  autoPopulateDinner: false,
  autoPopulateSnacks: false,
  dietaryRestrictions: [],
  allergies: [],
  dislikedIngredients: [],
  preferredCuisines: [],
  maxCookingTimeBreakfast: 15,
  maxCookingTimeLunch: 30,
  maxCookingTimeDinner: 60,
  preferredComplexity: 'moderate',
  avoidRepetitionDays: 7,
  budgetPerServing: null,
  balanceProteins: true,
  balanceVegetables: true,
  balanceCuisines: true,
}

/**
 * After how many days a recipe may come again: 14 by default (household 10); stored with the user.
 */
export const RepeatInterval = z.object({ recipeRepeatInterval: wholeBetween(0, 365, 'Days') })
export type RepeatInterval = z.infer<typeof RepeatInterval>
