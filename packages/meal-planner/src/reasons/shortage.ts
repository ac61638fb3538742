import { carriesTag, mealFitOf, objectionsOf } from '../problem/hard-rules.ts'
import type { Problem } from '../problem/problem.ts'
import { minutesOver } from '../problem/recipe-cost.ts'
import type { PlannerRecipe } from '../problem/request.ts'

/**
 * A limit of the family that may clash with others. Allergies and diets of a named diner are never
 * relaxed: only more recipes help.
 */
export type Limit =
  | { kind: 'diner'; name: string }
  | { kind: 'tags'; tags: readonly string[] }
  | { kind: 'time'; minutes: number }
  | { kind: 'spacing'; days: number }
  | { kind: 'rule'; said: string }

/**
 * A meal time that cannot be filled as asked, and the smallest set of limits that clash: without
 * any one of them it could be filled.
 */
export interface Shortage {
  meal: number
  /** Recipes that meet every limit, and how many different ones the window needs. */
  suitable: number
  needed: number
  clash: Limit[]
}

/**
 * The most of these days in any `windowDays` consecutive days. So many different recipes are
 * needed, for one slot of a meal a day.
 */
export function neededWithin(days: readonly number[], windowDays: number): number {
  return days.reduce(
    (most, first) => Math.max(most, days.filter((day) => day >= first && day < first + windowDays).length),
    0,
  )
}

/**
 * Meal times for which the library is too small: any K consecutive days with one slot a day need K
 * different recipes that suit everybody who eats every meal, the tags, the longest time and the
 * meal itself. An exact count, not a guess.
 */
export function findShortages(problem: Problem): Shortage[] {
  const { request, recipes, family, slots } = problem
  return request.meals.flatMap((meal) => {
    const days = slots.filter((slot) => slot.meal === meal && !slot.mayRepeat).map(({ day }) => day)
    if (days.length === 0) return []
    const limits: Limit[] = [
      { kind: 'time', minutes: request.longestMinutes[meal] ?? 0 },
      ...(request.tags.length > 0 ? [{ kind: 'tags', tags: request.tags } as const] : []),
      ...family
        .filter(({ allergies, diets }) => allergies.length + diets.length > 0)
        .map(({ name }) => ({ kind: 'diner', name }) as const),
      { kind: 'spacing', days: request.repeatAfter.least },
    ]
    const isWithin = (recipe: PlannerRecipe, limit: Limit): boolean => {
      if (limit.kind === 'time') return minutesOver(request, meal, recipe) === 0
      if (limit.kind === 'tags') return carriesTag(request.tags, recipe)
      if (limit.kind === 'diner')
        return family.every((diner) => diner.name !== limit.name || objectionsOf(diner, recipe).length === 0)
      return true
    }
    const meant = recipes.filter((recipe) => mealFitOf(recipe, meal) === 'meant')
    const countSuitable = (of: readonly Limit[]) => {
      const spacing = of.find((limit) => limit.kind === 'spacing')
      return {
        suitable: meant.filter((recipe) => of.every((limit) => isWithin(recipe, limit))).length,
        needed: neededWithin(days, spacing?.days ?? 1),
      }
    }
    const isShort = (of: readonly Limit[]) => countSuitable(of).suitable < countSuitable(of).needed
    if (!isShort(limits)) return []
    // Leave out, one after another, each limit without which the rest still clash; those that
    // remain all take part. Spacing is tried first: where nothing suits at all it is not the cause.
    // The limit that keeps most recipes out is tried last: a family whose diet excludes nearly all
    // recipes is not helped by more time.
    const countKeptOut = (limit: Limit) =>
      limit.kind === 'spacing' ? -1 : meant.filter((recipe) => !isWithin(recipe, limit)).length
    const limitsByBlame = limits.toReversed().toSorted((a, b) => countKeptOut(a) - countKeptOut(b))
    const clash = limitsByBlame.reduce<Limit[]>((remaining, limit) => {
      const otherLimits = remaining.filter((other) => other !== limit)
      return isShort(otherLimits) ? otherLimits : remaining
    }, limits)
    return [{ meal, ...countSuitable(limits), clash }]
  })
}
