import { formatCount, formatList } from '@plateful/ingredients/format-english'
import { mealNames, type PlannerNames } from '../problem/format-names.ts'
import { mealFitOf } from '../problem/hard-rules.ts'
import type { OpenSlot, Problem } from '../problem/problem.ts'
import { likingOf, minutesOver } from '../problem/recipe-cost.ts'
import {
  DINNER,
  isWeekend,
  SIDE,
  type Plan,
  type PlannerDiner,
  type PlannerRecipe,
} from '../problem/request.ts'
import { OVER_TIME, weights } from '../problem/weights.ts'
import { type ChosenMeal, planAround, type Reason, REASON_POINTS } from './chosen-meal.ts'
import { reasonsOfCooking } from './reasons-of-cooking.ts'
import { reasonsOfWeek, reasonsOfFish } from './reasons-of-week.ts'

/** How many reasons a meal gives (its heaviest). */
export const MAX_REASONS = 3

/** What a diner likes about a recipe, by its name: a food, a cuisine or a protein. */
function likedIn(recipe: PlannerRecipe, diner: PlannerDiner, words: PlannerNames): string {
  const food = recipe.foods?.find((word) => diner.likedWords?.includes(word))
  if (food !== undefined) return words.foods?.[food] ?? 'it'
  const isCuisine = diner.likedCuisines.includes(recipe.cuisine)
  return (isCuisine ? words.cuisines[recipe.cuisine] : words.proteins[recipe.protein]) ?? 'it'
}

/** How those who eat it like the recipe, and what the household thinks of it. */
function reasonsOfTaste({ problem, slot, recipe, words }: ChosenMeal): Reason[] {
  const { diners } = slot.menu
  const reasons = diners.flatMap((diner): Reason[] => {
    const liking = likingOf(diner, recipe)
    if (liking < 0) return [{ text: `${diner.name} is less keen on it`, points: weights.dislike * liking }]
    if (liking === 0) return []
    const text = `${diner.name} likes ${likedIn(recipe, diner, words)}`
    return [{ text, points: (weights.like * liking) / diners.length }]
  })
  const smallChildren = diners.filter(({ isSmallChild }) => isSmallChild === true)
  if (recipe.isHot === true && smallChildren.length > 0)
    reasons.push({
      text: `may be hot for ${formatList(smallChildren.map(({ name }) => name))}`,
      points: -REASON_POINTS.hot,
    })
  if (problem.request.cuisines.includes(recipe.cuisine))
    reasons.push({
      text: `${words.cuisines[recipe.cuisine] ?? 'its cuisine'} is one of your cuisines`,
      points: weights.preferredCuisine,
    })
  if (recipe.isFavourite === true) reasons.push({ text: 'it’s a favourite', points: weights.favourite })
  const stars = recipe.rating ?? UNRATED
  if (stars !== UNRATED)
    reasons.push({
      text: `you gave it ${formatCount(stars, 'star')}`,
      points: weights.star * (stars - UNRATED),
    })
  return reasons
}

/** Weeks without a dish after which that is a reason for it. */
const LONG_WEEKS = 4

/**
 * How long ago the recipe was served, or how soon it will be again. No reason for a dish that was
 * asked for by its name (planner 111).
 */
function reasonsOfRepeat({ problem, slot, chosen, recipe, company }: ChosenMeal): Reason[] {
  if (slot.meal === SIDE || slot.mayRepeat || recipe.isAskedByName === true) return []
  const days = company.daysOf(chosen)
  const dayGap = Math.min(...days.map((day) => Math.abs(day - slot.day)))
  const { least, wished } = problem.request.repeatAfter
  // Only a dinner waits for the wished interval: a lunch may come every week.
  const soonest = slot.meal === DINNER ? Math.max(wished, least) : least
  if (dayGap < soonest) {
    const gapText = days.includes(slot.day - dayGap)
      ? `${formatCount(dayGap, 'day')} since you last had it`
      : `it’s on again ${formatCount(dayGap, 'day')} later`
    const points = weights.soon * Math.max(0, wished - dayGap) + weights.tooSoon * Math.max(0, least - dayGap)
    return [{ text: gapText, points: -points }]
  }
  const daysBefore = [
    ...days.filter((day) => day < slot.day).map((day) => slot.day - day),
    ...(recipe.daysSince === undefined ? [] : [recipe.daysSince + slot.day]),
  ]
  const weeks = daysBefore.length === 0 ? 0 : Math.floor(Math.min(...daysBefore) / 7)
  return weeks >= LONG_WEEKS
    ? [{ text: `not had for ${formatCount(weeks, 'week')}`, points: REASON_POINTS.notForLong }]
    : []
}

/** A dinner of at most so many minutes is quick. */
const QUICK_MINUTES = 30

/**
 * Whether a recipe is quick on a working day, and whether it fits the time limit and the meal time.
 */
function reasonsOfTime({ problem, slot, recipe }: ChosenMeal): Reason[] {
  const reasons: Reason[] = []
  const minutesTooLong = minutesOver(problem.request, slot.meal, recipe)
  const limit = problem.request.longestMinutes[slot.meal] ?? 0
  const isBusy = slot.meal === DINNER && !isWeekend(problem.request, slot.day)
  if (minutesTooLong > 0)
    reasons.push({
      text: `${recipe.minutes} min, longer than your ${limit}`,
      points: -weights.overTime - Math.min(OVER_TIME.heaviest, minutesTooLong),
    })
  else if (isBusy && recipe.minutes <= QUICK_MINUTES && recipe.isTimeGuessed !== true)
    reasons.push({ text: `ready in ${recipe.minutes} min`, points: REASON_POINTS.quick })
  if (mealFitOf(recipe, slot.meal) === 'stand-in')
    reasons.push({
      text: `not a ${mealNames[slot.meal] ?? 'meal'} recipe, but it works as one`,
      points: -weights.otherMeal,
    })
  return reasons
}

/** What is said where there is no other reason. */
const NOT_LATELY: Reason = { text: 'you haven’t had it lately', points: 0.5 }

/** The stars that a recipe without a rating counts as: in the middle. */
const UNRATED = 3

const isAgainst = ({ points }: Reason) => points < 0

/**
 * Why a recipe stands in a slot of a plan: up to three reasons, the heaviest first, each worth what
 * it adds to or takes from the score. Only what a family cares about is said (planner 100), whether
 * it is for the recipe or against it (a repeat, time over the limit, somebody's dislike). What is
 * said of other meals is true of all known meals, so that a reader can check it.
 */
export function reasonsFor(
  problem: Problem,
  plan: Plan,
  slot: OpenSlot,
  chosen: number,
  words: PlannerNames,
): Reason[] {
  const recipe = problem.recipes[chosen]
  if (recipe === undefined) return []
  const choice = { problem, slot, chosen, recipe, company: planAround(problem, plan, slot), words }
  const staysReasons =
    chosen === slot.currentRecipe ? [{ text: 'it’s planned there already', points: weights.stays }] : []
  const reasons = [
    ...reasonsOfWeek(choice),
    ...reasonsOfTaste(choice),
    ...staysReasons,
    ...reasonsOfRepeat(choice),
    ...reasonsOfTime(choice),
    ...reasonsOfFish(choice),
    ...reasonsOfCooking(choice),
  ]
  if (reasons.length === 0) return isUnknown(choice) ? [NOT_LATELY] : []
  const heaviest = reasons.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
  // What is against a meal is never left out for praise.
  const told = [...heaviest.filter(isAgainst), ...heaviest.filter((one) => !isAgainst(one))]
  return heaviest
    .filter((one) => told.indexOf(one) < MAX_REASONS)
    .map((one) => (isAgainst(one) ? { ...one, kind: 'against' as const } : one))
}

/**
 * Whether no known day has the recipe, where days are known for as long as the wished interval
 * between repeats. In a new household nothing is known to have been had. Never for sides and dishes
 * that may repeat.
 */
const isUnknown = ({ problem, slot, recipe, chosen, company }: ChosenMeal) =>
  slot.meal !== SIDE &&
  !slot.mayRepeat &&
  longestKnown(problem) + slot.day >= problem.request.repeatAfter.wished &&
  recipe.daysSince === undefined &&
  company.daysOf(chosen).length === 0

/** For how many days before the plan the meals are known. */
const longestKnown = ({ request, recipes }: Problem): number =>
  Math.max(0, ...recipes.map(({ daysSince }) => daysSince ?? 0), ...request.fixed.map(({ day }) => -day))
