/** Converts the amounts of recipes into amounts that a shop sells. */

import type { Food } from '../foods/food.ts'
import { type Addend, compareAddends } from '../measure/add-amounts.ts'
import { SHOPPING_LIST } from '../measure/conversion-factors.ts'
import { type Amount, toBase } from '../measure/convert.ts'
import { gramsPerPiece, inGrams, inMillilitres, inPieces, sumBy } from './convert-by-food.ts'
import { howSold, packOf } from './how-sold.ts'
import {
  countPacks,
  inCupboard,
  isContainer,
  isLittle,
  isRoughMeasure,
  LITTLE_OF_CUPBOARD,
  onePack,
  onePackOf,
  packsFor,
  type Purchase,
  sumOf,
  wholeUnit,
} from './packs-to-buy.ts'
import { type MeasureSystem, roundUpToShopStep, roundUpToWhole, usCarton } from './shop-rounding.ts'

/** Cups converted into pieces may be this much short, since pieces differ in weight. */
const CUP_TOLERANCE = 0.85
const CLOVES_IN_BULB = 10
const GRAMS_IN_BUNCH = 40
const GRAMS_IN_STICK = 113
/** The weight in grams below which pieces are not counted, as of cherries. */
const MIN_COUNTED_GRAMS = 26

const isMeasured = (addend: Addend, base: 'g' | 'ml') => toBase(addend.amount, SHOPPING_LIST)?.unit === base

/**
 * The amount to buy of a food for these amounts: whole pieces and packs, or the next step that a
 * shop sells, never less than needed (3 % may be missing) and at most one step, piece or pack more.
 * Null where the name is enough: salt and pepper, a jar of the cupboard that lasts, foods without
 * an amount.
 */
export function amountToBuy(food: Food, amounts: readonly Addend[], system: MeasureSystem): Amount | null {
  if (amounts.length === 0) return null
  const addends = amounts.toSorted(compareAddends)
  const sold = howSold(food)
  if (sold.by === 'seasoning') return null
  const purchase = { food, addends, sold, system }
  const needed = addends.filter((addend) => !isRoughMeasure(addend))
  const packs = countPacks(needed)
  if (packs) return packs
  if (needed.length === 0 && inCupboard(food)) return null
  if (food.knowledge === 'unknown' && !needed.some(({ amount }) => isContainer(amount.unit)))
    return strangeToBuy({ ...purchase, addends: needed })
  const onePot = onePackOf(purchase)
  if (onePot) return onePot
  switch (sold.by) {
    case 'jar':
      return jarToBuy(purchase)
    case 'bulb':
      return bulbsToBuy(purchase)
    case 'bunch':
      return bunchesToBuy(purchase)
    case 'piece':
      return piecesToBuy(needed.length > 0 ? { ...purchase, addends: needed } : purchase)
    case 'volume':
      return volumeToBuy(purchase)
    case 'weight':
    default:
      return weightToBuy(purchase)
  }
}

/**
 * The amount of a food that is not known, nor in which packs it is sold (shopping 129): pieces as
 * they are counted, weights and metric measures as written; for all else null, the name alone.
 */
function strangeToBuy({ food, addends, system }: Purchase): Amount | null {
  if (addends.every(({ amount }) => amount.unit === null))
    return { quantity: roundUpToWhole(sumOf(addends)), unit: null }
  const wholeUnits = new Set(addends.map(({ amount }) => amount.unit))
  const [unit = null] = wholeUnits
  if (wholeUnits.size === 1 && unit !== null && wholeUnit.test(unit))
    return { quantity: roundUpToWhole(sumOf(addends)), unit }
  if (addends.every((addend) => isMeasured(addend, 'g'))) {
    const grams = sumBy(addends, food, inGrams)
    return grams === null || grams <= LITTLE_OF_CUPBOARD.grams ? null : roundUpToShopStep(grams, 'g', system)
  }
  if (!addends.every(({ amount }) => /^(?:ml|cl|dl|l)$/.test(amount.unit ?? ''))) return null
  const volume = sumBy(addends, food, inMillilitres)
  return volume === null ? null : roundUpToShopStep(volume, 'ml', system)
}

function jarToBuy(purchase: Purchase): Amount | null {
  const { food, addends, sold, system } = purchase
  const size = sumBy(addends, food, inGrams) ?? sumBy(addends, food, inMillilitres)
  if (addends.every((addend) => isMeasured(addend, 'g')) && !isLittle(purchase))
    return roundUpToShopStep(size ?? 0, 'g', system)
  if (size === null || isLittle(purchase)) {
    // What is asked for by the jar is bought, whatever spoons stand beside it.
    const isInJars = addends.some(({ amount }) => isContainer(amount.unit))
    const isCounted = size === null && addends.some(({ amount }) => amount.unit === null)
    return isInJars || (isCounted && !isSpice(food)) ? onePack(purchase) : null
  }
  return packsFor(size, sold.holds, sold.pack)
}

const isSpice = ({ name, category }: Food) =>
  category === 'Pantry & Spices' && /\b(?:leaf|clove|pod|stick|anise|seed|nutmeg|berry)$/.test(name)

function bulbsToBuy({ food, addends, system }: Purchase): Amount {
  const cloves = addends.reduce((sum, addend) => {
    const { quantity, unit } = addend.amount
    if (unit === 'bulb' || unit === 'head') return sum + quantity * CLOVES_IN_BULB
    if (unit === null || unit === 'clove') return sum + quantity
    return sum + (inGrams(addend, food) ?? 5) / 5
  }, 0)
  return packsFor(cloves, CLOVES_IN_BULB, system === 'us' ? 'head' : 'bulb')
}

function bunchesToBuy({ food, addends }: Purchase): Amount {
  const count = addends.reduce((sum, addend) => {
    if (addend.amount.unit === 'bunch') return sum + addend.amount.quantity
    return sum + (inGrams(addend, food) ?? 2 * addend.amount.quantity) / GRAMS_IN_BUNCH
  }, 0)
  return { quantity: roundUpToWhole(count), unit: 'bunch' }
}

const chilliName = /\b(?:chilli|jalapeño|serrano|habanero|pepper)\b/

function piecesToBuy(purchase: Purchase): Amount | null {
  const { food, addends } = purchase
  if (food.weights['bunch'] !== undefined) {
    const grams = sumBy(addends, food, inGrams)
    if (grams !== null) return packsFor(grams, food.weights['bunch'], 'bunch')
  }
  if (inCupboard(food) && food.category !== 'Grains & Bakery' && isLittle(purchase)) return null
  const isEgg = food.category === 'Dairy & Eggs'
  // Chillies are bought by the piece although they are light.
  const isLight =
    (gramsPerPiece(food) ?? Infinity) < MIN_COUNTED_GRAMS && !(food.counted && chilliName.test(food.name))
  const isSmall = isLight || food.name.endsWith('corn')
  const isLoose = isSmall || inCupboard(food)
  const isWeighed = (addend: Addend) => isMeasured(addend, 'g') || (isLoose && isMeasured(addend, 'ml'))
  if (!isEgg && ((isSmall && !food.counted) || addends.every(isWeighed))) return weightToBuy(purchase)
  const isInPacks = inCupboard(food) && addends.some(({ amount }) => isContainer(amount.unit))
  if (isInPacks && addends.some(({ amount }) => amount.unit === null)) return onePack(purchase)
  const count = sumBy(addends, food, inPieces)
  // Only cups: pieces differ by more than the tolerance.
  const isOnlyByVolume = addends.every((addend) => isMeasured(addend, 'ml'))
  if (count !== null)
    return {
      quantity: roundUpToWhole(isOnlyByVolume ? count * CUP_TOLERANCE : count),
      unit: food.counted ? null : 'piece',
    }
  return weightToBuy(purchase)
}

/** Whether a food is spooned and not poured, so that an ounce of it is a weight. */
const isThick = ({ name }: Food) => !/\b(?:stock|broth|bouillon|milk|wine|beer|juice|water|dashi)$/.test(name)

function volumeToBuy(purchase: Purchase): Amount | null {
  const { food, addends, system } = purchase
  if (inCupboard(food) && isLittle(purchase, LITTLE_OF_CUPBOARD.poured)) return null
  // In US recipes '24 oz stock' are the fluid ounces of its carton.
  if (addends.every(({ amount }) => amount.unit === 'oz') && system === 'us' && !isThick(food)) {
    const ounces = addends.reduce((sum, { amount }) => sum + amount.quantity, 0)
    return { quantity: roundUpToWhole(ounces), unit: 'fl oz' }
  }
  const isWeighed = (addend: Addend) => isMeasured(addend, 'g')
  const isSpooned = ({ amount: { unit } }: Addend) => /^(?:tsp|dsp|tbsp)$/.test(unit ?? '')
  if (addends.some(isWeighed) && addends.every((addend) => isWeighed(addend) || isSpooned(addend)))
    return weightToBuy(purchase)
  const volume = sumBy(addends, food, inMillilitres)
  if (volume === null) return onePack(purchase)
  const isDairy = food.category === 'Dairy & Eggs'
  return isDairy && system === 'us' ? usCarton(volume) : roundUpToShopStep(volume, 'ml', system)
}

function weightToBuy(purchase: Purchase): Amount | null {
  const { food, addends, sold, system } = purchase
  const isCounted = addends.every(
    ({ amount: { unit } }) => unit === null || /^(?:fillet|portion)$/.test(unit),
  )
  if (isCounted && sold.by !== 'piece' && !inCupboard(food)) {
    const count = sumBy(addends, food, inPieces)
    if (count !== null) return { quantity: roundUpToWhole(count), unit: addends[0]?.amount.unit ?? null }
  }
  if (inCupboard(food) && sold.by !== 'piece' && isLittle(purchase)) return null
  const grams = sumBy(addends, food, inGrams)
  if (grams === null) return onePack(purchase)
  const { weights } = food
  if (weights['loaf'] !== undefined) return packsFor(grams, weights['loaf'], 'loaf')
  if (weights['head'] !== undefined) return packsFor(grams, weights['head'], 'head')
  if (weights['tin'] !== undefined) return packsFor(grams, weights['tin'], 'tin')
  if (/\bbutter$/.test(food.name) && weights['stick'] !== undefined) return butterToBuy(grams, food, system)
  return roundUpToShopStep(grams, 'g', system)
}

/** Butter is sold by half sticks in America, elsewhere by the block. */
function butterToBuy(grams: number, food: Food, system: MeasureSystem): Amount {
  if (system === 'us') return { quantity: roundUpToWhole((grams / GRAMS_IN_STICK) * 2) / 2, unit: 'stick' }
  const block = packOf(food)?.holds ?? 250
  const count = roundUpToWhole(grams / block)
  return count * block < 1000
    ? { quantity: count * block, unit: 'g' }
    : { quantity: (count * block) / 1000, unit: 'kg' }
}
