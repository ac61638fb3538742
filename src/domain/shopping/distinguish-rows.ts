/**
 * Tells rows of the same name apart for people who hear the list with a screen reader.
 */

import { addToGroup } from '@plateful/ingredients/group-by'
import { formatRow } from './format-amount.ts'
import { isSwapped } from './not-there.ts'
import type { Measures, ShoppingItem } from './shopping-item.ts'

/** What a row is about: the food, or what was taken in its place. */
export const accessibleName = (item: ShoppingItem): string =>
  (isSwapped(item) ? item.notThere?.instead : null) ?? item.name

const areDistinct = (all: readonly string[]) => all.every(Boolean) && new Set(all).size === all.length

/** The shortest detail that differs for each of these rows. */
function marksOf(items: readonly ShoppingItem[], measures: Measures | null): string[] {
  const aisles = items.map(({ category }) => category)
  const amounts = items.map((item) => formatRow(item, measures))
  const both = items.map((_, at) => [aisles[at], amounts[at]].filter(Boolean).join(', '))
  const places = items.map((_, at) => `${at + 1} of ${items.length}`)
  return [aisles, amounts, both].find(areDistinct) ?? places
}

/**
 * By a row's id, what tells it apart from others of the same name (shopping 69): its aisle, its
 * amount, both, or its place among them. A row whose name no other has is left out.
 */
export function distinguishRows(
  items: readonly ShoppingItem[],
  measures: Measures | null,
): ReadonlyMap<string, string> {
  const byName = new Map<string, ShoppingItem[]>()
  for (const item of items) {
    const name = accessibleName(item).trim().toLowerCase()
    if (name !== '') addToGroup(byName, name, item)
  }
  const marks = new Map<string, string>()
  for (const rows of byName.values()) {
    if (rows.length === 1) continue
    const rowMarks = marksOf(rows, measures)
    rows.forEach(({ id }, at) => marks.set(id, rowMarks[at] ?? ''))
  }
  return marks
}

/** A row's name as it is heard, with what tells it apart where that is needed. */
export const distinctName = (name: string, mark: string | undefined): string =>
  mark === undefined ? name : `${name}, ${mark}`
