/** Rows of the open list that the household calls one food or two (shopping 70, shopping 71). */

import { randomUUID } from 'node:crypto'
import { refuse } from '../../domain/refusal.ts'
import { adjustOpenList, originsFor } from '../../domain/shopping/adjust-open-list.ts'
import { knownFoodOf } from '../../domain/shopping/change-shop-order.ts'
import { groupsOf } from '../../domain/shopping/food-groups.ts'
import { applyGroupChange, undoOfGroupChange } from '../../domain/shopping/group-change.ts'
import type { OpenList } from '../../domain/shopping/open-list.ts'
import type { GroupBefore, GroupChange } from '../../domain/shopping/remembered-food.ts'
import { foodName } from '../../domain/shopping/shopping-item.ts'
import type { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'
import type { Context } from '../http/context.ts'
import { isAdjustable, saveOpenList, openListOf, type StoredOpenList, toOpenList } from './open-list.ts'
import { saveRememberedFoods, rememberedFoodsOf } from './remember-foods.ts'
import { readShopOrder } from './shop-order.ts'

/**
 * Stores what the household says for its next lists, and regroups the rows of the open list;
 * changes by hand stay. Answers how to undo it.
 */
export async function groupFoods(
  { household }: Context,
  { params, body }: { params: { id: string }; body: GroupChange },
): Promise<{ list: OpenList; undo: GroupBefore[] }> {
  return household.transaction(async (tx) => {
    await lockHousehold(tx)
    const list = await openListOf(tx)
    if (list?.listId !== params.id) throw refuse('NOT_FOUND', 'This shopping list is no longer open.')
    const before = await rememberedFoodsOf(tx)
    const remembered = applyGroupChange(before, body, list)
    if (!remembered) throw refuse('NOT_FOUND', 'This row is no longer on the list.')
    const after = await saveRememberedFoods(tx, remembered)
    const undo = undoOfGroupChange(before, after)
    const grouped = isAdjustable(list) ? await withGroups(tx, list, groupsOf(before), groupsOf(after)) : list
    await saveOpenList(tx, grouped)
    return { list: toOpenList(grouped), undo }
  })
}

type Groups = ReturnType<typeof groupsOf>

async function withGroups(
  tx: Household,
  list: StoredOpenList,
  groupsBefore: Groups,
  groupsNow: Groups,
): Promise<StoredOpenList> {
  const { measures } = await readShopOrder(tx)
  const plan = list.plannedLines
  const { items, edits } = adjustOpenList(list, {
    oldPlan: plan,
    newPlan: plan,
    newId: randomUUID,
    measures,
    groups: { before: groupsBefore, now: groupsNow },
  })
  const names = items.map(foodName).filter((name) => !list.foods[name])
  const foods = { ...list.foods, ...Object.fromEntries(names.map((name) => [name, knownFoodOf(name)])) }
  return {
    ...list,
    revision: list.revision + 1,
    items,
    edits,
    foods,
    origins: originsFor(items, plan, groupsNow),
  }
}
