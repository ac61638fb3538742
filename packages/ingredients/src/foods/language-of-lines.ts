/** Tells in which language lines of ingredients are written. */

import { foreignNamesText } from '../generated/foreign-names-text.ts'
import { foreignWordsText } from '../generated/foreign-words-text.ts'
import { memoize, memoizeBy } from '../memoize.ts'
import { findFood } from './find-food.ts'
import { foldFoodName } from './food-name.ts'
import type { Food } from './food.ts'
import {
  addForeignNames,
  findBySpelling,
  type ForeignLanguage,
  foreignLanguages,
  isWordOfNames,
  type Language,
} from './foreign-names.ts'
import { addForeignWords, smallWordsOf } from './foreign-words.ts'
import { findExactFood, lexiconWords } from './known-foods.ts'
import { isIdleWord } from './plainer-names.ts'

addForeignNames(foreignNamesText)
addForeignWords(foreignWordsText)

const englishWords = new Set(
  (
    'of and or to for with into in the an from plus about your cup cups tsp tbsp teaspoon teaspoons tablespoon tablespoons ounce ounces oz ' +
    'lb lbs pound pounds clove cloves pinch can cans tin tins slice slices'
  ).split(' '),
)

/** Units, and words of claims, that several languages write alike: 'farine sans gluten'. */
const wordsEverywhere = new Set([
  'kg',
  'mg',
  'gr',
  'dag',
  'ml',
  'cl',
  'dl',
  'cm',
  'mm',
  'min',
  'gluten',
  'glúten',
  'lactose',
])

/** The points for a language of one of its small words, or of a food's name that English lacks. */
const OWN_WORD = 2
/** The points of a food's name that English has too. */
const SHARED_WORD = 1
/** A language with fewer points is not taken: an English recipe may borrow a word. */
const MIN_SCORE = 2
/**
 * Nor is one with fewer points a word: lines of the ten languages score at least 0.8, lines of
 * other languages such as Czech and Hungarian at most 0.35 (measured on pages of 381 sites).
 */
const MIN_SCORE_PER_WORD = 0.6
/** Of a longer list only the first words are looked at. */
const MAX_WORDS = 400

/** Whether the word with its accents is another food elsewhere: 'pâtes' are pasta, and no pate. */
const isForeignSpelling = (word: string): boolean => {
  const english = /[^ -~]/.test(word) ? findExactFood(word) : undefined
  return (
    english !== undefined &&
    foreignLanguages.some((language) => {
      const food = findBySpelling(word, language)
      return food !== undefined && food !== english
    })
  )
}

const isEnglishFoodWord = memoize(
  (word) => lexiconWords().has(foldFoodName(word)) && !isForeignSpelling(word),
)

function englishScoreOf(word: string): number {
  if (englishWords.has(word) || isIdleWord(word)) return OWN_WORD
  return isEnglishFoodWord(word) ? SHARED_WORD : 0
}

/** A word that is no food by itself counts half: 'beurre' is English in 'beurre blanc' alone. */
const englishScoreAmongLines = (word: string): number =>
  englishScoreOf(word) === SHARED_WORD && !findExactFood(word) ? SHARED_WORD / 2 : englishScoreOf(word)

const isSmallWordOf = (word: string, language: ForeignLanguage): boolean => {
  const { idle, and, or, purpose, other } = smallWordsOf(language)
  return [idle, and, or, purpose, other].some((words) => words.has(word))
}

/**
 * The most points that a word may have for another language, where it is none of its small words.
 */
function mostOf(word: string): number {
  const english = englishScoreOf(word)
  return english === OWN_WORD ? 0 : english === SHARED_WORD ? SHARED_WORD : OWN_WORD
}

const sumOf = (words: readonly string[], scoreOf: (word: string) => number): number =>
  words.reduce((sum, word) => sum + scoreOf(word), 0)

/**
 * The language of a recipe's ingredient lines, by their small words and their foods; null where
 * nothing tells it. Lines that may be English are English; of other languages that fit as well the
 * first is taken, for neighbours mean the same by most of their names.
 */
export const languageOfLines = (lines: readonly string[]): Language | null => {
  const [line = '', ...others] = lines
  return others.length === 0 ? languageOfLine(line) : languageOfRecipe(lines)
}

const languageOfRecipe = memoizeBy((lines: readonly string[]) => lines.join('\n'), tellLanguage, {
  most: 500,
  longest: 20_000,
})
/** Cached, since a shopping list asks for the language of each row again and again. */
const languageOfLine = memoize((line) => tellLanguage([line]))

function tellLanguage(lines: readonly string[]): Language | null {
  const allWords =
    lines
      .join(' ')
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? []
  const words = allWords.slice(0, MAX_WORDS).filter((word) => !wordsEverywhere.has(word))
  const english = sumOf(words, lines.length === 1 ? englishScoreOf : englishScoreAmongLines)
  const otherwise = english > 0 ? 'en' : null
  // One line is too short to decide between languages that share its words.
  if (lines.length === 1 && english >= OWN_WORD) return otherwise
  const limit = Math.max(english, MIN_SCORE - 1, MIN_SCORE_PER_WORD * words.length)
  const [best] = foreignLanguages
    .map((language) => ({ language, score: scoreAbove(limit, words, language) }))
    .toSorted((a, b) => b.score - a.score)
  return best === undefined || best.score === 0 ? otherwise : best.language
}

/**
 * The points of words for a language where they exceed a limit, else 0. The names are only looked
 * up where the limit can be reached: nearly all lines are English, and looking up takes time.
 */
function scoreAbove(limit: number, words: readonly string[], language: ForeignLanguage): number {
  const others = words.filter((word) => !isSmallWordOf(word, language))
  const small = OWN_WORD * (words.length - others.length)
  if (small + sumOf(others, mostOf) <= limit) return 0
  const score = small + sumOf(others, (word) => (isWordOfNames(word, language) ? mostOf(word) : 0))
  return score > limit ? score : 0
}

/** The food of a name that stands by itself, in whatever language it is: 'Milch' is milk. */
export const findFoodInAnyLanguage = (name: string): Food => findFood(name, languageOfLines([name]))

/** Whether a word stands in the name of a food in any language besides English. */
const isForeignFoodWord = memoize((word) =>
  foreignLanguages.some((language) => isWordOfNames(word, language)),
)

/**
 * Whether a name that stands by itself is that of a food, in whatever language it is: 'milk',
 * 'Milch'. English is asked first; then the language that the name tells; then those whose names
 * have all of its words, for 'pimiento' alone is English, and 'pimiento verde' a Spanish pepper.
 */
export const isFoodInAnyLanguage = memoize((name) => {
  if (findFood(name).knowledge === 'known') return true
  const words =
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? []
  if (!words.some(isForeignFoodWord)) return false
  if (findFoodInAnyLanguage(name).knowledge === 'known') return true
  return (
    words.every((word) => isForeignFoodWord(word) && englishScoreOf(word) < OWN_WORD) &&
    foreignLanguages.some(
      (language) =>
        words.every((word) => isWordOfNames(word, language)) &&
        findFood(name, language).knowledge === 'known',
    )
  )
})
