/** A place in a sentence, with the words around it. */

import { phrases } from './phrases.ts'
import { singular, type Word } from './sentence-words.ts'
import type { Meaning, Token } from './token.ts'
import { findDish, type Vocabulary } from './vocabulary.ts'

/** How many words were matched, and what they mean. */
export type PhraseMatch = [length: number, meaning: Meaning]

/** A place in a sentence: its words, and the token before the place. */
export interface WordPlace {
  words: readonly Word[]
  at: number
  before: Token | undefined
  vocabulary: Vocabulary
}

/** The text of so many words from the place on; empty where fewer are left. */
export const textFrom = ({ words, at }: WordPlace, length: number): string => {
  if (at + length > words.length) return ''
  let text = words[at]?.key ?? ''
  for (let next = at + 1; next < at + length; next += 1) text += ` ${words[next]!.key}`
  return text
}

/**
 * The longest phrase from a place on that matches, and its meaning there. Where `meaning` gives
 * null, a shorter phrase is tried.
 */
export function longestMatch(
  place: WordPlace,
  phrase: RegExp,
  [most, least]: readonly [number, number],
  meaning: (length: number, text: string) => Meaning | false | null,
): PhraseMatch | null {
  for (let length = most; length >= least; length--) {
    const text = textFrom(place, length)
    const found = phrase.test(text) && meaning(length, text)
    if (found) return [length, found]
  }
  return null
}

/** Whether a word is one of these. */
export const isAnyOf = (word: Word | undefined, words: RegExp): boolean => words.test(word?.key ?? '')

/** The kind of a word by itself; undefined where the grammar does not have it. */
export const kindOf = (word: Word | undefined): Meaning['kind'] | undefined =>
  phrases.get(word?.key ?? '')?.kind

/** Whether a mark or the end of the sentence stands here. */
export const isMark = (word: Word | undefined): boolean =>
  word === undefined || (!word.isWord && !word.isNumber)

/** Whether a part of the sentence ends here: at a mark, at the end, or before a joiner. */
export const isEnd = (word: Word | undefined): boolean => isMark(word) || kindOf(word) === 'joiner'

/** The longest dish or quality that begins at a place, and the word behind it. */
export const findDishAt = ({ words, vocabulary }: WordPlace, at: number) => {
  for (let length = 4; length > 0; length--) {
    const part = words.slice(at, at + length)
    if (part.length < length || part.some(isMark)) continue
    const found = findDish(part.map(({ key }) => singular(key)).join(' '), vocabulary)
    if (found) return { found, next: words[at + length] }
  }
  return undefined
}
