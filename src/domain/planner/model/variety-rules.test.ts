import { makeProblem, type Problem } from '@plateful/meal-planner/problem/problem'
import { unitsBroken } from '@plateful/meal-planner/problem/rules'
import { seededRandom } from '@plateful/meal-planner/search/seeded-random'
import { describe, expect, it } from 'vitest'
import { aKitchenRecipe, aKitchenTask, START } from '../../../../test/harness/kitchen-makers.ts'
import { addDays } from '../../day.ts'
import type { KitchenRecipe } from '../dishes/recipe-facts.ts'
import { planKitchen, describePlan } from '../plan/plan-kitchen.ts'
import type { KitchenTask } from '../task/kitchen-task.ts'
import { prepareTask } from '../task/prepare-task.ts'
import { readTask } from '../task/read-task.ts'
import { varietyRules } from './variety-rules.ts'

const recipe = (id: number, name: string, change: Partial<KitchenRecipe> = {}) =>
  aKitchenRecipe({ id, name, tags: ['dinner'], difficulty: 'medium', prepTimeMinutes: 20, ...change })

const problemOf = (task: KitchenTask): Problem => {
  const { request, recipes } = readTask(task)
  return makeProblem(request, recipes)
}

/** What the rules of variety weigh in a plan, in points. */
const weigh = (problem: Problem, plan: readonly number[]) =>
  varietyRules(problem).reduce((sum, rule) => sum + rule.points * unitsBroken(rule, plan), 0)

const kitchen = [
  recipe(1, 'Lasagne'),
  recipe(2, 'Lasagne al forno'),
  recipe(3, 'Spaghetti carbonara'),
  recipe(4, 'Chicken korma', { cuisine: 'Indian' }),
  recipe(5, 'Onion bhaji plate', { cuisine: 'Indian' }),
  recipe(6, 'Cauliflower cheese'),
  recipe(7, 'Cauliflower and lentil plate'),
  recipe(8, 'Plain supper'),
  recipe(9, 'Vegetable lo mein'),
]

it.each([
  ['a lasagne and a lasagne al forno', [0, 7, 7], [0, 1, 7]],
  ['two pastas running', [0, 3, 7], [0, 2, 7]],
  ['noodles after pasta', [8, 3, 7], [8, 2, 7]],
  ['two of a cuisine running', [3, 5, 7], [3, 4, 7]],
  ['cauliflower after cauliflower', [5, 3, 7], [5, 6, 7]],
])('%s weighs (planner 35)', (_, spread, alike) => {
  const problem = problemOf(aKitchenTask(kitchen, 3))
  const single = (plan: number[]) => weigh(problem, [...new Set(plan)])
  expect(weigh(problem, alike)).toBeGreaterThan(Math.max(weigh(problem, [alike[0] ?? -1, -1, -1]), 0))
  expect(single(spread)).toBe(0)
})

describe('bread at noon and tomatoes twice a day (planner 86)', () => {
  const names = ['Cheese toastie', 'Chicken wraps', 'Leek soup', 'Tomato soup', 'Tomato gnocchi']
  const stored = names.map((name, index) => recipe(index + 1, name, { tags: ['lunch', 'dinner'] }))
  const at = (slot: 'lunch' | 'dinner', day: number) => ({ date: addDays(START, day), slot })
  const weighAt = (meals: KitchenTask['meals'], first: number, second: number) => {
    const problem = problemOf(aKitchenTask(stored, 3, { meals }))
    return weigh(problem, [first, second]) - weigh(problem, [first, -1]) - weigh(problem, [-1, second])
  }

  it('wraps the day after a toastie are bread again at noon, and less so as a dinner', () => {
    const noons = [at('lunch', 0), at('lunch', 1)]
    expect(weighAt(noons, 0, 1)).toBeGreaterThan(weighAt([at('lunch', 0), at('dinner', 1)], 0, 1))
    expect(weighAt(noons, 0, 2)).toBe(0)
  })
  it('a tomato soup weighs before a tomato sauce, and a leek soup does not', () => {
    const day = [at('lunch', 0), at('dinner', 0)]
    expect(weighAt(day, 3, 4)).toBeGreaterThan(0)
    expect(weighAt(day, 2, 4)).toBe(0)
  })
})

describe('how dishes are cooked is balanced over dinners (planner 43)', () => {
  const ways = [
    'Fish pie',
    'Roast chicken',
    'Cheese gratin',
    'Pork traybake',
    'Onion tart',
    'Onion soup',
    'Beef chilli',
    'Pork stir fry',
    'Green salad',
  ]
  const long = new Set(['Roast chicken', 'Beef chilli', 'Pork traybake'])
  const recipes = ways.map((name, index) =>
    recipe(index + 1, name, { prepTimeMinutes: long.has(name) ? 90 : 20 }),
  )

  it.each(Array.from({ length: 40 }, (_, index) => index + 1))(
    'runs of three from the oven, and of big cooks, weigh what a count by hand says: %i',
    (seed) => {
      const dice = seededRandom(seed)
      const days = 3 + Math.floor(dice() * 6)
      const problem = problemOf(aKitchenTask(recipes, days))
      const plan = Array.from({ length: days }, () => Math.floor(dice() * ways.length))
      const isOf = (rule: { classOf: readonly number[] }, of: readonly number[]) =>
        rule.classOf.every((code, index) => code === of[index])
      const methods = problem.recipes.map(({ method = 0 }) => method || -1)
      const big = problem.recipes.map(({ isBigCook }) => (isBigCook === true ? 0 : -1))
      const weighed = (of: readonly number[]) =>
        varietyRules(problem)
          .filter((rule) => rule.kind === 'repetition' && isOf(rule, of))
          .reduce((sum, rule) => sum + rule.points * unitsBroken(rule, plan), 0)
      const codes = (of: readonly number[], from: number, length: number) =>
        plan.slice(Math.max(0, from), Math.max(0, from + length)).map((chosen) => of[chosen] ?? -1)
      const beyond = (of: readonly number[], from: number, length: number, most: number) => {
        const all = codes(of, from, length).filter((code) => code >= 0)
        return [...new Set(all)].reduce(
          (sum, code) => sum + Math.max(0, all.filter((one) => one === code).length - most),
          0,
        )
      }
      // Runs with the same days count once.
      const starts = (length: number) =>
        Array.from({ length: Math.max(1, days - length + 1) }, (_, index) => index)
      const bigHand =
        6 * starts(3).reduce((sum, from) => sum + beyond(big, from, 3, 2), 0) +
        2 * starts(2).reduce((sum, from) => sum + beyond(big, from, 2, 1), 0)
      expect(weighed(big)).toBe(bigHand)
      const runs = 6 * starts(3).reduce((sum, from) => sum + beyond(methods, from, 3, 2), 0)
      // From five days on, a fifth meal of the same method weighs too.
      const most = days < 5 ? runs : runs + 4 * days
      expect(weighed(methods)).toBeGreaterThanOrEqual(runs)
      expect(weighed(methods)).toBeLessThanOrEqual(most)
    },
  )

  it('a plan has no three of a kind running where others are to be had', () => {
    const prepared = prepareTask(aKitchenTask(recipes, 7))
    const { plan } = planKitchen(prepared)
    const methods = plan.map((chosen) => prepared.explainedProblem.recipes[chosen]?.method)
    const big = plan.map((chosen) => prepared.explainedProblem.recipes[chosen]?.isBigCook)
    for (let day = 0; day + 2 < 7; day++) {
      expect(new Set(methods.slice(day, day + 3)).size).toBeGreaterThan(1)
      expect(big.slice(day, day + 3)).toContain(false)
    }
  })
})

it('the nearer two of a kind are, the more they weigh', () => {
  const problem = problemOf(aKitchenTask(kitchen, 8))
  const at = (day: number) => {
    const plan = Array.from({ length: 8 }, () => -1)
    plan[0] = 0
    plan[day] = 1
    return weigh(problem, plan)
  }
  expect(at(1)).toBeGreaterThan(at(3))
  expect(at(3)).toBeGreaterThan(at(6))
  expect(at(7)).toBe(0)
})

it('what was made lately counts', () => {
  const lately = (date: string) =>
    weigh(
      problemOf(aKitchenTask(kitchen, 1, { standing: [{ date, slot: 'dinner' as const, recipeId: 1 }] })),
      [1],
    )
  expect(lately(addDays(START, -1))).toBeGreaterThan(lately(addDays(START, -5)))
  expect(lately(addDays(START, -20))).toBe(0)
})

it('what somebody does not like weighs, whatever else is in it that is liked', () => {
  const eaters = [{ name: 'Ella', allergies: [], diets: [], likes: ['cheese'], dislikes: ['fish'] }]
  const recipes = [
    recipe(1, 'Tuna bake', { ingredients: ['1 tin tuna', '100 g cheddar cheese'] }),
    recipe(2, 'Cheese bake', { ingredients: ['100 g cheddar cheese'] }),
  ]
  const problem = problemOf(aKitchenTask(recipes, 1, { eaters }))
  expect([weigh(problem, [0]), weigh(problem, [1])]).toEqual([40, 0])
})

it('what somebody does not like weighs where they eat, though they are away elsewhere (planner 99)', () => {
  const eaters = [{ name: 'Dave', allergies: [], diets: [], likes: [], dislikes: ['fish'], meals: [0] }]
  const dishes = [
    recipe(1, 'Tuna bake', { ingredients: ['1 tin tuna'] }),
    recipe(2, 'Leek supper', { ingredients: ['3 leeks'] }),
  ]
  const problem = problemOf(aKitchenTask(dishes, 2, { eaters }))
  expect([weigh(problem, [0, 1]), weigh(problem, [1, 0])]).toEqual([40, 0])
})

it('spreads pastas over a week that has them, and claims nothing of it', () => {
  const recipes = [
    ...['Lasagne', 'Penne pesto', 'Linguine'].map((name, index) => recipe(index + 1, name)),
    ...['Lamb stew', 'Onion soup', 'Pork roast', 'Egg supper'].map((name, index) => recipe(index + 4, name)),
  ]
  const prepared = prepareTask(aKitchenTask(recipes, 7))
  const found = planKitchen(prepared)
  const pastas = found.plan.flatMap((chosen, day) => (chosen < 3 ? [day] : []))
  expect(pastas).toHaveLength(3)
  expect(pastas.every((day, index) => index === 0 || day - (pastas[index - 1] ?? 0) >= 2)).toBe(true)
  const told = describePlan(prepared, found)
  expect(told.rules).toEqual([])
  expect(told.meals.flatMap(({ why }) => why.map(({ text }) => text)).join()).not.toMatch(/rule/)
})

it('a meal that stays open is never laid to rules that nobody made', () => {
  const told = (() => {
    const prepared = prepareTask(aKitchenTask([recipe(1, 'Lasagne')], 2))
    return describePlan(prepared, { plan: [0, -1], score: 0 })
  })()
  expect(told.meals[1]?.why).toEqual([{ text: expect.not.stringMatching(/rules/) }])
})

describe('what may come again sooner, and what stands beside a main', () => {
  it('what is only a lunch comes again after a week, a dinner after the wished days (planner 52)', () => {
    const wrap = recipe(1, 'Bean wrap', { tags: ['lunch'] })
    const pie = recipe(2, 'Fish pie', { tags: ['dinner', 'lunch'] })
    const days = 9
    const meals = Array.from({ length: days }, (_, day) => ({
      date: addDays(START, day),
      slot: 'lunch' as const,
    }))
    const problem = problemOf(aKitchenTask([wrap, pie], days, { meals }))
    const twice = (dish: number, gap: number) => {
      const plan = Array.from({ length: days }, (_, day) => (day === 0 || day === gap ? dish : -1))
      return weigh(problem, plan)
    }
    expect(twice(0, 7)).toBe(0)
    expect(twice(0, 3)).toBeGreaterThan(0)
    expect(twice(1, 7)).toBeGreaterThan(0)
  })

  it('a side of the main’s own cuisine is preferred; of an unknown one nothing is said (planner 53)', () => {
    const dishes = [
      recipe(1, 'Lamb hotpot', { cuisine: 'British' }),
      recipe(2, 'Garlic bread', { tags: ['side'], cuisine: 'Italian' }),
      recipe(3, 'Buttered carrots', { tags: ['side'], cuisine: 'British' }),
      recipe(4, 'Green salad', { tags: ['side'] }),
    ]
    const meals = [
      { date: START, slot: 'dinner' as const },
      { date: START, slot: 'dinner' as const, isSide: true },
    ]
    const problem = problemOf(aKitchenTask(dishes, 1, { meals }))
    expect([1, 2, 3].map((side) => weigh(problem, [0, side]))).toEqual([4, 0, 0])
  })

  it('a dinner had on any of the household’s days weighs, a lunch the less the longer ago (planner 52)', () => {
    const had = (days: number, slot: 'lunch' | 'dinner') =>
      recipe(1, 'Supper', { tags: [slot], lastHad: addDays(START, -days) })
    const points = (days: number, slot: 'lunch' | 'dinner') =>
      weigh(problemOf(aKitchenTask([had(days, slot)], 1, { meals: [{ date: START, slot }] })), [0])
    expect([13, 12, 11].map((days) => points(days, 'dinner'))).toEqual([20, 20, 20])
    expect([13, 9, 3].map((days) => points(days, 'lunch'))).toEqual([4, 8, 16])
    expect([15, 16].flatMap((days) => [points(days, 'dinner'), points(days, 'lunch')])).toEqual([0, 0, 0, 0])
  })

  it('of two dinners alike in all else comes the one that was had longer ago (planner 52)', () => {
    const had = (id: number, weeks: number) =>
      recipe(id, `Supper ${id}`, { lastHad: addDays(START, -7 * weeks) })
    const chosen = (...dishes: KitchenRecipe[]) => planKitchen(prepareTask(aKitchenTask(dishes, 1))).plan[0]
    expect(chosen(had(1, 3), had(2, 5))).toBe(1)
    expect(chosen(had(1, 3), recipe(2, 'Supper 2'))).toBe(1)
    expect(chosen(had(1, 3), { ...had(2, 2), isFavourite: true })).toBe(1)
  })
})

describe('dishes of the same meat are alike whatever they are called (planner 67)', () => {
  const meaty = [
    recipe(1, 'Toad in the hole', { ingredients: ['8 pork sausages', '3 eggs'] }),
    recipe(2, 'Bean casserole', { ingredients: ['6 sausages', '400 g tinned beans'] }),
    recipe(3, 'Cottage pie', { ingredients: ['500 g beef mince', '1 kg potatoes'] }),
    recipe(4, 'Chilli', { ingredients: ['500 g turkey mince', '400 g kidney beans'] }),
    recipe(5, 'Plain supper', { ingredients: ['2 leeks'] }),
    recipe(6, 'Chorizo rice', { ingredients: ['200 g chorizo', '300 g rice'] }),
    recipe(7, 'Vegetable toad', { ingredients: ['8 vegetarian sausages', '3 eggs'] }),
  ]
  const prepared = prepareTask(aKitchenTask(meaty, 8))
  const weighed = (one: number, other: number, gap: number) => {
    const plan = Array.from({ length: 8 }, (_, day) => (day === 0 ? one : day === gap ? other : -1))
    const tastes =
      prepared.explainedProblem.request.rules?.filter(
        ({ kind, isImplicit }) => kind === 'repetition' && isImplicit,
      ) ?? []
    return tastes.reduce((sum, rule) => sum + rule.points * unitsBroken(rule, plan), 0)
  }

  it('sausages twice in a week weigh, and without meat too; a chorizo is none', () => {
    expect(weighed(0, 1, 3)).toBeGreaterThan(weighed(0, 4, 3))
    expect(weighed(0, 1, 6)).toBeGreaterThan(weighed(0, 4, 6))
    expect(weighed(6, 1, 6)).toBeGreaterThan(weighed(6, 4, 6))
    expect(weighed(0, 1, 7)).toBe(weighed(0, 4, 7))
    expect(weighed(0, 5, 3)).toBe(weighed(0, 4, 3))
  })

  it('mince weighs within three days', () => {
    expect(weighed(2, 3, 2)).toBeGreaterThan(weighed(2, 4, 2))
    expect(weighed(2, 3, 3)).toBe(weighed(2, 4, 3))
  })
})

describe('what suits the day and the time of day', () => {
  const dishes = [
    recipe(1, 'Ham sandwiches', { tags: ['lunch'], prepTimeMinutes: 10 }),
    recipe(2, 'Cheese toasties', { tags: ['lunch'], prepTimeMinutes: 10 }),
    recipe(3, 'Green salad plate', { tags: ['lunch'], prepTimeMinutes: 10 }),
    recipe(4, 'Pork chops', { tags: ['dinner'], prepTimeMinutes: 40 }),
    recipe(5, 'Leek soup', { tags: ['dinner', 'lunch'], prepTimeMinutes: 40 }),
    recipe(6, 'Chicken supper', { tags: ['dinner'], prepTimeMinutes: 20 }),
    recipe(7, 'Pea soup', { tags: ['dinner', 'lunch'], prepTimeMinutes: 40 }),
  ]
  const at = (slot: 'lunch' | 'dinner', from: number, plan: readonly number[]) => {
    const start = addDays(START, from)
    const meals = plan.map((_, day) => ({ date: addDays(start, day), slot }))
    const end = addDays(start, plan.length - 1)
    return weigh(problemOf(aKitchenTask(dishes, plan.length, { start, end, meals })), plan)
  }

  it('a dinner at noon weighs, and a sandwich in the evening (planner 58)', () => {
    expect(at('lunch', 0, [3])).toBe(160)
    // It weighs 4 more as a small dish.
    expect(at('dinner', 0, [0])).toBe(164)
    expect([at('lunch', 0, [0]), at('lunch', 0, [4]), at('dinner', 0, [3])]).toEqual([0, 0, 0])
  })

  it('what takes longer than the limit weighs, unless somebody asked for it (planner 92)', () => {
    const long = recipe(1, 'Beef pot', { prepTimeMinutes: 90 })
    const { request, recipes } = readTask(aKitchenTask([long], 1))
    const asked = recipes.map((one) => ({ ...one, isAskedFor: true }))
    expect(weigh(makeProblem(request, recipes), [0])).toBe(160)
    expect(weigh(makeProblem(request, asked), [0])).toBe(0)
  })

  it('of sandwiches, salads and soups at noon only those of two days running weigh (planner 58)', () => {
    expect(at('lunch', 0, [0, 1, -1])).toBeGreaterThan(0)
    expect(at('lunch', 0, [0, -1, 1])).toBe(0)
    expect(at('lunch', 0, [0, 2, 1, 4])).toBe(0)
  })

  it('a fourth salad at noon in a week weighs, three on days apart do not (planner 77)', () => {
    const salads = ['Green', 'Bean', 'Rice', 'Egg'].map((what, index) =>
      recipe(index + 1, `${what} salad`, { tags: ['lunch'], prepTimeMinutes: 10 }),
    )
    const meals = Array.from({ length: 7 }, (_, day) => ({
      date: addDays(START, day),
      slot: 'lunch' as const,
    }))
    const problem = problemOf(aKitchenTask(salads, 7, { meals }))
    expect(weigh(problem, [0, -1, 1, -1, 2, -1, -1])).toBe(0)
    expect(weigh(problem, [0, -1, 1, -1, 2, -1, 3])).toBeGreaterThan(0)
  })

  it('two soups within a week of dinners weigh, and one at noon before one in the evening', () => {
    // Each weighs 4 by itself, and 32 more on a Saturday.
    expect(at('dinner', 0, [4, -1, -1, 6])).toBeGreaterThan(8)
    // The second small dinner of a week weighs 3 more, and the second soup 16, five days later.
    expect(at('dinner', 6, [-1, 4, -1, -1, -1, -1, 6])).toBe(59)
    expect(at('dinner', 6, [-1, -1, -1, -1, -1, -1, 6])).toBe(36)
    const meals = (['lunch', 'dinner'] as const).map((slot) => ({ date: START, slot }))
    const problem = problemOf(aKitchenTask(dishes, 1, { meals }))
    expect(weigh(problem, [4, 6])).toBeGreaterThan(0)
    expect(weigh(problem, [4, 3])).toBe(0)
  })

  it('a soup at noon may come again after a week, as a dinner after the wished days (planner 58)', () => {
    const week = [-1, -1, -1, -1, -1, -1, -1]
    expect(at('lunch', 0, [4, ...week.slice(1), 4])).toBe(0)
    expect(at('lunch', 0, [4, ...week.slice(3), 4])).toBeGreaterThan(0)
    expect(at('dinner', 0, [4, ...week.slice(1), 4])).toBeGreaterThan(8)
  })

  it('a soup on a weekend evening weighs more than what is quick, and that more than what takes work (planner 59)', () => {
    const [soup, quick, long] = [4, 5, 3].map((dish) => at('dinner', 6, [dish]))
    expect([soup, quick, long]).toEqual([36, 8, 0])
    expect([4, 5, 3].map((dish) => at('dinner', 5, [dish]))).toEqual([36, 8, 0])
    expect([4, 5, 3].map((dish) => at('dinner', 4, [dish]))).toEqual([4, 0, 0])
  })

  it('a second pizza, burger, roast or filled tortilla within a week weighs (planner 60)', () => {
    const treats = ['Margherita pizza', 'Ham pizza', 'Halloumi wraps', 'Bean burritos', 'Plain supper'].map(
      (name, index) => recipe(index + 1, name, { prepTimeMinutes: 40 }),
    )
    const problem = problemOf(aKitchenTask(treats, 8))
    const two = (one: number, other: number, gap: number) =>
      weigh(
        problem,
        Array.from({ length: 8 }, (_, day) => (day === 0 ? one : day === gap ? other : -1)),
      )
    for (const [one, other] of [
      [0, 1],
      [2, 3],
    ] as const)
      expect(two(one, other, 4)).toBeGreaterThan(two(one, 4, 4))
    expect(two(0, 1, 7)).toBe(two(0, 4, 7))
  })

  it('pizza the day after burgers weighs, a roast after them does not (planner 77)', () => {
    const names = ['Margherita pizza', 'Beef burgers', 'Roast pork', 'Plain supper']
    const treats = names.map((name, index) => recipe(index + 1, name, { prepTimeMinutes: 40 }))
    const problem = problemOf(aKitchenTask(treats, 3))
    expect(weigh(problem, [1, 0, 3])).toBeGreaterThan(weigh(problem, [1, 3, 0]))
    expect(weigh(problem, [1, 2, 3])).toBe(weigh(problem, [1, 3, 2]))
  })

  it('a meal of the same weekday some weeks ago weighs more than one of another (planner 60)', () => {
    const had = (days: number, slot: 'lunch' | 'dinner') => {
      const lastHad = addDays(START, -days)
      const dish = recipe(1, 'Pork chops', { tags: [slot], prepTimeMinutes: 40, lastHad })
      return weigh(problemOf(aKitchenTask([dish], 1, { meals: [{ date: START, slot }] })), [0])
    }
    for (const slot of ['lunch', 'dinner'] as const)
      expect([14, 21, 15, 35].map((days) => had(days, slot))).toEqual([8, 8, 0, 0])
  })

  it('guests are cooked for: an omelette weighs more than what is quick, and that more than work (planner 66)', () => {
    const suppers = [
      recipe(1, 'Cheese omelette', { prepTimeMinutes: 15 }),
      recipe(2, 'Chicken supper', { prepTimeMinutes: 20 }),
      recipe(3, 'Pork chops', { prepTimeMinutes: 40 }),
    ]
    const problem = problemOf(aKitchenTask(suppers, 1))
    const weighed = (withGuests: ReadonlySet<number>) =>
      suppers.map((_, index) =>
        varietyRules(problem, { withGuests }).reduce(
          (sum, rule) => sum + rule.points * unitsBroken(rule, [index]),
          0,
        ),
      )
    expect(weighed(new Set())).toEqual([4, 0, 0])
    expect(weighed(new Set([0]))).toEqual([36, 8, 0])
  })

  it('guests get no pizza, sandwich, leftovers, chilli or sausages where there is something else (planner 66)', () => {
    const meals = [
      'Margherita pizza',
      'Bean burritos',
      'Leftover pork supper',
      'Pork chops',
      'Ham sandwiches',
      'Bean chilli',
      'Sausages and mash',
    ]
    const offered = meals.map((name, index) =>
      recipe(index + 1, name, { tags: ['lunch', 'dinner'], prepTimeMinutes: 45 }),
    )
    for (const slot of ['lunch', 'dinner'] as const) {
      const problem = problemOf(aKitchenTask(offered, 1, { meals: [{ date: START, slot }] }))
      const more = meals.map((_, index) => {
        const points = (withGuests: ReadonlySet<number>) =>
          varietyRules(problem, { withGuests })
            .filter((rule) => rule.points === 8 || rule.points === 16)
            .reduce((sum, rule) => sum + rule.points * unitsBroken(rule, [index]), 0)
        return points(new Set([0])) - points(new Set())
      })
      // A sandwich as a dinner weighs as a small dish too.
      expect(more).toEqual([16, 16, 16, 0, slot === 'lunch' ? 16 : 48, 16, 16])
    }
  })

  it('everyday food weighs half as much for guests as a pizza (planner 66)', () => {
    const suppers = [
      recipe(1, 'Spaghetti bolognese', { ingredients: ['500 g beef mince'], prepTimeMinutes: 60 }),
      recipe(2, 'Macaroni bake', { tags: ['dinner', 'kid-friendly'], prepTimeMinutes: 60 }),
      recipe(3, 'Margherita pizza', { prepTimeMinutes: 60 }),
      recipe(4, 'Pork chops', { prepTimeMinutes: 60 }),
    ]
    const eaters = [
      { name: 'Josh', allergies: [], diets: [], likes: [], dislikes: [], meals: [0], isGuest: true },
    ]
    const { explainedProblem } = prepareTask(aKitchenTask(suppers, 1, { eaters }))
    const points = (dish: number) =>
      (explainedProblem.request.rules ?? []).reduce(
        (sum, rule) => sum + rule.points * unitsBroken(rule, [dish]),
        0,
      )
    expect(suppers.map((_, index) => points(index) - points(3))).toEqual([8, 8, 16, 0])
  })

  it('what is hot weighs where a small child eats of it, and is said of it (planner 87)', () => {
    const suppers = [
      recipe(1, 'Bean chilli', { isFavourite: true, prepTimeMinutes: 45 }),
      recipe(2, 'Lentil dal', { prepTimeMinutes: 45 }),
    ]
    const ivy = { name: 'Ivy', allergies: [], diets: [], likes: [], dislikes: [], isSmallChild: true }
    const planOf = (offered: KitchenRecipe[], eaters: KitchenTask['eaters']) => {
      const prepared = prepareTask(aKitchenTask(offered, 1, { eaters }))
      const [meal] = describePlan(prepared, planKitchen(prepared)).meals
      return [meal?.title, meal?.why.some(({ text }) => text === 'may be hot for Ivy')]
    }
    expect(planOf(suppers, [{ ...ivy, isSmallChild: false }])).toEqual(['Bean chilli', false])
    expect(planOf(suppers, [ivy])).toEqual(['Lentil dal', false])
    expect(planOf(suppers.slice(0, 1), [ivy])).toEqual(['Bean chilli', true])
  })

  it('who likes or dislikes spicy food is believed, whatever dishes are called (planner 87)', () => {
    const offered = [
      recipe(1, 'Supper', { ingredients: ['3 red chillies'] }),
      recipe(2, 'Tea', { ingredients: ['3 leeks'] }),
    ]
    const chosen = (likes: string[], dislikes: string[]) => {
      const eaters = [{ name: 'Jo', allergies: [], diets: [], likes, dislikes }]
      return planKitchen(prepareTask(aKitchenTask(offered, 1, { eaters }))).plan
    }
    expect(chosen(['Spicy food'], [])).toEqual([0])
    expect(chosen([], ['spicy food'])).toEqual([1])
  })

  it('a plan gives a guest no omelette where there is something else (planner 66)', () => {
    const suppers = [
      recipe(1, 'Cheese omelette', { prepTimeMinutes: 15, isFavourite: true }),
      recipe(2, 'Chicken supper', { prepTimeMinutes: 45 }),
    ]
    const eaters = [
      { name: 'Josh', allergies: [], diets: [], likes: [], dislikes: [], meals: [1], isGuest: true },
    ]
    expect(planKitchen(prepareTask(aKitchenTask(suppers, 2, { eaters }))).plan).toEqual([0, 1])
    const alone = aKitchenTask(suppers.toReversed(), 2, { eaters })
    expect(planKitchen(prepareTask(alone)).plan).toEqual([1, 0])
  })
})
