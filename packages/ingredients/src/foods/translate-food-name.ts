/** Says in English what a food is called in another language. */

import { memoizeBy } from '../memoize.ts'
import { allergens, type Food, unknownFood } from './food.ts'
import { findByForeignName, foldForeignName, type ForeignLanguage, isWordOfNames } from './foreign-names.ts'
import { smallWordsOf } from './foreign-words.ts'

/** What a packet promises, in English, by the words that promise it in other languages. */
const foreignClaims: readonly [string, RegExp][] = [
  [
    'gluten free',
    /(?<!\p{L})(?:glutenfri\p{L}*|glutenfrei\p{L}*|glutenvrije?|bezgluten\p{L}*|(?:sans|sin|senza|sem|zonder|ohne|uden|uten|utan|bez) gl[uú]ten\p{L}*)/giu,
  ],
  [
    'lactose free',
    /(?<!\p{L})(?:la[kc]tose?(?:fri|frei|vrij)\p{L}*|bezlaktoz\p{L}*|(?:sans|sin|senza|sem|zonder|ohne|uden|uten|utan|bez) (?:lactosa|lactose|lattosio|laktos\p{L}*|laktozy))/giu,
  ],
  ['vegan', /(?<!\p{L})(?:v[eé]gan\p{L}*|v[eé]g[eé]tali[eè]n\p{L}*|wega[nń]sk\p{L}*)/giu],
  [
    'plant based',
    /(?<!\p{L})(?:pflanzlich\p{L}*|plantaardige?|v[äa]xtbaserad\p{L}*|plantebaser\p{L}*|v[eé]g[eé]tale?s?|vegetal(?:es|i|is)?|ro[sś]linn\p{L}*)/giu,
  ],
]

/** A name without what its words promise, and the promises in English. */
function withoutClaims(name: string): { rest: string; claims: readonly string[] } {
  let rest = name
  const claims: string[] = []
  for (const [claim, pattern] of foreignClaims) {
    const without = rest.replace(pattern, ' ')
    if (without !== rest) claims.push(claim)
    rest = without
  }
  return { rest, claims }
}

/**
 * The English name of a food in another language: by the name itself, then without words that
 * never make another food ('frische Petersilie'), then under what it promises ('glutenfreie
 * Nudeln' are gluten free pasta), then as a list of foods of which each is known ('sel et poivre').
 * Undefined where it is not known as a whole.
 */
export const translateFoodName = memoizeBy(
  (name: string, language: ForeignLanguage) => `${language}\n${name}`,
  (name, language): string | undefined => {
    const food = translateWhole(name, language)
    if (food !== undefined) return food
    const { rest, claims } = withoutClaims(name)
    if (claims.length === 0) return translateList(name, language)
    const claimed = translateWhole(rest, language)
    return claimed && `${claims.join(' ')} ${claimed}`
  },
)

function translateWhole(name: string, language: ForeignLanguage): string | undefined {
  const { idle } = smallWordsOf(language)
  const words = foldForeignName(withoutBrand(name, language)).split(' ')
  const telling = words.filter((word) => !idle.has(word))
  for (const candidate of [words, telling, telling.map(withoutPluralS)]) {
    const food = candidate.length === 0 ? undefined : findByForeignName(candidate.join(' '), language)
    if (food !== undefined) return food.name
  }
  return undefined
}

/** A word in capitals that is no food is a brand: 'MILSANI Butter', but not 'ERDNUSS Butter'. */
const withoutBrand = (name: string, language: ForeignLanguage) =>
  /\p{Ll}/u.test(name)
    ? name.replace(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})[®™]?/gu, (word) =>
        isWordOfNames(word.toLowerCase(), language) ? word : ' ',
      )
    : name

const withoutPluralS = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word)

/** The foods of a list with 'and' or 'or' between them; undefined where one is not known. */
function translateList(name: string, language: ForeignLanguage): string | undefined {
  const { and, or } = smallWordsOf(language)
  const isOr = (word: string) => or.has(word) || word === 'or' || word === '/'
  const isJoint = (word: string) => isOr(word) || and.has(word) || /^(?:and|[&+,;])$/.test(word)
  const words = name
    .toLowerCase()
    .replace(/([,;&+/])/g, ' $1 ')
    .split(/\s+/)
  if (!words.some(isJoint)) return undefined
  const pieces: string[] = ['']
  for (const word of words) {
    if (isJoint(word)) pieces.push('')
    else pieces.push(`${pieces.pop() ?? ''} ${word}`)
  }
  const foods = pieces.filter((piece) => piece.trim() !== '').map((piece) => translateWhole(piece, language))
  return foods.includes(undefined) ? undefined : foods.join(words.some(isOr) ? ' or ' : ' and ')
}

/**
 * What a name that is not known gives away: the aisle of the longest food among its words, and the
 * allergens of all of them, unless it promises to be free of something. It makes no claim itself.
 */
export function hintsOfForeignName(name: string, language: ForeignLanguage): Food | undefined {
  const { rest, claims } = withoutClaims(name)
  const found = foodsAmongWords(foldForeignName(rest).split(' '), language)
  const [head] = found.toSorted((a, b) => b.length - a.length)
  if (head === undefined) return undefined
  const { category, counted, density, weights } = head.food
  const told = claims.length > 0 ? [] : found.map(({ food }) => food)
  const contains = allergens.filter((one) => told.some((food) => food.contains.includes(one)))
  const mayContain = allergens.filter((one) => told.some((food) => food.mayContain.includes(one)))
  return {
    ...unknownFood,
    name: foldForeignName(name),
    knowledge: 'by-head',
    category,
    counted,
    density,
    weights,
    contains,
    mayContain: mayContain.filter((one) => !contains.includes(one)),
    madeOf: [...new Set(told.flatMap((food) => [food.name, ...food.madeOf]))],
  }
}

/** The most words of a food's name that are tried. */
const MAX_NAME_WORDS = 4

/** The foods that words name one after another, each by its longest name. */
function foodsAmongWords(
  words: readonly string[],
  language: ForeignLanguage,
): { food: Food; length: number }[] {
  const found: { food: Food; length: number }[] = []
  for (let from = 0; from < words.length; from++)
    for (let length = Math.min(MAX_NAME_WORDS, words.length - from); length > 0; length--) {
      const food = findByForeignName(words.slice(from, from + length).join(' '), language)
      if (food === undefined) continue
      found.push({ food, length })
      from += length - 1
      break
    }
  return found
}
