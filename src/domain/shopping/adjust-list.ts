/** What a changed meal adds to or takes from a completed list, row by row. */
import type { Addend } from '@plateful/ingredients/measure/add-amounts'
import { type Amount, convert, roundTo, toBase } from '@plateful/ingredients/measure/convert'
import { toShoppingMetric } from '@plateful/ingredients/measure/display-units'
import { SHOPPING_LIST } from '@plateful/ingredients/measure/conversion-factors'
import type { PlannedLine } from './gather-lines.ts'
import type { Measures, ShoppingItem } from './shopping-item.ts'
import type { ListChange } from './completed-list.ts'
import {
  type MergedRow,
  mergeLines,
  namesOf,
  purchase,
  toShoppingItem,
  writePurchase,
} from './merge-lines.ts'
import {
  amountsBeside,
  formatAmount,
  formatRow,
  listUnit,
  partsOfUnit,
  readAmounts,
  readBeside,
  rowAmounts,
  writeAmounts,
} from './format-amount.ts'
import { isDone, isFromLastList, isSwapped } from './not-there.ts'
import { type FoodGroups, noGroups, rowKey } from './food-groups.ts'

/** How a household joined and parted foods when a list was made, and how it does now. */
export interface GroupsBeforeAndNow {
  before: FoodGroups
  now: FoodGroups
}

/** The changed list and its differences from the old one. */
export interface AdjustedList {
  changes: ListChange[]
  items: ShoppingItem[]
}

/** Smaller differences, in base units or pieces, come from rounding. */
const NOTHING = 0.02

const formatRounded = ({ quantity, unit }: Amount) =>
  formatAmount({ quantity: roundTo(quantity, 2), unit: unit ?? '' })

/** The key of units that can be added up: weights, volumes, and each counted unit. */
const keyOf = (amount: Amount): string => toBase(amount, SHOPPING_LIST)?.unit ?? `unit ${amount.unit ?? ''}`

const inBase = (amount: Amount): number => toBase(amount, SHOPPING_LIST)?.quantity ?? amount.quantity

/** The amount of a row that adds up with another: its first, or one beside it. */
const amountLike = (item: ShoppingItem, like: Amount): Amount | undefined =>
  readAmounts(item).find((amount) => keyOf(amount) === keyOf(like))

/** How much more (or less, below zero) the new plan needs, by unit. */
function differences(before: readonly Amount[], after: readonly Amount[]): { base: number; like: Amount }[] {
  const keys = [...new Set([...before, ...after].map(keyOf))]
  return keys.flatMap((key) => {
    const of = (amounts: readonly Amount[]) => amounts.filter((amount) => keyOf(amount) === key)
    const sum = (amounts: readonly Amount[]) =>
      of(amounts).reduce((total, amount) => total + inBase(amount), 0)
    const base = sum(after) - sum(before)
    const like = of(after)[0] ?? of(before)[0]
    return like === undefined || Math.abs(base) < NOTHING ? [] : [{ base, like }]
  })
}

/**
 * An amount in base units, rounded as a shop sells it, in the unit of the given amount or a larger
 * metric one.
 */
function inUnitLike(base: number, like: Amount): Amount {
  const unit = toBase(like, SHOPPING_LIST)?.unit
  if (unit === undefined) return { quantity: roundTo(base, 2), unit: like.unit }
  if (['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l'].includes(like.unit ?? ''))
    return toShoppingMetric({ quantity: base, unit })
  const converted = convert({ quantity: base, unit }, like.unit ?? unit, SHOPPING_LIST)
  return { quantity: roundTo(converted?.quantity ?? base, 2), unit: like.unit }
}

/** The food that a row stands for. */
type FoodOfRow = (item: ShoppingItem) => string

/** The rows among those of a food with a unit that adds up. */
const rowsAddableTo = (items: readonly ShoppingItem[], like: Amount): ShoppingItem[] =>
  items.filter((item) => amountLike(item, like) !== undefined)

/**
 * Whether an amount may be added to a row: not if the shop did not have it, nor if it was left over
 * from an earlier list, which may take it back (shopping 67).
 */
const isToRaise = (item: ShoppingItem) => !isDone(item) && !isFromLastList(item)
/** Whether a row to buy says no amount. */
const isWithoutAmount = (item: ShoppingItem) => item.quantity === null && item.unit === '' && isToRaise(item)
/** Whether it is in the trolley, or something else was taken instead. */
export const isTaken = (item: ShoppingItem): boolean => item.isChecked || isSwapped(item)

const joinUnits = (unit: string, others: string) => [unit, others].filter(Boolean).join(' ')

const withBeside = (unit: string, beside: readonly string[]) =>
  joinUnits(unit, beside.length > 0 ? `(+ ${beside.join(' + ')})` : '')

/**
 * The row with another amount in place of the one that adds up with it, or of none: then its first.
 * All other amounts stay.
 */
function withAmount(item: ShoppingItem, amount: Amount): ShoppingItem {
  const beside = amountsBeside(item.unit)
  const at = placeBeside(item, amount)
  if (at < 0) return { ...item, quantity: amount.quantity, unit: withBeside(listUnit(amount.unit), beside) }
  return { ...item, unit: withBeside(partsOfUnit(item.unit).unit, beside.with(at, formatRounded(amount))) }
}

/** The row without the amount that adds up with another; null where it has no other. */
function withoutAmount(item: ShoppingItem, like: Amount): ShoppingItem | null {
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
 * Which of the amounts beside a row's first adds up with another; below zero where the first
 * does.
 */
function placeBeside(item: ShoppingItem, like: Amount): number {
  const [first] = readAmounts(item)
  if (first && keyOf(first) === keyOf(like)) return -1
  return amountsBeside(item.unit).findIndex((text) => {
    const amount = readBeside(text)
    return amount !== null && keyOf(amount) === keyOf(like)
  })
}

/** A rest below this comes from rounding to two decimals. */
const roundingRest = ({ unit }: Amount) => Math.max(NOTHING, inBase({ quantity: 0.01, unit }))

/** How many times the plan's amounts a row has; null where its units are others. */
function shareOf(amounts: readonly Amount[], planned: readonly Amount[]): number | null {
  const [first] = amounts
  const [firstPlanned] = planned
  if (!first || !firstPlanned || amounts.length !== planned.length) return null
  const share = inBase(first) / inBase(firstPlanned)
  const isSame = planned.every((amount, at) => {
    const ownAmount = amounts[at]
    const isUnitKept = ownAmount !== undefined && keyOf(ownAmount) === keyOf(amount)
    return isUnitKept && Math.abs(inBase(ownAmount) - share * inBase(amount)) <= roundingRest(ownAmount)
  })
  return isSame ? share : null
}

/**
 * The row with `buy` worked out from its amounts as they are now, where it had one: as the plan
 * buys them, whose lines may say what they weigh.
 */
function withPurchase(item: ShoppingItem, { food, amounts, addends }: MergedRow): ShoppingItem {
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

/** What the old plan said of a food, and whether its row was taken off the list. */
interface OldNeed {
  isUnwanted: boolean
  hadNoAmount: boolean
  /** In these units its row may be; null where the row is not to take up another one. */
  units: readonly Amount[] | null
}

/**
 * Whether a row is in the units of the plan that made it, so that an amount in another one may
 * stand beside them: what a person typed stays as it is (shopping 72, shopping 138).
 */
const isAsPlanned = (item: ShoppingItem, units: readonly Amount[] | null): boolean =>
  units !== null &&
  item.buy !== undefined &&
  item.quantity !== null &&
  isToRaise(item) &&
  readAmounts(item).every((own) => units.length === 0 || units.some((one) => keyOf(one) === keyOf(own)))

/** Changes a list food by food and notes what changed. */
class Adjusting {
  readonly changes: ListChange[] = []
  items: ShoppingItem[]
  readonly #newId: () => string
  readonly #measures: Measures | null
  readonly #foodOf: FoodOfRow
  readonly #isRegrouped: boolean

  constructor(
    items: readonly ShoppingItem[],
    newId: () => string,
    measures: Measures | null,
    { foodOf, isRegrouped }: { foodOf: FoodOfRow; isRegrouped: boolean },
  ) {
    this.items = [...items]
    this.#newId = newId
    this.#measures = measures
    this.#foodOf = foodOf
    this.#isRegrouped = isRegrouped
  }

  #rowsOf(food: string): ShoppingItem[] {
    return this.items.filter((item) => this.#foodOf(item) === food)
  }

  #say(item: ShoppingItem): string {
    return formatRow(item, this.#measures)
  }

  /** Whether as much is bought as before: one bunch is enough for more chives too. */
  #isBoughtAlike(item: ShoppingItem, changed: ShoppingItem): boolean {
    const [before, after] = [item, changed].map((one) => rowAmounts(one, this.#measures).buy)
    return before !== '' && before === after
  }

  #note(kind: ListChange['kind'], row: MergedRow, by: string, before = '', after = ''): void {
    this.changes.push({ kind, ...namesOf(row), category: row.category, by, before, after })
  }

  #add(row: MergedRow, amount: Amount | null): void {
    const made = toShoppingItem(row, this.#newId())
    const item = withPurchase({ ...made, ...writeAmounts(amount === null ? [] : [amount]) }, row)
    this.items.push(item)
    this.#note('add', row, amount ? formatRounded(amount) : '', '', this.#say(item))
  }

  #replace(item: ShoppingItem, changed: ShoppingItem | null): void {
    this.items = this.items.flatMap((one) => (one.id === item.id ? (changed ?? []) : one))
  }

  #raise(item: ShoppingItem, changed: ShoppingItem, row: MergedRow, by: string): void {
    const ids = [...new Set([...item.recipeIds, ...row.recipeIds])]
    this.#replace(item, { ...changed, recipeIds: ids })
    if (!this.#isBoughtAlike(item, changed)) this.#note('more', row, by, this.#say(item), this.#say(changed))
  }

  /** More of a food than the old plan needed; a row without an amount gets one. */
  #more(
    food: string,
    row: MergedRow,
    { isUnwanted, hadNoAmount, units }: OldNeed,
    base: number,
    like: Amount,
  ): void {
    const rows = this.#rowsOf(food)
    const item =
      rowsAddableTo(rows, like).find(isToRaise) ?? (hadNoAmount ? rows.find(isWithoutAmount) : undefined)
    const by = formatRounded(inUnitLike(base, like))
    if (item) {
      const amount = amountLike(item, like) ?? { ...like, quantity: 0 }
      const raised = withAmount(item, inUnitLike(inBase(amount) + base, amount))
      this.#raise(item, withPurchase(raised, row), row, by)
      return
    }
    const other = rows.find((one) => isAsPlanned(one, units))
    if (other) {
      const beside = [...amountsBeside(other.unit), formatRounded(inUnitLike(base, like))]
      const unit = withBeside(partsOfUnit(other.unit).unit, beside)
      this.#raise(other, withPurchase({ ...other, unit }, row), row, by)
      return
    }
    // The household has removed this food from the list, so more of it is not added.
    if (isUnwanted) this.#note('unlisted', row, by)
    else this.#add(row, inUnitLike(base, like))
  }

  /** Less of a food than the old plan needed, or none. */
  #less(food: string, row: MergedRow, isNeeded: boolean, base: number, like: Amount): void {
    const rows = rowsAddableTo(this.#rowsOf(food), like)
    const item = rows.find((one) => !isDone(one)) ?? rows.find((one) => !isTaken(one)) ?? rows[0]
    const by = formatRounded(inUnitLike(-base, like))
    const amount = item && amountLike(item, like)
    if (!item || !amount) {
      if (this.#rowsOf(food).length > 0) this.#note('byHand', row, by)
      return
    }
    const before = this.#say(item)
    if (isTaken(item)) {
      this.#note('bought', row, by, before, before)
      return
    }
    const left = inBase(amount) + base
    const isGone = left < (isNeeded ? NOTHING : roundingRest(amount))
    // 'Parmesan, to serve' is still to buy without the grams of another day.
    const isOpenAmount = isNeeded && row.amounts.length === 0
    const last = isOpenAmount ? { ...item, quantity: null, unit: '' } : null
    const rest = isGone ? (withoutAmount(item, like) ?? last) : withAmount(item, inUnitLike(left, amount))
    const changed = rest && withPurchase(rest, row)
    this.#replace(item, changed)
    if (!changed) this.#note('remove', row, by, before)
    else if (!this.#isBoughtAlike(item, changed)) this.#note('less', row, by, before, this.#say(changed))
  }

  /** Foods without amounts are only on or off the list. */
  #unmeasured(food: string, before: MergedRow | undefined, after: MergedRow | undefined): void {
    const rows = this.#rowsOf(food)
    const item = rows.find((one) => one.quantity === null && !isTaken(one))
    const row = after ?? before
    if (!row) return
    const isThere = rows.some((one) => one.isChecked || one.notThere === undefined)
    if (!before && !isThere) this.#add(row, null)
    if (!after && item) {
      this.#replace(item, null)
      this.#note('remove', row, '')
    }
  }

  food(food: string, before: MergedRow | undefined, after: MergedRow | undefined): void {
    const row = after ?? before
    if (!row) return
    const isUnwanted = before !== undefined && this.#rowsOf(food).length === 0
    const hadNoAmount = before === undefined || before.amounts.length === 0
    const units = this.#isRegrouped ? null : before ? [...before.amounts, ...row.amounts] : []
    const all = differences(before?.amounts ?? [], after?.amounts ?? [])
    for (const { base, like } of all) {
      if (base > 0) this.#more(food, row, { isUnwanted, hadNoAmount, units }, base, like)
      else this.#less(food, row, after !== undefined, base, like)
    }
    const isMeasured = [before, after].some((one) => one !== undefined && one.amounts.length > 0)
    if (!isMeasured && (!before || !after)) this.#unmeasured(food, before, after)
  }
}

/**
 * The list after its plan has changed, with the differences. Only the difference of the two plans
 * is applied: changes by hand stay, items in the trolley stay, and of bought items only the rest
 * becomes a new row. The differences quote rows in the household's measures. Where the household
 * joins or parts foods, `groups` says how it did before and how it does now. A row's food is found
 * by its name, or by `foodOf`.
 */
export function adjustList(
  items: readonly ShoppingItem[],
  oldPlan: readonly PlannedLine[],
  newPlan: readonly PlannedLine[],
  newId: () => string,
  measures: Measures | null = null,
  groups: GroupsBeforeAndNow = { before: noGroups, now: noGroups },
  foodOf: FoodOfRow = (item) => rowKey(item, groups.before),
): AdjustedList {
  const rowsOf = (plan: readonly PlannedLine[], by: FoodGroups) =>
    new Map(mergeLines(plan, by).map((row) => [row.product.toLowerCase(), row]))
  const [before, after] = [rowsOf(oldPlan, groups.before), rowsOf(newPlan, groups.now)]
  const adjusting = new Adjusting(items, newId, measures, {
    foodOf,
    // Rows that the household joins or parts meanwhile stay apart.
    isRegrouped: groups.before !== groups.now,
  })
  for (const food of new Set([...before.keys(), ...after.keys()]))
    adjusting.food(food, before.get(food), after.get(food))
  return { changes: adjusting.changes, items: adjusting.items }
}
