/**
 * This browser's copy of the household's open list, with edits that the server does not have yet
 * (decision 0074).
 */

import { z } from 'zod'
import { Day } from '../../../domain/day.ts'
import {
  changeList,
  changeRow,
  isEmptyEdits,
  sendableEdits,
  removeRow,
  type RowChange,
  unsentEdits,
} from '../../../domain/shopping/make-edit.ts'
import { isEditedSince, type OpenList, Origin } from '../../../domain/shopping/open-list.ts'
import { Edits, mergeEdits, noEdits, withEdits } from '../../../domain/shopping/row-edit.ts'
import { KnownFood } from '../../../domain/shopping/shop-order.ts'
import { ShoppingItem as Item } from '../../../domain/shopping/shopping-item.ts'
import { phoneId } from '../../api/ids.ts'
import { serverNow } from '../../api/server-clock.ts'
import { StoredValue } from '../stored-value.ts'
import { reuseUnchangedRows } from './unchanged-rows.ts'

/** The copy as browsers keep it, under the names of older versions (decision 0234). */
const StoredLocalList = z.object({
  /** Whose copy it is; nobody else who signs in to this browser sees it. */
  userId: z.number(),
  /** The household's list; null where an older version left one in this browser alone. */
  id: z.string().nullable().default(null),
  /** Of which revision of the list its base is (`OpenList.basis`). */
  basis: z.number().default(1),
  madeAt: z.string().default(''),
  start: Day,
  end: Day,
  /** The name that somebody saved; null while it has the default one. */
  name: z.string().nullable(),
  items: z.array(Item),
  /** The rows as the list was made. */
  made: z.array(Item).default([]),
  /** The edits of all phones that the server has. */
  known: Edits.default(noEdits),
  /** The lines of the plan behind each row, by the id of its item. */
  origins: z.record(z.string(), z.array(Origin)),
  isEdited: z.boolean(),
  /** The meals it was made from (`mealsToBuyFor`); null where an older version made it. */
  meals: z.string().nullable().default(null),
  isAdjustable: z.boolean().default(false),
  /** Whether it also shows what the household always has. */
  showsAlwaysHad: z.boolean().default(false),
  /**
   * The foods of its names, looked up when it was made: the lexicon is much code, and a list is
   * shown without it.
   */
  foods: z.record(z.string(), KnownFood).default({}),
})

const LocalList = StoredLocalList.transform(({ basis, made, known, ...list }) => ({
  ...list,
  revision: basis,
  baseItems: made,
  serverEdits: known,
}))
export type LocalList = z.infer<typeof LocalList>

const toStored = ({ revision, baseItems, serverEdits, ...list }: LocalList) => ({
  ...list,
  basis: revision,
  made: baseItems,
  known: serverEdits,
})

/** A place in this browser for such a copy. */
export const localListStore = (key: string, { isLarge = false } = {}): StoredValue<LocalList> =>
  new StoredValue(key, LocalList, { isLarge, toStored })

/**
 * It is stored after its change shows: if it is lost, the list is made again from the server's
 * answer and the edits, which are stored at once.
 */
export const storedLocalList = localListStore('plateful:list', { isLarge: true })

/** Edits of a list that the server does not have; `listId` is null where none was open. */
const WaitingEdits = z.array(z.object({ listId: z.string().nullable(), edits: Edits }))
export type WaitingEdits = z.infer<typeof WaitingEdits>

const waitingByUser = new Map<number, StoredValue<WaitingEdits>>()

/** The unsent edits of this person in this browser, for whichever list. */
export function waitingEditsStore(userId: number): StoredValue<WaitingEdits> {
  const store = waitingByUser.get(userId) ?? new StoredValue(`plateful:edits:${userId}`, WaitingEdits)
  waitingByUser.set(userId, store)
  return store
}

/** This person's copy; one of another person is ignored. */
export function localListOf(userId: number): LocalList | null {
  const localList = storedLocalList.read()
  return localList?.userId === userId ? localList : null
}

const waitingFor = (userId: number, listId: string | null): Edits =>
  waitingEditsStore(userId)
    .read()
    ?.find((waiting) => waiting.listId === listId)?.edits ?? noEdits

const editsSeenBy = ({ userId, id, serverEdits }: LocalList): Edits =>
  mergeEdits(serverEdits, waitingFor(userId, id))

/** Stores the copy with its rows as they are shown now (shopping 84). */
function storeLocalList(localList: LocalList): void {
  const seen = editsSeenBy(localList)
  const { name, showsAlwaysHad } = seen.list
  storedLocalList.write({
    ...localList,
    items: reuseUnchangedRows(
      localListOf(localList.userId)?.items ?? [],
      withEdits(localList.baseItems, seen),
    ),
    name: name?.value ?? null,
    showsAlwaysHad: showsAlwaysHad?.value ?? false,
    isEdited: isEditedSince(seen, Date.parse(localList.madeAt)),
  })
}

/** Forgets unnamed rows that were being added to another list. */
function forgetUnnamed(userId: number, listId: string | null): void {
  const waitingEdits = waitingEditsStore(userId).read() ?? []
  const stillWaiting = waitingEdits.filter(
    (waiting) => waiting.listId === listId || !isEmptyEdits(sendableEdits(waiting.edits)),
  )
  if (stillWaiting.length < waitingEdits.length)
    waitingEditsStore(userId).write(stillWaiting.length > 0 ? stillWaiting : null)
}

export function applyServerList(userId: number, list: OpenList): void {
  const current = localListOf(userId)
  const same = current?.id === list.id ? current : null
  // This answer is older: since then the list was made again from a changed plan.
  if (same && list.basis < same.revision) return
  const base = list.base
    ? {
        madeAt: list.base.madeAt,
        start: list.base.startDate,
        end: list.base.endDate,
        baseItems: list.base.items,
        origins: list.base.origins,
        meals: list.base.meals,
        isAdjustable: list.base.isAdjustable,
        foods: { ...current?.foods, ...list.base.foods },
      }
    : same
  if (!base) return
  if (!same) forgetUnnamed(userId, list.id)
  storeLocalList({
    name: null,
    items: [],
    isEdited: false,
    showsAlwaysHad: false,
    ...base,
    userId,
    id: list.id,
    revision: list.basis,
    serverEdits: same ? mergeEdits(same.serverEdits, list.edits) : list.edits,
  })
}

/**
 * Applies an edit to this person's open list, or to the next one: shown at once, and sent when
 * possible.
 */
function applyEdit(
  userId: number,
  edit: (seen: Edits, by: { now: number; by: string; since?: number }) => Edits,
): void {
  const localList = localListOf(userId)
  const listId = localList?.id ?? null
  const seen = localList ? editsSeenBy(localList) : waitingFor(userId, null)
  const madeAt = localList?.id ? Date.parse(localList.madeAt) : 0
  const edits = edit(seen, { now: serverNow(), by: phoneId(), since: madeAt })
  const waiting = waitingEditsStore(userId)
  const others = waiting.read()?.filter((other) => other.listId !== listId) ?? []
  waiting.write([...others, { listId, edits: mergeEdits(waitingFor(userId, listId), edits) }])
  if (localList?.id) storeLocalList(localList)
}

/** Changes a row; an id that is new adds one. */
export const editRow = (userId: number, itemId: string, change: RowChange): void =>
  applyEdit(userId, (seen, by) => changeRow(seen, itemId, change, by))

/** Takes a row off, unless somebody changes it at the same time. */
export const editRemoval = (userId: number, itemId: string): void =>
  applyEdit(userId, (seen) => removeRow(seen, itemId))

export const editList = (userId: number, change: { name?: string; showsAlwaysHad?: boolean }): void =>
  applyEdit(userId, (seen, by) => changeList(seen, change, by))

/** Marks edits as sent: only later ones still wait. */
export function markEditsSent(userId: number, listId: string | null, sent: Edits): void {
  const waiting = waitingEditsStore(userId)
  const stillWaiting = (waiting.read() ?? []).flatMap((waitingEdits) => {
    if (waitingEdits.listId !== listId) return [waitingEdits]
    const edits = unsentEdits(waitingEdits.edits, sent)
    return edits.rows.length > 0 || Object.keys(edits.list).length > 0 ? [{ listId, edits }] : []
  })
  waiting.write(stillWaiting.length > 0 ? stillWaiting : null)
}

export function forgetLocalList(userId: number): void {
  if (localListOf(userId)) storedLocalList.write(null)
  forgetUnnamed(userId, null)
}
