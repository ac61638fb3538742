/** How a family of phrases is put together of its parts. */
import type { MealSlot } from '../../calendar/meal.ts'
import type { Cue, Meaning } from './token.ts'

/** A family of phrases: what may stand in each of its parts, and what such a phrase means. */
export interface PhrasePattern {
  /** What may stand in each part, as words. */
  parts: readonly (readonly (readonly string[])[])[]
  meaning: (text: string) => Meaning
}

const optionsOf = (part: string) => part.split('|').map((text) => (text === '' ? [] : text.trim().split(' ')))

/** A family of these parts, each a list of what may stand there; an empty one leaves it out. */
export const phrasePattern = (
  meaning: PhrasePattern['meaning'],
  ...parts: readonly string[]
): PhrasePattern => ({
  parts: parts.map(optionsOf),
  meaning,
})

/** A cue of this kind, with the words it was said in. */
export const cueMeaning =
  (cue: Cue, more: { slots?: readonly MealSlot[]; isTwice?: true } = {}) =>
  (word: string): Meaning => ({
    kind: 'cue',
    cue,
    word,
    ...more,
  })

/** What comes is not to be. */
export const notMeaning = (word: string): Meaning => ({ kind: 'not', word })

/** What comes is rather not to be. */
export const ratherNotMeaning = (word: string): Meaning => ({ kind: 'maybe', isNot: true, word })

/** The meals, each with its names. */
export const mealNames: readonly [string, readonly MealSlot[]][] = [
  ['breakfast|brunch', ['breakfast']],
  ['lunch', ['lunch']],
  ['dinner|tea|supper', ['dinner']],
]
