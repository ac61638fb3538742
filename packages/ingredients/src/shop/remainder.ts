/** Finds what is left of the packs and pieces that were bought, after the needed amount is used. */

import type { Food } from '../foods/food.ts'
import type { Addend } from '../measure/add-amounts.ts'
import { SHOPPING_LIST } from '../measure/conversion-factors.ts'
import { type Amount, toBase } from '../measure/convert.ts'
import { amountToBuy } from './amount-to-buy.ts'
import { inGrams, inMillilitres, inPieces, sumBy } from './convert-by-food.ts'
import { packOf } from './how-sold.ts'
import { type MeasureSystem, roundUpToWhole } from './shop-rounding.ts'

/**
 * What is bought of a food and what of it is left: in grams or millilitres of packs, or in pieces,
 * heads and bunches. `one` is a whole pack, in the same measure.
 */
export interface Remainder {
  bought: number
  left: number
  one: number
  /** 'g' or 'ml'; null for pieces; else the word for one of them: 'head', 'bunch'. */
  unit: string | null
}

/** The smallest rest that is worth planning for, of a pack, of a piece, and in g or ml. */
const MIN_REST = { ofAPack: 0.15, ofAPiece: 0.2, measured: 25 }

/**
 * What is left where these amounts of a food are bought as shops sell it: the lexicon's packs,
 * whole pieces, heads and bunches, American cartons where the list is written so. Null where it is
 * not known: cups of chopped cabbage do not say how much of the cabbage they are.
 */
export function remainderOf(food: Food, addends: readonly Addend[], system: MeasureSystem): Remainder | null {
  if (addends.length === 0) return null
  return (
    restByCount(food, addends, system) ?? restOfPacks(food, addends, system) ?? restOfPieces(food, addends)
  )
}

/** Whether so much is left that a family would plan for it. */
export function isWorthUsing({ left, one, unit }: Remainder): boolean {
  const isMeasured = unit === 'g' || unit === 'ml'
  return left >= (isMeasured ? Math.max(MIN_REST.measured, MIN_REST.ofAPack * one) : MIN_REST.ofAPiece * one)
}

/** The rest of containers, in containers: 'half a pot' leaves half a pot. */
function restByCount(food: Food, addends: readonly Addend[], system: MeasureSystem): Remainder | null {
  const bought = amountToBuy(food, addends, system)
  const unit = bought?.unit ?? null
  if (bought === null || unit === null || toBase({ quantity: 1, unit }, SHOPPING_LIST) !== null) return null
  if (addends.some(({ amount }) => amount.unit !== unit)) return null
  const needed = addends.reduce((sum, { amount }) => sum + amount.quantity, 0)
  return { bought: bought.quantity, left: bought.quantity - needed, one: 1, unit }
}

/** The rest of packs whose size is in the lexicon, and of US cartons. */
function restOfPacks(food: Food, addends: readonly Addend[], system: MeasureSystem): Remainder | null {
  const pack = packOf(food)
  if (pack === null || (pack.unit !== 'g' && pack.unit !== 'ml')) return null
  if (pack.unit === 'g' && food.density === null && addends.some(isPouredOnly)) return null
  const needed = sumBy(addends, food, pack.unit === 'g' ? inGrams : inMillilitres)
  if (needed === null) return null
  if (system === 'us')
    return pack.unit === 'ml' ? restOfCarton(amountToBuy(food, addends, 'us'), needed) : null
  const bought = roundUpToWhole(needed / pack.holds) * pack.holds
  return { bought, left: bought - needed, one: pack.holds, unit: pack.unit }
}

function restOfCarton(carton: Amount | null, needed: number): Remainder | null {
  const size = carton && toBase(carton, SHOPPING_LIST)
  if (size?.unit !== 'ml') return null
  const bought = size.quantity
  return { bought, left: bought - needed, one: bought, unit: 'ml' }
}

/** The rest of whole pieces, heads and bunches. */
function restOfPieces(food: Food, addends: readonly Addend[]): Remainder | null {
  if (packOf(food) !== null || !addends.every((addend) => hasKnownAmount(addend, food))) return null
  const bought = amountToBuy(food, addends, 'metric')
  if (bought === null) return null
  if (bought.unit === null) {
    const needed = sumBy(addends, food, inPieces)
    return needed === null
      ? null
      : { bought: bought.quantity, left: bought.quantity - needed, one: 1, unit: null }
  }
  const grams = food.weights[bought.unit]
  const needed = sumBy(addends, food, inGrams)
  if (grams === undefined || needed === null) return null
  const used = needed / grams
  return { bought: bought.quantity, left: bought.quantity - used, one: 1, unit: bought.unit }
}

const countedUnits = new Set([null, 'item', 'half', 'dozen', 'pair', 'head', 'bunch'])

/** Whether the amount is exact enough for a rest: a cup or a slice of a cabbage is not. */
const hasKnownAmount = ({ amount, alternatives }: Addend, { weights }: Food) =>
  [amount, ...alternatives].some(
    ({ quantity, unit }) =>
      countedUnits.has(unit) ||
      (unit !== null && weights[unit] !== undefined) ||
      toBase({ quantity, unit }, SHOPPING_LIST)?.unit === 'g',
  )

const isPouredOnly = ({ amount, alternatives }: Addend) =>
  [amount, ...alternatives].every((one) => toBase(one, SHOPPING_LIST)?.unit === 'ml')
