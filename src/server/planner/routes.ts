import {
  cancelPlanJobCall,
  deleteActionCall,
  planJobCall,
  planMealsCall,
  planningActionsCall,
  previewPlanCall,
  revertActionCall,
} from '../../contract/planner.ts'
import { answer } from '../http/answer.ts'
import { makePlan } from './make-plan.ts'
import { cancelJob, lookAtJob, previewPlan } from './plan-jobs.ts'
import { forgetAction, revertAction } from './revert-action.ts'
import { actionsOf } from './store.ts'

export const plannerRoutes = [
  answer(planMealsCall, makePlan),
  answer(previewPlanCall, previewPlan),
  answer(planJobCall, lookAtJob),
  answer(cancelPlanJobCall, cancelJob),
  answer(planningActionsCall, ({ db, user }) => actionsOf(db, user.householdId)),
  answer(revertActionCall, revertAction),
  answer(deleteActionCall, forgetAction),
]
