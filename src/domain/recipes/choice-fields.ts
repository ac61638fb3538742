/**
 * Fields of a recipe that have one of a few values. The form, the view, the words, the library's
 * filter and imports derive from what is said here (docs/adding-a-field.md).
 */

import { formatList } from '@plateful/ingredients/format-english'
import { z } from 'zod'

/** How hard a recipe may say it is, the easiest first. */
export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

/** The label and values of each field with a choice, in the form's order. */
export const recipeChoices = {
  /** As the recipe itself says; it is never guessed (recipes 43). */
  difficulty: { label: 'the difficulty', values: difficulties },
} as const

/** The name of a field with a choice of values. */
export type ChoiceField = keyof typeof recipeChoices
/** The values of a field with a choice. */
export type ChoiceOf<Field extends ChoiceField> = (typeof recipeChoices)[Field]['values'][number]

/** The names of these fields, in their order. */
export const choiceFieldNames = Object.keys(recipeChoices) as ChoiceField[]

/** An object with what `map` gives for each of these fields. */
export const mapChoiceFields = <Mapped>(map: (field: ChoiceField) => Mapped) =>
  Object.fromEntries(choiceFieldNames.map((field) => [field, map(field)])) as Record<ChoiceField, Mapped>

function choiceField<const Value extends string>(label: string, values: readonly Value[]) {
  return {
    label,
    typedAs: 'choice' as const,
    saved: z
      .enum([...values, ''] as const, `Choose ${formatList(values, 'or')}, or leave it empty`)
      .transform((value) => (value === '' ? null : (value as Value)))
      .nullable(),
    // Answers that a browser keeps and files that were written earlier do not have it.
    answered: z.enum(values).nullable().default(null),
    inFile: z.enum(values).nullable().default(null),
  }
}

/** These fields, described as all are. */
export const choiceFields = mapChoiceFields((field) =>
  choiceField<ChoiceOf<ChoiceField>>(recipeChoices[field].label, recipeChoices[field].values),
) as { [F in ChoiceField]: ReturnType<typeof choiceField<ChoiceOf<F>>> }
