import { keepsFor, type ShelfLife } from '@plateful/meal-planner/dishes/shelf-life'
import { type DayPlan, emptyDay } from '../../calendar/day-plan.ts'
import { leftoversFrom } from '../../calendar/leftovers.ts'
import { type Meal, mealFieldOf, type MealSlot } from '../../calendar/meal.ts'
import { type Day, daysBetween } from '../../day.ts'
import { type EatenInstead, mealKey } from './overridden-meals.ts'
import type { Survey, SurveyedMeal, SurveyedSlot } from './survey-days.ts'
import type { Eaters, SurveyedLeftoverMeal } from './who-eats.ts'

/** The recipe that the plan has for a meal, and how long it keeps; null where it has none. */
export type ChosenRecipe = { id: number; name: string; keeping: ShelfLife } | null

/**
 * A surveyed slot with its meals after the plan. Where nothing was found, or nothing better, it has
 * no new meals and keeps those that stood there.
 */
export interface FilledSlot {
  date: Day
  slot: MealSlot
  standing: readonly Meal[]
  added: Meal[]
  /** Whether the plan chose the same meals that stood there. */
  stays: boolean
}

/** The meal that stands there already, if it is this recipe for the same people. */
function sameMeal({ standingMeal, dinerIds, guestIds }: SurveyedMeal, meal: Meal): Meal | undefined {
  const ids = (people: readonly number[] | undefined) => (people ?? []).toSorted((a, b) => a - b).join()
  const isSame =
    standingMeal?.recipeId === meal.recipeId &&
    standingMeal?.peopleCount === meal.peopleCount &&
    ids(standingMeal.dinerIds) === ids(dinerIds) &&
    ids(standingMeal.guestIds) === ids(guestIds)
  return isSame ? standingMeal : undefined
}

/** The later meals until which a dish keeps; the others get no leftovers of it. */
const mealsFedBy = (
  { date, leftoverMeals = [] }: SurveyedMeal,
  keeping: ShelfLife,
): readonly SurveyedLeftoverMeal[] =>
  leftoverMeals.filter((meal) => keepsFor(keeping, daysBetween(date, meal.date)))

/**
 * For how many people a dish is cooked: those at the meal and at each later meal that it feeds.
 */
export const peopleCookedFor = (surveyed: SurveyedMeal, keeping: ShelfLife): number =>
  mealsFedBy(surveyed, keeping).reduce((sum, { peopleCount }) => sum + peopleCount, surveyed.eaterCount)

const named = ({ dinerIds, guestIds }: Pick<Eaters, 'dinerIds' | 'guestIds'>) => ({
  ...(dinerIds && { dinerIds: [...dinerIds] }),
  ...(guestIds.length > 0 && { guestIds: [...guestIds] }),
})

/** Leftovers of a meal of another day, for those who eat them. */
const leftoversFor = (source: { date: Day; meal: Meal }, date: Day, eaters: Eaters): Meal =>
  leftoversFrom(source, {
    id: 'leftovers',
    date,
    diners: { peopleCount: eaters.peopleCount, ...named(eaters) },
  })

/** The meal of a recipe; the one that stands there where it is the same. */
function cookedMeal(
  surveyed: SurveyedMeal,
  { id, name, keeping }: NonNullable<ChosenRecipe>,
  newId: () => string,
): Meal {
  const peopleCount = peopleCookedFor(surveyed, keeping)
  const made: Meal = { id: newId(), name, type: 'recipe', recipeId: id, peopleCount, ...named(surveyed) }
  return sameMeal(surveyed, made) ?? made
}

/** The meals of a slot at which nothing is cooked and no leftovers are planned (planner 26). */
function notCooked(instead: EatenInstead, eaters: Eaters, takeFrozen: () => string | undefined): Meal {
  const meal = { id: 'not-cooked', peopleCount: eaters.peopleCount, ...named(eaters) }
  if (instead === 'leftovers') return { ...meal, name: 'Leftovers', type: 'freezer' }
  if (instead === 'bought') return { ...meal, name: 'Ready meal', type: 'food' }
  const name = instead === 'takeaway' ? undefined : takeFrozen()
  if (name !== undefined) return { ...meal, name, type: 'freezer' }
  if (instead === 'freezer') return { ...meal, name: 'Something from the freezer', type: 'freezer' }
  return { ...meal, name: 'Takeaway', type: 'takeaway' }
}

/**
 * Fills the slots of a survey with the recipes found for its meals, in their order. A dish is
 * cooked also for those who eat its leftovers later, and leftovers name the meal that they come
 * from. `newId` gives the id of each new meal.
 */
export function fillSlots(
  survey: Survey,
  found: readonly ChosenRecipe[],
  newId: () => string,
  freezer: Freezer = emptyFreezer,
): FilledSlot[] {
  let at = 0
  const frozen = [...freezer.meals]
  const takeFrozen = (eaters: Eaters): string | undefined => {
    const index = frozen.findIndex((name) => freezer.isSafe(name, eaters))
    return index < 0 ? undefined : frozen.splice(index, 1)[0]
  }
  const leftovers = new Map<string, Meal>()
  const cook = (surveyed: SurveyedMeal): Meal[] => {
    const recipe = found[at++]
    if (!recipe) return []
    const meal = cookedMeal(surveyed, recipe, newId)
    for (const later of mealsFedBy(surveyed, recipe.keeping)) {
      const source = { date: surveyed.date, meal: { ...meal, name: recipe.name } }
      leftovers.set(mealKey(later.date, later.slot), leftoversFor(source, later.date, later))
    }
    return [meal]
  }
  const eatenUncooked = ({ date, slot, copies, instead, eaters, leftOfStanding }: SurveyedSlot) => {
    const leftover = leftovers.get(mealKey(date, slot))
    if (leftover) return [leftover]
    if (eaters && leftOfStanding) return [leftoversFor(leftOfStanding, date, eaters)]
    return eaters && instead ? [notCooked(instead, eaters, () => takeFrozen(eaters))] : copies
  }
  return survey.slots.map((surveyed) => {
    const { date, slot, standing } = surveyed
    const copies = eatenUncooked(surveyed)
    const recipes = surveyed.toFill.flatMap(cook)
    const stays =
      standing.length > 0 &&
      copies.length === 0 &&
      recipes.length === standing.length &&
      recipes.every((meal, index) => meal === standing[index])
    const added = stays ? [] : [...copies.map((meal) => ({ ...meal, id: newId() })), ...recipes]
    return { date, slot, standing, added, stays }
  })
}

/** The meals that the family says are in the freezer, and whether those who eat may have them. */
export interface Freezer {
  meals: readonly string[]
  isSafe: (name: string, eaters: Eaters) => boolean
}
const emptyFreezer: Freezer = { meals: [], isSafe: () => false }

/**
 * The changed days of filled slots, as they are to be stored. A day without new meals is not among
 * them. A day that was ignored is no longer ignored: else its meals were neither shown nor bought.
 */
export function changedDays(filled: readonly FilledSlot[], days: ReadonlyMap<Day, DayPlan>): DayPlan[] {
  const after = new Map<Day, DayPlan>()
  for (const { date, slot, added } of filled) {
    if (added.length === 0) continue
    const day = after.get(date) ?? days.get(date) ?? emptyDay(date)
    after.set(date, { ...day, isSkipped: false, [mealFieldOf[slot]]: added })
  }
  return [...after.values()]
}
