import {
  BREAKFAST,
  DINNER,
  LUNCH,
  type PlannerDiner,
  type PlannerRecipe,
  type PlanRequest,
  SIDE,
  SNACK,
} from './request.ts'
import { OVER_TIME } from './weights.ts'

/** Why a recipe may never stand in a slot, and for whom; `code` is the allergen or diet. */
export interface Objection {
  rule: 'allergen' | 'may contain' | 'diet' | 'tags' | 'meal' | 'time'
  diner?: string
  code?: number
}

/**
 * The meal time a recipe may also serve at, for a price: lunch for dinner, breakfast for snack, and
 * the reverse.
 */
const neighbourMeals = [SNACK, DINNER, LUNCH, BREAKFAST]

/** Whether a recipe is meant for the meal time, may stand in for it, or neither. */
export function mealFitOf(recipe: PlannerRecipe, meal: number): 'meant' | 'stand-in' | 'unfit' {
  if (recipe.excludedMeals?.includes(meal) === true) return 'unfit'
  if (recipe.meals.includes(meal)) return 'meant'
  const isFallback =
    recipe.meals.includes(neighbourMeals[meal] ?? -1) || recipe.fallbackMeals?.includes(meal) === true
  return isFallback ? 'stand-in' : 'unfit'
}

/**
 * What a diner's allergies and diets say against a recipe. 'Contains' always blocks, 'may contain'
 * blocks until allowed for that diner, a diet blocks when the recipe does not suit it.
 */
export function objectionsOf(diner: PlannerDiner, recipe: PlannerRecipe): Objection[] {
  const allowed = diner.mayContainAllowed ?? []
  const objections: Objection[] = []
  for (const code of diner.allergies) {
    if (recipe.contains.includes(code)) objections.push({ rule: 'allergen', diner: diner.name, code })
    else if (recipe.mayContain.includes(code) && !allowed.includes(code))
      objections.push({ rule: 'may contain', diner: diner.name, code })
  }
  for (const code of diner.diets)
    if (recipe.diets[code] === 0) objections.push({ rule: 'diet', diner: diner.name, code })
  return objections
}

/** Whether the recipe carries one of the tags asked for. */
export const carriesTag = (tags: readonly string[], recipe: PlannerRecipe): boolean =>
  tags.length === 0 || tags.some((tag) => recipe.tags.includes(tag))

/**
 * Every hard rule against a recipe at a meal time, for those who eat there; an empty answer means
 * that it may be offered.
 */
export function objectionsAt(
  request: PlanRequest,
  diners: readonly PlannerDiner[],
  meal: number,
  recipe: PlannerRecipe,
): Objection[] {
  if (mealFitOf(recipe, meal) === 'unfit') return [{ rule: 'meal' }]
  const found = diners.flatMap((diner) => objectionsOf(diner, recipe))
  // Tags are asked of mains only, not of sides.
  if (meal !== SIDE && !carriesTag(request.tags, recipe)) found.push({ rule: 'tags' })
  const minutesTooLong = recipe.minutes - (request.longestMinutes[meal] ?? 0)
  if (minutesTooLong > OVER_TIME.most && recipe.isAskedFor !== true) found.push({ rule: 'time' })
  return found
}
