import { describe, expect, it } from 'vitest'
import { boundsOf } from '../../test/model-bounds.ts'
import { randomHousehold } from '../../test/random-household.ts'
import { withPacks, withRules } from '../../test/random-rules.ts'
import { bestScore, dishes, everyPlan, requestOf, smallHousehold } from '../../test/samples.ts'
import { auditPlan } from '../audit.ts'
import { makeProblem } from '../problem/problem.ts'
import type { Plan } from '../problem/request.ts'
import { searchPlan } from '../search/search.ts'
import { seededRandom } from '../search/seeded-random.ts'
import { type ExactModel, exactModel, planFromSolution, warmStartOf } from './exact-model.ts'

/** What a plan costs in a model, Infinity where a row or a bound forbids it. */
function valuesOf(exact: ExactModel): (plan: Plan) => number {
  const { model } = exact
  const bounds = boundsOf(model)
  return (plan) => {
    if (plan.some((recipe, slot) => recipe >= 0 && exact.recipes[slot]?.includes(recipe) !== true))
      return Infinity
    const { indices, values } = warmStartOf(exact, plan)
    const left = bounds(new Map(indices.map((column, at) => [column, values[at] ?? 0])))
    if (left === null) return Infinity
    return model.cost.reduce((sum, cost, column) => {
      const best = (cost > 0 ? left.lower : left.upper)[column] ?? 0
      return cost === 0 ? sum : sum + cost * best
    }, model.offset)
  }
}

describe('the model knows the score of every plan', () => {
  it.each(Array.from({ length: 60 }, (_, index) => index + 1))(
    'in random household %i: what the audit says, and no plan that breaks a rule',
    (seed) => {
      const { request, recipes } = randomHousehold(seed)
      const problem = makeProblem(request, recipes)
      const valueOf = valuesOf(exactModel(problem, Infinity))
      const random = seededRandom(seed)
      for (let plans = 0; plans < 12; plans++) {
        const plan = problem.slots.map(
          ({ menu }) => [-1, ...menu.recipes][Math.floor(random() * (menu.recipes.length + 1))] ?? -1,
        )
        const { score, violations } = auditPlan(request, recipes, plan)
        expect(valueOf(plan)).toBeCloseTo(violations > 0 ? Infinity : score, 6)
      }
      const { plan, score } = searchPlan(problem, { maxEvaluations: 3000 })
      expect(valueOf(plan)).toBeCloseTo(score, 6)
    },
  )

  it.each(Array.from({ length: 60 }, (_, index) => index + 1))(
    'in small household %i it keeps the best of all plans, whatever score is known',
    (seed) => {
      const { request, recipes } = smallHousehold(seed)
      const problem = makeProblem(request, recipes)
      const best = bestScore(request, recipes)
      for (const known of [best, best + 10]) {
        const values = everyPlan(problem).map(valuesOf(exactModel(problem, known)))
        expect(Math.min(...values)).toBeCloseTo(best, 6)
      }
    },
  )
})

describe.each([
  ['packs that dishes share', withPacks],
  ['rules of all kinds', withRules],
])('the model knows what %s weigh', (_, ruledBy) => {
  it.each(Array.from({ length: 60 }, (__, index) => index + 1))('in small household %i', (seed) => {
    const { request, recipes } = smallHousehold(seed)
    const ruled = ruledBy(request, recipes, seed)
    const problem = makeProblem(ruled, recipes)
    const plans = everyPlan(problem)
    const valueOf = valuesOf(exactModel(problem, Infinity))
    for (const plan of plans) {
      const { score, violations } = auditPlan(ruled, recipes, plan)
      expect(valueOf(plan), `of ${plan.join()}`).toBeCloseTo(violations > 0 ? Infinity : score, 6)
    }
    const best = bestScore(ruled, recipes)
    expect(Math.min(...plans.map(valuesOf(exactModel(problem, best))))).toBeCloseTo(best, 6)
  })
})

describe('between plans and columns', () => {
  const problem = makeProblem(requestOf({ days: 2 }), dishes(2))
  const exact = exactModel(problem, Infinity)

  it.each([[[0, 1]], [[1, -1]], [[-1, -1]]])('%j comes back as it was', (plan) => {
    const { indices, values } = warmStartOf(exact, plan)
    const solution = Array.from(exact.model.cost, (_, column) => values[indices.indexOf(column)] ?? 0)
    expect(planFromSolution(exact, solution)).toEqual(plan)
  })
  it('a choice that a solver leaves a little short of one is taken', () => {
    const solution = exact.model.cost.map(() => 0)
    solution[exact.columns[0]?.[1] ?? 0] = 0.999_999
    solution[exact.columns[1]?.[0] ?? 0] = 0.000_001
    expect(planFromSolution(exact, solution)).toEqual([1, -1])
  })
  it('each choice is whole, nought or one', () => {
    const { indices } = warmStartOf(exact, [0, 1])
    expect(indices).toHaveLength(6)
    for (const column of indices)
      expect([exact.model.lower[column], exact.model.upper[column], exact.model.isWhole[column]]).toEqual([
        0, 1, 1,
      ])
    expect(exact.model.isWhole.filter((isWhole) => isWhole === 1)).toHaveLength(6)
  })
  it('a recipe that costs more by itself than a better plan can is left out', () => {
    const library = [...dishes(1), ...dishes(1, { difficulty: 2 }), ...dishes(1, { meals: [1] })]
    const { recipes } = exactModel(makeProblem(requestOf(), library), 5)
    expect(recipes).toEqual([[0, 1]])
  })
})
