/** The answers that a device reads ahead and keeps whole, with their calls. */

import type { Call } from '../../contract/call.ts'
import {
  allowancesCall,
  familyCalls,
  guestCalls,
  confirmedLinesCall,
  preferencesCall,
  householdMembersCall,
} from '../../contract/household.ts'
import { keptRulesCall, planningActionsCall } from '../../contract/planner.ts'
import { collectionsCall, recipesCall, savedFiltersCall } from '../../contract/recipes.ts'
import { remindersCall } from '../../contract/reminders.ts'
import { completedListsCall, shopOrderCall, staplesCall } from '../../contract/shopping.ts'
import { menusCall, occasionsCall, templatesCall, weeklyAssignmentsCall } from '../../contract/templates.ts'
import type { QueryName } from './query-name.ts'

/** What is read and kept as a whole, by the first word of its key. */
export const readAheadCalls: readonly (readonly [QueryName, Call])[] = [
  ['recipes', recipesCall],
  ['family-members', familyCalls.list],
  ['guest-diners', guestCalls.list],
  ['known-ingredients', confirmedLinesCall],
  ['may-contain-allowances', allowancesCall],
  ['recipe-collections', collectionsCall],
  ['saved-filters', savedFiltersCall],
  ['meal-planning-days', templatesCall],
  ['weekly-template-assignments', weeklyAssignmentsCall],
  ['date-specific-template-assignments', occasionsCall],
  ['menus', menusCall],
  ['ai-meal-planning-actions', planningActionsCall],
  ['plan-rules', keptRulesCall],
  ['completed-lists', completedListsCall],
  ['shop-order', shopOrderCall],
  ['staples', staplesCall],
  ['user-preferences', preferencesCall],
  ['reminders', remindersCall],
  ['household', householdMembersCall],
]
