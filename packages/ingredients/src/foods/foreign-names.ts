/** What foods are called in other languages, for lines that are not English. */

import { withoutAccents } from '../measure/expand-pattern.ts'
import { memoize } from '../memoize.ts'
import type { Food } from './food.ts'
import { findExactFood } from './known-foods.ts'

/** The languages besides English in which names of foods are known, by their ISO 639-1 codes. */
export const foreignLanguages = ['da', 'de', 'es', 'fr', 'it', 'nl', 'no', 'pl', 'pt', 'sv'] as const
export type ForeignLanguage = (typeof foreignLanguages)[number]

/** The languages whose lines can be read, by their ISO 639-1 codes. */
export const languages = ['en', ...foreignLanguages] as const
export type Language = (typeof languages)[number]

/** Words for 'of' and 'the', which some write and some leave out: 'huile d’olive'. */
const ofWords = new Set('d l de du des del dell della dello di do da das la le les van von av'.split(' '))

/** Letters that taking accents off does not turn into plain ones. */
const ligatures: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' }

/**
 * A name in small letters, its words apart, without marks and without words for 'of'; accents
 * stay: German 'Öl' is oil, and 'ol' no word.
 */
export const foldForeignName = memoize((name) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !ofWords.has(word))
    .join(' '),
)

/** The same without accents, as people type it. */
const plainFold = (folded: string): string =>
  withoutAccents(folded.replace(/[ßœæøł]/g, (letter) => ligatures[letter] ?? letter))

/** The names of each language as the data has them: 'salt,salz,speisesalz;sugar,zucker'. */
const namesTexts = new Map<string, string>()

/**
 * Adds the names of foods, one language a line. `language-of-lines` calls it when it is loaded. No
 * language is recognised without that file, so a page that only reads amounts need not load the
 * names, which are larger than the lexicon.
 */
export function addForeignNames(text: string): void {
  for (const line of text.split('\n')) {
    const [language = '', rows = ''] = line.split('\t')
    namesTexts.set(language, rows)
  }
}

const wordsByLanguage = new Map<ForeignLanguage, ReadonlySet<string>>()

/** Every word in a name of a language, and as it is typed without accents. */
function wordsOfNames(language: ForeignLanguage): ReadonlySet<string> {
  const known = wordsByLanguage.get(language)
  if (known) return known
  const words = new Set(namesTexts.get(language)?.split(/[,; '’-]/))
  for (const word of words) if (/[^ -~]/.test(word)) words.add(plainFold(word))
  wordsByLanguage.set(language, words)
  return words
}

/** Whether a word stands in a name of a language. To tell a language, all ten are asked. */
export const isWordOfNames = (word: string, language: ForeignLanguage): boolean =>
  wordsOfNames(language).has(word)

const foodsByLanguage = new Map<ForeignLanguage, ReadonlyMap<string, Food>>()

/** Every name of a language, folded, with its food. */
function foreignNames(language: ForeignLanguage): ReadonlyMap<string, Food> {
  const known = foodsByLanguage.get(language)
  if (known) return known
  const names = new Map<string, Food>()
  const plainNames = new Map<string, Food>()
  for (const row of (namesTexts.get(language) ?? '').split(';')) {
    const [foodName = '', ...others] = row.split(',')
    const food = findExactFood(foodName)
    if (food === undefined) continue
    for (const name of others.map(foldForeignName)) {
      names.set(name, food)
      plainNames.set(plainFold(name), food)
    }
  }
  // A name that lost its accents never takes the place of a whole one.
  const all = new Map([...plainNames, ...names])
  foodsByLanguage.set(language, all)
  return all
}

/** The food of just this name, folded, in a language, with the accents that it has there. */
export const findBySpelling = (folded: string, language: ForeignLanguage): Food | undefined =>
  foreignNames(language).get(folded)

/** The food of just this name, folded, in a language. */
export function findByForeignName(folded: string, language: ForeignLanguage): Food | undefined {
  const names = foreignNames(language)
  return names.get(folded) ?? names.get(plainFold(folded))
}
