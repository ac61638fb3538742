/** What a number in a remark counts: ' medium onion', ' large bunch', ' breast'. */

import { findFood } from '@plateful/ingredients/foods/find-food'
import { inflectFoodName } from '@plateful/ingredients/foods/inflect-food-name'
import { isUnitWord, pluralWord, singularWord } from '@plateful/ingredients/measure/unit'

/** The size of what is counted, at the beginning of a text. */
export const foodSize = /^(?:(?:extra|large|medium|small|big|whole|fresh|ripe|sized)[ -]?)+(?![\p{L}])/iu
const cuts = /^\s*(?:(?:large|medium|small|whole) )?(?:breast|thigh|leg|wing|drumstick|stock cube)(?=s?\b)/i

/** The most words of a food that a number counts. */
const MAX_WORDS = 3

/** The food, with its size, that a number counts: ' medium onion'; empty where it counts none. */
export function nounAhead(behind: string): string {
  const cut = cuts.exec(behind)
  if (cut) return cut[0] + (behind[cut[0].length] === 's' ? 's' : '')
  const [blank = ''] = /^\s*/.exec(behind) ?? []
  const [size = ''] = foodSize.exec(behind.trimStart()) ?? []
  const start = blank + size
  const [, space = '', name = ''] = /^(\s*)([\p{L}' -]*)/u.exec(behind.slice(start.length)) ?? []
  const words = name.trim().split(' ')
  // '1 large bunch'.
  if (size !== '' && isUnitWord(words[0] ?? '')) return start + space + (words[0] ?? '')
  for (let length = Math.min(words.length, MAX_WORDS); length > 0; length -= 1) {
    const food = words.slice(0, length).join(' ')
    if (food !== '' && findFood(food).knowledge === 'known') return start + space + food
  }
  // '3 medium' are of the line's own food.
  return size !== '' && name === '' ? start : ''
}

/**
 * The noun in the singular or plural. The lexicon inflects only foods, so cuts and units are
 * inflected here.
 */
export function inNumber(noun: string, quantity: number): string {
  const [last = ''] = /\p{L}+$/u.exec(noun) ?? []
  if (!cuts.test(noun) && !isUnitWord(last)) return inflectFoodName(noun, quantity)
  const one = singularWord(last)
  return noun.slice(0, noun.length - last.length) + (quantity > 1 ? pluralWord(one) : one)
}
