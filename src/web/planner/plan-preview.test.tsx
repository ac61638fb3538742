import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  today,
  tomorrow,
  GENERATE,
  meal,
  planOutcome,
  planned,
  pie,
  soup,
  slot,
  withDates,
  dinner,
  action,
  servesAPlanner,
} from '../../../test/harness/web-planner.ts'
import { server } from '../../../test/harness/web-server.ts'
import { comeBackOnline, goBack, openDialog, visit, whereNow } from '../../../test/harness/web-visit.ts'
import type { CallAnswer } from '../../contract/call.ts'
import { saveConfirmedLineCall } from '../../contract/household.ts'
import { cancelPlanJobCall, planJobCall, planMealsCall, previewPlanCall } from '../../contract/planner.ts'
import { recipesCall } from '../../contract/recipes.ts'
import { addDays, formatDay } from '../../domain/day.ts'
import { skipReasons } from '../../domain/planner/days/open-dates.ts'
import type { PlanRule } from '../../domain/planner/plan-rule.ts'

beforeEach(servesAPlanner)
afterEach(() => vi.useRealTimers())

/** Chooses from the menu of a planned meal. */
async function choose(person: UserEvent, title: string, item: string) {
  await person.click(await screen.findByRole('button', { name: `More for ${title}` }))
  await person.click(await screen.findByRole('menuitem', { name: item }))
}

describe('the preview', () => {
  const preview = { ...planOutcome, slots: [slot()], jobId: null }

  async function looking(change: Partial<CallAnswer<typeof previewPlanCall>> = {}) {
    server.answers(previewPlanCall, { ...preview, ...change })
    const person = await withDates()
    await person.click(dinner())
    await person.click(screen.getByRole('button', { name: 'Preview first' }))
    await screen.findByRole('heading', { name: 'Your plan' })
    return person
  }

  it('says in one line what stays open at the end, and what would use it up (planner 38)', async () => {
    const rest = (left: string) => ({ left, dishes: [] })
    await looking({
      openAtEnd: [
        {
          left: 'half a cabbage',
          dishes: [
            { recipeId: 8, title: 'Coleslaw', people: 4 },
            { recipeId: 9, title: 'Bubble and squeak', people: 2 },
          ],
        },
        ...['150 ml double cream', '100 g ricotta', 'half a leek', 'half a fennel', 'half a lettuce'].map(
          rest,
        ),
        ...['half a cucumber', 'half an avocado'].map(rest),
      ],
    })
    const rests = screen.getByRole('region', { name: 'Left at the end' })
    expect(rests.textContent).toMatch(
      /^Left at the end: half a cabbage, 150 ml double cream, 100 g ricotta, half a leek, half a fennel, half a lettuce and 2 more\.Coleslaw for 4 or Bubble and squeak for 2 would use up half a cabbage\.$/,
    )
  })

  it('says nothing of rests where there are none (planner 38)', async () => {
    await looking({ openAtEnd: [] })
    expect(screen.queryByText(/Left at the end/)).toBeNull()
  })

  it('shows what comes, stays and goes, with reasons, runner-up and what was left out', async () => {
    const person = await looking({
      slots: [
        slot({ state: 'replaced', standing: [pie] }),
        slot({ date: tomorrow, state: 'kept', standing: [pie], places: [] }),
      ],
    })
    expect(screen.getByText('1 meal on 1 day. Nothing is saved yet.')).toBeVisible()
    expect(screen.getByText('Replaced')).toBeVisible()
    expect(screen.getByText('Kept')).toBeVisible()
    expect(screen.getAllByText('Fish pie')).toHaveLength(2)
    expect(screen.queryByText('ready in 35 min')).toBeNull()
    await choose(person, 'Tomato soup', 'Why this one?')
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Why Tomato soup?')
    expect(screen.getByText('ready in 35 min')).toBeVisible()
    expect(screen.getByText('1 recipe left out for Tom: contains nuts')).toBeVisible()
    expect(screen.getByText(/Chosen from 2 recipes/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Close the reasons' }))
    expect(screen.queryByText(/Chosen from 2 recipes/)).toBeNull()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('More for Tomato soup')
  })

  it('says that all is planned already, and proves nothing, where every meal is kept', async () => {
    await looking({
      reasons: [],
      slots: [slot({ state: 'kept', standing: [pie], places: [] })],
      skippedDates: [{ date: today, reason: 'Already has meals' }],
    })
    expect(screen.getByText(/^All of these meals are planned already/)).toBeVisible()
    expect(screen.queryByText(/^Proven/)).toBeNull()
    // What is kept is said once, and there is no rest (planner 148).
    expect(screen.queryByText(/^Already has meals/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Shuffle the rest' })).toBeNull()
  })

  it('a meal is left open, with the rest as it is shown, and put back (planner 42)', async () => {
    const second = meal({ date: tomorrow, recipeId: 9, title: 'Rice bowl', runnerUp: null })
    const person = await looking({
      reasons: [meal(), second],
      slots: [slot(), slot({ date: tomorrow, places: [1] })],
    })
    await choose(person, 'Tomato soup', 'Leave this meal open')
    await choose(person, 'Rice bowl', 'Leave this meal open')
    expect(screen.getByText('No meals to add. Nothing is saved yet.')).toBeVisible()
    expect(screen.getAllByText('Open')).toHaveLength(2)
    const putBack = screen.getByRole('button', { name: 'Put Rice bowl back' })
    await expect.poll(() => document.activeElement).toBe(putBack)
    await person.click(putBack)
    expect(document.activeElement?.getAttribute('aria-label')).toBe('More for Rice bowl')
    server.answers(planMealsCall, planned)
    await person.click(screen.getByRole('button', { name: 'Add to calendar' }))
    await expect.poll(() => server.received(planMealsCall).length).toBe(1)
    expect(server.received(planMealsCall)[0]?.body).toMatchObject({
      keep: [{ date: tomorrow, slot: 'dinner', nth: 0, recipeId: 9 }],
      leave: [{ date: today, slot: 'dinner', nth: 0 }],
    })
  })

  it.each<[number, string]>([
    [1, `Dinner on ${formatDay(tomorrow, 'long')} was changed meanwhile, and stays as it is.`],
    [
      4,
      `Dinner on ${formatDay(tomorrow, 'long')}, dinner on ${formatDay(addDays(tomorrow, 1), 'long')} and 2 more were changed meanwhile, and stay as they are.`,
    ],
  ])('says which %i of its meals somebody filled meanwhile (calendar 55)', async (count, words) => {
    const filled = Array.from({ length: count }, (_, at) => addDays(tomorrow, at))
    const person = await looking({
      reasons: [meal(), ...filled.map((date) => meal({ date, runnerUp: null }))],
      slots: [slot(), ...filled.map((date, at) => slot({ date, places: [at + 1] }))],
    })
    server.answers(planMealsCall, { ...planned, reasons: [meal()] })
    await person.click(screen.getByRole('button', { name: 'Add to calendar' }))
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('says so too where somebody filled the place of each of its meals (calendar 55)', async () => {
    const person = await looking({ reasons: [meal()], slots: [slot()] })
    const skippedDates = [{ date: today, reason: skipReasons.planned }]
    server.answers(planMealsCall, { ...planned, actionId: null, entriesAdded: 0, reasons: [], skippedDates })
    await person.click(screen.getByRole('button', { name: 'Add to calendar' }))
    const words = `Dinner on ${formatDay(today, 'long')} was changed meanwhile, and stays as it is.`
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('leaves a meal open whose recipe somebody deleted meanwhile, and finds another (calendar 56)', async () => {
    const person = await looking({
      reasons: [meal(), meal({ date: tomorrow, recipeId: 8, title: 'Bean stew', runnerUp: null })],
      slots: [slot(), slot({ date: tomorrow, places: [1] })],
    })
    server.answers(recipesCall, [soup])
    // What was just read is not read again.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 })
    act(comeBackOnline)
    expect(await screen.findByText('Stays open: somebody has deleted Bean stew.')).toBeVisible()
    expect(screen.getByText('1 meal on 1 day. Nothing is saved yet.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Find something else' }))
    const kept = [{ date: today, slot: 'dinner', nth: 0, recipeId: 7 }]
    expect(server.received(previewPlanCall)[1]?.body.keep).toEqual(kept)
    server.answers(planMealsCall, planned)
    await person.click(screen.getByRole('button', { name: 'Add to calendar' }))
    await expect.poll(() => server.received(planMealsCall)[0]?.body.keep).toEqual(kept)
  })

  it('a meal is swapped for its runner-up, the others staying', async () => {
    const second = meal({ date: tomorrow, recipeId: 9, title: 'Rice bowl', runnerUp: null })
    const person = await looking({
      reasons: [meal(), second],
      slots: [slot(), slot({ date: tomorrow, places: [1] })],
    })
    await choose(person, 'Tomato soup', 'Swap for Bean stew')
    const body = server.received(previewPlanCall)[1]?.body
    expect(body?.keep).toEqual(
      expect.arrayContaining([
        { date: today, slot: 'dinner', nth: 0, recipeId: 8 },
        { date: tomorrow, slot: 'dinner', nth: 0, recipeId: 9 },
      ]),
    )
  })

  it('a meal is drawn again without what it was; a pinned one stays when the rest is shuffled', async () => {
    const second = meal({ date: tomorrow, recipeId: 9, title: 'Rice bowl', runnerUp: null })
    const person = await looking({
      reasons: [meal(), second],
      slots: [slot(), slot({ date: tomorrow, places: [1] })],
    })
    await choose(person, 'Tomato soup', 'Find something else')
    const soupChoice = { date: today, slot: 'dinner', nth: 0, recipeId: 7 }
    const riceChoice = { date: tomorrow, slot: 'dinner', nth: 0, recipeId: 9 }
    expect(server.received(previewPlanCall)[1]?.body).toMatchObject({ keep: [riceChoice], not: [soupChoice] })
    await choose(person, 'Tomato soup', 'Keep this one')
    expect(screen.getAllByText('Kept')).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: 'Shuffle the rest' }))
    expect(server.received(previewPlanCall)[2]?.body).toMatchObject({
      keep: [soupChoice],
      not: expect.arrayContaining([riceChoice]),
    })
  })

  it('applies exactly what is shown', async () => {
    server.answers(planMealsCall, planned)
    const empty = meal({
      date: tomorrow,
      recipeId: null,
      title: null,
      why: ['nothing suits'],
      runnerUp: null,
    })
    const person = await looking({
      reasons: [meal(), empty],
      slots: [slot(), slot({ date: tomorrow, state: 'empty', places: [1] })],
    })
    expect(screen.getByText('Stays open: nothing suits.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Add to calendar' }))
    await expect.poll(whereNow).toMatch(/^\/calendar/)
    expect(server.received(planMealsCall)[0]?.body).toMatchObject({
      keep: [{ date: today, slot: 'dinner', nth: 0, recipeId: 7 }],
      leave: [{ date: tomorrow, slot: 'dinner', nth: 0 }],
    })
  })

  it('gets better by itself while the server works on it, until it is proven', async () => {
    server.answers(planJobCall, {
      isDone: true,
      score: 10,
      bound: 10,
      better: {
        ...planOutcome,
        proof: 'optimal',
        score: 10,
        bound: 10,
        reasons: [meal({ recipeId: 8, title: 'Bean stew', runnerUp: null })],
        slots: [slot()],
      },
    })
    await looking({ jobId: 'job-1' })
    expect(await screen.findByText(/^Proven:/)).toBeVisible()
    expect(screen.getAllByText('Bean stew').length).toBeGreaterThan(0)
  })

  it('a plan in which something gave way is not called proven, though none is better (planner 21)', async () => {
    await looking({
      proof: 'optimal',
      bound: planOutcome.score,
      gaveWay: [{ step: 'the longest cooking time', slots: 1 }],
    })
    expect(await screen.findByText(/^Not everything you asked for fits/)).toBeVisible()
    expect(screen.getByText('1 meal takes longer than you asked.')).toBeVisible()
    expect(screen.queryByText(/Proven|no better/)).toBeNull()
  })

  it('says of each rule whether it was kept, and calls nothing proven that was not (planner 21)', async () => {
    await looking({
      proof: 'optimal',
      bound: planOutcome.score,
      rules: [
        { said: 'No beef', status: 'kept', why: null },
        { said: 'Fish twice', status: 'gave way', why: 'planned once, not twice' },
        { said: 'Only spicy dishes', status: 'not obeyed', why: 'none of your recipes is tagged ‘spicy’' },
      ],
      unread: ['sing me a lullaby'],
    })
    const rules = within(screen.getByRole('list', { name: 'Your rules' }))
    expect(rules.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'No beef',
      'Fish twice Gave way: planned once, not twice.',
      'Only spicy dishes Not followed: none of your recipes is tagged ‘spicy’.',
      '‘sing me a lullaby’ Not understood',
    ])
    expect(screen.queryByText(/Proven/)).toBeNull()
  })

  it.each([
    [true, 'The least you’d need to change'],
    [false, 'Perhaps the least you’d need to change'],
  ])(
    'says what could be given up and what that brings, proven %s: %s (planner 34)',
    async (isLeast, heading) => {
      const least = {
        isLeast,
        clash: ['‘Fish twice’', '‘No cod’', '‘No salmon’'],
        ways: [
          { without: ['‘No cod’'], brings: '‘Fish twice’ is kept and 2 dinners more' },
          { without: ['‘No salmon’'], brings: '‘Fish twice’ is kept' },
        ],
      }
      await looking({ least })
      expect(screen.getByRole('heading', { name: heading })).toBeVisible()
      expect(screen.getByText('‘Fish twice’, ‘No cod’ and ‘No salmon’ can’t all be kept.')).toBeVisible()
      const ways = within(screen.getByRole('list', { name: heading }))
      expect(ways.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Without ‘No cod’: ‘Fish twice’ is kept and 2 dinners more.',
        'Without ‘No salmon’: ‘Fish twice’ is kept.',
      ])
    },
  )
  const leftoverTomorrow: PlanRule = {
    kind: 'leftover',
    when: { dates: [today], slots: ['dinner'] },
    to: { dates: [tomorrow], slots: ['dinner'] },
  }
  it('names no dish as what is cooked instead of itself (calendar 52)', async () => {
    await looking({
      reasons: [meal(), meal({ date: tomorrow, runnerUp: null })],
      slots: [slot(), slot({ date: tomorrow, places: [1] })],
      offers: [{ place: 0, later: 1, date: tomorrow, slot: 'dinner', minutes: 40, rule: leftoverTomorrow }],
    })
    expect(screen.getByText('instead of cooking it again (40 min)')).toBeVisible()
  })

  it('offers to cook once for two days, with one press, and to take it back (planner 25, planner 27)', async () => {
    const rule = leftoverTomorrow
    const second = meal({ date: tomorrow, recipeId: 9, title: 'Rice bowl', runnerUp: null })
    const person = await looking({
      reasons: [meal(), second],
      slots: [slot(), slot({ date: tomorrow, places: [1] })],
      offers: [{ place: 0, later: 1, date: tomorrow, slot: 'dinner', minutes: 40, rule }],
    })
    expect(screen.getByText('instead of Rice bowl (40 min)')).toBeVisible()
    const again = {
      id: 'again',
      name: 'Leftovers: Tomato soup',
      type: 'freezer' as const,
      recipeId: 7,
      peopleCount: 4,
      leftoverOf: { date: today, mealId: 'soup' },
    }
    server.answers(previewPlanCall, {
      ...preview,
      proof: 'optimal',
      slots: [slot({ peopleCount: 8 }), slot({ date: tomorrow, places: [], copies: [again] })],
    })
    await person.click(
      screen.getByRole('button', { name: `Cook Tomato soup for ${formatDay(tomorrow, 'weekday')} too` }),
    )
    expect(await screen.findByText(`Cooked for ${formatDay(tomorrow, 'weekday')} too`)).toBeVisible()
    expect(screen.getByText(`Cooked on ${formatDay(today, 'weekday')}`)).toBeVisible()
    expect(screen.getByText(/^Proven: with these recipes, rules and leftovers/)).toBeVisible()
    expect(server.received(previewPlanCall)[1]?.body).toMatchObject({
      rules: [rule],
      keep: [{ date: today, slot: 'dinner', nth: 0, recipeId: 7 }],
    })
    await person.click(
      screen.getByRole('button', { name: 'Cook something instead of Leftovers: Tomato soup' }),
    )
    await expect.poll(() => server.received(previewPlanCall).length).toBe(3)
    expect(server.received(previewPlanCall)[2]?.body.rules).toEqual([])
  })

  it('says at a dinner that it is cooked for a lunch, and not at another dish of its day', async () => {
    const lunch = {
      id: 'again',
      name: 'Leftovers: Tomato soup',
      type: 'freezer' as const,
      recipeId: 7,
      peopleCount: 4,
      leftoverOf: { date: today, mealId: 'soup' },
    }
    const other = meal({ slot: 'lunch', recipeId: 9, title: 'Rice bowl', runnerUp: null })
    await looking({
      reasons: [other, meal()],
      slots: [
        slot({ slot: 'lunch', places: [0] }),
        slot({ places: [1], peopleCount: 8 }),
        slot({ date: tomorrow, slot: 'lunch', places: [], copies: [lunch] }),
      ],
    })
    expect(screen.getAllByText(`Cooked for ${formatDay(tomorrow, 'weekday')} too`)).toHaveLength(1)
  })

  it('applies an accepted offer with its rule', async () => {
    const rule: PlanRule = { kind: 'leftover', to: { dates: [tomorrow], slots: ['dinner'] } }
    const second = meal({ date: tomorrow, recipeId: 9, title: 'Rice bowl', runnerUp: null })
    const person = await looking({
      reasons: [meal(), second],
      slots: [slot(), slot({ date: tomorrow, places: [1] })],
      offers: [{ place: 0, later: 1, date: tomorrow, slot: 'dinner', minutes: null, rule }],
    })
    server.answers(previewPlanCall, { ...preview })
    await person.click(screen.getByRole('button', { name: /^Cook Tomato soup for/ }))
    await expect.poll(() => screen.queryByText('Rice bowl')).toBeNull()
    server.answers(planMealsCall, planned)
    await person.click(screen.getByRole('button', { name: 'Add to calendar' }))
    await expect.poll(() => server.received(planMealsCall).length).toBe(1)
    expect(server.received(planMealsCall)[0]?.body.rules).toEqual([rule])
  })

  it('says where nothing is cooked', async () => {
    await looking({
      slots: [slot(), slot({ date: tomorrow, state: 'empty', places: [], note: 'Eating out' })],
    })
    expect(screen.getByText('Eating out')).toBeVisible()
  })

  it('the looking for a better one can be stopped', async () => {
    server.answers(planJobCall, { isDone: false, score: 12, bound: 9, better: null })
    server.answers(cancelPlanJobCall, undefined)
    const person = await looking({ jobId: 'job-1' })
    await screen.findByText(/Looking for an even better plan/)
    await person.click(screen.getByRole('button', { name: 'Stop looking' }))
    expect(server.received(cancelPlanJobCall)).toHaveLength(1)
    expect(await screen.findByText(/^A good plan/)).toBeVisible()
  })

  it('keeps the best so far where nobody works on it any more', async () => {
    const better = { ...planOutcome, score: 12, bound: 9, slots: [slot()] }
    const reasons = [meal({ recipeId: 8, title: 'Bean stew', runnerUp: null })]
    server.answers(planJobCall, { isDone: false, score: 12, bound: 9, better: { ...better, reasons } })
    await looking({ jobId: 'job-1' })
    await screen.findByText(/Looking for an even better plan/)
    server.refuses(planJobCall, 404, 'This plan is no longer being worked on.')
    expect(await screen.findByText(/^A good plan/)).toBeVisible()
    expect(screen.getAllByText('Bean stew').length).toBeGreaterThan(0)
  })

  it('says what had to give way and what nobody has checked', async () => {
    await looking({
      reasons: [meal({ isUnchecked: true })],
      gaveWay: [{ step: 'the longest cooking time', slots: 2 }],
      shortages: ['For dinner 1 recipe would do and 2 are needed.'],
      skippedDates: [{ date: tomorrow, reason: 'Already has meals' }],
    })
    expect(screen.getByText('2 meals take longer than you asked.')).toBeVisible()
    expect(screen.getByText('For dinner 1 recipe would do and 2 are needed.')).toBeVisible()
    expect(screen.getByText(/Not checked/)).toBeVisible()
    expect(screen.getByText(/^Already has meals/)).toBeVisible()
  })

  it('a line that nobody knows is vouched for once, and the plan made anew', async () => {
    server.answers(saveConfirmedLineCall, ({ body }) => ({
      id: 1,
      userId: 1,
      line: body.line,
      contains: body.contains ?? [],
      food: body.food ?? null,
      createdAt: action.actionDate,
    }))
    const person = await looking({ reasons: [meal({ isUnchecked: true, unknownLines: ['2 zorblax'] })] })
    server.answers(previewPlanCall, preview)
    const dialog = await openDialog(person, 'What is in ‘2 zorblax’?', 'What is in it?')
    await person.click(dialog.getByRole('checkbox', { name: 'Nuts' }))
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Noted for all your recipes')).toBeVisible()
    expect(server.received(saveConfirmedLineCall)[0]?.body).toEqual({
      line: '2 zorblax',
      food: null,
      contains: ['nuts'],
    })
    await expect.poll(() => screen.queryByText(/Not checked/)).toBeNull()
    expect(server.received(previewPlanCall)).toHaveLength(2)
  })

  it.each([
    ['its own Back', (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Back' }))],
    ['the browser’s', () => goBack()],
  ])('goes back to the form as it was by %s (planner 40)', async (_whose, back) => {
    const person = await looking()
    await expect.poll(whereNow).toBe('/ai-meal-planner?look=true')
    await back(person)
    await screen.findByRole('button', { name: GENERATE })
    expect(whereNow()).toBe('/ai-meal-planner')
    expect(screen.getByLabelText('Start date')).toHaveProperty('value', formatDay(today, 'full'))
    expect(dinner().checked).toBe(true)
    await expect.poll(() => document.activeElement?.textContent).toBe('Preview first')
  })

  it('the address of a plan that is gone shows the form', async () => {
    visit('/ai-meal-planner?look=true')
    expect(await screen.findByRole('button', { name: GENERATE })).toBeVisible()
    await expect.poll(whereNow).toBe('/ai-meal-planner')
  })

  it('stays with the form when the plan was asked for anew and left before the answer', async () => {
    const person = await looking()
    const answer = server.holds(previewPlanCall, preview)
    await person.click(screen.getByRole('button', { name: 'Shuffle the rest' }))
    await person.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByRole('button', { name: GENERATE })
    await act(async () => answer())
    await person.click(dinner())
    expect(screen.queryByRole('heading', { name: 'Your plan' })).toBeNull()
    expect(screen.getByLabelText('Start date')).toHaveProperty('value', formatDay(today, 'full'))
  })
})
