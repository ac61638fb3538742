import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import type { ConfirmedLines } from '@plateful/ingredients/lines/food-lines'
import { cookingMethods, isBigCook } from '@plateful/meal-planner/dishes/cooking-methods'
import { NO_CUISINE, type PlannerRecipe, SIDE } from '@plateful/meal-planner/problem/request'
import { mealSlots } from '../../calendar/meal.ts'
import { daysBetween } from '../../day.ts'
import { isFineLine, readNeedWithFine } from '../../household/who-can-eat/fine-lines.ts'
import { dietDoubts, type DietFit, dietFitOf } from '../../household/who-can-eat/suits-diet.ts'
import { type AllergyLevels, allergyLevels } from '../dishes/allergy-levels.ts'
import { meansHotFood } from '../dishes/is-hot-dish.ts'
import { type KitchenRecipe, readFacts, type RecipeFacts } from '../dishes/recipe-facts.ts'
import { dishGroups } from '../model/dish-groups.ts'
import { foldedName } from '../rules/tokens/sentence-words.ts'
import type { KitchenPreferences, KitchenTask } from './kitchen-task.ts'
import { namedCodes, codeKey, type TaskCodes } from './task-codes.ts'

/** How recipes are read. A server may remember what it read before. */
export interface RecipeReader {
  factsOf: (recipe: KitchenRecipe) => RecipeFacts
  levelsOf: (
    recipe: KitchenRecipe,
    allergies: readonly string[],
    confirmed: NonNullable<KitchenTask['confirmed']>,
  ) => AllergyLevels
}

/** Reads a recipe anew each time. */
export const plainReader: RecipeReader = {
  factsOf: readFacts,
  levelsOf: (recipe, allergies, confirmed) => allergyLevels(recipe.ingredients, allergies, confirmed, recipe),
}

/** Minutes of a recipe that does not say them; most family recipes take about as long. */
const GUESSED_MINUTES = 30

/**
 * Whether a recipe names a food, in whole words: 'ham' is not in 'graham cracker'. 'Fish' also
 * means cod and sardines; spicy food means every hot dish.
 */
function speaksOf(facts: RecipeFacts, word: string): boolean {
  const folded = ` ${foldFoodName(word)} `
  const group = dishGroups.get(foldedName(word))?.says
  const isOf = (text: string) => ` ${text} `.includes(folded) || group?.test(text) === true
  return folded.trim() !== '' && (facts.says.some(isOf) || (facts.isHot && meansHotFood(word)))
}

/**
 * A recipe in codes. What the family does not want balanced gets the same code in all recipes, so
 * that it does not influence a choice.
 */
export function readTaskRecipe(
  recipe: KitchenRecipe,
  { preferences, confirmed = {}, start }: KitchenTask,
  codes: TaskCodes,
  reader: RecipeReader,
): PlannerRecipe {
  const facts = reader.factsOf(recipe)
  const levels = reader.levelsOf(recipe, namedCodes(codes.allergies), confirmed)
  const codesOf = (texts: readonly string[]) => texts.map((text) => codes.allergies.of(text))
  const learned = (recipe.learned ?? []).map((slot) => mealSlots.indexOf(slot))
  const cuisine = recipe.cuisine?.trim() ?? ''
  const isOther = cuisine === '' || codeKey(cuisine) === 'other'
  const asksCuisine = preferences.balanceCuisines || preferences.preferredCuisines.length > 0
  return {
    title: recipe.name,
    meals: [...new Set([...facts.meals, ...learned, ...(facts.isSide ? [SIDE] : [])])],
    excludedMeals: facts.excludedMeals.filter((meal) => !learned.includes(meal)),
    minutes: facts.minutes ?? GUESSED_MINUTES,
    isTimeGuessed: facts.minutes === null,
    cuisine: asksCuisine && !isOther ? codes.cuisines.of(cuisine) : NO_CUISINE,
    protein: preferences.balanceProteins ? facts.protein : 0,
    vegetables: preferences.balanceVegetables ? facts.vegetables : [],
    vegetableWords: preferences.balanceVegetables ? facts.vegetableWords : [],
    holds: facts.holds,
    perishables: facts.perishables.map((food) => codes.perishables.of(food)),
    cost: costOf(recipe, preferences),
    difficulty: facts.difficulty,
    method: facts.method === null ? 0 : cookingMethods.indexOf(facts.method),
    isBigCook: isBigCook(facts.minutes, facts.difficulty, facts.method),
    isHot: facts.isHot,
    contains: codesOf(levels.contains),
    mayContain: codesOf(levels.mayContain),
    notChecked: codesOf(levels.notChecked),
    diets: codes.diets.names.map((diet) => suitsEater(diet ?? '', { facts, tags: recipe.tags, confirmed })),
    unknownCount: 0,
    tags: recipe.tags,
    foods: codes.foods.names.flatMap((word, code) =>
      word !== undefined && (speaksOf(facts, word) || codeKey(word) === codeKey(cuisine)) ? [code] : [],
    ),
    isFavourite: recipe.isFavourite,
    ...(recipe.lastHad !== undefined && { daysSince: Math.max(0, daysBetween(recipe.lastHad, start)) }),
    rating: recipe.rating,
  }
}

/** Whether a recipe suits a diet, apart from lines that the family calls fine for this eater. */
function suitsEater(
  text: string,
  { facts, tags, confirmed }: { facts: RecipeFacts; tags: readonly string[]; confirmed: ConfirmedLines },
): DietFit {
  const { need, fine } = readNeedWithFine(text)
  const doubts = dietDoubts(need, facts.lines, tags, confirmed, facts.linked)
  const remainingDoubts = doubts.filter(
    ({ level, line }) => level === 'contains' || line === null || !isFineLine(fine, line.line, need),
  )
  return dietFitOf(remainingDoubts)
}

/**
 * Pounds a serving. A recipe without a cost counts as the budget, and without a budget every recipe
 * costs 0.
 */
function costOf(
  { budgetPerServing }: KitchenRecipe,
  { budgetPerServing: budget }: KitchenPreferences,
): number {
  if (budget === null) return 0
  return budgetPerServing === null ? budget : Number(budgetPerServing)
}
