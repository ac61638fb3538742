/** Dishes cooked once and eaten twice, through the planner's call, the calendar and the list. */

import { describe, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aDay, aMeal, aRecipe } from '../../../test/harness/makers.ts'
import type { planMealsCall, PlanPreview } from '../../contract/planner.ts'
import type { Assignment } from '../../domain/calendar/day-plan.ts'
import type { Feed } from '../../domain/calendar/feed.ts'
import { isFromFreezer } from '../../domain/calendar/leftovers.ts'
import type { PlanRule } from '../../domain/planner/plan-rule.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { gatherLines } from '../../domain/shopping/gather-lines.ts'

// A busy machine may need the solver's whole time for a plan.
vi.setConfig({ testTimeout: 30_000 })

const testApp = useTestApp()
type Answer = z.output<typeof planMealsCall.answer>

// A Monday to a Friday.
const days = ['02', '03', '04', '05', '06'].map((day) => `2026-03-${day}`)
const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY] = days as [string, string, string, string]
const DAYS = '/api/calendar-assignments'

type Change = Parameters<typeof aRecipe>[0]
async function withKitchen(kitchen: readonly [string, string, Change?][]): Promise<Person> {
  const person = await testApp.person()
  for (const [name, line, own] of kitchen)
    await person.call(
      'POST',
      '/api/recipes',
      aRecipe({ name, ingredients: [line], tags: ['dinner'], ...own }),
    )
  return person
}
const usual: readonly [string, string, Change?][] = [
  ['Beef stew', '500 g stewing beef'],
  ['Caesar salad', '2 romaine lettuces'],
  ['Fried halloumi', '400 g halloumi'],
  ['Cheese omelette', '8 eggs'],
  ['Pork schnitzel', '4 pork chops'],
]
async function plan(person: Person, rules: PlanRule[], change: object = {}): Promise<Answer> {
  const body = { dates: days, meals: ['dinner'], rules, ...change }
  const response = await person.call('POST', '/api/ai-meal-planner', body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Answer>()
}
const look = async (person: Person, body: object): Promise<PlanPreview> => {
  const response = await person.call('POST', '/api/ai-meal-planner/preview', body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<PlanPreview>()
}
const dinnersOn = async (person: Person, date: string) =>
  (await person.call('GET', `${DAYS}?start=2026-03-01&end=2026-03-31`))
    .json<Assignment[]>()
    .find((day) => day.date === date)?.dinnerMeals ?? []
const fares = ({ rules }: Answer) => rules.map(({ status }) => status)
const again = (from: string, to: string): PlanRule => ({
  kind: 'leftover',
  when: { dates: [from] },
  to: { dates: [to] },
})
const relative = (change: object = {}) => ({
  firstName: 'Gran',
  lastName: 'Cook',
  initials: 'G',
  color: '#336633',
  ...change,
})

describe('a dish that is eaten twice (planner 24)', () => {
  it('is one that keeps, cooked for both days; its leftovers know where they come from', async () => {
    const ada = await withKitchen(usual)
    const answer = await plan(ada, [again(TUESDAY, THURSDAY)])
    const [cooked] = await dinnersOn(ada, TUESDAY)
    expect(cooked).toMatchObject({ name: 'Beef stew', type: 'recipe', peopleCount: 8 })
    expect(await dinnersOn(ada, THURSDAY)).toMatchObject([
      {
        name: 'Leftovers: Beef stew',
        type: 'freezer',
        recipeId: cooked?.recipeId,
        peopleCount: 4,
        leftoverOf: { date: TUESDAY, mealId: cooked?.id },
      },
    ])
    expect([fares(answer), answer.reasons.length]).toEqual([['kept'], 4])
  })

  it('is bought once, for all who eat of it', async () => {
    const ada = await withKitchen(usual)
    await plan(ada, [again(TUESDAY, THURSDAY)])
    const recipes = (await ada.call('GET', '/api/recipes')).json<Recipe[]>()
    const stored = (await ada.call('GET', `${DAYS}?start=${MONDAY}&end=${days[4]}`)).json<Assignment[]>()
    const beef = gatherLines(stored, recipes).filter(({ line }) => /beef/.test(line))
    // The recipe has four servings and eight people eat; the leftovers on Thursday add nothing.
    expect(beef).toMatchObject([{ servings: 4, people: 8, date: TUESDAY }])
  })

  it('is not served once it has gone off: where nothing keeps, the day stays open and says why', async () => {
    const ada = await withKitchen(usual.slice(1))
    const answer = await plan(ada, [again(TUESDAY, THURSDAY)], { dates: [TUESDAY, WEDNESDAY, THURSDAY] })
    expect(await dinnersOn(ada, TUESDAY)).toMatchObject([{ peopleCount: 4 }])
    expect(await dinnersOn(ada, THURSDAY)).toEqual([])
    expect(answer.rules).toMatchObject([
      { status: 'gave way', why: 'what’s cooked on Tuesday 3 March doesn’t keep until Thursday 5 March' },
    ])
  })

  it('comes out of the freezer where it is fit for it, and is called so (planner 47)', async () => {
    const ada = await withKitchen(usual)
    const dates = [MONDAY, days[4]]
    expect(fares(await plan(ada, [again(MONDAY, days[4] ?? '')], { dates }))).toEqual(['kept'])
    const eaten = await dinnersOn(ada, days[4] ?? '')
    expect(eaten).toMatchObject([{ name: 'From the freezer: Beef stew', type: 'freezer', peopleCount: 4 }])
    // It is taken out of the freezer the day before.
    expect(eaten.map((meal) => isFromFreezer(meal, days[4] ?? '', []))).toEqual([true])
    const freezes = await plan(await withKitchen(usual.slice(1)), [again(MONDAY, days[4] ?? '')], { dates })
    expect(fares(freezes)).toEqual(['gave way'])
  })

  it('keeps to the allergies of whoever eats it later, who are named there', async () => {
    const ada = await withKitchen([
      ['Beef stew', '500 g stewing beef'],
      ['Cheddar bake', '500 g cheddar'],
      ['Fish pie', '400 g cod'],
    ])
    const guest = await ada.call('POST', '/api/guest-diners', relative({ allergies: ['milk', 'fish'] }))
    const { id } = guest.json<{ id: number }>()
    const rules: PlanRule[] = [
      again(MONDAY, TUESDAY),
      { kind: 'guest', who: ['Gran'], people: 1, when: { dates: [TUESDAY] } },
    ]
    const answer = await plan(ada, rules, { dates: [MONDAY, TUESDAY] })
    expect(await dinnersOn(ada, MONDAY)).toMatchObject([{ name: 'Beef stew', peopleCount: 9 }])
    expect(await dinnersOn(ada, TUESDAY)).toMatchObject([{ peopleCount: 5, guestIds: [id] }])
    expect(answer.reasons[0]?.excluded).toEqual(
      expect.arrayContaining([expect.stringContaining('left out for Gran: contains')]),
    )
  })

  it('counts as that dish on both days, and is no repeat of itself', async () => {
    const ada = await withKitchen([...usual, ['Lentil dal', '300 g red lentils'], ['Fish stew', '400 g cod']])
    const beef = (count: object): PlanRule => ({ kind: 'have', what: { food: 'beef' }, count })
    const twice = await plan(ada, [
      again(MONDAY, TUESDAY),
      beef({ min: 2 }),
      { kind: 'repeat', count: { max: 1 } },
    ])
    expect(await dinnersOn(ada, MONDAY)).toMatchObject([{ name: 'Beef stew' }])
    expect(fares(twice)).toEqual(['kept', 'kept', 'kept'])
    const once = await plan(ada, [again(MONDAY, TUESDAY), beef({ max: 1 })], { replaceExistingMeals: true })
    expect(await dinnersOn(ada, MONDAY)).not.toMatchObject([{ name: 'Beef stew' }])
    expect(fares(once)).toEqual(['kept', 'kept'])
  })

  it('is warmed up however quick the second day is to be, but not against what it forbids', async () => {
    const ada = await withKitchen([
      ['Beef stew', '500 g stewing beef', { prepTimeMinutes: 20, cookTimeMinutes: 60 }],
      ['Lentil dal', '300 g red lentils', { prepTimeMinutes: 20, cookTimeMinutes: 60 }],
    ])
    const rules: PlanRule[] = [
      again(MONDAY, TUESDAY),
      { kind: 'have', what: { minutes: { max: 20 } }, count: 'every', when: { dates: [TUESDAY] } },
      { kind: 'have', what: { food: 'beef' }, count: { max: 0 }, when: { dates: [TUESDAY] } },
    ]
    const answer = await plan(ada, rules, { dates: [MONDAY, TUESDAY] })
    expect(await dinnersOn(ada, TUESDAY)).toMatchObject([{ name: 'Leftovers: Lentil dal' }])
    expect(answer.rules[0]?.status).toBe('kept')
    expect(answer.rules[2]?.status).toBe('kept')
  })

  it('is cooked for twenty at the most, and says so', async () => {
    const ada = await withKitchen(usual)
    const rules: PlanRule[] = [again(MONDAY, TUESDAY), { kind: 'heads', people: 11 }]
    const answer = await plan(ada, rules, { dates: [MONDAY, TUESDAY] })
    expect(await dinnersOn(ada, MONDAY)).toMatchObject([{ peopleCount: 11 }])
    expect(answer.rules[0]).toMatchObject({
      status: 'gave way',
      why: 'a meal is for 20 people at most',
    })
  })
})

describe('meals without cooking (planner 26)', () => {
  const skip = (date: string, rest: object = {}): PlanRule => ({
    kind: 'skip',
    when: { dates: [date] },
    ...rest,
  })

  it('leftovers come first, of a dish that is cooked for both days', async () => {
    const ada = await withKitchen(usual)
    expect(fares(await plan(ada, [skip(WEDNESDAY)]))).toEqual(['kept'])
    expect(await dinnersOn(ada, MONDAY)).toMatchObject([{ name: 'Beef stew', peopleCount: 8 }])
    expect(await dinnersOn(ada, WEDNESDAY)).toMatchObject([
      { name: 'Leftovers: Beef stew', leftoverOf: { date: MONDAY } },
    ])
  })

  it('then what is in the freezer, once, then a takeaway; nothing is bought for either', async () => {
    const ada = await withKitchen(usual.slice(1))
    const rules = [skip(TUESDAY), skip(THURSDAY)]
    const answer = await plan(ada, rules, { dates: [MONDAY, TUESDAY, THURSDAY], freezer: ['Pea soup'] })
    expect(await dinnersOn(ada, MONDAY)).toMatchObject([{ type: 'recipe', peopleCount: 4 }])
    expect(await dinnersOn(ada, TUESDAY)).toMatchObject([
      { name: 'Pea soup', type: 'freezer', peopleCount: 4 },
    ])
    expect(await dinnersOn(ada, THURSDAY)).toMatchObject([{ name: 'Takeaway', type: 'takeaway' }])
    expect(fares(answer)).toEqual(['kept', 'kept'])
    const stored = (await ada.call('GET', `${DAYS}?start=${TUESDAY}&end=${THURSDAY}`)).json<Assignment[]>()
    expect(gatherLines(stored, [])).toEqual([])
  })

  it('serves nothing from the freezer that may harm a diner or is unchecked', async () => {
    const ada = await withKitchen([['Caesar salad', '2 romaine lettuces']])
    const family = relative({ firstName: 'Tom', allergies: ['milk'], dietaryPreferences: ['vegetarian'] })
    await ada.call('POST', '/api/family-members', family)
    const freezer = ['Cheddar soup', 'Zorblax', 'Beef stew', 'Chilli', 'Stew', 'Carrots']
    await plan(ada, [skip(TUESDAY)], { dates: [TUESDAY], freezer })
    expect(await dinnersOn(ada, TUESDAY)).toMatchObject([{ name: 'Carrots', type: 'freezer' }])
  })

  it('a rule says what it is instead: bought ready makes one row of the list', async () => {
    const ada = await withKitchen(usual)
    const said = ['bought', 'freezer', 'out', 'takeaway'].map((instead, day) =>
      skip(days[day] ?? '', { instead }),
    )
    const answer = await plan(ada, said, { dates: days.slice(0, 4) })
    const stored = (await ada.call('GET', `${DAYS}?start=${MONDAY}&end=${days[4]}`)).json<Assignment[]>()
    expect(stored.map(({ dinnerMeals }) => dinnerMeals.map(({ name, type }) => `${name}: ${type}`))).toEqual([
      ['Ready meal: food'],
      ['Something from the freezer: freezer'],
      ['Takeaway: takeaway'],
    ])
    expect(gatherLines(stored, []).map(({ line, people }) => [line, people])).toEqual([['Ready meal', 4]])
    expect(answer.rules.map((rule) => rule.said)).toEqual([
      'Something bought ready, no cooking on 2 Mar',
      'Something from the freezer, no cooking on 3 Mar',
      'Eating out, no cooking on 4 Mar',
      'Takeaway, no cooking on 5 Mar',
    ])
    expect(answer.skippedDates).toEqual([{ date: WEDNESDAY, reason: 'Nothing is cooked, as you asked' }])
  })

  it('other rules are kept as well as without leftovers: those give way to them', async () => {
    const ada = await withKitchen(usual)
    const salad: PlanRule = {
      kind: 'have',
      what: { recipe: 'Caesar salad' },
      count: { min: 1 },
      when: { dates: [MONDAY] },
    }
    const answer = await plan(ada, [skip(TUESDAY), salad], { dates: [MONDAY, TUESDAY] })
    expect(await dinnersOn(ada, MONDAY)).toMatchObject([{ name: 'Caesar salad', peopleCount: 4 }])
    expect(await dinnersOn(ada, TUESDAY)).toMatchObject([{ name: 'Takeaway' }])
    expect(fares(answer)).toEqual(['kept', 'kept'])
  })
})

describe('offered leftovers (planner 25)', () => {
  const body = { dates: days, meals: ['dinner'] }
  const kitchen: typeof usual = [
    ['Beef stew', '500 g stewing beef'],
    ['Lentil dal', '300 g red lentils'],
    ['Chicken curry', '4 chicken thighs'],
    ...usual.slice(1, 3),
  ]

  it('is kept when it is taken, with every other meal as it was; nothing is offered that does not keep', async () => {
    const ada = await withKitchen(kitchen)
    const shown = await look(ada, body)
    expect(shown.offers.length).toBeGreaterThan(0)
    for (const offer of shown.offers) {
      const title = shown.reasons[offer.place]?.title ?? ''
      expect(['Beef stew', 'Lentil dal', 'Chicken curry']).toContain(title)
      const keep = shown.reasons.flatMap(({ date, slot, nth, recipeId }, index) =>
        index === offer.later || recipeId === null ? [] : [{ date, slot, nth, recipeId }],
      )
      const taken = await look(ada, { ...body, rules: [offer.rule], keep })
      expect(taken.rules).toMatchObject([{ status: 'kept' }])
      expect(taken.slots.find(({ date }) => date === offer.date)?.copies).toMatchObject([
        { name: `Leftovers: ${title}`, peopleCount: 4 },
      ])
      expect(taken.reasons.map((meal) => meal.title)).toEqual(
        shown.reasons.flatMap((meal, index) => (index === offer.later ? [] : [meal.title])),
      )
    }
  })

  it('leaves every rule as it is: what may come once is not offered twice', async () => {
    const ada = await withKitchen(kitchen)
    const max: PlanRule[] = ['beef', 'lentils', 'chicken'].map((food) => ({
      kind: 'have',
      what: { food },
      count: { max: 1 },
    }))
    expect((await look(ada, { ...body, rules: max })).offers).toEqual([])
  })

  it('is nothing that somebody who eats later cannot eat', async () => {
    const ada = await withKitchen(usual.slice(0, 2))
    await ada.call('POST', '/api/guest-diners', relative({ dietaryPreferences: ['vegetarian'] }))
    const guest: PlanRule = { kind: 'guest', who: ['Gran'], when: { dates: [TUESDAY] } }
    const dates = [MONDAY, TUESDAY]
    expect((await look(ada, { ...body, dates, rules: [guest] })).offers).toEqual([])
  })
})

describe('leftovers of a dish that stands on the day before the plan (planner 143)', () => {
  it('are planned, named and not cooked', async () => {
    const ada = await withKitchen(usual)
    const recipeId = (await ada.call('GET', '/api/recipes'))
      .json<Recipe[]>()
      .find(({ name }) => name === 'Beef stew')?.id
    const stew = { id: 'stew', name: 'Beef stew', type: 'recipe' as const, recipeId, peopleCount: 8 }
    await ada.call('POST', DAYS, aDay(MONDAY, { dinnerMeals: [stew] }))
    const answer = await plan(
      ada,
      [
        {
          kind: 'leftover',
          what: { food: 'stew' },
          when: { days: ['monday'] },
          to: { days: ['tuesday'] },
        },
      ],
      { dates: days.slice(1) },
    )
    expect(fares(answer)).toEqual(['kept'])
    expect(await dinnersOn(ada, TUESDAY)).toMatchObject([
      {
        name: 'Leftovers: Beef stew',
        type: 'freezer',
        recipeId,
        peopleCount: 4,
        leftoverOf: { date: MONDAY, mealId: 'stew' },
      },
    ])
    expect(await dinnersOn(ada, WEDNESDAY)).toMatchObject([{ type: 'recipe' }])
  })

  it('are said to be of nothing where no dinner is planned (planner 160)', async () => {
    const ada = await withKitchen(usual)
    const answer = await plan(ada, [{ kind: 'skip', instead: 'leftovers', when: { slots: ['lunch'] } }], {
      meals: ['lunch'],
    })
    expect(answer.rules).toMatchObject([
      { status: 'gave way', why: 'nothing is planned before it that could be left over' },
    ])
  })
})

describe('leftovers on the calendar (calendar 38)', () => {
  const leftovers = (recipeId: number) => ({
    ...aMeal({ id: 'again', name: 'Leftovers: Stew', type: 'freezer', recipeId }),
    leftoverOf: { date: MONDAY, mealId: 'stew' },
  })
  const stewOf = async (person: Person) =>
    (await person.call('POST', '/api/recipes', aRecipe({ name: 'Stew' }))).json<{ id: number }>().id

  it('are stored and changed as other meals are; only the household’s own recipes are named', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const recipeId = await stewOf(ada)
    const made = await ada.call('POST', DAYS, aDay(TUESDAY, { dinnerMeals: [leftovers(recipeId)] }))
    expect(made.statusCode, made.body).toBe(201)
    expect(await dinnersOn(ada, TUESDAY)).toEqual([leftovers(recipeId)])
    expect(await dinnersOn(eve, TUESDAY)).toEqual([])
    const foreign = await eve.call('POST', DAYS, aDay(TUESDAY, { dinnerMeals: [leftovers(recipeId)] }))
    expect(foreign.statusCode).toBe(400)
    const cooked = { ...leftovers(recipeId), type: 'recipe' }
    expect((await ada.call('PATCH', `${DAYS}/${TUESDAY}`, { dinnerMeals: [cooked] })).statusCode).toBe(400)
    expect((await testApp.visit('GET', `${DAYS}?start=${MONDAY}&end=${TUESDAY}`)).statusCode).toBe(401)
  })

  it('say in the feed when they are cooked', async () => {
    const ada = await testApp.person()
    const recipeId = await stewOf(ada)
    const stew = { id: 'stew', name: 'Stew', type: 'recipe' as const, recipeId, peopleCount: 8 }
    await ada.call('POST', DAYS, aDay(MONDAY, { dinnerMeals: [stew] }))
    await ada.call('POST', DAYS, aDay(TUESDAY, { dinnerMeals: [leftovers(recipeId)] }))
    const { address } = (await ada.call('POST', '/api/calendar-feed')).json<Feed>()
    const feed = (await testApp.visit('GET', new URL(address).pathname)).body.replaceAll('\r\n ', '')
    expect(feed).toContain('Dinner: Leftovers: Stew')
    expect(feed).toContain('Cooked on Monday 2 March')
  })
})
