import { describe, expect, it } from 'vitest'
import { diner, dish, dishes, requestOf } from '../test/samples.ts'
import { type Audit, auditPlan } from './audit.ts'
import type { FixedMeal, Plan, PlannerDiner, PlannerRecipe, PlanRequest } from './problem/request.ts'

const nothing: Audit['terms'] = {
  own: 0,
  empty: 0,
  repeats: 0,
  concentration: 0,
  adjacent: 0,
  vegetables: 0,
  perishables: 0,
  money: 0,
  fairness: 0,
  stays: 0,
  rules: 0,
}

/** What each term of a plan comes to; -0 and 0 are the same. */
const termsOf = (asked: Partial<PlanRequest>, library: readonly PlannerRecipe[], plan: Plan) =>
  Object.fromEntries(
    Object.entries(auditPlan(requestOf(asked), library, plan).terms).map(([term, points]) => [
      term,
      Math.round(1000 * points) / 1000 || 0,
    ]),
  )

const every14: Partial<PlanRequest> = { repeatAfter: { least: 7, wished: 14 } }

describe('what one meal weighs by itself', () => {
  const own = (meal: Partial<PlannerRecipe>, asked: Partial<PlanRequest> = {}) =>
    termsOf(asked, [dish(meal)], [0])['own']

  it.each<[string, number, Partial<PlannerRecipe>, Partial<PlanRequest>?]>([
    ['nothing when it is what was asked for', 0, {}],
    ['nothing for 25 minutes', 0, { minutes: 25 }],
    ['a tenth for the minute above', 0.1, { minutes: 26 }],
    ['a tenth a minute on a Friday', 1, { minutes: 35 }, { firstWeekday: 4 }],
    ['less on a Saturday', 0.3, { minutes: 35 }, { firstWeekday: 5 }],
    ['less on a Sunday', 0.3, { minutes: 35 }, { firstWeekday: 6 }],
    ['only effort at the longest time', 3.5, { minutes: 60 }],
    ['100 and a point a minute above the longest time', 104.6, { minutes: 61 }],
    ['a point a minute up to an hour above it', 169.5, { minutes: 120 }],
    ['no more a minute beyond that hour', 169.6, { minutes: 121 }],
    ['40 for a lunch at dinner', 40, { meals: [1] }],
    ['nothing for a lunch that is a dinner too', 0, { meals: [1, 2] }],
    ['3 for a step harder than asked', 3, { difficulty: 2 }],
    ['3 for a step easier than asked', 3, { difficulty: 0 }],
    ['6 for two steps', 6, { difficulty: 2 }, { difficulty: 0 }],
    ['4 for a pound above the budget', 4, { cost: 4 }],
    ['nothing for a pound below it', 0, { cost: 2 }],
    ['-3 for a cuisine of the family', -3, { cuisine: 2 }, { cuisines: [2] }],
    ['nothing for another cuisine', 0, { cuisine: 3 }, { cuisines: [2] }],
    ['-3 for a favourite', -3, { isFavourite: true }],
    ['-3 for five stars', -3, { rating: 5 }],
    ['nothing for three stars', 0, { rating: 3 }],
    ['3 for one star', 3, { rating: 1 }],
    ['15 for a dinner had a wished interval ago', 15, { daysSince: 14 }, every14],
    ['no more for one had sooner', 15, { daysSince: 3 }, every14],
    ['less the longer ago', 9, { daysSince: 28 }, every14],
    ['nothing three and a half intervals ago', 0, { daysSince: 49 }, every14],
    [
      'sooner nothing where dishes may come again sooner',
      0,
      { daysSince: 28 },
      { repeatAfter: { least: 3, wished: 7 } },
    ],
    ['half for a favourite', 7.5 - 3, { daysSince: 14, isFavourite: true }, every14],
    ['nothing where nobody gave any', 0, { rating: null }],
  ])('%s', (_rule, points, meal, asked) => expect(own(meal, asked)).toBe(points))

  it('what is only a lunch or a breakfast may come every week, a dinner at noon may not', () => {
    const at = (meal: number, recipe: Partial<PlannerRecipe>) =>
      termsOf(
        { ...every14, slots: [{ day: 0, meal }] },
        [dish({ daysSince: 14, minutes: 10, ...recipe })],
        [0],
      )['own']
    expect(at(1, { meals: [1] })).toBe(0)
    expect(at(0, { meals: [0] })).toBe(0)
    expect(at(1, { meals: [1, 2] })).toBe(15)
  })

  it.each<[string, number, PlannerDiner[], Partial<PlannerRecipe>]>([
    ['8 for a food that somebody dislikes', 8, [diner({ dislikedFoods: [4] })], { perishables: [3, 4] }],
    ['8 for a protein that somebody dislikes', 8, [diner({ dislikedProteins: [2] })], { protein: 2 }],
    ['8 for a word that somebody dislikes', 8, [diner({ dislikedWords: [7] })], { foods: [6, 7] }],
    [
      '8 for two dislikes of one person',
      8,
      [diner({ dislikedWords: [7], dislikedProteins: [2] })],
      { foods: [7], protein: 2 },
    ],
    [
      '16 when two dislike it',
      16,
      [diner({ dislikedProteins: [2] }), diner({ dislikedProteins: [2] })],
      { protein: 2 },
    ],
    ['-4 for a cuisine that the only one likes', -4, [diner({ likedCuisines: [2] })], { cuisine: 2 }],
    ['-4 for a word that they like', -4, [diner({ likedWords: [7] })], { foods: [7] }],
    [
      '-4 for cuisine and word together',
      -4,
      [diner({ likedWords: [7], likedCuisines: [2] })],
      { foods: [7], cuisine: 2 },
    ],
    ['-2 for a protein that they like', -2, [diner({ likedProteins: [2] })], { protein: 2 }],
    [
      '-6 for cuisine and protein',
      -6,
      [diner({ likedProteins: [2], likedCuisines: [2] })],
      { protein: 2, cuisine: 2 },
    ],
    ['-2 when one of two likes it', -2, [diner({ likedCuisines: [2] }), diner()], { cuisine: 2 }],
    [
      'half a dislike where a liked protein makes up for it',
      4,
      [diner({ likedProteins: [2], dislikedFoods: [4] })],
      { protein: 2, perishables: [4] },
    ],
    [
      'nothing where a liked cuisine makes up for it',
      0,
      [diner({ likedCuisines: [2], dislikedFoods: [4] })],
      { cuisine: 2, perishables: [4] },
    ],
    ['6 for a diet that it may not suit', 6, [diner({ diets: [0] })], { diets: [1] }],
    ['nothing for a diet that it suits', 0, [diner({ diets: [0] })], { diets: [2] }],
    ['6 for an unknown ingredient and an allergy', 6, [diner({ allergies: [1] })], { unknownCount: 1 }],
    ['406 for an allergy not checked', 406, [diner({ allergies: [1] })], { notChecked: [0, 1] }],
    ['412 for two', 412, [diner({ allergies: [0] }), diner({ allergies: [1] })], { notChecked: [0, 1] }],
    ['nothing for another allergy not checked', 0, [diner({ allergies: [1] })], { notChecked: [0] }],
    [
      'nothing for an unknown ingredient without allergies',
      0,
      [diner()],
      { unknownCount: 1, notChecked: [1] },
    ],
    [
      '12 when two are concerned',
      12,
      [diner({ allergies: [1] }), diner({ allergies: [2] })],
      { unknownCount: 1 },
    ],
  ])('%s', (_rule, points, diners, meal) => expect(own(meal, { diners })).toBe(points))

  it('a guest who is not there is not asked', () => {
    const guest = diner({ dislikedProteins: [2], slots: [{ day: 1, meal: 2 }] })
    expect(own({ protein: 2 }, { diners: [guest] })).toBe(0)
  })
})

describe('what the meals of a plan weigh together', () => {
  const at = (day: number, recipe = 0, meal = 2): FixedMeal => ({ day, meal, recipe })

  it.each<[string, object, Partial<PlanRequest>, readonly PlannerRecipe[], Plan]>([
    ['nothing when nothing is wrong', {}, { days: 3 }, dishes(3), [0, 1, 2]],
    ['3000 for each empty slot', { empty: 6000 }, { days: 3 }, dishes(1), [-1, 0, -1]],
    ['3000 for a slot that the plan does not reach', { empty: 3000 }, { days: 2 }, dishes(2), [1]],

    ['200 and 2 a day below the intervals', { repeats: 216 }, { days: 7 }, dishes(6), [0, 1, 2, 3, 4, 5, 0]],
    ['only 2 a day from the least interval on', { repeats: 14 }, { fixed: [at(-7)] }, dishes(1), [0]],
    ['nothing from the wished interval on', {}, { fixed: [at(-14)] }, dishes(1), [0]],
    ['a repeat after the window counts too', { repeats: 216 }, { fixed: [at(6)] }, dishes(1), [0]],
    ['what stands already is nobody’s fault', {}, { fixed: [at(-3), at(-4)] }, dishes(2), [1]],

    [
      '4 for the second of one cuisine in a week of five meals',
      { concentration: 4 },
      { days: 5 },
      [...dishes(2, { cuisine: 2 }), ...dishes(3)],
      [0, 1, 2, 3, 4],
    ],
    [
      '8 more for the third',
      { concentration: 12 },
      { days: 5 },
      [...dishes(3, { cuisine: 2 }), ...dishes(2)],
      [0, 1, 2, 3, 4],
    ],
    [
      'nothing for the second in a week of six',
      {},
      { days: 6 },
      [...dishes(2, { cuisine: 2 }), ...dishes(4)],
      [0, 1, 2, 3, 4, 5],
    ],
    [
      'nothing for one in each of two weeks',
      {},
      { days: 4, firstWeekday: 5 },
      [...dishes(2, { cuisine: 2 }), ...dishes(2)],
      [2, 0, 1, 3],
    ],
    [
      'a meal that stands counts',
      { concentration: 4 },
      { days: 2, fixed: [at(1)] },
      dishes(2, { cuisine: 2 }),
      [1],
    ],
    [
      'a meal before the window does not',
      {},
      { firstWeekday: 3, fixed: [at(-1)] },
      dishes(2, { cuisine: 2 }),
      [1],
    ],
    [
      'breakfasts and snacks do not',
      {},
      { days: 2, meals: [0, 3] },
      dishes(4, { cuisine: 2, protein: 2, meals: [0, 3], minutes: 15 }),
      [0, 1, 2, 3],
    ],
    [
      'a protein weighs like a cuisine, two days apart',
      { concentration: 4 },
      { days: 3 },
      [dish({ protein: 2 }), dish(), dish({ protein: 2 })],
      [0, 1, 2],
    ],

    [
      '5 for one protein on two days in a row',
      { adjacent: 5, concentration: 4 },
      { days: 2 },
      dishes(2, { protein: 2 }),
      [0, 1],
    ],
    [
      '10 for lunch and dinner of one day, seen from both sides',
      { adjacent: 10, concentration: 4 },
      { meals: [1, 2] },
      dishes(2, { protein: 2, meals: [1, 2] }),
      [0, 1],
    ],
    ['the day before counts', { adjacent: 5 }, { fixed: [at(-1)] }, dishes(2, { protein: 2 }), [1]],
    ['the day after counts', { adjacent: 5 }, { fixed: [at(1)] }, dishes(2, { protein: 2 }), [1]],
    ['two days before does not', {}, { fixed: [at(-2)] }, dishes(2, { protein: 2 }), [1]],
    ['two days after does not', {}, { fixed: [at(2)] }, dishes(2, { protein: 2 }), [1]],
    ['a breakfast beside it does not', {}, { fixed: [at(-1, 0, 0)] }, dishes(2, { protein: 2 }), [1]],

    [
      '-3 for each vegetable group of a week, once',
      { vegetables: -9 },
      { days: 2 },
      [dish({ vegetables: [0, 1] }), dish({ vegetables: [1, 2] })],
      [0, 1],
    ],
    [
      'once more in the next week',
      { vegetables: -6 },
      { days: 2, firstWeekday: 6 },
      dishes(2, { vegetables: [1] }),
      [0, 1],
    ],
    [
      '1.2 for each fresh food of a week, once',
      { perishables: 2.4 },
      { days: 2 },
      [dish({ perishables: [0, 1] }), dish({ perishables: [1] })],
      [0, 1],
    ],
    [
      '1.5 a pound that the week costs above its budget',
      { money: 1.5, own: 8 },
      { days: 2 },
      [dish({ cost: 5 }), dish({ cost: 2 })],
      [0, 1],
    ],
    [
      'a cheap week does not make up for the next',
      { money: 3, own: 8 },
      { days: 2, firstWeekday: 6 },
      [dish({ cost: 5 }), dish({ cost: 0 })],
      [0, 1],
    ],
    [
      '-6 for each liking of who likes the plan least',
      { fairness: -6, own: -6 },
      { days: 3, diners: [diner({ likedCuisines: [2, 3] }), diner({ likedCuisines: [3] })] },
      [dish({ cuisine: 2 }), dish({ cuisine: 3 }), dish()],
      [0, 1, 2],
    ],
    [
      'guests are not asked for that',
      { fairness: -6, own: -2 },
      {
        diners: [diner({ likedCuisines: [2] }), diner({ slots: [{ day: 0, meal: 2 }] })],
      },
      [dish({ cuisine: 2 })],
      [0],
    ],
    [
      '-3 for a meal that stays',
      { stays: -3 },
      {
        days: 2,
        slots: [
          { day: 0, meal: 2, currentRecipe: 0 },
          { day: 1, meal: 2, currentRecipe: 0 },
        ],
      },
      dishes(2),
      [0, 1],
    ],
  ])('%s', (_rule, terms, asked, library, plan) => {
    expect(termsOf(asked, library, plan)).toEqual({ ...nothing, ...terms })
  })

  it('the score is the sum of the terms', () => {
    const asked = requestOf({ days: 2, diners: [diner({ likedCuisines: [2] })] })
    expect(auditPlan(asked, [dish({ cuisine: 2, vegetables: [0] })], [0, -1]).score).toBe(3000 - 3 - 4 - 6)
  })
})

describe('each broken rule is counted', () => {
  const broken = (asked: Partial<PlanRequest>, library: readonly PlannerRecipe[], plan: Plan) =>
    auditPlan(requestOf(asked), library, plan).violations

  it.each<[string, number, Partial<PlanRequest>, readonly PlannerRecipe[], Plan]>([
    ['none in a sound plan', 0, { days: 2 }, dishes(2), [0, 1]],
    ['none in an empty one', 0, {}, dishes(1), [-1]],
    ['a breakfast at dinner', 1, {}, dishes(1, { meals: [0] }), [0]],
    ['an allergy', 1, { diners: [diner({ allergies: [1] })] }, dishes(1, { contains: [1] }), [0]],
    [
      'an allergy of two who eat',
      2,
      { diners: [diner({ allergies: [1] }), diner({ allergies: [1] })] },
      dishes(1, { contains: [1] }),
      [0],
    ],
    ['a missing tag', 1, { tags: ['quick'] }, dishes(1), [0]],
    ['more than two hours over the limit', 1, {}, dishes(1, { minutes: 181 }), [0]],
    ['a recipe twice on a day', 1, { meals: [1, 2] }, dishes(1, { meals: [1, 2] }), [0, 0]],
    ['a recipe beside itself', 1, { fixed: [{ day: 0, meal: 1, recipe: 0 }] }, dishes(1), [0]],
    [
      'a recipe on the day after itself is none',
      0,
      { fixed: [{ day: -1, meal: 2, recipe: 0 }] },
      dishes(1),
      [0],
    ],
  ])('%s', (_rule, count, asked, library, plan) => expect(broken(asked, library, plan)).toBe(count))

  it('a plan with a recipe that the library does not have is refused', () =>
    expect(() => auditPlan(requestOf(), dishes(1), [1])).toThrow('There is no recipe 1'))
})
