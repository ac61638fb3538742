import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomHousehold } from '../../test/random-household.ts'
import { auditPlan } from '../audit.ts'
import { makeProblem } from '../problem/problem.ts'
import { POINT } from '../problem/weights.ts'
import { lowerBound } from '../proof/lower-bound.ts'
import { isOffered } from '../search/improve.ts'
import { Moves } from '../search/moves.ts'
import { seededRandom } from '../search/seeded-random.ts'
import { SAME_DAY_COST } from './recipe-repeat-costs.ts'
import { ScoredPlan } from './scored-plan.ts'

/** Numbers of random households, each with a seed of its own for what is drawn at random. */
const households = fc.integer({ min: 1, max: 100_000 })

function begin(seed: number) {
  const { request, recipes } = randomHousehold(seed, { recipes: 20, days: 9 })
  const problem = makeProblem(request, recipes)
  const scored = new ScoredPlan(problem)
  const audit = () => auditPlan(request, recipes, [...scored.chosen])
  return { problem, scored, audit, random: seededRandom(seed + 7) }
}

describe('the scored', () => {
  it('is the audit of the plan after any sequence of moves and of moves taken back', () => {
    fc.assert(
      fc.property(households, fc.array(fc.boolean(), { maxLength: 12 }), (seed, undone) => {
        const { problem, scored, audit, random } = begin(seed)
        fc.pre(problem.slots.length > 0)
        const moves = new Moves(scored, random, { used: 0, limit: 1e9 })
        for (const isUndone of undone) {
          const before = scored.chosen.slice()
          const total = scored.total
          const change = moves.make()
          const made = [...scored.chosen]
          if (change !== null && isUndone) moves.undo()
          expect([...scored.chosen]).toEqual(isUndone ? [...before] : made)
          expect(scored.total).toBe(total + (change === null || isUndone ? 0 : change))
          const { score, violations } = audit()
          // A recipe twice on one day has a price in the scored that no plan pays; the audit counts
          // it as a violation.
          expect(violations === 0 ? scored.total / POINT : score).toBeCloseTo(score, 6)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is the same whatever the order in which the slots were filled, and never below the bound', () => {
    fc.assert(
      fc.property(households, (seed) => {
        const { problem, scored, audit, random } = begin(seed)
        for (const [slot, { menu }] of problem.slots.entries()) {
          const recipe = menu.recipes[Math.floor(random() * menu.recipes.length)] ?? -1
          if (
            recipe >= 0 &&
            isOffered(scored, slot, recipe) &&
            scored.probe(slot, recipe) < SAME_DAY_COST / 2
          )
            scored.set(slot, recipe)
        }
        const backwards = new ScoredPlan(problem)
        for (const slot of [...problem.slots.keys()].toReversed())
          backwards.set(slot, scored.chosen[slot] ?? -1)
        expect(backwards.total).toBe(scored.total)
        expect(audit().violations).toBe(0)
        expect(lowerBound(problem)).toBeLessThanOrEqual(scored.total / POINT)
      }),
      { numRuns: 60 },
    )
  })
})
