import type { DayPlan } from '../../calendar/day-plan.ts'
import type { DayTemplate } from '../../calendar/day-template.ts'
import { type Meal, mealFieldOf, type MealSlot } from '../../calendar/meal.ts'
import type { Day, DayRange } from '../../day.ts'
import { PEOPLE_LIMITS } from '../../fields.ts'
import type { PlanningRequest } from '../planning-request.ts'
import type { LeftoverMeal } from '../task/kitchen-task.ts'
import { type MealOverride, mealKey, type MealOverrides, noOverrides } from './overridden-meals.ts'

/** What the survey reads from the calendar and the household. */
export interface Calendar {
  days: ReadonlyMap<Day, DayPlan>
  locks: readonly DayRange[]
  template: DayTemplate | null
  /** For how many people a meal is by default. */
  people: number
  /** The ids of the family members, of whom some may be away. */
  family?: readonly number[]
  /** What rules say of who eats and what is not cooked. */
  overrides?: MealOverrides
}

/** Who eats a meal, as a calendar entry stores it. */
export interface Eaters {
  peopleCount: number
  dinerIds?: readonly number[]
  guestIds: readonly number[]
  /** How many should eat, where that is more than a meal may have (planner 172). */
  tooMany?: number
}

/** A later meal of leftovers, with those who eat it. */
export interface SurveyedLeftoverMeal extends LeftoverMeal, Eaters {}

/** Limits a number of people to what a meal may have, 1 to 20 (calendar 5). */
const clampPeople = (people: number) => Math.min(PEOPLE_LIMITS.most, Math.max(PEOPLE_LIMITS.least, people))

/** The override of a meal; empty where no rule speaks of it. */
export const overrideAt = (
  { overrides = noOverrides }: Calendar,
  date: Day,
  slot: MealSlot,
): Partial<MealOverride> => overrides.meals.get(mealKey(date, slot)) ?? {}

/** Whether the plan may write a meal time: nothing stands there, or what stands may be replaced. */
export const isFree = (request: PlanningRequest, standing: readonly Meal[]) =>
  standing.length === 0 || request.replaceExistingMeals

/** The family members that an entry names; where all were removed it names nobody (calendar 85). */
function dinersOfEntry(entry: Meal | null, { family }: Calendar): readonly number[] | undefined {
  const { dinerIds, guestIds = [] } = entry ?? {}
  const areGone = family && guestIds.length === 0 && !dinerIds?.some((id) => family.includes(id))
  return areGone ? undefined : dinerIds
}

/**
 * Who eats a meal: those named by the template's entry, else by the request, else the family;
 * without those who are away; with the guests of the entry, the request, the meal that stands there
 * and the rules.
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
  const askedDiners = dinersOfEntry(entry, calendar) ?? request.dinerIds
  const everybody = askedDiners ?? calendar.family ?? []
  const goneCount = everybody.filter((id) => away.includes(id)).length
  const dinerIds = goneCount > 0 ? everybody.filter((id) => !away.includes(id)) : askedDiners
  const ofEntry = entry?.guestIds ?? []
  const guestIds = [...new Set([...ofEntry, ...(request.guestIds ?? []), ...invited, ...guests])]
  const familyCount = (request.dinerIds === undefined ? calendar.people : request.dinerIds.length) - goneCount
  // The number of people of a template's entry includes the guests that it names.
  const usual = entry
    ? entry.peopleCount - goneCount + guestIds.filter((id) => !ofEntry.includes(id)).length
    : familyCount + guestIds.length
  const people = heads ?? usual + extra
  return {
    peopleCount: clampPeople(people),
    ...(dinerIds && { dinerIds }),
    guestIds,
    ...(people > PEOPLE_LIMITS.most && { tooMany: people }),
  }
}

/** The first recipe of a template's meal time, whose eaters count where nothing is cooked. */
export const firstEntry = ({ template }: Calendar, slot: MealSlot): Meal | null =>
  template?.[mealFieldOf[slot]].find(({ type }) => type === 'recipe') ?? null

/**
 * The meals at which leftovers of this one are eaten, in their order. The dish is cooked for all of
 * them, for twenty people at most. A later meal that stands already and stays is not among them.
 */
export function leftoverMealsOf(
  request: PlanningRequest,
  calendar: Calendar,
  { date, slot, people }: { date: Day; slot: MealSlot; people: number },
): SurveyedLeftoverMeal[] {
  const { overrides = noOverrides } = calendar
  const found: SurveyedLeftoverMeal[] = []
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
    if (eating + eaters.peopleCount > PEOPLE_LIMITS.most) continue
    eating += eaters.peopleCount
    found.push({ date: day, slot: at, ruleIndex: leftoverBy, ...eaters })
  }
  return found
}
