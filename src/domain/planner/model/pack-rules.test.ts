import { packsShared } from '@plateful/meal-planner/problem/rules'
import { expect, it } from 'vitest'
import { aDinner, aKitchenTask, START } from '../../../../test/harness/kitchen-makers.ts'
import { planKitchen } from '../plan/plan-kitchen.ts'
import type { KitchenTask } from '../task/kitchen-task.ts'
import { prepareTask } from '../task/prepare-task.ts'
import { plainReader } from '../task/read-task-recipe.ts'
import { packRules } from './pack-rules.ts'

const recipe = (id: number, name: string, ...ingredients: string[]) => aDinner({ id, name, ingredients })
const sharedIn = (task: KitchenTask, plan: readonly number[]) => {
  const { explainedProblem } = prepareTask(task)
  return packRules(task, explainedProblem, plainReader).reduce(
    (sum, rule) => sum + packsShared(rule, plan),
    0,
  )
}

it.each([
  ['two halves of a cabbage', ['½ cabbage', '½ cabbage'], 1],
  ['two thirds and two thirds', ['2/3 cabbage', '2/3 cabbage'], 0],
  ['200 ml and 100 ml of cream', ['200 ml double cream', '100 ml double cream'], 1],
  ['what keeps', ['½ onion', '½ onion'], 0],
  ['what nobody tells', ['½ cabbage', '2 cups shredded cabbage'], 0],
  ['two foods', ['½ cabbage', '½ red cabbage'], 0],
])('dishes of a week share packs by their amounts (planner 44): %s', (_, lines, shared) => {
  const recipes = lines.map((line, index) => recipe(index + 1, `Supper ${index}`, line))
  expect(sharedIn(aKitchenTask(recipes, 2), [0, 1])).toBe(shared)
})

it('counts those who eat, what stands already, and no other week', () => {
  const recipes = [recipe(1, 'Supper', '½ cabbage'), recipe(2, 'Tea', '½ cabbage')]
  const forTwo = aKitchenTask(recipes, 2)
  const meals = forTwo.meals.map((meal) => ({ ...meal, peopleCount: 2 }))
  const stood = { standing: [{ date: START, slot: 'lunch' as const, recipeId: 1 }] }
  expect(sharedIn({ ...forTwo, meals }, [0, 1])).toBe(1)
  expect(sharedIn({ ...forTwo, meals: meals.map((one) => ({ ...one, peopleCount: 8 })) }, [0, 1])).toBe(0)
  expect(sharedIn(aKitchenTask(recipes, 1, stood), [1])).toBe(1)
  const overSunday = { ...aKitchenTask(recipes, 8) }
  expect(sharedIn(overSunday, [-1, -1, -1, -1, -1, -1, 0, 1])).toBe(0)
})

it('a dish that uses the rest is chosen before one that opens another pack', () => {
  const recipes = [
    recipe(1, 'Monday supper', '½ cabbage'),
    recipe(2, 'Best supper', '½ aubergine'),
    recipe(3, 'Green supper', '½ cabbage'),
  ]
  const rules = [
    { rule: { kind: 'have' as const, what: { recipe: 'Monday supper' }, count: { min: 1 } }, ruleIndex: 0 },
  ]
  const prepared = prepareTask(aKitchenTask(recipes, 2, { rules }))
  expect(new Set(planKitchen(prepared).plan)).toEqual(new Set([0, 2]))
})
