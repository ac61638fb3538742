/** The household's marks on a recipe: a heart, up to five stars, and when it was made. */

import { z } from 'zod'
import { Day } from '../day.ts'

/** A rating has one to five stars; a recipe that nobody rated has none. */
export const MAX_STARS = 5

const NOT_STARS = `Give 1 to ${MAX_STARS} stars`

/**
 * The marks of a recipe. `timesMade` counts the days on which it was made, `lastMadeOn` is the
 * latest of them.
 */
export const recipeMarks = {
  isFavourite: z.boolean('Say yes or no'),
  rating: z.number(NOT_STARS).int(NOT_STARS).min(1, NOT_STARS).max(MAX_STARS, NOT_STARS).nullable(),
  timesMade: z.number(),
  lastMadeOn: Day.nullable(),
}

/**
 * A change of the marks that a person sets; what is not sent stays as it is, and a rating of null
 * takes the stars away.
 */
export const MarksChange = z
  .object({ isFavourite: recipeMarks.isFavourite, rating: recipeMarks.rating })
  .partial()
export type MarksChange = z.infer<typeof MarksChange>

/** A day of the cook log: a recipe is made once a day. */
export const CookLogDay = z.object({ date: Day })
export type CookLogDay = z.infer<typeof CookLogDay>

/** How often and when last, from the days on which a recipe was made. */
export function sumCookLog(days: readonly Day[]): { timesMade: number; lastMadeOn: Day | null } {
  return { timesMade: days.length, lastMadeOn: days.toSorted().at(-1) ?? null }
}
