import { searchPlan } from '@plateful/meal-planner/search/search'
import { describe, expect, it } from 'vitest'
import { aDinner, aKitchenTask, datesFromStart } from '../../../../test/harness/kitchen-makers.ts'
import type { PlanRule } from '../plan-rule.ts'
import { describePlan } from '../plan/plan-kitchen.ts'
import type { StandingMeal } from '../task/kitchen-task.ts'
import { prepareTask } from '../task/prepare-task.ts'
import { plainReader } from '../task/read-task-recipe.ts'

const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY] = ['2026-03-01', ...datesFromStart(3)] as [
  string,
  string,
  string,
  string,
]
const recipes = [
  aDinner({ id: 1, name: 'Roast chicken', ingredients: ['1 chicken'] }),
  aDinner({ id: 2, name: 'Chicken soup', ingredients: ['1 chicken carcass'] }),
  aDinner({ id: 3, name: 'Leek pie', ingredients: ['2 leeks'] }),
  aDinner({ id: 4, name: 'Dal', ingredients: ['300 g lentils'] }),
  aDinner({ id: 5, name: 'Cod', ingredients: ['4 cod fillets'] }),
]

/** What is planned on some days beside meals that stand, and how the rule fares. */
function planned(
  rule: PlanRule,
  dates: string[],
  standing: (Partial<StandingMeal> & { date: string })[],
  plan?: number[],
) {
  const prepared = prepareTask(
    aKitchenTask(recipes, 3, {
      start: dates[0] ?? '',
      end: dates.at(-1) ?? '',
      meals: dates.map((date) => ({ date, slot: 'dinner' })),
      standing: standing.map((meal) => ({ slot: 'dinner', recipeId: 1, ...meal })),
      asked: [{ rule, note: null }],
      rules: [{ rule, ruleIndex: 0 }],
    }),
    plainReader,
  )
  const found = plan ? { plan, score: 0 } : searchPlan(prepared.searchedProblem, { maxEvaluations: 1000 })
  const told = describePlan(prepared, found)
  return { titles: told.meals.map(({ title }) => title), ...told.rules[0] }
}

describe('planner 143: of a dish on the day after another either may stand already', () => {
  const soupAfterRoast: PlanRule = {
    kind: 'order',
    what: { recipe: 'Chicken soup' },
    after: { recipe: 'Roast chicken' },
  }

  it('the first, in the plan or on the day before it, also at noon', () => {
    const afterSunday = planned(soupAfterRoast, [MONDAY, TUESDAY], [{ date: SUNDAY, slot: 'lunch' }])
    expect(afterSunday).toMatchObject({ status: 'kept' })
    expect(afterSunday.titles[0]).toBe('Chicken soup')
    expect(planned(soupAfterRoast, [MONDAY, WEDNESDAY], [{ date: TUESDAY }])).toMatchObject({
      titles: [expect.any(String), 'Chicken soup'],
      status: 'kept',
    })
  })
  it('the second, also on the day after the plan', () => {
    const soup = { date: TUESDAY, recipeId: 2 }
    expect(planned(soupAfterRoast, [MONDAY], [soup])).toMatchObject({
      titles: ['Roast chicken'],
      status: 'kept',
    })
  })
  it('both', () =>
    expect(
      planned(soupAfterRoast, [SUNDAY, WEDNESDAY], [{ date: MONDAY }, { date: TUESDAY, recipeId: 2 }]),
    ).toMatchObject({ status: 'kept' }))
  it('leftovers of the first are not followed again', () =>
    expect(planned(soupAfterRoast, [MONDAY], [{ date: SUNDAY, isLeftovers: true }])).toMatchObject({
      status: 'gave way',
    }))
})

describe('planner 146: what comes again too soon is seen at every meal time that the rule does not rule out', () => {
  const fish = (change: Partial<PlanRule> = {}): PlanRule => ({
    kind: 'repeat',
    what: { food: 'fish' },
    days: 3,
    count: { max: 1 },
    ...(change as object),
  })
  const codAt = (slot: StandingMeal['slot'], date = MONDAY) => ({ date, slot, recipeId: 5 })
  /** How the rule fares where cod is planned for Tuesday’s dinner. */
  const withCod = (rule: PlanRule, ...standing: (Partial<StandingMeal> & { date: string })[]) =>
    planned(rule, [TUESDAY], standing, [4]).status

  it('at lunch, where dinners are planned', () => {
    expect(withCod(fish(), codAt('lunch'))).toBe('gave way')
    expect(withCod({ kind: 'repeat', days: 3 }, codAt('lunch'))).toBe('gave way')
    expect(planned(fish(), [TUESDAY], [codAt('lunch')])).toMatchObject({ status: 'kept' })
    expect(planned(fish(), [TUESDAY], [codAt('lunch')]).titles).not.toContain('Cod')
  })
  it('not where the rule is of dinners', () =>
    expect(withCod(fish({ when: { slots: ['dinner'] } }), codAt('lunch'))).toBe('kept'))
  it('and what is the same each morning breaks no rule by itself', () =>
    expect(planned(fish(), [TUESDAY], [codAt('breakfast'), codAt('breakfast', SUNDAY)], [3])).toMatchObject({
      status: 'kept',
    }))
})
