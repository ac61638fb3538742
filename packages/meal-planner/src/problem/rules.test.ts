import { describe, expect, it } from 'vitest'
import { randomHousehold } from '../../test/random-household.ts'
import { withRules } from '../../test/random-rules.ts'
import { bestScore, dish, dishes, everyPlan, requestOf, smallHousehold } from '../../test/samples.ts'
import { auditPlan } from '../audit.ts'
import { lowerBound } from '../proof/lower-bound.ts'
import { SAME_DAY_COST } from '../score/recipe-repeat-costs.ts'
import { leastRuleCost } from '../score/rule-costs.ts'
import { ScoredPlan } from '../score/scored-plan.ts'
import { bestRecipeFor } from '../search/improve.ts'
import { findPlan } from '../search/search.ts'
import { seededRandom } from '../search/seeded-random.ts'
import { makeProblem } from './problem.ts'
import type { PlanRequest } from './request.ts'
import { type PlannerRule, unitsBroken } from './rules.ts'
import { POINT } from './weights.ts'

const seeds = Array.from({ length: 60 }, (_, index) => index + 1)

describe('by how many units a plan breaks a rule', () => {
  const slots = [0, 1, 2]
  const sum = { kind: 'sum', parts: [{ slots, worth: [1, 0, 2] }], points: 1 } as const
  const use = (food: number, amount: number) => [{ food, amount }]
  const uses = [use(0, 500), use(0, 600), use(0, 400), use(1, 500)]
  const packs = { kind: 'packs', parts: [{ slots, uses }], points: 1 } as const
  const classed = { slots, classOf: [0, 0, 1, -1], points: 1 } as const
  it.each<[string, PlannerRule, number[], number]>([
    ['at least twice, once', { ...sum, min: 2 }, [0, 1, 1], 1],
    ['at least twice, with one that stands', { ...sum, min: 2, standingWorth: 1 }, [0, 1, 1], 0],
    ['at most once, three', { ...sum, max: 1 }, [0, 2, -1], 2],
    ['between its ends', { ...sum, min: 1, max: 3 }, [2, 1, 1], 0],
    ['each once, one twice', { ...classed, kind: 'repetition', max: 1 }, [0, 1, 2], 1],
    ['what is in no class counts for none', { ...classed, kind: 'repetition', max: 1 }, [3, 3, 3], 0],
    [
      'each once, one stands',
      { ...classed, kind: 'repetition', max: 1, standingClasses: [1] },
      [2, -1, -1],
      1,
    ],
    ['two kinds wanted, one there', { ...classed, kind: 'variety', min: 2 }, [0, 1, 3], 1],
    ['one kind throughout', { ...classed, kind: 'variety', max: 1 }, [0, 1, 0], 0],
    ['half a pack for each of two', packs, [0, 0, -1], -1],
    ['more than a pack in all', packs, [0, 1, -1], 0],
    ['three of one pack', { ...packs, standingUses: [{ food: 0, amount: 100 }] }, [0, 2, -1], -2],
    ['foods of their own', packs, [0, 3, -1], 0],
    ['one kind throughout, two there', { ...classed, kind: 'variety', max: 1 }, [0, 2, 0], 1],
  ])('%s', (_, rule, plan, units) => expect(unitsBroken(rule, plan)).toBe(units))
})

const withRandomRules = (seed: number) => {
  const { request, recipes } = randomHousehold(seed)
  const ruled = withRules(request, recipes, seed)
  return { request: ruled, recipes, problem: makeProblem(ruled, recipes) }
}

describe.each(seeds)('with random rules in household %i', (seed) => {
  it('the scored plan counts what the audit counts, and tells beforehand what a change brings', () => {
    const { request, recipes, problem } = withRandomRules(seed)
    const scored = new ScoredPlan(problem)
    const random = seededRandom(seed)
    for (let step = 0; step < 60; step++) {
      const slot = Math.floor(random() * problem.slots.length)
      const offered = problem.slots[slot]?.menu.recipes ?? []
      scored.set(slot, -1)
      const recipe = offered[Math.floor(random() * (offered.length + 1))] ?? -1
      if (recipe < 0) continue
      const told = scored.probe(slot, recipe)
      if (told >= SAME_DAY_COST / 2) continue
      expect(scored.set(slot, recipe)).toBe(told)
    }
    const { score, violations } = auditPlan(request, recipes, [...scored.chosen])
    expect(violations).toBe(0)
    expect(scored.total / POINT).toBeCloseTo(score, 6)
  })

  it('the best recipe for a slot is found though not all are looked at', () => {
    const { problem } = withRandomRules(seed)
    const scored = new ScoredPlan(problem)
    for (const [slot, { menu }] of problem.slots.entries()) {
      const least = Math.min(0, ...[...menu.recipes].map((recipe) => scored.probe(slot, recipe)))
      const best = bestRecipeFor(scored, slot, { used: 0, limit: Infinity })
      expect(best < 0 ? 0 : scored.probe(slot, best)).toBe(least)
      scored.set(slot, best)
    }
  })

  it('the search finds the best of all plans, and no plan beats the bound', () => {
    const { request, recipes } = smallHousehold(seed)
    const ruled = withRules(request, recipes, seed)
    const problem = makeProblem(ruled, recipes)
    const best = bestScore(ruled, recipes)
    expect(findPlan(problem, { maxEvaluations: 4000 }).score).toBeCloseTo(best, 6)
    expect(lowerBound(problem)).toBeLessThanOrEqual(best + 1e-6)
    // What shared packs gain is counted with the slots.
    const rules = ruled.rules?.filter(({ kind }) => kind !== 'packs') ?? []
    const alone = { ...ruled, rules }
    const weighed = everyPlan(problem).map((plan) => auditPlan(alone, recipes, plan).terms.rules)
    expect(leastRuleCost({ ...problem, request: alone })).toBeLessThanOrEqual(Math.min(...weighed))
  })
})

describe('a rule in a plan', () => {
  const plan = (change: Partial<PlanRequest>, library = dishes(6)) =>
    findPlan(makeProblem(requestOf({ days: 4, ...change }), library), { maxEvaluations: 20_000 }).plan
  const dinners = { slots: [0, 1, 2, 3] }
  const worth = [1, 1, 0, 0, 0, 0]

  it('a dish is planned as often as it is asked for, no more', () => {
    const chosen = plan({
      rules: [{ kind: 'sum', parts: [{ ...dinners, worth }], min: 2, max: 2, points: 4000 }],
    })
    expect(chosen.filter((recipe) => recipe < 2)).toHaveLength(2)
  })
  it('the same dish comes again where it may, and costs nothing', () => {
    const slots = [0, 1, 2, 3].map((day) => ({ day, meal: 2, mayRepeat: true }))
    const classOf = worth.map((_, recipe) => recipe)
    const rules = [{ kind: 'variety', ...dinners, classOf, max: 1, points: 4000 } as const]
    const request = requestOf({ days: 4, slots, rules })
    const { plan: chosen, score } = findPlan(makeProblem(request, dishes(6)), { maxEvaluations: 20_000 })
    expect(new Set(chosen).size).toBe(1)
    expect([score, auditPlan(request, dishes(6), chosen).violations]).toEqual([0, 0])
  })
  it('is dearer than an empty slot where it weighs more', () => {
    const rule = { kind: 'sum', parts: [{ ...dinners, worth: [1, 1, 1, 1, 1, 1] }], max: 1 } as const
    const open = (points: number) => plan({ rules: [{ ...rule, points }] }).filter((one) => one < 0)
    expect(open(4000)).toHaveLength(3)
    expect(open(100)).toEqual([])
  })
  it('a dip is no breakfast, though a snack could stand in for one', () => {
    const breakfast = (change: object) => plan({ days: 1, meals: [0] }, [dish({ meals: [3], ...change })])
    expect(breakfast({})).toEqual([0])
    expect(breakfast({ excludedMeals: [0] })).toEqual([-1])
  })
})
