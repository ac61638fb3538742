import { describe, expect, it } from 'vitest'
import { bestScore, diner, dish, dishes, requestOf, smallHousehold } from '../../test/samples.ts'
import { makeProblem } from '../problem/problem.ts'
import type { PlannerRecipe, PlanRequest } from '../problem/request.ts'
import { lowerBound } from './lower-bound.ts'

describe('no plan scores less than the bound', () => {
  it.each(Array.from({ length: 80 }, (_, index) => index + 1))(
    'nor does the best of all plans of small household %i',
    (seed) => {
      const { request, recipes } = smallHousehold(seed)
      expect(lowerBound(makeProblem(request, recipes))).toBeLessThanOrEqual(
        bestScore(request, recipes) + 1e-6,
      )
    },
  )
})

describe('the bound is what the best plan scores', () => {
  it.each<[string, number, Partial<PlanRequest>, readonly PlannerRecipe[]]>([
    ['with nothing to choose', 0, { days: 0 }, []],
    ['with recipes that bring no points', 0, { days: 3 }, dishes(3)],
    ['where nothing may stand', 6000, { days: 2 }, []],
    ['with the cheapest of the recipes', -3, {}, [dish(), dish({ isFavourite: true }), dish({ rating: 4 })]],
    ['with vegetables', -6, {}, [dish({ vegetables: [0, 1] })]],
    ['with vegetables of two weeks', -6, { days: 2, firstWeekday: 6 }, dishes(2, { vegetables: [0] })],
    [
      'with vegetables that the week had already',
      -6,
      { fixed: [{ day: 0, meal: 1, recipe: 0 }] },
      [dish({ vegetables: [0] }), dish({ vegetables: [0, 1] })],
    ],
    [
      'with vegetables that the week before had',
      -6,
      { days: 2, firstWeekday: 6, fixed: [{ day: 0, meal: 2, recipe: 0 }] },
      dishes(2, { vegetables: [0] }),
    ],
    ['with what somebody likes', -10, { diners: [diner({ likedCuisines: [2] })] }, [dish({ cuisine: 2 })]],
    [
      'with what one of two likes',
      -2,
      { diners: [diner({ likedCuisines: [2] }), diner()] },
      [dish({ cuisine: 2 })],
    ],
    [
      'with a standing meal that somebody likes, which no plan pays for',
      -16,
      { diners: [diner({ likedWords: [7] })], fixed: [{ day: 0, meal: 1, recipe: 0 }] },
      dishes(2, { foods: [7] }),
    ],
    [
      'with a standing meal above the budget that a cheap one makes up for',
      0,
      { fixed: [{ day: 0, meal: 1, recipe: 0 }] },
      [dish({ cost: 5 }), dish({ cost: 1 })],
    ],
  ])('%s', (_rule, bound, asked, library) => {
    expect(lowerBound(makeProblem(requestOf(asked), library))).toBe(bound)
    expect(bestScore(requestOf(asked), library)).toBeCloseTo(bound, 6)
  })
})
