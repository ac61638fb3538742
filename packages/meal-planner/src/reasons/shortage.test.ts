import { describe, expect, it } from 'vitest'
import { randomHousehold } from '../../test/random-household.ts'
import { diner, dish, dishes, requestOf } from '../../test/samples.ts'
import { makeProblem } from '../problem/problem.ts'
import type { Plan, PlannerRecipe, PlanRequest } from '../problem/request.ts'
import { searchPlan } from '../search/search.ts'
import { describeMeals } from './describe-meals.ts'
import { findShortages } from './shortage.ts'
import { softViolations } from './soft-violations.ts'

const shortagesOf = (asked: Partial<PlanRequest>, library: readonly PlannerRecipe[]) =>
  findShortages(makeProblem(requestOf(asked), library))

describe('a library too small for a meal time', () => {
  const spacing = { kind: 'spacing', days: 7 }

  it.each<[string, Partial<PlanRequest>, readonly PlannerRecipe[], object[]]>([
    ['none where each day has a recipe of its own', { days: 3 }, dishes(3), []],
    ['none where the least interval allows to begin again', { days: 9 }, dishes(7), []],
    [
      'one where it does not',
      { days: 9 },
      dishes(6),
      [{ meal: 2, suitable: 6, needed: 7, clash: [spacing] }],
    ],
    [
      'as many are needed as there are slots in the fullest stretch',
      { days: 12, skipped: [0, 2, 4, 6, 7] },
      dishes(4),
      [{ meal: 2, suitable: 4, needed: 5, clash: [spacing] }],
    ],
    [
      'a day that is as far off as the interval needs no other recipe',
      { days: 8, skipped: [1, 2, 3, 4, 5, 6] },
      dishes(1),
      [],
    ],
    [
      'the longest time is named where it is to blame',
      { days: 2 },
      [dish(), dish({ minutes: 61 })],
      [{ meal: 2, suitable: 1, needed: 2, clash: [{ kind: 'time', minutes: 60 }, spacing] }],
    ],
    [
      'spacing is not named where nothing suits',
      { days: 2 },
      dishes(2, { minutes: 61 }),
      [{ meal: 2, suitable: 0, needed: 2, clash: [{ kind: 'time', minutes: 60 }] }],
    ],
    [
      'nor a limit that would not help',
      { days: 2, tags: ['quick'] },
      [dish({ minutes: 61 }), dish({ minutes: 61 })],
      [{ meal: 2, suitable: 0, needed: 2, clash: [{ kind: 'time', minutes: 60 }] }],
    ],
    [
      'a limit that alone keeps too much out is enough',
      { tags: ['quick'], diners: [diner({ allergies: [1] }), diner({ name: 'Ben', diets: [0] })] },
      [dish({ contains: [1], tags: ['quick'] }), dish()],
      [
        {
          meal: 2,
          suitable: 0,
          needed: 1,
          clash: [
            { kind: 'tags', tags: ['quick'] },
            { kind: 'diner', name: 'Ann' },
          ],
        },
      ],
    ],
    [
      'what keeps most recipes out is named, where several limits would do (planner 73)',
      { days: 3, diners: [diner({ allergies: [1] })] },
      [dish({ contains: [1], minutes: 61 }), dish({ contains: [1] }), dish({ contains: [1] }), dish()],
      [{ meal: 2, suitable: 1, needed: 3, clash: [{ kind: 'diner', name: 'Ann' }, spacing] }],
    ],
    [
      'so it is where the time keeps out more than a diet',
      { days: 3, diners: [diner({ allergies: [1] })] },
      [dish({ contains: [1], minutes: 61 }), dish({ minutes: 61 }), dish({ minutes: 61 }), dish()],
      [{ meal: 2, suitable: 1, needed: 3, clash: [{ kind: 'time', minutes: 60 }, spacing] }],
    ],
    [
      'of two limits that each would do, the one that keeps more out',
      { days: 3, diners: [diner({ allergies: [1] })] },
      [
        dish({ contains: [1], minutes: 61 }),
        dish({ contains: [1], minutes: 61 }),
        dish({ contains: [1] }),
        dish(),
      ],
      [{ meal: 2, suitable: 1, needed: 3, clash: [{ kind: 'diner', name: 'Ann' }, spacing] }],
    ],
    [
      'a lunch counts for no dinner, though it may stand in',
      {},
      dishes(1, { meals: [1] }),
      [{ meal: 2, suitable: 0, needed: 1, clash: [] }],
    ],
    [
      'each meal time has its own longest time',
      { meals: [0, 2] },
      dishes(1, { meals: [0, 2] }),
      [{ meal: 0, suitable: 0, needed: 1, clash: [{ kind: 'time', minutes: 15 }] }],
    ],
    ['none for a meal time without slots', { locked: [0] }, [], []],
    [
      'none for what guests alone cannot eat',
      { diners: [diner({ allergies: [1], slots: [] })] },
      dishes(1, { contains: [1] }),
      [],
    ],
  ])('%s', (_rule, asked, library, shortages) => expect(shortagesOf(asked, library)).toEqual(shortages))

  it.each(Array.from({ length: 60 }, (_, index) => index + 1))(
    'in random household %i without one of the limits that clash it would do, as nothing but them keeps recipes out',
    (seed) => {
      const { request, recipes } = randomHousehold(seed, { recipes: 14, days: 12 })
      for (const { meal, suitable, needed, clash } of findShortages(makeProblem(request, recipes))) {
        expect(suitable).toBeLessThan(needed)
        const only = { ...request, meals: [meal] }
        for (const asked of clash) {
          const loose: PlanRequest = {
            ...only,
            tags: clash.some((one) => one !== asked && one.kind === 'tags') ? request.tags : [],
            longestMinutes: clash.some((one) => one !== asked && one.kind === 'time')
              ? request.longestMinutes
              : [999, 999, 999, 999],
            diners: request.diners.filter((eater) =>
              clash.some((one) => one !== asked && one.kind === 'diner' && one.name === eater.name),
            ),
            repeatAfter: clash.some((one) => one !== asked && one.kind === 'spacing')
              ? request.repeatAfter
              : { least: 1, wished: 1 },
            ...(request.slots && { slots: request.slots.filter((one) => one.meal === meal) }),
          }
          expect(findShortages(makeProblem(loose, recipes))).toEqual([])
        }
      }
    },
  )
})

describe('what gave way in a plan', () => {
  const stepsOf = (asked: Partial<PlanRequest>, library: readonly PlannerRecipe[], plan: Plan) =>
    softViolations(makeProblem(requestOf(asked), library), plan)
  const [standIn, time, repeat, empty] = [
    'a lunch recipe at dinner or the reverse',
    'the longest cooking time',
    'the shortest interval between repeats, one day at a time',
    'a meal left empty',
  ]

  it.each<[string, object[], Partial<PlanRequest>, readonly PlannerRecipe[], Plan]>([
    ['nothing', [], { days: 2 }, dishes(2), [0, 1]],
    ['a lunch at dinner', [{ step: standIn, slots: 1 }], {}, dishes(1, { meals: [1] }), [0]],
    ['the time, from a minute over', [{ step: time, slots: 1 }], {}, dishes(1, { minutes: 61 }), [0]],
    ['not the time at its limit', [], {}, dishes(1, { minutes: 60 }), [0]],
    ['repeats, told of both', [{ step: repeat, slots: 2 }], { days: 7 }, dishes(6), [0, 1, 2, 3, 4, 5, 0]],
    ['no repeat at the least interval', [], { fixed: [{ day: -7, meal: 2, recipe: 0 }] }, dishes(1), [0]],
    [
      'a repeat of what stands',
      [{ step: repeat, slots: 1 }],
      { fixed: [{ day: 6, meal: 2, recipe: 0 }] },
      dishes(1),
      [0],
    ],
    ['empty slots', [{ step: empty, slots: 2 }], { days: 3 }, dishes(1), [-1, 0, -1]],
    [
      'all of it, the mildest first',
      [
        { step: standIn, slots: 1 },
        { step: time, slots: 1 },
        { step: repeat, slots: 2 },
        { step: empty, slots: 1 },
      ],
      { days: 5 },
      [dish(), dish({ meals: [1] }), dish({ minutes: 70 })],
      [0, 1, 2, 0, -1],
    ],
  ])('%s', (_rule, steps, asked, library, plan) => expect(stepsOf(asked, library, plan)).toEqual(steps))
})

describe('what is proven of a plan', () => {
  const words = { cuisines: [], proteins: [], vegetables: [], perishables: [], allergens: [], diets: [] }
  const problem = makeProblem(requestOf({ days: 2 }), dishes(2))
  const told = (score: number, bound?: number) =>
    describeMeals(problem, { plan: [0, 1], score, ...(bound !== undefined && { bound }) }, words)

  it.each<[string, number, number | undefined, number, 'optimal' | 'feasible']>([
    ['a score at the bound is the best', 0, undefined, 0, 'optimal'],
    ['a score above it may not be', 5, undefined, 0, 'feasible'],
    ['a solver that proves more says so', 5, 3, 3, 'feasible'],
    ['a solver that proves all of it says so', 5, 5, 5, 'optimal'],
    ['a solver that proves less takes nothing away', 5, -8, 0, 'feasible'],
    ['no bound is told that is above the score', 5, 6, 5, 'optimal'],
  ])('%s', (_rule, score, proven, bound, proof) =>
    expect(told(score, proven)).toMatchObject({ plan: [0, 1], score, bound, proof }),
  )
  it('reasons, what gave way and shortages are told with it', () => {
    const {
      reasons,
      gaveWay: steps,
      shortages,
    } = describeMeals(
      makeProblem(requestOf({ days: 2 }), dishes(1)),
      searchPlan(makeProblem(requestOf({ days: 2 }), dishes(1)), { maxEvaluations: 100 }),
      words,
    )
    expect([reasons.length, steps.length, shortages.length]).toEqual([2, 1, 1])
  })
})
