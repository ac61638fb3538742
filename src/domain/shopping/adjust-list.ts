/** What a changed meal adds to or takes from a completed list, row by row. */

import { type Amount } from '@plateful/ingredients/measure/convert'
import {
  ROUNDING_DIFFERENCE,
  formatRounded,
  type Difference,
  inBase,
  amountLike,
  differences,
  inUnitLike,
  rowsAddableTo,
  isToRaise,
  isWithoutAmount,
  isTaken,
  withBeside,
  withAmount,
  withoutAmount,
  roundingRest,
  withPurchase,
  isAsPlanned,
  notInTrolley,
} from './adjust-row.ts'
import type { ListChange } from './completed-list.ts'
import { type FoodGroups, noGroups, rowKey } from './food-groups.ts'
import {
  amountsBeside,
  formatNeeded,
  formatRow,
  partsOfUnit,
  rowAmounts,
  writeAmounts,
} from './format-amount.ts'
import type { PlannedLine } from './gather-lines.ts'
import { type MergedRow, mergeLines } from './merge-lines.ts'
import { nameAndProduct, toShoppingItem } from './merged-row-as-item.ts'
import { isDone } from './not-there.ts'
import type { Measures, ShoppingItem } from './shopping-item.ts'

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

const formatMore = ({ quantity, unit }: Amount): string => formatNeeded({ quantity, unit: unit ?? '' })

/** The food that a row stands for. */
type FoodOfRow = (item: ShoppingItem) => string

/** What the old plan said of a food, and whether its row was taken off the list. */
interface OldNeed {
  isUnwanted: boolean
  hadNoAmount: boolean
  amounts: readonly Amount[]
  /**
   * The units of both plans: a row in these may get an amount in another unit beside its own. Null
   * where no row may.
   */
  units: readonly Amount[] | null
}

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

  #format(item: ShoppingItem): string {
    return formatRow(item, this.#measures)
  }

  /** Whether the shop's amount is the same as before: one bunch is enough for more chives too. */
  #isBoughtAlike(item: ShoppingItem, changed: ShoppingItem): boolean {
    const [before, after] = [item, changed].map((one) => rowAmounts(one, this.#measures).buy)
    return before !== '' && before === after
  }

  #note(kind: ListChange['kind'], row: MergedRow, by: string, before = '', after = ''): void {
    this.changes.push({ kind, ...nameAndProduct(row), category: row.category, by, before, after })
  }

  #add(row: MergedRow, amount: Amount | null): void {
    const made = toShoppingItem(row, this.#newId())
    const item = withPurchase({ ...made, ...writeAmounts(amount === null ? [] : [amount]) }, row)
    this.items.push(item)
    this.#note('add', row, amount ? formatMore(amount) : '', '', this.#format(item))
  }

  #replace(item: ShoppingItem, changed: ShoppingItem | null): void {
    this.items = this.items.flatMap((one) => (one.id === item.id ? (changed ?? []) : one))
  }

  #raise(item: ShoppingItem, changed: ShoppingItem, row: MergedRow, by: string): void {
    const ids = [...new Set([...item.recipeIds, ...row.recipeIds])]
    this.#replace(item, { ...changed, recipeIds: ids })
    if (!this.#isBoughtAlike(item, changed))
      this.#note('more', row, by, this.#format(item), this.#format(changed))
  }

  /**
   * Adds to a row what the new plan needs more of a food; without a row with an amount it makes
   * one.
   */
  #more(
    food: string,
    row: MergedRow,
    { isUnwanted, hadNoAmount, amounts, units }: OldNeed,
    { base, like }: Difference,
  ): void {
    const rows = this.#rowsOf(food)
    const item =
      rowsAddableTo(rows, like).find(isToRaise) ?? (hadNoAmount ? rows.find(isWithoutAmount) : undefined)
    const by = formatMore(inUnitLike(base, like))
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
    const left = notInTrolley(rows, row, { before: amounts, base, like }, this.#measures)
    // The household has removed this food from the list, so more of it is not added.
    if (isUnwanted) this.#note('unlisted', row, by)
    else if (left >= ROUNDING_DIFFERENCE) this.#add(row, inUnitLike(left, like))
  }

  /** Takes off a row what the new plan needs less of a food; the whole row where it needs none. */
  #less(food: string, row: MergedRow, isNeeded: boolean, { base, like }: Difference): void {
    const rows = rowsAddableTo(this.#rowsOf(food), like)
    const item = rows.find((one) => !isDone(one)) ?? rows.find((one) => !isTaken(one)) ?? rows[0]
    const by = formatMore(inUnitLike(-base, like))
    const amount = item && amountLike(item, like)
    if (!item || !amount) {
      if (this.#rowsOf(food).length > 0) this.#note('byHand', row, by)
      return
    }
    const before = this.#format(item)
    if (isTaken(item)) {
      this.#note('bought', row, by, before, before)
      return
    }
    const left = inBase(amount) + base
    const isGone = left < (isNeeded ? ROUNDING_DIFFERENCE : roundingRest(amount))
    // 'Parmesan, to serve' is still to buy without the grams of another day.
    const isOpenAmount = isNeeded && row.amounts.length === 0
    const last = isOpenAmount ? { ...item, quantity: null, unit: '' } : null
    const rest = isGone ? (withoutAmount(item, like) ?? last) : withAmount(item, inUnitLike(left, amount))
    const changed = rest && withPurchase(rest, row)
    this.#replace(item, changed)
    if (!changed) this.#note('remove', row, by, before)
    else if (!this.#isBoughtAlike(item, changed)) this.#note('less', row, by, before, this.#format(changed))
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
    const amounts = before?.amounts ?? []
    const hadNoAmount = amounts.length === 0
    const units = this.#isRegrouped ? null : before ? [...before.amounts, ...row.amounts] : []
    for (const difference of differences(amounts, after?.amounts ?? [])) {
      if (difference.base > 0) this.#more(food, row, { isUnwanted, hadNoAmount, amounts, units }, difference)
      else this.#less(food, row, after !== undefined, difference)
    }
    const isMeasured = [before, after].some((one) => one !== undefined && one.amounts.length > 0)
    if (!isMeasured && (!before || !after)) this.#unmeasured(food, before, after)
  }
}

/** A list, the plan that it was made from, and the plan as it is now. */
export interface ListToAdjust {
  items: readonly ShoppingItem[]
  oldPlan: readonly PlannedLine[]
  newPlan: readonly PlannedLine[]
  newId: () => string
  /** The measures in which differences quote rows; null for those of the recipes. */
  measures?: Measures | null
  groups?: GroupsBeforeAndNow
  foodOf?: FoodOfRow
}

/**
 * The list after its plan has changed, with the differences. Only the difference of the two plans
 * is applied: changes by hand stay, items in the trolley stay, and of bought items only what their
 * packs do not hold becomes a new row. The differences quote rows in the household's measures.
 * Where the household joins or parts foods, `groups` says how it did before and how it does now. A
 * row's food is found by its name, or by `foodOf`.
 */
export function adjustList({
  items,
  oldPlan,
  newPlan,
  newId,
  measures = null,
  groups = { before: noGroups, now: noGroups },
  foodOf = (item) => rowKey(item, groups.before),
}: ListToAdjust): AdjustedList {
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
