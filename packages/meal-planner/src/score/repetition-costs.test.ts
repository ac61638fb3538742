import { expect, it } from 'vitest'
import { dishes, requestOf } from '../../test/samples.ts'
import { makeProblem } from '../problem/problem.ts'
import { type PlannerRule, unitsBroken } from '../problem/rules.ts'
import { thousandths } from '../problem/weights.ts'
import { seededRandom } from '../search/seeded-random.ts'
import { RuleCosts } from './rule-costs.ts'

const RECIPES = 6
const SLOTS = 8

/**
 * Many rules over few lists, some of them over the same meals, as tastes and as rules that a person
 * asked for.
 */
function randomRules(random: () => number): PlannerRule[] {
  const below = (count: number) => Math.floor(random() * count)
  const list = (count: number, least: number) => Array.from({ length: RECIPES }, () => least + below(count))
  const lists = [list(4, -1), list(3, -1)]
  return Array.from({ length: 24 }, (): PlannerRule => {
    const first = below(4)
    const slots = Array.from({ length: 3 + below(2) }, (_, index) => first + index)
    const rule = { points: 1 + below(9), ...(below(2) === 0 && { isImplicit: true as const }) }
    if (below(4) === 0)
      return {
        kind: 'sum',
        ...rule,
        parts: [{ slots, worth: list(3, 0) }],
        max: below(2),
        standingWorth: below(3),
      }
    const standingClasses = Array.from({ length: below(3) }, () => below(5) - 1)
    return { kind: 'repetition', ...rule, slots, classOf: lists[below(2)]!, max: below(3), standingClasses }
  })
}

it.each(Array.from({ length: 40 }, (_, index) => index + 1))(
  'rules that are counted together weigh what each of them weighs: %i',
  (seed) => {
    const random = seededRandom(seed)
    const below = (count: number) => Math.floor(random() * count)
    const rules = randomRules(random)
    const slots = Array.from({ length: SLOTS }, (_, day) => ({ day, meal: 2, mayRepeat: true }))
    const book = new RuleCosts(makeProblem(requestOf({ days: SLOTS, slots, rules }), dishes(RECIPES)))
    const plan = Array.from({ length: SLOTS }, () => -1)
    const weight = (isMeant: (rule: PlannerRule) => boolean) =>
      rules.filter(isMeant).reduce((sum, rule) => sum + thousandths(rule.points) * unitsBroken(rule, plan), 0)
    for (let step = 0; step < 60; step++) {
      const slot = below(SLOTS)
      const before = plan[slot]!
      if (before >= 0) book.count(slot, before, -1)
      plan[slot] = -1
      expect(book.total).toBe(weight(() => true))
      const recipe = below(RECIPES)
      const [all, asked] = [weight(() => true), weight(({ isImplicit }) => isImplicit !== true)]
      const told = [book.probe(slot, recipe), book.probeAsked(slot, recipe)]
      const changed = book.count(slot, recipe, 1)
      plan[slot] = recipe
      const now = [weight(() => true), weight(({ isImplicit }) => isImplicit !== true)]
      expect([...told, changed]).toEqual([now[0]! - all, now[1]! - asked, now[0]! - all])
    }
  },
)
