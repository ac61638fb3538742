/** What a shopper takes off the shelf for the amounts that recipes ask for. */
import type { Food } from '../foods/food.ts'
import { type Addend, bySize } from '../measure/add-amounts.ts'
import { type Amount, toBase } from '../measure/convert.ts'
import { SHOPPING_LIST } from '../measure/factors.ts'
import { kindOfUnit } from '../measure/unit.ts'
import { howSold, type HowSold, packOf } from './how-sold.ts'
import { shopStep, type System, usCarton, wholeUp } from './shop-steps.ts'
import { inGrams, inMillilitres, inPieces, pieceOf } from './weights-of-amounts.ts'

/** Of the cupboard nobody weighs so little: the name alone says what to have in the house. */
const LITTLE = { grams: 25, spoons: 30, poured: 120 }
/** What cups come to in pieces may fall short by so much: no two onions weigh the same. */
const ABOUT = 0.85
const CLOVES_IN_BULB = 10
const GRAMS_IN_BUNCH = 40
const STICK = 113
/** Nobody counts cherries: what is lighter is weighed where a recipe measures it. */
const SMALL_PIECE = 26

const inCupboard = ({ category }: Food) =>
  category === 'Pantry & Spices' || category === 'Grains & Bakery' || category === 'Other'
const isContainer = (unit: string | null) =>
  unit !== null && kindOfUnit(unit) === 'container' && !/^(?:glass|mug|bowl|jigger|shot|bucket)$/.test(unit)

type Measure = (addend: Addend, food: Food) => number | null

/** The sum by a measure, null where it cannot be told of one of them. */
function sumOf(addends: readonly Addend[], food: Food, measure: Measure): number | null {
  let sum = 0
  for (const addend of addends) {
    const one = measure(addend, food)
    if (one === null) return null
    sum += one
  }
  return sum
}

const isMeasured = (addend: Addend, base: 'g' | 'ml') => toBase(addend.amount, SHOPPING_LIST)?.unit === base
const isTouch = ({ amount }: Addend) =>
  amount.unit !== null && kindOfUnit(amount.unit) === 'touch' && !/^(?:handful|knob|thumb)$/.test(amount.unit)

/**
 * What to buy of a food for these amounts: whole pieces and packs, or the next step that a shop
 * sells, never less than what is needed (3 % may be missing) and no more than one step, piece or
 * pack above it. Null says that the name is enough: salt and pepper, a jar of the cupboard that
 * lasts, what no recipe gives an amount of.
 */
export function toBuy(food: Food, given: readonly Addend[], system: System): Amount | null {
  if (given.length === 0) return null
  const addends = given.toSorted(bySize)
  const sold = howSold(food)
  if (sold.by === 'seasoning') return null
  const needed = addends.filter((addend) => !isTouch(addend))
  const packs = inPacks(needed)
  if (packs) return packs
  if (needed.length === 0 && inCupboard(food)) return null
  switch (sold.by) {
    case 'jar':
      return jarOf(food, addends, sold, system)
    case 'bulb':
      return bulbs(food, addends, system)
    case 'bunch':
      return bunches(food, addends)
    case 'piece':
      return pieces(food, needed.length > 0 ? needed : addends, sold, system)
    case 'volume':
      return poured(food, addends, sold, system)
    case 'weight':
    default:
      return weighed(food, addends, sold, system)
  }
}

/** Three tins are three tins: where all are packs of one word they are counted. */
function inPacks(addends: readonly Addend[]): Amount | null {
  const unit = addends[0]?.amount.unit ?? null
  if (!isContainer(unit) || addends.some(({ amount }) => amount.unit !== unit)) return null
  const count = addends.reduce((sum, { amount }) => sum + amount.quantity, 0)
  return { quantity: wholeUp(count), unit }
}

/** As many packs as hold so much. */
const packsFor = (needed: number, holds: number, unit: string): Amount => ({
  quantity: wholeUp(needed / holds),
  unit,
})

function isLittle(food: Food, addends: readonly Addend[], most: number): boolean {
  const volume = sumOf(addends, food, inMillilitres)
  const weight = sumOf(addends, food, inGrams)
  return (volume !== null && volume <= most) || (weight !== null && weight <= LITTLE.grams)
}

function jarOf(
  food: Food,
  addends: readonly Addend[],
  { pack, holds }: HowSold,
  system: System,
): Amount | null {
  const size = sumOf(addends, food, inGrams) ?? sumOf(addends, food, inMillilitres)
  if (addends.every((addend) => isMeasured(addend, 'g')) && !isLittle(food, addends, LITTLE.spoons))
    return shopStep(size ?? 0, 'g', system)
  const isCounted = addends.some(({ amount }) => amount.unit === null)
  if (size === null && isCounted && !isSpice(food)) return { quantity: 1, unit: pack }
  if (size === null || isLittle(food, addends, LITTLE.spoons)) return null
  return packsFor(size, holds, pack)
}

const isSpice = ({ name, category }: Food) =>
  category === 'Pantry & Spices' && /\b(?:leaf|clove|pod|stick|anise|seed|nutmeg|berry)$/.test(name)

function bulbs(food: Food, addends: readonly Addend[], system: System): Amount {
  const cloves = addends.reduce((sum, addend) => {
    const { quantity, unit } = addend.amount
    if (unit === 'bulb' || unit === 'head') return sum + quantity * CLOVES_IN_BULB
    if (unit === null || unit === 'clove') return sum + quantity
    return sum + (inGrams(addend, food) ?? 5) / 5
  }, 0)
  return packsFor(cloves, CLOVES_IN_BULB, system === 'us' ? 'head' : 'bulb')
}

function bunches(food: Food, addends: readonly Addend[]): Amount {
  const count = addends.reduce((sum, addend) => {
    if (addend.amount.unit === 'bunch') return sum + addend.amount.quantity
    return sum + (inGrams(addend, food) ?? 2 * addend.amount.quantity) / GRAMS_IN_BUNCH
  }, 0)
  return { quantity: wholeUp(count), unit: 'bunch' }
}

const isChilli = /\b(?:chilli|jalapeño|serrano|habanero|pepper)\b/

function pieces(food: Food, addends: readonly Addend[], sold: HowSold, system: System): Amount | null {
  if (food.weights['bunch'] !== undefined) {
    const grams = sumOf(addends, food, inGrams)
    if (grams !== null) return packsFor(grams, food.weights['bunch'], 'bunch')
  }
  if (inCupboard(food) && food.category !== 'Grains & Bakery' && isLittle(food, addends, LITTLE.spoons))
    return null
  const isEgg = food.category === 'Dairy & Eggs'
  // A chilli is light, and bought by the piece all the same.
  const isLight = (pieceOf(food) ?? Infinity) < SMALL_PIECE && !(food.counted && isChilli.test(food.name))
  const isSmall = isLight || food.name.endsWith('corn')
  const isHeap = isSmall || inCupboard(food)
  const isWeighed = (addend: Addend) => isMeasured(addend, 'g') || (isHeap && isMeasured(addend, 'ml'))
  if (!isEgg && ((isSmall && !food.counted) || addends.every(isWeighed)))
    return weighed(food, addends, sold, system)
  const count = sumOf(addends, food, inPieces)
  // A cup of chopped apple is about one: pieces differ more than that.
  const isAbout = addends.every((addend) => isMeasured(addend, 'ml'))
  if (count !== null)
    return { quantity: wholeUp(isAbout ? count * ABOUT : count), unit: food.counted ? null : 'piece' }
  return weighed(food, addends, sold, system)
}

/** Of what is spooned an ounce is a weight. */
const isThick = ({ name }: Food) => !/\b(?:stock|broth|bouillon|milk|wine|beer|juice|water|dashi)$/.test(name)

function poured(food: Food, addends: readonly Addend[], sold: HowSold, system: System): Amount | null {
  if (inCupboard(food) && isLittle(food, addends, LITTLE.poured)) return null
  // In America '24 oz stock' is what its carton says, and no weight.
  if (addends.every(({ amount }) => amount.unit === 'oz') && system === 'us' && !isThick(food)) {
    const ounces = addends.reduce((sum, { amount }) => sum + amount.quantity, 0)
    return { quantity: wholeUp(ounces), unit: 'fl oz' }
  }
  if (addends.every((addend) => isMeasured(addend, 'g'))) return weighed(food, addends, sold, system)
  const volume = sumOf(addends, food, inMillilitres)
  if (volume === null) return onePack(addends, sold)
  const isDairy = food.category === 'Dairy & Eggs'
  return isDairy && system === 'us' ? usCarton(volume) : shopStep(volume, 'ml', system)
}

function weighed(food: Food, addends: readonly Addend[], sold: HowSold, system: System): Amount | null {
  const isCounted = addends.every(
    ({ amount: { unit } }) => unit === null || /^(?:fillet|portion)$/.test(unit),
  )
  if (isCounted && sold.by !== 'piece' && !inCupboard(food)) {
    const count = sumOf(addends, food, inPieces)
    if (count !== null) return { quantity: wholeUp(count), unit: addends[0]?.amount.unit ?? null }
  }
  if (inCupboard(food) && sold.by !== 'piece' && isLittle(food, addends, LITTLE.spoons)) return null
  const grams = sumOf(addends, food, inGrams)
  if (grams === null) return onePack(addends, sold)
  const { weights } = food
  if (weights['loaf'] !== undefined) return packsFor(grams, weights['loaf'], 'loaf')
  if (weights['head'] !== undefined) return packsFor(grams, weights['head'], 'head')
  if (weights['tin'] !== undefined) return packsFor(grams, weights['tin'], 'tin')
  if (/\bbutter$/.test(food.name) && weights['stick'] !== undefined) return butter(grams, food, system)
  return shopStep(grams, 'g', system)
}

/** Butter is sold by half sticks in America, elsewhere by the block. */
function butter(grams: number, food: Food, system: System): Amount {
  if (system === 'us') return { quantity: wholeUp((grams / STICK) * 2) / 2, unit: 'stick' }
  const block = packOf(food)?.holds ?? 250
  const count = wholeUp(grams / block)
  return count * block < 1000
    ? { quantity: count * block, unit: 'g' }
    : { quantity: (count * block) / 1000, unit: 'kg' }
}

/** Where nobody can say what amounts come to: as many of the largest as they count, or one pack. */
function onePack(addends: readonly Addend[], { pack }: HowSold): Amount {
  const packed = addends.filter(({ amount }) => isContainer(amount.unit))
  const [first] = packed
  if (first)
    return {
      quantity: wholeUp(packed.reduce((sum, { amount }) => sum + amount.quantity, 0)),
      unit: first.amount.unit,
    }
  return { quantity: 1, unit: pack }
}

const american = /^(?:cup|oz|lb|fl oz|pint|quart|gallon|stick)$/

/** The measures that most of the amounts are written in; metric where as many are in either. */
export function systemOf(addends: readonly Addend[]): System {
  const linesWithUnit = (rule: RegExp) => addends.filter(({ amount }) => rule.test(amount.unit ?? '')).length
  return linesWithUnit(american) > linesWithUnit(/^(?:g|kg|ml|cl|dl|l)$/) ? 'us' : 'metric'
}
