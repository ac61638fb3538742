import { describe, expect, it } from 'vitest'
import { makeProblem } from './problem.ts'
import { findPlan } from './search.ts'
import { tellMeals } from './tell-meals.ts'
import type { PlannerDiner, PlannerRecipe, PlanRequest } from './request.ts'
import type { PlannerWords } from './words.ts'

const words: PlannerWords = {
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
  unknown: 0,
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
  return tellMeals(problem, findPlan(problem, { looks: 5000 }), words)
}

describe('every meal says why', () => {
  it('its heaviest reasons first, four at the most, the runner-up, and who was thought of', () => {
    const [meal] = plan().reasons
    expect(meal?.title).toBe('Risotto')
    expect(meal?.why).toEqual([
      'adds greens and roots to the week',
      'Ann likes Italian',
      'Italian is one of your cuisines',
      'not served lately',
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
    expect(reasons[0]?.why).toContain('50 min, over the limit of 20')
    expect(gaveWay).toEqual([{ step: 'the longest cooking time', slots: 1 }])
  })
  it('a repeat says how near it is', () => {
    const { reasons } = plan({ fixed: [{ day: -3, meal: 2, recipe: 0 }] }, [dish('Stew')])
    expect(reasons[0]?.why[0]).toBe('it is served 3 days away')
  })
  it('an empty slot says why it is empty', () => {
    const { reasons, plan: chosen } = plan({}, [dish('Pie', { contains: [1] })])
    expect(chosen).toEqual([-1])
    expect(reasons[0]?.why).toEqual(['no recipe suits everybody who eats, the tags and the meal'])
  })
})

describe('a library that is too small', () => {
  it('counts what is needed and names the smallest set of wishes that clash', () => {
    expect(plan({ days: 3 }, [dish('Stew'), dish('Soup')]).shortages).toEqual([
      'For dinner 2 recipes would do and 3 are needed. These clash: no repeat within 7 days. ' +
        'It would help to add 1 recipe or allow repeats after 2 days.',
    ])
  })
  it('never proposes to serve what somebody cannot eat', () => {
    const { shortages } = plan({}, [dish('Pie', { contains: [1] })])
    expect(shortages).toEqual([
      'For dinner 0 recipes would do and 1 are needed. These clash: what Ann can eat. It would help to add 1 recipe.',
    ])
  })
  it('a wish that plays no part is not named', () => {
    const [text] = plan({ tags: ['quick'] }, [dish('Stew')]).shortages
    expect(text).toContain('the tags quick')
    expect(text).not.toContain('Ann')
    expect(text).not.toContain('minutes')
  })
  it('a library that suffices says nothing', () => {
    expect(plan().shortages).toEqual([])
  })
})
