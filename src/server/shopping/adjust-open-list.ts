import { randomUUID } from 'node:crypto'
import { refuse } from '../../domain/refusal.ts'
import { adjustOpenList, originsFor } from '../../domain/shopping/adjust-open-list.ts'
import { knownFoodOf } from '../../domain/shopping/change-shop-order.ts'
import type { ListChange } from '../../domain/shopping/completed-list.ts'
import { groupsOf } from '../../domain/shopping/food-groups.ts'
import type { OpenList } from '../../domain/shopping/open-list.ts'
import { splitByNeed } from '../../domain/shopping/shop-order.ts'
import { foodName } from '../../domain/shopping/shopping-item.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Context } from '../http/context.ts'
import { isAdjustable, saveOpenList, openListOf, type StoredOpenList, toOpenList } from './open-list.ts'
import { plannedLinesOf } from './planned-lines.ts'
import { rememberedFoodsOf } from './remember-foods.ts'
import { readShopOrder } from './shop-order.ts'

/** The open list updated to the present plan of its days, and the changes of its visible rows. */
async function alignedWithPlan(
  tx: Household,
  id: string,
): Promise<{ list: StoredOpenList; changes: ListChange[] }> {
  const list = await openListOf(tx)
  if (list?.listId !== id) throw refuse('NOT_FOUND', 'This shopping list is no longer open.')
  const { meals, plannedLines } = await plannedLinesOf(tx, { start: list.startDate, end: list.endDate })
  if (!isAdjustable(list) || meals === list.meals) return { list, changes: [] }
  const { alwaysHave, measures } = await readShopOrder(tx)
  const groups = groupsOf(await rememberedFoodsOf(tx))
  const { items, edits, changes } = adjustOpenList(list, {
    oldPlan: list.plannedLines,
    newPlan: plannedLines,
    newId: randomUUID,
    measures,
    groups: { before: groups, now: groups },
  })
  const names = items.map(foodName).filter((name) => !list.foods[name])
  const foods = { ...list.foods, ...Object.fromEntries(names.map((name) => [name, knownFoodOf(name)])) }
  const origins = originsFor(items, plannedLines, groups)
  const showsAll = list.edits.list.showsAlwaysHad?.value === true
  return {
    changes: showsAll ? changes : splitByNeed(changes, alwaysHave, knownFoodOf).needed,
    list: { ...list, revision: list.revision + 1, meals, plannedLines, items, edits, origins, foods },
  }
}

/** What the changed plan adds to the open list and removes from it; nothing is stored. */
export async function planChanges(
  { household }: Context,
  { params }: { params: { id: string } },
): Promise<{ changes: ListChange[] }> {
  const { changes } = await alignedWithPlan(household, params.id)
  return { changes }
}

/** Applies the changes of the plan; a second call at the same time finds nothing left to change. */
export async function applyPlanChanges(
  { household }: Context,
  { params }: { params: { id: string } },
): Promise<{ changes: ListChange[]; list: OpenList }> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const { list, changes } = await alignedWithPlan(tx, params.id)
    await saveOpenList(tx, list)
    return { changes, list: toOpenList(list) }
  })
}
