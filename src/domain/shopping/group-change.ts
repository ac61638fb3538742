/**
 * What a household decides of rows of its open list: that two are one food, or that one is two
 * (decision 0081).
 */

import { groupsOf, joinFoods, noGroups, splitFoods, rowKey, wordKey } from './food-groups.ts'
import type { PlannedLine } from './gather-lines.ts'
import { mergeLines } from './merge-lines.ts'
import { toShoppingItems } from './merged-row-as-item.ts'
import { type Origin, originsOf } from './open-list.ts'
import type { GroupBefore, GroupChange, RememberedFood } from './remembered-food.ts'
import type { ShoppingItem } from './shopping-item.ts'

interface ListAsMade {
  items: readonly ShoppingItem[]
  plannedLines: readonly PlannedLine[]
}

/**
 * What the household remembers of foods, after it changed how rows of its list are grouped; null
 * where one of these rows is on the list no more.
 */
export function applyGroupChange(
  known: readonly RememberedFood[],
  change: GroupChange,
  { items, plannedLines }: ListAsMade,
): RememberedFood[] | null {
  if ('undo' in change) return change.undo.reduce(restoreGroup, [...known])
  const groups = groupsOf(known)
  const keyOf = (id: string) => {
    const item = items.find((one) => one.id === id)
    return item && rowKey(item, groups)
  }
  if ('join' in change) {
    const [food, into] = [keyOf(change.join), keyOf(change.into)]
    return food === undefined || into === undefined ? null : joinFoods(known, food, into)
  }
  const key = keyOf(change.part)
  const row = mergeLines(plannedLines, groups).find(({ product }) => product.toLowerCase() === key)
  return row ? splitFoods(known, row.product.toLowerCase(), row.sources, wordKey(change.word)) : null
}

function restoreGroup(known: RememberedFood[], before: GroupBefore): RememberedFood[] {
  const now = known.find(({ food }) => food === before.food)
  const { sameAs: _, apart: __, ...rest } = now ?? { food: before.food }
  const after: RememberedFood = { ...rest, ...before }
  const others = known.filter(({ food }) => food !== before.food)
  return Object.keys(after).length > 1 ? [...others, after] : others
}

/** The entries that undo a change of the memory. */
export function undoOfGroupChange(
  before: readonly RememberedFood[],
  after: readonly RememberedFood[],
): GroupBefore[] {
  const groupOf = (known: readonly RememberedFood[], food: string): GroupBefore => {
    const { sameAs, apart } = known.find((one) => one.food === food) ?? { food }
    return { food, ...(sameAs !== undefined && { sameAs }), ...(apart && { apart }) }
  }
  return [...new Set([...before, ...after].map(({ food }) => food))]
    .filter((food) => JSON.stringify(groupOf(before, food)) !== JSON.stringify(groupOf(after, food)))
    .map((food) => groupOf(before, food))
}

/**
 * The rows of a new list as the household joins and parts foods. A phone makes them without that
 * memory: rows that it leaves as they are keep their ids.
 */
export function groupedRows(
  made: { items: ShoppingItem[]; origins: Record<string, Origin[]> },
  plan: readonly PlannedLine[],
  known: readonly RememberedFood[],
  newId: () => string,
): { items: ShoppingItem[]; origins: Record<string, Origin[]> } {
  const groups = groupsOf(known)
  if (groups.sameAs.size === 0 && groups.apart.size === 0) return made
  const rows = mergeLines(plan, groups)
  const ids = new Map(made.items.map((item) => [rowKey(item, noGroups), item.id]))
  const idOf = (product: string) => {
    const id = ids.get(product.toLowerCase()) ?? newId()
    ids.delete(product.toLowerCase())
    return id
  }
  const order = rows.map(({ product }) => idOf(product))
  const items = toShoppingItems(rows, () => order.shift() ?? newId())
  return {
    items,
    origins: Object.fromEntries(rows.map((row, index) => [items[index]?.id ?? '', originsOf(row)])),
  }
}
