/**
 * Edits of the list in the making from several phones, some offline for a while, that converge to
 * the same list everywhere (decision 0074).
 */

import { z } from 'zod'
import { ClientId } from '../fields.ts'
import { Price } from './price.ts'
import { extraItem, NotThere, type ShoppingItem, ShoppingItem as Item, ToBuy } from './shopping-item.ts'
import { isLater, Stamp, type StampedValue } from './stamp.ts'

const stamped = <Value extends z.ZodType>(value: Value) => Stamp.extend({ value })

/**
 * What phones say of a row, field by field. `added` marks a row that a person added; `wanted`
 * brings a removed row back.
 */
const RowFields = z
  .object({
    added: stamped(z.literal(true)),
    wanted: stamped(z.literal(true)),
    name: stamped(Item.shape.name),
    product: stamped(Item.shape.name),
    category: stamped(Item.shape.category),
    quantity: stamped(Item.shape.quantity),
    unit: stamped(Item.shape.unit),
    /** Null where a person gave the amount. */
    buy: stamped(ToBuy.nullable()),
    isChecked: stamped(z.boolean()),
    recipeIds: stamped(z.array(z.number().int().positive()).max(5000)),
    /** Null where it is there after all. */
    notThere: stamped(NotThere.nullable()),
    /** Null where it has none any more. */
    price: stamped(Price.nullable()),
  })
  .partial()
type RowFields = z.infer<typeof RowFields>
const rowFields = RowFields.keyof()
type RowField = z.infer<typeof rowFields>

/**
 * What phones say of the list itself: its name, and whether it shows what is always in the house.
 */
const ListFields = z
  .object({ name: stamped(z.string().max(200).nullable()), showsAlwaysHad: stamped(z.boolean()) })
  .partial()
type ListFields = z.infer<typeof ListFields>

/**
 * The latest of what is said of one row. A removal takes away what its phone had seen: `removes`
 * has the stamp of each field then, and is empty for a row that nobody had changed.
 */
export const RowEdit = z.object({
  itemId: ClientId,
  set: RowFields.default({}),
  removes: z.partialRecord(rowFields, Stamp).optional(),
})
export type RowEdit = z.infer<typeof RowEdit>

/** What phones say of a row in the shop besides its tick. A completed list has no other edits. */
export const ShopMark = z.object({ itemId: ClientId, set: RowFields.pick({ notThere: true, price: true }) })
export type ShopMark = z.infer<typeof ShopMark>

const shopFields = Object.keys(ShopMark.shape.set.shape) as (keyof ShopMark['set'])[]

/** Most rows that edits may name: a year's list and what is added to it. */
const MAX_ROWS = 3000

/** Edits of a list, one entry a row, sorted by row: equal edits are equal values. */
export const Edits = z.object({ rows: z.array(RowEdit).max(MAX_ROWS), list: ListFields.default({}) })
export type Edits = z.infer<typeof Edits>

/** Nothing is said. */
export const noEdits: Edits = { rows: [], list: {} }

function latest<Fields extends object>(ours: Fields, theirs: Fields): Fields {
  const merged = { ...ours } as Record<string, StampedValue>
  for (const [field, one] of Object.entries(theirs) as [string, StampedValue][]) {
    const known = merged[field]
    if (!known || isLater(one, known)) merged[field] = one
  }
  return Object.fromEntries(Object.entries(merged).toSorted(([a], [b]) => (a < b ? -1 : 1))) as Fields
}

function mergeRow(ours: RowEdit | undefined, theirs: RowEdit): RowEdit {
  const removes =
    ours?.removes || theirs.removes ? latest(ours?.removes ?? {}, theirs.removes ?? {}) : undefined
  return {
    itemId: theirs.itemId,
    set: latest(ours?.set ?? {}, theirs.set),
    ...(removes && { removes }),
  }
}

/**
 * Two phones' edits as one: of each field of each row the latest. Whatever the order in which edits
 * arrive, and however often, the outcome is the same (commutative, associative, idempotent).
 */
export function mergeEdits(ours: Edits, theirs: Edits): Edits {
  const rows = new Map<string, RowEdit>()
  for (const edit of [...ours.rows, ...theirs.rows])
    rows.set(edit.itemId, mergeRow(rows.get(edit.itemId), edit))
  return {
    rows: [...rows.values()].toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1)),
    list: latest(ours.list, theirs.list),
  }
}

/**
 * Whether a row is off the list: its removal had seen all edits of it. An edit at the same time, or
 * later, keeps the row.
 */
function isRemoved({ set, removes }: RowEdit): boolean {
  if (!removes) return false
  return (Object.entries(set) as [RowField, Stamp][]).every(([field, one]) => {
    const seen = removes[field]
    return seen !== undefined && !isLater({ at: one.at, by: one.by }, { at: seen.at, by: seen.by })
  })
}

/**
 * The rows of a list with what phones say of them: first those that it was made of, then what was
 * added, the oldest first. Removed rows are left out.
 */
export function withEdits(made: readonly ShoppingItem[], edits: Edits): ShoppingItem[] {
  const editsById = new Map(edits.rows.map((edit) => [edit.itemId, edit]))
  const known = new Set(made.map(({ id }) => id))
  const added = edits.rows
    .filter(({ itemId, set }) => set.added && !known.has(itemId))
    .toSorted((a, b) => (a.set.added?.at ?? 0) - (b.set.added?.at ?? 0))
    .map(({ itemId }) => extraItem(itemId))
  return [...made, ...added].flatMap((item) => {
    const edit = editsById.get(item.id)
    if (!edit) return [item]
    return isRemoved(edit) ? [] : [editedItem(item, edit)]
  })
}

const itemFields = [
  'name',
  'product',
  'category',
  'quantity',
  'unit',
  'buy',
  'isChecked',
  'recipeIds',
  'notThere',
  'price',
] as const

function editedItem(item: ShoppingItem, { set }: RowEdit): ShoppingItem {
  const changed = Object.fromEntries(
    itemFields.flatMap((field) => {
      const one = set[field]
      return one ? [[field, one.value]] : []
    }),
  )
  const { buy, notThere, price, ...row } = { ...item, ...changed }
  return { ...row, ...(buy && { buy }), ...(notThere && { notThere }), ...(price && { price }) }
}

/** What edits say of rows in the shop. */
export const marksIn = ({ rows }: Pick<Edits, 'rows'>): ShopMark[] =>
  rows.flatMap(({ itemId, set }) => {
    const shopValues = shopFields.flatMap((field) => (set[field] ? [[field, set[field]]] : []))
    return shopValues.length > 0 ? [{ itemId, set: Object.fromEntries(shopValues) }] : []
  })

/** Two phones' marks as one, merged like edits. */
export const mergeMarks = (ours: readonly ShopMark[], theirs: readonly ShopMark[]): ShopMark[] =>
  mergeEdits({ rows: [...ours], list: {} }, { rows: [...theirs], list: {} }).rows

/** The rows of a completed list with what was said of them in the shop. */
export const withMarks = (items: readonly ShoppingItem[], marks: readonly ShopMark[]): ShoppingItem[] =>
  marks.length === 0 ? [...items] : withEdits(items, { rows: [...marks], list: {} })
