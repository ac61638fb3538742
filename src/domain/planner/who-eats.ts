import type { DayPlan } from '../calendar/assignment.ts'
import type { DayTemplate } from '../calendar/day-template.ts'
import type { Day, DayRange } from '../day.ts'
import { PEOPLE } from '../fields.ts'
import { type Meal, mealFieldOf, type MealSlot } from '../calendar/meal.ts'
import type { LaterMeal } from './kitchen-task.ts'
import type { PlanningRequest } from './planning-request.ts'
import { type MealOverride, mealKey, type MealOverrides, noOverrides } from './meal-overrides.ts'

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
  overrides?: MealOverrides
}

/** Who eats a meal, as a calendar entry says it. */
export interface Eaters {
  peopleCount: number
  dinerIds?: readonly number[]
  guestIds: readonly number[]
}

/** A later meal of leftovers, with those who eat it. */
export interface SurveyedLater extends LaterMeal, Eaters {}

/** A meal is for 1 to 20 people (calendar 5). */
export const clampPeople = (people: number) => Math.min(PEOPLE.most, Math.max(PEOPLE.least, people))

/** What the rules say of a meal besides its dish. */
export const overrideAt = (
  { overrides = noOverrides }: Calendar,
  date: Day,
  slot: MealSlot,
): Partial<MealOverride> => overrides.meals.get(mealKey(date, slot)) ?? {}

/** Whether the plan may write a meal time: nothing stands there, or it makes way. */
export const isFree = (request: PlanningRequest, standing: readonly Meal[]) =>
  standing.length === 0 || request.replaceExistingMeals

/**
 * Who eats a meal: those the request or the template's entry names, else the family, without those
 * who are away, with guests of the request, of what stands there and of the rules.
 */
export function whoEats(
  request: PlanningRequest,
  calendar: Calendar,
  {
    date,
    slot,
    entry,
    standing,
  }: { date: Day; slot: MealSlot; entry: Meal | null; standing: readonly Meal[] },
): Eaters {
  const { away = [], guests = [], extra = 0, heads } = overrideAt(calendar, date, slot)
  const invited = standing.flatMap(({ guestIds }) => guestIds ?? [])
  const askedDiners = entry?.dinerIds ?? request.dinerIds
  const everybody = askedDiners ?? calendar.family ?? []
  const goneCount = everybody.filter((id) => away.includes(id)).length
  const dinerIds = goneCount > 0 ? everybody.filter((id) => !away.includes(id)) : askedDiners
  const ofEntry = entry?.guestIds ?? []
  const guestIds = [...new Set([...ofEntry, ...(request.guestIds ?? []), ...invited, ...guests])]
  const own = (request.dinerIds === undefined ? calendar.people : request.dinerIds.length) - goneCount
  // A template's entry counts the guests that it names itself.
  const usual = entry
    ? entry.peopleCount - goneCount + guestIds.filter((id) => !ofEntry.includes(id)).length
    : own + guestIds.length
  return { peopleCount: clampPeople(heads ?? usual + extra), ...(dinerIds && { dinerIds }), guestIds }
}

/** The first recipe of a template's meal time says who eats where nothing is cooked. */
export const firstEntry = ({ template }: Calendar, slot: MealSlot): Meal | null =>
  template?.[mealFieldOf[slot]].find(({ type }) => type === 'recipe') ?? null

/**
 * The meals that eat what is left of this one, in their order: it is cooked for them too, for
 * twenty people in all at most. A meal that stands already and stays eats nothing else.
 */
export function laterMeals(
  request: PlanningRequest,
  calendar: Calendar,
  { date, slot, people }: { date: Day; slot: MealSlot; people: number },
): SurveyedLater[] {
  const { overrides = noOverrides } = calendar
  const found: SurveyedLater[] = []
  let eating = people
  for (const [key, { leftoverOf, leftoverBy = -1 }] of [...overrides.meals].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    if (leftoverOf?.date !== date || leftoverOf.slot !== slot) continue
    const [day, at] = key.split(' ') as [Day, MealSlot]
    const standing = calendar.days.get(day)?.[mealFieldOf[at]] ?? []
    if (!isFree(request, standing)) continue
    const eaters = whoEats(request, calendar, {
      date: day,
      slot: at,
      entry: firstEntry(calendar, at),
      standing,
    })
    if (eating + eaters.peopleCount > PEOPLE.most) continue
    eating += eaters.peopleCount
    found.push({ date: day, slot: at, ruleIndex: leftoverBy, ...eaters })
  }
  return found
}
