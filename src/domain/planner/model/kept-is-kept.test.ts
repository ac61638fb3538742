/** What is told of rules, checked from the plan alone over random kitchens, rules and plans. */
import { searchPlan } from '@plateful/meal-planner/search'
import { expect, it } from 'vitest'
import { keepsPlainly, type PlainMeal, randomKitchen } from '../../../../test/harness/random-kitchen.ts'
import { plainReader } from '../kitchen-task.ts'
import { openTask, tellPlan } from '../plan-kitchen.ts'
import { DishJudge } from './matches-dish.ts'

const seeds = Array.from({ length: 80 }, (_, index) => index + 1)
const judge = new DishJudge(plainReader)

it.each(seeds.filter((seed) => seed % 20 === 0))('what is called kept is kept, up to kitchen %i', (last) => {
  let told = 0
  for (let seed = last - 19; seed <= last; seed++) {
    const { task, rules } = randomKitchen(seed)
    const open = openTask(task)
    const found = searchPlan(open.problem, { looks: 2000 })
    const { places, rules: fares } = tellPlan(open, found)
    const meals = task.places.flatMap(({ date, slot, peopleCount = 1 }, place): PlainMeal[] => {
      const recipe = task.recipes.find(({ id }) => id === places[place]?.recipeId)
      return recipe ? [{ date, slot, recipe, people: peopleCount }] : []
    })
    const untrue = fares.flatMap(({ said, status }, index) => {
      const rule = rules[index]
      if (!rule || status !== 'kept') return []
      told++
      return keepsPlainly(rule, meals, judge) ? [] : [`${seed}: ${said}`]
    })
    expect(untrue).toEqual([])
  }
  expect(told).toBeGreaterThan(20)
})
