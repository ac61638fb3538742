/** Converts the amounts of recipes into amounts that a shop sells. */
import type { Food } from '../foods/food.ts'
import { type Addend, compareAddends } from '../measure/add-amounts.ts'
import { type Amount, toBase } from '../measure/convert.ts'
import { SHOPPING_LIST } from '../measure/conversion-factors.ts'
import { kindOfUnit } from '../measure/unit.ts'
import { howSold, type HowSold, packOf } from './how-sold.ts'
import { roundUpToShopStep, type MeasureSystem, usCarton, roundUpToWhole } from './shop-rounding.ts'
import { inGrams, inMillilitres, inPieces, gramsPerPiece, sumBy } from './convert-by-food.ts'

/** Amounts of cupboard foods up to which the list has the name alone. */
const LITTLE_OF_CUPBOARD = { grams: 25, spoons: 30, poured: 120 }
/** Cups converted into pieces may be this much short, since pieces differ in weight. */
const CUP_TOLERANCE = 0.85
const CLOVES_IN_BULB = 10
const GRAMS_IN_BUNCH = 40
const GRAMS_IN_STICK = 113
/** The weight in grams below which pieces are not counted, as of cherries. */
const MIN_COUNTED_GRAMS = 26

const inCupboard = ({ category }: Food) =>
  category === 'Pantry & Spices' || category === 'Grains & Bakery' || category === 'Other'
const isContainer = (unit: string | null) =>
  unit !== null && kindOfUnit(unit) === 'container' && !/^(?:glass|mug|bowl|jigger|shot|bucket)$/.test(unit)

const isMeasured = (addend: Addend, base: 'g' | 'ml') => toBase(addend.amount, SHOPPING_LIST)?.unit === base
const isRoughMeasure = ({ amount }: Addend) =>
  amount.unit !== null && kindOfUnit(amount.unit) === 'touch' && !/^(?:handful|knob|thumb)$/.test(amount.unit)

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
  const needed = addends.filter((addend) => !isRoughMeasure(addend))
  const packs = countPacks(needed)
  if (packs) return packs
  if (needed.length === 0 && inCupboard(food)) return null
  if (food.knowledge === 'unknown' && !needed.some(({ amount }) => isContainer(amount.unit)))
    return strangeToBuy(food, needed, system)
  const onePot = onePackOf(food, addends, sold, system)
  if (onePot) return onePot
  switch (sold.by) {
    case 'jar':
      return jarToBuy(food, addends, sold, system)
    case 'bulb':
      return bulbsToBuy(food, addends, system)
    case 'bunch':
      return bunchesToBuy(food, addends)
    case 'piece':
      return piecesToBuy(food, needed.length > 0 ? needed : addends, sold, system)
    case 'volume':
      return volumeToBuy(food, addends, sold, system)
    case 'weight':
    default:
      return weightToBuy(food, addends, sold, system)
  }
}

/** The count of packs, where all amounts are packs of the same kind: 'three tins'. */
function countPacks(addends: readonly Addend[]): Amount | null {
  const unit = addends[0]?.amount.unit ?? null
  if (!isContainer(unit) || addends.some(({ amount }) => amount.unit !== unit)) return null
  return { quantity: roundUpToWhole(sumOf(addends)), unit }
}

/**
 * Nobody knows in which packs a food is sold that is not known (shopping 129): pieces are bought as
 * they are counted, weights and metric measures as they are said, of all else its name is enough.
 */
function strangeToBuy(food: Food, addends: readonly Addend[], system: MeasureSystem): Amount | null {
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

/** What shops sell in nothing but these, of whatever size. */
const onlyInPacks = /^(?:pot|tub|carton)$/

/**
 * The pack of a food that is sold in nothing else, where one is enough: '1 pot' for 115 g of
 * yoghurt. More of it is bought in packs of other sizes, so that its amount is said. Sheets of
 * pastry are bought in packs, however many, and so is what is asked for by the pack and measured
 * as well.
 */
function onePackOf(food: Food, addends: readonly Addend[], sold: HowSold, system: MeasureSystem) {
  const pack = packOf(food)
  if (pack === null || pack.unit === null) return null
  const isInSheets = addends.every(
    ({ amount: { unit } }) => unit === 'sheet' || (unit === null && food.name.endsWith(' sheet')),
  )
  if (isInSheets && food.weights['sheet'] !== undefined)
    return packsFor(sumOf(addends) * food.weights['sheet'], pack.holds, pack.word)
  const isAlsoInPacks = addends.some(({ amount }) => isContainer(amount.unit))
  if (isAlsoInPacks && /^(?:volume|weight)$/.test(sold.by)) return onePack(addends, food, sold)
  const size = sumBy(addends, food, pack.unit === 'g' ? inGrams : inMillilitres)
  // Tins are of one size: of coconut milk too one buys so many.
  const isOfTins = pack.word === 'tin' && !isLittle(food, addends, LITTLE_OF_CUPBOARD.spoons)
  if (sold.by === 'volume' && isOfTins && size !== null) return packsFor(size, pack.holds, 'tin')
  if (food.category !== 'Dairy & Eggs' || system === 'us' || !onlyInPacks.test(pack.word)) return null
  return size !== null && roundUpToWhole(size / pack.holds) === 1 ? { quantity: 1, unit: pack.word } : null
}

const sumOf = (addends: readonly Addend[]): number =>
  addends.reduce((sum, { amount }) => sum + amount.quantity, 0)

/** As many packs as are needed. */
const packsFor = (needed: number, holds: number, unit: string): Amount => ({
  quantity: roundUpToWhole(needed / holds),
  unit,
})

function isLittle(food: Food, addends: readonly Addend[], maxMillilitres: number): boolean {
  const volume = sumBy(addends, food, inMillilitres)
  const weight = sumBy(addends, food, inGrams)
  return (
    (volume !== null && volume <= maxMillilitres) || (weight !== null && weight <= LITTLE_OF_CUPBOARD.grams)
  )
}

function jarToBuy(
  food: Food,
  addends: readonly Addend[],
  sold: HowSold,
  system: MeasureSystem,
): Amount | null {
  const size = sumBy(addends, food, inGrams) ?? sumBy(addends, food, inMillilitres)
  if (
    addends.every((addend) => isMeasured(addend, 'g')) &&
    !isLittle(food, addends, LITTLE_OF_CUPBOARD.spoons)
  )
    return roundUpToShopStep(size ?? 0, 'g', system)
  if (size === null || isLittle(food, addends, LITTLE_OF_CUPBOARD.spoons)) {
    // What is asked for by the jar is bought, whatever spoons stand beside it.
    const isInJars = addends.some(({ amount }) => isContainer(amount.unit))
    const isCounted = size === null && addends.some(({ amount }) => amount.unit === null)
    return isInJars || (isCounted && !isSpice(food)) ? onePack(addends, food, sold) : null
  }
  return packsFor(size, sold.holds, sold.pack)
}

const isSpice = ({ name, category }: Food) =>
  category === 'Pantry & Spices' && /\b(?:leaf|clove|pod|stick|anise|seed|nutmeg|berry)$/.test(name)

function bulbsToBuy(food: Food, addends: readonly Addend[], system: MeasureSystem): Amount {
  const cloves = addends.reduce((sum, addend) => {
    const { quantity, unit } = addend.amount
    if (unit === 'bulb' || unit === 'head') return sum + quantity * CLOVES_IN_BULB
    if (unit === null || unit === 'clove') return sum + quantity
    return sum + (inGrams(addend, food) ?? 5) / 5
  }, 0)
  return packsFor(cloves, CLOVES_IN_BULB, system === 'us' ? 'head' : 'bulb')
}

function bunchesToBuy(food: Food, addends: readonly Addend[]): Amount {
  const count = addends.reduce((sum, addend) => {
    if (addend.amount.unit === 'bunch') return sum + addend.amount.quantity
    return sum + (inGrams(addend, food) ?? 2 * addend.amount.quantity) / GRAMS_IN_BUNCH
  }, 0)
  return { quantity: roundUpToWhole(count), unit: 'bunch' }
}

const chilliName = /\b(?:chilli|jalapeño|serrano|habanero|pepper)\b/

function piecesToBuy(
  food: Food,
  addends: readonly Addend[],
  sold: HowSold,
  system: MeasureSystem,
): Amount | null {
  if (food.weights['bunch'] !== undefined) {
    const grams = sumBy(addends, food, inGrams)
    if (grams !== null) return packsFor(grams, food.weights['bunch'], 'bunch')
  }
  if (
    inCupboard(food) &&
    food.category !== 'Grains & Bakery' &&
    isLittle(food, addends, LITTLE_OF_CUPBOARD.spoons)
  )
    return null
  const isEgg = food.category === 'Dairy & Eggs'
  // Chillies are bought by the piece although they are light.
  const isLight =
    (gramsPerPiece(food) ?? Infinity) < MIN_COUNTED_GRAMS && !(food.counted && chilliName.test(food.name))
  const isSmall = isLight || food.name.endsWith('corn')
  const isLoose = isSmall || inCupboard(food)
  const isWeighed = (addend: Addend) => isMeasured(addend, 'g') || (isLoose && isMeasured(addend, 'ml'))
  if (!isEgg && ((isSmall && !food.counted) || addends.every(isWeighed)))
    return weightToBuy(food, addends, sold, system)
  const isInPacks = inCupboard(food) && addends.some(({ amount }) => isContainer(amount.unit))
  if (isInPacks && addends.some(({ amount }) => amount.unit === null)) return onePack(addends, food, sold)
  const count = sumBy(addends, food, inPieces)
  // Only cups: pieces differ by more than the tolerance.
  const isOnlyByVolume = addends.every((addend) => isMeasured(addend, 'ml'))
  if (count !== null)
    return {
      quantity: roundUpToWhole(isOnlyByVolume ? count * CUP_TOLERANCE : count),
      unit: food.counted ? null : 'piece',
    }
  return weightToBuy(food, addends, sold, system)
}

/** Whether a food is spooned and not poured, so that an ounce of it is a weight. */
const isThick = ({ name }: Food) => !/\b(?:stock|broth|bouillon|milk|wine|beer|juice|water|dashi)$/.test(name)

function volumeToBuy(
  food: Food,
  addends: readonly Addend[],
  sold: HowSold,
  system: MeasureSystem,
): Amount | null {
  if (inCupboard(food) && isLittle(food, addends, LITTLE_OF_CUPBOARD.poured)) return null
  // In US recipes '24 oz stock' are the fluid ounces of its carton.
  if (addends.every(({ amount }) => amount.unit === 'oz') && system === 'us' && !isThick(food)) {
    const ounces = addends.reduce((sum, { amount }) => sum + amount.quantity, 0)
    return { quantity: roundUpToWhole(ounces), unit: 'fl oz' }
  }
  const isWeighed = (addend: Addend) => isMeasured(addend, 'g')
  const isSpooned = ({ amount: { unit } }: Addend) => /^(?:tsp|dsp|tbsp)$/.test(unit ?? '')
  if (addends.some(isWeighed) && addends.every((addend) => isWeighed(addend) || isSpooned(addend)))
    return weightToBuy(food, addends, sold, system)
  const volume = sumBy(addends, food, inMillilitres)
  if (volume === null) return onePack(addends, food, sold)
  const isDairy = food.category === 'Dairy & Eggs'
  return isDairy && system === 'us' ? usCarton(volume) : roundUpToShopStep(volume, 'ml', system)
}

function weightToBuy(
  food: Food,
  addends: readonly Addend[],
  sold: HowSold,
  system: MeasureSystem,
): Amount | null {
  const isCounted = addends.every(
    ({ amount: { unit } }) => unit === null || /^(?:fillet|portion)$/.test(unit),
  )
  if (isCounted && sold.by !== 'piece' && !inCupboard(food)) {
    const count = sumBy(addends, food, inPieces)
    if (count !== null) return { quantity: roundUpToWhole(count), unit: addends[0]?.amount.unit ?? null }
  }
  if (inCupboard(food) && sold.by !== 'piece' && isLittle(food, addends, LITTLE_OF_CUPBOARD.spoons))
    return null
  const grams = sumBy(addends, food, inGrams)
  if (grams === null) return onePack(addends, food, sold)
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

/** A food that is called by its pack: 'stock pot'. */
const packAtEnd = /\b(?:pot|pod|cube|sachet|pouch)$/

/** What is bought as it is asked for where its weight is not known. */
const wholeUnit = /^(?:bunch|block|bar|bundle)$/

/**
 * The packs to buy for amounts that cannot be converted. Pieces are bought as they are counted,
 * unless the food is sold as a jar of the cupboard. Where some amounts are packs, those are bought,
 * and packs for the others; else one pack.
 */
function onePack(addends: readonly Addend[], food: Food, { by, pack, holds }: HowSold): Amount {
  const inContainers = addends.filter(
    ({ amount: { unit } }) => isContainer(unit) || wholeUnit.test(unit ?? ''),
  )
  const [first] = inContainers
  const isPack = packAtEnd.test(food.name)
  const isByPiece = by !== 'jar' || isPack
  const pieces = isByPiece && addends.every(({ amount }) => amount.unit === null) ? sumOf(addends) : 0
  // One flour is a bag of it; one pizza is a pizza.
  if (pieces > (food.counted || isPack ? 0 : 1)) return { quantity: roundUpToWhole(pieces), unit: null }
  if (!first) return { quantity: 1, unit: pack }
  const count = sumOf(inContainers)
  const others = addends.filter((addend) => !inContainers.includes(addend) && !isRoughMeasure(addend))
  // A jar lasts for some spoons more, a sachet for none (shopping 127).
  const isSachet = first.amount.unit === 'sachet'
  const lasts = !isSachet && inCupboard(food) && isLittle(food, others, LITTLE_OF_CUPBOARD.spoons)
  const packsForOthers = lasts ? 0 : packsOf(others, food, food.weights[first.amount.unit ?? ''] ?? holds)
  // Amounts that cannot be measured may take another pack.
  return { quantity: roundUpToWhole(count + (packsForOthers ?? 1)), unit: first.amount.unit }
}

/**
 * How many packs hold the amounts; null where they cannot be measured. A box of 6 eggs holds
 * pieces.
 */
function packsOf(addends: readonly Addend[], food: Food, holds: number): number | null {
  const pack = packOf(food)
  if (pack?.unit === null) {
    const pieces = sumBy(addends, food, inPieces)
    return pieces === null ? null : pieces / pack.holds
  }
  const measure = pack?.unit === 'ml' ? inMillilitres : inGrams
  const size = sumBy(addends, food, measure) ?? sumBy(addends, food, inMillilitres)
  return size === null ? null : size / holds
}

const americanUnit = /^(?:cup|oz|lb|fl oz|pint|quart|gallon|stick)$/

/** The system of measures that most amounts are in; metric for a tie. */
export function measureSystemOf(addends: readonly Addend[]): MeasureSystem {
  const linesWithUnit = (rule: RegExp) => addends.filter(({ amount }) => rule.test(amount.unit ?? '')).length
  return linesWithUnit(americanUnit) > linesWithUnit(/^(?:g|kg|ml|cl|dl|l)$/) ? 'us' : 'metric'
}
