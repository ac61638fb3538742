import { foodNamed } from '../foods/find-food.ts'
import type { Food } from '../foods/food.ts'
import { foldFoodName } from '../foods/food-name.ts'
import { isAddedWord } from '../foods/plain-words.ts'

/** Names of dishes that say a food and how it is, and are made with more. */
const dishNames = new RegExp(
  [
    '\\b(?:sweet|hot) (?:and|n|&) sour\\b',
    '\\b(?:lemon|orange|lime) drizzle\\b',
    '\\b(?:apple|brown|pear|rhubarb) betty\\b',
    '\\bcoconut rough\\b',
    '\\b(?:beef|veal|pork) olive\\b',
    '\\b(?:almond|apricot|caramel|cherry|coconut|custard|date|fig|raspberry|vanilla) slice$',
    '\\b(?:chicken|fish|cod|turkey|cheese|potato|cauliflower|broccoli) bite\\b',
  ].join('|'),
)

/**
 * Whether a line names more than the food that was found in it, so that the food alone does not say
 * what is in it: a word before the name says that something was done to it with another food
 * ('devilled eggs'), or both are the name of a dish ('sweet and sour pork', 'date slices'). What
 * the lexicon knows by that whole name is known.
 */
export function isMadeWithMore(line: string, name: string, food: Food): boolean {
  const folded = foldFoodName(line)
  const [dish] = dishNames.exec(folded) ?? []
  if (dish !== undefined && !(food.name.includes(dish) && foodNamed(food.name))) return true
  const before = name === '' ? folded : (folded.split(` ${foldFoodName(name)}`)[0] ?? folded)
  return before !== folded && isAddedWord(before.split(' ').at(-1) ?? '') && !/\bfried$/.test(before)
}
