/** What stays open of the packs and pieces that a shop sells, once all that is needed is used. */
import type { Food } from '../foods/food.ts'
import type { Addend } from '../measure/add-amounts.ts'
import { type Amount, toBase } from '../measure/convert.ts'
import { SHOPPING_LIST } from '../measure/factors.ts'
import { packOf } from './how-sold.ts'
import { sizeOfStep, type System, wholeUp } from './shop-steps.ts'
import { toBuy } from './to-buy.ts'
import { inGrams, inMillilitres, inPieces } from './weights-of-amounts.ts'

/**
 * What is bought of a food and what of it is left: in grams or millilitres of packs, or in pieces,
 * heads and bunches. `one` is a whole pack, in the same measure.
 */
export interface LeftOpen {
  bought: number
  left: number
  one: number
  /** 'g' or 'ml'; null for pieces; else the word for one of them: 'head', 'bunch'. */
  unit: string | null
}

/** So little of a pack, or of one piece, is no rest that anybody would plan for. */
const HARDLY = { ofAPack: 0.15, ofAPiece: 0.2, measured: 25 }

type Measure = (addend: Addend, food: Food) => number | null

/** The sum by a measure, null where it cannot be told of one of them. */
function sumBy(addends: readonly Addend[], food: Food, measure: Measure): number | null {
  let sum = 0
  for (const addend of addends) {
    const one = measure(addend, food)
    if (one === null) return null
    sum += one
  }
  return sum
}

/**
 * What stays open where these amounts of a food are bought as shops sell it: the lexicon's packs,
 * whole pieces, heads and bunches, American cartons where the list is written so. Null where nobody
 * can tell: of cups of chopped cabbage it is not known how much of the cabbage they are.
 */
export function leftOpen(food: Food, addends: readonly Addend[], system: System): LeftOpen | null {
  if (addends.length === 0) return null
  return describedLeft(food, addends, system) ?? inPacks(food, addends, system) ?? inWhole(food, addends)
}

/** Whether so much is left that a family would plan for it. */
export function isWorthUsing({ left, one, unit }: LeftOpen): boolean {
  const isMeasured = unit === 'g' || unit === 'ml'
  return left >= (isMeasured ? Math.max(HARDLY.measured, HARDLY.ofAPack * one) : HARDLY.ofAPiece * one)
}

/** 'Half a pot' leaves half a pot, whatever is in it. */
function describedLeft(food: Food, addends: readonly Addend[], system: System): LeftOpen | null {
  const bought = toBuy(food, addends, system)
  const unit = bought?.unit ?? null
  if (bought === null || unit === null || toBase({ quantity: 1, unit }, SHOPPING_LIST) !== null) return null
  if (addends.some(({ amount }) => amount.unit !== unit)) return null
  const needed = addends.reduce((sum, { amount }) => sum + amount.quantity, 0)
  return { bought: bought.quantity, left: bought.quantity - needed, one: 1, unit }
}

/** Of packs whose size the lexicon knows, and of the cartons that America knows. */
function inPacks(food: Food, addends: readonly Addend[], system: System): LeftOpen | null {
  const pack = packOf(food)
  if (pack === null || (pack.unit !== 'g' && pack.unit !== 'ml')) return null
  if (pack.unit === 'g' && food.density === null && addends.some(isPouredOnly)) return null
  const needed = sumBy(addends, food, pack.unit === 'g' ? inGrams : inMillilitres)
  if (needed === null) return null
  if (system === 'us') return pack.unit === 'ml' ? inCartons(toBuy(food, addends, 'us'), needed) : null
  const bought = wholeUp(needed / pack.holds) * pack.holds
  return { bought, left: bought - needed, one: pack.holds, unit: pack.unit }
}

function inCartons(carton: Amount | null, needed: number): LeftOpen | null {
  if (carton === null || toBase(carton, SHOPPING_LIST)?.unit !== 'ml') return null
  const bought = sizeOfStep(carton)
  return { bought, left: bought - needed, one: bought, unit: 'ml' }
}

/** Of whole pieces, heads and bunches. */
function inWhole(food: Food, addends: readonly Addend[]): LeftOpen | null {
  if (packOf(food) !== null || !addends.every((addend) => hasKnownAmount(addend, food))) return null
  const bought = toBuy(food, addends, 'metric')
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

const counted = new Set([null, 'item', 'half', 'dozen', 'pair', 'head', 'bunch'])

/** How much of a head a cup of it is hangs on the knife, and a slice on the hand. */
const hasKnownAmount = ({ amount, alternatives }: Addend, { weights }: Food) =>
  [amount, ...alternatives].some(
    ({ quantity, unit }) =>
      counted.has(unit) ||
      (unit !== null && weights[unit] !== undefined) ||
      toBase({ quantity, unit }, SHOPPING_LIST)?.unit === 'g',
  )

const isPouredOnly = ({ amount, alternatives }: Addend) =>
  [amount, ...alternatives].every((one) => toBase(one, SHOPPING_LIST)?.unit === 'ml')
