import { mealFitOf } from './hard-rules.ts'
import {
  DINNER,
  isMainMeal,
  isWeekend,
  type PlannerDiner,
  type PlannerRecipe,
  type PlanRequest,
  type Slot,
} from './request.ts'
import { EASY_MINUTES, LATELY_INTERVALS, OVER_TIME, weights } from './weights.ts'

const speaksOf = (recipe: PlannerRecipe, words: readonly number[] | undefined): boolean =>
  words !== undefined && recipe.foods?.some((word) => words.includes(word)) === true

/**
 * How much a diner likes a recipe: 1 for a liked cuisine or food, half for a liked protein, and 1
 * less for a disliked food or protein. Below zero is dislike.
 */
export function likingOf(diner: PlannerDiner, recipe: PlannerRecipe): number {
  const likedPoints =
    (diner.likedCuisines.includes(recipe.cuisine) || speaksOf(recipe, diner.likedWords) ? 1 : 0) +
    (diner.likedProteins.includes(recipe.protein) ? 0.5 : 0)
  const isDisliked =
    recipe.perishables.some((food) => diner.dislikedFoods.includes(food)) ||
    diner.dislikedProteins.includes(recipe.protein) ||
    speaksOf(recipe, diner.dislikedWords)
  return likedPoints - (isDisliked ? 1 : 0)
}

const isNotCheckedFor = (diner: PlannerDiner, recipe: PlannerRecipe): boolean =>
  diner.allergies.some((allergy) => recipe.notChecked?.includes(allergy))

/**
 * Whether a diner must be warned that it is unknown whether the recipe suits: an unknown
 * ingredient, or a diet it may not keep to.
 */
export const isUnsureFor = (diner: PlannerDiner, recipe: PlannerRecipe): boolean =>
  diner.diets.some((diet) => recipe.diets[diet] === 1) ||
  (diner.allergies.length > 0 && recipe.unknownCount > 0) ||
  isNotCheckedFor(diner, recipe)

/** Minutes above the longest cooking time of a meal; zero when within it. */
export const minutesOver = (request: PlanRequest, meal: number, recipe: PlannerRecipe): number =>
  Math.max(0, recipe.minutes - (request.longestMinutes[meal] ?? 0))

/**
 * The cost of a dinner that was had lately: the longer ago, the less. Without it the same fortnight
 * would come again. A recipe that is only a lunch may come every week.
 */
function latelyCost({ repeatAfter }: PlanRequest, { meal }: Slot, recipe: PlannerRecipe): number {
  const { daysSince, isFavourite = false, meals } = recipe
  if (daysSince === undefined || !isMainMeal(meal) || !meals.includes(DINNER)) return 0
  const intervals = daysSince / Math.max(1, repeatAfter.wished)
  const points = weights.lately * Math.max(0, LATELY_INTERVALS - Math.max(1, intervals))
  return isFavourite ? points / 2 : points
}

/**
 * What a recipe costs in a slot whatever else is planned, in points: time, meal, warnings, likings,
 * cuisine, difficulty, effort, money.
 */
export function ownCost(
  request: PlanRequest,
  diners: readonly PlannerDiner[],
  slot: Slot,
  recipe: PlannerRecipe,
): number {
  let points = mealFitOf(recipe, slot.meal) === 'stand-in' ? weights.otherMeal : 0
  const minutesTooLong = minutesOver(request, slot.meal, recipe)
  if (minutesTooLong > 0) points += weights.overTime + Math.min(OVER_TIME.heaviest, minutesTooLong)
  if (diners.some((diner) => isNotCheckedFor(diner, recipe))) points += weights.notChecked
  for (const diner of diners) {
    if (isUnsureFor(diner, recipe)) points += weights.unsure
    const liking = likingOf(diner, recipe)
    points += liking < 0 ? -weights.dislike * liking : (-weights.like * liking) / diners.length
  }
  if (request.cuisines.includes(recipe.cuisine)) points -= weights.preferredCuisine
  points += weights.difficulty * Math.abs(recipe.difficulty - request.difficulty)
  const perMinute = isWeekend(request, slot.day) ? weights.weekendEffort : weights.effort
  points += perMinute * Math.max(0, recipe.minutes - EASY_MINUTES)
  points += weights.costAboveBudget * Math.max(0, recipe.cost - request.budget)
  if (recipe.isFavourite === true) points -= weights.favourite
  points += latelyCost(request, slot, recipe)
  return points - weights.star * ((recipe.rating ?? 3) - 3)
}
