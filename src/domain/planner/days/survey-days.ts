import { emptyDay } from '../../calendar/day-plan.ts'
import { type Meal, mealFieldOf, type MealSlot, mealSlots } from '../../calendar/meal.ts'
import type { Day } from '../../day.ts'
import type { MealChoice, PlanningRequest } from '../planning-request.ts'
import type { MealToFill } from '../task/kitchen-task.ts'
import { openDates, type SkippedDate, skipReasons } from './open-dates.ts'
import type { EatenInstead } from './overridden-meals.ts'
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

/** A meal for which a recipe is sought, for so many people, in place of what stands there. */
export interface SurveyedMeal extends MealToFill, Eaters {
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
  leftoverMeals?: readonly SurveyedLeftoverMeal[]
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
  toFill: readonly SurveyedMeal[]
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
  skipped: SkippedDate[]
}

const sameAt = <Placed extends Omit<MealChoice, 'recipeId'>>(
  choices: readonly Placed[],
  { date, slot, nth }: Omit<MealChoice, 'recipeId'>,
) => choices.filter((choice) => choice.date === date && choice.slot === slot && choice.nth === nth)

function mealsToFillAt(
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
    const leftoverMeals =
      nth > 0 ? [] : leftoverMealsOf(request, calendar, { date, slot, people: eaters.peopleCount })
    const standingMeal = standingRecipes[nth]
    return [
      {
        ...placeHere,
        ...eaters,
        eaterCount: eaters.peopleCount,
        peopleCount: leftoverMeals.reduce((sum, meal) => sum + meal.peopleCount, eaters.peopleCount),
        ...(isSide && { isSide, ...(sideBy !== undefined && { sideBy }) }),
        ...(leftoverMeals.length > 0 && { leftoverMeals }),
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
    const free = wanted.filter((slot) => isFree(request, day[mealFieldOf[slot]]))
    for (const slot of wanted) {
      const standing = day[mealFieldOf[slot]]
      if (free.includes(slot))
        survey.slots.push(...surveySlot(request, calendar, survey, { date, slot, standing }))
      else survey.keptSlots.push({ date, slot, meals: standing })
    }
    if (free.length === 0)
      survey.skipped.push({ date, reason: wanted.length === 0 ? skipReasons.nothing : skipReasons.planned })
  }
  survey.skipped.sort((a, b) => (a.date < b.date ? -1 : 1))
  return survey
}

/** What the plan writes at a free meal time; nothing where nothing is asked for there. */
function surveySlot(
  request: PlanningRequest,
  calendar: Calendar,
  survey: Survey,
  { date, slot, standing }: Pick<SurveyedSlot, 'date' | 'slot' | 'standing'>,
): SurveyedSlot[] {
  const { note, instead, leftoverOf, leftoverBy, leftOfStanding } = overrideAt(calendar, date, slot)
  const leftFrom = {
    ...(leftoverOf && { leftoverOf }),
    ...(leftoverBy !== undefined && { leftoverBy }),
  }
  const isCookedHere =
    instead === undefined && !leftOfStanding && isTooMany(survey, { date, slot, leftoverOf })
  if (note !== undefined && !isCookedHere) {
    const eaters = whoEats(request, calendar, { date, slot, entry: firstEntry(calendar, slot), standing })
    const uncooked = {
      ...(instead && { instead, eaters }),
      ...(leftOfStanding && { leftOfStanding, eaters }),
    }
    return [{ date, slot, standing, copies: [], toFill: [], note, ...uncooked, ...leftFrom }]
  }
  const copies = calendar.template?.[mealFieldOf[slot]].filter(({ type }) => type !== 'recipe') ?? []
  const toFill = mealsToFillAt(request, calendar, date, slot, standing)
  return copies.length + toFill.length === 0 ? [] : [{ date, slot, standing, copies, toFill, ...leftFrom }]
}

/**
 * Whether leftovers cannot be served because they would be for more people than one dish is cooked
 * for; the meal is then cooked after all.
 */
function isTooMany(
  { slots }: Survey,
  { date, slot, leftoverOf }: Pick<SurveyedSlot, 'date' | 'slot' | 'leftoverOf'>,
): boolean {
  const source = slots.find((one) => one.date === leftoverOf?.date && one.slot === leftoverOf.slot)?.toFill[0]
  return (
    source?.leftoverMeals?.every((meal) => meal.date !== date || meal.slot !== slot) ?? source !== undefined
  )
}

/**
 * The meals to fill of a survey in the order in which they are planned: by date, then meal time.
 */
export const mealsToFill = (survey: Survey): SurveyedMeal[] => survey.slots.flatMap(({ toFill }) => toFill)
