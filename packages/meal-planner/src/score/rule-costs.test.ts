import { describe, expect, it } from 'vitest'
import { dish, dishes, everyPlan, requestOf } from '../../test/samples.ts'
import { makeProblem } from '../problem/problem.ts'
import { type PlannerRule, unitsBroken } from '../problem/rules.ts'
import { seededRandom } from '../search/seeded-random.ts'
import { leastRuleCost } from './rule-costs.ts'

/** Three dinners, at which each of these dishes may stand any number of times. */
const problemWith = (rule: PlannerRule, library = dishes(3)) => {
  const slots = [0, 1, 2].map((day) => ({ day, meal: 2, mayRepeat: true }))
  return makeProblem(requestOf({ days: 3, slots, rules: [rule] }), library)
}
const slots = [0, 1, 2]
const points = 10

describe('what a rule weighs at the least', () => {
  it.each<[string, number, PlannerRule]>([
    ['can be kept', 0, { kind: 'sum', points, parts: [{ slots, worth: [1, 0, 0] }], min: 3 }],
    [
      'wants more than all slots have',
      10,
      { kind: 'sum', points, parts: [{ slots, worth: [1, 0, 0] }], min: 4 },
    ],
    [
      'wants none, and a slot may stay empty',
      0,
      { kind: 'sum', points, parts: [{ slots, worth: [1, 1, 1] }], max: 0 },
    ],
    [
      'wants some where no dish is worth anything',
      20,
      { kind: 'sum', points, parts: [{ slots, worth: [0, 0, 0] }], min: 2 },
    ],
    [
      'had more than it may',
      30,
      { kind: 'sum', points, parts: [{ slots, worth: [1, 1, 1] }], standingWorth: 5, max: 2 },
    ],
    [
      'had too much that dishes take away',
      20,
      { kind: 'sum', points, parts: [{ slots, worth: [-1, 0, 0] }], standingWorth: 5, max: 0 },
    ],
    [
      'had some of what it wants',
      0,
      { kind: 'sum', points, parts: [{ slots: [0], worth: [2, 0, 0] }], standingWorth: 3, min: 5 },
    ],
    ['wants more kinds than there are', 10, { kind: 'variety', points, slots, classOf: [0, 1, 1], min: 3 }],
    [
      'wants more kinds than it has slots',
      10,
      { kind: 'variety', points, slots: [0], classOf: [0, 1, 2], min: 2 },
    ],
    [
      'had a kind of those it wants',
      0,
      { kind: 'variety', points, slots: [0], classOf: [0, 1, 2], standingClasses: [4], min: 2 },
    ],
    [
      'had more kinds than it may',
      20,
      { kind: 'variety', points, slots, classOf: [0, 1, 2], standingClasses: [3, 4, 5, 4], max: 1 },
    ],
    [
      'counts no dish that is of no kind',
      30,
      { kind: 'variety', points, slots, classOf: [-1, -1, -1], standingClasses: [-1], min: 3 },
    ],
    [
      'had a dish too often',
      20,
      { kind: 'repetition', points, slots, classOf: [0, 1, 2], standingClasses: [0, 0, 0], max: 1 },
    ],
    [
      'had no dish too often',
      0,
      { kind: 'repetition', points, slots, classOf: [0, 1, 2], standingClasses: [0, 1], max: 1 },
    ],
  ])('one that %s: %i points', (_, weight, rule) => {
    expect(leastRuleCost(problemWith(rule))).toBe(weight)
  })

  it('dishes that cannot stand in a slot do not help', () => {
    const rule = { kind: 'sum', points, parts: [{ slots, worth: [0, 5] }], min: 3 } as const
    const library = [dish(), dish({ title: 'Porridge', meals: [0] })]
    expect(leastRuleCost(problemWith(rule, library))).toBe(30)
  })

  it.each(Array.from({ length: 40 }, (_, index) => index + 1))(
    'of a sum with one end it is what the best plan breaks: rule %i',
    (seed) => {
      const random = seededRandom(seed)
      const below = (count: number) => Math.floor(random() * count)
      const cut = below(4)
      const rule: PlannerRule = {
        kind: 'sum',
        points,
        parts: [slots.slice(0, cut), slots.slice(cut)].map((part) => ({
          slots: part,
          worth: [0, 1, 2].map(() => below(6) - 2),
        })),
        standingWorth: below(4),
        ...(random() < 0.5 ? { min: below(12) } : { max: below(4) - 3 }),
      }
      const problem = problemWith(rule)
      const best = Math.min(...everyPlan(problem).map((plan) => unitsBroken(rule, plan)))
      expect(leastRuleCost(problem)).toBe(best * points)
    },
  )
})
