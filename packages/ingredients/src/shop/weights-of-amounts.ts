/** What amounts of a food come to in grams, millilitres or pieces, as a shopper reckons. */
import type { Food } from '../foods/food.ts'
import type { Addend } from '../measure/add-amounts.ts'
import { type Amount, toBase } from '../measure/convert.ts'
import { SHOPPING_LIST } from '../measure/factors.ts'
import { kindOfUnit } from '../measure/unit.ts'
import { packOf } from './how-sold.ts'

/**
 * Grams in a millilitre of kinds of food whose own figure is not known: what a cup holds, after the
 * USDA's household weights (Standard Reference 28), rounded up a little, for too little is worse.
 */
const heaps: readonly [RegExp, number][] = [
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
const meatCup = 0.62
const freshCup = 0.65

const heaped = new WeakMap<Food, number | null>()

/** Grams in a millilitre of the food; null where nothing is known of it. */
export function densityOf(food: Food): number | null {
  if (food.density !== null) return food.density
  const known = heaped.get(food)
  if (known !== undefined) return known
  const density = heapOf(food)
  heaped.set(food, density)
  return density
}

function heapOf(food: Food): number | null {
  const heap = heaps.find(([rule]) => rule.test(food.name))?.[1]
  if (heap !== undefined) return heap
  if (food.category === 'Meat & Fish') return meatCup
  return food.category === 'Vegetables' || food.category === 'Fruits' ? freshCup : null
}

/** Grams of one piece of the food; null where that is not known. */
export const pieceOf = (food: Food): number | null => food.weights['item'] ?? null

/** Millilitres of juice in one fruit. */
const juices: Readonly<Record<string, number>> = { lemon: 45, lime: 30, orange: 80, grapefruit: 180 }

const waysOf = ({ amount, alternatives }: Addend): Amount[] => [amount, ...alternatives]
const baseIn = (amount: Amount) => toBase(amount, SHOPPING_LIST)

/** Grams of a thing that is not weighed or measured: of a piece, a slice, a tin. */
function gramsOfOne(food: Food, unit: string | null): number | null {
  if (unit === null || unit === 'item') return pieceOf(food)
  const own = food.weights[unit]
  if (own !== undefined) return own
  const pack = packOf(food)
  if (pack?.word === unit && pack.unit === 'g') return pack.holds
  const touch: Readonly<Record<string, number>> = {
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
  return touch[unit] ?? null
}

/** Grams of one addend, null where nobody can say. */
export function inGrams(addend: Addend, food: Food): number | null {
  const ways = waysOf(addend)
  for (const way of ways) if (baseIn(way)?.unit === 'g') return baseIn(way)?.quantity ?? null
  const density = densityOf(food)
  for (const way of ways) {
    const base = baseIn(way)
    if (base?.unit === 'ml' && density !== null) return base.quantity * density
  }
  for (const way of ways) {
    const one = baseIn(way) === null ? gramsOfOne(food, way.unit) : null
    if (one !== null) return one * way.quantity
  }
  return null
}

/** Millilitres of one addend, null where nobody can say. */
export function inMillilitres(addend: Addend, food: Food): number | null {
  for (const way of waysOf(addend)) if (baseIn(way)?.unit === 'ml') return baseIn(way)?.quantity ?? null
  const grams = inGrams(addend, food)
  const density = densityOf(food)
  const pack = packOf(food)
  if (pack?.unit === 'ml' && addend.amount.unit === pack.word) return pack.holds * addend.amount.quantity
  return grams === null || density === null ? null : grams / density
}

/** What a cut is of a whole fruit, vegetable or loaf. */
const parts: Readonly<Record<string, number>> = {
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

/** Pieces of one addend: as they are counted, by weight, or by the juice in them. */
export function inPieces(addend: Addend, food: Food): number | null {
  const { quantity, unit } = addend.amount
  if (unit === null || unit === 'item' || unit === 'serving' || unit === 'portion') return quantity
  if (unit === 'dozen') return quantity * 12
  if (unit === 'pair') return quantity * 2
  if (unit === 'half') return quantity / 2
  // A head of lettuce is a lettuce, whatever either weighs.
  if (unit === 'head' && food.counted) return quantity
  const juice = juices[food.name]
  const base = baseIn(addend.amount)
  if (juice !== undefined && base?.unit === 'ml') return base.quantity / juice
  const one = pieceOf(food)
  const grams = inGrams(addend, food)
  if (grams !== null && one !== null) return grams / one
  if (/^(?:head|piece|ear|cob|stalk|stem|bulb|thumb|knob|fillet|inch|cm)$/.test(unit) && base === null)
    return quantity
  const part = parts[unit] ?? (kindOfUnit(unit) === 'touch' ? 0.1 : null)
  return part === null ? null : part * quantity
}
