import { z } from 'zod'
import { MealSlot, mealSlots, MAX_NAMED } from '../calendar/meal.ts'
import { Day, daysBetween } from '../day.ts'
import { MAX_RULES, PlanRule } from './plan-rule.ts'
import { weekdayNames } from './weekday-names.ts'

/**
 * What the planner refuses at the start, as a toast says it (planner 4). The server answers the
 * text; the screen shows title and text.
 */
export const plannerProblems = {
  dates: { title: 'Please select date range', text: 'Both start and end dates are required.' },
  past: {
    title: 'Please select date range',
    text: 'The start date can’t be before today.',
  },
  locked: {
    title: 'No available dates',
    text: 'All dates in your range are locked with shopping lists. Please choose a different date range.',
  },
  meals: {
    title: 'Please select meals or template',
    text: 'Choose at least one meal type, or select a template to use all its meal types.',
  },
} as const

/** The most days of one plan. */
export const MAX_PLANNED_DAYS = 62

/** A weekday, in capitals or not. */
const WeekdayNameText = z.preprocess(
  (name) => (typeof name === 'string' ? name.toLowerCase() : name),
  z.enum(weekdayNames),
)

const RowId = z.number().int().positive()

/**
 * A recipe for one meal of one day, pinned there or turned down for it. `nth` tells two recipes of
 * one meal time apart.
 */
export const MealChoice = z.object({
  date: Day,
  slot: MealSlot,
  nth: z.number().int().min(0).max(49).default(0),
  recipeId: RowId,
})
export type MealChoice = z.infer<typeof MealChoice>

/** The longest sentence of rules, in characters. */
export const MAX_SENTENCE = 500

/** The most rests of packs that are told at the end of a plan. */
export const MAX_OPEN_PACKS = 6

const Choices = z.array(MealChoice).max(2000).default([])

/**
 * What is asked of the planner (planner 7): the dates, one meal time or a template, and what
 * happens to meals that stand already. Also: who eats, `rules` and rules in the family's own words
 * (`preferences`), meals that are pinned (`keep`), turned down (`not`) or left empty (`leave`), and
 * the `seed` of the search. `wishes` was an older form of rules; a request that still has some is
 * refused.
 */
export const PlanningRequest = z
  .object({
    templateId: RowId.nullish(),
    days: z.array(WeekdayNameText).max(7).nullish(),
    dates: z
      .array(Day, plannerProblems.dates.text)
      .min(1, plannerProblems.dates.text)
      .max(MAX_PLANNED_DAYS, `Plan at most ${MAX_PLANNED_DAYS} days at once.`)
      .transform((dates) => [...new Set(dates)].toSorted()),
    meals: z
      .array(MealSlot)
      .max(mealSlots.length)
      .nullish()
      .transform((meals) => [...new Set(meals ?? [])]),
    /** The browser's date, from which 'tomorrow' is counted; without it the server's counts. */
    today: Day.optional(),
    replaceExistingMeals: z.boolean().default(false),
    ignoreSkippedDays: z.boolean().default(true),
    tags: z
      .array(z.string().trim().toLowerCase().max(100))
      .max(50)
      .nullish()
      .transform((tags) => [...new Set((tags ?? []).filter(Boolean))]),
    dinerIds: z.array(RowId).max(20).optional(),
    guestIds: z.array(RowId).max(MAX_NAMED).optional(),
    /** Meals that the family says are in the freezer, for days on which nothing is cooked. */
    freezer: z
      .array(z.string().trim().min(1).max(100))
      .max(20)
      .default([])
      .transform((meals) => [...new Set(meals)]),
    rules: z.array(PlanRule).max(MAX_RULES, `A plan can have up to ${MAX_RULES} rules.`).default([]),
    preferences: z
      .string()
      .trim()
      .max(MAX_SENTENCE, `Keep it within ${MAX_SENTENCE} characters.`)
      .default(''),
    wishes: z
      .array(z.unknown())
      .max(0, 'This page is out of date. Reload it and type your rules again.')
      .optional(),
    keep: Choices,
    not: Choices,
    leave: z
      .array(MealChoice.omit({ recipeId: true }))
      .max(500)
      .default([]),
    seed: z.number().int().min(1).max(1_000_000).default(1),
  })
  .refine(({ templateId, meals }) => typeof templateId === 'number' || meals.length > 0, {
    path: ['meals'],
    message: plannerProblems.meals.text,
  })
  .refine(({ templateId, meals }) => typeof templateId === 'number' || meals.length <= 1, {
    path: ['meals'],
    message: 'Choose exactly one meal type.',
  })
  .refine(({ dates }) => daysBetween(dates[0] ?? '', dates.at(-1) ?? '') < 366, {
    path: ['dates'],
    message: 'The dates must be within one year.',
  })
export type PlanningRequest = z.infer<typeof PlanningRequest>
