import { slotsToFill, type PlannerRecipe, type PlanRequest } from '@plateful/meal-planner/problem/request'
import type { PlannerRule } from '@plateful/meal-planner/problem/rules'
import { seededRandom } from '@plateful/meal-planner/search/seeded-random'

/** The same request with a few random rules of each kind, and slots where a dish may come again. */
export function withRules(
  request: PlanRequest,
  recipes: readonly PlannerRecipe[],
  seed: number,
): PlanRequest {
  const random = seededRandom(seed + 9000)
  const below = (count: number) => Math.floor(random() * count)
  const all = slotsToFill(request).map((slot) => ({ ...slot, mayRepeat: random() < 0.2 }))
  const some = () => all.flatMap((_, slot) => (random() < 0.6 ? [slot] : []))
  const ends = () => {
    const min = below(3)
    return [{ min }, { max: below(3) }, { min, max: min + below(2) }][below(3)]
  }
  const classes = () => recipes.map(() => below(5) - 1)
  const rules = Array.from({ length: 1 + below(4) }, (_, index): PlannerRule => {
    const points = 1 + below(5000)
    const taste = (seed + index) % 4 === 0 ? { isImplicit: true as const } : {}
    const kind = below(4)
    if (kind === 3) return packsRule(some(), recipes, random)
    if (kind === 0) {
      const slots = some()
      const half = slots.length >> below(2)
      const parts = [slots.slice(0, half), slots.slice(half)]
      return {
        kind: 'sum',
        points,
        ...taste,
        parts: parts.map((part) => ({ slots: part, worth: recipes.map(() => below(4) - 1) })),
        standingWorth: below(3),
        ...ends(),
      }
    }
    const classed = {
      points,
      ...taste,
      slots: some(),
      classOf: classes(),
      standingClasses: [below(5) - 1, below(5) - 1],
    }
    return kind === 1
      ? { kind: 'repetition', ...classed, max: below(3) }
      : { kind: 'variety', ...classed, ...ends() }
  })
  return { ...request, slots: all, rules }
}

/**
 * Foods of which every recipe may use some, in the first slots for more people than in the others.
 */
function packsRule(
  slots: readonly number[],
  recipes: readonly PlannerRecipe[],
  random: () => number,
): PlannerRule {
  const below = (count: number) => Math.floor(random() * count)
  const uses = () =>
    Array.from({ length: 5 }, (_, food) => ({ food, amount: 1 + below(2200) })).filter(() => random() < 0.3)
  const half = slots.length >> below(2)
  const parts = [slots.slice(0, half), slots.slice(half)]
  return {
    kind: 'packs',
    points: 1 + below(40),
    parts: parts.map((part) => ({ slots: part, uses: recipes.map(uses) })),
    standingUses: uses(),
  }
}

/** The same request with packs that its dishes share. */
export function withPacks(
  request: PlanRequest,
  recipes: readonly PlannerRecipe[],
  seed: number,
): PlanRequest {
  const random = seededRandom(seed + 700)
  const all = slotsToFill(request)
  return { ...request, slots: all, rules: [packsRule([...all.keys()], recipes, random)] }
}
