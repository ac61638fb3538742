import {
  deleteActionCall,
  planMealsCall,
  planningActionsCall,
  revertActionCall,
} from '../../contract/planner.ts'
import { answer } from '../http/answer.ts'
import { makePlan } from './make-plan.ts'
import { forgetAction, revertAction } from './revert-action.ts'
import { actionsOf } from './store.ts'

export const plannerRoutes = [
  answer(planMealsCall, makePlan),
  answer(planningActionsCall, ({ db, user }) => actionsOf(db, user.householdId)),
  answer(revertActionCall, revertAction),
  answer(deleteActionCall, forgetAction),
]
