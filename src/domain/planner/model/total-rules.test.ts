import { describe, expect, it } from 'vitest'
import { aDinner, aKitchenTask, datesFromStart } from '../../../../test/harness/kitchen-makers.ts'
import type { PlanRule } from '../plan-rule.ts'
import { describePlan } from '../plan/plan-kitchen.ts'
import type { KitchenTask } from '../task/kitchen-task.ts'
import { prepareTask } from '../task/prepare-task.ts'
import { plainReader } from '../task/read-task-recipe.ts'

/**
 * How a protein rule fares in a plan of two dinners, of which one has 40 g and the other no figure.
 */
function fares(protein: { min?: number; max?: number }, standing: KitchenTask['standing'] = []) {
  const rule: PlanRule = { kind: 'total', what: { protein } }
  const task = aKitchenTask(
    [aDinner({ id: 1, name: 'Cod', protein: 40 }), aDinner({ id: 2, name: 'Peas', protein: null })],
    2,
    { asked: [{ rule, note: null }], rules: [{ rule, ruleIndex: 0 }], standing },
  )
  return describePlan(prepareTask(task, plainReader), { plan: [0, 1], score: 0 }).rules[0]
}

it.each([
  [{ min: 70 }, 'gave way', 'it comes to 40'],
  [{ min: 40 }, 'kept', 'a recipe that doesn’t say counts as none'],
  [{ max: 70 }, 'gave way', 'it comes to 80'],
  [{ max: 80 }, 'kept', 'a recipe that doesn’t say counts as the highest that does'],
  [{ min: 50, max: 90 }, 'gave way', 'it comes to 40'],
  [
    { min: 40, max: 80 },
    'kept',
    'a recipe that doesn’t say counts as none for the least, and as the highest that does for the most',
  ],
])('a sum is never met by silence: %j %s', (protein, status, why) =>
  expect(fares(protein)).toMatchObject({ status, why }),
)

it('a meal that stays counts in a sum', () => {
  const { start } = aKitchenTask([], 2)
  const stays = [{ date: start, slot: 'dinner', recipeId: 1, people: 2 }] as const
  expect(fares({ min: 80 }, stays)).toMatchObject({ status: 'kept' })
  expect(fares({ max: 110 }, stays)).toMatchObject({ status: 'gave way', why: 'it comes to 120' })
})

it('money is spent for all who eat of a meal that stays, once', () => {
  const rule: PlanRule = { kind: 'total', what: { cost: { max: 20 } } }
  const cod = aDinner({ id: 1, name: 'Cod', budgetPerServing: '3.00' })
  const { start, meals } = aKitchenTask([cod], 1)
  const standing = [
    { date: start, slot: 'dinner', recipeId: 1, people: 5 },
    { date: start, slot: 'dinner', recipeId: 1, people: 5, isLeftovers: true },
  ] as const
  const task = aKitchenTask([cod], 1, {
    asked: [{ rule, note: null }],
    rules: [{ rule, ruleIndex: 0 }],
    standing,
  })
  const cost = 15 + 3 * (meals[0]?.peopleCount ?? 0)
  const { rules } = describePlan(prepareTask(task, plainReader), { plan: [0], score: 0 })
  expect(rules[0]).toMatchObject({ status: 'gave way', why: `it comes to £${cost.toFixed(2)}` })
})

describe('planner 142: a sum of a week counts what stands on all its days', () => {
  const dates = datesFromStart(7)
  const cod = aDinner({ id: 1, name: 'Cod', budgetPerServing: '10.00', protein: 40 })
  const onFriday = (rule: PlanRule) => {
    const [monday = '', , , , friday = ''] = dates
    const task = aKitchenTask([cod], 1, {
      start: friday,
      end: friday,
      meals: [{ date: friday, slot: 'dinner', peopleCount: 4 }],
      standing: [{ date: monday, slot: 'dinner', recipeId: 1, people: 4 }],
      asked: [{ rule, note: null }],
      rules: [{ rule, ruleIndex: 0 }],
    })
    return describePlan(prepareTask(task, plainReader), { plan: [0], score: 0 }).rules[0]
  }

  it('money that is spent already', () =>
    expect(onFriday({ kind: 'total', what: { cost: { max: 70 } }, per: 'week' })).toMatchObject({
      status: 'gave way',
      why: 'it comes to £80.00',
    }))
  it('of a least the part that is planned or stands', () => {
    const atLeast = (min: number): PlanRule => ({ kind: 'total', what: { protein: { min } }, per: 'week' })
    expect(onFriday(atLeast(280))).toMatchObject({ status: 'kept' })
    expect(onFriday(atLeast(294))).toMatchObject({ status: 'gave way' })
  })
})

describe('a day or a week of which nothing is planned (planner 18)', () => {
  const [monday = '', tuesday = '', nextWeek = ''] = [0, 1, 7].map((day) => datesFromStart(8)[day])
  const cod = aDinner({ id: 1, name: 'Cod', kcal: 900, budgetPerServing: '10.00' })
  const peas = aDinner({ id: 2, name: 'Peas', kcal: 300, budgetPerServing: '1.00' })
  const staying = (rule: PlanRule, date: string, recipeId = 1) => {
    const task = aKitchenTask([cod, peas], 8, {
      meals: [{ date: monday, slot: 'dinner', peopleCount: 4 }],
      standing: [{ date, slot: 'dinner', recipeId, people: 4 }],
      asked: [{ rule, note: null }],
      rules: [{ rule, ruleIndex: 0 }],
    })
    return describePlan(prepareTask(task, plainReader), { plan: [recipeId === 1 ? 1 : 0], score: 0 }).rules[0]
  }

  it.each<[PlanRule, string, string]>([
    [{ kind: 'total', what: { kcal: { max: 700 } }, per: 'day' }, tuesday, 'it comes to 900'],
    [{ kind: 'total', what: { cost: { max: 30 } }, per: 'week' }, nextWeek, 'it comes to £40.00'],
  ])('breaks a most by the meals that stay: %j', (rule, date, why) =>
    expect(staying(rule, date)).toMatchObject({ status: 'gave way', why }),
  )
  it('but no least', () => {
    const atLeast: PlanRule = { kind: 'total', what: { kcal: { min: 500 } }, per: 'day' }
    expect(staying(atLeast, tuesday, 2)).toMatchObject({ status: 'kept' })
  })
})
