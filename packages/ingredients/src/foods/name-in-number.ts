import { findFood } from './find-food.ts'
import { foldFoodName } from './food-name.ts'

const invariablePattern = /(?:broccoli|garlic|fennel|ginger|cho[iy]|corn|asparagus|celery|grass|fruit|squid)$/
const lastWord = /[a-z]+$/
const irregularPlurals = new Map([
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ['half', 'halves'],
  ['potato', 'potatoes'],
  ['tomato', 'tomatoes'],
  ['mango', 'mangoes'],
  ['chilli', 'chillies'],
])

function pluralOf(word: string): string {
  const known = irregularPlurals.get(word)
  if (known !== undefined) return known
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/**
 * The name of a food that is counted, for another number of it than its line had: one lime, two
 * limes, half a potato.
 */
export function nameInNumber(name: string, quantity: number): string {
  const [word = ''] = lastWord.exec(name) ?? []
  const { knowledge, counted, origin } = findFood(name)
  const isCounted = knowledge === 'known' && counted && origin !== 'fish'
  if (word === '' || !isCounted || / (?:and|or) |,/.test(name) || invariablePattern.test(word)) return name
  const singular = foldFoodName(word)
  const inNumber = quantity > 1 && word === singular ? pluralOf(word) : quantity <= 1 ? singular : word
  return name.replace(lastWord, inNumber)
}
