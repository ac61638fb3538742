/** How patterns of phrases are made from their parts. */
import type { MealSlot } from '../../calendar/meal.ts'
import type { Cue, Meaning } from './token.ts'

/** A pattern: the words that each part may have, and what a matching phrase means. */
export interface PhrasePattern {
  /** For each part, its alternatives as lists of words. */
  parts: readonly (readonly (readonly string[])[])[]
  meaning: (text: string) => Meaning
}

const optionsOf = (part: string) => part.split('|').map((text) => (text === '' ? [] : text.trim().split(' ')))

/**
 * A pattern of these parts, each a list of alternatives. An empty alternative leaves its part out.
 */
export const phrasePattern = (
  meaning: PhrasePattern['meaning'],
  ...parts: readonly string[]
): PhrasePattern => ({
  parts: parts.map(optionsOf),
  meaning,
})

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
  ['breakfast|brunch', ['breakfast']],
  ['lunch', ['lunch']],
  ['dinner|tea|supper', ['dinner']],
]
