import { z } from 'zod'
import { Instant } from '../instant.ts'
import { type MealField, Meals, StoredMeals } from './meal.ts'
import { name } from '../name.ts'

const mealLists = {
  breakfastMeals: Meals,
  lunchMeals: Meals,
  dinnerMeals: Meals,
  snackMeals: Meals,
} satisfies Record<MealField, typeof Meals>

const fields = {
  name: name('Day name is required', 200, 'Keep the name within 200 characters'),
  isStandard: z.boolean(),
  ...mealLists,
}

/** A day as a family usually eats it: a name and what each meal time holds; what is not sent is empty (calendar 18). */
export const DayTemplateDraft = z.object({
  name: fields.name,
  isStandard: z.boolean().default(false),
  breakfastMeals: Meals.default([]),
  lunchMeals: Meals.default([]),
  dinnerMeals: Meals.default([]),
  snackMeals: Meals.default([]),
})
export type DayTemplateDraft = z.infer<typeof DayTemplateDraft>

/**
 * A change to a template; what is not sent stays. `seen` is when the template was last changed, as it was read: who says it learns of
 * a change that came between (412), who does not writes over it.
 */
export const DayTemplateChange = z.object({ ...fields, seen: Instant }).partial()
export type DayTemplateChange = z.infer<typeof DayTemplateChange>

/**
 * A stored template. Applying it to the calendar adds to `usageCount` and locks it: a locked template is neither changed nor
 * deleted until it is unlocked, and unlocking leaves the calendar as it is (calendar 21).
 */
export const DayTemplate = z.object({
  name: z.string(),
  isStandard: z.boolean(),
  breakfastMeals: StoredMeals,
  lunchMeals: StoredMeals,
  dinnerMeals: StoredMeals,
  snackMeals: StoredMeals,
  id: z.number(),
  userId: z.number(),
  isLocked: z.boolean(),
  lockReason: z.string().nullable(),
  lastModified: Instant,
  usageCount: z.number(),
})
export type DayTemplate = z.infer<typeof DayTemplate>
