import { auditPlan } from '@plateful/meal-planner/audit'
import { makeProblem, type Problem } from '@plateful/meal-planner/problem/problem'
import type { Plan } from '@plateful/meal-planner/problem/request'
import { searchPlan } from '@plateful/meal-planner/search/search'
import { describe, expect, it } from 'vitest'
import { randomHousehold } from '../../../packages/meal-planner/test/random-household.ts'
import { withRules } from '../../../packages/meal-planner/test/random-rules.ts'
import { solveExactly } from './solve-exactly.ts'

/** Every plan, hard rules or not. */
function* everyPlan({ slots, recipes }: Problem): Generator<Plan> {
  const choices = recipes.length + 1
  for (let code = 0; code < choices ** slots.length; code++)
    yield slots.map((_, slot) => (Math.floor(code / choices ** slot) % choices) - 1)
}

const small = Array.from({ length: 90 }, (_, index) => index + 1)
  .map((seed) => ({ seed, ...randomHousehold(seed, { recipes: 7, days: 3 }) }))
  .map((house) => ({ ...house, problem: makeProblem(house.request, house.recipes) }))
  .filter(({ problem: { slots } }) => slots.length > 0 && slots.length <= 3)

/** The same households with random rules over their meals. */
const ruled = small.map(({ seed, request: plain, recipes }) => {
  const request = withRules(plain, recipes, seed)
  return { seed, request, recipes, problem: makeProblem(request, recipes) }
})

describe('the best plan of the exact solver', () => {
  it('has been tried with meals that stand already and meals that stand around', () => {
    expect(small.length).toBeGreaterThan(20)
    expect(small.filter(({ request }) => request.slots).length).toBeGreaterThan(5)
    expect(small.filter(({ problem }) => problem.standing.length > 0).length).toBeGreaterThan(5)
  })

  it.each([
    ...small.map((house) => ({ ...house, how: 'without rules' })),
    ...ruled.map((house) => ({ ...house, how: 'with rules' })),
  ])('household $seed $how: no plan of all there are is better', async ({ problem, request, recipes }) => {
    const proven = await solveExactly(problem, searchPlan(problem, { maxEvaluations: 1, seed: 1 }), {
      seconds: 20,
    })
    const audits = [...everyPlan(problem)].map((plan) => auditPlan(request, recipes, plan))
    const best = Math.min(...audits.filter(({ violations }) => violations === 0).map(({ score }) => score))
    expect(proven.score).toBeCloseTo(best, 6)
    expect(proven.bound).toBeCloseTo(best, 2)
    expect(auditPlan(request, recipes, proven.plan)).toMatchObject({ violations: 0 })
  })
})
