import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  today,
  tomorrow,
  GENERATE,
  meal,
  planned,
  parts,
  closed,
  open,
  openAll,
  setDates,
  withDates,
  dinner,
  action,
  servesAPlanner,
  soup,
} from '../../../test/harness/web-planner.ts'
import { server } from '../../../test/harness/web-server.ts'
import { goBack, openDialog, pressUndo, whereNow, write } from '../../../test/harness/web-visit.ts'
import { contactAddressCall } from '../../contract/home.ts'
import { guestCalls } from '../../contract/household.ts'
import {
  changeKeptRuleCall,
  createKeptRuleCall,
  deleteKeptRuleCall,
  keptRulesCall,
  planMealsCall,
  readRulesCall,
  revertActionCall,
} from '../../contract/planner.ts'
import { recipesCall } from '../../contract/recipes.ts'
import { completedListsCall } from '../../contract/shopping.ts'
import { templatesCall } from '../../contract/templates.ts'
import { addDays, formatDay, startOfWeek } from '../../domain/day.ts'
import { PersonDraft } from '../../domain/household/person.ts'
import { skipReasons } from '../../domain/planner/days/open-dates.ts'
import type { KeptRule } from '../../domain/planner/kept-rule.ts'
import type { PlanRule, RuleOffer } from '../../domain/planner/plan-rule.ts'
import { PlanningRequest } from '../../domain/planner/planning-request.ts'

beforeEach(servesAPlanner)
afterEach(() => void vi.useRealTimers())

describe('the four steps', () => {
  it('begin with replace off, ignore skipped and balance on (planner 1, planner 2, planner 3)', async () => {
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

  it('take a date with Enter and plan nothing by it; the button plans (calendar 61)', async () => {
    server.answers(planMealsCall, planned)
    const person = await openAll()
    const start = screen.getByLabelText('Start date')
    await person.clear(start)
    await person.type(start, `${formatDay(tomorrow, 'full')}{Enter}`)
    expect(start).toHaveProperty('value', formatDay(tomorrow, 'full'))
    expect(document.activeElement).toBe(start)
    expect(screen.queryByText(/^Please select/)).toBeNull()
    expect(server.received(planMealsCall)).toEqual([])
    await person.click(screen.getByRole('button', { name: GENERATE }))
    await expect.poll(() => server.received(planMealsCall)).toHaveLength(1)
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

  it('choosing a template clears the meal type and disables its step (planner 1)', async () => {
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
    server.answers(guestCalls.list, [
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

  it('lets go of a template, a guest and a tag that are gone meanwhile (planner 40)', async () => {
    server.answers(contactAddressCall, { email: 'hello@plateful.example' })
    server.answers(planMealsCall, planned)
    const grandma = { firstName: 'Grandma', lastName: 'Cook', initials: 'GC', color: '#0c7450' }
    server.answers(guestCalls.list, [
      { ...PersonDraft.parse(grandma), id: 4, userId: 1, updatedAt: '2026-01-01T08:00:00.000Z' },
    ])
    const person = await withDates()
    await person.click(await screen.findByRole('checkbox', { name: 'Grandma' }))
    await person.click(await screen.findByRole('checkbox', { name: 'quick' }))
    await person.click(await screen.findByRole('checkbox', { name: 'slow' }))
    await screen.findByRole('option', { name: 'School day' })
    await person.selectOptions(screen.getByLabelText('Template'), 'School day')
    server.answers(guestCalls.list, [])
    server.answers(templatesCall, [])
    server.answers(recipesCall, [soup])
    await person.click(screen.getByRole('link', { name: 'Contact Us' }))
    await screen.findByRole('heading', { name: 'Contact Us' })
    // The library that was just read is not read again for two seconds.
    vi.setSystemTime(Date.now() + 5000)
    await goBack()
    await screen.findByRole('button', { name: /^Dinner for .*, for everybody/ })
    expect(closed(parts.options).textContent).toContain('Only quick · ')
    await person.click(screen.getByRole('button', { name: GENERATE }))
    await expect.poll(() => server.received(planMealsCall)).toHaveLength(1)
    const [body] = server.received(planMealsCall).map((one) => one.body)
    expect(body).toMatchObject({ meals: ['dinner'], tags: ['quick'] })
    expect(body).not.toHaveProperty('templateId')
    expect(body).not.toHaveProperty('guestIds')
  })
})

describe('rules in words', () => {
  const fish: PlanRule = { kind: 'have', what: { food: 'fish' }, count: { min: 2, max: 2 } }
  const noBeef: PlanRule = { kind: 'have', what: { food: 'beef' }, count: { max: 0 } }
  const field = () => screen.getByLabelText(/^Rules in your own words/)
  const understood = async () => within(await screen.findByRole('list', { name: 'Understood as' }))
  const said = async () => (await understood()).getAllByRole('listitem').map((one) => one.textContent)

  async function reading(rules: PlanRule[], unread: string[] = [], offers: RuleOffer[] = []) {
    server.answers(readRulesCall, { rules, unread, offers })
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
      today,
    })
    await person.click(screen.getByRole('button', { name: GENERATE }))
    await expect.poll(() => server.received(planMealsCall)[0]?.body.rules).toEqual([fish, noBeef])
  })

  it('are one sentence, also pasted from several lines, and not said twice (planner 147, planner 148)', async () => {
    server.answers(planMealsCall, planned)
    const person = await withDates()
    const rules = screen.getByRole('button', { name: /^Rules/ })
    if (rules.getAttribute('aria-expanded') !== 'true') await person.click(rules)
    await person.click(field())
    await person.paste('fish twice\nno beef')
    expect(field()).toHaveProperty('value', 'fish twice no beef')
    expect(screen.queryByText(/not added yet/)).toBeNull()
    await person.click(rules)
    expect(screen.getByText('‘fish twice no beef’ (not added yet)')).toBeVisible()
  })

  it('are offered for words that were not understood, and one press takes one (planner 119)', async () => {
    const leastTwice: PlanRule = { kind: 'have', what: { food: 'fish' }, count: { min: 2 } }
    const leastThree: PlanRule = { ...leastTwice, count: { min: 3 } }
    const person = await reading(
      [],
      ['more fish, less beef, sing to me'],
      [
        { said: 'more fish', rules: [leastTwice, leastThree] },
        { said: 'less beef', rules: [noBeef] },
      ],
    )
    await person.keyboard('{Enter}')
    expect(await screen.findByText('By ‘more fish’ you may mean:')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Add: Fish at least 3 times' }))
    expect(await said()).toEqual(['Fish at least 3 times'])
    expect(screen.getByText('Not understood: ‘less beef, sing to me’')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Add: No beef' }))
    expect(screen.getByText('Not understood: ‘sing to me’')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'What you may mean' })).toBeNull()
    await person.click(screen.getByRole('button', { name: GENERATE }))
    await expect.poll(() => server.received(planMealsCall)[0]?.body.rules).toEqual([leastThree, noBeef])
  })

  it('are shown before anything is planned, also to who forgets to add them (planner 19)', async () => {
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
    const answer = server.holds(readRulesCall, { rules: [fish], unread: [], offers: [] })
    await person.keyboard('{Enter}{Enter}')
    await expect.poll(() => server.received(readRulesCall)).toHaveLength(1)
    server.answers(readRulesCall, { rules: [noBeef], unread: [], offers: [] })
    await person.clear(field())
    await write(person, field(), 'no beef{Enter}')
    expect(await said()).toEqual(['No beef'])
    answer()
    await expect.poll(said, { timeout: 10_000 }).toEqual(['No beef', 'Fish twice'])
    expect(server.received(readRulesCall)).toHaveLength(2)
  })

  it('are changed and taken away (planner 19)', async () => {
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
    server.answers(createKeptRuleCall, kept)
    const person = await reading([fish])
    await person.keyboard('{Enter}')
    await person.click(await screen.findByRole('button', { name: 'Change: Fish twice' }))
    server.answers(keptRulesCall, [kept])
    await person.click(screen.getByRole('button', { name: 'Keep for all plans' }))
    expect(await screen.findByRole('list', { name: 'In all your plans' })).toBeVisible()
    expect(server.received(createKeptRuleCall)[0]?.body).toEqual({ rule: fish })
    expect(screen.queryByRole('list', { name: 'Understood as' })).toBeNull()
  })

  it('that are removed come back by Undo with the weeks in which they were switched off', async () => {
    const weeks = [startOfWeek(today)]
    server.answers(keptRulesCall, [{ ...kept, offWeeks: weeks }])
    server.answers(deleteKeptRuleCall, undefined)
    server.answers(createKeptRuleCall, kept)
    const person = await withDates()
    await person.click(await screen.findByRole('button', { name: /^Remove: Fish twice/ }))
    await pressUndo(person)
    await expect.poll(() => server.received(createKeptRuleCall)).toHaveLength(1)
    expect(server.received(createKeptRuleCall)[0]?.body).toEqual({ rule: fish, offWeeks: weeks })
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
    localStorage.setItem('plateful:first-steps', 'yes')
    const heard: string[] = []
    window.addEventListener('ai-meal-plan-generated', () => heard.push('event'), { once: true })
    release()
    await expect.poll(whereNow).toMatch(/^\/calendar/)
    expect(heard).toEqual(['event'])
    expect(await screen.findByText('1 meal added to the calendar')).toBeVisible()
    expect(localStorage.getItem('plateful:first-steps'), 'home 115').toBeNull()
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
  ])('ignores the content of an answer that is not from our server: %s', async (_what, answer) => {
    server.answers(planMealsCall, () => Response.json(answer) as never)
    const person = await withDates()
    await person.click(dinner())
    await person.click(screen.getByRole('button', { name: GENERATE }))
    expect(await screen.findByText('Your meals are on the calendar')).toBeVisible()
    await expect.poll(whereNow).toBe('/calendar')
    expect(screen.queryByText(/undefined|many/)).toBeNull()
  })

  it.each([
    [
      'a page',
      '<!doctype html><p>Welcome',
      'Something other than Plateful answered. If this Wi-Fi wants you to sign in, do that and try again.',
    ],
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
    const words = `Nothing was added. ${formatDay(today, 'long')}: already has meals.`
    expect(await screen.findByText(words)).toBeVisible()
    expect(whereNow()).toBe('/ai-meal-planner')
  })
})

it('a plan in which rules leave nothing says which', async () => {
  server.answers(planMealsCall, {
    ...planned,
    actionId: null,
    entriesAdded: 0,
    reasons: [
      meal({
        recipeId: null,
        title: null,
        why: ['your rules leave no recipe here: ‘No beef’'],
        isEmptiedByRules: true,
      }),
    ],
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
  server.answers(readRulesCall, {
    rules: [{ kind: 'skip', when: { days: ['monday'] } }],
    unread: [],
    offers: [],
  })
  const person = await withDates()
  await write(person, screen.getByLabelText(/Rules in your own words/), 'no cooking on Monday{Enter}')
  const dialog = await openDialog(person, 'Change: No cooking on Monday')
  await person.selectOptions(dialog.getByLabelText('What do you eat instead?'), 'bought')
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  expect(
    await screen.findByRole('button', { name: 'Change: Something bought ready, no cooking on Monday' }),
  ).toBeVisible()
})

it('a rule of no cooking whose number is cleared says nothing of a week any more (planner 117)', async () => {
  const rule: PlanRule = { kind: 'skip', instead: 'takeaway' }
  server.answers(readRulesCall, {
    rules: [{ ...rule, times: 2, per: 'week' }],
    unread: [],
    offers: [],
  })
  server.answers(createKeptRuleCall, { id: 4, rule, offWeeks: [], createdAt: '2026-01-01T08:00:00.000Z' })
  const person = await withDates()
  await write(person, screen.getByLabelText(/Rules in your own words/), 'takeaway twice a week{Enter}')
  const dialog = await openDialog(person, 'Change: Takeaway twice a week, no cooking')
  const times = dialog.getByLabelText('At how many meals?')
  await person.clear(times)
  await person.type(times, '3')
  expect(dialog.getByRole('status').textContent).toBe('Takeaway 3 times a week, no cooking')
  await person.clear(times)
  await person.click(dialog.getByRole('button', { name: 'Keep for all plans' }))
  await expect.poll(() => server.received(createKeptRuleCall).at(-1)?.body).toEqual({ rule })
})

it('a rule of no cooking says at how many meals, or at all of its days (planner 117)', async () => {
  server.answers(readRulesCall, {
    rules: [{ kind: 'skip', instead: 'takeaway', times: 1 }],
    unread: [],
    offers: [],
  })
  const person = await withDates()
  await write(person, screen.getByLabelText(/Rules in your own words/), 'one takeaway{Enter}')
  const dialog = await openDialog(person, 'Change: Takeaway once, no cooking')
  const times = dialog.getByLabelText('At how many meals?')
  expect(times).toHaveProperty('value', '1')
  await person.clear(times)
  expect(dialog.getByRole('status').textContent).toBe('Takeaway, no cooking')
  await person.type(times, '2')
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Change: Takeaway twice, no cooking' })).toBeVisible()
})
