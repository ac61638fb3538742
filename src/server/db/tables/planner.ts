/** What was planned, what is being planned, and rules that are kept. */

import type { Generated } from 'kysely'
import type { MealSlot } from '../../../domain/calendar/meal.ts'
import type { Day } from '../../../domain/day.ts'
import type { Instant } from '../../../domain/fields.ts'
import type { PlanRule } from '../../../domain/planner/plan-rule.ts'
import type { DayStates, PlanningAction } from '../../../domain/planner/planning-action.ts'
import type { Json } from './columns.ts'

interface AiMealPlanningActions {
  id: Generated<number>
  householdId: number
  userId: number
  actionDate: Instant
  mealTypes: Json<MealSlot[]>
  affectedDates: Json<Day[]>
  templateUsed: string | null
  tagsApplied: Json<string[]>
  generationParameters: Json<PlanningAction['generationParameters']>
  originalState: Json<DayStates>
  newState: Json<DayStates>
  revertedAt: Instant | null
}

/** A rule for the planner that a household keeps for all its plans. */
interface PlanRules {
  id: Generated<number>
  householdId: number
  userId: number
  rule: Json<PlanRule>
  /** Mondays of the weeks in which it is switched off. */
  offWeeks: Json<Day[]>
  createdAt: Instant
}

/** A plan that is being improved, or was until just now; one a person. */
interface PlanJobs {
  householdId: number
  userId: number
  jobId: string
  score: number
  bound: number
  /** The preview of the best plan found since the first one, as JSON text. */
  better: string | null
  /** Until when the working process holds it; null once it is done. */
  heldUntil: Instant | null
  /** After this time the job is no longer needed; each request for it extends the time. */
  expiresAt: Instant
}

export interface PlannerTables {
  aiMealPlanningActions: AiMealPlanningActions
  planJobs: PlanJobs
  planRules: PlanRules
}
