import { type DayPlan, emptyDay } from '../calendar/assignment.ts'
import { isLocked } from '../calendar/lock.ts'
import { type Day, type DayRange, weekdayOf } from '../day.ts'
import { type Meal, mealFieldOf, type MealSlot, mealSlots } from '../calendar/meal.ts'
import { PEOPLE } from '../fields.ts'
import type { DayTemplate } from '../calendar/day-template.ts'
import type { Choice, PlanningRequest } from './planning-request.ts'
import { weekdayNames } from './weekday-names.ts'
import type { Place } from './kitchen-task.ts'
import { isWhen } from './model/rule-days.ts'
import type { PlanRule } from './plan-rule.ts'
import { type AtTable, mealKey, type RuleNote, type Table, usualTable } from './table.ts'

/** Why a date was left as it is. */
export const skipReasons = {
  locked: 'Locked by a completed shopping list',
  skipped: 'Ignored on the calendar',
  weekday: 'Not one of the chosen weekdays',
  planned: 'Has meals already',
  best: 'Keeps its meals, as nothing else would be much better',
  nothing: 'The template has nothing for this day',
  noCooking: 'Nothing is cooked, as you asked',
  unsuited: 'No recipe suits everybody who eats, the tags and the meal',
} as const

/** A meal to be found, for so many people, in place of what stands there. */
export interface SurveyedPlace extends Place {
  /** Tells two recipes of one meal time apart. */
  nth: number
  peopleCount: number
  dinerIds?: readonly number[]
  guestIds: readonly number[]
  /** The meal that stands there now, and stays as it is when its recipe is chosen again. */
  standingMeal?: Meal
}

/**
 * One meal time of one day that the plan writes: what stands there, what the template copies, how
 * many recipes are to be found.
 */
export interface SurveyedSlot {
  date: Day
  slot: MealSlot
  standing: readonly Meal[]
  copies: readonly Meal[]
  places: readonly SurveyedPlace[]
  /** Why nothing is cooked there, and the meal that it is left over from. */
  note?: string
  leftoverOf?: { date: Day; slot: MealSlot }
}

/**
 * What a request comes to on this calendar: the meal times it fills, those that keep their meals,
 * and the dates it leaves alone.
 */
export interface Survey {
  slots: SurveyedSlot[]
  kept: { date: Day; slot: MealSlot; meals: readonly Meal[] }[]
  skipped: { date: Day; reason: string }[]
}

/** What the survey needs to know of the calendar and the household. */
export interface Calendar {
  days: ReadonlyMap<Day, DayPlan>
  locks: readonly DayRange[]
  template: DayTemplate | null
  /** For how many people a meal is where nobody says otherwise. */
  people: number
  /** The numbers of the family: somebody may be away. */
  family?: readonly number[]
  /** What rules say of who eats and what is not cooked. */
  table?: Table
}

const sameAt = <Placed extends Omit<Choice, 'recipeId'>>(
  choices: readonly Placed[],
  { date, slot, nth }: Omit<Choice, 'recipeId'>,
) => choices.filter((choice) => choice.date === date && choice.slot === slot && choice.nth === nth)

const within = (people: number) => Math.min(PEOPLE.most, Math.max(PEOPLE.least, people))

/** The dates of a request that may be planned, and why the others may not (planner 9). */
export function openDates(
  request: PlanningRequest,
  calendar: Pick<Calendar, 'days' | 'locks'>,
): { open: Day[]; skipped: Survey['skipped'] } {
  const weekdays = request.days ?? []
  const skipped: Survey['skipped'] = []
  const open = request.dates.filter((date) => {
    const day = calendar.days.get(date)
    const weekday = weekdayNames[weekdayOf(date)]
    const reason = isLocked(date, calendar.locks)
      ? skipReasons.locked
      : weekdays.length > 0 && weekday !== undefined && !weekdays.includes(weekday)
        ? skipReasons.weekday
        : request.ignoreSkippedDays && day?.isSkipped === true
          ? skipReasons.skipped
          : null
    if (reason !== null) skipped.push({ date, reason })
    return reason === null
  })
  return { open, skipped }
}

function placesOf(
  request: PlanningRequest,
  calendar: Calendar,
  date: Day,
  slot: MealSlot,
  standing: readonly Meal[],
) {
  const entries = calendar.template
    ? calendar.template[mealFieldOf[slot]].filter(({ type }) => type === 'recipe')
    : [null]
  const standingRecipes = standing.filter(({ recipeId }) => recipeId !== undefined)
  const invited = standing.flatMap(({ guestIds }) => guestIds ?? [])
  return entries.flatMap((entry, nth): SurveyedPlace[] => {
    const here = { date, slot, nth }
    if (sameAt(request.leave, here).length > 0) return []
    const not = sameAt(request.not, here).map(({ recipeId }) => recipeId)
    const only = sameAt(request.keep, here)[0]?.recipeId
    const { away = [], guests = [], extra = 0, heads } = tableAt(calendar, date, slot)
    const asked = entry?.dinerIds ?? request.dinerIds
    const everybody = asked ?? calendar.family ?? []
    const isSomebodyAway = everybody.some((id) => away.includes(id))
    const dinerIds = isSomebodyAway ? everybody.filter((id) => !away.includes(id)) : asked
    const invitedBefore = entry?.guestIds ?? request.guestIds ?? []
    const guestIds = [...new Set([...invitedBefore, ...invited, ...guests])]
    const standingMeal = standingRecipes[nth]
    const gone = everybody.filter((id) => away.includes(id)).length
    const own = (request.dinerIds === undefined ? calendar.people : request.dinerIds.length) - gone
    const usual = entry
      ? entry.peopleCount - gone + guests.filter((id) => ![...invitedBefore, ...invited].includes(id)).length
      : own + guestIds.length
    const leftAfter = leftoversOf(calendar, date, slot).map(({ heads: later }) => later ?? usual)
    const eaten = [heads ?? usual + extra, ...leftAfter].reduce((sum, count) => sum + count, 0)
    return [
      {
        ...here,
        peopleCount: within(eaten),
        ...(dinerIds && { dinerIds }),
        guestIds,
        ...(only !== undefined && { only }),
        ...(not.length > 0 && { not }),
        ...(standingMeal && { standingMeal }),
        // Whoever turns a meal down wants another plan.
        ...(standingMeal && request.not.length === 0 && { stood: standingMeal.recipeId }),
      },
    ]
  })
}

/**
 * Looks over the calendar for a request. One meal time: each open date gets one recipe there. A
 * template: its recipe entries are found anew with their people, its other entries copied as they
 * are. Meals that stand stay unless they are to be replaced.
 */
export function surveyDays(request: PlanningRequest, calendar: Calendar): Survey {
  const { open, skipped } = openDates(request, calendar)
  const survey: Survey = { slots: [], kept: [], skipped }
  const { template } = calendar
  for (const date of open) {
    const day = calendar.days.get(date) ?? emptyDay(date)
    const wanted = template
      ? mealSlots.filter((slot) => template[mealFieldOf[slot]].length > 0)
      : mealSlots.filter((slot) => request.meals.includes(slot))
    let isFree = false
    for (const slot of wanted) {
      const standing = day[mealFieldOf[slot]]
      if (standing.length > 0 && !request.replaceExistingMeals) {
        survey.kept.push({ date, slot, meals: standing })
        continue
      }
      isFree = true
      const { note, instead, leftoverOf } = tableAt(calendar, date, slot)
      if (note !== undefined) {
        const copies = instead ? [notCooked(instead, calendar.people)] : []
        survey.slots.push({
          date,
          slot,
          standing,
          copies,
          places: [],
          note,
          ...(leftoverOf && { leftoverOf }),
        })
        continue
      }
      const copies = template ? template[mealFieldOf[slot]].filter(({ type }) => type !== 'recipe') : []
      const places = placesOf(request, calendar, date, slot, standing)
      if (copies.length + places.length === 0) continue
      survey.slots.push({ date, slot, standing, copies, places })
    }
    if (!isFree)
      survey.skipped.push({ date, reason: wanted.length === 0 ? skipReasons.nothing : skipReasons.planned })
  }
  survey.skipped.sort((a, b) => (a.date < b.date ? -1 : 1))
  return survey
}

const tableAt = ({ table = usualTable }: Calendar, date: Day, slot: MealSlot): Partial<AtTable> =>
  table.meals.get(mealKey(date, slot)) ?? {}

/** The meals that eat what is left of this one: it is cooked for them too. */
const leftoversOf = ({ table = usualTable }: Calendar, date: Day, slot: MealSlot): AtTable[] =>
  [...table.meals.values()].filter(({ leftoverOf }) => leftoverOf?.date === date && leftoverOf.slot === slot)

/** What stands where nothing is cooked; lists buy neither takeaways nor what is there already. */
const notCooked = (instead: 'takeaway' | 'leftovers', people: number): Meal => ({
  id: 'not-cooked',
  name: instead === 'takeaway' ? 'Takeaway' : 'Leftovers',
  type: instead === 'takeaway' ? 'takeaway' : 'freezer',
  peopleCount: within(people),
})

/**
 * How rules of the table fare on this calendar: a meal that stands already and stays is none that
 * they change.
 */
export function notesOn(
  { kept }: Survey,
  rules: readonly PlanRule[],
  notes: readonly (RuleNote | null)[],
): (RuleNote | null)[] {
  return rules.map((rule, index) => {
    const note = notes[index] ?? null
    const isCrossed = kept.some(({ date, slot }) => isWhen(rule.when, date, slot))
    return note?.status === 'kept' && isCrossed
      ? { status: 'gave way', why: 'meals that stand there already stay as they are' }
      : note
  })
}

/** The places of a survey in the order in which the planner fills them: by date, then meal time. */
export const placesIn = (survey: Survey): SurveyedPlace[] => survey.slots.flatMap(({ places }) => places)

/** A recipe found for a place; null where nothing may stand. */
export type Found = { id: number; name: string } | null

/**
 * A surveyed slot with what it holds after the plan: nothing new where nothing was found or nothing
 * better, and then what stood there stays.
 */
export interface FilledSlot {
  date: Day
  slot: MealSlot
  standing: readonly Meal[]
  added: Meal[]
  /** The plan found again what stood there. */
  stays: boolean
}

/** What a place held before, if it held this recipe for the same people. */
function sameMeal(
  { standingMeal, peopleCount, dinerIds, guestIds }: SurveyedPlace,
  recipeId: number,
): Meal | undefined {
  const ids = (people: readonly number[] | undefined) => (people ?? []).toSorted((a, b) => a - b).join()
  const isSame =
    standingMeal?.recipeId === recipeId &&
    standingMeal.peopleCount === peopleCount &&
    ids(standingMeal.dinerIds) === ids(dinerIds) &&
    ids(standingMeal.guestIds) === ids(guestIds)
  return isSame ? standingMeal : undefined
}

/**
 * Fills the slots of a survey with what was found for its places, in their order. `newId` names
 * each new meal.
 */
export function fillSlots(survey: Survey, found: readonly Found[], newId: () => string): FilledSlot[] {
  let at = 0
  const cooked = new Map<string, { name: string; people: number }>()
  return survey.slots.map(({ date, slot, standing, copies: copied, places, leftoverOf }) => {
    const copies = leftoverOf ? leftoversFrom(leftoverOf) : copied
    const recipes = places.flatMap((place): Meal[] => {
      const { peopleCount, dinerIds, guestIds } = place
      const recipe = found[at++]
      if (!recipe) return []
      cooked.set(mealKey(date, slot), { name: recipe.name, people: peopleCount })
      return [
        sameMeal(place, recipe.id) ?? {
          id: newId(),
          name: recipe.name,
          type: 'recipe',
          recipeId: recipe.id,
          peopleCount,
          ...(dinerIds && { dinerIds: [...dinerIds] }),
          ...(guestIds.length > 0 && { guestIds: [...guestIds] }),
        },
      ]
    })
    const stays =
      standing.length > 0 &&
      copies.length === 0 &&
      recipes.length === standing.length &&
      recipes.every((meal, index) => meal === standing[index])
    const added = stays ? [] : [...copies.map((meal) => ({ ...meal, id: newId() })), ...recipes]
    return { date, slot, standing, added, stays }
  })

  function leftoversFrom(from: { date: Day; slot: MealSlot }): Meal[] {
    const source = cooked.get(mealKey(from.date, from.slot))
    if (!source) return []
    const shares =
      1 +
      survey.slots.filter(({ leftoverOf }) => leftoverOf?.date === from.date && leftoverOf.slot === from.slot)
        .length
    const meal = notCooked('leftovers', Math.round(source.people / shares))
    return [{ ...meal, name: `Leftovers: ${source.name}`.slice(0, MOST_LETTERS) }]
  }
}

/** The longest name of a meal. */
const MOST_LETTERS = 200

/**
 * The days that filled slots change, as they are to be stored; days to which nothing is added are
 * not among them. A day that was ignored counts again: its meals would be neither seen nor bought.
 */
export function daysAfter(filled: readonly FilledSlot[], days: ReadonlyMap<Day, DayPlan>): DayPlan[] {
  const after = new Map<Day, DayPlan>()
  for (const { date, slot, added } of filled) {
    if (added.length === 0) continue
    const day = after.get(date) ?? days.get(date) ?? emptyDay(date)
    after.set(date, { ...day, isSkipped: false, [mealFieldOf[slot]]: added })
  }
  return [...after.values()]
}
