import { z } from 'zod'
import { mealListsOf, MealSlot, StoredMeals } from '../calendar/meal.ts'
import { Day } from '../day.ts'
import { Instant } from '../fields.ts'

/** The meals of a calendar day at one moment; null in its place means that no day was stored. */
export const DayState = z.object({
  ...mealListsOf(StoredMeals),
  isSkipped: z.boolean(),
  sourceTemplateId: z.number().nullable(),
  isManuallyModified: z.boolean(),
})
export type DayState = z.infer<typeof DayState>

/** The days that an action touched, before it or after it. */
export const DayStates = z.array(z.object({ date: Day, state: DayState.nullable() }))
export type DayStates = z.infer<typeof DayStates>

/**
 * A finished run of the planner (planner 12), with the days before and after it, so that it can be
 * undone.
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
