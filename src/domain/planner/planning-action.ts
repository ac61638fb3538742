import { z } from 'zod'
import { Instant } from '../fields.ts'
import { Day } from '../day.ts'
import { MealSlot, StoredMeals } from '../calendar/meal.ts'

/** A day of the calendar as it was at a moment; null in place of it: nothing was stored. */
export const DayState = z.object({
  breakfastMeals: StoredMeals,
  lunchMeals: StoredMeals,
  dinnerMeals: StoredMeals,
  snackMeals: StoredMeals,
  isSkipped: z.boolean(),
  sourceTemplateId: z.number().nullable(),
  isManuallyModified: z.boolean(),
})
export type DayState = z.infer<typeof DayState>

/** The days that an action touched, before it or after it. */
export const DayStates = z.array(z.object({ date: Day, state: DayState.nullable() }))
export type DayStates = z.infer<typeof DayStates>

/**
 * What the planner once did (planner 12), with the calendar before and after it so that it can be
 * taken back.
 */
export const PlanningAction = z.object({
  id: z.number(),
  userId: z.number(),
  actionDate: Instant,
  mealTypes: z.array(MealSlot),
  affectedDates: z.array(Day),
  templateUsed: z.string().nullable(),
  tagsApplied: z.array(z.string()),
  generationParameters: z.object({
    totalRecipesAdded: z.number(),
    processedDates: z.array(Day),
    replaceExistingMeals: z.boolean(),
  }),
  originalState: DayStates,
  newState: DayStates,
  revertedAt: Instant.nullable(),
})
export type PlanningAction = z.infer<typeof PlanningAction>
