/** The household's list in the making: made, changed by every phone, read (decision 0074). */
import { extrasIn, MOST_EXTRAS, toItem } from '../../domain/shopping/extra.ts'
import {
  additions,
  baseTag,
  byHandEdits,
  type NewOpenList,
  type OpenList,
  type OpenListEdits,
  rowsOf,
  sortLateEdits,
} from '../../domain/shopping/open-list.ts'
import type { ShoppingItem } from '../../domain/shopping/item.ts'
import { boundEdits, type Edits, mergeEdits, noEdits, type RowEdit } from '../../domain/shopping/row-edit.ts'
import { mergeTicks, type Tick } from '../../domain/shopping/tick.ts'
import { lockedRangeMessage } from '../../domain/calendar/lock.ts'
import { refuse } from '../../domain/refusal.ts'
import { locksBetween } from '../calendar/store.ts'
import { holdHousehold } from '../db/hold.ts'
import type { Household } from '../db/household.ts'
import type { Row } from '../db/tables.ts'
import type { Context } from '../http/context.ts'
import { planOf } from './plan-lines.ts'
import { keepNames, namesFor } from './remember-foods.ts'
import { dueStaples } from './staples.ts'
import {
  completedListFrom,
  extrasOf,
  putExtras,
  removeExtras,
  storedOpenList,
  updateList,
  writeOpenList,
} from './store.ts'

/** An open list as it is stored. */
export type StoredList = Omit<Row<'openLists'>, 'householdId'>

/** Who says what no phone said. */
export const NOBODY = '-'

/**
 * The open list with what waits beside it: items that came from elsewhere (a deleted list, an import)
 * are on it, too.
 */
export async function openListOf(household: Household): Promise<StoredList | null> {
  const row = await storedOpenList(household)
  if (!row) return null
  const { householdId: _, ...list } = row
  const known = new Set([...list.items.map(({ id }) => id), ...list.edits.rows.map(({ itemId }) => itemId)])
  const others = (await extrasOf(household)).filter(({ id }) => !known.has(id))
  const stamp = { at: Date.parse(list.madeAt), by: NOBODY }
  return { ...list, edits: mergeEdits(list.edits, additions(others.map(toItem), stamp)) }
}

/** Keeps an open list; what people added to it by hand waits beside it, as without a list. */
export async function keepOpenList(tx: Household, list: StoredList): Promise<void> {
  const byHand = new Set(byHandEdits(list).rows.map(({ itemId }) => itemId))
  const wanted = rowsOf(list)
    .filter(({ id, name }) => byHand.has(id) && name.trim() !== '')
    .map((item) => ({ ...item, category: 'Extras to Order' as const }))
  await keepExtras(tx, extrasIn(wanted))
  await writeOpenList(tx, list)
}

async function keepExtras(tx: Household, wanted: ReturnType<typeof extrasIn>): Promise<void> {
  if (wanted.length > MOST_EXTRAS)
    throw refuse('BAD_INPUT', `At most ${MOST_EXTRAS} items can be added by hand. Complete a list first.`)
  const before = await extrasOf(tx)
  const same = new Set(before.map((extra) => JSON.stringify(extra)))
  const changed = wanted.filter((extra) => !same.has(JSON.stringify(extra)))
  const stay = new Set(wanted.filter((extra) => !changed.includes(extra)).map(({ id }) => id))
  await removeExtras(
    tx,
    before.map(({ id }) => id).filter((id) => !stay.has(id)),
  )
  await putExtras(tx, changed)
}

/** Whether the lines are known that its rows were made of; no meals have none. */
export const isAdjustable = ({ plannedLines, meals }: StoredList): boolean =>
  plannedLines.length > 0 || meals === ''

/** The list as it is answered; a phone that has its base gets what was said of it alone. */
export function toOpenList(list: StoredList, known?: string): OpenList {
  const { listId: id, basis, edits, plannedLines: _, ...made } = list
  const isKnown = known === baseTag({ id, basis })
  return { id, basis, edits, base: isKnown ? null : { ...made, isAdjustable: isAdjustable(list) } }
}

/** The open list as one phone asks for it. */
export async function readOpenList(
  { household }: Context,
  { query }: { query: { has?: string | undefined } },
): Promise<{ list: OpenList | null }> {
  const list = await openListOf(household)
  return { list: list && toOpenList(list, query.has) }
}

/**
 * Puts a new list in the place of the one that its phone saw; what people added by hand comes along.
 * Of two phones that make a list of the same days at once, both get the first.
 */
export async function makeOpenList(
  { household, now }: Context,
  { body }: { body: NewOpenList },
): Promise<OpenList> {
  return household.transaction(async (tx) => {
    await holdHousehold(tx)
    const before = await openListOf(tx)
    const isAlike = before?.startDate === body.startDate && before.endDate === body.endDate
    if (before && (before.listId === body.id || (before.listId !== body.replaces && isAlike)))
      return toOpenList(before)
    if (before && before.listId !== body.replaces)
      throw refuse(
        'CHANGED_MEANWHILE',
        'Somebody in your household has made a list meanwhile. Look at it first.',
      )
    const range = { start: body.startDate, end: body.endDate }
    const locks = await locksBetween(tx, range)
    if (locks.length > 0) throw refuse('DAYS_LOCKED', lockedRangeMessage(locks))
    const { meals, plannedLines } = await planOf(tx, range)
    const at = Date.parse(now)
    const waiting = before
      ? byHandEdits(before)
      : additions((await extrasOf(tx)).map(toItem), { at, by: NOBODY })
    const stamp = { at, by: NOBODY }
    const called = await namesFor(tx, body.items, stamp)
    const said = [waiting, called, boundEdits(body.edits, at)].reduce(mergeEdits)
    const due = await dueStaples(tx, range, rowsOf({ items: body.items, edits: said }))
    const list: StoredList = {
      listId: body.id,
      basis: 1,
      startDate: body.startDate,
      endDate: body.endDate,
      madeAt: now,
      items: body.items,
      origins: body.origins,
      foods: body.foods,
      meals: body.meals,
      // A phone that read the plan before it was changed has rows of another one.
      plannedLines: meals === body.meals ? plannedLines : [],
      edits: mergeEdits(said, additions(due, stamp)),
    }
    await keepOpenList(tx, list)
    return toOpenList(list)
  })
}

/**
 * Takes what a phone says of its list. Where that is not the open one any more, what was added waits
 * for the next list, ticks go to the completed list, and what came too late is answered.
 */
export async function editOpenList(
  { household, now }: Context,
  { query, body }: { query: { has?: string | undefined }; body: OpenListEdits },
): Promise<{ list: OpenList | null; late: string[] }> {
  return household.transaction(async (tx) => {
    await holdHousehold(tx)
    const open = await openListOf(tx)
    const edits = boundEdits(body.edits, Date.parse(now))
    const answer = async (list: StoredList | null, late: string[]) => {
      if (list) await keepOpenList(tx, list)
      return { list: list && toOpenList(list, query.has), late }
    }
    if (open && open.listId === body.listId) {
      await keepNames(tx, open.items, edits)
      return answer({ ...open, edits: mergeEdits(open.edits, edits) }, [])
    }
    const completed = body.listId === null ? undefined : await completedListFrom(tx, body.listId)
    const waiting = await waitingRows(tx)
    const { forList, late } = sortLateEdits(edits, open ?? waiting)
    const onIt = new Set(completed?.items.map(({ id }) => id))
    const rows = forList.rows.filter(({ itemId }) => !onIt.has(itemId))
    const tooLate = [...late, ...forList.rows.filter(({ itemId }) => onIt.has(itemId))]
    const missed = await takeLateTicks(tx, completed, tooLate)
    if (open) return answer({ ...open, edits: mergeEdits(open.edits, { rows, list: {} }) }, missed)
    await keepWaiting(tx, { ...waiting, edits: { rows, list: {} } })
    return answer(null, missed)
  })
}

interface Rows {
  items: ShoppingItem[]
  edits: Edits
}

/** What waits where no list is open, as rows that can be edited. */
export const waitingRows = async (tx: Household): Promise<Rows> => ({
  items: (await extrasOf(tx)).map(toItem),
  edits: noEdits,
})

/** Keeps what waits for the next list. */
export async function keepWaiting(tx: Household, rows: Rows): Promise<void> {
  await keepExtras(
    tx,
    extrasIn(rowsOf(rows).map((item) => ({ ...item, category: 'Extras to Order' as const }))),
  )
}

type CompletedRow = Row<'completedShoppingLists'> | undefined

/** Puts ticks of the list that was completed onto it; answers the rows of which more was said. */
async function takeLateTicks(
  tx: Household,
  completed: CompletedRow,
  rows: readonly RowEdit[],
): Promise<string[]> {
  const onIt = new Map(completed?.items.map((item) => [item.id, item]))
  const ticks = rows.flatMap(({ itemId, set }): Tick[] => {
    const tick = set.isChecked
    return tick && onIt.has(itemId) ? [{ itemId, isChecked: tick.value, at: tick.at, by: tick.by }] : []
  })
  if (completed && ticks.length > 0)
    await updateList(tx, completed.id, { ticks: mergeTicks(completed.ticks, ticks) })
  return rows.filter((edit) => isMissed(edit, onIt.get(edit.itemId))).map(({ itemId }) => itemId)
}

/** Whether an edit says something that the completed row does not. */
function isMissed({ set, removes }: RowEdit, item: ShoppingItem | undefined): boolean {
  if (removes) return true
  return (['name', 'category', 'quantity', 'unit'] as const).some(
    (field) => set[field] !== undefined && set[field].value !== item?.[field],
  )
}
