import { describe, expect, it } from 'vitest'
import { randomHousehold } from '../../test/random-household.ts'
import { diner, dish, dishes, requestOf } from '../../test/samples.ts'
import { auditPlan } from '../audit.ts'
import { cookingMethods } from '../dishes/cooking-methods.ts'
import type { PlannerNames } from '../problem/format-names.ts'
import { makeProblem } from '../problem/problem.ts'
import { eatsAt, type Plan, type PlannerRecipe, type PlanRequest } from '../problem/request.ts'
import { findPlan } from '../search/search.ts'
import { explainPlan } from './explain.ts'
import { WEEK_AROUND } from './reasons-of-week.ts'
import { MAX_REASONS, reasonsFor } from './reasons.ts'

const names = (thing: string) => Array.from({ length: 30 }, (_, code) => `${thing}-${code}`)
const words: PlannerNames = {
  cuisines: names('cuisine'),
  proteins: names('protein'),
  vegetables: names('vegetable'),
  perishables: names('perishable'),
  allergens: names('allergen'),
  diets: names('diet'),
}
const codesIn = (text: string) => [...text.matchAll(/-(\d+)/g)].map(([, code]) => Number(code))

interface Served {
  day: number
  meal: number
  recipe: PlannerRecipe
}

/**
 * Whether a reason is true, checked against everything that is known to be served; null where it
 * says nothing of other meals.
 */
function isSo(
  text: string,
  own: Served,
  others: readonly Served[],
  { request, recipes }: { request: PlanRequest; recipes: readonly PlannerRecipe[] },
): boolean | null {
  const week = (day: number) => Math.floor((day + request.firstWeekday) / 7)
  const inWeek = others.filter(({ day }) => week(day) === week(own.day))
  const within = (days: number) => others.filter(({ day }) => Math.abs(day - own.day) <= days)
  const added = /^adds (.*) to the week$/.exec(text)?.[1]
  if (added)
    return (
      codesIn(added).length > 1 &&
      codesIn(added).every((code) =>
        inWeek.every(
          ({ recipe: { vegetables, holds } }) =>
            !vegetables.includes(code) && holds?.vegetables.includes(code) !== true,
        ),
      )
    )
  const used = /^shares (.*)$/.exec(text)?.[1]
  if (used) {
    const parts = [...used.matchAll(/(perishable-.*?) with (Recipe \d+)/g)]
    return (
      parts.length > 0 &&
      parts.map(([part]) => part).join('').length >= used.replaceAll(/, | and (?=perish)/g, '').length - 4 &&
      parts.every(
        ([, foods = '', title]) =>
          title !== own.recipe.title &&
          codesIn(foods).every((code) =>
            inWeek.some(
              ({ day, meal, recipe }) =>
                recipe.title === title &&
                recipe.perishables.includes(code) &&
                own.day - day <= 4 &&
                (day < own.day || (day === own.day && meal < own.meal)),
            ),
          ),
      )
    )
  }
  if (text === 'your fish for the week')
    return (
      own.recipe.protein === 5 &&
      within(6).every(
        ({ recipe: { protein, holds } }) => protein !== 5 && holds?.proteins.includes(5) !== true,
      )
    )
  const weeks = /^not had for (\d+) weeks$/.exec(text)?.[1]
  if (weeks) {
    const before = others.filter(({ day, recipe }) => day < own.day && recipe.title === own.recipe.title)
    const days = [...before.map(({ day }) => own.day - day), (own.recipe.daysSince ?? Infinity) + own.day]
    return Number(weeks) >= 4 && Math.floor(Math.min(...days) / 7) === Number(weeks)
  }
  const quick = /^ready in (\d+) min$/.exec(text)?.[1]
  if (quick)
    return (
      Number(quick) === own.recipe.minutes &&
      own.recipe.minutes <= 30 &&
      own.meal === 2 &&
      (own.day + request.firstWeekday) % 7 < 5
    )
  const since = /^(\d+) days? since you last had it$|^it’s on again (\d+) days? later$/.exec(text)
  if (since) {
    const gap = Number(since[1] ?? since[2])
    const at = own.day + (since[1] ? -gap : gap)
    const served = others.filter(({ recipe }) => recipe.title === own.recipe.title)
    return served.some(({ day }) => day === at) && served.every(({ day }) => Math.abs(day - own.day) >= gap)
  }
  if (text === 'you haven’t had it lately')
    return (
      own.recipe.daysSince === undefined &&
      others.every(({ recipe }) => recipe.title !== own.recipe.title) &&
      [...request.fixed.map(({ day }) => -day), ...recipes.map(({ daysSince = 0 }) => daysSince)].some(
        (days) => days + own.day >= request.repeatAfter.wished,
      )
    )
  const hot = /^may be hot for (.*)$/.exec(text)?.[1]
  if (hot) {
    const small = request.diners.filter((one) => one.isSmallChild && eatsAt(one, own)).map(({ name }) => name)
    return own.recipe.isHot === true && small.length > 0 && hot.split(/, | and /).join() === small.join()
  }
  const at = (day: number) => others.filter((one) => one.meal === own.meal && one.day === own.day + day)
  const runs = [
    [-2, -1],
    [-1, 1],
    [1, 2],
  ]
  const change = /^a change after (three|four|five|six|seven) (?:lunches|dinners) from the (oven|pot|pan)$/
  const [, count = '', changed] = change.exec(text) ?? []
  if (changed) {
    const run = ['three', 'four', 'five', 'six', 'seven'].indexOf(count) + 3
    const isCookedSo = (day: number) =>
      at(day).length > 0 && at(day).every(({ recipe }) => cookingMethods[recipe.method ?? 0] === changed)
    return (
      Array.from({ length: run }, (_, day) => -day - 1).every(isCookedSo) &&
      (run === 7 || !isCookedSo(-run - 1)) &&
      cookingMethods[own.recipe.method ?? 0] !== changed
    )
  }
  if (text === 'one of three big cooks in a row')
    return (
      own.recipe.isBigCook === true &&
      runs.some((days) => days.every((day) => at(day).some(({ recipe }) => recipe.isBigCook)))
    )
  if (/^less work than the (?:lunch|dinner) the day before$/.test(text))
    return (
      own.recipe.isBigCook === false &&
      at(-1).length > 0 &&
      at(-1).every(({ recipe }) => recipe.isBigCook === true && own.recipe.minutes <= 0.5 * recipe.minutes)
    )
  return null
}

const served = (
  request: PlanRequest,
  recipes: readonly PlannerRecipe[],
  slots: readonly { day: number; meal: number }[],
  plan: Plan,
) => [
  ...slots.map(({ day, meal }, index) => ({ day, meal, recipe: recipes[plan[index] ?? -1] })),
  ...request.fixed.map(({ day, meal, recipe }) => ({ day, meal, recipe: recipes[recipe] })),
]

const said = new Set<string>()
/** PLANNER_TRIES=20 tests twenty times as many. */
const HOUSEHOLDS = 1000 * Number(process.env['PLANNER_TRIES'] ?? 1)

describe('a reason that speaks of other meals is so', () => {
  it.each(Array.from({ length: HOUSEHOLDS }, (_, index) => index + 1))('in random household %i', (seed) => {
    const { request, recipes } = randomHousehold(seed)
    const problem = makeProblem(request, recipes)
    const { plan } = findPlan(problem, { maxEvaluations: 300, seed })
    const all = served(request, recipes, problem.slots, plan)
    const wrong: string[] = []
    for (const [index, { why, recipe, day, meal }] of explainPlan(problem, plan, words).entries()) {
      const own = recipes[recipe ?? -1]
      if (!own) continue
      const others = all.flatMap((one, at) =>
        at === index || !one.recipe ? [] : [{ ...one, recipe: one.recipe }],
      )
      for (const { text } of why) {
        const verdict = isSo(text, { day, meal, recipe: own }, others, { request, recipes })
        if (verdict !== null)
          said.add(
            text
              .replaceAll(/[\d-]+/g, '')
              .replace('days', 'day')
              .trim()
              .slice(0, 8),
          )
        // A reason that speaks of days around must be checked, whatever its words.
        const isLookedUp = verdict !== null || !/ in a row| after |day before/.test(text)
        if (verdict === false || !isLookedUp) wrong.push(text)
      }
    }
    expect(wrong).toEqual([])
  })

  it('and each kind of reason was met', () =>
    expect([...said].toSorted()).toEqual([
      'a change',
      'adds veg',
      'day sinc',
      'it’s on ',
      'less wor',
      'may be h',
      'not had ',
      'one of t',
      'ready in',
      'shares p',
      'you have',
      'your fis',
    ]))
})

/** The reasons of the first slot of a plan, with their points. */
function reasonsOf(
  asked: Partial<PlanRequest>,
  library: readonly PlannerRecipe[],
  plan: Plan = [0],
): [string, number][] {
  // A dish was had two weeks ago, so the days since then are known, and the others were not had
  // lately.
  const porridge = dish({ title: 'Porridge', meals: [0], daysSince: 14 })
  const problem = makeProblem(requestOf(asked), [...library, porridge])
  const [slot] = problem.slots
  if (!slot) return []
  return reasonsFor(problem, plan, slot, plan[0] ?? -1, words).map(({ text, points }) => [text, points])
}

describe('what is told of a meal, and what it weighs (planner 100)', () => {
  const lately = ['you haven’t had it lately', 0.5]
  const quick = ['ready in 25 min', 1]
  const at = (day: number, recipe = 0, meal = 2) => ({ day, meal, recipe })

  it.each<[string, unknown[], Partial<PlanRequest>, readonly PlannerRecipe[], Plan?]>([
    ['that a dinner of a working day is quick', [quick], {}, dishes(1)],
    ['nothing of a time that is a guess', [lately], {}, dishes(1, { isTimeGuessed: true })],
    ['that it was not had lately where nothing else is to be said', [lately], { firstWeekday: 5 }, dishes(1)],
    ['the same of a dinner that takes longer', [lately], {}, dishes(1, { minutes: 31 })],
    [
      'for how many weeks it was not had',
      [['not had for 5 weeks', 1.5], quick],
      {},
      dishes(1, { daysSince: 35 }),
    ],
    ['nothing of fewer weeks', [quick], {}, dishes(1, { daysSince: 27 })],
    [
      'minutes over the limit, against it',
      [['61 min, longer than your 60', -101]],
      {},
      dishes(1, { minutes: 61 }),
    ],
    [
      'an hour over the limit at the most',
      [['160 min, longer than your 60', -160]],
      {},
      dishes(1, { minutes: 160 }),
    ],
    [
      'that it stands in, against it',
      [['not a dinner recipe, but it works as one', -40], quick],
      {},
      dishes(1, { meals: [1] }),
    ],
    [
      'vegetables that are new',
      [['adds vegetable-1 and vegetable-4 to the week', 6], quick],
      {},
      dishes(1, { vegetables: [1, 4] }),
    ],
    [
      'no vegetable that the week has',
      [['adds vegetable-4 and vegetable-5 to the week', 6], quick],
      { days: 2 },
      [dish({ vegetables: [1, 4, 5] }), dish({ vegetables: [1] })],
      [0, 1],
    ],
    [
      'those that only another week has',
      [['adds vegetable-1 and vegetable-2 to the week', 6]],
      { days: 2, firstWeekday: 6 },
      dishes(2, { vegetables: [1, 2] }),
      [0, 1],
    ],
    [
      'fresh food that earlier dishes need too, and whose',
      [['shares perishable-1 with Dish 1 and perishable-2 with Dish 2', 2.4], quick],
      { firstWeekday: 2, fixed: [at(-1, 1), at(-2, 2)] },
      [
        dish({ perishables: [1, 2, 3] }),
        dish({ title: 'Dish 1', perishables: [1] }),
        dish({ title: 'Dish 2', perishables: [2] }),
      ],
    ],
    [
      'fresh food that a dish of the same day needs',
      [['shares perishable-1 with Dish 1', 1.2], quick],
      { fixed: [at(0, 1, 1)] },
      dishes(2, { perishables: [1] }),
    ],
    [
      'fresh food of four days before',
      [['shares perishable-1 with Dish 1', 1.2], quick],
      { firstWeekday: 4, fixed: [at(-4, 1)] },
      dishes(2, { perishables: [1] }),
    ],
    [
      'none of longer ago (planner 105)',
      [lately],
      { firstWeekday: 5, fixed: [at(-5, 1)] },
      dishes(2, { perishables: [1] }),
    ],
    [
      'no fresh food that only a later dish needs',
      [quick],
      { days: 2 },
      dishes(2, { perishables: [1] }),
      [0, 1],
    ],
    [
      'no vegetable that another dish has from a tin',
      [['adds carrots and leeks to the week', 6], quick],
      { days: 2 },
      [
        dish({ vegetables: [1, 2, 4], vegetableWords: ['carrots', 'leeks', 'tomatoes'] }),
        dish({ holds: { vegetables: [4], proteins: [] } }),
      ],
      [0, 1],
    ],
    [
      'no fish of a week in which another dish holds some',
      [quick],
      { fixed: [at(3, 1)] },
      [dish({ protein: 5 }), dish({ protein: 3, holds: { vegetables: [], proteins: [5, 3] } })],
    ],
    [
      'no fresh food that only another week needs',
      [lately],
      { days: 2, firstWeekday: 6 },
      dishes(2, { perishables: [1] }),
      [0, 1],
    ],
    [
      'no fresh food that only the same recipe needs, on another day',
      [['it’s on again 8 days later', -12], quick],
      { days: 2, firstWeekday: 0, fixed: [at(8)] },
      dishes(1, { perishables: [1] }),
    ],
    [
      'who likes its cuisine',
      [['Ann likes cuisine-2', 4], quick],
      { diners: [diner({ likedCuisines: [2] })] },
      dishes(1, { cuisine: 2 }),
    ],
    [
      'half as much where one of two does',
      [['Ann likes cuisine-2', 2], quick],
      { diners: [diner({ likedCuisines: [2] }), diner({ name: 'Ben' })] },
      dishes(1, { cuisine: 2 }),
    ],
    [
      'who likes its protein',
      [['Ann likes protein-2', 2], quick],
      { diners: [diner({ likedProteins: [2] })] },
      dishes(1, { protein: 2 }),
    ],
    [
      'who likes a food that has no name here',
      [['Ann likes it', 4], quick],
      { diners: [diner({ likedWords: [2] })] },
      dishes(1, { foods: [1, 2] }),
    ],
    [
      'who does not, against it',
      [['Ann is less keen on it', -8], quick],
      { diners: [diner({ dislikedProteins: [2] })] },
      dishes(1, { protein: 2 }),
    ],
    [
      'that it may be hot for the small ones, against it (planner 87)',
      [['may be hot for Ben and Cat', -60], quick],
      {
        diners: [
          diner(),
          diner({ name: 'Ben', isSmallChild: true }),
          diner({ name: 'Cat', isSmallChild: true }),
        ],
      },
      dishes(1, { isHot: true }),
    ],
    [
      'nothing of heat where no small child eats (planner 87)',
      [quick],
      { diners: [diner(), diner({ name: 'Ben', isSmallChild: true, slots: [{ day: 1, meal: 2 }] })] },
      dishes(1, { isHot: true }),
    ],
    ['nothing of somebody who minds neither way', [quick], { diners: [diner()] }, dishes(1)],
    [
      'a cuisine of the family',
      [['cuisine-2 is one of your cuisines', 3], quick],
      { cuisines: [2] },
      dishes(1, { cuisine: 2 }),
    ],
    ['a favourite', [['it’s a favourite', 3], quick], {}, dishes(1, { isFavourite: true })],
    ['its stars', [['you gave it 5 stars', 3], quick], {}, dishes(1, { rating: 5 })],
    ['one star, against it', [['you gave it 1 star', -3], quick], {}, dishes(1, { rating: 1 })],
    ['nothing of three stars', [quick], {}, dishes(1, { rating: 3 })],
    [
      'that it stands there',
      [['it’s planned there already', 3], quick],
      { slots: [{ day: 0, meal: 2, currentRecipe: 0 }] },
      dishes(1),
    ],
    [
      'a repeat below the least interval',
      [['6 days since you last had it', -216], quick],
      { fixed: [at(-6)] },
      dishes(1),
    ],
    [
      'a repeat on the next day',
      [['it’s on again 1 day later', -1226], quick],
      { fixed: [at(1)] },
      dishes(1),
    ],
    [
      'a repeat below the wished interval',
      [['13 days since you last had it', -2], quick],
      { fixed: [at(-13)] },
      dishes(1),
    ],
    [
      'no repeat of a dish that was asked for by its name',
      [quick],
      { fixed: [at(-6)] },
      dishes(1, { isAskedFor: true, isAskedByName: true }),
    ],
    [
      'a repeat of one of the dishes that were asked for',
      [['6 days since you last had it', -216], quick],
      { fixed: [at(-6)] },
      dishes(1, { isAskedFor: true }),
    ],
    [
      'the nearer of two',
      [['it’s on again 8 days later', -12], quick],
      { fixed: [at(-9), at(8)] },
      dishes(1),
    ],
    ['one in the plan', [['it’s on again 1 day later', -1226], quick], { days: 2 }, dishes(1), [0, 0]],
    ['nothing from the wished interval on', [quick], { fixed: [at(-14)] }, dishes(1)],
    [
      'nothing where it is served the next day and nobody minds',
      [quick],
      { fixed: [at(-1)], repeatAfter: { least: 0, wished: 1 } },
      dishes(1),
    ],
    [
      'nothing of a lunch that comes every week',
      [],
      { meals: [1], fixed: [at(-8, 0, 1)] },
      dishes(1, { meals: [1, 2] }),
    ],
    [
      'that no other meal of the days around has its protein',
      [quick],
      { fixed: [at(-7, 1), at(7, 1)] },
      dishes(2, { protein: 2 }),
    ],
    [
      'how many dinners in a row it is a change after',
      [['a change after three dinners from the oven', 2], quick],
      { fixed: [at(-1, 1), at(-2, 2), at(-3, 1)] },
      [dish({ method: 2 }), dish({ title: 'Bake', method: 1 }), dish({ title: 'Pie', method: 1 })],
    ],
    [
      'less work than the day before; two days alike are no long time',
      [['less work than the dinner the day before', 2], quick],
      { fixed: [at(-1, 1), at(-2, 2)] },
      [
        dish({ method: 2, isBigCook: false }),
        dish({ title: 'Bake', method: 1, isBigCook: true, minutes: 70 }),
        dish({ title: 'Pie', method: 1 }),
      ],
    ],
    [
      'nothing of less work where it takes nearly as long',
      [lately],
      { fixed: [at(-1, 1)] },
      [dish({ isBigCook: false, minutes: 36 }), dish({ title: 'Bake', isBigCook: true, minutes: 70 })],
    ],
    [
      'against it the third big cook, at its own meal time',
      [['one of three big cooks in a row', -6], quick],
      { fixed: [at(-1, 1), at(1, 2), at(-2, 1, 1)] },
      [
        dish({ method: 1, isBigCook: true }),
        dish({ title: 'Bake', method: 1, isBigCook: true }),
        dish({ title: 'Pie', method: 1, isBigCook: true }),
      ],
    ],
    ['not where one of them has some', [quick], { fixed: [at(6, 1)] }, dishes(2, { protein: 5 })],
    ['nor of other proteins', [quick], {}, dishes(1, { protein: 2 })],
    [
      'nor of breakfasts, which are all quick',
      [lately],
      { meals: [0] },
      dishes(1, { protein: 5, meals: [0], minutes: 15 }),
    ],
  ])('%s', (_rule, reasons, asked, library, plan) =>
    expect(reasonsOf(asked, library, plan)).toEqual(
      reasons.map((reason) => [(reason as [string])[0], expect.closeTo((reason as [string, number])[1], 6)]),
    ),
  )

  it.each<[string, number | undefined, number]>([
    ['nothing lately of a household that had nothing yet', undefined, 0],
    ['nor of one whose days are known for less than the wished ones', 13, 0],
    ['but of one that has planned for as long', 14, 1],
  ])('%s', (_, daysSince, told) => {
    const library = [dish(), dish({ title: 'Porridge', meals: [0], ...(daysSince && { daysSince }) })]
    const problem = makeProblem(requestOf({ firstWeekday: 5 }), library)
    const [slot] = problem.slots
    expect(slot && reasonsFor(problem, [0], slot, 0, words)).toHaveLength(told)
  })

  it('the three heaviest, and never praise before what is against it (planner 162)', () => {
    const library = dishes(1, { vegetables: [1, 4], rating: 1, isFavourite: true, minutes: 61 })
    expect(reasonsOf({}, library).map(([text]) => text)).toEqual([
      '61 min, longer than your 60',
      'adds vegetable-1 and vegetable-4 to the week',
      'you gave it 1 star',
    ])
    expect([MAX_REASONS, WEEK_AROUND]).toEqual([3, 6])
  })
  it('nothing of an empty slot', () => expect(reasonsOf({}, dishes(1), [-1])).toEqual([]))

  // Time, taste, stars, a meal that stays and repeats weigh the same in the reasons as in the
  // score.
  it.each<[Partial<PlannerRecipe>, Partial<PlanRequest>]>([
    [{ rating: 5 }, {}],
    [{ rating: 1 }, {}],
    [{ isFavourite: true }, {}],
    [{ meals: [1] }, {}],
    [{ vegetables: [1, 2, 3] }, {}],
    [{ cuisine: 2 }, { cuisines: [2] }],
    [{}, { fixed: [at(-6)] }],
    [{}, { fixed: [at(9)] }],
    [{}, { slots: [{ day: 0, meal: 2, currentRecipe: 0 }] }],
    [{ protein: 2 }, { diners: [diner({ dislikedProteins: [2] }), diner({ slots: [] })] }],
  ])('%j for %j: the heaviest reason is worth what the score says', (change, asked) => {
    const library = [dish(change)]
    const { own, repeats, vegetables, stays } = auditPlan(requestOf(asked), library, [0]).terms
    expect(reasonsOf(asked, library)[0]?.[1]).toBeCloseTo(-(own + repeats + vegetables + stays), 6)
  })
})
