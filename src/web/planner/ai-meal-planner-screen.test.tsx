import { act, fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { goBack, pressUndo, visit, whereNow, write } from '../../../test/harness/web-visit.ts'
import {
  assignmentsCall,
  occasionsCall,
  templatesCall,
  weeklyAssignmentsCall,
} from '../../contract/calendar.ts'
import type { CallAnswer } from '../../contract/call.ts'
import { contactAddressCall } from '../../contract/home.ts'
import { guestDinersCall, knowIngredientCall } from '../../contract/household.ts'
import {
  cancelPlanJobCall,
  changeKeptRuleCall,
  deleteActionCall,
  keepRuleCall,
  keptRulesCall,
  planJobCall,
  planMealsCall,
  planningActionsCall,
  type PlanPreview,
  previewPlanCall,
  readRulesCall,
  revertActionCall,
} from '../../contract/planner.ts'
import { recipesCall } from '../../contract/recipes.ts'
import { completedListsCall } from '../../contract/shopping.ts'
import { addDays, dayOf, formatDay, startOfWeek } from '../../domain/day.ts'
import { PersonDraft } from '../../domain/household/person.ts'
import type { KeptRule } from '../../domain/planner/kept-rule.ts'
import type { PlanRule } from '../../domain/planner/plan-rule.ts'
import { PlanningRequest } from '../../domain/planner/planning-request.ts'
import { skipReasons } from '../../domain/planner/survey-days.ts'
import type { PlanningAction } from '../../domain/planner/planning-action.ts'
import { formatMoment } from './action-card.tsx'

const today = dayOf(new Date())
const tomorrow = addDays(today, 1)
const GENERATE = 'Generate AI Meal Plan'

const soup = aStoredRecipe({ id: 7, name: 'Tomato soup', tags: ['quick'] })
const stew = aStoredRecipe({ id: 8, name: 'Bean stew', tags: ['slow'] })
const template = {
  id: 3,
  userId: 1,
  name: 'School day',
  isStandard: false,
  breakfastMeals: [],
  lunchMeals: [],
  dinnerMeals: [],
  snackMeals: [],
  isLocked: false,
  lockReason: null,
  lastModified: '2026-01-01T08:00:00.000Z',
  usageCount: 0,
}

const meal = (change: Partial<PlanPreview['reasons'][number]> = {}): PlanPreview['reasons'][number] => ({
  date: today,
  slot: 'dinner',
  nth: 0,
  recipeId: 7,
  title: 'Tomato soup',
  why: ['adds tomatoes to the week', '35 min, within 60'],
  runnerUp: { recipeId: 8, title: 'Bean stew', behind: 1.5 },
  offered: 2,
  excluded: ['1 recipe left out for Tom: contains nuts'],
  isUnchecked: false,
  unknownLines: [],
  ...change,
})
const told = {
  proof: 'feasible' as const,
  score: 12,
  bound: 8,
  gaveWay: [],
  shortages: [],
  skippedDates: [],
  rules: [],
  unread: [],
  offers: [],
  openAtEnd: [],
  reasons: [meal()],
}
const planned: CallAnswer<typeof planMealsCall> = {
  ...told,
  actionId: 5,
  entriesAdded: 1,
  processedDates: [today],
}
const pie = { id: 'pie', name: 'Fish pie', type: 'food' as const, peopleCount: 4 }
const slot = (change: Partial<PlanPreview['slots'][number]> = {}): PlanPreview['slots'][number] => ({
  date: today,
  slot: 'dinner',
  state: 'added',
  standing: [],
  copies: [],
  places: [0],
  peopleCount: 4,
  dinerIds: null,
  guestIds: [],
  note: null,
  ...change,
})

const state = (names: string[]) => ({
  breakfastMeals: [],
  lunchMeals: [],
  dinnerMeals: names.map((name) => ({ id: name, name, type: 'food' as const, peopleCount: 4 })),
  snackMeals: [],
  isSkipped: false,
  sourceTemplateId: null,
  isManuallyModified: false,
})
const action: PlanningAction = {
  id: 5,
  userId: 1,
  actionDate: '2026-03-02T09:05:00.000Z',
  mealTypes: ['dinner'],
  affectedDates: ['2026-03-02', '2026-03-03'],
  templateUsed: null,
  tagsApplied: ['quick'],
  generationParameters: {
    totalRecipesAdded: 2,
    processedDates: ['2026-03-02', '2026-03-03'],
    replaceExistingMeals: true,
  },
  originalState: [
    { date: '2026-03-02', state: state(['Fish pie']) },
    { date: '2026-03-03', state: null },
  ],
  newState: [
    { date: '2026-03-02', state: state(['Tomato soup']) },
    { date: '2026-03-03', state: state(['Bean stew']) },
  ],
  revertedAt: null,
}

afterEach(() => {
  vi.useRealTimers()
})

beforeEach(() => {
  server.answers(recipesCall, [soup, stew])
  server.answers(completedListsCall, [])
  server.answers(templatesCall, [template])
  server.answers(guestDinersCall, [])
  server.answers(assignmentsCall, [])
  server.answers(occasionsCall, [])
  server.answers(weeklyAssignmentsCall, [])
  server.answers(planningActionsCall, [])
  server.answers(keptRulesCall, [])
})

/** The parts of the form, as they are called while they are closed. */
const parts = { days: /for everybody|^Choose/, rules: /^Rules/, options: /^Guests, tags and options/ }
const closed = (name: RegExp) => screen.getByRole('button', { name, expanded: false })

async function open() {
  const person = visit('/ai-meal-planner')
  await screen.findByRole('button', { name: GENERATE })
  return person
}

/** The form with everything that it asks in sight. */
async function openAll() {
  const person = await open()
  for (const name of Object.values(parts)) await person.click(closed(name))
  return person
}

const setDate = (label: string, value: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
const setDates = (start: string, end: string) => {
  setDate('Start date', start)
  setDate('End date', end)
}

async function withDates() {
  const person = await openAll()
  setDates(today, tomorrow)
  return person
}

const dinner = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Dinner' })

describe('the four steps', () => {
  it('begin with replace off, ignore skipped days on, balance cuisines on (planner 3)', async () => {
    await openAll()
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked
    expect([box('Replace existing meals'), box('Ignore skipped days'), box('Balance cuisines')]).toEqual([
      false,
      true,
      true,
    ])
    expect(screen.getByText(/works best with at least 10-15 recipes/)).toBeVisible()
    expect(screen.getByLabelText('Start date').getAttribute('min')).toBe(today)
    expect(screen.getByLabelText('End date').getAttribute('min')).toBe(today)
    fireEvent.change(screen.getByLabelText('Start date'), { target: { value: tomorrow } })
    expect(screen.getByLabelText('End date').getAttribute('min')).toBe(tomorrow)
    const steps = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)
    expect(steps.filter((name) => /^\d/.test(name ?? ''))).toEqual([
      '1Date range',
      '2Template (optional)',
      '3Weekdays (optional)',
      '4Meal type',
    ])
  })

  it('say what is missing, in their order, and are open then', async () => {
    const person = await openAll()
    setDates('', '')
    await screen.findByRole('option', { name: 'School day' })
    await person.selectOptions(screen.getByLabelText('Template'), 'School day')
    await person.selectOptions(screen.getByLabelText('Template'), 'No template')
    await person.click(screen.getByRole('button', { name: /^Choose the days to plan/ }))
    expect(screen.getByLabelText('Start date')).not.toBeVisible()
    await person.click(screen.getByRole('button', { name: GENERATE }))
    expect(await screen.findByText('Please select date range')).toBeVisible()
    expect(screen.getByText('Both start and end dates are required.')).toBeVisible()
    setDates(today, tomorrow)
    await person.click(screen.getByRole('button', { name: GENERATE }))
    expect(await screen.findByText('Please select meals or template')).toBeVisible()
    expect(
      screen.getByText('Choose at least one meal type, or select a template to use all its meal types.'),
    ).toBeVisible()
    expect(server.received(planMealsCall)).toEqual([])
  })

  it('refuse dates that are locked altogether', async () => {
    server.answers(completedListsCall, [
      {
        id: 1,
        userId: 1,
        name: 'Shop',
        startDate: today,
        endDate: tomorrow,
        items: [],
        ticks: [],
        marks: [],
        completedAt: '2026-01-01T08:00:00.000Z',
      } as never,
    ])
    const person = await withDates()
    await screen.findByText(/2 of these days are locked/)
    await person.click(dinner())
    await person.click(screen.getByRole('button', { name: GENERATE }))
    expect(await screen.findByText('No available dates')).toBeVisible()
    expect(
      screen.getByText(
        'All dates in your range are locked with shopping lists. Please choose a different date range.',
      ),
    ).toBeVisible()
  })

  it('choosing a template clears the meal type and disables its step', async () => {
    const person = await openAll()
    expect(dinner().checked).toBe(true)
    await screen.findByRole('option', { name: 'School day' })
    await person.selectOptions(screen.getByLabelText('Template'), 'School day')
    expect(dinner().checked).toBe(false)
    expect(dinner().disabled).toBe(true)
    await person.selectOptions(screen.getByLabelText('Template'), 'No template')
    expect(dinner().disabled).toBe(false)
  })
})

describe('the form in one line', () => {
  it('is ready to send: dinner for the next seven days, for everybody (planner 39)', async () => {
    server.answers(planMealsCall, planned)
    const person = await open()
    const range = `${formatDay(today, 'long')} – ${formatDay(addDays(today, 6), 'long')}`
    expect(closed(/^Dinner for the next 7 days, for everybody/).textContent).toContain(range)
    expect(screen.queryByRole('group')).toBeNull()
    await person.click(screen.getByRole('button', { name: GENERATE }))
    await expect
      .poll(() => server.received(planMealsCall)[0]?.body)
      .toEqual(
        PlanningRequest.parse({
          dates: Array.from({ length: 7 }, (_, days) => addDays(today, days)),
          meals: ['dinner'],
        }),
      )
  })

  it('says what is set in each of its parts while they are closed (planner 41)', async () => {
    const grandma = { firstName: 'Grandma', lastName: 'Cook', initials: 'GC', color: '#0c7450' }
    server.answers(guestDinersCall, [
      { ...PersonDraft.parse(grandma), id: 4, userId: 1, updatedAt: '2026-01-01T08:00:00.000Z' },
    ])
    const person = await openAll()
    await person.click(screen.getByRole('checkbox', { name: 'Friday' }))
    await person.click(screen.getByRole('checkbox', { name: 'Replace existing meals' }))
    await person.click(await screen.findByRole('checkbox', { name: 'quick' }))
    await person.click(await screen.findByRole('checkbox', { name: 'Grandma' }))
    await write(person, screen.getByLabelText(/^In the freezer/), 'pea soup')
    await write(person, screen.getByLabelText(/^Rules in your own words/), 'no beef')
    for (const one of screen.getAllByRole('button', { expanded: true }).slice(0, 3)) await person.click(one)
    expect(closed(/^Dinner for the next 7 days, for everybody and Grandma/).textContent).toContain(
      'only Friday',
    )
    expect(closed(parts.rules).textContent).toContain('‘no beef’ (not added yet)')
    expect(closed(parts.options).textContent).toContain(
      'With Grandma · Only quick · Replaces what’s already planned · Leaves ignored days alone · Varies cuisines · In the freezer: pea soup',
    )
  })

  it('keeps what was asked for whoever comes back to it, until they start afresh (planner 40)', async () => {
    server.answers(contactAddressCall, { email: 'hello@plateful.example' })
    const person = await withDates()
    await person.click(screen.getByRole('checkbox', { name: 'Friday' }))
    await person.click(screen.getByRole('link', { name: 'Contact Us' }))
    await screen.findByRole('heading', { name: 'Contact Us' })
    await goBack()
    const dates = `${formatDay(today, 'long')} – ${formatDay(tomorrow, 'long')}, only Friday`
    expect((await screen.findByRole('button', { name: parts.days })).textContent).toContain(dates)
    await person.click(screen.getByRole('button', { name: 'Start over' }))
    expect(closed(/^Dinner for the next 7 days/).textContent).not.toContain('only Friday')
    expect(document.activeElement).toBe(closed(/^Dinner for the next 7 days/))
  })
})

describe('rules in words', () => {
  const fish: PlanRule = { kind: 'have', what: { food: 'fish' }, count: { min: 2, max: 2 } }
  const noBeef: PlanRule = { kind: 'have', what: { food: 'beef' }, count: { max: 0 } }
  const field = () => screen.getByLabelText(/^Rules in your own words/)
  const understood = async () => within(await screen.findByRole('list', { name: 'Understood as' }))
  const said = async () => (await understood()).getAllByRole('listitem').map((one) => one.textContent)

  async function reading(rules: PlanRule[], unread: string[] = []) {
    server.answers(readRulesCall, { rules, unread })
    server.answers(planMealsCall, planned)
    const person = await withDates()
    await person.click(dinner())
    await person.type(field(), 'fish twice, no beef')
    return person
  }

  it('are read for the chosen days, shown, and sent; what was not understood is said word for word', async () => {
    const person = await reading([fish, noBeef], ['sing me a lullaby'])
    await person.keyboard('{Enter}')
    expect(await said()).toEqual(['Fish twice', 'No beef'])
    expect(screen.getByText('Not understood: ‘sing me a lullaby’')).toBeVisible()
    expect(server.received(readRulesCall)[0]?.body).toEqual({
      sentence: 'fish twice, no beef',
      dates: [today, tomorrow],
      meals: ['dinner'],
      templateId: null,
    })
    await person.click(screen.getByRole('button', { name: GENERATE }))
    await expect.poll(() => server.received(planMealsCall)[0]?.body.rules).toEqual([fish, noBeef])
  })

  it('are shown before anything is planned, also to who forgets to add them', async () => {
    const person = await reading([fish])
    await person.click(screen.getByRole('button', { name: GENERATE }))
    expect(await screen.findByText('Check your rules first')).toBeVisible()
    expect(await said()).toEqual(['Fish twice'])
    expect(server.received(planMealsCall)).toEqual([])
    await person.click(screen.getByRole('button', { name: GENERATE }))
    await expect.poll(() => server.received(planMealsCall)[0]?.body.rules).toEqual([fish])
  })

  it('are all taken where the next one is added while the last is read', async () => {
    const person = await reading([])
    const answer = server.holds(readRulesCall, { rules: [fish], unread: [] })
    await person.keyboard('{Enter}{Enter}')
    await expect.poll(() => server.received(readRulesCall)).toHaveLength(1)
    server.answers(readRulesCall, { rules: [noBeef], unread: [] })
    await person.clear(field())
    await write(person, field(), 'no beef{Enter}')
    expect(await said()).toEqual(['No beef'])
    answer()
    await expect.poll(said, { timeout: 10_000 }).toEqual(['No beef', 'Fish twice'])
    expect(server.received(readRulesCall)).toHaveLength(2)
  })

  it('are changed and taken away', async () => {
    const person = await reading([fish, noBeef])
    await person.click(screen.getByRole('button', { name: 'Add rules' }))
    await person.click(await screen.findByRole('button', { name: 'Change: Fish twice' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Rule' }))
    await person.selectOptions(dialog.getByLabelText('How often?'), 'At least')
    await person.click(dialog.getByRole('checkbox', { name: 'Fri' }))
    await person.click(dialog.getByRole('radio', { name: 'If possible' }))
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await said()).toEqual(['If possible, fish at least twice on Friday', 'No beef'])
    await person.click(screen.getByRole('button', { name: 'Remove: No beef' }))
    await person.click(screen.getByRole('button', { name: GENERATE }))
    await expect
      .poll(() => server.received(planMealsCall)[0]?.body.rules)
      .toEqual([{ ...fish, count: { min: 2 }, when: { days: ['friday'] }, strength: 'prefer' }])
  })

  const kept: KeptRule = { id: 4, rule: fish, offWeeks: [], createdAt: '2026-01-01T08:00:00.000Z' }

  it('are kept for all plans', async () => {
    server.answers(keepRuleCall, kept)
    const person = await reading([fish])
    await person.keyboard('{Enter}')
    await person.click(await screen.findByRole('button', { name: 'Change: Fish twice' }))
    server.answers(keptRulesCall, [kept])
    await person.click(screen.getByRole('button', { name: 'Keep for all plans' }))
    expect(await screen.findByRole('list', { name: 'In all your plans' })).toBeVisible()
    expect(server.received(keepRuleCall)[0]?.body).toEqual({ rule: fish })
    expect(screen.queryByRole('list', { name: 'Understood as' })).toBeNull()
  })

  it('that are kept are switched off for the weeks of the chosen days', async () => {
    server.answers(keptRulesCall, [kept])
    server.answers(changeKeptRuleCall, kept)
    const person = await withDates()
    await person.click(await screen.findByRole('button', { name: 'Change: Fish twice' }))
    const weeks = [...new Set([today, tomorrow].map(startOfWeek))]
    server.answers(keptRulesCall, [{ ...kept, offWeeks: weeks }])
    await person.click(screen.getByRole('button', { name: 'Turn off for these weeks' }))
    expect(await screen.findByText('Fish twice (off for these days)')).toBeVisible()
    expect(server.received(changeKeptRuleCall)[0]?.body).toEqual({ offWeeks: weeks })
  })
})

describe('generating', () => {
  it('sends the request, says that it works, tells the calendar and goes there', async () => {
    const release = server.holds(planMealsCall, planned)
    const person = await withDates()
    await person.click(dinner())
    await person.click(screen.getByRole('checkbox', { name: 'Wednesday' }))
    await person.click(await screen.findByRole('checkbox', { name: 'quick' }))
    await person.click(screen.getByRole('button', { name: GENERATE }))
    expect(await screen.findByText('Generating your meal plan…')).toBeVisible()
    expect(screen.getByRole('button', { name: GENERATE })).toHaveProperty('disabled', true)
    expect(server.received(planMealsCall)[0]?.body).toEqual({
      ...PlanningRequest.parse({ dates: [today, tomorrow], meals: ['dinner'] }),
      days: ['wednesday'],
      tags: ['quick'],
    })
    const heard: string[] = []
    window.addEventListener('ai-meal-plan-generated', () => heard.push('event'), { once: true })
    release()
    await expect.poll(whereNow).toMatch(/^\/calendar/)
    expect(heard).toEqual(['event'])
    expect(await screen.findByText('1 meal added to the calendar')).toBeVisible()
  })

  it('leaves who went elsewhere meanwhile where they are', async () => {
    const release = server.holds(planMealsCall, planned)
    const person = await withDates()
    await person.click(dinner())
    await person.click(screen.getByRole('button', { name: GENERATE }))
    await expect.poll(() => server.received(planMealsCall).length).toBe(1)
    await person.click(screen.getByRole('link', { name: 'Contact Us' }))
    await expect.poll(whereNow).toMatch(/contact/)
    release()
    expect(await screen.findByText('1 meal added to the calendar')).toBeVisible()
    expect(whereNow()).toMatch(/contact/)
  })

  it('one press takes the plan back', async () => {
    server.answers(planMealsCall, planned)
    server.answers(revertActionCall, { ...action, revertedAt: action.actionDate })
    const person = await withDates()
    await person.click(dinner())
    await person.click(screen.getByRole('button', { name: GENERATE }))
    await pressUndo(person)
    expect(await screen.findByText('Action reverted')).toBeVisible()
    expect(server.received(revertActionCall)[0]?.params).toEqual({ id: 5 })
  })

  it('a failure keeps the form and says why', async () => {
    server.refuses(planMealsCall, 500, 'The larder is shut')
    const person = await withDates()
    await person.click(dinner())
    await person.click(screen.getByRole('button', { name: GENERATE }))
    expect(await screen.findByText('Failed to generate meal plan')).toBeVisible()
    expect(screen.getByText('The larder is shut')).toBeVisible()
    expect(whereNow()).toBe('/ai-meal-planner')
    expect(screen.getByLabelText('Start date')).toHaveProperty('value', formatDay(today, 'full'))
  })

  it.each([
    ['nothing', {}],
    ['a list', []],
    ['other things', { actionId: 'seven', entriesAdded: 'many', processedDates: today }],
  ])('what a server answers that is not ours is not read: %s', async (_what, answer) => {
    server.answers(planMealsCall, () => Response.json(answer) as never)
    const person = await withDates()
    await person.click(dinner())
    await person.click(screen.getByRole('button', { name: GENERATE }))
    expect(await screen.findByText('Your meals are on the calendar')).toBeVisible()
    await expect.poll(whereNow).toBe('/calendar')
    expect(screen.queryByText(/undefined|many/)).toBeNull()
  })

  it.each([
    ['a page', '<!doctype html><p>Welcome', 'Please try again.'],
    ['an error', '{"error":"The larder is shut"}', 'The larder is shut'],
  ])('a success that is none is a failure: %s', async (_what, text, sentence) => {
    server.answers(planMealsCall, () => new Response(text) as never)
    const person = await withDates()
    await person.click(dinner())
    await person.click(screen.getByRole('button', { name: GENERATE }))
    expect(await screen.findByText('Failed to generate meal plan')).toBeVisible()
    expect(screen.getByText(sentence)).toBeVisible()
    expect(whereNow()).toBe('/ai-meal-planner')
  })

  it('a plan that adds nothing says why and stays', async () => {
    server.answers(planMealsCall, {
      ...planned,
      actionId: null,
      entriesAdded: 0,
      processedDates: [],
      skippedDates: [{ date: today, reason: 'Already has meals' }],
    })
    const person = await withDates()
    await person.click(dinner())
    await person.click(screen.getByRole('button', { name: GENERATE }))
    expect(await screen.findByText('Nothing was added: already has meals.')).toBeVisible()
    expect(whereNow()).toBe('/ai-meal-planner')
  })
})

it('a plan in which rules leave nothing says which', async () => {
  server.answers(planMealsCall, {
    ...planned,
    actionId: null,
    entriesAdded: 0,
    reasons: [meal({ recipeId: null, title: null, why: ['your rules leave no recipe here: ‘No beef’'] })],
  })
  const person = await withDates()
  await person.click(dinner())
  await person.click(screen.getByRole('button', { name: GENERATE }))
  expect(
    await screen.findByText('Nothing was added: your rules leave no recipe here: ‘No beef’.'),
  ).toBeVisible()
})

it('a plan that leaves everything as it is says so, and that is no failure', async () => {
  server.answers(planMealsCall, {
    ...planned,
    actionId: null,
    entriesAdded: 0,
    processedDates: [],
    skippedDates: [{ date: today, reason: skipReasons.best }],
  })
  const person = await withDates()
  await person.click(dinner())
  await person.click(screen.getByRole('button', { name: GENERATE }))
  expect(await screen.findByText('Your plan stays as it is')).toBeVisible()
  expect(screen.queryByText('Failed to generate meal plan')).toBeNull()
})

it('a rule of no cooking says what is eaten instead (planner 26)', async () => {
  server.answers(readRulesCall, { rules: [{ kind: 'skip', when: { days: ['monday'] } }], unread: [] })
  const person = await withDates()
  await write(person, screen.getByLabelText(/Rules in your own words/), 'no cooking on Monday{Enter}')
  await person.click(await screen.findByRole('button', { name: 'Change: No cooking on Monday' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.selectOptions(dialog.getByLabelText('What do you eat instead?'), 'bought')
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  expect(
    await screen.findByRole('button', { name: 'Change: Something bought ready, no cooking on Monday' }),
  ).toBeVisible()
})

/** Chooses from the menu of a planned meal. */
async function choose(person: UserEvent, title: string, item: string) {
  await person.click(await screen.findByRole('button', { name: `More for ${title}` }))
  await person.click(await screen.findByRole('menuitem', { name: item }))
}

describe('looking first', () => {
  const preview = { ...told, slots: [slot()], jobId: null }

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
    expect(screen.getByText('1 meal on 2 days. Nothing is saved yet.')).toBeVisible()
    expect(screen.getByText('Replaced')).toBeVisible()
    expect(screen.getByText('Kept')).toBeVisible()
    expect(screen.getAllByText('Fish pie')).toHaveLength(2)
    expect(screen.queryByText('35 min, within 60')).toBeNull()
    await choose(person, 'Tomato soup', 'Why this one?')
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Why Tomato soup?')
    expect(screen.getByText('35 min, within 60')).toBeVisible()
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
    })
    expect(screen.getByText(/^All of these meals are planned already/)).toBeVisible()
    expect(screen.queryByText(/^Proven/)).toBeNull()
  })

  it('a meal is left open, with the rest as it is shown, and put back (planner 42)', async () => {
    const second = meal({ date: tomorrow, recipeId: 9, title: 'Rice bowl', runnerUp: null })
    const person = await looking({
      reasons: [meal(), second],
      slots: [slot(), slot({ date: tomorrow, places: [1] })],
    })
    await choose(person, 'Tomato soup', 'Leave this meal open')
    await choose(person, 'Rice bowl', 'Leave this meal open')
    expect(screen.getByText('0 meals on 2 days. Nothing is saved yet.')).toBeVisible()
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
        ...told,
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

  it('a plan in which something gave way is not called proven, though none is better', async () => {
    await looking({
      proof: 'optimal',
      bound: told.score,
      gaveWay: [{ step: 'the longest cooking time', slots: 1 }],
    })
    expect(await screen.findByText(/^Not everything you asked for fits/)).toBeVisible()
    expect(screen.getByText('1 meal takes longer than you asked.')).toBeVisible()
    expect(screen.queryByText(/Proven|no better/)).toBeNull()
  })

  it('says of each rule whether it was kept, and calls nothing proven that was not', async () => {
    await looking({
      proof: 'optimal',
      bound: told.score,
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

  it('offers to cook once for two days, with one press, and to take it back (planner 25)', async () => {
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

  it('what was taken is applied with its rule', async () => {
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
    const better = { ...told, score: 12, bound: 9, slots: [slot()] }
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
    server.answers(knowIngredientCall, ({ body }) => ({
      id: 1,
      userId: 1,
      line: body.line,
      contains: body.contains ?? [],
      food: body.food ?? null,
      createdAt: action.actionDate,
    }))
    const person = await looking({ reasons: [meal({ isUnchecked: true, unknownLines: ['2 zorblax'] })] })
    server.answers(previewPlanCall, preview)
    await person.click(screen.getByRole('button', { name: 'What is in ‘2 zorblax’?' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What is in it?' }))
    await person.click(dialog.getByRole('checkbox', { name: 'Nuts' }))
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Noted for all your recipes')).toBeVisible()
    expect(server.received(knowIngredientCall)[0]?.body).toEqual({
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

describe('the history', () => {
  const history = async () =>
    within(await screen.findByRole('region', { name: /Recent AI Meal Planning Actions/ }))

  it('is open, and says when it is empty', async () => {
    const person = await open()
    expect(await screen.findByText('No AI meal planning actions yet.')).toBeVisible()
    expect(screen.getByText('Generate your first AI meal plan to see actions here.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: /Recent AI Meal Planning Actions/ }))
    expect(screen.queryByText('No AI meal planning actions yet.')).toBeNull()
  })

  it('says that it could not be read, after three more tries', async () => {
    server.refuses(planningActionsCall, 500, 'The larder is shut')
    await open()
    expect(
      await screen.findByText('Error loading actions. Please refresh the page.', {}, { timeout: 8000 }),
    ).toBeVisible()
    expect((await history()).getByText('Error')).toBeVisible()
    expect(server.received(planningActionsCall)).toHaveLength(4)
  })

  it('is read again half a minute after the last time, and not before (planner 13)', async () => {
    server.answers(contactAddressCall, { email: 'hello@plateful.example' })
    vi.useFakeTimers({ toFake: ['Date'] })
    const person = await open()
    await screen.findByText('No AI meal planning actions yet.')
    const comeBackAfter = async (milliseconds: number) => {
      await person.click(screen.getByRole('link', { name: 'Contact Us' }))
      await screen.findByRole('heading', { name: 'Contact Us' })
      vi.setSystemTime(Date.now() + milliseconds)
      await goBack()
      await screen.findByText('No AI meal planning actions yet.')
      return server.received(planningActionsCall).length
    }
    expect(await comeBackAfter(29_999)).toBe(1)
    expect(await comeBackAfter(1)).toBe(2)
  })

  it('shows an action with its date, its marks and its details', async () => {
    server.answers(planningActionsCall, [action])
    const person = await open()
    const part = await history()
    expect(await part.findByRole('heading', { name: formatMoment(action.actionDate) })).toBeVisible()
    expect(formatMoment(action.actionDate)).toMatch(/^Mar [12], 2026 at \d{1,2}:05 (AM|PM)$/)
    expect(part.getByText('Dinner')).toBeVisible()
    expect(part.getByText('quick')).toBeVisible()
    expect(part.queryByText('Dinner: Tomato soup')).toBeNull()
    await person.click(part.getByRole('button', { name: 'Show Details' }))
    expect(part.getByText('Dinner: Tomato soup')).toBeVisible()
    expect(part.getByText('Fish pie')).toBeVisible()
    await person.click(part.getByRole('button', { name: 'Hide Details' }))
    expect(part.queryByText('Dinner: Tomato soup')).toBeNull()
  })

  it('reverts an action', async () => {
    server.answers(planningActionsCall, [action])
    server.answers(revertActionCall, () => {
      const reverted = { ...action, revertedAt: action.actionDate }
      server.answers(planningActionsCall, [reverted])
      return reverted
    })
    const person = await open()
    await person.click(await screen.findByRole('button', { name: /^Revert/ }))
    expect(await screen.findByText('Action reverted')).toBeVisible()
    expect(screen.getByText('Calendar has been restored to its previous state.')).toBeVisible()
    expect(await screen.findByText('Reverted')).toBeVisible()
  })

  it('asks before it overwrites what changed since', async () => {
    server.answers(planningActionsCall, [action])
    server.refuses(revertActionCall, 409, 'Changed.', {
      code: 'CHANGED_SINCE',
      current: [{ date: '2026-03-03' }],
    })
    const person = await open()
    await person.click(await screen.findByRole('button', { name: /^Revert/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'These days have changed since' }))
    expect(dialog.getByText(/Tuesday 3 March/)).toBeVisible()
    server.answers(revertActionCall, { ...action, revertedAt: action.actionDate })
    await person.click(dialog.getByRole('button', { name: 'Revert anyway' }))
    expect(await screen.findByText('Action reverted')).toBeVisible()
    expect(server.received(revertActionCall).at(-1)?.query).toEqual({ force: 'true' })
  })

  it('says when reverting or deleting failed', async () => {
    server.answers(planningActionsCall, [action])
    server.refuses(revertActionCall, 500, 'The larder is shut')
    server.refuses(deleteActionCall, 500, 'The larder is shut')
    const person = await open()
    await person.click(await screen.findByRole('button', { name: /^Revert/ }))
    expect(await screen.findByText('Failed to revert action. Please try again.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: /^Delete/ }))
    expect(await screen.findByText('Failed to delete action. Please try again.')).toBeVisible()
  })

  it('forgets an action', async () => {
    server.answers(planningActionsCall, [action])
    server.answers(deleteActionCall, undefined)
    const person = await open()
    await person.click(await screen.findByRole('button', { name: /^Delete/ }))
    expect(await screen.findByText('Action deleted')).toBeVisible()
    expect(screen.getByText('Action has been removed from history.')).toBeVisible()
    expect(server.received(deleteActionCall)[0]?.params).toEqual({ id: 5 })
  })
})
