import { describe, expect, it } from 'vitest'
import { aDinner, aKitchenTask } from '../../../../test/harness/kitchen-makers.ts'
import type { KitchenRecipe } from '../dishes/recipe-facts.ts'
import type { TaskEater } from '../task/kitchen-task.ts'
import { prepareTask } from '../task/prepare-task.ts'
import { describePlan, planKitchen } from './plan-kitchen.ts'

const anna: TaskEater = { name: 'Anna', allergies: ['gluten'], diets: [], likes: [], dislikes: [] }
const unknown = aDinner({ id: 1, name: 'Kartoffelpuffer', ingredients: ['3 EL Zorblax'], rating: 5 })

/** What is planned for one dinner out of an unknown dish and another one. */
function planned(eaters: TaskEater[], ...others: Partial<KitchenRecipe>[]) {
  const recipes = [unknown, ...others.map((change, index) => aDinner({ id: index + 2, ...change }))]
  const prepared = prepareTask(aKitchenTask(recipes, 1, { eaters }))
  return describePlan(prepared, planKitchen(prepared)).meals[0]?.title
}

describe('planner 149: what nobody knows is the last resort where somebody has an allergy', () => {
  const lentils = { name: 'Lentils', ingredients: ['200 g lentils'] }
  it.each<[string, TaskEater[], Partial<KitchenRecipe>[], string]>([
    ['behind what is known to be safe', [anna], [lentils], 'Lentils'],
    ['and what somebody dislikes', [{ ...anna, dislikes: ['lentils'] }], [lentils], 'Lentils'],
    ['and what takes longer', [anna], [{ ...lentils, prepTimeMinutes: 150 }], 'Lentils'],
    ['but before an open meal', [anna], [], 'Kartoffelpuffer'],
    [
      'and before what is not safe',
      [anna],
      [{ name: 'Toast', ingredients: ['2 slices bread'] }],
      unknown.name,
    ],
    [
      'not for who has no allergy',
      [{ ...anna, allergies: [], dislikes: ['lentils'] }],
      [lentils],
      unknown.name,
    ],
  ])('%s', (_, eaters, others, title) => expect(planned(eaters, ...others)).toBe(title))
})
