import { searchPlan } from '@plateful/meal-planner/search/search'
import { describe, expect, it } from 'vitest'
import { aDinner, aKitchenTask, datesFromStart } from '../../../../test/harness/kitchen-makers.ts'
import { makeMealOverrides } from '../days/meal-overrides.ts'
import type { KitchenRecipe } from '../dishes/recipe-facts.ts'
import type { PlanRule } from '../plan-rule.ts'
import { describePlan, planKitchen } from '../plan/plan-kitchen.ts'
import type { StandingMeal } from '../task/kitchen-task.ts'
import { prepareTask } from '../task/prepare-task.ts'
import { plainReader } from '../task/read-task-recipe.ts'
import { usedAmount } from './use-rules.ts'

const [MONDAY = '', TUESDAY = '', WEDNESDAY = ''] = datesFromStart(3)
const soupAndPie = [
  aDinner({ id: 1, name: 'Carrot soup', ingredients: ['4 carrots', '1 onion'] }),
  aDinner({ id: 2, name: 'Leek pie', ingredients: ['2 leeks'] }),
]

/** How carrots are used up where meals of the soup stand and Wednesday is planned. */
function planned(standing: Partial<StandingMeal>[], n?: number) {
  const rule: PlanRule = { kind: 'use', what: { food: 'carrots' }, ...(n !== undefined && { amount: { n } }) }
  const prepared = prepareTask(
    aKitchenTask(soupAndPie, 3, {
      meals: [{ date: WEDNESDAY, slot: 'dinner', peopleCount: 4 }],
      standing: standing.map((meal) => ({ date: MONDAY, slot: 'dinner', recipeId: 1, people: 4, ...meal })),
      asked: [{ rule, note: null }],
      rules: [{ rule, ruleIndex: 0 }],
    }),
    plainReader,
  )
  const soup = describePlan(prepared, searchPlan(prepared.searchedProblem, { maxEvaluations: 500 })).meals[0]
    ?.title
  const { status, why } = describePlan(prepared, { plan: [1], score: 0 }).rules[0] ?? {}
  return { soup, status, why }
}

describe('planner 144: what stands uses up what is cooked, for as many as eat', () => {
  it('counts a dish that stands', () => {
    expect(planned([{}])).toMatchObject({ status: 'kept' })
    expect(planned([{}], 4)).toMatchObject({ status: 'kept' })
  })
  it('but no leftovers of it, nor what stands on a day that is left out', () => {
    const leftovers = { date: TUESDAY, isLeftovers: true } as const
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
  const prepared = prepareTask(
    aKitchenTask([aDinner({ id: 1, name: 'Saag paneer', ingredients: ['1 green chilli'] })], 1, {
      asked: [{ rule, note: null }],
      rules: [{ rule, ruleIndex: 0 }],
    }),
    plainReader,
  )
  expect(
    describePlan(prepared, searchPlan(prepared.searchedProblem, { maxEvaluations: 50 })).rules[0]?.status,
  ).toBe('kept')
})

it.each([
  [['250 g spinach'], { n: 500, unit: 'g' }, 4, 4, 250],
  [['250 g spinach'], { n: 500, unit: 'g' }, 4, 2, 125],
  [['1 kg spinach'], { n: 500, unit: 'g' }, 4, 4, 1000],
  [['1 lb beef mince'], { n: 2, unit: 'lb' }, 4, 4, 1],
  [['2 x 400 g tins chopped tomatoes'], { n: 800, unit: 'g' }, 4, 4, 800],
  [['3 eggs'], { n: 6 }, null, 4, 3],
  [['½ cauliflower'], { n: 0.5 }, 4, 4, 0.5],
  [['a handful of spinach'], { n: 500, unit: 'g' }, 4, 4, null],
  [['1 cauliflower'], { n: 500, unit: 'g' }, 4, 4, null],
  [[], { n: 500, unit: 'g' }, 4, 4, null],
])('of %j for %j: %s servings, %s people', (lines, amount, servings, people, used) =>
  expect(usedAmount(lines, { servings }, amount, people)).toBe(used),
)

it.each([
  ['4 carrots and 1 cauliflower', 1],
  ['1 cauliflower and 4 carrots', 1],
  ['1 cauliflower per person', 4],
  ['½ cauliflower, 2 onions', 0.5],
])('of the part of a line that is of the food: %s', (line, used) =>
  expect(usedAmount([line], { servings: 2 }, { n: 4 }, 4, (name) => name.includes('cauliflower'))).toBe(
    line.includes('per') ? used : used * 2,
  ),
)

const dish = (id: number, name: string, line: string) => aDinner({ id, name, ingredients: [line] })

function told(rule: PlanRule, recipes: KitchenRecipe[], days: number) {
  const dates = datesFromStart(days)
  const { dishes } = makeMealOverrides([rule], { dates, slots: ['dinner'], family: [], guests: [] })
  const task = aKitchenTask(recipes, days, {
    asked: [{ rule, note: null }],
    rules: dishes,
  })
  const prepared = prepareTask(task)
  const found = planKitchen(prepared)
  const { meals, rules } = describePlan(prepared, found)
  return { titles: meals.map(({ title }) => title), ...rules[0] }
}
const spinach: PlanRule = { kind: 'use', what: { food: 'spinach' }, amount: { n: 500, unit: 'g' } }
const pie = dish(1, 'Spinach pie', '300 g spinach')
const soup = dish(2, 'Green soup', '200 g spinach')
const stew = dish(3, 'Lamb stew', '500 g lamb')
const roast = dish(4, 'Pork roast', '1 kg pork')

it('plans as many dishes as use all of it (planner 36)', () => {
  const { titles, status } = told(spinach, [pie, soup, stew, roast], 2)
  expect(new Set(titles)).toEqual(new Set(['Green soup', 'Spinach pie']))
  expect(status).toBe('kept')
})

it('says how much of it is used where that is not all (planner 36)', () =>
  expect(told(spinach, [pie, stew, roast], 3)).toMatchObject({
    status: 'gave way',
    why: 'what is planned uses about 300 of 500 g',
  }))

it('three dishes that use a third each use all of it (planner 36)', () => {
  const courgettes: PlanRule = { kind: 'use', what: { food: 'courgettes' }, amount: { n: 3 } }
  const dishes = ['Pie', 'Soup', 'Bake'].map((name, id) => dish(id + 1, name, '1 courgette and 4 carrots'))
  expect(told(courgettes, dishes, 3)).toMatchObject({ status: 'kept' })
})

it('guesses no amount that no recipe says (planner 36)', () =>
  expect(told(spinach, [dish(1, 'Spinach pie', '2 handfuls of spinach'), stew, roast], 2)).toMatchObject({
    status: 'kept',
    why: 'a dish uses it; no recipe says how much in that measure',
  }))
