import { describe, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aDay, aList, aMeal, aRecipe } from '../../../test/harness/makers.ts'
import { useSecondProcess } from '../../../test/harness/second-process.ts'
import type { planJobCall, planMealsCall, previewPlanCall } from '../../contract/planner.ts'
import type { Assignment } from '../../domain/calendar/day-plan.ts'
import type { Meal } from '../../domain/calendar/meal.ts'
import type { PlanningAction } from '../../domain/planner/planning-action.ts'
import type { PlanningRequest } from '../../domain/planner/planning-request.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'

// A busy machine may need the solver's whole time for a plan.
vi.setConfig({ testTimeout: 30_000 })

const testApp = useTestApp()
const elsewhere = useSecondProcess(testApp)

type Answer = z.output<typeof planMealsCall.answer>
type Job = z.output<typeof planJobCall.answer>

const week = ['02', '03', '04', '05', '06', '07', '08'].map((day) => `2026-03-${day}`)
const dinners = [
  ['Beef stew', '500 g stewing beef'],
  ['Lentil dal', '300 g red lentils'],
  ['Fish pie', '400 g cod fillet'],
  ['Chicken curry', '4 chicken thighs'],
  ['Mushroom risotto', '300 g chestnut mushrooms'],
  ['Prawn stir-fry', '200 g raw prawns'],
  ['Cheese quiche', '150 g cheddar'],
  ['Pork chops', '4 pork chops'],
  ['Chickpea tagine', '400 g chickpeas'],
  ['Lamb hotpot', '500 g lamb shoulder'],
] as const

async function withRecipes(change: Parameters<typeof aRecipe>[0] = {}): Promise<Person> {
  const person = await testApp.person()
  for (const [name, line] of dinners)
    await person.call(
      'POST',
      '/api/recipes',
      aRecipe({ name, ingredients: [line, '1 onion'], tags: ['dinner'], ...change }),
    )
  return person
}

type Preview = z.output<typeof previewPlanCall.answer>

const request = (change: Partial<z.input<typeof PlanningRequest>> = {}): z.input<typeof PlanningRequest> => ({
  dates: week,
  meals: ['dinner'],
  replaceExistingMeals: false,
  ignoreSkippedDays: true,
  ...change,
})

const plan = (person: Person, change: Partial<z.input<typeof PlanningRequest>> = {}) =>
  person.call('POST', '/api/ai-meal-planner', request(change))

const calendar = async (person: Person): Promise<Assignment[]> =>
  (await person.call('GET', '/api/calendar-assignments?start=2026-03-01&end=2026-03-31')).json()

const history = async (person: Person): Promise<PlanningAction[]> =>
  (await person.call('GET', '/api/ai-meal-planning-actions')).json()

const revert = (person: Person, id: number | null, query = '') =>
  person.call('POST', `/api/ai-meal-planning-actions/${id}/revert${query}`)

const withoutStamps = (days: readonly Assignment[]) =>
  days.map((day) => ({ ...day, lastModified: null, version: null, id: null }))

describe('planning a meal time', () => {
  it('gives each date one recipe, no two alike, for the usual people, and tells what it did', async () => {
    const ada = await withRecipes()
    const response = await plan(ada)
    expect(response.statusCode).toBe(200)
    const answer = response.json<Answer>()
    expect(answer).toMatchObject({
      actionId: expect.any(Number),
      entriesAdded: 7,
      processedDates: week,
      skippedDates: [],
    })
    expect(answer).toMatchObject({ proof: 'optimal', bound: answer.score })
    expect(answer.reasons).toHaveLength(7)
    for (const { why } of answer.reasons) expect(why.length).toBeLessThanOrEqual(3)
    const days = await calendar(ada)
    const meals = days.flatMap((day) => day.dinnerMeals)
    expect(new Set(meals.map(({ recipeId }) => recipeId)).size).toBe(7)
    for (const meal of meals) expect(meal).toMatchObject({ type: 'recipe', peopleCount: 4 })
    expect(days.map(({ isManuallyModified }) => isManuallyModified)).toEqual(week.map(() => false))
    expect(await history(ada)).toMatchObject([
      {
        id: answer.actionId,
        mealTypes: ['dinner'],
        affectedDates: week,
        templateUsed: null,
        tagsApplied: [],
        generationParameters: {
          totalRecipesAdded: 7,
          processedDates: week,
          replaceExistingMeals: false,
        },
      },
    ])
  })

  it('the same calendar and request give the same plan', async () => {
    const [ada, eve] = [await withRecipes(), await withRecipes()]
    const titles = async (person: Person) =>
      (await plan(person)).json<Answer>().reasons.map(({ title }) => title)
    expect(await titles(ada)).toEqual(await titles(eve))
  })

  it('keeps what is planned, skips ignored days and other weekdays, and says so', async () => {
    const ada = await withRecipes()
    await ada.call('POST', '/api/calendar-assignments', aDay('2026-03-03'))
    await ada.call(
      'POST',
      '/api/calendar-assignments',
      aDay('2026-03-04', { dinnerMeals: [], isSkipped: true }),
    )
    const answer = (
      await plan(ada, { days: ['Monday', 'tuesday', 'WEDNESDAY', 'sunday'] as never })
    ).json<Answer>()
    expect(answer.processedDates).toEqual(['2026-03-02', '2026-03-08'])
    expect(answer.skippedDates).toEqual([
      { date: '2026-03-03', reason: 'Already has meals' },
      { date: '2026-03-04', reason: 'Ignored on the calendar' },
      ...['05', '06', '07'].map((day) => ({
        date: `2026-03-${day}`,
        reason: 'Not one of the chosen weekdays',
      })),
    ])
    expect((await calendar(ada))[1]?.dinnerMeals).toEqual([aMeal()])
  })

  it('replaces meals and plans ignored days when told to, which count again until it is taken back', async () => {
    const ada = await withRecipes()
    await ada.call('POST', '/api/calendar-assignments', aDay('2026-03-03'))
    await ada.call(
      'POST',
      '/api/calendar-assignments',
      aDay('2026-03-04', { dinnerMeals: [], isSkipped: true }),
    )
    const answer = (await plan(ada, { replaceExistingMeals: true, ignoreSkippedDays: false })).json<Answer>()
    expect(answer.entriesAdded).toBe(7)
    const [, tuesday, wednesday] = await calendar(ada)
    expect(tuesday?.dinnerMeals).toMatchObject([{ type: 'recipe' }])
    expect(wednesday).toMatchObject({ isSkipped: false, dinnerMeals: [{ type: 'recipe' }] })
    await revert(ada, answer.actionId)
    expect(await calendar(ada)).toContainEqual(
      expect.objectContaining({ date: '2026-03-04', isSkipped: true, dinnerMeals: [] }),
    )
  })

  it('leaves a good week as it is, also with a recipe more, until a meal is turned down (planner 16)', async () => {
    const ada = await withRecipes()
    const first = (await plan(ada)).json<Answer>()
    const before = await calendar(ada)
    await ada.call(
      'POST',
      '/api/recipes',
      aRecipe({ name: 'Turnip bake', ingredients: ['2 turnips'], tags: ['dinner'] }),
    )
    const again = (await plan(ada, { replaceExistingMeals: true })).json<Answer>()
    expect(again).toMatchObject({ actionId: null, entriesAdded: 0, processedDates: [] })
    expect(again.reasons.every(({ why }) => why.includes('it’s planned there already'))).toBe(true)
    expect(again.skippedDates.map(({ date }) => date)).toEqual(week)
    expect(again.skippedDates[0]?.reason).toBe('Keeps its meals, as nothing else would be much better')
    expect(await calendar(ada)).toEqual(before)
    const shown = (
      await ada.call('POST', '/api/ai-meal-planner/preview', request({ replaceExistingMeals: true }))
    ).json<Preview>()
    expect(shown.slots.map(({ state }) => state)).toEqual(week.map(() => 'kept'))

    const { date, slot, nth, recipeId } = first.reasons[0] as Answer['reasons'][number]
    const not = [{ date, slot, nth, recipeId: recipeId ?? 0 }]
    const other = (await plan(ada, { replaceExistingMeals: true, not })).json<Answer>()
    expect(other.reasons[0]?.recipeId).not.toBe(recipeId)
    expect(other.reasons.some(({ why }) => why.includes('it’s planned there already'))).toBe(false)
  })

  it.each(['', '/preview'])(
    'days before yesterday are over: nothing is planned there (%s) (planner 2)',
    async (path) => {
      const ada = await withRecipes()
      const over = await ada.call(
        'POST',
        `/api/ai-meal-planner${path}`,
        request({ dates: ['2026-02-28', ...week] }),
      )
      expect(over.statusCode).toBe(400)
      expect(over.json()).toMatchObject({
        issues: [{ path: 'dates', message: 'The start date can’t be before today.' }],
      })
      // In a time zone where it is still yesterday, that date is today.
      expect((await plan(ada, { dates: ['2026-03-01'] })).statusCode).toBe(200)
    },
  )

  it('only takes recipes with a chosen tag', async () => {
    const ada = await withRecipes()
    const made = (
      await ada.call('POST', '/api/recipes', aRecipe({ name: 'Quick eggs', tags: ['dinner', 'quick'] }))
    ).json<Recipe>()
    const answer = (await plan(ada, { dates: ['2026-03-02'], tags: ['Quick'] })).json<Answer>()
    expect(answer.reasons.map(({ recipeId }) => recipeId)).toEqual([made.id])
    expect((await history(ada))[0]?.tagsApplied).toEqual(['quick'])
  })

  it('history and later plans keep a recipe away (planner 10)', async () => {
    const ada = await testApp.person()
    const [soup, pie] = [
      (await ada.call('POST', '/api/recipes', aRecipe({ name: 'Soup', tags: ['dinner'] }))).json<Recipe>(),
      (await ada.call('POST', '/api/recipes', aRecipe({ name: 'Pie', tags: ['dinner'] }))).json<Recipe>(),
    ]
    const served = (recipe: Recipe): Meal[] => [
      { id: 'm', name: recipe.name, type: 'recipe', recipeId: recipe.id, peopleCount: 2 },
    ]
    await ada.call('POST', '/api/calendar-assignments', aDay('2026-03-01', { dinnerMeals: served(soup) }))
    const monday = (await plan(ada, { dates: ['2026-03-02'] })).json<Answer>()
    expect(monday.reasons[0]?.recipeId).toBe(pie.id)
    await ada.call('POST', '/api/calendar-assignments', aDay('2026-03-20', { dinnerMeals: served(pie) }))
    const later = (await plan(ada, { dates: ['2026-03-19'] })).json<Answer>()
    expect(later.reasons[0]?.recipeId).toBe(soup.id)
  })
})

describe('the preview', () => {
  const preview = (person: Person, change: Partial<z.input<typeof PlanningRequest>> = {}) =>
    person.call('POST', '/api/ai-meal-planner/preview', request(change))

  it('stores nothing, tells what comes, stays and goes, and is proven while it is looked at', async () => {
    const ada = await withRecipes()
    await ada.call('POST', '/api/calendar-assignments', aDay('2026-03-03'))
    const shown = (await preview(ada)).json<Preview>()
    expect(shown.slots.map(({ date, state }) => [date, state])).toEqual(
      week.map((date) => [date, date === '2026-03-03' ? 'kept' : 'added']),
    )
    expect(shown.reasons).toHaveLength(6)
    for (const { why, runnerUp } of shown.reasons) {
      expect(why.length).toBeLessThanOrEqual(3)
      expect(runnerUp).not.toBeNull()
    }
    expect(await calendar(ada)).toHaveLength(1)
    expect(await history(ada)).toEqual([])
    const look = async () => (await ada.call('GET', `/api/ai-meal-planner/jobs/${shown.jobId}`)).json<Job>()
    await expect
      .poll(async () => shown.jobId === null || (await look()).bound >= shown.bound, { timeout: 20_000 })
      .toBe(true)
  })

  it('applies the plan that was shown, with a meal swapped for its runner-up', async () => {
    const ada = await withRecipes()
    const shown = (await preview(ada)).json<Preview>()
    const [first, ...others] = shown.reasons
    const swapped = {
      date: first?.date ?? '',
      slot: 'dinner' as const,
      recipeId: first?.runnerUp?.recipeId ?? 0,
    }
    const keep = [
      swapped,
      ...others
        .filter(({ recipeId }) => recipeId !== swapped.recipeId)
        .map(({ date, slot, recipeId }) => ({ date, slot, recipeId: recipeId ?? 0 })),
    ]
    const again = (await preview(ada, { keep })).json<Preview>()
    expect(again.jobId).toBeNull()
    expect(again.reasons[0]?.recipeId).toBe(swapped.recipeId)
    expect(again.reasons[0]?.runnerUp).not.toBeNull()
    const applied = (
      await plan(ada, {
        keep: again.reasons.map(({ date, slot, recipeId }) => ({ date, slot, recipeId: recipeId ?? 0 })),
      })
    ).json<Answer>()
    expect(applied.reasons.map(({ recipeId }) => recipeId)).toEqual(
      again.reasons.map(({ recipeId }) => recipeId),
    )
    expect((await calendar(ada)).map(({ dinnerMeals }) => dinnerMeals[0]?.recipeId)).toEqual(
      again.reasons.map(({ recipeId }) => recipeId),
    )
  })

  it('a meal is drawn again without what was turned down, and left empty when told so', async () => {
    const ada = await withRecipes()
    const shown = (await preview(ada, { dates: ['2026-03-02'] })).json<Preview>()
    const [first] = shown.reasons
    const not = [{ date: '2026-03-02', slot: 'dinner' as const, recipeId: first?.recipeId ?? 0 }]
    const again = (await preview(ada, { dates: ['2026-03-02'], not })).json<Preview>()
    expect(again.reasons[0]?.recipeId).toBe(first?.runnerUp?.recipeId)
    const leave = [{ date: '2026-03-02', slot: 'dinner' as const }]
    expect((await preview(ada, { dates: ['2026-03-02'], leave })).json<Preview>().slots).toEqual([])
  })

  it('a job is its owner’s alone, and can be stopped', async () => {
    const [ada, eve] = [await withRecipes(), await testApp.person()]
    // Many lunches and dinners keep the solver busy for a while.
    const recipeId = (await ada.call('GET', '/api/recipes')).json<Recipe[]>()[0]?.id
    const template = (
      await ada.call('POST', '/api/meal-planning-days', {
        name: 'Feast',
        ...Object.fromEntries(
          ['lunchMeals', 'dinnerMeals'].map((field) => [
            field,
            ['a', 'b'].map((id) => ({ id, name: 'x', type: 'recipe', recipeId, peopleCount: 4 })),
          ]),
        ),
      })
    ).json<{ id: number }>()
    const shown = (await preview(ada, { templateId: template.id, meals: [] })).json<Preview>()
    expect(shown.jobId).not.toBeNull()
    const path = `/api/ai-meal-planner/jobs/${shown.jobId}`
    expect((await eve.call('GET', path)).statusCode).toBe(404)
    expect((await eve.call('DELETE', path)).statusCode).toBe(404)
    expect((await elsewhere(ada).call('GET', path)).json()).toMatchObject({ isDone: expect.any(Boolean) })
    expect((await elsewhere(ada).call('DELETE', path)).statusCode).toBe(204)
    expect((await ada.call('GET', path)).statusCode).toBe(404)
  })
})

describe('who eats (planner 10)', () => {
  const someone = (change: object) => ({
    firstName: 'Tom',
    lastName: 'Cook',
    initials: 'TC',
    color: '#336633',
    ...change,
  })

  it('allergies and diets of the family bind every meal; those of a guest where the guest eats', async () => {
    const ada = await withRecipes()
    await ada.call(
      'POST',
      '/api/family-members',
      someone({ allergies: ['shellfish'], dietaryPreferences: [] }),
    )
    const guest = (
      await ada.call(
        'POST',
        '/api/guest-diners',
        someone({ firstName: 'Vi', dietaryPreferences: ['vegetarian'] }),
      )
    ).json<{ id: number }>()
    const alone = (await plan(ada, { dates: week })).json<Answer>()
    expect(alone.reasons.map(({ title }) => title)).not.toContain('Prawn stir-fry')
    expect(alone.reasons[0]?.excluded.join()).toContain('left out for Tom: contains shellfish')
    const together = (
      await plan(ada, { dates: ['2026-03-16', '2026-03-17'], guestIds: [guest.id] })
    ).json<Answer>()
    expect(together.entriesAdded).toBe(2)
    for (const { title } of together.reasons)
      expect(['Lentil dal', 'Mushroom risotto', 'Cheese quiche', 'Chickpea tagine']).toContain(title)
    const monday = (await calendar(ada)).find(({ date }) => date === '2026-03-16')
    expect(monday?.dinnerMeals).toMatchObject([{ guestIds: [guest.id], peopleCount: 5 }])
  })

  it('applies every adult’s own preferences to every meal, whoever plans', async () => {
    const ada = await withRecipes()
    const { link } = (await ada.call('POST', '/api/household/invitations', {})).json<{ link: string }>()
    const bob = await testApp.person({ invitation: link.split('/').at(-1) })
    const own = { allergies: ['shellfish'], dietaryRestrictions: ['vegetarian'] }
    await bob.call('PATCH', '/api/user-preferences', own)
    await ada.call('PATCH', '/api/user-preferences', { allergies: ['milk'] })
    const { reasons } = (await plan(ada, { dates: week.slice(0, 3) })).json<Answer>()
    expect(reasons).toHaveLength(3)
    for (const { title } of reasons)
      expect(['Lentil dal', 'Mushroom risotto', 'Chickpea tagine']).toContain(title)
  })

  it('leaves a date open and names it where no recipe can be eaten', async () => {
    const ada = await testApp.person()
    await ada.call(
      'POST',
      '/api/recipes',
      aRecipe({ name: 'Nut roast', ingredients: ['200 g walnuts'], tags: ['dinner'] }),
    )
    await ada.call('POST', '/api/family-members', someone({ allergies: ['Nuts'] }))
    const answer = (await plan(ada, { dates: ['2026-03-02'] })).json<Answer>()
    expect(answer).toMatchObject({
      actionId: null,
      entriesAdded: 0,
      processedDates: [],
      skippedDates: [{ date: '2026-03-02' }],
    })
    expect(answer.shortages.join()).toContain('Tom')
    expect(await calendar(ada)).toEqual([])
    expect(await history(ada)).toEqual([])
  })

  it('people who are not there are refused', async () => {
    const ada = await withRecipes()
    const response = await plan(ada, { guestIds: [987] })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ issues: [{ path: 'guestIds' }] })
  })
})

describe('a template', () => {
  it('its recipe entries are found anew with their people, the others copied; it is locked and counted', async () => {
    const ada = await withRecipes()
    const [stew] = (await ada.call('GET', '/api/recipes')).json<Recipe[]>()
    const template = (
      await ada.call('POST', '/api/meal-planning-days', {
        name: 'School day',
        breakfastMeals: [{ id: 'a', name: 'Porridge', type: 'food', peopleCount: 3 }],
        dinnerMeals: [
          { id: 'b', name: 'Whatever', type: 'recipe', recipeId: stew?.id, peopleCount: 6 },
          { id: 'c', name: 'Whatever else', type: 'recipe', recipeId: stew?.id, peopleCount: 2 },
          { id: 'd', name: 'Yoghurt', type: 'freezer', peopleCount: 6 },
        ],
      })
    ).json<{ id: number }>()
    const answer = (
      await plan(ada, { templateId: template.id, meals: [], dates: ['2026-03-02', '2026-03-03'] })
    ).json<Answer>()
    expect(answer.entriesAdded).toBe(8)
    const days = await calendar(ada)
    for (const day of days) {
      expect(day.breakfastMeals).toMatchObject([{ name: 'Porridge', type: 'food', peopleCount: 3 }])
      expect(day.dinnerMeals.map(({ type, peopleCount }) => [type, peopleCount])).toEqual([
        ['freezer', 6],
        ['recipe', 6],
        ['recipe', 2],
      ])
      expect(day.sourceTemplateId).toBe(template.id)
    }
    expect(
      new Set(days.flatMap((day) => day.dinnerMeals.flatMap(({ recipeId }) => recipeId ?? []))).size,
    ).toBe(4)
    const [stored] = (await ada.call('GET', '/api/meal-planning-days')).json<object[]>()
    expect(stored).toMatchObject({ isLocked: true, usageCount: 2 })
    expect((await history(ada))[0]).toMatchObject({
      templateUsed: 'School day',
      mealTypes: ['breakfast', 'dinner'],
    })
  })

  it('another household’s template is not there', async () => {
    const [ada, eve] = [await withRecipes(), await testApp.person()]
    const template = (await eve.call('POST', '/api/meal-planning-days', { name: 'Mine' })).json<{
      id: number
    }>()
    expect((await plan(ada, { templateId: template.id })).statusCode).toBe(400)
  })
})

describe('refused requests (planner 1)', () => {
  const locked =
    'All dates in your range are locked with shopping lists. Please choose a different date range.'

  it.each([
    [{ dates: [] }, 'Both start and end dates are required.'],
    [{ dates: undefined }, 'Both start and end dates are required.'],
    [{ meals: [] }, 'Choose at least one meal type, or select a template to use all its meal types.'],
    [{ meals: ['lunch', 'dinner'] }, 'Choose exactly one meal type.'],
    [{ dates: ['2026-02-30'] }, 'There’s no such day in the calendar'],
  ])('%j: %s', async (change, message) => {
    const ada = await withRecipes()
    const response = await ada.call('POST', '/api/ai-meal-planner', { ...request(), ...change })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message, code: 'BAD_INPUT' })
  })

  it('a range that is locked altogether; a locked day is left alone where others are free', async () => {
    const ada = await withRecipes()
    await ada.call('POST', '/api/completed-shopping-lists', aList('2026-03-02', '2026-03-04'))
    const none = await plan(ada, { dates: ['2026-03-02', '2026-03-04'] })
    expect([none.statusCode, none.json<{ message: string }>().message]).toEqual([400, locked])
    const some = (await plan(ada, { dates: ['2026-03-04', '2026-03-05'] })).json<Answer>()
    expect(some).toMatchObject({
      processedDates: ['2026-03-05'],
      skippedDates: [{ date: '2026-03-04', reason: 'Locked by a completed shopping list' }],
    })
  })

  it('an empty library says what to do', async () => {
    const ada = await testApp.person()
    const response = await plan(ada)
    expect(response.statusCode).toBe(400)
    expect(response.json<{ message: string }>().message).toMatch(/^There are no recipes yet/)
  })

  it('a pinned meal that somebody cannot eat: nothing is written', async () => {
    const ada = await withRecipes()
    const prawns = (await ada.call('GET', '/api/recipes'))
      .json<Recipe[]>()
      .find(({ name }) => name.startsWith('Prawn'))
    const keep = [{ date: '2026-03-02', slot: 'dinner' as const, recipeId: prawns?.id ?? 0 }]
    expect((await plan(ada, { dates: ['2026-03-02'], keep })).json<Answer>().reasons[0]?.title).toBe(
      'Prawn stir-fry',
    )
    await ada.call('POST', '/api/family-members', {
      firstName: 'Tom',
      lastName: 'Cook',
      initials: 'TC',
      color: '#336633',
      allergies: ['prawns'],
    })
    const later = [{ date: '2026-03-25', slot: 'dinner' as const, recipeId: prawns?.id ?? 0 }]
    const response = await plan(ada, { dates: ['2026-03-25', '2026-03-26'], keep: later })
    expect(response.statusCode).toBe(400)
    expect(response.json<{ message: string }>().message).toMatch(/^Prawn stir-fry can’t go there/)
    expect(await calendar(ada)).toHaveLength(1)
  })
})

describe('taking back (planner 14)', () => {
  it('restores every day exactly, days that were not there included, and only once', async () => {
    const ada = await withRecipes()
    await ada.call('POST', '/api/calendar-assignments', aDay('2026-03-03'))
    await ada.call(
      'POST',
      '/api/calendar-assignments',
      aDay('2026-03-05', { dinnerMeals: [], lunchMeals: [aMeal()] }),
    )
    const before = await calendar(ada)
    const { actionId } = (await plan(ada, { replaceExistingMeals: true })).json<Answer>()
    expect(await calendar(ada)).toHaveLength(7)
    const reverted = await revert(ada, actionId)
    expect(reverted.statusCode).toBe(200)
    expect(reverted.json<PlanningAction>().revertedAt).not.toBeNull()
    expect(withoutStamps(await calendar(ada))).toEqual(withoutStamps(before))
    const again = await revert(ada, actionId)
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'ALREADY_DONE'])
  })

  it('says which days changed since, and overwrites them only when told to', async () => {
    const ada = await withRecipes()
    const { actionId } = (await plan(ada)).json<Answer>()
    await ada.call('PATCH', '/api/calendar-assignments/2026-03-04', { dinnerMeals: [aMeal()] })
    const refused = await revert(ada, actionId)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'CHANGED_SINCE',
      message: 'Changed since then: Wednesday 4 March. Reverting would overwrite what’s there now.',
      current: [{ date: '2026-03-04', now: { dinnerMeals: [aMeal()] } }],
    })
    expect(await calendar(ada)).toHaveLength(7)
    expect((await revert(ada, actionId, '?force=true')).statusCode).toBe(200)
    expect(await calendar(ada)).toEqual([])
  })

  it('a day that a shopping list locked since answers 423', async () => {
    const ada = await withRecipes()
    const { actionId } = (await plan(ada)).json<Answer>()
    await ada.call('POST', '/api/completed-shopping-lists', aList('2026-03-04', '2026-03-04'))
    expect((await revert(ada, actionId)).statusCode).toBe(423)
    expect(await calendar(ada)).toHaveLength(7)
  })

  it('an action leaves the history alone when it is deleted (planner 15)', async () => {
    const ada = await withRecipes()
    const { actionId } = (await plan(ada)).json<Answer>()
    const gone = await ada.call('DELETE', `/api/ai-meal-planning-actions/${actionId}`)
    expect(gone.statusCode).toBe(204)
    expect(await history(ada)).toEqual([])
    expect(await calendar(ada)).toHaveLength(7)
    expect((await ada.call('DELETE', `/api/ai-meal-planning-actions/${actionId}`)).statusCode).toBe(404)
  })

  it('a stranger sees no action, reverts none and deletes none', async () => {
    const [ada, eve] = [await withRecipes(), await testApp.person()]
    const { actionId } = (await plan(ada)).json<Answer>()
    expect(await history(eve)).toEqual([])
    expect((await revert(eve, actionId)).statusCode).toBe(404)
    expect((await eve.call('DELETE', `/api/ai-meal-planning-actions/${actionId}`)).statusCode).toBe(404)
    expect(await history(ada)).toHaveLength(1)
  })
})
