/** Turns a household's data into a task for the planner. */

import { resolveNamedDiners } from '../../domain/calendar/diners.ts'
import { type Meal, mealFieldOf, mealSlots } from '../../domain/calendar/meal.ts'
import type { Day, DayRange } from '../../domain/day.ts'
import { confirmedByLine } from '../../domain/household/who-can-eat/family-answers.ts'
import { notesOn } from '../../domain/planner/days/notes-on.ts'
import { skipReasons } from '../../domain/planner/days/open-dates.ts'
import type { MealOverrides } from '../../domain/planner/days/overridden-meals.ts'
import { mealsToFill, type Survey } from '../../domain/planner/days/survey-days.ts'
import { lastHadOn, learnedMealTimes } from '../../domain/planner/dishes/learned-meal-times.ts'
import { type KitchenRecipe, partAsStored } from '../../domain/planner/dishes/recipe-facts.ts'
import type { PlanRule } from '../../domain/planner/plan-rule.ts'
import type { PlanningRequest } from '../../domain/planner/planning-request.ts'
import type { KitchenTask, StandingMeal } from '../../domain/planner/task/kitchen-task.ts'
import { linesWithAmounts } from '../../domain/recipes/portions-used.ts'
import { costOf, nutritionOf } from '../../domain/recipes/recipe-figures.ts'
import { recipeFinder, type FindRecipe, eatenLinesOf } from '../../domain/recipes/used-recipes.ts'
import type { Row } from '../db/tables.ts'
import { eatersOf } from './eaters.ts'
import type { HouseholdForPlanner } from './read-household.ts'
import { namesOf } from './rule-context.ts'

/** Snacks have no setting of their own; this limit applies to them. */
const SNACK_MINUTES = 30

interface HouseholdData {
  household: HouseholdForPlanner
  /** The days of the request, from the first to the last. */
  window: DayRange
  /** The window with the days around it in which the same dish would be a repeat. */
  around: DayRange
  /** The stored days of `around`. */
  rows: readonly Row<'calendarAssignments'>[]
  survey: Survey
  /** Days before the plan, from which meal times are learned. */
  before: readonly Row<'calendarAssignments'>[]
  /** Every rule that was asked, and the overrides made of them. */
  rules: readonly PlanRule[]
  overrides: MealOverrides
}

export function kitchenTaskOf(
  request: PlanningRequest,
  { household, window, around, rows, before, survey, rules, overrides }: HouseholdData,
): KitchenTask {
  const meals = mealsToFill(survey)
  const learned = learnedMealTimes(before)
  const lastHad = lastHadOn(before)
  const notes = notesOn(survey, rules, overrides)
  const find = recipeFinder(household.recipes)
  return {
    ...window,
    meals,
    eaters: eatersOf(household, meals, window.start),
    preferences: preferencesOf(household),
    tags: request.tags,
    asked: rules.map((rule, index) => ({ rule, note: notes[index] ?? null })),
    rules: overrides.dishes,
    family: namesOf(household.family, household.guests).family.map(({ name }) => name),
    strangers: overrides.strangers,
    confirmed: confirmedByLine(household.confirmedLines),
    standing: [
      ...plannedMeals(rows, survey, namesOf(household.family, household.guests)),
      ...cookedUnplanned(household.recipes, rows, { start: around.start, before: window.start }),
    ],
    recipes: household.recipes.map((recipe) => ({
      ...partAsStored(recipe),
      ...linesOf(recipe, find),
      steps: recipe.steps.length,
      stepTexts: recipe.steps,
      learned: learned.get(recipe.id) ?? [],
      ...(lastHad.has(recipe.id) && { lastHad: lastHad.get(recipe.id) }),
      ...figuresOf(recipe, find),
      isNew: recipe.timesMade === 0,
    })),
  }
}

/**
 * All ingredients of a recipe with those of linked recipes, since both count for those who eat it
 * (recipes 54).
 */
function linesOf(
  recipe: Row<'recipes'>,
  find: FindRecipe,
): Pick<KitchenRecipe, 'ingredients' | 'linked' | 'openLines' | 'forServings'> {
  if (recipe.usedRecipes.length === 0) return { ingredients: recipe.ingredients }
  const { lines, ...others } = eatenLinesOf(recipe, find)
  return { ...linesWithAmounts(recipe, lines, find), ...others }
}

/**
 * Cost, energy and protein of a serving, if the recipe has them or all its linked recipes do
 * (recipes 63); a part of them would be too low.
 */
function figuresOf(
  recipe: Row<'recipes'>,
  find: FindRecipe<Row<'recipes'>>,
): Pick<KitchenRecipe, 'budgetPerServing' | 'kcal' | 'protein'> {
  const [cost, nutrition] = [costOf(recipe, find), nutritionOf(recipe, find)]
  const { calories = null, protein = null } = nutrition && nutrition.from !== 'part' ? nutrition.value : {}
  return {
    budgetPerServing: cost && cost.from !== 'part' ? cost.value.toFixed(2) : null,
    kcal: calories,
    protein,
  }
}

function preferencesOf({ preferences, account }: HouseholdForPlanner): KitchenTask['preferences'] {
  const { maxCookingTimeBreakfast, maxCookingTimeLunch, maxCookingTimeDinner, budgetPerServing } = preferences
  return {
    ...preferences,
    longestMinutes: [maxCookingTimeBreakfast, maxCookingTimeLunch, maxCookingTimeDinner, SNACK_MINUTES],
    recipeRepeatInterval: account.recipeRepeatInterval,
    budgetPerServing: budgetPerServing === null ? null : Number(budgetPerServing),
  }
}

/** The ids of the recipes among meals. */
export const recipeIdsIn = (meals: readonly Meal[]) => meals.flatMap(({ recipeId }) => recipeId ?? [])
const byChoice: ReadonlySet<string> = new Set([skipReasons.skipped, skipReasons.weekday])

/** The meals of recipes on the calendar, without those that the plan replaces. */
function plannedMeals(
  rows: readonly Row<'calendarAssignments'>[],
  { slots, skipped }: Survey,
  { family, guests }: ReturnType<typeof namesOf>,
): StandingMeal[] {
  const eatersIn = (meal: Meal): string[] => {
    const { dinerIds, guestIds = [] } = resolveNamedDiners(meal, { family, guests })
    return [
      ...family.filter(({ id }) => dinerIds?.includes(id) ?? true),
      ...guests.filter(({ id }) => guestIds.includes(id)),
    ].map(({ name }) => name)
  }
  const replaced = new Set(slots.flatMap(({ standing }) => standing))
  const leftOut = new Set(skipped.flatMap(({ date, reason }) => (byChoice.has(reason) ? [date] : [])))
  return rows.flatMap((row) =>
    mealSlots.flatMap((slot) =>
      row[mealFieldOf[slot]].flatMap((meal): StandingMeal[] => {
        const { recipeId, leftoverOf, peopleCount } = meal
        if (!recipeId || replaced.has(meal)) return []
        const isLeftOut = leftOut.has(row.date)
        return [
          {
            date: row.date,
            slot,
            recipeId,
            people: peopleCount,
            ...((meal.dinerIds ?? meal.guestIds) && { eaters: eatersIn(meal) }),
            ...(leftoverOf && { isLeftovers: true }),
            ...(isLeftOut && { isLeftOut }),
          },
        ]
      }),
    ),
  )
}

/** Recipes made lately without a plan also count as repeats. */
function cookedUnplanned(
  recipes: HouseholdForPlanner['recipes'],
  rows: readonly Row<'calendarAssignments'>[],
  { start, before }: { start: Day; before: Day },
): StandingMeal[] {
  const planned = new Set(
    rows.flatMap((row) =>
      mealSlots.flatMap((slot) => recipeIdsIn(row[mealFieldOf[slot]]).map((id) => `${row.date} ${id}`)),
    ),
  )
  return recipes.flatMap(({ id, lastMadeOn }) =>
    lastMadeOn !== null && lastMadeOn >= start && lastMadeOn < before && !planned.has(`${lastMadeOn} ${id}`)
      ? [{ date: lastMadeOn, slot: 'dinner' as const, recipeId: id }]
      : [],
  )
}
