/** What a row of the list is called. */

import type { Food } from '@plateful/ingredients/foods/food'
import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import type { IngredientLine } from '@plateful/ingredients/lines/ingredient-line'
import { withCommasOfChoice } from '@plateful/ingredients/shop/name-to-buy'
import { shortName } from '@plateful/ingredients/shop/short-name'

/** A word with a capital behind its first letter: a brand or initials. */
const CAPITALS = /^\S+\p{Lu}/u

/** The name of a line as a row says it. */
export const rowNameOfLine = (food: Food, { name, line, language }: IngredientLine): string =>
  // A German noun keeps its capital.
  withCommasOfChoice(shortName(language === 'de' ? name : withoutLeadingCapital(name, line), food), line)

/**
 * The food's name as most of its lines write it, in the longest of its forms ('onions' rather than
 * 'onion'): never a word that no line used. Words of size and state go where what is left means the
 * same: 'large free-range eggs' are eggs.
 */
export function writtenName(food: Food, sources: readonly { word: string }[]): string {
  const names = new Map<string, { count: number; name: string }>()
  for (const { word: written } of sources) {
    const folded = foldFoodName(written) || written
    const key = [...names.keys()].find((other) => isFormOf(folded, other)) ?? folded
    const known = names.get(key)
    const longer = known && !isLonger(written, known.name) ? known.name : written
    names.set(key, { count: (known?.count ?? 0) + 1, name: longer })
  }
  const [first, ...others] = [...names.values()]
  if (first === undefined) return food.name
  return others.reduce((best, other) => (isBetter(other, best) ? other : best), first).name
}

/** The capital of a first word is not part of the name; 'BBQ' and a brand's 'Simply Nature' are. */
const withoutLeadingCapital = (name: string, line: string) =>
  line.startsWith(name) && !CAPITALS.test(name) && !/ \p{Lu}/u.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name

/** 'Zwiebel' and 'Zwiebeln': of one food's names such two are one in another number. */
const isFormOf = (name: string, other: string) =>
  Math.abs(name.length - other.length) <= 2 && (name.startsWith(other) || other.startsWith(name))

const isLonger = (name: string, other: string) =>
  name.length > other.length || (name.length === other.length && name > other)

/** What most lines write; of as many, the shorter, then the first in the alphabet. */
function isBetter(one: { count: number; name: string }, other: { count: number; name: string }): boolean {
  if (one.count !== other.count) return one.count > other.count
  const words = one.name.split(/[ /]/).length - other.name.split(/[ /]/).length
  return words === 0 ? one.name < other.name : words < 0
}
