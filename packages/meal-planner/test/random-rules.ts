import type { PlannerRule } from '@plateful/meal-planner/rules'
import { slotsToFill, type PlannerRecipe, type PlanRequest } from '@plateful/meal-planner/request'
import { seeded } from '@plateful/meal-planner/seeded'

/** The same request with a few random rules of each kind, and slots where a dish may come again. */
export function withRules(
  request: PlanRequest,
  recipes: readonly PlannerRecipe[],
  seed: number,
): PlanRequest {
  const dice = seeded(seed + 9000)
  const below = (count: number) => Math.floor(dice() * count)
  const all = slotsToFill(request).map((slot) => ({ ...slot, mayRepeat: dice() < 0.2 }))
  const some = () => all.flatMap((_, slot) => (dice() < 0.6 ? [slot] : []))
  const ends = () => {
    const min = below(3)
    return [{ min }, { max: below(3) }, { min, max: min + below(2) }][below(3)]
  }
  const classes = () => recipes.map(() => below(5) - 1)
  const rules = Array.from({ length: 1 + below(4) }, (): PlannerRule => {
    const points = 1 + below(5000)
    const kind = below(3)
    if (kind === 0) {
      const slots = some()
      const half = slots.length >> below(2)
      const parts = [slots.slice(0, half), slots.slice(half)]
      return {
        kind: 'sum',
        points,
        parts: parts.map((part) => ({ slots: part, worth: recipes.map(() => below(4) - 1) })),
        stood: below(3),
        ...ends(),
      }
    }
    const classed = { points, slots: some(), classOf: classes(), stood: [below(5) - 1, below(5) - 1] }
    return kind === 1 ? { kind: 'each', ...classed, max: below(3) } : { kind: 'kinds', ...classed, ...ends() }
  })
  return { ...request, slots: all, rules }
}
