import { unitsBroken } from '@plateful/meal-planner/problem/rules'
import { describe, expect, it } from 'vitest'
import { aKitchenRecipe, aKitchenTask, START } from '../../../../test/harness/kitchen-makers.ts'
import { addDays } from '../../day.ts'
import { describePlan } from '../plan/plan-kitchen.ts'
import { prepareTask } from '../task/prepare-task.ts'
import { leftoverBases } from './leftover-bases.ts'

const names = [
  'Leftover rice salad',
  'Tarka dal',
  'Leek pie',
  'Bubble and squeak',
  'Sausages and mash',
  'Jollof rice',
]
const foods = ['300 g rice', '300 g rice', '3 leeks', '500 g potatoes', '1 kg potatoes', '300 g rice']
const recipes = names.map((name, index) =>
  aKitchenRecipe({
    id: index + 1,
    name,
    ingredients: [foods[index] ?? ''],
    tags: ['lunch', 'dinner'],
    prepTimeMinutes: 40,
  }),
)
const [salad, dal, pie, squeak, mash, jollof] = names.keys()
const DAYS = 5
const open = (standing: { date: string; recipeId: number }[] = []) =>
  prepareTask(
    aKitchenTask(recipes, DAYS, {
      standing: standing.map((meal) => ({ slot: 'dinner' as const, ...meal })),
    }),
  )
const weigh = (
  { explainedProblem, dishes }: ReturnType<typeof open>,
  plan: readonly (number | undefined)[],
) =>
  leftoverBases(explainedProblem, dishes).reduce(
    (sum, rule) =>
      sum +
      rule.points *
        unitsBroken(
          rule,
          plan.map((one) => one ?? -1),
        ),
    0,
  )

describe('a dish made of leftovers wants its food cooked before (planner 98)', () => {
  it.each<[string, (number | undefined)[], number]>([
    ['rice the day before', [dal, salad], 0],
    ['rice two days before has gone off', [dal, pie, salad], 40],
    ['no rice at all', [pie, salad], 40],
    ['rice on the day itself', [salad, dal], 40],
    ['rice in which everything is cooked is none', [jollof, salad], 40],
    ['its own rice is none', [salad, salad], 80],
    ['potatoes three days before', [mash, pie, pie, squeak], 0],
    ['potatoes four days before', [mash, pie, pie, pie, squeak], 40],
    ['other dishes', [pie, dal, mash], 0],
  ])('%s', (_, plan, points) => expect(weigh(open(), plan)).toBe(points))

  it('counts a dish planned on the day before the plan', () => {
    const stood = (day: number) => open([{ date: addDays(START, day), recipeId: 2 }])
    expect(weigh(stood(-1), [salad])).toBe(0)
    expect(weigh(stood(-2), [salad])).toBe(40)
  })

  it('says with which dish more is to be cooked', () => {
    const why = (plan: (number | undefined)[]) =>
      describePlan(open(), { plan: plan.map((one) => one ?? -1), score: 0 }).meals.map(
        (meal) => meal.why[0]?.text,
      )
    expect(why([dal, salad])[1]).toBe('cook more rice with Tarka dal the day before')
    expect(why([mash, pie, squeak])[2]).toBe('cook more potatoes with Sausages and mash 2 days before')
    expect(why([pie, salad])[1] ?? '').not.toMatch(/cook more/)
  })

  it('asks nobody to cook more of what stands before the plan', () => {
    const before = open([{ date: addDays(START, -1), recipeId: 2 }])
    const [meal] = describePlan(before, { plan: [salad ?? -1], score: 0 }).meals
    expect(meal?.why[0]?.text).toBe('uses rice left from Tarka dal the day before')
  })
})
