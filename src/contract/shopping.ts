import { z } from 'zod'
import { Assignment } from '../domain/calendar/day-plan.ts'
import { Day } from '../domain/day.ts'
import { ClientId } from '../domain/fields.ts'
import {
  CompletedList,
  CompletedListDraft,
  ListAdjustment,
  ListChange,
  NewMarks,
  NewTicks,
  TickedList,
} from '../domain/shopping/completed-list.ts'
import { Extra, ExtrasChange } from '../domain/shopping/extra.ts'
import { NewOpenList, OpenList, OpenListEdits, RecipeToShop } from '../domain/shopping/open-list.ts'
import { LastPrice } from '../domain/shopping/price.ts'
import { GroupBefore, GroupChange } from '../domain/shopping/remembered-food.ts'
import { ShopOrder, ShopOrderChange } from '../domain/shopping/shop-order.ts'
import { Staple, StapleDraft } from '../domain/shopping/staple.ts'
import { call, IdParams } from './call.ts'

/** Every completed list of the household, newest period first, items included. */
export const completedListsCall = call('GET', '/api/completed-shopping-lists', {
  answer: z.array(CompletedList),
})

/**
 * Completes a list and locks its days; 423 when the range touches a locked day. Waiting items that
 * were added by hand are put on the list, so the answer may have more items than were sent. For the
 * open list (`listId`) the server's own rows count, and a repeat answers the same completed list;
 * 412 when the household has made another list since (decision 0074).
 */
export const completeListCall = call('POST', '/api/completed-shopping-lists', {
  body: CompletedListDraft,
  answer: CompletedList,
  status: 201,
  refusals: ['DAYS_LOCKED', 'CHANGED_MEANWHILE'],
})

/**
 * Keeps the ticks of the completed list with these dates; 404 when there is none. Nothing else of
 * the list changes.
 */
export const tickListCall = call('PUT', '/api/completed-shopping-lists', {
  body: TickedList,
  answer: CompletedList,
  refusals: ['NOT_FOUND'],
})

/** Ticks single items, even if they arrive late; the latest tick of each item counts. */
export const addTicksCall = call('PATCH', '/api/completed-shopping-lists/:id/ticks', {
  params: IdParams,
  body: NewTicks,
  answer: CompletedList,
  refusals: ['NOT_FOUND'],
})

/**
 * Marks what was not in the shop, and what rows cost. Marks may arrive late: the latest one of each
 * row counts. An item that is put off waits for the next list, until its mark is taken back.
 */
export const markListCall = call('PATCH', '/api/completed-shopping-lists/:id/marks', {
  params: IdParams,
  body: NewMarks,
  answer: CompletedList,
  refusals: ['NOT_FOUND'],
})

/**
 * Changes a meal of a completed list's days together with the list, and answers what that adds to
 * it and takes from it. A trial answers the same and changes nothing.
 */
export const adjustListCall = call('POST', '/api/completed-shopping-lists/:id/adjustments', {
  params: IdParams,
  body: ListAdjustment,
  answer: z.object({ changes: z.array(ListChange), list: CompletedList, day: Assignment }),
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/**
 * Deletes a list and unlocks its days; what was added to it by hand and not bought waits for the
 * next one (decision 0054).
 */
export const deleteListCall = call('DELETE', '/api/completed-shopping-lists/:id', {
  params: IdParams,
  refusals: ['NOT_FOUND'],
})

/**
 * Whether any day of the range, both ends included, is locked by a completed list (shopping 31).
 */
export const areDaysLockedCall = call('GET', '/api/completed-shopping-lists/check-locked/:start/:end', {
  params: z.object({ start: Day, end: Day }),
  answer: z.object({ isLocked: z.boolean() }),
})

/** The base that the phone has (`baseVersion`), which is then not sent again. */
const HasBase = z.object({ has: z.string().max(200).optional() })
const OpenListParams = z.object({ id: ClientId })

/** The household's list in the making; null while there is none. */
export const openListCall = call('GET', '/api/open-shopping-list', {
  query: HasBase,
  answer: z.object({ list: OpenList.nullable() }),
})

/**
 * Makes a new list in place of the one that the phone saw (`replaces`), with what was added by
 * hand; 423 when the range touches a locked day. Where somebody else made a list of the same days
 * meanwhile it answers theirs; 412 where theirs is of other days. A year's plan is large.
 */
export const makeOpenListCall = call('POST', '/api/open-shopping-list', {
  body: NewOpenList,
  answer: OpenList,
  status: 201,
  refusals: ['DAYS_LOCKED', 'CHANGED_MEANWHILE'],
  bodyLimit: 16 * 1024 * 1024,
})

/**
 * Merges a phone's edits of its list, in any order and however often. Where that list is no longer
 * open, added items wait for the next one, and `late` names the rows with other edits.
 */
export const editOpenListCall = call('PATCH', '/api/open-shopping-list', {
  query: HasBase,
  body: OpenListEdits,
  answer: z.object({ list: OpenList.nullable(), late: z.array(z.string()) }),
})

/** What the plan, changed since the list was made, adds to it and takes from it. */
export const planChangesCall = call('GET', '/api/open-shopping-list/:id/plan-changes', {
  params: OpenListParams,
  answer: z.object({ changes: z.array(ListChange) }),
  refusals: ['NOT_FOUND'],
})

/** Applies these changes to the list; what people changed by hand stays. */
export const applyPlanChangesCall = call('POST', '/api/open-shopping-list/:id/plan-changes', {
  params: OpenListParams,
  answer: z.object({ changes: z.array(ListChange), list: OpenList }),
  refusals: ['NOT_FOUND'],
})

/**
 * Says that rows of the list are the same food, or different ones. The household's next lists are
 * made so, and the open one is regrouped; what was changed by hand stays. `undo` is what to send to
 * take it back.
 */
export const groupFoodsCall = call('POST', '/api/open-shopping-list/:id/groups', {
  params: OpenListParams,
  body: GroupChange,
  answer: z.object({ list: OpenList, undo: z.array(GroupBefore) }),
  refusals: ['NOT_FOUND'],
})

/**
 * Puts what a recipe asks for, scaled to so many people, onto the open list without planning it;
 * where no list is open it waits for the next one. Answers how many rows that added or changed.
 */
export const addRecipeToListCall = call('POST', '/api/open-shopping-list/recipes', {
  body: RecipeToShop,
  answer: z.object({ list: OpenList.nullable(), rows: z.number().int() }),
  runsOnce: true,
  refusals: ['NOT_FOUND'],
})

/** What was added by hand and waits for the next list to be completed, the oldest first. */
export const extrasCall = call('GET', '/api/shopping-extras', { answer: z.object({ items: z.array(Extra) }) })

/**
 * Adds items by hand, changes them or takes them off; what is not sent stays. 400 for more than
 * `MAX_EXTRAS`.
 */
export const changeExtrasCall = call('PATCH', '/api/shopping-extras', {
  body: ExtrasChange,
  answer: z.object({ items: z.array(Extra) }),
})

/** What the household buys again and again, by name. */
export const staplesCall = call('GET', '/api/staples', { answer: z.array(Staple) })

/**
 * Adds a staple; it comes onto the next list that is made. One that is there already gets the new
 * amount and rhythm. 400 for more than `MAX_STAPLES`.
 */
export const addStapleCall = call('POST', '/api/staples', {
  body: StapleDraft,
  answer: Staple,
  status: 201,
  runsOnce: true,
})

/** Gives a staple another rhythm. */
export const changeStapleCall = call('PATCH', '/api/staples/:id', {
  params: IdParams,
  body: StapleDraft.pick({ rhythm: true }),
  answer: Staple,
  refusals: ['NOT_FOUND'],
})

/** Deletes a staple; what is on a list already stays. */
export const removeStapleCall = call('DELETE', '/api/staples/:id', {
  params: IdParams,
  refusals: ['NOT_FOUND'],
})

/**
 * In which order the household walks through its shop, and which foods it always has. Until it
 * changes the order, that is the usual one.
 */
export const shopOrderCall = call('GET', '/api/shop-order', { answer: ShopOrder })

/**
 * Moves aisles, and adds or takes out foods that the household always has; what is not sent stays.
 */
export const changeShopOrderCall = call('PATCH', '/api/shop-order', {
  body: ShopOrderChange,
  answer: ShopOrder,
})

/** What each food cost last in each of the household's shops, for as much as was bought then. */
export const shopPricesCall = call('GET', '/api/shop-prices', {
  answer: z.object({ prices: z.array(LastPrice) }),
})
