import type { PlannerNames } from '@plateful/meal-planner/problem/format-names'
import { makeProblem, type Problem } from '@plateful/meal-planner/problem/problem'
import { type PlannerRecipe, type PlanRequest, SIDE } from '@plateful/meal-planner/problem/request'
import { mealSlots } from '../../calendar/meal.ts'
import { daysBetween } from '../../day.ts'
import { askedDinners } from '../model/asked-dinners.ts'
import { DishMatcher } from '../model/dish-matcher.ts'
import { traitsOf } from '../model/dish-traits.ts'
import { guestsAt } from '../model/eating-times.ts'
import { type LeftoverDish, leftoverBases } from '../model/leftover-bases.ts'
import { modelRules, recipesAskedFor, type RuleModel } from '../model/model-rules.ts'
import { seasonOf } from '../model/out-of-season.ts'
import { packRules } from '../model/pack-rules.ts'
import { fillLeftoverMealsFirst, minimumSpacing } from '../model/rule-shortages.ts'
import { varietyRules } from '../model/variety-rules.ts'
import type { KitchenTask } from './kitchen-task.ts'
import { plainReader, type RecipeReader } from './read-task-recipe.ts'
import { readTask } from './read-task.ts'

/** A task made ready to be searched and explained. */
export interface PreparedTask {
  task: KitchenTask
  /** What is searched: pinned meals have one recipe, and recipes turned down are not offered. */
  searchedProblem: Problem
  /**
   * What is explained: every meal with all its possible recipes, so that a pinned one has its
   * runner-up and its proof too.
   */
  explainedProblem: Problem
  /** All meals without rules, but with allergies and diets of those who eat. */
  problemWithoutRules: Problem
  words: PlannerNames
  /** Allergies by code, as in `CodedTask`. */
  needs: readonly string[]
  /** The rules of the task as the search keeps them. */
  model: RuleModel
  reader: RecipeReader
  /** By recipe: what it would leave over, and of what leftovers it is made. */
  dishes: readonly LeftoverDish[]
}

/** Reads a task. The reader may remember what it read of a recipe before. */
export function prepareTask(task: KitchenTask, reader: RecipeReader = plainReader): PreparedTask {
  const { request, recipes: all, words, needs } = readTask(task, reader)
  const recipes = withAsked(task, all, reader)
  const slots = request.slots ?? []
  const plainSlots = slots.map(({ day, meal, currentRecipe }) => ({
    day,
    meal,
    ...(currentRecipe !== undefined && { currentRecipe }),
  }))
  const problemWithoutRules = makeProblem({ ...request, slots: plainSlots }, recipes)
  const model = modelRules(task, problemWithoutRules, reader)
  const ruledSlots = plainSlots.map((slot, index) => ({
    ...slot,
    // The same side may go with every main.
    mayRepeat: model.mayRepeat.has(index) || slot.meal === SIDE,
    excludedRecipes: model.leftOut[index] ?? [],
  }))
  const narrowedProblem = makeProblem({ ...request, slots: ruledSlots }, recipes)
  const dishes = task.recipes.map((recipe): LeftoverDish => {
    const { says } = reader.factsOf(recipe)
    return { traits: traitsOf(recipe.name, says), says }
  })
  const rules = allRules({ task, reader, model, dishes }, narrowedProblem)
  const explainedProblem = makeProblem({ ...request, slots: ruledSlots, rules }, recipes)
  const searchedProblem = withChoices(explainedProblem, slots)
  return { task, searchedProblem, explainedProblem, problemWithoutRules, words, needs, model, reader, dishes }
}

/** Marks the recipes that a rule asks for, and those that it asks for by their name. */
function withAsked(task: KitchenTask, recipes: readonly PlannerRecipe[], reader: RecipeReader) {
  const asked = recipesAskedFor(task, reader)
  const askedByName = recipesAskedFor(task, reader, ['recipe'])
  return recipes.map((recipe, index) =>
    asked.has(index) ? { ...recipe, isAskedFor: true, isAskedByName: askedByName.has(index) } : recipe,
  )
}

/** The rules that were asked, and those that hold for every plan. */
function allRules(
  { task, reader, model, dishes }: Pick<PreparedTask, 'task' | 'reader' | 'model' | 'dishes'>,
  narrowedProblem: Problem,
) {
  const known = {
    traits: dishes.map(({ traits }) => traits),
    seasons: task.meals.map(({ date }) => seasonOf(date)),
    withGuests: guestsAt(task),
    later: task.meals.map(({ leftoverMeals = [] }) =>
      leftoverMeals.map(({ date, slot }) => ({
        day: daysBetween(task.start, date),
        meal: mealSlots.indexOf(slot),
      })),
    ),
  }
  return [
    ...model.rules,
    ...varietyRules(narrowedProblem, known),
    ...leftoverBases(narrowedProblem, dishes),
    ...minimumSpacing(model.short, narrowedProblem),
    ...fillLeftoverMealsFirst(model.short, task),
    ...askedDinners(task, narrowedProblem, new DishMatcher(reader, task.confirmed)),
    ...packRules(task, narrowedProblem, reader),
  ]
}

/** The problem with what was pinned and turned down; the same object where nothing was. */
function withChoices(explainedProblem: Problem, asked: NonNullable<PlanRequest['slots']>): Problem {
  if (
    asked.every(({ pinnedRecipe, excludedRecipes }) => pinnedRecipe === undefined && !excludedRecipes?.length)
  )
    return explainedProblem
  const slots = explainedProblem.request.slots?.map((slot, index) => {
    const { pinnedRecipe, excludedRecipes } = asked[index] ?? {}
    const turnedDown = stillTurnedDown(explainedProblem, index, excludedRecipes)
    return {
      ...slot,
      ...(pinnedRecipe !== undefined && { pinnedRecipe }),
      excludedRecipes: [...(slot.excludedRecipes ?? []), ...turnedDown],
    }
  })
  return makeProblem({ ...explainedProblem.request, ...(slots && { slots }) }, explainedProblem.recipes)
}

/** What is still turned down: once every recipe of a slot was, only the last one is. */
function stillTurnedDown(
  explainedProblem: Problem,
  slot: number,
  not: readonly number[] = [],
): readonly number[] {
  const offered = [...(explainedProblem.slots[slot]?.menu.recipes ?? [])]
  return offered.some((recipe) => !not.includes(recipe)) ? not : not.slice(-1)
}
