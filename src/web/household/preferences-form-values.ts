/** What a person types into the form of planner preferences, and how it becomes something that can be saved. */
import { z } from 'zod'
import { PreferencesDraft, RepeatInterval, type UserPreferences } from '../../domain/household/preferences.ts'
import type { Problems } from '../ui/use-form.ts'

export const PreferencesInput = z.object({ ...PreferencesDraft.shape, ...RepeatInterval.shape })
export type PreferencesInput = z.infer<typeof PreferencesInput>

export type NumberField =
  | 'maxCookingTimeBreakfast'
  | 'maxCookingTimeLunch'
  | 'maxCookingTimeDinner'
  | 'avoidRepetitionDays'
  | 'recipeRepeatInterval'

/** A number field holds text until it holds a number. */
export type PreferencesFormValues = Omit<PreferencesInput, NumberField | 'budgetPerServing'> &
  Record<NumberField, number | string> & { budgetPerServing: string }

/** What every part of the form is given. */
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
