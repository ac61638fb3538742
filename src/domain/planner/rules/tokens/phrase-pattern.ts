/** How patterns of phrases are spelled. */

import type { MealSlot } from '../../../calendar/meal.ts'
import { partsOf } from './phrase-list.ts'
import type { Cue, Meaning } from './token.ts'

/** A pattern: the words that each part may have, and what a matching phrase means. */
export interface PhrasePattern {
  /** For each part, its alternatives as lists of words. */
  parts: readonly (readonly (readonly string[])[])[]
  meaning: (text: string) => Meaning
}

/** A pattern as it is spelled: '(is/are) out [for the night]'. */
export const phrasePattern = (meaning: PhrasePattern['meaning'], spelled: string): PhrasePattern => ({
  parts: partsOf(spelled),
  meaning,
})

/** Patterns of one meaning. */
export const patternsOf = (meaning: PhrasePattern['meaning'], spelled: readonly string[]): PhrasePattern[] =>
  spelled.map((one) => phrasePattern(meaning, one))

/** The meaning of a cue, with the words of its phrase. */
export const cueMeaning =
  (cue: Cue, more: { slots?: readonly MealSlot[]; isTwice?: true } = {}) =>
  (word: string): Meaning => ({
    kind: 'cue',
    cue,
    word,
    ...more,
  })

/** The meaning of words that deny what follows. */
export const notMeaning = (word: string): Meaning => ({ kind: 'not', word })

/** The meaning of words for what is preferably not planned. */
export const ratherNotMeaning = (word: string): Meaning => ({ kind: 'maybe', isNot: true, word })

/** The meal times, each with its names. */
export const mealNames: readonly [string, readonly MealSlot[]][] = [
  ['breakfast/brunch', ['breakfast']],
  ['lunch', ['lunch']],
  ['dinner/tea/supper', ['dinner']],
]
