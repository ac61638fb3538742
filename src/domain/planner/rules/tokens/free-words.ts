/** Words for what is free of several foods: 'egg and dairy free', 'gluten/dairy free'. */

import { findExactFood } from '@plateful/ingredients/foods/known-foods'
import { singular } from './sentence-words.ts'
import { findDish } from './vocabulary.ts'
import { findDishAt, isAnyOf, type PhraseMatch, type WordPlace } from './word-place.ts'

/** How far the ends of a list may stand from the word that is read. */
const LONGEST_LIST = 8

/** Foods that are only ever named to be kept away: before a dish, fish is a wish of its own. */
const isNoDish =
  /^(?:dairy|egg|gluten|wheat|nut|peanut|soya?|milk|lactose|fructose|sesame|sugar|celery|mustard|lupin|corn|maize|onion|garlic|tomato|alcohol)$/

const link = /^(?:and|or|plus|&|\+|,|\/|-)$/

/** What denies the food behind it: 'no eggs and dairy free' denies the eggs. */
const denial =
  /^(?:no|not|without|never|none|nothing|neither|nor|avoid(?:s|ing)?|cannot|cant|couldnt|wont|dont|doesnt|mustnt|shouldnt|isnt|arent|hates?|dislikes?|skip|minus|less|fewer|except|off|ban|exclude)$/

const small = /^(?:any|more|too|much|many|the|an?|of|have|having|eats?|eating|like|wants?)$/

/** The list of foods with 'free' behind it that a word is in. */
interface FreeList {
  /** What is free of the food of a word; undefined where the food is not of the list. */
  foodAt: (index: number) => { found: NonNullable<ReturnType<typeof findDish>>; food: string } | undefined
  isLinkAt: (index: number) => boolean
}

function freeListAt(place: WordPlace): FreeList | null {
  const { words, at, vocabulary } = place
  const keyAt = (index: number) => (words[index]?.isWord ? singular(words[index]?.key ?? '') : '')
  const isLinkAt = (index: number) => isAnyOf(words[index], link)
  const freeAt = words.findIndex(({ key }, index) => index > at && key === 'free')
  if (freeAt < 0 || freeAt > at + LONGEST_LIST) return null
  const last = keyAt(freeAt - 1)
  const isOfDish = findDishAt(place, freeAt + 1)?.found.isQuality === false
  const foodAt: FreeList['foodAt'] = (index) => {
    const food = keyAt(index)
    const known = vocabulary.dishes.get(`${food} free`)
    // Meat is listed with meat: 'pork and beef free', but 'beef and gluten free' is a dish of beef.
    const isLikeLast = isNoDish.test(food) || (!isNoDish.test(last) && isMeat(food) && isMeat(last))
    const found = known ?? (isLikeLast ? findDish(`${food} free`, vocabulary) : undefined)
    if (found?.what.diet === undefined || (isOfDish && !isNoDish.test(food))) return undefined
    return { food, found }
  }
  const isListAt = (index: number) => isLinkAt(index) || foodAt(index) !== undefined
  for (let index = at; index < freeAt; index += 1) if (!isListAt(index)) return null
  let first = at
  while (first > Math.max(0, at - LONGEST_LIST) && isListAt(first - 1)) first -= 1
  const isApart = isTwoApart(words.slice(first, freeAt).map(({ key }) => key))
  return foodAt(freeAt - 1) === undefined || isApart || isDenied(place, first) ? null : { foodAt, isLinkAt }
}

const isMeat = (food: string): boolean => findExactFood(food)?.category === 'Meat & Fish'

/** 'Fish, and gluten free' are two wishes; 'egg, nut, and dairy free' is a list. */
const isTwoApart = ([food = '', mark, and, ...more]: readonly string[]): boolean =>
  mark === ',' && and !== undefined && link.test(and) && more.length === 1 && !isNoDish.test(food)

/** Whether words before a place deny what begins there. */
function isDenied({ words }: WordPlace, at: number): boolean {
  let before = at - 1
  while (isAnyOf(words[before], small)) before -= 1
  return isAnyOf(words[before], denial)
}

/** 'Egg and dairy free' is free of both, as 'egg, nut or dairy free' and 'egg/dairy free' are. */
function freeOfSeveral(place: WordPlace): PhraseMatch | null {
  const { at } = place
  const list = freeListAt(place)
  if (!list) return null
  if (list.isLinkAt(at)) return list.foodAt(at - 1) ? [1, { kind: 'joiner', joiner: 'and' }] : null
  const first = list.foodAt(at)
  return first && list.isLinkAt(at + 1) ? [1, { kind: 'dish', ...first.found, word: first.food }] : null
}

/** Readers of words for what is free of several foods. */
export const freeReaders = [freeOfSeveral] as const
