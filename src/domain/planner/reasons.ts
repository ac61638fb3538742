import { fitOf } from './hard-rules.ts'
import type { OpenSlot, Problem } from './problem.ts'
import { isMainMeal, type Plan, type PlannerRecipe, weekOf } from './request.ts'
import { likingOf, minutesOver } from './taste.ts'
import { OVER_TIME, weights } from './weights.ts'
import { mealWords, type PlannerWords, sayCodes, sayCount } from './words.ts'

/** One thing that speaks for a meal, or against it (negative), in points. */
export interface Reason {
  text: string
  points: number
}

/** How many reasons a meal gives (its heaviest). */
export const MOST_REASONS = 4

/** What is served besides a slot: all meals of its week, and the days on which a recipe stands. */
interface Company {
  week: readonly PlannerRecipe[]
  mains: readonly PlannerRecipe[]
  daysOf: (recipe: number) => number[]
}

function companyOf(problem: Problem, plan: Plan, slot: OpenSlot): Company {
  const others = problem.slots.flatMap(({ day, meal, week }, index) => {
    const recipe = plan[index] ?? -1
    return recipe < 0 || problem.slots[index] === slot ? [] : [{ day, meal, week, recipe }]
  })
  const standing = problem.standing.map((meal) => ({ ...meal, week: weekOf(problem.request, meal.day) }))
  const inWeek = [...others, ...standing].filter(({ week }) => week === slot.week)
  const recipesOf = (meals: readonly { recipe: number }[]) =>
    meals.flatMap(({ recipe }) => problem.recipes[recipe] ?? [])
  return {
    week: recipesOf(inWeek),
    mains: recipesOf(inWeek.filter(({ meal }) => isMainMeal(meal))),
    daysOf: (wanted) => [
      ...(problem.daysOf.get(wanted) ?? []),
      ...others.filter(({ recipe }) => recipe === wanted).map(({ day }) => day),
    ],
  }
}

/**
 * Why a recipe stands in a slot of a plan: up to four reasons, the heaviest first, each worth what it adds to or takes from the score.
 * Whatever is against it (a repeat, time over the limit, somebody's dislike) is told like what is for it.
 */
export function reasonsFor(
  problem: Problem,
  plan: Plan,
  slot: OpenSlot,
  chosen: number,
  words: PlannerWords,
): Reason[] {
  const { request } = problem
  const recipe = problem.recipes[chosen]
  if (recipe === undefined) return []
  const company = companyOf(problem, plan, slot)
  const reasons: Reason[] = []
  const say = (text: string, points: number) => reasons.push({ text, points })

  const had = new Set(company.week.flatMap(({ vegetables }) => vegetables))
  const fresh = recipe.vegetables.filter((group) => !had.has(group))
  if (fresh.length > 0)
    say(
      `adds ${sayCodes(fresh, words.vegetables, 'vegetable group')} to the week`,
      weights.vegetable * fresh.length,
    )
  const open = new Set(company.week.flatMap(({ perishables }) => perishables))
  const used = recipe.perishables.filter((food) => open.has(food))
  if (used.length > 0)
    say(
      `uses up ${sayCodes(used, words.perishables, 'fresh food')} that the week already needs`,
      weights.perishable * used.length,
    )

  for (const diner of slot.menu.diners) {
    const liking = likingOf(diner, recipe)
    if (liking < 0) say(`${diner.name} is less keen on it`, weights.dislike * liking)
    if (liking <= 0) continue
    const food = recipe.foods?.find((word) => diner.likedWords?.includes(word))
    const isCuisine = diner.likedCuisines.includes(recipe.cuisine)
    const what =
      food === undefined
        ? isCuisine
          ? words.cuisines[recipe.cuisine]
          : words.proteins[recipe.protein]
        : words.foods?.[food]
    say(`${diner.name} likes ${what ?? 'it'}`, (weights.like * liking) / slot.menu.diners.length)
  }
  if (request.cuisines.includes(recipe.cuisine))
    say(
      `${words.cuisines[recipe.cuisine] ?? 'its cuisine'} is one of your cuisines`,
      weights.preferredCuisine,
    )
  if (recipe.isFavourite === true) say('it is a favourite', weights.favourite)
  if ((recipe.rating ?? 3) !== 3)
    say(`you gave it ${sayCount(recipe.rating ?? 3, 'star')}`, weights.star * ((recipe.rating ?? 3) - 3))

  if (chosen === slot.stood) say('it stands there already', weights.stays)

  const gap = Math.min(...company.daysOf(chosen).map((day) => Math.abs(day - slot.day)))
  const { least, wished } = request.repeatAfter
  if (gap < Math.max(wished, least))
    say(
      `it is served ${sayCount(gap, 'day')} away`,
      -weights.soon * Math.max(0, wished - gap) - weights.tooSoon * Math.max(0, least - gap),
    )
  else say(Number.isFinite(gap) ? `not served within ${sayCount(gap, 'day')}` : 'not served lately', 0.5)

  const over = minutesOver(request, slot.meal, recipe)
  const limit = request.longestMinutes[slot.meal] ?? 0
  if (over > 0)
    say(
      `${recipe.minutes} min, over the limit of ${limit}`,
      -weights.overTime - Math.min(OVER_TIME.heaviest, over),
    )
  else if (recipe.isTimeGuessed !== true) say(`${recipe.minutes} min, within ${limit}`, 0.4)
  if (fitOf(recipe, slot.meal) === 'stand-in')
    say(`no ${mealWords[slot.meal] ?? 'meal'} recipe, but it serves as one`, -weights.otherMeal)
  const isOnly =
    isMainMeal(slot.meal) &&
    recipe.protein !== 0 &&
    !company.mains.some(({ protein }) => protein === recipe.protein)
  if (isOnly) say(`the week's only ${words.proteins[recipe.protein] ?? 'meal of its protein'}`, 1)
  return reasons.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, MOST_REASONS)
}
