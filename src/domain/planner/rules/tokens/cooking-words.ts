/** Words that say what to do with a food: 'roast the chicken', 'enough stew for three days'. */

import { phrases } from './phrases.ts'
import { isOfKind } from './token-checks.ts'
import type { Token } from './token.ts'
import { findDish } from './vocabulary.ts'
import { isMark, textFrom, type PhraseMatch, findDishAt, type WordPlace, longestMatch } from './word-place.ts'

/** Whether a wish begins here. */
const isHead = (before: Token | undefined) => before === undefined || isOfKind(before, 'joiner', 'ask')

const cooked: Readonly<Record<string, string>> = {
  roast: 'roasted',
  grill: 'grilled',
  bake: 'baked',
  fry: 'fried',
  steam: 'steamed',
}

/** 'Grill something on Sunday' asks for a grilled dish. */
function cookSomething({ words, at, before, vocabulary }: WordPlace): PhraseMatch | null {
  const name = cooked[words[at]?.key ?? '']
  if (!isHead(before) || name === undefined || words[at + 1]?.key !== 'something') return null
  const found = findDish(name, vocabulary)
  return found?.what.tag === undefined ? null : [2, { kind: 'dish', ...found, isQuality: true, word: name }]
}

/** 'Enough stew for three days' says how much is cooked. */
function enoughOf(place: WordPlace): PhraseMatch | null {
  const dish = findDishAt(place, place.at + 1)
  if (!isHead(place.before) || place.words[place.at]?.key !== 'enough' || !dish) return null
  // 'Enough salads' asks for no more of them.
  return isMark(dish.next)
    ? [1, { kind: 'not', word: 'enough of' }]
    : [1, { kind: 'cue', cue: 'double', word: 'make enough' }]
}

/** 'Two dinners out of one chicken', 'three meals from the ham': one dish is eaten so often. */
function outOfOne(place: WordPlace): PhraseMatch | null {
  const { before, at } = place
  const isOfMeals = isOfKind(before, 'slot', 'meal') && before.isMany === true
  if (!isOfMeals) return null
  // 'Two nights' worth of stew'.
  if (textFrom(place, 2) === 'worth of' && findDishAt(place, at + 2))
    return [2, { kind: 'cue', cue: 'eat again', word: 'to last' }]
  return longestMatch(place, /^(?:out of|from) (?:one|an?|the|one big|a big|a single)$/, [4, 2], (length) => {
    const { food, recipe } = findDishAt(place, at + length)?.found.what ?? {}
    return (food ?? recipe) !== undefined && { kind: 'cue', cue: 'eat again', word: 'to last' }
  })
}

const isDay = (key: string) => phrases.get(key)?.kind === 'days'

/** 'Extra biryani on Sunday for lunch on Monday': more is cooked, and no guest is meant. */
function extraOf(place: WordPlace): PhraseMatch | null {
  const { words, at, before } = place
  if (words[at]?.key !== 'extra' || !isHead(before) || !findDishAt(place, at + 1)) return null
  const end = words.findIndex((word, index) => index > at && isMark(word))
  const partWords = words.slice(at, end < 0 ? undefined : end)
  const from = partWords.findIndex(({ key }) => key === 'for')
  const isForDay = from > 0 && partWords.slice(from).some(({ key }) => isDay(key))
  const isOnDay = partWords.slice(0, Math.max(0, from)).some(({ key }) => isDay(key))
  return isForDay && isOnDay ? [1, { kind: 'cue', cue: 'double', word: 'make extra' }] : null
}

const pots =
  /^(?:two|three|four|a couple of|2|3|4) (?:(?:big|large|huge|massive) (?:pots|dishes)|(?:(?:big|large|huge|massive) )?(?:pans|trays|vats|platters)) of$/

/** 'Two big pots of curry' says how much is cooked, not how many meals. */
function potsOf(place: WordPlace): PhraseMatch | null {
  const { words, at, before } = place
  if (!isHead(before)) return null
  const end = words.findIndex((word, index) => index > at && isMark(word))
  // 'Two big pots of yoghurt to use up'.
  const isStock = words
    .slice(at, end < 0 ? undefined : end)
    .some(({ key }) => /^(?:use|using|used|left|finish|need|needs)$/.test(key))
  const double = { kind: 'cue', cue: 'double', word: 'a big pot of' } as const
  return isStock
    ? null
    : longestMatch(place, pots, [6, 3], (length) => findDishAt(place, at + length) !== undefined && double)
}

/** Readers of words that say what to do with a food. */
export const cookingReaders = [cookSomething, enoughOf, extraOf, outOfOne, potsOf] as const
