/**
 * Foods that a household buys as one row or as several, unlike the lexicon (decision 0081). What
 * somebody said of an earlier list decides the rows of the next ones.
 */

import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import { findFoodInAnyLanguage, languageOfLines } from '@plateful/ingredients/foods/language-of-lines'
import { productOf } from '@plateful/ingredients/shop/product'
import type { RememberedFood } from './remembered-food.ts'
import type { ShoppingItem } from './shopping-item.ts'

/** Foods that are bought as another one, and words of a food that make rows of their own. */
export interface FoodGroups {
  sameAs: ReadonlyMap<string, string>
  apart: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * For a household that joined and parted nothing: the lexicon alone decides which foods are one
 * row.
 */
export const noGroups: FoodGroups = { sameAs: new Map(), apart: new Map() }

/** The product that a row of a list is, whatever words it is written in (shopping 34). */
export const productKey = (name: string): string =>
  productOf(findFoodInAnyLanguage(name), name).name.toLowerCase()

/** A written name as the word by which its lines are kept apart: case and number do not matter. */
export const wordKey = (name: string): string => foldFoodName(name) || name.toLowerCase()

/** The product of a remembered food today; the lexicon may have learnt its foreign name since. */
const keyToday = (food: string): string =>
  [null, 'en'].includes(languageOfLines([food])) ? food : productKey(food)

/** What the household has said of foods, for the merging of lines (shopping 70). */
export function groupsOf(known: readonly RememberedFood[]): FoodGroups {
  return {
    sameAs: new Map(
      known.flatMap(({ food, sameAs }) => (sameAs === undefined ? [] : [[keyToday(food), keyToday(sameAs)]])),
    ),
    apart: new Map(
      known.flatMap(({ food, apart }) => (apart === undefined ? [] : [[keyToday(food), new Set(apart)]])),
    ),
  }
}

/**
 * The food whose row it shares, where the household buys it as another one; else the food itself.
 */
function rootOf(key: string, { sameAs }: FoodGroups): string {
  const seen = new Set<string>()
  let root = key
  for (let next = sameAs.get(root); next !== undefined && !seen.has(next); next = sameAs.get(root)) {
    seen.add(root)
    root = next
  }
  return root
}

/**
 * The row of a product in these words, as the household wants it; the product itself where nothing
 * was said of it.
 */
export function groupKey(product: string, word: string, groups: FoodGroups): string {
  if (groups.apart.size === 0 && groups.sameAs.size === 0) return product
  const food = product.toLowerCase()
  const key = wordKey(word)
  const isApart = groups.apart.get(food)?.has(key) ?? false
  const root = rootOf(isApart ? key : food, groups)
  return root === food ? product : root
}

/** The row on which something of this name, or of this product, stands. */
export const rowKey = (
  { name, product }: Pick<ShoppingItem, 'name' | 'product'>,
  groups: FoodGroups,
): string => groupKey(product?.toLowerCase() ?? productKey(name), name, groups).toLowerCase()

const withoutField = (one: RememberedFood, field: 'sameAs' | 'apart'): RememberedFood => {
  const { [field]: _, ...rest } = one
  return rest
}

/** The household's memory with one food changed; that food is then the latest entry. */
function changeFood(
  known: readonly RememberedFood[],
  food: string,
  change: (one: RememberedFood) => RememberedFood,
): RememberedFood[] {
  const before = known.find((one) => one.food === food) ?? { food }
  const after = change(before)
  const others = known.filter((one) => one.food !== food)
  return Object.keys(after).length > 1 ? [...others, after] : others
}

/**
 * The household's memory after it joined a food to another one: both are one row from now on
 * (shopping 70).
 */
export function joinFoods(known: readonly RememberedFood[], food: string, into: string): RememberedFood[] {
  const groups = groupsOf(known)
  const root = rootOf(into, groups)
  if (rootOf(food, groups) === root) return [...known]
  const from = [...groups.apart].find(([one, words]) => words.has(food) && rootOf(one, groups) === root)?.[0]
  if (from === undefined) return changeFood(known, food, (one) => ({ ...one, sameAs: root }))
  return changeFood(known, from, (one) => {
    const left = (one.apart ?? []).filter((word) => word !== food)
    return left.length > 0 ? { ...one, apart: left } : withoutField(one, 'apart')
  })
}

/**
 * The household's memory after it parted a word from a row: lines with that word are a row of their
 * own from now on (shopping 71). A food that was joined to the row leaves it; else the words of the
 * food itself are parted.
 */
export function splitFoods(
  known: readonly RememberedFood[],
  row: string,
  lines: readonly { product: string; word: string }[],
  word: string,
): RememberedFood[] {
  const { sameAs } = groupsOf(known)
  const matchingLine = lines.find((line) => wordKey(line.word) === word)
  if (!matchingLine) return [...known]
  const food = matchingLine.product.toLowerCase()
  if (sameAs.has(word)) return changeFood(known, word, (one) => withoutField(one, 'sameAs'))
  if (food !== row && sameAs.has(food)) return changeFood(known, food, (one) => withoutField(one, 'sameAs'))
  // Lines with the food's own name stay in the row, so the other words are split off.
  const words = lines.filter((line) => line.product.toLowerCase() === food).map((line) => wordKey(line.word))
  const parted = word === food ? words.filter((one) => one !== word) : [word]
  return changeFood(known, food, (one) => ({
    ...one,
    apart: [...new Set([...(one.apart ?? []), ...parted])].toSorted(),
  }))
}
