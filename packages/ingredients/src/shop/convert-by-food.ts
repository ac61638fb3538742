/** Converts amounts of a food into grams, millilitres or pieces. */

import type { Food } from '../foods/food.ts'
import type { Addend } from '../measure/add-amounts.ts'
import { SHOPPING_LIST } from '../measure/conversion-factors.ts'
import { type Amount, toBase } from '../measure/convert.ts'
import { kindOfUnit } from '../measure/unit.ts'
import { packOf } from './how-sold.ts'

/**
 * Densities in g/ml of kinds of food without a figure of their own, from the USDA's weights of a
 * cup (Standard Reference 28). They are rounded up a little, since buying too little is worse.
 */
const densityByName: readonly [RegExp, number][] = [
  [
    /\b(?:spinach|rocket|lettuce|salad leaf|leaf|cress|chard|arugula|herb|parsley|coriander|mint|basil|dill|alfalfa|sprout)$/,
    0.13,
  ],
  [/\b(?:kale|greens|panko)$/, 0.24],
  [/\b(?:mushroom|cabbage|slaw|crisp|chip)$/, 0.36],
  [/\b(?:cream cheese|ricotta|mascarpone|cottage cheese|soft cheese|butter|lard|shortening|ghee)$/, 0.96],
  [/\b(?:cheese|cheddar|parmesan|mozzarella|gruyère|gruyere|gouda|pecorino|feta)$/, 0.48],
  [/\b(?:oat|coconut|cereal|breadcrumb|crumb|cracker|cookie|biscuit|pretzel|marshmallow)$/, 0.42],
  [/\b(?:pasta|macaroni|penne|fusilli|noodle|farfalle|rigatoni|orzo|shell)$/, 0.44],
  [/\b(?:flour|starch|cornflour|cocoa|meal|cornmeal|powder)$/, 0.55],
  [/\b(?:nut|almond|pecan|walnut|hazelnut|cashew|pistachio|peanut)$/, 0.55],
  [
    /\b(?:sugar|rice|lentil|bean|chickpea|quinoa|barley|couscous|bulgur|semolina|polenta|grain|candy|sweet|melt)$/,
    0.82,
  ],
  [/\b(?:chocolate|raisin|sultana|currant|cranberry|date|apricot|prune|cherry|seed)$/, 0.68],
  [/\b(?:strawberry|blueberry|raspberry|blackberry|berry|grape|fruit)$/, 0.64],
  [/\b(?:cauliflower|broccoli|floret|courgette|pepper|celery|green bean|leek|onion)$/, 0.6],
  [/\b(?:sauce|ketchup|mayonnaise|paste|purée|puree|salsa|dressing|tomato|hummus|pumpkin|spread|jam)$/, 1.05],
]
const MEAT_DENSITY = 0.62
const FRESH_DENSITY = 0.65

const densityCache = new WeakMap<Food, number | null>()

/** Grams in a millilitre of the food; null where nothing is known of it. */
export function densityOf(food: Food): number | null {
  if (food.density !== null) return food.density
  const known = densityCache.get(food)
  if (known !== undefined) return known
  const density = estimateDensity(food)
  densityCache.set(food, density)
  return density
}

function estimateDensity(food: Food): number | null {
  const estimated = densityByName.find(([rule]) => rule.test(food.name))?.[1]
  if (estimated !== undefined) return estimated
  if (food.category === 'Meat & Fish') return MEAT_DENSITY
  return food.category === 'Vegetables' || food.category === 'Fruits' ? FRESH_DENSITY : null
}

/** Grams of one piece of the food; null where that is not known. */
export const gramsPerPiece = (food: Food): number | null => food.weights['item'] ?? null

/** Millilitres of juice in one fruit, by its name. */
export const juiceOfFruit: Readonly<Record<string, number>> = {
  lemon: 45,
  lime: 30,
  orange: 80,
  grapefruit: 180,
}

const sameAmounts = ({ amount, alternatives }: Addend): Amount[] => [amount, ...alternatives]
const inBaseUnit = (amount: Amount) => toBase(amount, SHOPPING_LIST)

/** Grams of one piece, slice, tin or pinch; null where it is not known. */
function gramsOfOne(food: Food, unit: string | null): number | null {
  if (unit === null || unit === 'item') return gramsPerPiece(food)
  const ownWeight = food.weights[unit]
  if (ownWeight !== undefined) return ownWeight
  const pack = packOf(food)
  if (pack?.word === unit && pack.unit === 'g') return pack.holds
  const roughWeights: Readonly<Record<string, number>> = {
    handful: 25,
    knob: 15,
    pinch: 0.4,
    dash: 0.6,
    sprinkle: 2,
    drop: 0.1,
    splash: 8,
    drizzle: 8,
    glug: 15,
    squeeze: 8,
  }
  return roughWeights[unit] ?? null
}

/** Grams of one addend; null where they are not known. */
export function inGrams(addend: Addend, food: Food): number | null {
  const sameAmountsOfAddend = sameAmounts(addend)
  for (const sameAmount of sameAmountsOfAddend)
    if (inBaseUnit(sameAmount)?.unit === 'g') return inBaseUnit(sameAmount)?.quantity ?? null
  const density = densityOf(food)
  for (const sameAmount of sameAmountsOfAddend) {
    const base = inBaseUnit(sameAmount)
    if (base?.unit === 'ml' && density !== null) return base.quantity * density
  }
  for (const sameAmount of sameAmountsOfAddend) {
    const gramsEach = inBaseUnit(sameAmount) === null ? gramsOfOne(food, sameAmount.unit) : null
    if (gramsEach !== null) return gramsEach * sameAmount.quantity
  }
  return null
}

/** Millilitres of one addend; null where they are not known. */
export function inMillilitres(addend: Addend, food: Food): number | null {
  for (const sameAmount of sameAmounts(addend))
    if (inBaseUnit(sameAmount)?.unit === 'ml') return inBaseUnit(sameAmount)?.quantity ?? null
  const grams = inGrams(addend, food)
  const density = densityOf(food)
  const pack = packOf(food)
  if (pack?.unit === 'ml' && addend.amount.unit === pack.word) return pack.holds * addend.amount.quantity
  return grams === null || density === null ? null : grams / density
}

/** The share that a cut is of a whole fruit, vegetable or loaf. */
const partsOfWhole: Readonly<Record<string, number>> = {
  slice: 0.1,
  wedge: 0.125,
  strip: 0.1,
  round: 0.1,
  segment: 0.1,
  leaf: 0.1,
  floret: 0.1,
  cube: 0.05,
  chunk: 0.1,
  disc: 0.05,
}

/** Whether the unit is a cut of a whole fruit, vegetable or loaf: a leaf, a wedge, a floret. */
export const isPartOfWhole = (unit: string): boolean => unit in partsOfWhole

/** Pieces of one addend: as they are counted, by weight, or by the juice in them. */
export function inPieces(addend: Addend, food: Food): number | null {
  const { quantity, unit } = addend.amount
  if (unit === null || unit === 'item' || unit === 'serving' || unit === 'portion') return quantity
  if (unit === 'dozen') return quantity * 12
  if (unit === 'pair') return quantity * 2
  if (unit === 'half') return quantity / 2
  // A head of a counted food is one piece, whatever both weigh.
  if (unit === 'head' && food.counted) return quantity
  const juice = juiceOfFruit[food.name]
  const base = inBaseUnit(addend.amount)
  if (juice !== undefined && base?.unit === 'ml') return base.quantity / juice
  const gramsOfPiece = gramsPerPiece(food)
  const grams = inGrams(addend, food)
  if (grams !== null && gramsOfPiece !== null) return grams / gramsOfPiece
  if (/^(?:head|piece|ear|cob|stalk|stem|bulb|thumb|knob|fillet|inch|cm)$/.test(unit) && base === null)
    return quantity
  const part = partsOfWhole[unit] ?? (kindOfUnit(unit) === 'touch' ? 0.1 : null)
  return part === null ? null : part * quantity
}

type Measure = (addend: Addend, food: Food) => number | null

/** The sum of all amounts in one measure; null where one of them cannot be converted. */
export function sumBy(addends: readonly Addend[], food: Food, measure: Measure): number | null {
  let sum = 0
  for (const addend of addends) {
    const measured = measure(addend, food)
    if (measured === null) return null
    sum += measured
  }
  return sum
}
