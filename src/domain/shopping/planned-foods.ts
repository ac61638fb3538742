/** Which foods a shopper has to buy for a planned line, and what each is called. */

import { findFood, isOneFood } from '@plateful/ingredients/foods/find-food'
import type { Language } from '@plateful/ingredients/foods/foreign-names'
import { boughtFoodName } from '@plateful/ingredients/lines/food-of-line'
import { type IngredientLine, nameOfFoods } from '@plateful/ingredients/lines/ingredient-line'
import { readLineParts } from '@plateful/ingredients/lines/read-line-parts'
import { howSold } from '@plateful/ingredients/shop/how-sold'
import { isMadeWithin, isInstruction } from '@plateful/ingredients/shop/is-bought'
import { foodBehind, foodsToBuy, isOnlyCookingVerb, nameToBuy } from '@plateful/ingredients/shop/name-to-buy'
import { productOf } from '@plateful/ingredients/shop/product'
import type { PlannedLine } from './gather-lines.ts'

/** Names of food that is in the fridge already. */
const leftovers = /^\s*left-?overs?\b/i
/** What is left, and what is eaten with it; 'mac and cheese' is one dish. */
const besideLeftovers = /^(.*?)(?:(?<!\b(?:mac|sweet))\s+(?:and|with|plus)\s+|\s*[&+]\s*)(.+)$/i

/**
 * What a plain food entry asks for: of 'leftover pie and mash' the mash; null for leftovers
 * alone.
 */
function toBuyBeside(name: string): string | null {
  if (!leftovers.test(name)) return name
  const [, left = '', beside] = besideLeftovers.exec(name.replace(leftovers, '')) ?? []
  return beside === undefined || /^\s*from\b/i.test(left) ? null : beside
}

/**
 * A planned line, in its language where it is known, read once for each food that it asks a
 * shopper for; a heading and leftovers ask for none.
 */
export function plannedFoodsOf(planned: PlannedLine, language: Language | null): IngredientLine[] {
  if (planned.kind === 'recipe') return readingsOf(planned, language).map(toBuyOf).flatMap(foodsOf)
  const line = toBuyBeside(planned.line)
  return line === null ? [] : readingsOf({ ...planned, line }, language).flatMap(foodsOf)
}

/**
 * A recipe's line as its parts are read. A plain food entry is a name: unless it begins with an
 * amount ('2 pizzas'), all its words are kept, and 'pasta with pesto' is not pasta.
 */
function readingsOf({ line, kind }: PlannedLine, language: Language | null): IngredientLine[] {
  const parts = readLineParts(line, language).map(({ parsed }) => parsed)
  const [parsed] = parts
  const isAmount = parsed !== undefined && parsed.quantity !== null && parsed.name !== ''
  // 'Cornflour mixed with 2 tbsp water' and 'a stock cube in 500 ml water': tap water is not
  // bought.
  if (parts.length > 1) {
    const foods = parts.filter(({ name }) => findFood(name, language).name !== 'water')
    return foods.length > 0 ? foods : parts
  }
  if (kind === 'recipe' || parsed === undefined || isAmount) return parts
  const asWritten = { ...parsed, name: line.trim(), foods: [], quantity: null, unit: null, heading: false }
  const { knowledge, name } = findFood(asWritten.name, language)
  return [
    !parsed.heading && knowledge === 'known' && name === findFood(parsed.name, language).name
      ? parsed
      : asWritten,
  ]
}

/** A line with the names of its foods as a shopper says them. */
function toBuyOf(read: IngredientLine): IngredientLine {
  const { line } = read
  const made = boughtFoodName(read)
  const parsed = made === read.name ? read : { ...read, name: made, foods: [made] }
  const behind = foodBehind(parsed.name, line)
  if (behind !== null) return { ...parsed, name: behind, foods: [behind] }
  const foods = foodsToBuy(parsed.foods, parsed.name)
  const [first = parsed.name] = foods
  const name = foods.length === 1 && parsed.foods.length > 1 ? first : parsed.name
  const quantity = isOnlyCookingVerb(name) ? null : parsed.quantity
  const bought = nameToBuy(name, line)
  return {
    ...parsed,
    quantity,
    name: bought,
    foods: foods.map((food) => (food === name ? bought : nameToBuy(food, line))),
  }
}

/**
 * The foods one line names: none for a heading, two for 'salt & pepper' when no amount is given and
 * all are known. With an amount they stay together: nobody knows how much of it is pepper.
 */
function foodsOf(parsed: IngredientLine): IngredientLine[] {
  const isNone = parsed.heading || parsed.name === '' || isInstruction(parsed.line, parsed.name)
  if (isNone || isMadeWithin(parsed.line, parsed.name)) return []
  if (parsed.foods.length < 2 || isOneFood(parsed.name)) return [parsed]
  const { language } = parsed
  const name = nameOfFoods(parsed)
  const known = parsed.foods.filter((food) => findFood(food, language).knowledge === 'known')
  const areKnown = known.length === parsed.foods.length
  // 'Tofu crumbles, radishes, and peanuts (for serving)': a row each, though one is not known.
  const isListed = parsed.foods.length > 2 && known.length * 2 >= parsed.foods.length
  if (!areKnown && isListed && parsed.quantity === null && !/ or /i.test(parsed.name))
    return parsed.foods.map((food) => ({ ...parsed, name: food }))
  if (!(areKnown || isOneFood(name))) return [parsed]
  const [first = name, ...others] = parsed.foods
  if (areKnown && others.every((food) => findFood(food, language).name === findFood(first, language).name))
    return [{ ...parsed, name: first }]
  // 'Chilli and shallots/spring onions' lists more than its choice.
  const isChoice = / or /i.test(parsed.name) && (parsed.foods.length < 3 || / or /i.test(parsed.line))
  if (isOneFood(name) || isChoice) return [{ ...parsed, name }]
  const each = parsed.foods.map((food) => ({ ...parsed, name: food }))
  if (parsed.quantity === null) return each
  // Salt and pepper are bought without an amount, so how much is of each does not matter.
  const areSeasonings = parsed.foods.every(
    (food) => howSold(productOf(findFood(food, language), food)).by === 'seasoning',
  )
  return areSeasonings
    ? each.map((one) => ({ ...one, quantity: null, alternatives: [] }))
    : [{ ...parsed, name }]
}
