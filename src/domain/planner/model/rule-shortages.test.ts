import { describe, expect, it } from 'vitest'
import { aDinner, aKitchenTask } from '../../../../test/harness/kitchen-makers.ts'
import { openTask, tellPlan } from '../plan-kitchen.ts'
import type { PlanRule } from '../plan-rule.ts'
import type { KitchenRecipe } from '../recipe-facts.ts'

/** Six dinners, of which so many are tagged 'mild'. */
const dinners = (mild: number, change: Partial<KitchenRecipe> = {}) =>
  Array.from({ length: 6 }, (_, index) =>
    aDinner({
      id: index + 1,
      name: `Dish ${index + 1}`,
      ...(index < mild ? { tags: ['dinner', 'mild'], ...change } : {}),
    }),
  )

function shortagesOf(rule: PlanRule, recipes: KitchenRecipe[], least = 3) {
  const plain = aKitchenTask(recipes, 5)
  const open = openTask({
    ...plain,
    preferences: { ...plain.preferences, avoidRepetitionDays: least },
    asked: [{ rule, note: null }],
    rules: [{ rule, of: 0 }],
  })
  // What is planned plays no part.
  return tellPlan(open, { plan: plain.places.map(() => -1), score: 0 }).shortages
}

const mild: PlanRule = { kind: 'have', what: { tag: 'mild' }, count: 'every' }

describe('too few recipes for what each meal must be (planner 62)', () => {
  it('says how many are needed, how many there are, and what would help', () => {
    expect(shortagesOf(mild, dinners(2))).toEqual([
      'For dinner you need 3 recipes, but only 2 fit. What gets in the way: ‘Only mild dishes’. ' +
        'You could add 1 recipe or ask for it at fewer meals.',
    ])
  })
  it('says nothing where there are enough, on fewer days, or when it need not be', () => {
    expect(shortagesOf(mild, dinners(3))).toEqual([])
    expect(shortagesOf({ ...mild, when: { days: ['monday', 'tuesday'] } }, dinners(2))).toEqual([])
    expect(shortagesOf({ ...mild, strength: 'prefer' }, dinners(2))).toEqual([])
  })
  it('counts no recipe that takes too long', () => {
    expect(shortagesOf(mild, dinners(3, { prepTimeMinutes: 90 }))).toHaveLength(1)
  })
  it('leaves it to the whole window where there are too few without the rule too', () => {
    const [text, ...more] = shortagesOf(mild, dinners(2).slice(0, 2))
    expect(text).toContain('no repeat within 3 days')
    expect(more).toEqual([])
  })
})
