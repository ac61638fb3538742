/** What a review is unsure of, field by field, until a person edits the field. */
import { useState } from 'react'
import type { Doubt } from '@plateful/page-reader/doubt'
import type { RecipeToReview } from '../../../domain/recipes/recipe-to-review.ts'
import type { RecipeFormValues } from './recipe-form-values.ts'

/** The sentences beside each field. */
export type RecipeDoubts = Partial<Record<Doubt['field'], string>>

/**
 * All there is to look at in a recipe that was read: what the reader doubted, and the tag that only
 * a person can give.
 */
export const doubtsAbout = (recipe: RecipeToReview, warnings: readonly Doubt[]): Doubt[] =>
  recipe.tags.length > 0
    ? [...warnings]
    : [...warnings, { field: 'tags', message: 'Give it at least one tag, so that you find it again.' }]

/**
 * The doubts that are left in a form: a field that was edited has none any more, also when the edit
 * was made before a reload.
 */
export function useDoubts(
  doubts: readonly Doubt[],
  { start, values }: { start: RecipeFormValues; values: RecipeFormValues },
) {
  const isAsRead = ({ field }: Doubt) => JSON.stringify(values[field]) === JSON.stringify(start[field])
  const [left, setLeft] = useState(() => doubts.filter(isAsRead))
  const sentences: RecipeDoubts = {}
  for (const { field, message } of left)
    sentences[field] = sentences[field] === undefined ? message : `${sentences[field]} ${message}`
  return {
    left,
    sentences,
    settle: (edited: Partial<RecipeFormValues>) =>
      setLeft((before) => before.filter(({ field }) => !(field in edited))),
    startOver: () => setLeft([...doubts]),
  }
}
