import type { Problem } from '@plateful/meal-planner/problem/problem'
import { isMainMeal, type Slot } from '@plateful/meal-planner/problem/request'
import type { RepetitionRule } from '@plateful/meal-planner/problem/rules'

/** Gives each word a code; -1 for none. */
export function codesOf(words: readonly (string | undefined)[]): number[] {
  const codes = new Map<string, number>()
  return words.map((word) => {
    if (word === undefined) return -1
    if (!codes.has(word)) codes.set(word, codes.size)
    return codes.get(word) ?? -1
  })
}

/**
 * How far apart meals should be, in days, and the points of each breach. `meal` limits it to one
 * meal time.
 */
export interface Spacing {
  days: number
  points: number
  max?: number
  step?: number
  meal?: number
  /** By slot: the meals at which its leftovers are eaten, which count as that dish too. */
  later?: EatenLater
}

/** By slot: the meals at which its leftovers are eaten. */
export type EatenLater = readonly (readonly Slot[])[]

/**
 * Allows no class more than `max` times in any run of so many days. A dish counts once however
 * often it is eaten. Of several runs with the same meals only one becomes a rule.
 */
export function spacingRules(
  { request, slots }: Problem,
  classOf: readonly number[],
  { days, points, max = 1, step = 1, meal: only, later = [] }: Spacing,
): RepetitionRule[] {
  const rules: RepetitionRule[] = []
  const known = new Set<string>()
  for (let first = -step * Math.floor((days - 1) / step); first < request.days; first += step) {
    const isIn = ({ day, meal }: Slot) =>
      day >= first && day < first + days && (only === undefined ? isMainMeal(meal) : meal === only)
    const inside = slots.flatMap((slot, index) =>
      !slot.mayRepeat && (isIn(slot) || later[index]?.some(isIn) === true) ? [index] : [],
    )
    const standingClasses = request.fixed.flatMap((meal) => (isIn(meal) ? [classOf[meal.recipe] ?? -1] : []))
    const alreadyThere = standingClasses.filter((one) => one >= 0)
    const key = `${inside.join()} ${alreadyThere.join()}`
    if (inside.length === 0 || inside.length + alreadyThere.length <= max || known.has(key)) continue
    known.add(key)
    rules.push({
      kind: 'repetition',
      slots: inside,
      classOf,
      standingClasses: alreadyThere,
      max,
      points,
      isImplicit: true,
    })
  }
  return rules
}
