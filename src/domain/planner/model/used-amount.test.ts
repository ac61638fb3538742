import { expect, it } from 'vitest'
import { aDinner, aKitchenTask, datesFromStart } from '../../../../test/harness/kitchen-makers.ts'
import { planKitchen, describePlan } from '../plan-kitchen.ts'
import { prepareTask } from '../prepare-task.ts'
import type { PlanRule } from '../plan-rule.ts'
import type { KitchenRecipe } from '../recipe-facts.ts'
import { makeMealOverrides } from '../meal-overrides.ts'
import { usedAmount } from './used-amount.ts'

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
  const open = prepareTask(task)
  const found = planKitchen(open)
  const { meals, rules } = describePlan(open, found)
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
