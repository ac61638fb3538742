import {
  checkLockedCall,
  completedListsCall,
  completeListCall,
  deleteListCall,
  tickListCall,
} from '../../contract/shopping.ts'
import { locksBetween } from '../calendar/store.ts'
import { answer } from '../http/answer.ts'
import { completeList } from './complete-list.ts'
import { deleteList } from './delete-list.ts'
import { completedListsOf } from './store.ts'
import { tickList } from './tick-list.ts'

export const shoppingRoutes = [
  answer(completedListsCall, ({ db, user }) => completedListsOf(db, user.householdId)),
  answer(completeListCall, completeList),
  answer(tickListCall, tickList),
  answer(deleteListCall, deleteList),
  answer(checkLockedCall, async ({ db, user }, { params }) => {
    const locks = await locksBetween(db, user.householdId, params)
    return { isLocked: locks.length > 0 }
  }),
]
