import { emptyDay } from '../calendar/day-plan.ts'
import { isLocked } from '../calendar/lock.ts'
import { type Day, weekdayOf } from '../day.ts'
import { type Meal, mealFieldOf, type MealSlot, mealSlots } from '../calendar/meal.ts'
import type { MealChoice, PlanningRequest } from './planning-request.ts'
import { weekdayNames } from './weekday-names.ts'
import type { MealToFill } from './kitchen-task.ts'
import { isMealInScope } from './model/rule-days.ts'
import type { PlanRule } from './plan-rule.ts'
import {
  type EatenInstead,
  mealKey,
  type MealOverrides,
  type RuleNote,
  PLANNED_MEALS_STAY,
} from './overridden-meals.ts'
import {
  type Calendar,
  type Eaters,
  firstEntry,
  isFree,
  leftoverMealsOf,
  type SurveyedLeftoverMeal,
  overrideAt,
  whoEats,
} from './who-eats.ts'

/** The reasons for leaving a date as it is. */
export const skipReasons = {
  locked: 'Locked by a completed shopping list',
  skipped: 'Ignored on the calendar',
  weekday: 'Not one of the chosen weekdays',
  planned: 'Already has meals',
  best: 'Keeps its meals, as nothing else would be much better',
  nothing: 'The template has nothing for this day',
  noCooking: 'Nothing is cooked, as you asked',
  unsuited: 'No recipe suits everybody at the table, the tags and the meal time',
} as const

/** A meal for which a recipe is sought, for so many people, in place of what stands there. */
export interface SurveyedMeal extends MealToFill {
  /** The index among the recipes of one meal time. */
  nth: number
  /** The index of the rule that wants a side there. */
  sideBy?: number
  /**
   * How many the dish is cooked for, later meals included; `eaterCount` is how many eat at the meal
   * itself.
   */
  peopleCount: number
  eaterCount: number
  later?: readonly SurveyedLeftoverMeal[]
  dinerIds?: readonly number[]
  guestIds: readonly number[]
  /** The recipe's meal that stands there now; it stays as it is when its recipe is chosen again. */
  standingMeal?: Meal
}

/**
 * One meal time of one day that the plan writes: the meals that stand there, the meals copied from
 * the template, and the meals for which recipes are sought.
 */
export interface SurveyedSlot {
  date: Day
  slot: MealSlot
  standing: readonly Meal[]
  copies: readonly Meal[]
  places: readonly SurveyedMeal[]
  /**
   * Why nothing is cooked there, what is eaten instead and by whom, and where leftovers come from.
   */
  note?: string
  instead?: EatenInstead
  eaters?: Eaters
  leftoverOf?: { date: Day; slot: MealSlot }
  /** The index of the rule that wants leftovers there. */
  leftoverBy?: number
  /** The meal on the calendar that is left over there. */
  leftOfStanding?: { date: Day; meal: Meal }
}

/**
 * What a request means for this calendar: the meal times that it fills, those that keep their
 * meals, and the dates that it leaves alone.
 */
export interface Survey {
  slots: SurveyedSlot[]
  keptSlots: { date: Day; slot: MealSlot; meals: readonly Meal[] }[]
  skipped: { date: Day; reason: string }[]
}

const sameAt = <Placed extends Omit<MealChoice, 'recipeId'>>(
  choices: readonly Placed[],
  { date, slot, nth }: Omit<MealChoice, 'recipeId'>,
) => choices.filter((choice) => choice.date === date && choice.slot === slot && choice.nth === nth)

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
  const standingRecipes = standing.filter(({ type }) => type === 'recipe')
  const { sideBy } = overrideAt(calendar, date, slot)
  const main = entries.at(-1)
  const wanted = sideBy === undefined || main === undefined ? entries : [...entries, main]
  return wanted.flatMap((entry, nth): SurveyedMeal[] => {
    const placeHere = { date, slot, nth }
    const isSide = nth >= entries.length
    if (sameAt(request.leave, placeHere).length > 0) return []
    const not = sameAt(request.not, placeHere).map(({ recipeId }) => recipeId)
    const only = sameAt(request.keep, placeHere)[0]?.recipeId
    const eaters = whoEats(request, calendar, { date, slot, entry, standing })
    // Of two dishes of one meal only the first is eaten again.
    const later =
      nth > 0 ? [] : leftoverMealsOf(request, calendar, { date, slot, people: eaters.peopleCount })
    const standingMeal = standingRecipes[nth]
    return [
      {
        ...placeHere,
        ...eaters,
        eaterCount: eaters.peopleCount,
        peopleCount: later.reduce((sum, meal) => sum + meal.peopleCount, eaters.peopleCount),
        ...(isSide && { isSide, ...(sideBy !== undefined && { sideBy }) }),
        ...(later.length > 0 && { later }),
        ...(only !== undefined && { pinnedRecipeId: only }),
        ...(not.length > 0 && { excludedRecipeIds: not }),
        ...(standingMeal && { standingMeal }),
        // A request that turns a meal down asks for a different plan.
        ...(standingMeal && request.not.length === 0 && { currentRecipeId: standingMeal.recipeId }),
      },
    ]
  })
}

/**
 * Surveys the calendar for a request. With one meal time, each open date gets one recipe there.
 * With a template, its recipes are planned anew for their people, and its other meals are copied.
 * Meals that stand already stay, unless they are to be replaced.
 */
export function surveyDays(request: PlanningRequest, calendar: Calendar): Survey {
  const { open, skipped } = openDates(request, calendar)
  const survey: Survey = { slots: [], keptSlots: [], skipped }
  const { template } = calendar
  for (const date of open) {
    const day = calendar.days.get(date) ?? emptyDay(date)
    const wanted = template
      ? mealSlots.filter((slot) => template[mealFieldOf[slot]].length > 0)
      : mealSlots.filter((slot) => request.meals.includes(slot))
    let isOpen = false
    for (const slot of wanted) {
      const standing = day[mealFieldOf[slot]]
      if (!isFree(request, standing)) {
        survey.keptSlots.push({ date, slot, meals: standing })
        continue
      }
      isOpen = true
      const { note, instead, leftoverOf, leftoverBy, leftOfStanding } = overrideAt(calendar, date, slot)
      const leftFrom = {
        ...(leftoverOf && { leftoverOf }),
        ...(leftoverBy !== undefined && { leftoverBy }),
      }
      const isCookedHere =
        instead === undefined && !leftOfStanding && isTooMany(survey, { date, slot, leftoverOf })
      if (note !== undefined && !isCookedHere) {
        const eaters = whoEats(request, calendar, { date, slot, entry: firstEntry(calendar, slot), standing })
        survey.slots.push({
          date,
          slot,
          standing,
          copies: [],
          places: [],
          note,
          ...(instead && { instead, eaters }),
          ...(leftOfStanding && { leftOfStanding, eaters }),
          ...leftFrom,
        })
        continue
      }
      const copies = template ? template[mealFieldOf[slot]].filter(({ type }) => type !== 'recipe') : []
      const places = placesOf(request, calendar, date, slot, standing)
      if (copies.length + places.length === 0) continue
      survey.slots.push({ date, slot, standing, copies, places, ...leftFrom })
    }
    if (!isOpen)
      survey.skipped.push({ date, reason: wanted.length === 0 ? skipReasons.nothing : skipReasons.planned })
  }
  survey.skipped.sort((a, b) => (a.date < b.date ? -1 : 1))
  return survey
}

/**
 * Whether leftovers cannot be served because they would be for more people than one dish is cooked
 * for; the meal is then cooked after all.
 */
function isTooMany(
  { slots }: Survey,
  { date, slot, leftoverOf }: Pick<SurveyedSlot, 'date' | 'slot' | 'leftoverOf'>,
): boolean {
  const source = slots.find((one) => one.date === leftoverOf?.date && one.slot === leftoverOf.slot)?.places[0]
  return source?.later?.every((meal) => meal.date !== date || meal.slot !== slot) ?? source !== undefined
}

/**
 * The notes of the overrides on this calendar: a rule gives way where a meal that stays is in its
 * scope.
 */
export function notesOn(
  { keptSlots }: Survey,
  rules: readonly PlanRule[],
  { meals, notes }: Pick<MealOverrides, 'meals' | 'notes'>,
): (RuleNote | null)[] {
  const isKept = (place: string) => keptSlots.some(({ date, slot }) => mealKey(date, slot) === place)
  // A rule of leftovers changes two meals only, whatever other days are in its scope.
  const crossedLeftovers = new Set(
    [...meals].flatMap(([place, { leftoverOf, leftoverBy }]) =>
      leftoverOf && (isKept(place) || isKept(mealKey(leftoverOf.date, leftoverOf.slot)))
        ? (leftoverBy ?? [])
        : [],
    ),
  )
  return rules.map((rule, index) => {
    const note = notes[index] ?? null
    // A rule with `times` has counted the meals that stand already.
    const isCounted = rule.kind === 'skip' && rule.times !== undefined
    const isCrossed =
      rule.kind === 'leftover'
        ? crossedLeftovers.has(index)
        : !isCounted && keptSlots.some(({ date, slot }) => isMealInScope(rule.when, date, slot))
    return note?.status === 'kept' && isCrossed ? { status: 'gave way', why: PLANNED_MEALS_STAY } : note
  })
}

/**
 * The meals to fill of a survey in the order in which they are planned: by date, then meal time.
 */
export const placesOfSurvey = (survey: Survey): SurveyedMeal[] => survey.slots.flatMap(({ places }) => places)
