import type { Day, DayRange } from '../../domain/day.ts'
import { refuse } from '../../domain/refusal.ts'
import { foodKey } from '../../domain/shopping/change-shop-order.ts'
import { extraItem, foodName, type ShoppingItem } from '../../domain/shopping/shopping-item.ts'
import {
  firstDueOn,
  isStapleDue,
  MAX_STAPLES,
  nextDueAfter,
  type Rhythm,
  type Staple,
  type StapleDraft,
  dueAfterChange,
} from '../../domain/shopping/staple.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import { type Context, todayOf, type WithId } from '../http/context.ts'
import { type Rows, rowsToBuy } from './rows-to-buy.ts'
import { staplesOf } from './store.ts'

const noSuchStaple = () => refuse('NOT_FOUND', 'This staple is no longer there.')

/** Adds a staple; one that exists gets the new amount and rhythm. */
export async function addStaple(
  { household, now }: Context,
  { body }: { body: StapleDraft },
): Promise<Staple> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const all = await staplesOf(tx)
    const known = all.find(({ name }) => foodKey(name) === foodKey(body.name))
    if (known) {
      const nextOn = dueAfterChange(known, body.rhythm, todayOf(now))
      return (await tx.change('staples', known.id, { ...body, nextOn }).executeTakeFirst()) ?? known
    }
    if (all.length >= MAX_STAPLES)
      throw refuse('BAD_INPUT', `A household can have up to ${MAX_STAPLES} staples.`)
    return tx.insert('staples', { ...body, nextOn: firstDueOn(body.rhythm, todayOf(now)) })
  })
}

/** Changes the rhythm of a staple. */
export async function changeStaple(
  { household, now }: Context,
  { params, body }: WithId & { body: { rhythm: Rhythm } },
): Promise<Staple> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const known = (await staplesOf(tx)).find(({ id }) => id === params.id)
    if (!known) throw noSuchStaple()
    const nextOn = dueAfterChange(known, body.rhythm, todayOf(now))
    return (await tx.change('staples', params.id, { ...body, nextOn }).executeTakeFirst()) ?? known
  })
}

export async function removeStaple({ household }: Context, { params }: WithId): Promise<void> {
  if (!(await household.remove('staples', params.id))) throw noSuchStaple()
}

/**
 * Rows for staples that are due for a list of these days and not on it yet; their next due day is
 * set after it.
 */
export async function dueStaples(
  tx: Household,
  range: DayRange,
  list: Rows,
  today: Day,
): Promise<ShoppingItem[]> {
  const due = (await staplesOf(tx)).filter((staple) => isStapleDue(staple, range))
  for (const staple of due)
    await tx.change('staples', staple.id, { nextOn: nextDueAfter(staple, range, today) }).executeTakeFirst()
  if (due.length === 0) return []
  const presentKeys = new Set((await rowsToBuy(tx, list)).map((row) => foodKey(foodName(row))))
  return due
    .filter(({ name }) => !presentKeys.has(foodKey(name)))
    .map(({ id, name, quantity, unit }) => ({
      ...extraItem(`staple-${id}-${range.start}`),
      name,
      quantity,
      unit,
    }))
}
