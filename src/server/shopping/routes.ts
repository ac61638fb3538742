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
import { answer } from '../http/answer.ts'
import { addRecipeToList } from './add-recipe.ts'
import { adjustCompletedList } from './adjust-list.ts'
import { planChanges, takePlanOver } from './adjust-open-list.ts'
import { completeList, deleteList, toCompletedList } from './complete-list.ts'
import { changeExtras } from './extras.ts'
import { editOpenList } from './edit-open-list.ts'
import { markList } from './mark-list.ts'
import { groupFoods } from './group-foods.ts'
import { makeOpenList, readOpenList } from './open-list.ts'
import { lastPrices } from './prices.ts'
import { changeOrder, orderOf } from './shop-order.ts'
import { addStaple, changeStaple, removeStaple } from './staples.ts'
import { completedListsOf, extrasOf, staplesOf } from './store.ts'
import { addTicks, tickList } from './tick-list.ts'

export const shoppingRoutes = [
  answer(
    completedListsCall,
    async ({ household }) => (await completedListsOf(household)).map(toCompletedList),
    ({ household }) => calendarETag(household),
  ),
  answer(completeListCall, completeList),
  answer(tickListCall, tickList),
  answer(addTicksCall, addTicks),
  answer(markListCall, markList),
  answer(adjustListCall, adjustCompletedList),
  answer(deleteListCall, deleteList),
  answer(openListCall, readOpenList),
  answer(makeOpenListCall, makeOpenList),
  answer(editOpenListCall, editOpenList),
  answer(planChangesCall, planChanges),
  answer(applyPlanChangesCall, takePlanOver),
  answer(groupFoodsCall, groupFoods),
  answer(addRecipeToListCall, addRecipeToList),
  answer(extrasCall, async ({ household }) => ({ items: await extrasOf(household) })),
  answer(changeExtrasCall, changeExtras),
  answer(staplesCall, ({ household }) => staplesOf(household)),
  answer(addStapleCall, addStaple),
  answer(changeStapleCall, changeStaple),
  answer(removeStapleCall, removeStaple),
  answer(shopPricesCall, ({ household }) => lastPrices(household)),
  answer(shopOrderCall, ({ household }) => orderOf(household)),
  answer(changeShopOrderCall, changeOrder),
  answer(areDaysLockedCall, async ({ household }, { params }) => {
    const locks = await locksBetween(household, params)
    return { isLocked: locks.length > 0 }
  }),
]
