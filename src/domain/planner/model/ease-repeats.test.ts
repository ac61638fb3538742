import { describe, expect, it } from 'vitest'
import { aDinner, aKitchenTask, START } from '../../../../test/harness/kitchen-makers.ts'
import { addDays } from '../../day.ts'
import { describeRule } from '../describe-rule.ts'
import type { PlanRule } from '../plan-rule.ts'
import { describePlan, planKitchen } from '../plan/plan-kitchen.ts'
import type { StandingMeal } from '../task/kitchen-task.ts'
import { prepareTask } from '../task/prepare-task.ts'
import { weekdayNames } from '../weekday-names.ts'

const quick: PlanRule = {
  kind: 'have',
  what: { minutes: { max: 30 } },
  count: 'every',
  when: { days: weekdayNames.slice(0, 5) },
}
const noneTwice = (days: number): PlanRule => ({ kind: 'repeat', days, count: { max: 1 } })
const soupOnThursday: PlanRule = {
  kind: 'have',
  what: { food: 'soup' },
  count: { min: 1 },
  when: { days: ['thursday'] },
}
const SOUP = 20

/** Twenty dinners, of which the first so many are quick; the last is a soup, which is not. */
const dinners = (quickOnes: number) =>
  Array.from({ length: SOUP }, (_, index) =>
    aDinner({
      id: index + 1,
      name: index + 1 === SOUP ? 'Leek soup' : `Dish ${index + 1}`,
      prepTimeMinutes: index < quickOnes ? 25 : 45,
    }),
  )

function planned(
  rules: PlanRule[],
  {
    quickOnes = 4,
    days = 14,
    standing = [],
  }: { quickOnes?: number; days?: number; standing?: StandingMeal[] },
) {
  const prepared = prepareTask(
    aKitchenTask(dinners(quickOnes), days, {
      standing,
      asked: rules.map((rule) => ({ rule, note: null })),
      rules: rules.map((rule, ruleIndex) => ({ rule, ruleIndex })),
    }),
  )
  const { meals, rules: told } = describePlan(prepared, planKitchen(prepared))
  return { ids: meals.map(({ recipeId }) => recipeId), fares: told.map(({ status }) => status) }
}

describe('planner 150: a dish comes again before a dinner stays open', () => {
  const fortnightBefore = Array.from({ length: 14 }, (_, ago) => ({
    date: addDays(START, -1 - ago),
    slot: 'dinner' as const,
    recipeId: SOUP - ago,
  }))
  it.each<[string, PlanRule, Parameters<typeof planned>[1]]>([
    ['in two weeks', noneTwice(14), {}],
    ['and the days before count', noneTwice(14), { standing: fortnightBefore }],
    ['in one week', noneTwice(14), { days: 7, quickOnes: 3 }],
    ['in runs that are shorter than the plan', noneTwice(5), { days: 12, quickOnes: 3 }],
  ])('%s', (_, rule, prepared) => {
    const { ids, fares } = planned([quick, rule], prepared)
    expect(ids).not.toContain(null)
    expect(fares).toEqual(['kept', 'gave way'])
  })
  it('but no dish comes again where there are enough', () => {
    const { ids, fares } = planned([quick, noneTwice(14)], { quickOnes: 10 })
    expect(new Set(ids).size).toBe(14)
    expect(fares).toEqual(['kept', 'kept'])
  })
})

it('planner 151: what is wanted on some of the days goes before what each meal should be', () => {
  const { ids, fares } = planned([quick, noneTwice(14), soupOnThursday], {})
  expect(ids).not.toContain(null)
  expect(ids.filter((id) => id === SOUP)).toHaveLength(1)
  expect(fares).toEqual(['gave way', 'gave way', 'kept'])
})

it('planner 162: an open meal names the rules that leave nothing for it', () => {
  const rules = [quick, noneTwice(14)]
  const prepared = prepareTask(
    aKitchenTask(dinners(2), 3, {
      asked: rules.map((rule) => ({ rule, note: null })),
      rules: rules.map((rule, ruleIndex) => ({ rule, ruleIndex })),
    }),
  )
  const { meals } = describePlan(prepared, { plan: [0, 1, -1], score: 0 })
  expect(meals[2]?.why).toEqual([
    {
      kind: 'your rules',
      text: `your rules leave no recipe here: ${rules.map((rule) => `‘${describeRule(rule)}’`).join(', ')}`,
    },
  ])
})
