/** Rules through the planner's call: what each kind does to a plan, and its notes. */

import { describe, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aDay, aMeal, aRecipe } from '../../../test/harness/makers.ts'
import type { planMealsCall } from '../../contract/planner.ts'
import type { Assignment } from '../../domain/calendar/day-plan.ts'
import type { KeptRule } from '../../domain/planner/kept-rule.ts'
import type { PlanRule } from '../../domain/planner/plan-rule.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'

// A busy machine may need the solver's whole time for a plan.
vi.setConfig({ testTimeout: 30_000 })

const testApp = useTestApp()

type Answer = z.output<typeof planMealsCall.answer>

// A Monday to a Sunday.
const week = ['02', '03', '04', '05', '06', '07', '08'].map((day) => `2026-03-${day}`)
const [MONDAY, TUESDAY, WEDNESDAY, , FRIDAY, SATURDAY, SUNDAY] = week as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]

type Change = Parameters<typeof aRecipe>[0]
const kitchen: readonly [string, string, Change?][] = [
  ['Beef stew', '500 g stewing beef', { cuisine: 'British' }],
  ['Beef burgers', '500 g beef mince', { cuisine: 'American' }],
  ['Fish pie', '400 g cod fillet', { cuisine: 'British' }],
  ['Salmon bake', '400 g salmon fillets', { cuisine: 'Italian' }],
  ['Chicken curry', '4 chicken thighs', { cuisine: 'Indian', tags: ['dinner', 'spicy'] }],
  ['Mushroom risotto', '300 g chestnut mushrooms', { cuisine: 'Italian', difficulty: 'hard' }],
  ['Lentil dal', '300 g red lentils', { cuisine: 'Indian', tags: ['dinner', 'spicy'] }],
  ['Cheese quiche', '150 g cheddar', { cuisine: 'French' }],
  ['Pork chops', '4 pork chops', { cuisine: 'British' }],
  ['Chickpea tagine', '400 g chickpeas', { cuisine: 'Moroccan' }],
  ['Turkey steaks', '4 turkey steaks', { cuisine: 'American' }],
  ['Roast lamb', '1.5 kg leg of lamb', { cuisine: 'British', prepTimeMinutes: 20, cookTimeMinutes: 200 }],
]

async function withKitchen(change: Change = {}): Promise<Person> {
  const person = await testApp.person()
  for (const [name, line, own] of kitchen)
    await person.call(
      'POST',
      '/api/recipes',
      aRecipe({ name, ingredients: [line, '1 onion'], tags: ['dinner'], ...change, ...own }),
    )
  return person
}

const relative = (firstName: string) => ({ firstName, lastName: 'Cook', initials: 'C', color: '#336633' })

async function plan(person: Person, rules: PlanRule[], change: object = {}): Promise<Answer> {
  const response = await person.call('POST', '/api/ai-meal-planner', {
    dates: week,
    meals: ['dinner'],
    rules,
    ...change,
  })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Answer>()
}
const titlesOf = ({ reasons }: Answer) => reasons.map(({ title }) => title ?? '')
const on = (answer: Answer, date: string) => answer.reasons.find((meal) => meal.date === date)?.title
const times = (answer: Answer, ...names: string[]) =>
  titlesOf(answer).filter((title) => names.includes(title)).length
const fares = ({ rules }: Answer) => rules.map(({ status }) => status)
const calendarOf = async (person: Person): Promise<Assignment[]> =>
  (await person.call('GET', '/api/calendar-assignments?start=2026-03-01&end=2026-03-31')).json()
const dinnersOn = async (person: Person, date: string) =>
  (await calendarOf(person)).find((day) => day.date === date)?.dinnerMeals ?? []

const have = (
  what: Extract<PlanRule, { kind: 'have' }>['what'],
  count: Extract<PlanRule, { kind: 'have' }>['count'],
  rest: object = {},
): PlanRule => ({ kind: 'have', what, count, ...rest })

const vegetarian = ['Mushroom risotto', 'Lentil dal', 'Cheese quiche', 'Chickpea tagine']

describe('how often', () => {
  it('vegetarian twice is twice, not every day; exactly once is once; never is never', async () => {
    const answer = await plan(await withKitchen(), [
      have({ diet: 'vegetarian' }, { min: 2, max: 2 }),
      have({ food: 'fish' }, { min: 1, max: 1, exact: true }),
      have({ food: 'pork' }, { max: 0 }),
    ])
    expect(times(answer, ...vegetarian)).toBe(2)
    expect(times(answer, 'Fish pie', 'Salmon bake')).toBe(1)
    expect(titlesOf(answer)).not.toContain('Pork chops')
    expect(answer.rules).toEqual([
      { said: 'Vegetarian dishes twice', status: 'kept', why: null },
      { said: 'Fish exactly once', status: 'kept', why: null },
      { said: 'No pork', status: 'kept', why: null },
    ])
    expect(answer.proof).toBe('optimal')
  })

  it('at least and at most, by tag, cuisine, effort and name', async () => {
    const answer = await plan(await withKitchen(), [
      have({ tag: 'spicy' }, { min: 2 }),
      have({ cuisine: 'british' }, { max: 1 }),
      have({ effort: 'hard' }, { max: 0 }),
      have({ recipe: 'Cheese quiche' }, { min: 1 }),
    ])
    expect(times(answer, 'Chicken curry', 'Lentil dal')).toBe(2)
    expect(times(answer, 'Beef stew', 'Fish pie', 'Pork chops', 'Roast lamb')).toBeLessThanOrEqual(1)
    expect(titlesOf(answer)).not.toContain('Mushroom risotto')
    expect(titlesOf(answer)).toContain('Cheese quiche')
    expect(fares(answer)).toEqual(['kept', 'kept', 'kept', 'kept'])
  })

  it('a week, in each of two weeks', async () => {
    const dates = [...week, ...['09', '10', '11', '12', '13', '14', '15'].map((day) => `2026-03-${day}`)]
    const answer = await plan(
      await withKitchen(),
      [have({ food: 'fish' }, { min: 1, max: 1 }, { per: 'week' })],
      { dates },
    )
    const fish = answer.reasons.filter(({ title }) => ['Fish pie', 'Salmon bake'].includes(title ?? ''))
    expect(fish.map(({ date }) => date <= SUNDAY)).toEqual([true, false])
  })

  it('on its days alone; what is asked for by name comes however long it takes', async () => {
    const answer = await plan(await withKitchen(), [
      have({ food: 'fish' }, { min: 1 }, { when: { days: ['friday'] } }),
      have({ recipe: 'Roast lamb' }, { min: 1 }, { when: { days: ['sunday'] } }),
      have({ diet: 'vegetarian' }, 'every', { when: { days: ['monday', 'tuesday'] } }),
    ])
    expect(['Fish pie', 'Salmon bake']).toContain(on(answer, FRIDAY))
    expect(on(answer, SUNDAY)).toBe('Roast lamb')
    expect(vegetarian).toContain(on(answer, MONDAY))
    expect(vegetarian).toContain(on(answer, TUESDAY))
  })

  it('different cuisines', async () => {
    const answer = await plan(await withKitchen(), [have({ different: 'cuisine' }, { min: 5 })])
    const cuisineOf = new Map(kitchen.map(([name, , own]) => [name, own?.cuisine]))
    expect(new Set(titlesOf(answer).map((title) => cuisineOf.get(title))).size).toBeGreaterThanOrEqual(5)
    expect(fares(answer)).toEqual(['kept'])
  })

  it('rather is weighed, and gives way where a must is against it', async () => {
    const ada = await withKitchen()
    const rather = have({ food: 'beef' }, { min: 2 }, { strength: 'prefer' })
    expect(times(await plan(ada, [rather]), 'Beef stew', 'Beef burgers')).toBe(2)
    const against = await plan(ada, [rather, have({ food: 'beef' }, { max: 0 })], {
      replaceExistingMeals: true,
    })
    expect(times(against, 'Beef stew', 'Beef burgers')).toBe(0)
    expect(fares(against)).toEqual(['gave way', 'kept'])
  })

  it('a serving within its cost, energy and time', async () => {
    const ada = await withKitchen({
      budgetPerServing: '3.00',
      nutritionPerServing: JSON.stringify({ calories: 700, protein: 20 }),
    })
    const light = aRecipe({
      name: 'Light soup',
      tags: ['dinner'],
      budgetPerServing: '1.00',
      prepTimeMinutes: 5,
      cookTimeMinutes: 10,
      nutritionPerServing: JSON.stringify({ calories: 300, protein: 40 }),
    })
    await ada.call('POST', '/api/recipes', light)
    for (const what of [
      { cost: { max: 2 } },
      { kcal: { max: 500 } },
      { minutes: { max: 20 } },
      { protein: { min: 30 } },
    ]) {
      const rules = [have(what, 'every', { when: { days: ['monday'] } })]
      const answer = await plan(ada, rules, { dates: [MONDAY], replaceExistingMeals: true })
      expect(titlesOf(answer)).toEqual(['Light soup'])
    }
  })
})

describe('repeats', () => {
  it('pasta not on two days running, and no dish twice', async () => {
    const ada = await withKitchen()
    const beef = new Set(['Beef stew', 'Beef burgers'])
    const answer = await plan(ada, [
      have({ food: 'beef' }, { min: 2, max: 2 }),
      { kind: 'repeat', what: { food: 'beef' }, count: { max: 1 }, days: 3 },
      { kind: 'repeat', count: { max: 1 } },
    ])
    const days = answer.reasons.flatMap(({ title }, day) => (beef.has(title ?? '') ? [day] : []))
    expect((days[1] ?? 0) - (days[0] ?? 0)).toBeGreaterThanOrEqual(3)
    expect(new Set(titlesOf(answer)).size).toBe(7)
    expect(fares(answer)).toEqual(['kept', 'kept', 'kept'])
  })

  it('counts meals planned on the days before', async () => {
    const ada = await withKitchen()
    const recipes = (await ada.call('GET', '/api/recipes')).json<Recipe[]>()
    const stew = recipes.find(({ name }) => name === 'Beef stew')
    const meal = {
      id: 'old',
      name: 'Beef stew',
      type: 'recipe' as const,
      recipeId: stew?.id ?? 0,
      peopleCount: 4,
    }
    await ada.call('POST', '/api/calendar-assignments', aDay('2026-03-01', { dinnerMeals: [meal] }))
    const rules: PlanRule[] = [
      have({ food: 'beef' }, { min: 1 }),
      { kind: 'repeat', what: { food: 'beef' }, count: { max: 1 }, days: 4 },
    ]
    const answer = await plan(ada, rules, { dates: [MONDAY, TUESDAY, WEDNESDAY] })
    expect(times(answer, 'Beef stew', 'Beef burgers')).toBe(0)
    expect(fares(answer)).toContain('gave way')
  })

  it('the same breakfast all week, of which no repeat is said to be too soon', async () => {
    const ada = await testApp.person()
    for (const name of ['Porridge', 'Granola', 'Pancakes'])
      await ada.call(
        'POST',
        '/api/recipes',
        aRecipe({ name, tags: ['breakfast'], prepTimeMinutes: 5, cookTimeMinutes: 5 }),
      )
    const answer = await plan(ada, [{ kind: 'repeat', same: true }], { meals: ['breakfast'] })
    expect(new Set(titlesOf(answer)).size).toBe(1)
    expect(answer.reasons).toHaveLength(7)
    expect([fares(answer), answer.gaveWay, answer.shortages]).toEqual([['kept'], [], []])
  })
})

describe('one after another', () => {
  it('fish the day after beef', async () => {
    const answer = await plan(await withKitchen(), [
      { kind: 'order', what: { food: 'fish' }, after: { food: 'beef' } },
    ])
    const titles = titlesOf(answer)
    const beef = titles.flatMap((title, day) => (title.startsWith('Beef') && day < 6 ? [day] : []))
    expect(beef.length).toBeGreaterThan(0)
    for (const day of beef) expect(['Fish pie', 'Salmon bake']).toContain(titles[day + 1])
  })

  it('a food is used up, all of the amount that is named (planner 36)', async () => {
    const use: PlanRule = { kind: 'use', what: { food: 'red lentils' }, amount: { n: 300, unit: 'g' } }
    const answer = await plan(await withKitchen(), [use])
    expect(titlesOf(answer)).toContain('Lentil dal')
    expect(answer.rules[0]).toEqual({
      said: expect.stringContaining('red lentils'),
      status: 'kept',
      why: null,
    })
  })

  it('the week costs no more than that, for all who eat', async () => {
    const ada = await testApp.person()
    for (const [index, name] of ['Soup', 'Stew', 'Pie', 'Curry', 'Chilli'].entries())
      await ada.call(
        'POST',
        '/api/recipes',
        aRecipe({ name, tags: ['dinner'], budgetPerServing: `${index + 1}.00` }),
      )
    const dates = [MONDAY, TUESDAY]
    const answer = await plan(ada, [{ kind: 'total', what: { cost: { max: 12 } }, per: 'week' }], { dates })
    // For four people, the two cheapest dishes cost 4 and 8 pounds.
    expect(new Set(titlesOf(answer))).toEqual(new Set(['Soup', 'Stew']))
    expect(fares(answer)).toEqual(['kept'])
  })
})

describe('at the table', () => {
  it('cooks nothing where a rule says so, and plans a takeaway where it says that', async () => {
    const ada = await withKitchen()
    const answer = await plan(ada, [
      { kind: 'skip', when: { days: ['wednesday'] } },
      { kind: 'skip', instead: 'takeaway', when: { days: ['saturday'] } },
    ])
    expect(answer.reasons).toHaveLength(5)
    // Leftovers of the day before last, so that nobody eats the same on two evenings in a row
    // (planner 26).
    expect(await dinnersOn(ada, WEDNESDAY)).toMatchObject([{ type: 'freezer', leftoverOf: { date: MONDAY } }])
    expect(await dinnersOn(ada, SATURDAY)).toMatchObject([{ name: 'Takeaway', type: 'takeaway' }])
    expect(answer.skippedDates).toEqual([])
    expect(fares(answer)).toEqual(['kept', 'kept'])
  })

  it('plans a takeaway on a free day that it picks, and names the day (planner 117)', async () => {
    const ada = await withKitchen()
    const takeaway: PlanRule = { kind: 'skip', instead: 'takeaway', times: 1 }
    const pie = aMeal({ name: 'Fish pie', type: 'food' })
    await ada.call('POST', '/api/calendar-assignments', aDay(FRIDAY, { dinnerMeals: [pie] }))
    const answer = await plan(ada, [takeaway])
    expect(answer.rules[0]).toMatchObject({
      said: 'Takeaway once, no cooking for dinner on 7 Mar',
      status: 'kept',
    })
    expect(await dinnersOn(ada, SATURDAY)).toMatchObject([{ name: 'Takeaway', type: 'takeaway' }])
    expect(answer.skippedDates).toEqual([{ date: FRIDAY, reason: 'Already has meals' }])
    // In a second plan, the takeaway on the calendar counts.
    const [again] = (await plan(ada, [takeaway])).rules
    expect(again).toMatchObject({ said: 'Takeaway once, no cooking for dinner on 7 Mar', status: 'kept' })
  })

  it('calls no rule kept where nothing was left to plan (planner 118)', async () => {
    const ada = await withKitchen()
    await ada.call('POST', '/api/calendar-assignments', aDay(MONDAY))
    const fish: PlanRule = { kind: 'have', what: { food: 'fish' }, count: { min: 2, max: 2 } }
    const answer = await plan(ada, [fish], { dates: [MONDAY] })
    expect(answer.rules).toEqual([
      { said: 'Fish twice', status: 'other days', why: 'none of its days and meals is planned' },
    ])
  })

  it('a meal that stays breaks what one person eats only where they eat it', async () => {
    const ada = await withKitchen()
    const ids = await Promise.all(
      ['Tom', 'Ella'].map(
        async (name) =>
          (await ada.call('POST', '/api/family-members', relative(name))).json<{ id: number }>().id,
      ),
    )
    const recipes = (await ada.call('GET', '/api/recipes')).json<Recipe[]>()
    const recipeId = recipes.find(({ name }) => name === 'Fish pie')?.id ?? 0
    const pie = aMeal({ name: 'Fish pie', type: 'recipe', recipeId, dinerIds: ids.slice(1) })
    await ada.call('POST', '/api/calendar-assignments', aDay(MONDAY, { dinnerMeals: [pie] }))
    const noFish = (name: string): PlanRule => ({
      kind: 'have',
      what: { food: 'fish' },
      count: { max: 0 },
      who: [name],
    })
    expect(fares(await plan(ada, [noFish('Tom'), noFish('Ella')]))).toEqual(['kept', 'gave way'])
  })

  it('says so where a meal that stands already stays as it is', async () => {
    const ada = await withKitchen()
    await ada.call('POST', '/api/calendar-assignments', aDay(WEDNESDAY))
    const skip: PlanRule = { kind: 'skip', when: { days: ['wednesday'] } }
    expect((await plan(ada, [skip])).rules[0]).toMatchObject({
      status: 'gave way',
      why: 'meals already planned there stay as they are',
    })
  })

  it('leftovers of a meal that nothing can be planned for are not called kept', async () => {
    const ada = await testApp.person()
    await ada.call(
      'POST',
      '/api/recipes',
      aRecipe({ name: 'Stew', ingredients: ['500 g beef'], tags: ['dinner'] }),
    )
    const rules: PlanRule[] = [
      { kind: 'leftover', when: { days: ['monday'] }, to: { days: ['tuesday'] } },
      have({ food: 'beef' }, { max: 0 }),
    ]
    const answer = await plan(ada, rules, { dates: [MONDAY, TUESDAY] })
    expect(fares(answer)).toEqual(['gave way', 'kept'])
    expect(await dinnersOn(ada, TUESDAY)).toEqual([])
  })

  it('is eaten twice: cooked for both days, and nothing else is cooked on the second', async () => {
    const ada = await withKitchen()
    const answer = await plan(ada, [
      {
        kind: 'leftover',
        what: { recipe: 'Beef stew' },
        when: { days: ['monday'] },
        to: { days: ['tuesday'] },
      },
    ])
    expect(on(answer, MONDAY)).toBe('Beef stew')
    expect(await dinnersOn(ada, MONDAY)).toMatchObject([{ name: 'Beef stew', peopleCount: 8 }])
    expect(await dinnersOn(ada, TUESDAY)).toMatchObject([
      { name: 'Leftovers: Beef stew', type: 'freezer', peopleCount: 4 },
    ])
    expect(fares(answer)).toEqual(['kept'])
  })

  it('ignores an absent person and their allergy, and cooks for as many as a rule says', async () => {
    const ada = await withKitchen()
    const tom = { ...relative('Tom'), allergies: ['fish'] }
    const ids: number[] = []
    for (const person of [tom, relative('Ella')])
      ids.push((await ada.call('POST', '/api/family-members', person)).json<{ id: number }>().id)
    const answer = await plan(ada, [
      { kind: 'away', who: ['Tom'], when: { days: ['friday'] } },
      have({ food: 'fish' }, { min: 1 }, { when: { days: ['friday'] } }),
      { kind: 'heads', people: 6, when: { days: ['sunday'] } },
    ])
    expect(['Fish pie', 'Salmon bake']).toContain(on(answer, FRIDAY))
    expect(await dinnersOn(ada, FRIDAY)).toMatchObject([{ peopleCount: 3, dinerIds: [ids[1]] }])
    expect(await dinnersOn(ada, SUNDAY)).toMatchObject([{ peopleCount: 6 }])
    expect(times(answer, 'Fish pie', 'Salmon bake')).toBe(1)
    expect(fares(answer)).toEqual(['kept', 'kept', 'kept'])
  })

  it('Grandma is invited and her allergy binds; of a stranger the call says that none is known', async () => {
    const ada = await withKitchen()
    const grandma = (
      await ada.call('POST', '/api/guest-diners', { ...relative('Grandma'), allergies: ['milk'] })
    ).json<{ id: number }>()
    const answer = await plan(
      ada,
      [
        { kind: 'guest', who: ['Grandma'], people: 1, when: { days: ['saturday'] } },
        { kind: 'guest', who: ['Zelda'], people: 1, when: { days: ['sunday'] } },
        have({ food: 'onion' }, { max: 0 }, { who: ['Nobody'] }),
      ],
      { dates: [SATURDAY, SUNDAY] },
    )
    expect(await dinnersOn(ada, SATURDAY)).toMatchObject([{ peopleCount: 5, guestIds: [grandma.id] }])
    expect(on(answer, SATURDAY)).not.toBe('Cheese quiche')
    expect(await dinnersOn(ada, SUNDAY)).toMatchObject([{ peopleCount: 5 }])
    expect(answer.rules.map(({ status, why }) => [status, why])).toEqual([
      ['kept', null],
      ['kept', expect.stringContaining('don’t know their allergies')],
      ['not obeyed', 'Nobody isn’t eating then'],
    ])
  })

  it('somebody’s own rule binds the meals that they eat', async () => {
    const ada = await withKitchen()
    for (const name of ['Tom', 'Ella']) await ada.call('POST', '/api/family-members', relative(name))
    const rules: PlanRule[] = [
      { kind: 'away', who: ['Tom'], when: { days: ['monday'] } },
      have({ diet: 'vegetarian' }, 'every', { who: ['Tom'] }),
      have({ food: 'beef' }, { min: 1 }, { when: { days: ['monday'] } }),
    ]
    const answer = await plan(ada, rules, { dates: [MONDAY, TUESDAY] })
    expect(on(answer, MONDAY)).toMatch(/^Beef/)
    expect(vegetarian).toContain(on(answer, TUESDAY))
  })
})

describe('rules that cannot be kept', () => {
  it('is said: rules that clash, what no recipe says, and days that are not planned', async () => {
    const ada = await withKitchen()
    const answer = await plan(
      ada,
      [
        have({ food: 'squid' }, { min: 1 }),
        have({ tag: 'crunchy' }, 'every'),
        have({ food: 'fish' }, { min: 1 }, { when: { days: ['sunday'] } }),
        { kind: 'away', who: ['Zed'] },
      ],
      { dates: [MONDAY, TUESDAY] },
    )
    expect(answer.rules.map(({ status, why }) => [status, why])).toEqual([
      ['gave way', 'not in this plan at all'],
      ['not obeyed', 'none of your recipes is tagged ‘crunchy’'],
      ['other days', 'none of its days and meals is planned'],
      ['not obeyed', 'Zed isn’t in your family list'],
    ])
    expect(answer.entriesAdded).toBe(2)
  })

  it('gives way by the fewest: one meal’s own rule is kept before that of many', async () => {
    const answer = await plan(await withKitchen(), [
      have({ minutes: { max: 40 } }, 'every'),
      have({ recipe: 'Roast lamb' }, { min: 1 }, { when: { days: ['sunday'] } }),
    ])
    expect(on(answer, SUNDAY)).toBe('Roast lamb')
    expect(answer.rules).toMatchObject([
      { status: 'gave way', why: 'not kept on Sunday 8 March' },
      { status: 'kept' },
    ])
    expect(answer.least).toEqual({
      isLeast: true,
      clash: ['‘Only dishes of at most 40 minutes’', '‘Roast lamb on Sunday’'],
      ways: [{ without: ['‘Roast lamb on Sunday’'], brings: '‘Only dishes of at most 40 minutes’ is kept' }],
    })
  })

  it('says which rules clash and the fewest to give up (planner 34)', async () => {
    const told = await plan(await withKitchen(), [
      have({ cuisine: 'french' }, { min: 1 }),
      have({ food: 'cheese' }, { max: 0 }),
      have({ food: 'pork' }, { max: 0 }),
    ])
    expect(told.rules[0]).toMatchObject({
      status: 'gave way',
      why: 'not in this plan at all',
    })
    expect(told.least).toEqual({
      isLeast: true,
      clash: ['‘French dishes at least once’', '‘No cheese’'],
      ways: [{ without: ['‘No cheese’'], brings: '‘French dishes at least once’ is kept' }],
    })
  })

  it('a hard rule leaves a meal open and says which: nothing is served for want of better (planner 20)', async () => {
    const ada = await testApp.person()
    await ada.call(
      'POST',
      '/api/recipes',
      aRecipe({ name: 'Beef stew', ingredients: ['500 g beef'], tags: ['dinner'] }),
    )
    const answer = await plan(ada, [have({ food: 'beef' }, { max: 0 })], { dates: [MONDAY] })
    expect(answer.reasons[0]).toMatchObject({
      title: null,
      why: ['your rules leave no recipe here: ‘No beef’'],
      isEmptiedByRules: true,
    })
    expect(answer.least?.ways).toEqual([{ without: ['‘No beef’'], brings: '1 dinner more' }])
    expect(answer.entriesAdded).toBe(0)
  })

  it('no rule brings back what an allergy keeps away (planner 20)', async () => {
    const ada = await withKitchen()
    await ada.call('POST', '/api/family-members', { ...relative('Tom'), allergies: ['fish'] })
    const answer = await plan(ada, [
      have({ food: 'fish' }, { min: 1 }),
      have({ recipe: 'Fish pie' }, 'every', { when: { days: ['monday'] } }),
    ])
    expect(times(answer, 'Fish pie', 'Salmon bake')).toBe(0)
    expect(fares(answer)).toEqual(['gave way', 'gave way'])
  })

  it('learns breakfasts from what the family often has for breakfast (planner 37)', async () => {
    const ada = await testApp.person()
    const recipe = await ada.call(
      'POST',
      '/api/recipes',
      aRecipe({ name: 'Cheese dip', ingredients: ['100 g cream cheese'], tags: ['dip'] }),
    )
    const { id } = recipe.json<{ id: number }>()
    const titles = []
    for (const date of ['2026-02-02', '2026-02-03', '2026-02-04']) {
      const answer = await plan(ada, [], {
        dates: [MONDAY],
        meals: ['breakfast'],
        replaceExistingMeals: true,
      })
      titles.push(answer.reasons[0]?.title)
      await ada.call('POST', '/api/calendar-assignments', {
        date,
        breakfastMeals: [{ id: 'dip', name: 'Cheese dip', type: 'recipe', recipeId: id, peopleCount: 2 }],
        lunchMeals: [],
        dinnerMeals: [],
        snackMeals: [],
      })
    }
    const answer = await plan(ada, [], { dates: [MONDAY], meals: ['breakfast'], replaceExistingMeals: true })
    expect([...titles, answer.reasons[0]?.title]).toEqual([null, null, null, 'Cheese dip'])
  })

  it('a breakfast that no recipe is stays open and says what is missing (planner 23)', async () => {
    const ada = await withKitchen()
    await ada.call('POST', '/api/recipes', aRecipe({ name: 'Red pepper dip', tags: ['quick'] }))
    const answer = await plan(ada, [], { dates: [MONDAY], meals: ['breakfast'] })
    expect(answer.reasons[0]).toMatchObject({
      title: null,
      why: [expect.stringContaining('none of your 13 recipes is a breakfast')],
    })
  })
})

describe('a sentence', () => {
  it('is planned by as it is read, and what nobody understands comes back word for word', async () => {
    const ada = await withKitchen()
    await ada.call('POST', '/api/family-members', relative('Tom'))
    const sentence = 'no beef, sing me a lullaby'
    const answer = await plan(ada, [], { preferences: sentence })
    expect(times(answer, 'Beef stew', 'Beef burgers')).toBe(0)
    expect(answer.rules.map(({ said }) => said)).toEqual(['No beef'])
    expect(answer.unread).toEqual(['sing me a lullaby'])
    const read = await ada.call('POST', '/api/ai-meal-planner/wishes', { sentence })
    expect(read.json()).toEqual({
      rules: [have({ food: 'beef' }, { max: 0 })],
      unread: ['sing me a lullaby'],
      offers: [],
    })
    expect((await ada.call('POST', '/api/ai-meal-planner/wishes', { sentence: ' ' })).statusCode).toBe(400)
  })

  it.each([
    { way: 'the browser’s day', today: TUESDAY, tomorrow: WEDNESDAY },
    { way: 'the server’s where none is sent', today: undefined, tomorrow: TUESDAY },
    { way: 'the server’s where none on earth has the day sent', today: SATURDAY, tomorrow: TUESDAY },
  ])('counts tomorrow from $way (planner 19)', async ({ today, tomorrow }) => {
    const ada = await withKitchen()
    const body = { dates: week, meals: ['dinner'], today }
    const sentence = 'fish pie tomorrow'
    const read = await ada.call('POST', '/api/ai-meal-planner/wishes', { sentence, ...body })
    expect(read.json()).toMatchObject({ rules: [{ kind: 'have', when: { dates: [tomorrow] } }], unread: [] })
    const { reasons } = await plan(ada, [], { preferences: sentence, today })
    expect(reasons.find(({ date }) => date === tomorrow)?.title).toBe('Fish pie')
  })

  it('that is not understood comes with rules that it may mean (planner 119)', async () => {
    const ada = await withKitchen()
    const body = { sentence: 'less beef please', dates: week, meals: ['dinner'] }
    const read = await ada.call('POST', '/api/ai-meal-planner/wishes', body)
    const most = (max: number) => have({ food: 'beef' }, { max })
    expect(read.json()).toEqual({
      rules: [],
      unread: ['less beef please'],
      offers: [{ said: 'less beef please', rules: [most(1), most(2), most(0)] }],
    })
  })

  it('means the child of one to three by the toddler, where only one is (planner 161)', async () => {
    const ada = await withKitchen()
    const member = (firstName: string, dateOfBirth: string) =>
      ada.call('POST', '/api/family-members', { ...relative(firstName), dateOfBirth })
    const rulesOf = async (sentence: string) =>
      (await ada.call('POST', '/api/ai-meal-planner/wishes', { sentence })).json<{ rules: PlanRule[] }>()
        .rules
    await member('Leo', '2024-05-04')
    await member('Mia', '2018-05-04')
    const none = { kind: 'have', what: { tag: 'spicy' }, count: { max: 0 } }
    expect(await rulesOf('nothing spicy for the toddler')).toEqual([{ ...none, who: ['Leo'] }])
    expect(await rulesOf('nothing too hot for the little one')).toEqual([{ ...none, who: ['Leo'] }])
    await member('Kit', '2024-05-04')
    expect(await rulesOf('nothing spicy for the toddler')).toEqual([])
    expect(await rulesOf('nothing spicy for the toddlers')).toEqual([{ ...none, who: ['Leo', 'Kit'] }])
  })

  it('in the former format is refused, not dropped', async () => {
    const ada = await withKitchen()
    const wishes = [{ weekdays: [], without: 'beef' }]
    const response = await ada.call('POST', '/api/ai-meal-planner', {
      dates: week,
      meals: ['dinner'],
      wishes,
    })
    expect(response.statusCode).toBe(400)
    expect(response.json<{ message: string }>().message).toContain('out of date')
  })
})

describe('rules of the household', () => {
  const noBeef = have({ food: 'beef' }, { max: 0 })
  const keep = async (person: Person, rule: PlanRule) =>
    (await person.call('POST', '/api/plan-rules', { rule })).json<KeptRule>()

  it('hold for every plan of everybody in it, but in the weeks in which they are switched off', async () => {
    const ada = await withKitchen()
    const kept = await keep(ada, noBeef)
    expect(kept).toMatchObject({ rule: noBeef, offWeeks: [] })
    expect((await plan(ada, [], { dates: [MONDAY] })).rules).toEqual([
      { said: 'No beef', status: 'kept', why: null },
    ])
    const off = await ada.call('PATCH', `/api/plan-rules/${kept.id}`, { offWeeks: [MONDAY] })
    expect(off.json()).toMatchObject({ rule: noBeef, offWeeks: [MONDAY] })
    expect((await plan(ada, [], { dates: [TUESDAY] })).rules).toEqual([])
    expect((await plan(ada, [], { dates: ['2026-03-09'] })).rules).toHaveLength(1)
  })

  it('are changed and taken away by the household alone, and a stranger does not see them', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const { id } = await keep(ada, noBeef)
    expect((await eve.call('GET', '/api/plan-rules')).json()).toEqual([])
    expect((await eve.call('PATCH', `/api/plan-rules/${id}`, { offWeeks: [] })).statusCode).toBe(404)
    expect((await eve.call('DELETE', `/api/plan-rules/${id}`)).statusCode).toBe(404)
    expect((await testApp.visit('GET', '/api/plan-rules')).statusCode).toBe(401)
    const rule = have({ food: 'pork' }, { max: 0 })
    expect((await ada.call('PATCH', `/api/plan-rules/${id}`, { rule })).json()).toMatchObject({ id, rule })
    expect((await ada.call('DELETE', `/api/plan-rules/${id}`)).statusCode).toBe(204)
    expect((await ada.call('GET', '/api/plan-rules')).json()).toEqual([])
  })

  it('come back with the weeks in which they were switched off', async () => {
    const ada = await testApp.person()
    const again = await ada.call('POST', '/api/plan-rules', { rule: noBeef, offWeeks: [MONDAY] })
    expect(again.json()).toMatchObject({ rule: noBeef, offWeeks: [MONDAY] })
  })

  it('are at most thirty', async () => {
    const ada = await testApp.person()
    for (let count = 0; count < 30; count++) await keep(ada, noBeef)
    expect((await ada.call('POST', '/api/plan-rules', { rule: noBeef })).statusCode).toBe(400)
  })
})
