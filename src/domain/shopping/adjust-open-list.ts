/** What a changed plan adds to the list in the making and takes from it. */

import { isDeepEqual } from '../is-deep-equal.ts'
import { adjustList, type GroupsBeforeAndNow } from './adjust-list.ts'
import { isTaken } from './adjust-row.ts'
import type { ListChange } from './completed-list.ts'
import { type FoodGroups, noGroups, rowKey } from './food-groups.ts'
import type { PlannedLine } from './gather-lines.ts'
import { changeRow, type RowChange, removeRow } from './make-edit.ts'
import { mergeLines } from './merge-lines.ts'
import { type Origin, originsOf, rowsOf } from './open-list.ts'
import { type Edits, mergeEdits } from './row-edit.ts'
import type { Measures, ShoppingItem } from './shopping-item.ts'

interface Rows {
  /** What the list was made of. */
  items: readonly ShoppingItem[]
  edits: Edits
}

interface PlanChange {
  oldPlan: readonly PlannedLine[]
  newPlan: readonly PlannedLine[]
  /** Gives the id of a new row. */
  newId: () => string
  measures?: Measures | null
  groups?: GroupsBeforeAndNow
}

const adjusted = ['quantity', 'unit', 'buy', 'recipeIds'] as const

/**
 * Sets a field again one millisecond after its last edit, so that an edit that is made elsewhere
 * meanwhile is later.
 */
function restampRow(edits: Edits, row: ShoppingItem): Edits {
  const set = edits.rows.find(({ itemId }) => itemId === row.id)?.set ?? {}
  const restamped = adjusted.flatMap((field) => {
    const one = set[field]
    const value = row[field] ?? null
    if (!one || isDeepEqual(one.value, value)) return []
    return [[field, { value, at: one.at + 1, by: '-' }]]
  })
  if (restamped.length === 0) return edits
  const change = Object.fromEntries(restamped) as Partial<Record<keyof RowChange, never>>
  return mergeEdits(edits, { rows: [{ itemId: row.id, set: change }], list: {} })
}

/** Gives the food of a row. A row that the household renamed keeps the food that it was made of. */
function foodsOfRows(list: Rows, groups: FoodGroups) {
  const made = new Map(list.items.map((item) => [item.id, item]))
  return (item: ShoppingItem) => rowKey(made.get(item.id) ?? item, groups)
}

/**
 * The list in line with the new plan, and what that adds and takes. Only the difference of the
 * plans is applied, as to a completed list: what people changed by hand stays, also what another
 * phone changed meanwhile. A row that is not needed any more is removed by an edit, so that a
 * change which somebody makes at the same time keeps it.
 */
export function adjustOpenList(
  list: Rows,
  { oldPlan, newPlan, newId, measures = null, groups = { before: noGroups, now: noGroups } }: PlanChange,
): { changes: ListChange[]; items: ShoppingItem[]; edits: Edits } {
  const before = rowsOf(list)
  const foodOf = foodsOfRows(list, groups.before)
  const { changes, items: after } = adjustList({
    items: before,
    oldPlan,
    newPlan,
    newId,
    measures,
    groups,
    foodOf,
  })
  const remaining = new Map(after.map((row) => [row.id, row]))
  const known = new Set(before.map(({ id }) => id))
  const nameOf = namesNow(newPlan, groups)
  const items = list.items.map((item) => {
    const row = remaining.get(item.id)
    if (!row) return item
    const name = isTaken(row) ? item.name : nameOf(foodOf(item), item)
    return { ...item, name, ...Object.fromEntries(adjusted.map((field) => [field, row[field]])) }
  })
  const edits = before.reduce((merged, { id }) => {
    const row = remaining.get(id)
    return row ? restampRow(merged, row) : mergeEdits(merged, removeRow(merged, id))
  }, list.edits)
  return { changes, items: [...items, ...after.filter(({ id }) => !known.has(id))], edits }
}

/**
 * Gives the name of a row. It keeps its own name, unless that is now the name of another row,
 * because the household joined or parted foods: 'onions' that were bought as brown ones become
 * 'brown onions' once the others are parted from them.
 */
function namesNow(plan: readonly PlannedLine[], { before, now }: GroupsBeforeAndNow) {
  if (before === now) return (_food: string, { name }: ShoppingItem) => name
  const rows = new Map(mergeLines(plan, now).map((row) => [row.product.toLowerCase(), row.name]))
  return (food: string, item: ShoppingItem) =>
    rowKey(item, now) === food ? item.name : (rows.get(food) ?? item.name)
}

/**
 * The list with lines that are on no plan, such as those of a recipe that somebody wants to cook.
 * An amount of a food that is still to buy is added to its row; any other line becomes a row that
 * was added by hand.
 */
export function addLines(
  list: Rows,
  lines: readonly PlannedLine[],
  newId: () => string,
  stamp: { now: number; by: string },
  groups: FoodGroups = noGroups,
): { changes: ListChange[]; edits: Edits } {
  const before = new Map(rowsOf(list).map((row) => [row.id, row]))
  const { changes, items } = adjustList({
    items: [...before.values()],
    oldPlan: [],
    newPlan: lines,
    newId,
    groups: { before: groups, now: groups },
    foodOf: foodsOfRows(list, groups),
  })
  const edits = items.reduce((all, { id, ...row }) => {
    const known = before.get(id)
    if (!known) return mergeEdits(all, changeRow(all, id, { added: true, ...row }, stamp))
    const changed = adjusted.filter((field) => !isDeepEqual(known[field], row[field]))
    if (changed.length === 0) return all
    const change = Object.fromEntries(adjusted.map((field) => [field, row[field] ?? null]))
    return mergeEdits(all, changeRow(all, id, change, stamp))
  }, list.edits)
  return { changes, edits }
}

/** The lines of a plan behind the rows of a list, by the row's id. */
export function originsFor(
  items: readonly ShoppingItem[],
  plan: readonly PlannedLine[],
  groups: FoodGroups = noGroups,
): Record<string, Origin[]> {
  const byProduct = new Map(mergeLines(plan, groups).map((row) => [row.product.toLowerCase(), row]))
  return Object.fromEntries(
    items.flatMap((item) => {
      const row = byProduct.get(rowKey(item, groups))
      return row ? [[item.id, originsOf(row)]] : []
    }),
  )
}
