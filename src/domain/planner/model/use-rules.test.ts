import { searchPlan } from '@plateful/meal-planner/search'
import { describe, expect, it } from 'vitest'
import { aDinner, aKitchenTask, datesFromStart } from '../../../../test/harness/kitchen-makers.ts'
import type { StandingMeal } from '../kitchen-task.ts'
import { describePlan } from '../plan-kitchen.ts'
import { prepareTask } from '../prepare-task.ts'
import type { PlanRule } from '../plan-rule.ts'
import { plainReader } from '../read-task-recipe.ts'

const [MONDAY = '', TUESDAY = '', WEDNESDAY = ''] = datesFromStart(3)
const recipes = [
  aDinner({ id: 1, name: 'Carrot soup', ingredients: ['4 carrots', '1 onion'] }),
  aDinner({ id: 2, name: 'Leek pie', ingredients: ['2 leeks'] }),
]

/** How carrots are used up where meals of the soup stand and Wednesday is planned. */
function planned(standing: Partial<StandingMeal>[], n?: number) {
  const rule: PlanRule = { kind: 'use', what: { food: 'carrots' }, ...(n !== undefined && { amount: { n } }) }
  const open = prepareTask(
    aKitchenTask(recipes, 3, {
      meals: [{ date: WEDNESDAY, slot: 'dinner', peopleCount: 4 }],
      standing: standing.map((meal) => ({ date: MONDAY, slot: 'dinner', recipeId: 1, people: 4, ...meal })),
      asked: [{ rule, note: null }],
      rules: [{ rule, ruleIndex: 0 }],
    }),
    plainReader,
  )
  const soup = describePlan(open, searchPlan(open.problem, { maxEvaluations: 500 })).meals[0]?.title
  const { status, why } = describePlan(open, { plan: [1], score: 0 }).rules[0] ?? {}
  return { soup, status, why }
}

describe('planner 144: what stands uses up what is cooked, for as many as eat', () => {
  it('counts a dish that stands', () => {
    expect(planned([{}])).toMatchObject({ status: 'kept' })
    expect(planned([{}], 4)).toMatchObject({ status: 'kept' })
  })
  it('but no leftovers of it, nor what stands on a day that is left out', () => {
    const leftovers = { date: TUESDAY, isLater: true } as const
    expect(planned([leftovers])).toMatchObject({ soup: 'Carrot soup', status: 'gave way' })
    expect(planned([{ isLeftOut: true }])).toMatchObject({ soup: 'Carrot soup', status: 'gave way' })
    expect(planned([{}, leftovers], 8).why).toBe('what is planned uses about 4 of 8')
  })
  it('of an amount by the people for whom it stands', () => {
    expect(planned([{ people: 2 }], 4).why).toBe('what is planned uses about 2 of 4')
    expect(planned([{ people: 8 }], 8)).toMatchObject({ status: 'kept' })
  })
})

it('planner 157: a curry uses up the chilli in it', () => {
  const rule: PlanRule = { kind: 'use', what: { food: 'chillies' } }
  const open = prepareTask(
    aKitchenTask([aDinner({ id: 1, name: 'Saag paneer', ingredients: ['1 green chilli'] })], 1, {
      asked: [{ rule, note: null }],
      rules: [{ rule, ruleIndex: 0 }],
    }),
    plainReader,
  )
  expect(describePlan(open, searchPlan(open.problem, { maxEvaluations: 50 })).rules[0]?.status).toBe('kept')
})
