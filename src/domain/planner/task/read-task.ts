import { proteinNames, vegetableNames } from '@plateful/meal-planner/problem/code-names'
import type { PlannerNames } from '@plateful/meal-planner/problem/format-names'
import {
  type PlannerDiner,
  type PlannerRecipe,
  type PlanRequest,
  SIDE,
  type Slot,
} from '@plateful/meal-planner/problem/request'
import { mealSlots } from '../../calendar/meal.ts'
import { daysBetween, weekdayOf, type Day } from '../../day.ts'
import { avoidedWord } from '../../household/who-can-eat/avoided-word.ts'
import { needKey, needWithFine, readNeedWithFine } from '../../household/who-can-eat/fine-lines.ts'
import { peopleWithNeed } from '../../household/who-can-eat/who-can-eat.ts'
import { formatFreshFood } from '../dishes/fresh-foods.ts'
import type { TaskEater, KitchenTask, MealToFill } from './kitchen-task.ts'
import { plainReader, readTaskRecipe, type RecipeReader } from './read-task-recipe.ts'
import { namedCodes, codeKey, newCodes, type TaskCodes } from './task-codes.ts'

/** A task in codes, as the planner package takes it. */
export interface CodedTask {
  request: PlanRequest
  recipes: PlannerRecipe[]
  words: PlannerNames
  /** Allergies by code; one with lines that are fine for somebody has a code of its own. */
  needs: readonly string[]
}

const DINNER = mealSlots.indexOf('dinner')

/**
 * How hard a recipe may be (household 9: preferredComplexity), as in the facts of recipes: 0 easy,
 * 1 medium, 2 hard.
 */
const hardest = new Map([
  ['simple', 0],
  ['easy', 0],
  ['moderate', 1],
  ['medium', 1],
  ['complex', 2],
  ['hard', 2],
])

const slotOf = ({ date, slot, isSide }: Pick<MealToFill, 'date' | 'slot' | 'isSide'>, start: Day): Slot => ({
  day: daysBetween(start, date),
  meal: isSide ? SIDE : mealSlots.indexOf(slot),
})

function readEater(eater: TaskEater, { meals, start }: KitchenTask, codes: TaskCodes): PlannerDiner {
  const judged = { ...eater, firstName: eater.name, dietaryPreferences: eater.diets }
  const asked = (need: string, list: TaskCodes['allergies']) =>
    peopleWithNeed(need, judged).map(({ fineLines, mayContainAllowed }) => ({
      code: list.of(needWithFine(need, fineLines)),
      isAllowed: mayContainAllowed?.some((one) => needKey(one) === needKey(need)) === true,
    }))
  const allergies = eater.allergies.flatMap((need) => asked(need, codes.allergies))
  const strict = new Set(allergies.flatMap(({ code, isAllowed }) => (isAllowed ? [] : [code])))
  const codesOf = (list: readonly { code: number }[]) => [...new Set(list.map(({ code }) => code))]
  return {
    name: eater.name,
    allergies: codesOf(allergies),
    mayContainAllowed: codesOf(allergies).filter((code) => !strict.has(code)),
    diets: codesOf(eater.diets.flatMap((diet) => asked(diet, codes.diets))),
    dislikedFoods: [],
    dislikedProteins: [],
    likedCuisines: [],
    likedProteins: [],
    likedWords: eater.likes.map((word) => codes.foods.of(word)),
    dislikedWords: eater.dislikes.map((word) => codes.foods.of(word)),
    ...(eater.isSmallChild === true && { isSmallChild: true }),
    ...(eater.meals && {
      slots: eater.meals.flatMap((mealIndex) => {
        const found = meals[mealIndex]
        return found ? [slotOf(found, start)] : []
      }),
    }),
  }
}

/** The request in codes. Recipes are indexes in the task's list; -1 is one that is not there. */
function readRequest(task: KitchenTask, diners: PlannerDiner[], cuisines: number[]): PlanRequest {
  const { preferences, start } = task
  const indexOf = new Map(task.recipes.map(({ id }, index) => [id, index]))
  const minDaysBetween = preferences.avoidRepetitionDays
  return {
    days: daysBetween(start, task.end) + 1,
    meals: [...new Set(task.meals.map(({ slot }) => mealSlots.indexOf(slot)))].toSorted((a, b) => a - b),
    firstWeekday: weekdayOf(start),
    diners,
    // A side may take as long as a dinner.
    longestMinutes: [...preferences.longestMinutes, preferences.longestMinutes[DINNER] ?? 0],
    difficulty: hardest.get(codeKey(preferences.preferredComplexity)) ?? 1,
    budget: preferences.budgetPerServing ?? 0,
    cuisines,
    repeatAfter: {
      least: minDaysBetween,
      wished: Math.max(minDaysBetween, preferences.recipeRepeatInterval),
    },
    tags: task.tags,
    fixed: task.standing.flatMap(({ recipeId, ...meal }) => {
      const recipe = indexOf.get(recipeId)
      return recipe === undefined ? [] : [{ ...slotOf(meal, start), recipe }]
    }),
    locked: [],
    skipped: [],
    slots: task.meals.map((meal) => ({
      ...slotOf(meal, start),
      ...(meal.pinnedRecipeId !== undefined && { pinnedRecipe: indexOf.get(meal.pinnedRecipeId) ?? -1 }),
      ...(meal.excludedRecipeIds && {
        excludedRecipes: meal.excludedRecipeIds.flatMap((id) => indexOf.get(id) ?? []),
      }),
      ...(meal.currentRecipeId !== undefined && { currentRecipe: indexOf.get(meal.currentRecipeId) ?? -1 }),
    })),
  }
}

/** Puts a task into codes: names become indexes in lists, so that the search compares numbers. */
export function readTask(task: KitchenTask, reader: RecipeReader = plainReader): CodedTask {
  const codes = newCodes()
  // Recipes are read last: each is checked for the words, diets and allergies of the eaters.
  const diners = task.eaters.map((eater) => readEater(eater, task, codes))
  const preferred = task.preferences.preferredCuisines.map((cuisine) => codes.cuisines.of(cuisine))
  const recipes = task.recipes.map((recipe) => readTaskRecipe(recipe, task, codes, reader))
  return {
    recipes,
    needs: namedCodes(codes.allergies),
    request: readRequest(task, diners, preferred),
    words: {
      cuisines: codes.cuisines.names,
      proteins: proteinNames,
      vegetables: vegetableNames,
      perishables: codes.perishables.names.map((name) => name && formatFreshFood(name)),
      allergens: namedCodes(codes.allergies).map((text) => avoidedWord(codeKey(readNeedWithFine(text).need))),
      diets: codes.diets.names.map((text) => text && readNeedWithFine(text).need),
      foods: codes.foods.names,
    },
  }
}
