/** The food and amount of one planned line, for the people who eat it. */

import { findFood } from '@plateful/ingredients/foods/find-food'
import type { Food } from '@plateful/ingredients/foods/food'
import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import { foodOfLine } from '@plateful/ingredients/lines/food-of-line'
import type { IngredientLine } from '@plateful/ingredients/lines/ingredient-line'
import { SHOPPING_LIST } from '@plateful/ingredients/measure/conversion-factors'
import { type Amount, roundTo, toBase } from '@plateful/ingredients/measure/convert'
import { isAmountLeftOpen } from '@plateful/ingredients/measure/foreign-units'
import { kindOfUnit } from '@plateful/ingredients/measure/unit'
import { densityOf, isPartOfWhole } from '@plateful/ingredients/shop/convert-by-food'
import { productOf } from '@plateful/ingredients/shop/product'
import { isPerPerson } from '../recipes/scaling/scale.ts'
import { withTotalWeight } from '../recipes/scaling/total-in-brackets.ts'
import type { PlannedLine } from './gather-lines.ts'

/**
 * A planned line read as a food and an amount; `amount` is null when the line gives none ('salt, to
 * taste').
 */
export interface PlannedAmount {
  food: Food
  amount: Amount | null
  /** The same amount in other units, scaled alike. */
  alternatives: Amount[]
}

/** Words for an open amount. */
const openAmount =
  /\b(?:to (?:taste|serve|garnish|finish|season|decorate|sprinkle|drizzle|dust|grease)|for (?:\w+ )?\w+ing\b|as (?:needed|desired|required)|if (?:needed|necessary))/i

/**
 * Ingredient quantity / recipe servings × people, rounded to 2 decimals (shopping 11); what is 'per
 * person' × people. A line without an amount counts the recipe's servings as its quantity, so that
 * it comes to one for each person, when the food is one that is counted or is not known to be
 * poured or sprinkled; 'to taste', staples and the like stay without a number (shopping 12). A
 * plain food entry counts its people: as pieces, or as servings of a food that is not counted; what
 * the lexicon knows only a part of keeps its whole name.
 */
export function plannedAmountOf(planned: PlannedLine, parsed: IngredientLine): PlannedAmount {
  const { food: foundFood, unit } = identify(parsed)
  const isOwn = planned.kind === 'food' && foundFood.knowledge !== 'known'
  const food = isOwn ? { ...foundFood, name: foldFoodName(parsed.name) } : foundFood
  const share = isPerPerson(parsed.line) ? planned.people : planned.people / planned.servings
  const scaled = (amount: Amount): Amount =>
    inPieces({ quantity: roundTo(amount.quantity * share, 2), unit: amount.unit })
  if (parsed.quantity !== null)
    return {
      food,
      amount: scaled({ quantity: parsed.quantity, unit }),
      alternatives: amountsInOtherUnits(parsed, food, unit).map(scaled),
    }
  if (unit !== null && parsed.unit !== null) return { food, amount: null, alternatives: [] }
  if (planned.kind === 'food')
    return {
      food,
      amount: {
        quantity: planned.people,
        unit: food.counted || food.knowledge !== 'known' ? unit : 'serving',
      },
      alternatives: [],
    }
  const noNumber =
    openAmount.test(parsed.line) ||
    isAmountLeftOpen(parsed.line) ||
    food.staple ||
    (food.knowledge !== 'unknown' && !food.counted)
  return { food, amount: noNumber ? null : { quantity: planned.people, unit }, alternatives: [] }
}

const cookedAnd = /\bcooked (?:and|&) \w+/

/**
 * The amount of a line in other units. '12 (100 g) mushrooms' weigh 100 g together, since one
 * mushroom never does. A cup of what was cooked before holds less of it as it is sold, so its
 * weight dry goes first (shopping 77).
 */
function amountsInOtherUnits(parsed: IngredientLine, food: Food, unit: string | null): Amount[] {
  const { alternatives, line, name } = unit === null ? withTotalWeight(parsed, food) : parsed
  const lowerLine = line.toLowerCase().replace(cookedAnd, 'cooked')
  const dry = lowerLine.includes(`cooked ${name.toLowerCase()}`) ? dryOf(parsed, food, unit) : null
  return dry === null ? alternatives : [dry]
}

/** Grams that make a measure of cooked grains or pulses; null of other foods and of weights. */
function dryOf({ quantity, line }: IngredientLine, food: Food, unit: string | null): Amount | null {
  const swellFactor = swelling.find(([rule]) => rule.test(food.name))?.[1]
  if (swellFactor === undefined || quantity === null || /\b(?:un|pre-?|par)cooked\b/i.test(line)) return null
  const base = toBase({ quantity, unit }, SHOPPING_LIST)
  const density = densityOf(food)
  return base?.unit === 'ml' && density !== null
    ? { quantity: (base.quantity * density) / swellFactor, unit: 'g' }
    : null
}

/** How many times its own measure a food fills when it is cooked (USDA household measures). */
const swelling: readonly [RegExp, number][] = [
  [/\b(?:pasta|macaroni|penne|fusilli|farfalle|rigatoni|orzo|spaghetti)$/, 1.8],
  [/\b(?:lentil|bean|chickpea|couscous|bulgur)$/, 2.5],
  [/\b(?:rice|quinoa|barley|farro|freekeh|millet|spelt)$/, 3],
]

function inPieces({ quantity, unit }: Amount): Amount {
  if (unit === 'dozen') return { quantity: quantity * 12, unit: null }
  return { quantity, unit: unit === 'item' ? null : unit }
}

/**
 * The food of a line, with its unit where food and unit share a word: 'celery sticks' is celery by
 * the stick, 'salmon fillets' and 'bay leaves' are foods of their own that are counted. Garlic
 * bulbs and lemon wedges are bought as garlic and as lemons.
 */
function identify(parsed: IngredientLine): { food: Food; unit: string | null } {
  const { name, unit } = parsed
  const food = foodOfLine(parsed)
  if (unit !== null && kindOfUnit(unit) === 'part') {
    const joined = findFood(`${name} ${unit}`)
    const onShelf = productOf(joined, joined.name)
    if (
      joined.knowledge === 'known' &&
      joined.name !== food.name &&
      foldFoodName(onShelf.name).endsWith(unit)
    )
      return { food: joined, unit: null }
  }
  if (unit !== null) return { food, unit: sameUnit(food, unit) }
  const words = foldFoodName(name).split(' ')
  const last = words.pop() ?? ''
  if (words.length === 0 || kindOfUnit(last) !== 'part') return { food, unit: null }
  const product = food.knowledge === 'known' ? productOf(food, name) : findFood(words.join(' '))
  const isWeighed = product.weights[last] !== undefined
  if (!(isWeighed || (product.counted && isPartOfWhole(last))) || foldFoodName(product.name).endsWith(last))
    return { food, unit: null }
  return { food: product, unit: sameUnit(product, last) }
}

/**
 * Parts that the lexicon weighs alike are one unit (a celery stick, stalk and rib); a part as heavy
 * as a piece is a piece.
 */
function sameUnit(food: Food, unit: string): string | null {
  const weight = food.weights[unit]
  if (weight === undefined || kindOfUnit(unit) !== 'part') return unit
  if (food.weights['item'] === weight) return null
  return (
    Object.keys(food.weights).find(
      (other) => kindOfUnit(other) === 'part' && food.weights[other] === weight,
    ) ?? unit
  )
}
