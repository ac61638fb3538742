/** How many packs of a food are bought, where it is asked for or sold by the pack. */

import type { Food } from '../foods/food.ts'
import type { Addend } from '../measure/add-amounts.ts'
import type { Amount } from '../measure/convert.ts'
import { kindOfUnit } from '../measure/unit.ts'
import { inGrams, inMillilitres, inPieces, sumBy } from './convert-by-food.ts'
import { type HowSold, packOf } from './how-sold.ts'
import { type MeasureSystem, roundUpToWhole } from './shop-rounding.ts'

/** What is asked for of a food, and how shops sell it. */
export interface Purchase {
  food: Food
  addends: readonly Addend[]
  sold: HowSold
  system: MeasureSystem
}

/** Amounts of cupboard foods up to which the list has the name alone. */
export const LITTLE_OF_CUPBOARD = { grams: 25, spoons: 30, poured: 120 }

/** Whether a food is kept in the cupboard, where a pack lasts for many recipes. */
export const inCupboard = ({ category }: Food) =>
  category === 'Pantry & Spices' || category === 'Grains & Bakery' || category === 'Other'

/** Whether a unit is a pack that shops sell. */
export const isContainer = (unit: string | null) =>
  unit !== null && kindOfUnit(unit) === 'container' && !/^(?:glass|mug|bowl|jigger|shot|bucket)$/.test(unit)

/** Whether an amount is too rough to be measured: a pinch, a splash. */
export const isRoughMeasure = ({ amount }: Addend) =>
  amount.unit !== null && kindOfUnit(amount.unit) === 'touch' && !/^(?:handful|knob|thumb)$/.test(amount.unit)

/** The count of packs, where all amounts are packs of the same kind: 'three tins'. */
export function countPacks(addends: readonly Addend[]): Amount | null {
  const unit = addends[0]?.amount.unit ?? null
  if (!isContainer(unit) || addends.some(({ amount }) => amount.unit !== unit)) return null
  return { quantity: roundUpToWhole(sumOf(addends)), unit }
}

/** Packs of many sizes in which a food is always sold. */
const onlyInPacks = /^(?:pot|tub|carton)$/

/**
 * The pack of a food that is sold in nothing else, where one is enough: '1 pot' for 115 g of
 * yoghurt. More of it is bought in packs of other sizes, so that its amount is said. Sheets of
 * pastry are bought in packs, however many, and so is what is asked for by the pack and measured
 * as well.
 */
export function onePackOf(purchase: Purchase) {
  const { food, addends, sold, system } = purchase
  const pack = packOf(food)
  if (pack === null || pack.unit === null) return null
  const isInSheets = addends.every(
    ({ amount: { unit } }) => unit === 'sheet' || (unit === null && food.name.endsWith(' sheet')),
  )
  if (isInSheets && food.weights['sheet'] !== undefined)
    return packsFor(sumOf(addends) * food.weights['sheet'], pack.holds, pack.word)
  const isAlsoInPacks = addends.some(({ amount }) => isContainer(amount.unit))
  if (isAlsoInPacks && /^(?:volume|weight)$/.test(sold.by)) return onePack(purchase)
  const size = sumBy(addends, food, pack.unit === 'g' ? inGrams : inMillilitres)
  // Tins have one size, so coconut milk is bought by the number of tins too.
  const isOfTins = pack.word === 'tin' && !isLittle(purchase)
  if (sold.by === 'volume' && isOfTins && size !== null) return packsFor(size, pack.holds, 'tin')
  if (food.category !== 'Dairy & Eggs' || system === 'us' || !onlyInPacks.test(pack.word)) return null
  return size !== null && roundUpToWhole(size / pack.holds) === 1 ? { quantity: 1, unit: pack.word } : null
}

/** The sum of amounts of one unit. */
export const sumOf = (addends: readonly Addend[]): number =>
  addends.reduce((sum, { amount }) => sum + amount.quantity, 0)

/** As many packs as are needed. */
export const packsFor = (needed: number, holds: number, unit: string): Amount => ({
  quantity: roundUpToWhole(needed / holds),
  unit,
})

/** Whether it is so little that a pack of the cupboard holds it many times over. */
export function isLittle(
  { food, addends }: Pick<Purchase, 'food' | 'addends'>,
  maxMillilitres = LITTLE_OF_CUPBOARD.spoons,
): boolean {
  const volume = sumBy(addends, food, inMillilitres)
  const weight = sumBy(addends, food, inGrams)
  return (
    (volume !== null && volume <= maxMillilitres) || (weight !== null && weight <= LITTLE_OF_CUPBOARD.grams)
  )
}

/** A food that is called by its pack: 'stock pot'. */
const packAtEnd = /\b(?:pot|pod|cube|sachet|pouch)$/

/** Units that are bought as asked for, where their weight is not known. */
export const wholeUnit = /^(?:bunch|block|bar|bundle)$/

/**
 * The packs to buy for amounts that cannot be converted. Pieces are bought as they are counted,
 * unless the food is sold as a jar of the cupboard. Where some amounts are packs, those are bought,
 * and packs for the others; else one pack.
 */
export function onePack({ food, addends, sold: { by, pack, holds } }: Purchase): Amount {
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
  const lasts = !isSachet && inCupboard(food) && isLittle({ food, addends: others })
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
