/** Adds an amount to one row of a list, takes one off or changes it; its other amounts stay. */

import { type Addend, sumKeyOf } from '@plateful/ingredients/measure/add-amounts'
import { SHOPPING_LIST } from '@plateful/ingredients/measure/conversion-factors'
import { type Amount, convert, roundTo, toBase } from '@plateful/ingredients/measure/convert'
import { toShoppingMetric } from '@plateful/ingredients/measure/display-units'
import {
  amountsBeside,
  boughtOf,
  formatAmount,
  listUnit,
  partsOfUnit,
  readAmounts,
  readBeside,
  unitOfList,
} from './format-amount.ts'
import { type MergedRow, purchase } from './merge-lines.ts'
import { writePurchase } from './merged-row-as-item.ts'
import { isDone, isFromLastList, isSwapped } from './not-there.ts'
import type { Measures, ShoppingItem } from './shopping-item.ts'

/** Smaller differences, in base units or pieces, come from rounding. */
export const ROUNDING_DIFFERENCE = 0.02

/** An amount in words, with at most two decimals. */
export const formatRounded = ({ quantity, unit }: Amount): string =>
  formatAmount({ quantity: roundTo(quantity, 2), unit: unit ?? '' })

/** An amount in grams, millilitres or pieces of its unit. */
export const inBase = (amount: Amount): number => toBase(amount, SHOPPING_LIST)?.quantity ?? amount.quantity

/** The amount of a row that adds up with another: its first, or one beside it. */
export const amountLike = (item: ShoppingItem, like: Amount): Amount | undefined =>
  readAmounts(item).find((amount) => sumKeyOf(amount) === sumKeyOf(like))

/** How much more (or less, below zero) of a food a plan needs than another one did. */
export interface Difference {
  /** In grams, millilitres or pieces. */
  base: number
  /** An amount of either plan, whose unit it is written in. */
  like: Amount
}

/** How much more or less the new plan needs, by unit. */
export function differences(before: readonly Amount[], after: readonly Amount[]): Difference[] {
  const keys = [...new Set([...before, ...after].map(sumKeyOf))]
  return keys.flatMap((key) => {
    const of = (amounts: readonly Amount[]) => amounts.filter((amount) => sumKeyOf(amount) === key)
    const sum = (amounts: readonly Amount[]) =>
      of(amounts).reduce((total, amount) => total + inBase(amount), 0)
    const base = sum(after) - sum(before)
    const like = of(after)[0] ?? of(before)[0]
    return like === undefined || Math.abs(base) < ROUNDING_DIFFERENCE ? [] : [{ base, like }]
  })
}

/**
 * An amount in base units, rounded as a shop sells it, in the unit of the given amount or a larger
 * metric one.
 */
export function inUnitLike(base: number, like: Amount): Amount {
  const unit = toBase(like, SHOPPING_LIST)?.unit
  if (unit === undefined) return { quantity: roundTo(base, 2), unit: like.unit }
  if (['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l'].includes(like.unit ?? ''))
    return toShoppingMetric({ quantity: base, unit })
  const converted = convert({ quantity: base, unit }, like.unit ?? unit, SHOPPING_LIST)
  return { quantity: roundTo(converted?.quantity ?? base, 2), unit: like.unit }
}

/** The rows among those of a food with a unit that adds up. */
export const rowsAddableTo = (items: readonly ShoppingItem[], like: Amount): ShoppingItem[] =>
  items.filter((item) => amountLike(item, like) !== undefined)

/**
 * Whether an amount may be added to a row: not if the shop did not have it, nor if it was left over
 * from an earlier list, which may take it back (shopping 67).
 */
export const isToRaise = (item: ShoppingItem): boolean => !isDone(item) && !isFromLastList(item)
/** Whether a row to buy says no amount. */
export const isWithoutAmount = (item: ShoppingItem): boolean =>
  item.quantity === null && item.unit === '' && isToRaise(item)
/** Whether it is in the trolley, or something else was taken instead. */
export const isTaken = (item: ShoppingItem): boolean => item.isChecked || isSwapped(item)

const joinUnits = (unit: string, others: string) => [unit, others].filter(Boolean).join(' ')

/** A unit with the amounts that stand beside it: 'bunch (+ 2)'. */
export const withBeside = (unit: string, beside: readonly string[]): string =>
  joinUnits(unit, beside.length > 0 ? `(+ ${beside.join(' + ')})` : '')

/**
 * The row with a new amount in place of the one that adds up with it, or of its first where none
 * does. All other amounts stay.
 */
export function withAmount(item: ShoppingItem, amount: Amount): ShoppingItem {
  const beside = amountsBeside(item.unit)
  const at = placeBeside(item, amount)
  if (at < 0) return { ...item, quantity: amount.quantity, unit: withBeside(listUnit(amount.unit), beside) }
  return { ...item, unit: withBeside(partsOfUnit(item.unit).unit, beside.with(at, formatRounded(amount))) }
}

/** The row without the amount that adds up with another; null where it has no other. */
export function withoutAmount(item: ShoppingItem, like: Amount): ShoppingItem | null {
  const beside = amountsBeside(item.unit)
  const at = placeBeside(item, like)
  if (at >= 0) return { ...item, unit: withBeside(partsOfUnit(item.unit).unit, beside.toSpliced(at, 1)) }
  const [next, ...others] = beside
  if (next === undefined) return null
  const amount = readBeside(next)
  if (!amount) return { ...item, quantity: null, unit: withBeside(next, others) }
  return { ...item, quantity: amount.quantity, unit: withBeside(listUnit(amount.unit), others) }
}

/**
 * The index of the amount that adds up with another, among those that stand beside a row's first
 * amount; -1 where the first itself does, or none.
 */
function placeBeside(item: ShoppingItem, like: Amount): number {
  const [first] = readAmounts(item)
  if (first && sumKeyOf(first) === sumKeyOf(like)) return -1
  return amountsBeside(item.unit).findIndex((text) => {
    const amount = readBeside(text)
    return amount !== null && sumKeyOf(amount) === sumKeyOf(like)
  })
}

/** A remaining amount below this comes from rounding to two decimals. */
export const roundingRest = ({ unit }: Amount): number =>
  Math.max(ROUNDING_DIFFERENCE, inBase({ quantity: 0.01, unit }))

/** How many times a row has the amounts of the plan; null where its units are others. */
function shareOf(amounts: readonly Amount[], planned: readonly Amount[]): number | null {
  const [first] = amounts
  const [firstPlanned] = planned
  if (!first || !firstPlanned || amounts.length !== planned.length) return null
  const share = inBase(first) / inBase(firstPlanned)
  const isSame = planned.every((amount, at) => {
    const ownAmount = amounts[at]
    const isUnitKept = ownAmount !== undefined && sumKeyOf(ownAmount) === sumKeyOf(amount)
    return isUnitKept && Math.abs(inBase(ownAmount) - share * inBase(amount)) <= roundingRest(ownAmount)
  })
  return isSame ? share : null
}

/**
 * The row with `buy` worked out from its amounts as they are now, where it had one: as the plan
 * buys them, whose lines may say what they weigh.
 */
export function withPurchase(item: ShoppingItem, { food, amounts, addends }: MergedRow): ShoppingItem {
  if (item.buy === undefined) return item
  const amountsOfRow = readAmounts(item)
  const share = shareOf(amountsOfRow, amounts)
  const scaled = ({ quantity, unit }: Amount): Amount => ({ quantity: quantity * (share ?? 1), unit })
  const toBuy: Addend[] =
    share === null
      ? amountsOfRow.map((amount) => ({ amount, alternatives: [] }))
      : addends.map(({ amount, alternatives }) => ({
          amount: scaled(amount),
          alternatives: alternatives.map(scaled),
        }))
  return { ...item, buy: writePurchase(purchase(food, toBuy, item.buy.written)) }
}

/** What the shop sells of a row as an amount; null where its name is enough. */
function soldAmount(item: ShoppingItem, measures: Measures | null): Amount | null {
  const sold = boughtOf(item, measures)
  return sold ? { ...sold, unit: unitOfList(sold.unit) } : null
}

/**
 * What a food's plan asked for before it changed, and how much more it needs now, in base units.
 */
interface Need extends Difference {
  before: readonly Amount[]
}

/**
 * How much of what is newly needed, in base units, the packs in the trolley do not hold (shopping
 * 151). Their rows stay as they are, so what they took up before stands in the plan alone.
 */
export function notInTrolley(
  rows: readonly ShoppingItem[],
  row: MergedRow,
  { before, base, like }: Need,
  measures: Measures | null,
): number {
  const taken = rowsAddableTo(rows, like).filter((item) => item.isChecked && item.buy !== undefined)
  const [first] = taken
  const plannedBefore = before.find((amount) => sumKeyOf(amount) === sumKeyOf(like))
  const isOfPacks = row.addends.length > 0 && taken.every(({ unit }) => amountsBeside(unit).length === 0)
  if (!first || !plannedBefore || !isOfPacks) return base
  const saidByRows = taken.reduce((sum, item) => sum + inBase(amountLike(item, like) ?? like), 0)
  const needed = Math.max(saidByRows, inBase(plannedBefore)) + base
  const left = needed - saidByRows
  const wanted = soldAmount(withPurchase(withAmount(first, inUnitLike(needed, like)), row), measures)
  const packs = taken.flatMap((item) => soldAmount(item, measures) ?? [])
  // A jar whose name is enough holds more, too.
  if (!wanted) return packs.length === 0 ? 0 : left
  const heldLike = (one: Amount) =>
    packs.filter((pack) => sumKeyOf(pack) === sumKeyOf(one)).reduce((sum, pack) => sum + inBase(pack), 0)
  if (heldLike(wanted) >= inBase(wanted)) return 0
  return Math.min(left, needed - heldLike(like))
}

/**
 * Whether a row is in the units of the plan that made it, so that an amount in another one may
 * stand beside them: what a person typed stays as it is (shopping 72, shopping 138).
 */
export const isAsPlanned = (item: ShoppingItem, units: readonly Amount[] | null): boolean =>
  units !== null &&
  item.buy !== undefined &&
  item.quantity !== null &&
  isToRaise(item) &&
  readAmounts(item).every((own) => units.length === 0 || units.some((one) => sumKeyOf(one) === sumKeyOf(own)))
