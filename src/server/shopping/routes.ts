import {
  addRecipeToListCall,
  addStapleCall,
  addTicksCall,
  adjustListCall,
  changeExtrasCall,
  changeShopOrderCall,
  changeStapleCall,
  areDaysLockedCall,
  completedListsCall,
  completeListCall,
  deleteListCall,
  editOpenListCall,
  extrasCall,
  groupFoodsCall,
  makeOpenListCall,
  markListCall,
  openListCall,
  planChangesCall,
  removeStapleCall,
  shopOrderCall,
  shopPricesCall,
  staplesCall,
  applyPlanChangesCall,
  tickListCall,
} from '../../contract/shopping.ts'
import { calendarETag, locksBetween } from '../calendar/store.ts'
import { bindCall } from '../http/bind-call.ts'
import { addRecipeToList } from './add-recipe.ts'
import { adjustCompletedList } from './adjust-list.ts'
import { planChanges, applyPlanChanges } from './adjust-open-list.ts'
import { completeList, deleteList, toCompletedList } from './complete-list.ts'
import { editOpenList } from './edit-open-list.ts'
import { changeExtras } from './extras.ts'
import { groupFoods } from './group-foods.ts'
import { markList } from './mark-list.ts'
import { makeOpenList, readOpenList } from './open-list.ts'
import { changeOrder, readShopOrder } from './shop-order.ts'
import { addStaple, changeStaple, removeStaple } from './staples.ts'
import { completedListsOf, extrasOf, pricesOf, staplesOf } from './store.ts'
import { addTicks, tickList } from './tick-list.ts'

export const shoppingRoutes = [
  bindCall(
    completedListsCall,
    async ({ household }) => (await completedListsOf(household)).map(toCompletedList),
    ({ household }) => calendarETag(household),
  ),
  bindCall(completeListCall, completeList),
  bindCall(tickListCall, tickList),
  bindCall(addTicksCall, addTicks),
  bindCall(markListCall, markList),
  bindCall(adjustListCall, adjustCompletedList),
  bindCall(deleteListCall, deleteList),
  bindCall(openListCall, readOpenList),
  bindCall(makeOpenListCall, makeOpenList),
  bindCall(editOpenListCall, editOpenList),
  bindCall(planChangesCall, planChanges),
  bindCall(applyPlanChangesCall, applyPlanChanges),
  bindCall(groupFoodsCall, groupFoods),
  bindCall(addRecipeToListCall, addRecipeToList),
  bindCall(extrasCall, async ({ household }) => ({ items: await extrasOf(household) })),
  bindCall(changeExtrasCall, changeExtras),
  bindCall(staplesCall, ({ household }) => staplesOf(household)),
  bindCall(addStapleCall, addStaple),
  bindCall(changeStapleCall, changeStaple),
  bindCall(removeStapleCall, removeStaple),
  bindCall(shopPricesCall, async ({ household }) => ({ prices: await pricesOf(household) })),
  bindCall(shopOrderCall, ({ household }) => readShopOrder(household)),
  bindCall(changeShopOrderCall, changeOrder),
  bindCall(areDaysLockedCall, async ({ household }, { params }) => {
    const locks = await locksBetween(household, params)
    return { isLocked: locks.length > 0 }
  }),
]
