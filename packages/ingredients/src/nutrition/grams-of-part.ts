/** How heavy is what a part of a line asks for. */

import type { Food } from '../foods/food.ts'
import type { IngredientLine } from '../lines/ingredient-line.ts'
import { SHOPPING_LIST } from '../measure/conversion-factors.ts'
import { type Amount, toBase } from '../measure/convert.ts'
import { densityOf, inGrams, juiceOfFruit } from '../shop/convert-by-food.ts'
import type { NutrientFood } from './nutrients.ts'
import { usualGramsOfOne } from './usual-weights.ts'

const ML_IN_A_CUP = 236.588

/** Cuts by which the database tells cups apart; several words mean one. */
const cuts: readonly [RegExp, string][] = [
  [/\bchopped\b/i, 'chopped'],
  [/\b(?:diced|cubed|cubes)\b/i, 'cubes'],
  [/\bsliced\b/i, 'sliced'],
  [/\b(?:grated|shredded)\b/i, 'shredded'],
  [/\bpacked\b/i, 'packed'],
  [/\bmashed\b/i, 'mashed'],
  [/\bcrumbled\b/i, 'crumbled'],
  [/\bground\b/i, 'ground'],
  [/\bhalves\b/i, 'halves'],
]

/** Grams in a millilitre of the food as the line has it cut. */
function densityAsCut(line: string, food: Food, known: NutrientFood | undefined): number | null {
  const cups = known?.source.portions.filter(([measure]) => measure.startsWith('cup')) ?? []
  for (const [word, cut] of cuts) {
    const cup = word.test(line) ? cups.find(([measure]) => measure.includes(cut)) : undefined
    if (cup) return cup[1] / ML_IN_A_CUP
  }
  return known?.density ?? densityOf(food)
}

const sizes: Readonly<Record<string, number>> = {
  small: 0.7,
  medium: 1,
  large: 1.3,
  'extra large': 1.5,
  'extra-large': 1.5,
  jumbo: 1.5,
  big: 1.3,
  mini: 0.5,
  baby: 0.5,
}

/** Grams of one piece, by its size. */
function gramsOfPiece({ size }: IngredientLine, food: Food, known: NutrientFood | undefined): number | null {
  const weight = usualGramsOfOne(food.name, null) ?? food.weights['item']
  if (weight !== undefined) return weight * (sizes[size ?? ''] ?? 1)
  const sized = known?.source.portions.find(
    ([measure]) => size !== null && measure.startsWith(size) && !/cup|slice/.test(measure),
  )
  return sized?.[1] ?? known?.piece ?? Object.values(food.weights)[0] ?? null
}

const vessels = /^(?:tin|can|jar|pack|packet|package|bag|box|container|carton|tub|bottle|block|pot|log)$/
const drainedFoods =
  /\b(?:bean|chickpea|lentil|olive|artichoke|sweetcorn|tuna|pineapple|water chestnut|bamboo|hominy|peach|caper)\b/
/** The share of a tin that is left when its liquid is poured away. */
const DRAINED = 0.6

const isInTin = (unit: string | null) => unit === 'tin' || unit === 'can' || unit === 'jar'

/** Grams of an amount by the tables, or by the density of the food. */
function weigh({ quantity, unit }: Amount, density: number | null): number | null {
  const base = toBase({ quantity, unit }, SHOPPING_LIST)
  if (base === null) return null
  if (base.unit === 'g') return base.quantity
  return density === null ? null : base.quantity * density
}

/** 'Zest of a lemon' and 'juice of 2 limes': grams of what is taken of one fruit. */
const ZEST_OF_ONE = 5

function takenOfFruit(line: string, food: Food): number | undefined {
  const juice = juiceOfFruit[food.name]
  if (juice === undefined) return undefined
  if (/juice/i.test(line)) return juice
  return /zest (?:of|from)|zested/i.test(line) ? ZEST_OF_ONE : undefined
}

/**
 * Grams of what a part of a line asks for; null where it has no amount, or nothing tells its
 * weight. A metric amount that the line gives beside another one counts first, a pack by its own
 * measure ('2 x 400 g tins'), drained where its food is.
 */
export function gramsOfPart(
  parsed: IngredientLine,
  food: Food,
  known: NutrientFood | undefined,
): number | null {
  const { line, quantity, unit, each, alternatives } = parsed
  if (quantity === null) return null
  const density = densityAsCut(line, food, known)
  const byWeight = [{ quantity, unit }, ...alternatives]
    .filter((amount) => toBase(amount, SHOPPING_LIST)?.unit === 'g')
    .map((amount) => weigh(amount, density))
  const drained = (grams: number) => (isInTin(unit) && drainedFoods.test(food.name) ? grams * DRAINED : grams)
  const direct = byWeight[0] ?? weigh({ quantity, unit }, density)
  if (direct !== null) return drained(direct)
  const ofEach = each === null ? null : weigh(each, density)
  if (ofEach !== null) return drained(quantity * ofEach)
  if (unit === null) {
    const one = takenOfFruit(line, food) ?? gramsOfPiece(parsed, food, known)
    return one === null ? null : quantity * one
  }
  const own = usualGramsOfOne(food.name, unit) ?? food.weights[unit]
  if (own !== undefined) return quantity * own * (sizes[parsed.size ?? ''] ?? 1)
  const portion = known?.source.portions.find(([measure]) => measure.startsWith(unit))
  if (portion) return quantity * portion[1]
  const byLexicon = inGrams({ amount: { quantity, unit }, alternatives }, food)
  const usual = usualGramsOfOne(null, unit)
  if (usual === undefined || (vessels.test(unit) && byLexicon !== null))
    return byLexicon === null ? null : drained(byLexicon)
  return drained(quantity * usual)
}
