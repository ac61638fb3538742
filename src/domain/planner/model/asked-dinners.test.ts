import { describe, expect, it } from 'vitest'
import {
  aKitchenRecipe,
  aKitchenTask,
  datesFromStart,
  START,
} from '../../../../test/harness/kitchen-makers.ts'
import type { PlanRule } from '../plan-rule.ts'
import { planKitchen, describePlan } from '../plan/plan-kitchen.ts'
import type { KitchenTask } from '../task/kitchen-task.ts'
import { prepareTask } from '../task/prepare-task.ts'
import { guestsAt } from './eating-times.ts'

const dish = (id: number, name: string, tags: string[], ingredients: string[], minutes = 40) =>
  aKitchenRecipe({ id, name, tags, ingredients, prepTimeMinutes: minutes, servings: 4 })

const recipes = [
  dish(1, 'Tuna sandwiches', ['lunch'], ['200 g tinned tuna'], 10),
  dish(2, 'Ham sandwiches', ['lunch'], ['200 g ham'], 10),
  dish(3, 'Cod with potatoes', ['dinner'], ['4 cod fillets', '1 kg potatoes'], 55),
  dish(4, 'Lamb hotpot', ['dinner'], ['500 g lamb', '1 kg potatoes']),
  dish(5, 'Chicken soup', ['dinner'], ['500 g chicken thighs', '2 carrots'], 40),
  dish(6, 'Chicken pie', ['dinner'], ['500 g chicken thighs', '2 leeks'], 55),
]
const both = { meals: (['lunch', 'dinner'] as const).map((slot) => ({ date: START, slot })) }

function planned(rule: PlanRule, change: Partial<KitchenTask> = both) {
  const asked = [{ rule, note: null }]
  const prepared = prepareTask(
    aKitchenTask(recipes, 1, { ...change, asked, rules: [{ rule, ruleIndex: 0 }] }),
  )
  const found = planKitchen(prepared)
  return {
    titles: found.plan.map((chosen) => recipes[chosen]?.name),
    rules: describePlan(prepared, found).rules.map(({ status }) => status),
  }
}
const fish = (change: Partial<Extract<PlanRule, { kind: 'have' }>> = {}): PlanRule => ({
  kind: 'have',
  what: { food: 'fish' },
  count: { min: 1 },
  ...change,
})

describe('a rule for a food that names no meal means dinners (planner 68)', () => {
  it('fish on a day is the dinner of it, however handy a tuna sandwich were', () => {
    const { titles, rules } = planned(fish({ when: { days: ['monday'] } }))
    expect([titles[1], rules]).toEqual(['Cod with potatoes', ['kept']])
  })

  it('fish for lunch is a lunch', () => {
    const [lunch, dinner] = planned(fish({ when: { slots: ['lunch'] } })).titles
    expect(lunch).toBe('Tuna sandwiches')
    expect(dinner).not.toBe('Cod with potatoes')
  })

  it('a sandwich keeps it where no dinner has it', () => {
    const rule = fish()
    const left = recipes.filter(({ id }) => id !== 3)
    const prepared = prepareTask(
      aKitchenTask(left, 1, { ...both, asked: [{ rule, note: null }], rules: [{ rule, ruleIndex: 0 }] }),
    )
    const found = planKitchen(prepared)
    expect(describePlan(prepared, found).rules[0]?.status).toBe('kept')
    expect(left[found.plan[0] ?? -1]?.name).toBe('Tuna sandwiches')
  })

  it('chicken is a main, no soup', () => {
    const rule: PlanRule = { kind: 'have', what: { food: 'chicken' }, count: { min: 1 } }
    expect(planned(rule, {}).titles).toEqual(['Chicken pie'])
    const soup: PlanRule = { kind: 'have', what: { food: 'soup' }, count: { min: 1 } }
    expect(planned(soup, {}).titles).toEqual(['Chicken soup'])
  })
})

describe('guests come where somebody says so (planner 66)', () => {
  const dates = datesFromStart(3)
  const at = (rule: PlanRule, change: Partial<KitchenTask> = {}) => [
    ...guestsAt(aKitchenTask(recipes, 3, { asked: [{ rule, note: null }], ...change })),
  ]

  it('by name, by number, or by more than the family has', () => {
    const when = { dates: [dates[1] ?? ''] }
    expect(at({ kind: 'guest', who: ['Gran'], when })).toEqual([1])
    expect(at({ kind: 'guest', people: 2, when })).toEqual([1])
    expect(at({ kind: 'heads', people: 6, when }, { family: ['Ann', 'Ben'] })).toEqual([1])
    expect(at({ kind: 'heads', people: 2, when }, { family: ['Ann', 'Ben'] })).toEqual([])
  })

  it('or where a guest eats that somebody invited', () => {
    const gran = { name: 'Gran', allergies: [], diets: [], likes: [], dislikes: [], isGuest: true }
    const rule = fish()
    expect(at(rule, { eaters: [{ ...gran, meals: [2] }] })).toEqual([2])
    expect(at(rule, { eaters: [gran] })).toEqual([0, 1, 2])
    expect(at(rule, { eaters: [{ ...gran, isGuest: false }] })).toEqual([])
  })
})
