import { describe, expect, it } from 'vitest'
import { withPacks } from '../test/random-rules.ts'
import { bestScore, dishes, everyPlan, requestOf, smallHousehold } from '../test/samples.ts'
import { randomHousehold } from '../test/random-household.ts'
import { auditPlan } from './audit.ts'
import { type ExactModel, exactModel, planOf, startOf } from './exact-model.ts'
import { makeProblem } from './problem.ts'
import type { Plan } from './request.ts'
import { searchPlan } from './search.ts'
import { seeded } from './seeded.ts'

/**
 * What a plan costs in the model, Infinity where a row or an upper limit forbids it. Each column
 * that is no choice stands in rows of its own, so that its best value can be read off them.
 */
function valueOf(exact: ExactModel, plan: Plan): number {
  const { model } = exact
  const { indices, values } = startOf(exact, plan)
  const taken = new Map(indices.map((column, at) => [column, values[at] ?? 0]))
  if (plan.some((recipe, slot) => recipe >= 0 && exact.recipes[slot]?.includes(recipe) !== true))
    return Infinity
  if (indices.some((column) => (taken.get(column) ?? 0) > (model.upper[column] ?? 0))) return Infinity
  const lower = [...model.lower]
  const upper = [...model.upper]
  for (const row of model.rowLower.keys()) {
    let sum = 0
    let free: { column: number; value: number } | null = null
    for (let at = model.starts[row] ?? 0; at < (model.starts[row + 1] ?? 0); at++) {
      const [column = 0, value = 0] = [model.columns[at], model.values[at]]
      if (taken.has(column)) sum += value * (taken.get(column) ?? 0)
      else free = { column, value }
    }
    const least = (model.rowLower[row] ?? 0) - sum
    const most = (model.rowUpper[row] ?? 0) - sum
    if (free === null) {
      if (least > 1e-9 || most < -1e-9) return Infinity
      continue
    }
    const { column, value } = free
    const [from, to] = value > 0 ? [least / value, most / value] : [most / value, least / value]
    lower[column] = Math.max(lower[column] ?? -Infinity, from)
    upper[column] = Math.min(upper[column] ?? Infinity, to)
  }
  return model.cost.reduce((sum, cost, column) => {
    const best = cost > 0 ? lower[column] : upper[column]
    const whole = model.isWhole[column] === 1 ? Math.ceil((best ?? 0) - 1e-9) : best
    return sum + cost * (taken.get(column) ?? whole ?? 0)
  }, model.offset)
}

describe('the model knows the score of every plan', () => {
  it.each(Array.from({ length: 60 }, (_, index) => index + 1))(
    'in random household %i: what the audit says, and no plan that breaks a rule',
    (seed) => {
      const { request, recipes } = randomHousehold(seed)
      const problem = makeProblem(request, recipes)
      const exact = exactModel(problem, Infinity)
      const dice = seeded(seed)
      for (let plans = 0; plans < 12; plans++) {
        const plan = problem.slots.map(
          ({ menu }) => [-1, ...menu.recipes][Math.floor(dice() * (menu.recipes.length + 1))] ?? -1,
        )
        const { score, violations } = auditPlan(request, recipes, plan)
        expect(valueOf(exact, plan)).toBeCloseTo(violations > 0 ? Infinity : score, 6)
      }
      const { plan, score } = searchPlan(problem, { looks: 3000 })
      expect(valueOf(exact, plan)).toBeCloseTo(score, 6)
    },
  )

  it.each(Array.from({ length: 60 }, (_, index) => index + 1))(
    'in small household %i it keeps the best of all plans, whatever score is known',
    (seed) => {
      const { request, recipes } = smallHousehold(seed)
      const problem = makeProblem(request, recipes)
      const best = bestScore(request, recipes)
      for (const known of [best, best + 10]) {
        const exact = exactModel(problem, known)
        const values = everyPlan(problem).map((plan) => valueOf(exact, plan))
        expect(Math.min(...values)).toBeCloseTo(best, 6)
      }
    },
  )
})

describe('packs that dishes share are whole in the model', () => {
  it.each(Array.from({ length: 60 }, (_, index) => index + 1))('in small household %i', (seed) => {
    const { request, recipes } = smallHousehold(seed)
    const ruled = withPacks(request, recipes, seed)
    const problem = makeProblem(ruled, recipes)
    const best = bestScore(ruled, recipes)
    const whole = exactModel(problem, Infinity)
    for (const plan of everyPlan(problem)) {
      const { score, violations } = auditPlan(ruled, recipes, plan)
      expect(valueOf(whole, plan)).toBeCloseTo(violations > 0 ? Infinity : score, 6)
    }
    const narrow = exactModel(problem, best)
    const values = everyPlan(problem).map((plan) => valueOf(narrow, plan))
    expect(Math.min(...values)).toBeCloseTo(best, 6)
  })
})

describe('between plans and columns', () => {
  const problem = makeProblem(requestOf({ days: 2 }), dishes(2))
  const exact = exactModel(problem, Infinity)

  it.each([[[0, 1]], [[1, -1]], [[-1, -1]]])('%j comes back as it was', (plan) => {
    const { indices, values } = startOf(exact, plan)
    const solution = Array.from(exact.model.cost, (_, column) => values[indices.indexOf(column)] ?? 0)
    expect(planOf(exact, solution)).toEqual(plan)
  })
  it('a choice that a solver leaves a little short of one is taken', () => {
    const solution = exact.model.cost.map(() => 0)
    solution[exact.columns[0]?.[1] ?? 0] = 0.999_999
    solution[exact.columns[1]?.[0] ?? 0] = 0.000_001
    expect(planOf(exact, solution)).toEqual([1, -1])
  })
  it('each choice is whole, nought or one', () => {
    const { indices } = startOf(exact, [0, 1])
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
