import {
  cancelPlanJobCall,
  changeKeptRuleCall,
  deleteActionCall,
  deleteKeptRuleCall,
  createKeptRuleCall,
  keptRulesCall,
  planJobCall,
  planMealsCall,
  planningActionsCall,
  previewPlanCall,
  readRulesCall,
  revertActionCall,
} from '../../contract/planner.ts'
import { bindCall } from '../http/bind-call.ts'
import { changeKeptRule, deleteKeptRule, keepRule, keptRulesOf } from './kept-rules.ts'
import { makePlan } from './make-plan.ts'
import { cancelJob, readJob, previewPlan } from './plan-jobs.ts'
import { readSentence } from './read-sentence.ts'
import { deleteAction, revertAction } from './revert-action.ts'
import { actionsOf } from './store.ts'

export const plannerRoutes = [
  bindCall(planMealsCall, makePlan),
  bindCall(previewPlanCall, previewPlan),
  bindCall(readRulesCall, readSentence),
  bindCall(keptRulesCall, ({ household }) => keptRulesOf(household)),
  bindCall(createKeptRuleCall, keepRule),
  bindCall(changeKeptRuleCall, changeKeptRule),
  bindCall(deleteKeptRuleCall, deleteKeptRule),
  bindCall(planJobCall, readJob),
  bindCall(cancelPlanJobCall, cancelJob),
  bindCall(planningActionsCall, ({ household }) => actionsOf(household)),
  bindCall(revertActionCall, revertAction),
  bindCall(deleteActionCall, deleteAction),
]
