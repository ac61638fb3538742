import { formatList } from '@plateful/ingredients/format-english'
import { z } from 'zod'
import { PreferencesDraft, RepeatInterval, type UserPreferences } from '../../domain/household/preferences.ts'
import type { DraftPlace } from '../ui/forms/draft-store.ts'
import type { Problems } from '../ui/forms/use-form.ts'
import { allergyName, offeredDiets } from './need-names.ts'

const PreferencesInput = z.object({ ...PreferencesDraft.shape, ...RepeatInterval.shape })
export type PreferencesInput = z.infer<typeof PreferencesInput>

export type NumberField =
  | 'maxCookingTimeBreakfast'
  | 'maxCookingTimeLunch'
  | 'maxCookingTimeDinner'
  | 'avoidRepetitionDays'
  | 'recipeRepeatInterval'

const list = z.array(z.string())
/** A number field holds text until it is a valid number. */
const number = z.union([z.number(), z.string()])
const { autoPopulateBreakfast: yesOrNo, preferredComplexity } = PreferencesDraft.shape

export const PreferencesFormValues = z.object({
  autoPopulateBreakfast: yesOrNo,
  autoPopulateLunch: yesOrNo,
  autoPopulateDinner: yesOrNo,
  autoPopulateSnacks: yesOrNo,
  dietaryRestrictions: list,
  allergies: list,
  dislikedIngredients: list,
  preferredCuisines: list,
  maxCookingTimeBreakfast: number,
  maxCookingTimeLunch: number,
  maxCookingTimeDinner: number,
  preferredComplexity,
  avoidRepetitionDays: number,
  recipeRepeatInterval: number,
  budgetPerServing: z.string(),
  balanceProteins: yesOrNo,
  balanceVegetables: yesOrNo,
  balanceCuisines: yesOrNo,
}) satisfies z.ZodType<FormOf>
export type PreferencesFormValues = z.infer<typeof PreferencesFormValues>

/** The form's values of everything that is saved. */
type FormOf = Omit<PreferencesInput, NumberField | 'budgetPerServing'> &
  Record<NumberField, number | string> & { budgetPerServing: string }

export const preferencesPlace: DraftPlace<PreferencesFormValues> = {
  name: 'preferences',
  form: PreferencesFormValues,
}

export interface PreferencesFieldsProps {
  values: PreferencesFormValues
  problems: Problems<PreferencesFormValues>
  onChange: (part: Partial<PreferencesFormValues>) => void
}

export const preferencesFormOf = (
  { userId: _whose, createdAt: _since, updatedAt: _last, ...kept }: UserPreferences,
  recipeRepeatInterval: number,
): PreferencesFormValues => ({
  ...kept,
  budgetPerServing: kept.budgetPerServing ?? '',
  recipeRepeatInterval,
})

export const checkPreferences = (values: PreferencesFormValues) => PreferencesInput.safeParse(values)

const NOTHING = 'Nothing yet'

const dietName = (value: string) => offeredDiets.find((diet) => diet.value === value)?.name ?? value

/** 'Peanuts · Vegetarian' */
export const describeMustNot = ({ allergies, dietaryRestrictions }: PreferencesFormValues): string =>
  [...allergies.map(allergyName), ...dietaryRestrictions.map(dietName)].join(' · ') || NOTHING

/** 'No olives or capers · Thai and Italian more often' */
export const describeTastes = ({ dislikedIngredients, preferredCuisines }: PreferencesFormValues): string =>
  [
    ...(dislikedIngredients.length > 0 ? [`No ${formatList(dislikedIngredients, 'or')}`] : []),
    ...(preferredCuisines.length > 0 ? [`${formatList(preferredCuisines)} more often`] : []),
  ].join(' · ') || NOTHING

const complexity = { easy: 'Easy recipes', moderate: 'Easy or moderate', hard: 'Any amount of work' } as const

/** 'Breakfast 15, lunch 30, dinner 60 min · Easy recipes · £2.50 a serving' */
export function describeEffort(values: PreferencesFormValues): string {
  const { maxCookingTimeBreakfast, maxCookingTimeLunch, maxCookingTimeDinner, budgetPerServing } = values
  return [
    `Breakfast ${maxCookingTimeBreakfast}, lunch ${maxCookingTimeLunch}, dinner ${maxCookingTimeDinner} min`,
    complexity[values.preferredComplexity],
    ...(budgetPerServing.trim() === '' ? [] : [`£${budgetPerServing.trim()} a serving`]),
  ].join(' · ')
}

/** 'No repeats within 7 days · Varies proteins, vegetables and cuisines' */
export function describeVariety(values: PreferencesFormValues): string {
  const { avoidRepetitionDays, balanceProteins, balanceVegetables, balanceCuisines } = values
  const variedParts = [
    ...(balanceProteins ? ['proteins'] : []),
    ...(balanceVegetables ? ['vegetables'] : []),
    ...(balanceCuisines ? ['cuisines'] : []),
  ]
  return [
    `No repeats within ${avoidRepetitionDays} ${Number(avoidRepetitionDays) === 1 ? 'day' : 'days'}`,
    variedParts.length > 0 ? `Varies ${formatList(variedParts)}` : 'Nothing has to vary',
  ].join(' · ')
}
