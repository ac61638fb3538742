/** What a person types into the form of planner preferences, and how it becomes something that can be saved. */
import { z } from 'zod'
import { PreferencesDraft, RepeatInterval, type UserPreferences } from '../../domain/household/preferences.ts'

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

/** One sentence beside a field. */
export type PreferencesProblems = Partial<Record<string, string>>

export const preferencesFormOf = (
  { userId: _whose, createdAt: _since, updatedAt: _last, ...kept }: UserPreferences,
  recipeRepeatInterval: number,
): PreferencesFormValues => ({
  ...kept,
  budgetPerServing: kept.budgetPerServing ?? '',
  recipeRepeatInterval,
})

/** The first sentence for each field, out of the form's own check or the server's answer. */
export function preferencesProblems(
  issues: readonly { path: readonly PropertyKey[] | string; message: string }[],
): PreferencesProblems {
  const problems: PreferencesProblems = {}
  for (const { path, message } of issues) {
    const field = typeof path === 'string' ? (path.split('.')[0] ?? '') : String(path[0])
    problems[field] ??= message
  }
  return problems
}
