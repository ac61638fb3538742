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
import {
  allowancesCall,
  changeAllowanceCall,
  changeFineLineCall,
  fineLinesCall,
  deleteKnownIngredientCall,
  saveKnownIngredientCall,
  knownIngredientsCall,
} from '../../contract/household.ts'
import { answer } from '../http/answer.ts'
import { changeKeptRule, dropKeptRule, keepRule, keptRulesOf } from './kept-rules.ts'
import { makePlan } from './make-plan.ts'
import { cancelJob, readJob, previewPlan } from './plan-jobs.ts'
import { readSentence } from './read-sentence.ts'
import { forgetAction, revertAction } from './revert-action.ts'
import { forgetIngredient, knowIngredient, setAllowance, setFineFor } from './know-ingredient.ts'
import { allowancesOf, fineForAll, knownIngredientsOf } from './known-store.ts'
import { actionsOf } from './store.ts'

export const plannerRoutes = [
  answer(planMealsCall, makePlan),
  answer(previewPlanCall, previewPlan),
  answer(readRulesCall, readSentence),
  answer(keptRulesCall, ({ household }) => keptRulesOf(household)),
  answer(createKeptRuleCall, keepRule),
  answer(changeKeptRuleCall, changeKeptRule),
  answer(deleteKeptRuleCall, dropKeptRule),
  answer(planJobCall, readJob),
  answer(cancelPlanJobCall, cancelJob),
  answer(planningActionsCall, ({ household }) => actionsOf(household)),
  answer(revertActionCall, revertAction),
  answer(deleteActionCall, forgetAction),
  answer(knownIngredientsCall, ({ household }) => knownIngredientsOf(household)),
  answer(saveKnownIngredientCall, knowIngredient),
  answer(deleteKnownIngredientCall, forgetIngredient),
  answer(allowancesCall, ({ household }) => allowancesOf(household)),
  answer(changeAllowanceCall, setAllowance),
  answer(fineLinesCall, ({ household }) => fineForAll(household)),
  answer(changeFineLineCall, setFineFor),
]
