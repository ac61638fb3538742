import {
  slotsToFill,
  type PlannerDiner,
  type PlannerRecipe,
  type PlanRequest,
} from '@plateful/meal-planner/problem/request'
import { seededRandom } from '@plateful/meal-planner/search/seeded-random'

/**
 * A random household with everything that can be asked: guests, locked days, history, later plans,
 * tags, tight and loose rules, and in every second one meals that stand already. `most` keeps it
 * small.
 */
export function randomHousehold(
  seed: number,
  most = { recipes: 44, days: 12 },
): { request: PlanRequest; recipes: PlannerRecipe[] } {
  const random = seededRandom(seed)
  const cooking = seededRandom(seed + 300)
  const lately = seededRandom(seed + 600)
  const holding = seededRandom(seed + 900)
  const heat = seededRandom(seed + 1200)
  const below = (count: number) => Math.floor(random() * count)
  const some = (count: number, chance: number) =>
    Array.from({ length: count }, (_, index) => index).filter(() => random() < chance)
  const recipes = Array.from({ length: 5 + below(most.recipes - 4) }, (_, index): PlannerRecipe => {
    const meals = some(4, 0.45)
    return {
      title: `Recipe ${index}`,
      meals: meals.length > 0 ? meals : [2],
      minutes: 5 + below(220),
      cuisine: below(18),
      protein: below(6),
      vegetables: some(12, 0.2),
      perishables: some(20, 0.15),
      cost: below(600) / 100,
      difficulty: below(3),
      contains: some(6, 0.1),
      mayContain: some(6, 0.1),
      diets: Array.from({ length: 4 }, () => [2, 2, 2, 1, 0][below(5)] ?? 2),
      unknownCount: random() < 0.1 ? 1 : 0,
      tags: random() < 0.5 ? ['quick'] : [],
      isFavourite: random() < 0.2,
      rating: random() < 0.5 ? 1 + below(5) : null,
      method: Math.floor(cooking() * 4),
      isBigCook: cooking() < 0.4,
      isHot: heat() < 0.3,
      ...(holding() < 0.5 && {
        holds: {
          vegetables: [Math.floor(holding() * 12)],
          proteins: [1 + Math.floor(holding() * 5)],
        },
      }),
      ...(lately() < 0.4 && { daysSince: Math.floor(lately() * 60) }),
    }
  })
  const days = 1 + below(most.days)
  const diners = Array.from({ length: below(5) }, (_, index): PlannerDiner => {
    const allergies = some(6, 0.1)
    return {
      name: `Diner ${index}`,
      allergies,
      mayContainAllowed: allergies.filter(() => random() < 0.3),
      diets: some(4, 0.1),
      dislikedFoods: some(20, 0.1),
      dislikedProteins: some(6, 0.1),
      likedCuisines: some(17, 0.15),
      likedProteins: some(6, 0.15),
      isSmallChild: heat() < 0.4,
      ...(random() < 0.25 ? { slots: [{ day: below(days), meal: below(4) }] } : {}),
    }
  })
  const least = below(9)
  const request: PlanRequest = {
    days,
    meals: [0, 1, 2, 3].filter((meal) => meal === 2 || random() < 0.5),
    firstWeekday: below(7),
    diners,
    longestMinutes: [20, 40, 60, 30],
    difficulty: below(3),
    budget: 1 + below(300) / 100,
    cuisines: some(17, 0.2),
    repeatAfter: { least, wished: least + below(8) },
    tags: random() < 0.15 ? ['quick'] : [],
    fixed: Array.from({ length: below(25) }, () => ({
      day: below(days + 28) - 14,
      meal: below(4),
      recipe: below(recipes.length),
    })).filter(
      (meal, index, all) =>
        all.findIndex((other) => other.day === meal.day && other.meal === meal.meal) === index,
    ),
    locked: random() < 0.3 ? [below(days)] : [],
    skipped: random() < 0.3 ? [below(days)] : [],
  }
  // Half of them are planned again: something stands in some of the slots.
  if (seed % 2 === 1) return { request, recipes }
  const slots = slotsToFill(request).map((slot) =>
    random() < 0.6 ? { ...slot, currentRecipe: below(recipes.length) } : slot,
  )
  return { request: { ...request, slots }, recipes }
}
