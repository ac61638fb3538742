/**
 * Makes the edits of one phone to the open list, and keeps those that wait to be sent (decision
 * 0074).
 */

import { isDeepEqual } from '../is-deep-equal.ts'
import type { Price } from './price.ts'
import type { Edits, RowEdit } from './row-edit.ts'
import type { NotThere, ShoppingItem, ToBuy } from './shopping-item.ts'
import { boundStamp, nextStamp, type Stamp } from './stamp.ts'

/** The stamps of all fields that an edit sets or removes. */
const stampsOf = (edit: RowEdit | undefined): Stamp[] =>
  edit ? [...Object.values(edit.set), ...Object.values(edit.removes ?? {})] : []

/** What a person can change of a row. */
export type RowChange = Partial<
  Omit<ShoppingItem, 'id' | 'buy' | 'notThere' | 'price'> & {
    buy: ToBuy | null
    notThere: NotThere | null
    price: Price | null
    added: true
    wanted: true
  }
>

const rowIn = (known: Edits, itemId: string) => known.rows.find((edit) => edit.itemId === itemId)

/**
 * The edit of a phone that changes fields of one row, having seen `known`; `since` is when the list
 * was made. A row that is added comes after all that were added before, even in one millisecond
 * (shopping 145).
 */
export function changeRow(
  known: Edits,
  itemId: string,
  change: RowChange,
  { now, by, since = 0 }: { now: number; by: string; since?: number },
): Edits {
  const addedBefore = change.added ? known.rows.flatMap(({ set }) => set.added ?? []) : []
  const stamp = nextStamp([...stampsOf(rowIn(known, itemId)), ...addedBefore, { at: since, by }], now, by)
  const set = Object.fromEntries(Object.entries(change).map(([field, value]) => [field, { value, ...stamp }]))
  return { rows: [{ itemId, set }], list: {} }
}

/** The edit that removes a row as its phone sees it in `known`. */
export function removeRow(known: Edits, itemId: string): Edits {
  const set = Object.entries(rowIn(known, itemId)?.set ?? {})
  const removes = Object.fromEntries(set.map(([field, { at, by }]) => [field, { at, by }]))
  return { rows: [{ itemId, set: {}, removes }], list: {} }
}

/** The edit that changes the list itself. */
export function changeList(
  known: Edits,
  change: { name?: string | null; showsAlwaysHad?: boolean },
  { now, by }: { now: number; by: string },
): Edits {
  const stamp = nextStamp(Object.values(known.list), now, by)
  return {
    rows: [],
    list: Object.fromEntries(Object.entries(change).map(([field, value]) => [field, { value, ...stamp }])),
  }
}

const boundAll = <Fields extends object>(fields: Fields, now: number): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, one]) => [field, boundStamp(one as Stamp, now)]),
  ) as Fields

/**
 * Bounds the stamps that a removal saw. An edit of the same phone after the removal stays later,
 * even if both were in the future and become the same moment.
 */
function boundRemoval(removes: NonNullable<RowEdit['removes']>, set: RowEdit['set'], now: number) {
  const seen = Object.entries(removes) as [keyof RowEdit['set'], Stamp][]
  return Object.fromEntries(
    seen.map(([field, one]) => [field, boundStamp(one, (set[field]?.at ?? 0) > one.at ? now - 1 : now)]),
  )
}

/**
 * Edits as the server stores them: a future time becomes now, so that a fast clock does not win for
 * days.
 */
export const boundEdits = ({ rows, list }: Edits, now: number): Edits => ({
  rows: rows.map(({ itemId, set, removes }) => ({
    itemId,
    set: boundAll(set, now),
    ...(removes && { removes: boundRemoval(removes, set, now) }),
  })),
  list: boundAll(list, now),
})

const isSame = (one: Stamp, other: Stamp | undefined) =>
  other !== undefined && one.at === other.at && one.by === other.by

const withoutSent = <Fields extends object>(fields: Fields, sent: object): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([field, one]) => !isSame(one as Stamp, (sent as Record<string, Stamp>)[field]),
    ),
  ) as Fields

/**
 * The part of a phone's waiting edits that was not `sent`; a field that was changed again meanwhile
 * still waits.
 */
export function unsentEdits(waiting: Edits, sent: Edits): Edits {
  const sentRows = new Map(sent.rows.map((edit) => [edit.itemId, edit]))
  const rows = waiting.rows.flatMap((edit): RowEdit[] => {
    const arrived = sentRows.get(edit.itemId)
    if (!arrived) return [edit]
    const set = withoutSent(edit.set, arrived.set)
    const isSent = isDeepEqual(edit.removes, arrived.removes)
    const removes = isSent ? undefined : edit.removes
    if (Object.keys(set).length === 0 && !removes) return []
    return [{ itemId: edit.itemId, set, ...(removes && { removes }) }]
  })
  return { rows, list: withoutSent(waiting.list, sent.list) }
}

/** A row that somebody is about to add has no name yet: the others need not see it. */
const isUnnamed = ({ set }: RowEdit) => set.added !== undefined && (set.name?.value ?? '').trim() === ''

/** What of a phone's waiting edits can be sent. */
export const sendableEdits = ({ rows, list }: Edits): Edits => ({
  rows: rows.filter((row) => !isUnnamed(row)),
  list,
})

/** Whether the edits change nothing. */
export const isEmptyEdits = ({ rows, list }: Edits): boolean =>
  rows.length === 0 && Object.keys(list).length === 0
