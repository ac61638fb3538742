import { describe, expect, it } from 'vitest'
import { boundsOf } from '../../test/model-bounds.ts'
import { withRules } from '../../test/random-rules.ts'
import { dishes, everyPlan, requestOf } from '../../test/samples.ts'
import { makeProblem, type Problem } from '../problem/problem.ts'
import type { Plan } from '../problem/request.ts'
import { seededRandom } from '../search/seeded-random.ts'
import { type Demand, keepsDemand, relaxModel, type RelaxModel } from './relax-model.ts'

/** A few days with a few dishes, with rules, and with menus for some slots. */
function aKitchen(seed: number): { problem: Problem; demands: readonly Demand[] } {
  const random = seededRandom(seed)
  const below = (count: number) => Math.floor(random() * count)
  const recipes = dishes(3).map((dish) => ({ ...dish, meals: [1, 2] }))
  const request = withRules(requestOf({ days: 2, meals: seed % 2 === 0 ? [2] : [1, 2] }), recipes, seed)
  const problem = makeProblem({ ...request, rules: [] }, recipes)
  const slots = [...problem.slots.keys()]
  const over = (request.rules ?? [])
    .filter(({ kind }) => kind !== 'packs')
    .map((rule, ruleIndex): Demand => ({
      ruleIndex,
      kind: 'over',
      rule,
      isFixed: seed % 5 === 0 && ruleIndex === 0,
    }))
  const menu: Demand = {
    ruleIndex: over.length,
    kind: 'menu',
    slots: new Set(slots.filter(() => random() < 0.6)),
    offers: recipes.map(() => below(2) === 0),
  }
  return { problem, demands: [...over, menu] }
}

/** The values of the model's columns for a plan; a rule that it breaks is given up. */
function columnsOf(
  { recipes, columns, empty, given }: RelaxModel,
  demands: readonly Demand[],
  plan: Plan,
): Map<number, number> {
  const values = new Map<number, number>()
  for (const [slot, own] of columns.entries()) {
    for (const [index, column] of own.entries())
      values.set(column, recipes[slot]?.[index] === plan[slot] ? 1 : 0)
    values.set(empty[slot] ?? -1, plan[slot] === -1 ? 1 : 0)
  }
  for (const [ruleIndex, column] of given)
    values.set(column, demands.some((one) => one.ruleIndex === ruleIndex && !keepsDemand(one, plan)) ? 1 : 0)
  return values
}

/** Whether the model allows these values; the other columns may have any. */
const isAllowed = ({ model }: RelaxModel, values: ReadonlyMap<number, number>): boolean =>
  boundsOf(model)(values) !== null

const costOf = ({ model }: RelaxModel, values: ReadonlyMap<number, number>) =>
  [...values].reduce((sum, [column, value]) => sum + value * (model.cost[column] ?? 0), 0)

/** Whether no dish stands twice on a day, except in slots where it may repeat. */
const isOnceADay = ({ slots }: Problem, plan: Plan) =>
  plan.every(
    (recipe, slot) =>
      recipe < 0 ||
      slots[slot]?.mayRepeat === true ||
      plan.every(
        (other, at) =>
          at === slot ||
          other !== recipe ||
          slots[at]?.day !== slots[slot]?.day ||
          slots[at]?.mayRepeat === true,
      ),
  )

describe('the model of the fewest rules to give up, in random kitchens', () => {
  it.each(Array.from({ length: 60 }, (_, index) => index + 1))(
    '%i: allows a plan that gives up what it breaks, and no plan that breaks a fixed rule',
    (seed) => {
      const { problem, demands } = aKitchen(seed)
      const relax = relaxModel(problem, demands)
      const plans = everyPlan(problem)
      expect(plans.length).toBeGreaterThan(3)
      for (const plan of plans) {
        const values = columnsOf(relax, demands, plan)
        const isFixedBroken = demands.some((one) => one.isFixed && !keepsDemand(one, plan))
        const expected = isOnceADay(problem, plan) && !isFixedBroken
        expect([plan, isAllowed(relax, values)]).toEqual([plan, expected])
      }
    },
  )

  it.each(Array.from({ length: 60 }, (_, index) => index + 1))(
    '%i: does not allow a plan to keep a rule that it breaks',
    (seed) => {
      const { problem, demands } = aKitchen(seed)
      const relax = relaxModel(problem, demands)
      for (const plan of everyPlan(problem)) {
        const values = columnsOf(relax, demands, plan)
        for (const [ruleIndex, column] of relax.given) {
          if (values.get(column) !== 1) continue
          expect([plan, ruleIndex, isAllowed(relax, new Map([...values, [column, 0]]))]).toEqual([
            plan,
            ruleIndex,
            false,
          ])
        }
      }
    },
  )

  it('an empty slot weighs more than all rules together, and no more are left empty than is asked', () => {
    const { problem, demands } = aKitchen(4)
    const relax = relaxModel(problem, demands)
    const nothing = problem.slots.map(() => -1)
    const full = everyPlan(problem).find((plan) => plan.every((recipe) => recipe >= 0)) ?? []
    const all = new Map([
      ...columnsOf(relax, demands, full),
      ...[...relax.given.values()].map((column): [number, number] => [column, 1]),
    ])
    expect(costOf(relax, all)).toBe(relax.given.size)
    expect(costOf(relax, columnsOf(relax, [], nothing))).toBe(problem.slots.length * (relax.given.size + 1))
    const none = relaxModel(problem, [], 0)
    expect(isAllowed(none, columnsOf(none, [], nothing))).toBe(false)
    expect(isAllowed(none, columnsOf(none, [], full))).toBe(true)
  })
})
