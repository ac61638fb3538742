/** Small words that stand beside foods in other languages. */

import type { ForeignLanguage } from './foreign-names.ts'

/** The small words of one language, in small letters with their accents. */
export interface SmallWords {
  /** They say state, size, cut or quality, and never make another food: 'frisch', 'gehackt'. */
  idle: ReadonlySet<string>
  and: ReadonlySet<string>
  or: ReadonlySet<string>
  /** They begin what a food is for, or where it is from: 'zum', 'para'. */
  purpose: ReadonlySet<string>
  /** Others, which only tell the language: articles, units. */
  other: ReadonlySet<string>
}

const wordsByLanguage = new Map<ForeignLanguage, SmallWords>()

/** Adds the small words, one language a line; `language-of-lines` calls it when it is loaded. */
export function addForeignWords(text: string): void {
  for (const line of text.split('\n')) {
    const [language = '', ...lists] = line.split('\t')
    const [idle, and, or, purpose, other] = lists.map((words) => new Set(words.split(',')))
    wordsByLanguage.set(language as ForeignLanguage, { idle, and, or, purpose, other } as SmallWords)
  }
}

const none: ReadonlySet<string> = new Set()
const noWords: SmallWords = { idle: none, and: none, or: none, purpose: none, other: none }

/** The small words of a language. */
export const smallWordsOf = (language: ForeignLanguage): SmallWords =>
  wordsByLanguage.get(language) ?? noWords
