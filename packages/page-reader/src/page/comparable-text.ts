import { memoize } from '@plateful/ingredients/memoize'

/** The letters and digits of a text in lower case: all of a line but its spaces and marks. */
export const lettersAndDigitsOf = memoize((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))

/** The words of a text in lower case, single letters and figures left out. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

/** The words of four letters and more, in lower case: those that tell texts apart. */
export const longWordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** The first letters of words, by which texts are compared: endings differ by inflection. */
export const stemsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/\p{L}{4,}/gu) ?? []
  ).map((word) => word.slice(0, 5))
