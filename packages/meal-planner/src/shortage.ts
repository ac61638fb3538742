import { carriesTag, fitOf, objectionsOf } from './hard-rules.ts'
import type { Problem } from './problem.ts'
import type { PlannerRecipe } from './request.ts'
import { minutesOver } from './taste.ts'

/**
 * A wish that can be one of those that clash. Whoever's allergies and diets are named, they are
 * never relaxed: more recipes help.
 */
export type Wish =
  | { kind: 'diner'; name: string }
  | { kind: 'tags'; tags: readonly string[] }
  | { kind: 'time'; minutes: number }
  | { kind: 'spacing'; days: number }

/**
 * A meal time that cannot be filled as wished, and the smallest set of wishes that clash: without
 * any one of them it could be.
 */
export interface Shortage {
  meal: number
  /** Recipes that meet every wish, and how many different ones the window needs. */
  suitable: number
  needed: number
  clash: Wish[]
}

/**
 * The most slots of one meal in any stretch of so many days: as many different recipes are needed
 * (one slot a day).
 */
function neededWithin(days: readonly number[], stretch: number): number {
  return days.reduce(
    (most, first) => Math.max(most, days.filter((day) => day >= first && day < first + stretch).length),
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
    const wishes: Wish[] = [
      { kind: 'time', minutes: request.longestMinutes[meal] ?? 0 },
      ...(request.tags.length > 0 ? [{ kind: 'tags', tags: request.tags } as const] : []),
      ...family
        .filter(({ allergies, diets }) => allergies.length + diets.length > 0)
        .map(({ name }) => ({ kind: 'diner', name }) as const),
      { kind: 'spacing', days: request.repeatAfter.least },
    ]
    const meets = (recipe: PlannerRecipe, wish: Wish): boolean => {
      if (wish.kind === 'time') return minutesOver(request, meal, recipe) === 0
      if (wish.kind === 'tags') return carriesTag(request.tags, recipe)
      if (wish.kind === 'diner')
        return family.every((diner) => diner.name !== wish.name || objectionsOf(diner, recipe).length === 0)
      return true
    }
    const meant = recipes.filter((recipe) => fitOf(recipe, meal) === 'meant')
    const count = (of: readonly Wish[]) => {
      const spacing = of.find((wish) => wish.kind === 'spacing')
      return {
        suitable: meant.filter((recipe) => of.every((wish) => meets(recipe, wish))).length,
        needed: neededWithin(days, spacing?.days ?? 1),
      }
    }
    const isShort = (of: readonly Wish[]) => count(of).suitable < count(of).needed
    if (!isShort(wishes)) return []
    // Leave out, one after another, each wish without which the rest still clash: those that remain
    // all take part. Spacing is tried first: it is not to blame where nothing suits at all.
    const clash = wishes.reduceRight<Wish[]>((rest, wish) => {
      const without = rest.filter((other) => other !== wish)
      return isShort(without) ? without : rest
    }, wishes)
    return [{ meal, ...count(wishes), clash }]
  })
}
