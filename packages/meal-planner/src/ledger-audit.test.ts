import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomHousehold } from '../test/random-household.ts'
import { auditPlan } from './audit.ts'
import { lowerBound } from './bound.ts'
import { mayStand } from './improve.ts'
import { Ledger } from './ledger.ts'
import { Moves } from './moves.ts'
import { makeProblem } from './problem.ts'
import { BARRED } from './repeats.ts'
import { seeded } from './seeded.ts'
import { POINT } from './weights.ts'

/** Numbers of random households, each with the throws of a dice of its own. */
const households = fc.integer({ min: 1, max: 100_000 })

function begin(seed: number) {
  const { request, recipes } = randomHousehold(seed, { recipes: 20, days: 9 })
  const problem = makeProblem(request, recipes)
  const ledger = new Ledger(problem)
  const audit = () => auditPlan(request, recipes, [...ledger.chosen])
  return { problem, ledger, audit, dice: seeded(seed + 7) }
}

describe('the ledger', () => {
  it('is the audit of the plan after any sequence of moves and of moves taken back', () => {
    fc.assert(
      fc.property(households, fc.array(fc.boolean(), { maxLength: 12 }), (seed, undone) => {
        const { problem, ledger, audit, dice } = begin(seed)
        fc.pre(problem.slots.length > 0)
        const moves = new Moves(ledger, dice, { taken: 0, most: 1e9 })
        for (const isUndone of undone) {
          const before = ledger.chosen.slice()
          const total = ledger.total
          const change = moves.make()
          const made = [...ledger.chosen]
          if (change !== null && isUndone) moves.undo()
          expect([...ledger.chosen]).toEqual(isUndone ? [...before] : made)
          expect(ledger.total).toBe(total + (change === null || isUndone ? 0 : change))
          const { score, violations } = audit()
          // A recipe twice on one day has a price in the ledger that no plan pays; the audit counts
          // it as a violation.
          expect(violations === 0 ? ledger.total / POINT : score).toBeCloseTo(score, 6)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is the same whatever the order in which the slots were filled, and never below the bound', () => {
    fc.assert(
      fc.property(households, (seed) => {
        const { problem, ledger, audit, dice } = begin(seed)
        for (const [slot, { menu }] of problem.slots.entries()) {
          const recipe = menu.recipes[Math.floor(dice() * menu.recipes.length)] ?? -1
          if (recipe >= 0 && mayStand(ledger, slot, recipe) && ledger.probe(slot, recipe) < BARRED / 2)
            ledger.set(slot, recipe)
        }
        const backwards = new Ledger(problem)
        for (const slot of [...problem.slots.keys()].toReversed())
          backwards.set(slot, ledger.chosen[slot] ?? -1)
        expect(backwards.total).toBe(ledger.total)
        expect(audit().violations).toBe(0)
        expect(lowerBound(problem)).toBeLessThanOrEqual(ledger.total / POINT)
      }),
      { numRuns: 60 },
    )
  })
})
