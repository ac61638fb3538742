import { describe, expect, it } from 'vitest'
import type { PlannerNames } from '../problem/format-names.ts'
import { makeProblem } from '../problem/problem.ts'
import type { Plan, PlannerDiner, PlannerRecipe, PlanRequest } from '../problem/request.ts'
import { findPlan } from '../search/search.ts'
import { describeMeals } from './describe-meals.ts'
import { explainPlan, describeShortage } from './explain.ts'
import type { Shortage } from './shortage.ts'

const words: PlannerNames = {
  cuisines: ['British', 'American', 'Italian'],
  proteins: [undefined, 'beef', 'fish'],
  vegetables: ['greens', 'roots'],
  perishables: ['cream'],
  allergens: ['celery', 'gluten'],
  diets: ['vegetarian'],
}
const dish = (title: string, change: Partial<PlannerRecipe> = {}): PlannerRecipe => ({
  title,
  meals: [2],
  minutes: 30,
  cuisine: 0,
  protein: 0,
  vegetables: [],
  perishables: [],
  cost: 2,
  difficulty: 1,
  contains: [],
  mayContain: [],
  diets: [2],
  unknownCount: 0,
  tags: [],
  ...change,
})
const ann: PlannerDiner = {
  name: 'Ann',
  allergies: [1],
  diets: [],
  dislikedFoods: [],
  dislikedProteins: [],
  likedCuisines: [2],
  likedProteins: [],
}
const request: PlanRequest = {
  days: 1,
  meals: [2],
  firstWeekday: 0,
  diners: [ann],
  longestMinutes: [15, 30, 60, 30],
  difficulty: 1,
  budget: 3,
  cuisines: [2],
  repeatAfter: { least: 7, wished: 14 },
  tags: [],
  fixed: [],
  locked: [],
  skipped: [],
}
const library = [
  dish('Risotto', { cuisine: 2, vegetables: [0, 1], minutes: 40 }),
  dish('Stew', { vegetables: [1] }),
  dish('Pie', { contains: [1] }),
  dish('Pancakes', { mayContain: [1] }),
]
const plan = (over: Partial<PlanRequest> = {}, recipes = library) => {
  const problem = makeProblem({ ...request, ...over }, recipes)
  return describeMeals(problem, findPlan(problem, { maxEvaluations: 5000 }), words)
}

describe('every meal says why', () => {
  it('its heaviest reasons first, three at the most, the runner-up, and who was thought of', () => {
    const [meal] = plan().reasons
    expect(meal?.title).toBe('Risotto')
    expect(meal?.why).toEqual([
      'adds greens and roots to the week',
      'Ann likes Italian',
      'Italian is one of your cuisines',
    ])
    expect(meal?.runnerUp).toMatchObject({ recipe: 1, title: 'Stew' })
    expect(meal?.runnerUp?.behind).toBeGreaterThan(0)
    expect(meal?.excluded).toEqual([
      '1 recipe left out for Ann: contains gluten',
      '1 recipe left out for Ann: may contain gluten',
    ])
  })
  it('what speaks against it is told too, and counted as having given way', () => {
    const { reasons, gaveWay } = plan({ longestMinutes: [0, 0, 20, 0] }, [dish('Roast', { minutes: 50 })])
    expect(reasons[0]?.why).toContain('50 min, longer than your 20')
    expect(gaveWay).toEqual([{ step: 'the longest cooking time', slots: 1 }])
  })
  it('a repeat says how near it is', () => {
    const { reasons } = plan({ fixed: [{ day: -3, meal: 2, recipe: 0 }] }, [dish('Stew')])
    expect(reasons[0]?.why[0]).toBe('3 days since you last had it')
  })
  it('an empty slot says why it is empty', () => {
    const { reasons, plan: chosen } = plan({}, [dish('Pie', { contains: [1] })])
    expect(chosen).toEqual([-1])
    expect(reasons[0]?.why).toEqual(['no recipe suits everybody at the table, the tags and the meal time'])
  })
})

describe('what else is told of a meal', () => {
  const explained = (over: Partial<PlanRequest>, recipes: readonly PlannerRecipe[], chosen: Plan) =>
    explainPlan(makeProblem({ ...request, cuisines: [], ...over }, recipes), chosen, words)

  it('the next best for its slot as the rest stands, and how far behind it is', () => {
    const recipes = [dish('Stew', { rating: 5 }), dish('Soup'), dish('Pie', { rating: 4 })]
    expect(explained({ days: 2 }, recipes, [0, 2])[0]?.runnerUp).toEqual({
      recipe: 1,
      title: 'Soup',
      behind: 3,
    })
    expect(explained({}, recipes, [0])[0]?.runnerUp).toEqual({ recipe: 2, title: 'Pie', behind: 1.5 })
    expect(explained({}, recipes, [1])[0]?.runnerUp).toEqual({ recipe: 0, title: 'Stew', behind: -3 })
  })
  it('none where nothing else may stand, nor what is served that day already', () => {
    expect(explained({}, [dish('Stew')], [0])[0]?.runnerUp).toBeNull()
    const fixed = [{ day: 0, meal: 1, recipe: 1 }]
    expect(explained({ fixed }, [dish('Stew'), dish('Soup')], [0])[0]?.runnerUp).toBeNull()
  })
  it('which foods are meant, where they have names', () => {
    const risotto = dish('Risotto', { vegetables: [0, 1] })
    expect(explained({}, [risotto], [0])[0]?.why[0]).toMatchObject({
      kind: 'new vegetables',
      foods: ['greens', 'roots'],
      text: 'adds greens and roots to the week',
    })
  })
  it('day, meal, recipe and how many were offered', () => {
    const recipes = [dish('Stew'), dish('Soup'), dish('Cake', { meals: [0] })]
    expect(explained({ days: 2 }, recipes, [1, -1])).toMatchObject([
      { day: 0, meal: 2, recipe: 1, title: 'Soup', offered: 2 },
      { day: 1, meal: 2, recipe: null, title: null, offered: 2, why: expect.any(Array) as unknown },
    ])
  })
  it('an empty slot where all that suit are served too near', () => {
    const [two] = explained({}, [dish('Stew'), dish('Soup')], [-1])
    expect(two?.why).toEqual([{ text: 'both suitable recipes are on again too soon before or after' }])
    expect(two?.runnerUp).toMatchObject({ recipe: 0, behind: -2999.5 })
  })
  it.each<[string, string[], Partial<PlanRequest>, Partial<PlannerRecipe>]>([
    [
      'a diet',
      ['1 recipe left out for Ann: not vegetarian'],
      { diners: [{ ...ann, diets: [0] }] },
      { diets: [0] },
    ],
    [
      'a diet without a name',
      ['1 recipe left out for Ann: not in the diet'],
      { diners: [{ ...ann, diets: [3] }] },
      { diets: [2, 2, 2, 0] },
    ],
    [
      'an allergen without a name',
      ['1 recipe left out for Ann: contains an allergen'],
      { diners: [{ ...ann, allergies: [9] }] },
      { contains: [9] },
    ],
    ['tags', ['1 recipe without the tags asked for'], { tags: ['quick'] }, {}],
    ['time', ['1 recipe far over the longest time'], {}, { minutes: 181 }],
    ['not the meal', [], {}, { meals: [0] }],
  ])('what was left out for %s', (_rule, excluded, over, change) =>
    expect(explained(over, [dish('Stew', change)], [-1])[0]?.excluded).toEqual(excluded),
  )
})

describe('a library that is too small', () => {
  it('counts what is needed and names the smallest set of limits that clash', () => {
    expect(plan({ days: 3 }, [dish('Stew'), dish('Soup')]).shortages).toEqual([
      'For dinner you need 3 recipes, but only 2 fit. What gets in the way: no repeat within 7 days. ' +
        'You could add 1 recipe or allow repeats after 2 days.',
    ])
  })
  it('never proposes to serve what somebody cannot eat', () => {
    const { shortages } = plan({}, [dish('Pie', { contains: [1] })])
    expect(shortages).toEqual([
      'For dinner you need 1 recipe, but none fits. What gets in the way: what Ann can eat. You could add 1 recipe.',
    ])
  })
  it('a limit that plays no part is not named', () => {
    const [text] = plan({ tags: ['quick'] }, [dish('Stew')]).shortages
    expect(text).toContain('the tags quick')
    expect(text).not.toContain('Ann')
    expect(text).not.toContain('minutes')
  })
  it('a library that suffices says nothing', () => {
    expect(plan().shortages).toEqual([])
  })
  it.each<[Shortage, string]>([
    [
      { meal: 0, suitable: 1, needed: 3, clash: [{ kind: 'time', minutes: 15 }] },
      'For breakfast you need 3 recipes, but only 1 fits. What gets in the way: at most 15 minutes. ' +
        'You could add 2 recipes or allow more time.',
    ],
    [
      {
        meal: 1,
        suitable: 2,
        needed: 3,
        clash: [
          { kind: 'tags', tags: ['quick', 'soup'] },
          { kind: 'diner', name: 'Ann' },
          { kind: 'spacing', days: 1 },
        ],
      },
      'For lunch you need 3 recipes, but only 2 fit. What gets in the way: the tags quick and soup, what Ann can eat and no repeat within 1 day. ' +
        'You could add 1 recipe, ask for fewer tags or allow repeats after 2 days.',
    ],
    [
      { meal: 3, suitable: 0, needed: 1, clash: [{ kind: 'spacing', days: 7 }] },
      'For snack you need 1 recipe, but none fits. What gets in the way: no repeat within 7 days. You could add 1 recipe.',
    ],
    [
      { meal: 1, suitable: 2, needed: 3, clash: [{ kind: 'rule', said: 'Only quick dishes on weekdays' }] },
      'For lunch you need 3 recipes, but only 2 fit. What gets in the way: ‘Only quick dishes on weekdays’. ' +
        'You could add 1 recipe or ask for it at fewer meals.',
    ],
    [
      { meal: 9, suitable: 0, needed: 1, clash: [] },
      'For meal you need 1 recipe, but none fits. You could add 1 recipe.',
    ],
  ])('%j', (shortage, text) => expect(describeShortage(shortage)).toBe(text))
})
