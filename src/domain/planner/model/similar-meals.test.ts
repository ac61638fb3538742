import { unitsBroken } from '@plateful/meal-planner/problem/rules'
import { describe, expect, it } from 'vitest'
import { aKitchenRecipe, aKitchenTask, START } from '../../../../test/harness/kitchen-makers.ts'
import { addDays } from '../../day.ts'
import type { MealToFill } from '../task/kitchen-task.ts'
import { prepareTask } from '../task/prepare-task.ts'

const names = ['Cod bake', 'Prawn rice', 'Beef pot', 'Tofu supper', 'Tofu curry', 'Leek supper', 'Beef pie']
const foods = ['cod fillets', 'prawns', 'stewing beef', 'tofu', 'tofu', 'leeks', 'minced beef']
const recipes = names.map((name, index) =>
  aKitchenRecipe({
    id: index + 1,
    name,
    ingredients: [`500 g ${foods[index]}`],
    tags: ['lunch', 'dinner'],
    prepTimeMinutes: 40,
  }),
)
const [cod, prawns, beef, tofu, tofuCurry, leeks, mince] = names.keys()

/** What the rules of taste weigh in a plan of these meals, in points. */
function weigh(meals: readonly MealToFill[], plan: readonly (number | undefined)[]): number {
  const { explainedProblem } = prepareTask(aKitchenTask(recipes, 8, { meals }))
  const chosen = plan.map((one) => one ?? -1)
  const tastes =
    explainedProblem.request.rules?.filter(({ kind, isImplicit }) => kind === 'repetition' && isImplicit) ??
    []
  return tastes.reduce((sum, rule) => sum + rule.points * unitsBroken(rule, chosen), 0)
}
const dinner = (day: number, change: Partial<MealToFill> = {}): MealToFill => ({
  date: addDays(START, day),
  slot: 'dinner',
  ...change,
})

describe('similar meals are kept apart (planner 77)', () => {
  it('at noon and in the evening of a day', () => {
    const day: MealToFill[] = [{ date: START, slot: 'lunch' }, dinner(0)]
    expect(weigh(day, [beef, mince])).toBeGreaterThan(weigh(day, [beef, leeks]))
  })
  it('prawns the day after cod', () => {
    const days = [dinner(0), dinner(1), dinner(2)]
    expect(weigh(days, [cod, prawns, leeks])).toBeGreaterThan(weigh(days, [cod, leeks, prawns]))
  })
  it('tofu four days after tofu, less than two days after it, and not after a week', () => {
    const after = (gap: number) => weigh([dinner(0), dinner(gap)], [tofu, tofuCurry])
    const [soon, later, muchLater] = [after(2), after(4), after(7)]
    expect(soon).toBeGreaterThan(later)
    expect(later).toBeGreaterThan(muchLater)
    expect(muchLater).toBe(0)
  })
})

describe('leftovers count on the day they are eaten (planner 77)', () => {
  const later = (day: number) => [
    { date: addDays(START, day), slot: 'dinner' as const, ruleIndex: 0, peopleCount: 2 },
  ]
  const mixed = [dinner(0, { leftoverMeals: later(3) }), dinner(4)]

  it('cod the day after prawns that are left over weighs as after prawns', () => {
    expect(weigh(mixed, [prawns, cod])).toBe(weigh([dinner(3), dinner(4)], [prawns, cod]))
    expect(weigh([dinner(0), dinner(4)], [prawns, cod])).toBe(0)
  })
  it('a dish is no repeat of itself', () => {
    expect(weigh(mixed, [prawns, undefined])).toBe(0)
  })
})

describe('how alike two meals feel (planner 88)', () => {
  const dish = (id: number, name: string, ingredients: string[]) =>
    aKitchenRecipe({ id, name, ingredients, tags: ['lunch', 'dinner'], prepTimeMinutes: 40 })
  const table = [
    dish(1, 'Coronation chicken plate', ['400 g chicken breasts']),
    dish(2, 'Chicken supper', ['8 chicken thighs']),
    dish(3, 'Couscous salad', ['250 g couscous', '200 g feta']),
    dish(4, 'Greek plate', ['200 g feta', '1 cucumber']),
    dish(5, 'Bean stew', ['800 g tinned chopped tomatoes', '400 g butter beans']),
    dish(6, 'Tomato gnocchi', ['500 g gnocchi']),
    dish(7, 'Leek soup', ['2 leeks']),
    dish(8, 'Pea soup', ['500 g frozen peas']),
    dish(9, 'Egg sandwiches', ['6 eggs', '8 slices bread']),
    dish(10, 'Carrot pittas', ['6 pitta breads', '3 carrots']),
    dish(11, 'Beef pot', ['700 g stewing beef']),
    dish(12, 'Beef noodles', ['400 g rump steak', '300 g egg noodles']),
    dish(13, 'Plain supper', ['2 swedes']),
    dish(14, 'Cheese wraps', ['4 tortillas', '200 g cheddar']),
    dish(15, 'Halloumi plate', ['450 g halloumi']),
    dish(16, 'Cauliflower cheese', ['1 cauliflower', '150 g cheddar']),
    dish(17, 'Omelette with salad', ['8 eggs', '1 lettuce']),
    dish(18, 'Tuna sandwiches', ['2 tins tuna', '8 slices bread']),
    dish(19, 'Swede soup with toasties', ['2 swedes', '8 slices bread']),
    dish(20, 'Toasties', ['8 slices bread']),
    dish(21, 'Chicken salad', ['400 g chicken breasts', '1 lettuce']),
    dish(22, 'Caesar salad', ['300 g chicken breasts', '1 lettuce']),
    { ...dish(23, 'Greens in soy sauce', ['2 pak choi']), cuisine: 'Chinese' },
    { ...dish(24, 'Miso greens', ['2 leeks']), cuisine: 'Japanese' },
    dish(25, 'Leek noodle soup', ['2 leeks']),
    dish(26, 'Swede noodle stir fry', ['2 swedes', '300 g egg noodles']),
    dish(27, 'Swede chilli', ['2 swedes']),
    dish(28, 'Leek ragu', ['2 leeks']),
    dish(29, 'Bangers', ['8 pork sausages']),
    dish(30, 'Sausage hotpot', ['8 pork sausages']),
  ]
  const numberOf = (name: string) => table.findIndex((one) => one.name === name)

  const DAYS = 8
  const meals = Array.from({ length: DAYS }, (_, day): MealToFill[] => [
    { date: addDays(START, day), slot: 'lunch' },
    dinner(day),
  ]).flat()
  const { explainedProblem } = prepareTask(aKitchenTask(table, DAYS, { meals }))
  const tastes =
    explainedProblem.request.rules?.filter(({ kind, isImplicit }) => kind === 'repetition' && isImplicit) ??
    []
  const noon = (day: number) => 2 * day
  const evening = (day: number) => 2 * day + 1

  /** What these meals weigh as the only ones of eight days, each at its place. */
  function likeness(eaten: readonly { name: string; at: number }[]): number {
    const plan = meals.map((_, mealIndex) => {
      const name = eaten.find(({ at }) => at === mealIndex)?.name
      return name === undefined ? -1 : numberOf(name)
    })
    return tastes.reduce((sum, rule) => sum + rule.points * unitsBroken(rule, plan), 0)
  }
  const pair = (one: string, other: string, gap: number) =>
    likeness([
      { name: one, at: noon(0) },
      { name: other, at: evening(gap) },
    ])

  it.each([
    ['chicken', 'Coronation chicken plate', 'Chicken supper', 3],
    ['beef', 'Beef pot', 'Beef noodles', 3],
    ['feta that only the foods tell', 'Couscous salad', 'Greek plate', 6],
    ['a tomato sauce after tinned tomatoes', 'Bean stew', 'Tomato gnocchi', 2],
    ['soups', 'Leek soup', 'Pea soup', 2],
    ['cheese by name or by food', 'Halloumi plate', 'Cauliflower cheese', 2],
  ])('%s: the nearer the more, and nothing once it is forgotten', (_, one, other, days) => {
    const points = Array.from({ length: days + 1 }, (_value, gap) => pair(one, other, gap))
    expect(points[0]).toBeGreaterThan(points[1] ?? 0)
    expect(points.slice(0, -1).every((each) => each > 0)).toBe(true)
    expect(points.slice(1).every((each, gap) => each <= (points[gap] ?? 0))).toBe(true)
    expect(points.at(-1)).toBe(0)
    expect(pair(one, 'Plain supper', 0)).toBe(0)
  })

  it('a salad at noon after a dish with salad weighs, in the evening it does not', () => {
    const noons = likeness([
      { name: 'Omelette with salad', at: noon(0) },
      { name: 'Couscous salad', at: noon(1) },
    ])
    expect(noons).toBeGreaterThan(0)
    expect(pair('Omelette with salad', 'Couscous salad', 1)).toBe(0)
  })

  it('bread at noon on three days running weighs more than on three days apart', () => {
    const loaves = ['Egg sandwiches', 'Carrot pittas', 'Cheese wraps']
    const breads = (...days: number[]) =>
      likeness(days.map((day, index) => ({ name: loaves[index] ?? '', at: noon(day) })))
    expect(breads(0, 1, 2)).toBeGreaterThan(breads(0, 1, 4))
    expect(breads(0, 1, 4)).toBeGreaterThan(breads(0, 2, 4))
    expect(breads(0, 2, 4)).toBe(0)
  })

  it.each([
    ['a sandwich after another', 'Egg sandwiches', 'Tuna sandwiches'],
    ['toasties after a soup with toasties', 'Swede soup with toasties', 'Toasties'],
    ['a salad with the same meat', 'Chicken salad', 'Caesar salad'],
    ['a soup after another', 'Leek soup', 'Pea soup'],
  ])('twins at noon weigh two days apart too: %s', (_, one, other) => {
    const noons = (gap: number) =>
      likeness([
        { name: one, at: noon(0) },
        { name: other, at: noon(gap) },
      ]) - likeness([{ name: one, at: noon(0) }])
    expect(noons(1)).toBeGreaterThan(noons(2))
    expect(noons(2)).toBeGreaterThan(0)
    expect(noons(4)).toBe(0)
  })

  it.each([
    ['noodles after a soup of noodles', 'Leek noodle soup', 'Swede noodle stir fry', 2],
    ['a chilli after a ragu, both of tomatoes', 'Leek ragu', 'Swede chilli', 2],
    ['sausages within a week (planner 104)', 'Bangers', 'Sausage hotpot', 7],
  ])('%s weighs in the evening, and no more after some days', (_, one, other, days) => {
    const dinners = (gap: number) =>
      likeness([
        { name: one, at: evening(0) },
        { name: other, at: evening(gap) },
      ])
    expect(dinners(days - 1)).toBeGreaterThan(7)
    expect(dinners(days)).toBe(0)
  })

  it('a Japanese dinner on the day after a Chinese one weighs', () => {
    const dinners = (gap: number) =>
      likeness([
        { name: 'Greens in soy sauce', at: evening(0) },
        { name: 'Miso greens', at: evening(gap) },
      ])
    expect(dinners(1)).toBeGreaterThan(0)
    expect(dinners(2)).toBe(0)
  })
})
