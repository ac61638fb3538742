import { z } from 'zod'
import { Day } from '../day.ts'
import { Instant } from '../fields.ts'
import { type Meal, type MealField, mealFieldOf, mealListsOf, Meals, StoredMeals } from './meal.ts'

/**
 * What a person plans for one day (calendar 6): four lists of meals, and whether the day is
 * ignored.
 */
export const DayPlan = z.object({ date: Day, ...mealListsOf(Meals), isSkipped: z.boolean() })
export type DayPlan = z.infer<typeof DayPlan>

/** A new day on the calendar; what is not sent is empty. */
export const NewDayPlan = z.object({
  date: Day,
  ...mealListsOf(Meals.default([])),
  isSkipped: z.boolean().default(false),
})
export type NewDayPlan = z.infer<typeof NewDayPlan>

/**
 * A change to a day; what is not sent stays. The date comes from the address, a date in the body is
 * ignored.
 */
export const DayPlanChange = DayPlan.omit({ date: true }).partial()
export type DayPlanChange = z.infer<typeof DayPlanChange>

/** The most days that one change of several days may touch. */
const MAX_CHANGED_DAYS = 31

/**
 * Several days to write, all or none, so that a moved meal is never lost or doubled. `version` is
 * the stored version that each was made from, null where nothing is stored for the day.
 */
export const DayPlanChanges = z.object({
  days: z
    .array(NewDayPlan.extend({ version: z.number().int().positive().nullable() }))
    .min(1, 'Name at least one day')
    .max(MAX_CHANGED_DAYS, `Change no more than ${MAX_CHANGED_DAYS} days at once`)
    .refine(
      (days) => new Set(days.map(({ date }) => date)).size === days.length,
      'The same day is there twice',
    ),
})
export type DayPlanChanges = z.infer<typeof DayPlanChanges>

/**
 * A stored day of the household. `version` grows with every change and is what If-Match names
 * (calendar 8).
 */
export const Assignment = DayPlan.extend({
  ...mealListsOf(StoredMeals),
  id: z.number(),
  userId: z.number(),
  templateId: z.number().nullable(),
  sourceTemplateId: z.number().nullable(),
  lastModified: Instant,
  isManuallyModified: z.boolean(),
  isLocked: z.boolean(),
  lockReason: z.string().nullable(),
  version: z.number(),
})
export type Assignment = z.infer<typeof Assignment>

/** An empty day, as the calendar shows a date that nothing is stored for. */
export function emptyDay(date: Day): DayPlan {
  return { date, breakfastMeals: [], lunchMeals: [], dinnerMeals: [], snackMeals: [], isSkipped: false }
}

/** The most days one read of the calendar may ask for (calendar 7). */
export const MAX_CALENDAR_DAYS = 366

/**
 * The meals of a suggestion with ids of their own, so that days of one template do not share them.
 * They follow from the key and the place: a device that shows them before the server has made them
 * shows the same (home 93).
 */
export const copiedMeals = (mealKey: string, date: Day, field: MealField, meals: readonly Meal[]): Meal[] =>
  meals.map((meal, index) => ({ ...meal, id: `${mealKey}-${date}-${field}-${index}` }))

/** The days to fill with what their templates suggest (calendar 40). */
export const TemplateApplication = z.object({
  dates: z
    .array(Day)
    .min(1, 'Name at least one day')
    .max(MAX_CHANGED_DAYS, `Change no more than ${MAX_CHANGED_DAYS} days at once`)
    .refine((dates) => new Set(dates).size === dates.length, 'The same day is there twice'),
  /** The ids of the copied meals are made from it (`copiedMeals`). */
  mealKey: z
    .string()
    .regex(/^[\w-]{16,40}$/, 'A key has 16 to 40 letters, digits and dashes')
    .optional(),
})
export type TemplateApplication = z.infer<typeof TemplateApplication>

const MealFields = z.array(z.enum(Object.values(mealFieldOf))).min(1)

/**
 * A day that was filled from its templates: which meal times came from them, and whether the day
 * was stored before.
 */
export const AppliedDay = z.object({ day: Assignment, filled: MealFields, wasStored: z.boolean() })
export type AppliedDay = z.infer<typeof AppliedDay>

/** The days whose meals from templates are removed again, while nobody changed them since. */
export const TemplateRemoval = z.object({
  days: z
    .array(
      z.object({
        date: Day,
        version: z.number().int().positive(),
        filled: MealFields,
        wasStored: z.boolean(),
      }),
    )
    .min(1)
    .max(MAX_CHANGED_DAYS),
})
export type TemplateRemoval = z.infer<typeof TemplateRemoval>
