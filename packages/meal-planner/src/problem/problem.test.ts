import { describe, expect, it } from 'vitest'
import { randomHousehold } from '../../test/random-household.ts'
import { diner, dish, dishes, requestOf } from '../../test/samples.ts'
import { objectionsAt } from './hard-rules.ts'
import { makeProblem, NOT_OFFERED } from './problem.ts'
import { eatsAt, isMainMeal, isWeekend, slotsToFill, type PlanRequest, weekOf } from './request.ts'
import { POINT } from './weights.ts'

const problemOf = (asked: Partial<PlanRequest>, library = dishes(1)) => makeProblem(requestOf(asked), library)

describe('the slots of a request', () => {
  it('are by day, then meal, without locked and skipped days and what stands', () => {
    const fixed = [{ day: 1, meal: 2, recipe: 0 }]
    const asked = requestOf({ days: 4, meals: [1, 2], locked: [0], skipped: [3], fixed })
    expect(slotsToFill(asked)).toEqual([
      { day: 1, meal: 1 },
      { day: 2, meal: 1 },
      { day: 2, meal: 2 },
    ])
  })
  it('are those that are named, where some are', () => {
    const slots = [
      { day: 0, meal: 2 },
      { day: 0, meal: 2 },
    ]
    expect(slotsToFill(requestOf({ slots }))).toBe(slots)
  })
  it.each([
    [0, 6, 0],
    [0, 7, 1],
    [0, -1, -1],
    [6, 0, 0],
    [6, 1, 1],
    [3, 4, 1],
  ])('the plan begins on weekday %i: day %i is in week %i', (firstWeekday, day, week) =>
    expect(weekOf(requestOf({ firstWeekday }), day)).toBe(week),
  )
  it('Saturdays and Sundays are the weekend', () =>
    expect([3, 4, 5, 6, 7].map((day) => isWeekend(requestOf(), day))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]))
  it('lunch and dinner are the main meals', () =>
    expect([0, 1, 2, 3].map(isMainMeal)).toEqual([false, true, true, false]))
  it('the family eats every meal, a guest where invited', () => {
    const guest = diner({ slots: [{ day: 1, meal: 2 }] })
    expect(eatsAt(diner(), { day: 5, meal: 0 })).toBe(true)
    expect(
      [
        [1, 2],
        [1, 1],
        [0, 2],
      ].map(([day = 0, meal = 0]) => eatsAt(guest, { day, meal })),
    ).toEqual([true, false, false])
  })
  it('know what stood there, and -1 for nothing', () => {
    const { slots } = problemOf({
      slots: [
        { day: 0, meal: 2, currentRecipe: 3 },
        { day: 8, meal: 2 },
      ],
      days: 9,
    })
    expect(slots.map(({ currentRecipe, week }) => [currentRecipe, week])).toEqual([
      [3, 0],
      [-1, 1],
    ])
  })
})

describe('what a problem knows', () => {
  it('how many weeks there are, and what share of each is no concentration: a fifth, at least one', () => {
    const { weeks, freeRepeats } = problemOf({ days: 14, firstWeekday: 5, meals: [0, 1, 2] })
    expect([weeks, [...freeRepeats]]).toEqual([3, [1, 3, 2]])
    expect(problemOf({ days: 2, firstWeekday: 5 }).weeks).toBe(1)
  })
  it('main meals that stand are of that week too, those before and after the window are not', () => {
    const fixed = [-1, 0, 1, 2, 3, 4, 7].map((day) => ({ day, meal: 1, recipe: 0 }))
    const { freeRepeats, standing } = problemOf({ days: 7, fixed, slots: [{ day: 6, meal: 2 }] })
    expect([...freeRepeats]).toEqual([2])
    expect(standing.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4])
  })
  it('every day of a recipe, in order', () => {
    const fixed = [9, -3, 4].map((day) => ({ day, meal: 2, recipe: 0 }))
    expect([...problemOf({ days: 7, fixed }).daysOf]).toEqual([[0, [-3, 4, 9]]])
  })
  it('the family, without guests', () => {
    const diners = [diner(), diner({ name: 'Guest', slots: [] })]
    expect(problemOf({ diners }).family.map(({ name }) => name)).toEqual(['Ann'])
  })
})

describe('a menu', () => {
  const costs = (asked: Partial<PlanRequest>, library = dishes(1), slot = 0) => {
    const { menu } = problemOf(asked, library).slots[slot] ?? {}
    return {
      recipes: [...(menu?.recipes ?? [])],
      costs: [...(menu?.costs ?? [])],
      costOf: [...(menu?.costOf ?? [])],
    }
  }
  const library = [dish({ rating: 1 }), dish(), dish({ meals: [0] }), dish({ rating: 5 }), dish()]

  it('has the cheapest first, equals in the order of the library, and not what a rule forbids', () =>
    expect(costs({}, library)).toEqual({
      recipes: [3, 1, 4, 0],
      costs: [-3000, 0, 0, 3000],
      costOf: [3000, 0, NOT_OFFERED, -3000, 0],
    }))
  it('has only the pinned recipe, or not those turned down', () => {
    expect(costs({ slots: [{ day: 0, meal: 2, pinnedRecipe: 1 }] }, library).recipes).toEqual([1])
    expect(costs({ slots: [{ day: 0, meal: 2, pinnedRecipe: 2 }] }, library).recipes).toEqual([])
    const turnedDown = costs({ slots: [{ day: 0, meal: 2, excludedRecipes: [3, 4] }] }, library)
    expect(turnedDown).toEqual({
      recipes: [1, 0],
      costs: [0, 3000],
      costOf: [3000, 0, NOT_OFFERED, NOT_OFFERED, NOT_OFFERED],
    })
  })
  it('has what stood there 3 points cheaper, if it is offered', () => {
    const stood = (recipe: number) => costs({ slots: [{ day: 0, meal: 2, currentRecipe: recipe }] }, library)
    expect(stood(4)).toEqual({
      recipes: [3, 4, 1, 0],
      costs: [-3 * POINT, -3 * POINT, 0, 3 * POINT],
      costOf: [3000, 0, NOT_OFFERED, -3000, -3000],
    })
    expect(stood(2)).toEqual(costs({}, library))
  })
  it('is another at a weekend, and for other people', () => {
    const slow = dishes(1, { minutes: 35 })
    const guest = diner({ likedWords: [7], slots: [{ day: 2, meal: 2 }] })
    const asked = { days: 3, firstWeekday: 4, diners: [guest] }
    expect([0, 1, 2].map((slot) => costs(asked, slow, slot).costs)).toEqual([[1000], [300], [300]])
    expect(problemOf(asked, slow).slots.map(({ menu }) => menu.diners.length)).toEqual([0, 0, 1])
  })
  it('counts what each rule leaves out, for whom', () => {
    const diners = [diner({ allergies: [1, 2], diets: [0] })]
    const { menu } = problemOf({ diners, tags: ['quick'] }, [
      dish({ contains: [1], tags: ['quick'] }),
      dish({ contains: [1], mayContain: [2], tags: ['quick'] }),
      dish({ diets: [0] }),
      dish({ meals: [0], contains: [1] }),
      dish({ minutes: 200, tags: ['quick'] }),
    ]).slots[0] ?? { menu: { excluded: [] } }
    expect(menu.excluded).toEqual([
      { rule: 'allergen', diner: 'Ann', code: 1, recipes: 2 },
      { rule: 'may contain', diner: 'Ann', code: 2, recipes: 1 },
      { rule: 'diet', diner: 'Ann', code: 0, recipes: 1 },
      { rule: 'tags', recipes: 1 },
      { rule: 'meal', recipes: 1 },
      { rule: 'time', recipes: 1 },
    ])
  })
  it.each(Array.from({ length: 40 }, (_, index) => index + 1))(
    'in random household %i offers a recipe where no rule objects, and nowhere else',
    (seed) => {
      const { request, recipes } = randomHousehold(seed)
      for (const { day, meal, menu } of makeProblem(request, recipes).slots) {
        const diners = request.diners.filter((one) => eatsAt(one, { day, meal }))
        const offered = [...recipes.keys()].filter(
          (recipe) => objectionsAt(request, diners, meal, recipes[recipe] ?? dish()).length === 0,
        )
        expect([...menu.recipes].toSorted((a, b) => a - b)).toEqual(offered)
      }
    },
  )
})
