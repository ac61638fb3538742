import { z } from 'zod'
import { PreferencesDraft, RepeatInterval, type UserPreferences } from '../../domain/household/preferences.ts'
import type { DraftPlace } from '../ui/forms/draft-store.ts'
import type { Problems } from '../ui/forms/use-form.ts'

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
