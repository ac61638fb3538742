import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { meCall } from '../../contract/account.ts'
import { assignmentsCall, changeAssignmentCall, createAssignmentCall } from '../../contract/calendar.ts'
import { planMealsCall } from '../../contract/planner.ts'
import { recipeCall } from '../../contract/recipes.ts'
import { type Assignment, MAX_CALENDAR_DAYS } from '../../domain/calendar/day-plan.ts'
import { cookingDayOf, cookingDaysNotShown, sourceOf } from '../../domain/calendar/leftovers.ts'
import { type Meal, mealFieldOf, MealSlot, mealSlots } from '../../domain/calendar/meal.ts'
import { addDays, Day, type DayRange, daysOf, lengthOf } from '../../domain/day.ts'
import { PeopleCount } from '../../domain/fields.ts'
import { MAX_PLANNED_DAYS, MAX_SENTENCE } from '../../domain/planner/planning-request.ts'
import { ApiRefusal, type CallApi } from './call-api.ts'
import { tool } from './tool.ts'

const date = Day.describe('A day as yyyy-mm-dd')
const range = { start: date, end: Day.describe('The last day, as yyyy-mm-dd; it counts too') }
const meal = MealSlot.describe('Which meal of the day')

const readableMeal = ({ id, name, type, recipeId, peopleCount }: Meal) => ({
  mealId: id,
  name,
  type,
  recipeId,
  people: peopleCount,
})

/** What leftovers are left over from: where that meal stands, as far as these days tell. */
function readableLeftovers(leftovers: Meal, day: Day, known: readonly Assignment[]) {
  const cooked = cookingDayOf(leftovers, day, known)
  if (!cooked) return {}
  const { mealId } = leftovers.leftoverOf ?? {}
  const name = sourceOf(leftovers, known)?.meal.name
  return { leftoversOf: { cookedOn: cooked.date, mealId, name, isPlanned: cooked.isPlanned } }
}

const readableDay = (day: Assignment, known: readonly Assignment[] = [day]) => ({
  date: day.date,
  isIgnored: day.isSkipped,
  isLocked: day.isLocked,
  ...Object.fromEntries(
    mealSlots.map((slot) => [
      slot,
      day[mealFieldOf[slot]].map((one) => ({
        ...readableMeal(one),
        ...readableLeftovers(one, day.date, known),
      })),
    ]),
  ),
})

/** The days as a model reads them, which may eat leftovers of days before them (calendar 100). */
async function readDays(callApi: CallApi, shown: DayRange) {
  const days = await callApi(assignmentsCall, { query: shown })
  const before = cookingDaysNotShown(shown, days)
  if (!before) return days.map((day) => readableDay(day, days))
  const [first, { end }] = [addDays(before.end, 1 - MAX_CALENDAR_DAYS), before]
  const start = before.start < first ? first : before.start
  const known = [...days, ...(await callApi(assignmentsCall, { query: { start, end } }))]
  return days.map((day) => readableDay(day, known))
}

const DAY_IS_IGNORED =
  'This day is set to be ignored: its meals are hidden on the calendar, and lists buy nothing for them. Tell the person.'

/** The stored day; undefined where nothing is planned. */
async function storedDay(callApi: CallApi, day: Day): Promise<Assignment | undefined> {
  const [found] = await callApi(assignmentsCall, { query: { start: day, end: day } })
  return found
}

/** Writes the meals of one meal time; refused where the day changed since it was read. */
async function writeMeals(
  callApi: CallApi,
  day: Day,
  slot: MealSlot,
  change: (meals: readonly Meal[]) => Meal[],
) {
  const field = mealFieldOf[slot]
  const stored = await storedDay(callApi, day)
  const meals = change(stored?.[field] ?? [])
  const written = stored
    ? await callApi(changeAssignmentCall, {
        params: { date: day },
        body: { [field]: meals },
        ifMatch: stored.version,
      })
    : await callApi(createAssignmentCall, { body: { date: day, [field]: meals } })
  return readableDay(written)
}

export const calendarTools = [
  tool({
    name: 'get_calendar',
    title: 'Read the meal calendar',
    description:
      'Reads what is planned on some days, at most 366. Days without a plan are left out. A meal with leftoversOf is not cooked: it is what is left of that meal, and isPlanned says whether that one still stands on the calendar.',
    calls: [assignmentsCall],
    input: z.object(range),
    run: readDays,
  }),
  tool({
    name: 'plan_meal',
    title: 'Plan a meal',
    description:
      'Adds one meal to a day: a saved recipe by its id, or any other food by its name. Ask who_can_eat first for a recipe.',
    calls: [assignmentsCall, recipeCall, meCall, changeAssignmentCall, createAssignmentCall],
    input: z.object({
      date,
      meal,
      recipeId: z.number().int().positive().optional(),
      name: z.string().max(200).optional().describe('What is eaten, where it is no saved recipe'),
      people: PeopleCount.optional().describe('For how many; without it as the household usually is'),
    }),
    run: async (callApi, { date: day, meal: slot, recipeId, name, people }) => {
      const peopleCount = people ?? (await callApi(meCall)).defaultDinerCount
      const recipe =
        recipeId === undefined ? undefined : await callApi(recipeCall, { params: { id: recipeId } })
      if (!recipe && !name?.trim()) throw new ApiRefusal('Give a recipeId, or a name for the meal.')
      const planned: Meal = {
        id: randomUUID(),
        peopleCount,
        ...(recipe
          ? { type: 'recipe', recipeId: recipe.id, name: recipe.name }
          : { type: 'food', name: name ?? '' }),
      }
      const written = await writeMeals(callApi, day, slot, (meals) => [...meals, planned])
      return written.isIgnored ? { ...written, note: DAY_IS_IGNORED } : written
    },
  }),
  tool({
    name: 'remove_meal',
    title: 'Remove a meal',
    description: 'Takes a meal off a day, by its mealId from get_calendar.',
    calls: [assignmentsCall, changeAssignmentCall],
    input: z.object({ date, meal, mealId: z.string().max(200) }),
    run: async (callApi, { date: day, meal: slot, mealId }) => {
      const stored = await storedDay(callApi, day)
      if (!stored?.[mealFieldOf[slot]].some(({ id }) => id === mealId))
        throw new ApiRefusal('There is no such meal at this meal time. Read the calendar again.')
      return writeMeals(callApi, day, slot, (meals) => meals.filter(({ id }) => id !== mealId))
    },
  }),
  tool({
    name: 'plan_days',
    title: 'Let the planner fill days',
    description:
      'Lets the household’s planner choose recipes for one meal time of some days and writes them to the calendar. It keeps to allergies and diets. It can be undone on the calendar. Tell the person what gave way and what was not understood.',
    calls: [planMealsCall],
    input: z.object({
      ...range,
      meal,
      wishes: z
        .string()
        .max(MAX_SENTENCE)
        .default('')
        .describe('What the family would like, in plain words: pasta on Tuesday, nothing over 30 minutes'),
      replaceExistingMeals: z.boolean().default(false),
    }),
    run: async (callApi, { start, end, meal: slot, wishes, replaceExistingMeals }) => {
      if (start > end || lengthOf({ start, end }) > MAX_PLANNED_DAYS)
        throw new ApiRefusal(`Name a first and a last day, at most ${MAX_PLANNED_DAYS} days.`)
      const dates = daysOf({ start, end })
      const body = { dates, meals: [slot], preferences: wishes, replaceExistingMeals }
      const plan = await callApi(planMealsCall, { body })
      return {
        mealsAdded: plan.entriesAdded,
        meals: plan.reasons.map(({ date: day, title, why, isUnchecked }) => ({
          date: day,
          title,
          why,
          isUnchecked,
        })),
        wishes: plan.rules,
        notUnderstood: plan.unread,
        gaveWay: plan.gaveWay,
        shortages: plan.shortages,
        skippedDates: plan.skippedDates,
      }
    },
  }),
]
