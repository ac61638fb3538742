import { describe, expect, it } from 'vitest'
import { randomHousehold } from '../test/random-household.ts'
import { auditPlan } from './audit.ts'
import { mealFitOf } from './problem/hard-rules.ts'
import { makeProblem, NOT_OFFERED } from './problem/problem.ts'
import type { PlannerDiner, PlannerRecipe, PlanRequest } from './problem/request.ts'
import { lowerBound } from './proof/lower-bound.ts'
import { ScoredPlan } from './score/scored-plan.ts'
import { searchPlan } from './search/search.ts'
import { seededRandom } from './search/seeded-random.ts'

const seeds = Array.from({ length: 150 }, (_, index) => index + 1)

describe('the planner, over 150 random households', () => {
  it.each(seeds)(
    'household %i: the score is the audit’s, no hard rule is broken, the bound holds',
    (seed) => {
      const { request, recipes } = randomHousehold(seed)
      const problem = makeProblem(request, recipes)
      const found = searchPlan(problem, { maxEvaluations: 20_000, seed })
      const audit = auditPlan(request, recipes, found.plan)
      expect(audit.violations).toBe(0)
      expect(found.score).toBeCloseTo(audit.score, 6)
      expect(found.plan).toHaveLength(problem.slots.length)
      expect(lowerBound(problem)).toBeLessThanOrEqual(found.score)
      expect(searchPlan(problem, { maxEvaluations: 20_000, seed })).toEqual(found)
    },
  )

  it.each(seeds.slice(0, 50))(
    'household %i: a look tells exactly what a change does, and undoing restores',
    (seed) => {
      const { request, recipes } = randomHousehold(seed)
      const problem = makeProblem(request, recipes)
      const scored = new ScoredPlan(problem)
      const random = seededRandom(seed + 1000)
      const empty = scored.total
      for (let step = 0; step < 200 && problem.slots.length > 0; step++) {
        const slot = Math.floor(random() * problem.slots.length)
        const menu = problem.slots[slot]?.menu.recipes ?? []
        const recipe = menu[Math.floor(random() * menu.length)] ?? -1
        scored.set(slot, -1)
        expect(recipe < 0 ? 0 : scored.probe(slot, recipe)).toBe(scored.set(slot, recipe))
      }
      for (const slot of problem.slots.keys()) scored.set(slot, -1)
      expect(scored.total).toBe(empty)
    },
  )
})

describe('hard rules (planner 10)', () => {
  const { request, recipes } = randomHousehold(3)
  const plain = { ...request, diners: [], fixed: [], locked: [], skipped: [], tags: [], meals: [2], days: 3 }
  const base = recipes[0] as PlannerRecipe
  const dish = (change: Partial<PlannerRecipe>): PlannerRecipe => ({
    ...base,
    meals: [2],
    minutes: 30,
    contains: [],
    mayContain: [],
    diets: [2, 2, 2, 2],
    ...change,
  })
  const diner = (change: Partial<PlannerDiner>): PlannerDiner => ({
    name: 'Ann',
    allergies: [],
    diets: [],
    dislikedFoods: [],
    dislikedProteins: [],
    likedCuisines: [],
    likedProteins: [],
    ...change,
  })
  const plan = (over: Partial<PlanRequest>, library: PlannerRecipe[]) =>
    searchPlan(makeProblem({ ...plain, ...over }, library), { maxEvaluations: 10_000 }).plan

  it('what contains an allergen of anybody who eats is never offered, even when the slot stays empty', () => {
    expect(plan({ diners: [diner({ allergies: [1] })] }, [dish({ contains: [1] })])).toEqual([-1, -1, -1])
  })
  it('what may contain one blocks until that diner allows it', () => {
    const library = [dish({ mayContain: [1] })]
    expect(plan({ days: 1, diners: [diner({ allergies: [1] })] }, library)).toEqual([-1])
    expect(plan({ days: 1, diners: [diner({ allergies: [1], mayContainAllowed: [1] })] }, library)).toEqual([
      0,
    ])
  })
  it('what contains it stays forbidden to who eats what only may contain it', () => {
    const bold = diner({ allergies: [1], mayContainAllowed: [1] })
    expect(plan({ days: 1, diners: [bold] }, [dish({ contains: [1] })])).toEqual([-1])
  })
  it('a recipe that does not suit a diet is never offered, one of which nobody knows it is', () => {
    const vegan = diner({ diets: [0] })
    expect(plan({ days: 1, diners: [vegan] }, [dish({ diets: [0, 2, 2, 2] })])).toEqual([-1])
    expect(plan({ days: 1, diners: [vegan] }, [dish({ diets: [1, 2, 2, 2] })])).toEqual([0])
  })
  it('one of the tags is enough', () => {
    expect(plan({ days: 1, tags: ['quick', 'soup'] }, [dish({ tags: ['soup'] })])).toEqual([0])
    expect(plan({ days: 1, tags: ['quick'] }, [dish({ tags: ['soup'] })])).toEqual([-1])
  })
  it.each([
    [{ meals: [2] }, 2, 'meant'],
    [{ meals: [1] }, 2, 'stand-in'],
    [{ meals: [2] }, 1, 'stand-in'],
    [{ meals: [0] }, 3, 'stand-in'],
    [{ meals: [3] }, 0, 'stand-in'],
    [{ meals: [0] }, 2, 'unfit'],
    [{ meals: [1] }, 0, 'unfit'],
    [{ meals: [1, 2], fallbackMeals: [0, 3] }, 0, 'stand-in'],
  ])('a recipe of %j at meal %i is %s', (change, meal, fit) =>
    expect(mealFitOf(dish(change), meal)).toBe(fit),
  )
  it('as many people who are others have a menu of their own', () => {
    const guests = [
      diner({ slots: [{ day: 0, meal: 2 }] }),
      diner({ allergies: [1], slots: [{ day: 1, meal: 2 }] }),
    ]
    const asked = { days: 2, firstWeekday: 0, diners: guests, repeatAfter: { least: 0, wished: 0 } }
    expect(plan(asked, [dish({ contains: [1] })])).toEqual([0, -1])
  })
  it('what was turned down for a meal is not offered there', () => {
    const slots = [{ day: 0, meal: 2, excludedRecipes: [0] }]
    expect(plan({ days: 1, slots }, [dish({}), dish({ minutes: 100 })])).toEqual([1])
  })
  it('a meal that stands is no slot', () =>
    expect(plan({ days: 1, fixed: [{ day: 0, meal: 2, recipe: 0 }] }, [dish({})])).toEqual([]))
  it('a guest who comes to dinner is not at lunch', () => {
    const guest = diner({ allergies: [1], slots: [{ day: 0, meal: 2 }] })
    const library = [dish({ meals: [1, 2], contains: [1] })]
    expect(plan({ days: 1, meals: [1, 2], diners: [guest] }, library)).toEqual([0, -1])
  })
  it('a guest’s allergy binds the meal the guest comes to and no other', () => {
    const guest = diner({ allergies: [1], slots: [{ day: 1, meal: 2 }] })
    expect(
      plan({ diners: [guest], repeatAfter: { least: 0, wished: 0 } }, [dish({ contains: [1] })]),
    ).toEqual([0, -1, 0])
  })
  it('a recipe is served once a day, also beside a fixed meal of the day', () => {
    const both = plan({ days: 1, meals: [1, 2], fixed: [] }, [dish({ meals: [1, 2] })])
    expect(both.filter((recipe) => recipe === 0)).toHaveLength(1)
    expect(plan({ days: 1, fixed: [{ day: 0, meal: 1, recipe: 0 }] }, [dish({})])).toEqual([-1])
  })
  it('locked and skipped days have no slot', () => {
    expect(plan({ locked: [0], skipped: [2] }, [dish({})])).toEqual([0])
  })
  it('more than two hours over the limit is never offered, less is', () => {
    const { slots } = makeProblem({ ...plain, days: 1 }, [dish({ minutes: 181 }), dish({ minutes: 180 })])
    expect(slots[0]?.menu.costOf[0]).toBe(NOT_OFFERED)
    expect(slots[0]?.menu.costOf[1]).toBeLessThan(NOT_OFFERED)
  })
  it('what stands stays for up to three points, and gives way for more (planner 16)', () => {
    const library = [3, 4, 5].map((rating) => dish({ rating, isFavourite: rating === 5 }))
    const standing = (currentRecipe: number) => ({ days: 1, slots: [{ day: 0, meal: 2, currentRecipe }] })
    expect(plan(standing(0), library.slice(0, 2))).toEqual([0])
    expect(plan(standing(0), library)).toEqual([2])
    expect(plan(standing(-1), library.slice(0, 2))).toEqual([1])
    const allergic = { ...standing(0), diners: [diner({ allergies: [1] })] }
    expect(plan(allergic, [dish({ contains: [1] }), dish({})])).toEqual([1])
  })
  it('a plan to start from is cleaned of what a rule forbids', () => {
    const problem = makeProblem({ ...plain, diners: [diner({ allergies: [1] })] }, [dish({ contains: [1] })])
    expect(searchPlan(problem, { start: [0, 0, 99], maxEvaluations: 1000 }).plan).toEqual([-1, -1, -1])
  })
})
