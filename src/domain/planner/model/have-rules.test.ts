import { searchPlan } from '@plateful/meal-planner/search/search'
import { describe, expect, it } from 'vitest'
import { aDinner, aKitchenTask, datesFromStart } from '../../../../test/harness/kitchen-makers.ts'
import type { PlanRule } from '../plan-rule.ts'
import { describePlan } from '../plan/plan-kitchen.ts'
import type { StandingMeal } from '../task/kitchen-task.ts'
import { prepareTask } from '../task/prepare-task.ts'
import { plainReader } from '../task/read-task-recipe.ts'

const recipes = [
  aDinner({ id: 1, name: 'Cod', ingredients: ['4 cod fillets'], prepTimeMinutes: 50 }),
  aDinner({ id: 2, name: 'Lentils', ingredients: ['300 g red lentils'] }),
  aDinner({ id: 3, name: 'Peas', ingredients: ['500 g peas'] }),
  aDinner({ id: 4, name: 'Rice', ingredients: ['300 g rice'] }),
]
const [MONDAY = '', TUESDAY = '', WEDNESDAY = ''] = datesFromStart(3)

/** How a rule fares where meals stand on Tuesday between two open dinners. */
function fares(rule: PlanRule, ...stands: Partial<StandingMeal>[]) {
  const prepared = prepareTask(
    aKitchenTask(recipes, 3, {
      meals: [MONDAY, WEDNESDAY].map((date) => ({ date, slot: 'dinner' })),
      standing: stands.map((meal) => ({ date: TUESDAY, slot: 'dinner', recipeId: 1, ...meal })),
      asked: [{ rule, note: null }],
      rules: [{ rule, ruleIndex: 0 }],
    }),
    plainReader,
  )
  return describePlan(prepared, searchPlan(prepared.searchedProblem, { maxEvaluations: 500 })).rules[0]
}

describe('what is never to be, or always, beside a meal that stays (planner 18)', () => {
  const noFish: PlanRule = { kind: 'have', what: { food: 'fish' }, count: { max: 0 } }
  const vegetarian: PlanRule = { kind: 'have', what: { diet: 'vegetarian' }, count: 'every' }
  const quick: PlanRule = { kind: 'have', what: { minutes: { max: 30 } }, count: 'every' }
  const gaveWay = { status: 'gave way', why: 'meals already planned there stay as they are' }

  it.each([noFish, vegetarian, quick])('gives way to it: %j', (rule) => {
    expect(fares(rule, {})).toMatchObject(gaveWay)
    expect(fares(rule, { recipeId: 2 })).toMatchObject({ status: 'kept' })
  })
  it('is kept where the meal is of another day, or of one that the plan leaves out', () => {
    const monday = { ...noFish, when: { dates: [MONDAY] } }
    expect(fares(monday, {})).toMatchObject({ status: 'kept' })
    expect(fares(noFish, { isLeftOut: true })).toMatchObject({ status: 'kept' })
  })
  it('counts what is left over as that dish, but no time for it', () => {
    expect(fares(noFish, { isLeftovers: true })).toMatchObject(gaveWay)
    expect(fares(quick, { isLeftovers: true })).toMatchObject({ status: 'kept' })
  })
  it('asks of a meal of two dishes whether one is so, and that neither is what is not to be', () => {
    expect(fares(quick, { recipeId: 1 }, { recipeId: 2 })).toMatchObject({ status: 'kept' })
    expect(fares(noFish, { recipeId: 1 }, { recipeId: 2 })).toMatchObject(gaveWay)
  })
})

describe('planner 142: a week is counted whole, also where it is planned in several goes', () => {
  const [TUE, THU, FRI, SAT, SUN, NEXT_THU] = [1, 3, 4, 5, 6, 10].map((day) => datesFromStart(14)[day] ?? '')
  const names = ['Cod', 'Salmon', 'Haddock', 'Trout', 'Plaice']
  const fish = names.map((name, at) =>
    aDinner({ id: 10 + at, name, ingredients: [`4 ${name.toLowerCase()} fillets`] }),
  )
  const library = [
    ...['Leeks', 'Lentils', 'Peas', 'Rice', 'Squash', 'Beetroot', 'Spinach'].map((name, at) =>
      aDinner({ id: 20 + at, name, ingredients: [`500 g ${name.toLowerCase()}`] }),
    ),
    ...fish,
  ]
  const twice: PlanRule = { kind: 'have', what: { food: 'fish' }, count: { min: 2, max: 2 }, per: 'week' }
  /** A plan of some days, with the rule's note and the fish that it plans. */
  const planned = (rule: PlanRule, [from = '', to = '']: (string | undefined)[], fishOn: string[] = []) => {
    const meals = datesFromStart(14).flatMap((date) =>
      date >= from && date <= to ? [{ date, slot: 'dinner' as const }] : [],
    )
    const task = aKitchenTask(library, 14, {
      start: from,
      end: to,
      meals,
      standing: fishOn.map((date, at) => ({ date, slot: 'dinner', recipeId: 10 + at })),
      asked: [{ rule, note: null }],
      rules: [{ rule, ruleIndex: 0 }],
    })
    const prepared = prepareTask(task, plainReader)
    const told = describePlan(prepared, searchPlan(prepared.searchedProblem, { maxEvaluations: 2000 }))
    return [told.meals.filter(({ title }) => names.includes(title ?? '')).length, told.rules[0]?.status]
  }

  it('what stands before and after the planned days counts', () => {
    expect(planned(twice, [FRI, SUN], [MONDAY, TUE ?? ''])).toEqual([0, 'kept'])
    expect(planned(twice, [MONDAY, TUE], [SUN ?? ''])).toEqual([0, 'kept'])
    const most: PlanRule = { ...twice, count: { max: 1 } }
    expect(planned(most, [FRI, SUN], [MONDAY, TUE ?? ''])).toEqual([0, 'gave way'])
  })
  it('of a week of which half is planned at most only the part is asked, and once at least', () => {
    expect(planned(twice, [FRI, SUN])).toEqual([1, 'kept'])
    expect(planned({ ...twice, count: { min: 4 } }, [SAT, SUN])).toEqual([2, 'kept'])
    expect(planned({ ...twice, count: { min: 1 } }, [SUN, SUN])).toEqual([1, 'kept'])
  })
  it.each([
    [2, THU, 2],
    [2, FRI, 2],
    [3, FRI, 3],
    [2, SUN, 2],
  ])('at least %i are planned from Monday on, where most of the week is planned', (min, to, fishes) =>
    expect(planned({ ...twice, count: { min } }, [MONDAY, to])).toEqual([fishes, 'kept']),
  )
  it('whoever plans from Friday to Thursday gets no more of a week that has its fish', () => {
    expect(planned(twice, [FRI, NEXT_THU])).toEqual([3, 'kept'])
    expect(planned(twice, [FRI, NEXT_THU], [MONDAY, TUE ?? ''])).toEqual([2, 'kept'])
  })
  it('exactly is of the whole week, and not kept where its days are too few', () => {
    const exactly = (times: number): PlanRule => ({
      ...twice,
      count: { min: times, max: times, exact: true },
    })
    expect(planned(exactly(2), [FRI, SUN])).toEqual([2, 'kept'])
    expect(planned(exactly(3), [SAT, SUN])).toEqual([2, 'gave way'])
  })
  it('in the weeks and on the weekdays of the rule', () => {
    const atWeekends: PlanRule = { ...twice, count: { min: 1 }, when: { days: ['saturday', 'sunday'] } }
    expect(planned(atWeekends, [FRI, SUN], [MONDAY])).toEqual([1, 'kept'])
    const ofWeek: PlanRule = { ...twice, when: { dates: [FRI ?? '', SUN ?? ''] } }
    expect(planned(ofWeek, [FRI, SUN], [MONDAY, TUE ?? ''])).toEqual([0, 'kept'])
  })
})
