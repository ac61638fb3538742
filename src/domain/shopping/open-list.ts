/** The list in the making: one a household, made from the plan of some days (decision 0074). */

import { z } from 'zod'
import { MealSlot } from '../calendar/meal.ts'
import { Day } from '../day.ts'
import { ClientId, Instant } from '../fields.ts'
import { ListDays, ListItems } from './completed-list.ts'
import { isExtra } from './extra.ts'
import { formatAmount } from './format-amount.ts'
import type { MergedRow } from './merge-lines.ts'
import { Edits, mergeEdits, noEdits, type RowEdit, withEdits } from './row-edit.ts'
import { KnownFood } from './shop-order.ts'
import type { ShoppingItem } from './shopping-item.ts'
import type { Stamp } from './stamp.ts'

/** One line of the plan behind a row of the list. */
export const Origin = z.object({
  line: z.string().max(20_000),
  recipeId: z.number().nullable(),
  recipeName: z.string().max(20_000).nullable(),
  date: Day.nullable(),
  slot: MealSlot.nullable(),
  people: z.number(),
  /** The servings that the line is written for. */
  servings: z.number().optional(),
  /** What it comes to for the people who eat it; empty where the line gives no amount. */
  comesTo: z.string().max(500).optional(),
  /** The word by which it can be kept apart from the others of its row (shopping 71). */
  word: z.string().max(500).optional(),
})
export type Origin = z.infer<typeof Origin>

const origins = z.record(z.string().max(100), z.array(Origin))
const foods = z.record(z.string().max(500), KnownFood)

/** The lines behind a merged row, as a list shows them. */
export const originsOf = ({ sources }: Pick<MergedRow, 'sources'>): Origin[] =>
  sources.map(({ line, recipeId, recipeName, date, slot, people, servings, amount, word }) => ({
    line,
    recipeId,
    recipeName,
    date,
    slot,
    people,
    servings,
    comesTo: amount ? formatAmount({ quantity: amount.quantity, unit: amount.unit ?? '' }) : '',
    word: word.slice(0, 500),
  }))

/**
 * A list as a phone makes it from the plan. `meals` are the meals it is for (`mealsToBuyFor`), null
 * where that is not known. `replaces` is the household's list that the phone saw before: a list
 * that it had not seen is not replaced.
 */
export const NewOpenList = ListDays.safeExtend({
  id: ClientId,
  replaces: ClientId.nullable(),
  items: ListItems,
  origins,
  foods,
  meals: z.string().max(8_000_000).nullable(),
  edits: Edits.default(noEdits),
})
export type NewOpenList = z.infer<typeof NewOpenList>

/**
 * What an open list was made of; it changes only when the list is made in line with a changed plan.
 */
export const OpenListBase = z.object({
  startDate: Day,
  endDate: Day,
  madeAt: Instant,
  items: ListItems,
  origins,
  foods,
  meals: z.string().nullable(),
  /** Whether the server can say what a changed plan adds and takes. */
  isAdjustable: z.boolean(),
})
export type OpenListBase = z.infer<typeof OpenListBase>

/**
 * The household's list in the making: what it was made of, and the edits of phones since then.
 * `base` is null for a phone that has it already, as `baseVersion` tells.
 */
export const OpenList = z.object({
  id: ClientId,
  /**
   * Counts how often the list was made in line with a changed plan, from 1. This is its name in
   * calls; code calls it `revision` (decision 0234).
   */
  basis: z.number().int().positive(),
  base: OpenListBase.nullable(),
  edits: Edits,
})
export type OpenList = z.infer<typeof OpenList>

/** How a phone names the base that it has: the revision of which list. */
export const baseVersion = ({ id, revision }: { id: string; revision: number }): string => `${revision}.${id}`

/** Edits for the list that a phone had then; null when it had none. */
export const OpenListEdits = z.object({ listId: ClientId.nullable(), edits: Edits })
export type OpenListEdits = z.infer<typeof OpenListEdits>

/** A recipe to buy for, and for how many people. */
export const RecipeToShop = z.object({
  recipeId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  people: z.number().int().positive().max(1000),
})
export type RecipeToShop = z.infer<typeof RecipeToShop>

/** The rows of an open list, with all edits applied. */
export const rowsOf = ({ items, edits }: { items: readonly ShoppingItem[]; edits: Edits }): ShoppingItem[] =>
  withEdits(items, edits)

/**
 * The edits that put rows onto a list as added by hand: the first at that moment and each next one
 * a millisecond later, so that they stay in this order.
 */
export const additionEdits = (items: readonly ShoppingItem[], { at, by }: Stamp): Edits =>
  mergeEdits(noEdits, {
    rows: items.map(({ id, ...item }, index) => ({
      itemId: id,
      set: Object.fromEntries(
        Object.entries({ added: true, ...item }).map(([field, value]) => [
          field,
          { value, at: at + index, by },
        ]),
      ),
    })),
    list: {},
  })

/**
 * The edits of rows that people added by hand. They belong to no plan, and are kept when a list is
 * made again or ends.
 */
export function byHandEdits(list: { items: readonly ShoppingItem[]; edits: Edits }): Edits {
  const editsById = new Map(list.edits.rows.map((edit) => [edit.itemId, edit]))
  const made = new Set(list.items.map(({ id }) => id))
  const rows = rowsOf(list).flatMap((item): RowEdit[] => {
    const edit = editsById.get(item.id)
    if (!made.has(item.id)) return edit ? [edit] : []
    // A row of the plan that somebody moved to the extras.
    return isExtra(item) ? additionEdits([item], edit?.set.category ?? { at: 0, by: '-' }).rows : []
  })
  return mergeEdits(noEdits, { rows, list: {} })
}

const isTickAlone = ({ set }: RowEdit) => Object.keys(set).every((field) => field === 'isChecked')

/** Whether edits change more than what is in the trolley: making the list again would lose that. */
export function isEditedSince({ rows }: Edits, madeAt: number): boolean {
  return rows.some(
    (edit) =>
      (!isTickAlone(edit) && Object.values(edit.set).some(({ at }) => at > madeAt)) ||
      edit.removes !== undefined,
  )
}

/** Edits that a phone brings, sorted by the list that they concern. */
export interface SortedEdits {
  /** For rows of the list that is open now, and rows that people added. */
  forList: Edits
  /** What concerns rows that are not on the open list. */
  late: RowEdit[]
}

/**
 * Edits of a phone whose list is not the open one any more: what people added goes to the open
 * list, the rest comes too late for it.
 */
export function sortLateEdits(
  edits: Edits,
  open: { items: readonly ShoppingItem[]; edits: Edits } | null,
): SortedEdits {
  const known = new Set(
    [...(open?.items ?? []), ...rowsOf(open ?? { items: [], edits: noEdits })].map(({ id }) => id),
  )
  const isFor = ({ itemId, set }: RowEdit) => known.has(itemId) || set.added !== undefined
  return {
    forList: { rows: edits.rows.filter(isFor), list: {} },
    late: edits.rows.filter((edit) => !isFor(edit)),
  }
}
