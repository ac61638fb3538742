import { describe, expect, it } from 'vitest'
import { aKitchenRecipe, aKitchenTask, START } from '../../../../test/harness/kitchen-makers.ts'
import { addDays } from '../../day.ts'
import type { PlanRule } from '../plan-rule.ts'
import { prepareTask } from '../task/prepare-task.ts'
import { describePlan } from './plan-kitchen.ts'

const recipe = (id: number, name: string, tag: string, minutes: number) =>
  aKitchenRecipe({ id, name, tags: [tag], difficulty: 'medium', prepTimeMinutes: minutes })
const recipes = [
  recipe(1, 'Beef stew', 'dinner', 50),
  recipe(2, 'Pork chops', 'dinner', 30),
  recipe(3, 'Egg sandwiches', 'lunch', 10),
  recipe(4, 'Lamb stew', 'dinner', 60),
  recipe(5, 'Cheese omelette', 'dinner', 15),
]
const [STEW, CHOPS, SANDWICHES, LAMB, OMELETTE] = [0, 1, 2, 3, 4]

/** The offers where a plan has these dishes: dinner on Monday, lunch `days` later, that dinner. */
function offersOf(plan: readonly [number, number, number], days = 1) {
  const later = addDays(START, days)
  const task = aKitchenTask(recipes, days + 1, {
    meals: [
      { date: START, slot: 'dinner' },
      { date: later, slot: 'lunch' },
      { date: later, slot: 'dinner' },
    ],
  })
  return describePlan(prepareTask(task), { plan, score: 0 }).offers.map(({ mealIndex, later: at }) => [
    mealIndex,
    at,
  ])
}

describe('dinner feeds the next day’s lunch (planner 58)', () => {
  it('where a dinner would be cooked at noon, before what saves longer cooking', () => {
    expect(offersOf([STEW, CHOPS, LAMB])).toEqual([[0, 1]])
    expect(offersOf([STEW, SANDWICHES, LAMB])).toEqual([[0, 2]])
  })
  it('on the next day only, and only of what keeps', () => {
    expect(offersOf([STEW, CHOPS, OMELETTE], 2)).not.toContainEqual([0, 1])
    expect(offersOf([OMELETTE, CHOPS, LAMB])).toEqual([])
  })
  it('where a rule leaves the lunch open, and of what the rule asks for (planner 78)', () => {
    const rule: PlanRule = {
      kind: 'have',
      what: { tag: 'plain' },
      count: 'every',
      when: { slots: ['lunch'] },
    }
    const offered = (tags: string[]) => {
      const [stew, chops, sandwiches] = recipes
      const task = aKitchenTask(
        [stew, chops, sandwiches].flatMap((one, index) =>
          one ? [index === 0 ? { ...one, tags: [...one.tags, ...tags] } : one] : [],
        ),
        2,
        {
          meals: [
            { date: START, slot: 'dinner' },
            { date: addDays(START, 1), slot: 'lunch' },
          ],
          asked: [{ rule, note: null }],
          rules: [{ rule, ruleIndex: 0 }],
        },
      )
      const mild = { ...task, recipes: [...task.recipes, recipe(9, 'Mild supper', 'dinner', 40)] }
      const tagged = mild.recipes.map((one) => (one.id === 9 ? { ...one, tags: ['dinner', 'plain'] } : one))
      return describePlan(prepareTask({ ...mild, recipes: tagged }), { plan: [0, -1], score: 0 }).offers
    }
    expect(offered(['plain']).map(({ mealIndex, later }) => [mealIndex, later])).toEqual([[0, 1]])
    expect(offered([])).toEqual([])
  })
})
