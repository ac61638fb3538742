import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aStoredDay, aStoredRecipe, aUser } from '../../../test/harness/web-makers.ts'
import { refusal, server } from '../../../test/harness/web-server.ts'
import {
  comeBackOnline,
  goBack,
  pressUndo,
  visit,
  visitAndPress,
  visitDialog,
  whereNow,
} from '../../../test/harness/web-visit.ts'
import { meCall } from '../../contract/account.ts'
import {
  assignmentsCall,
  changeAssignmentCall,
  changeDaysCall,
  createAssignmentCall,
} from '../../contract/calendar.ts'
import { contactAddressCall } from '../../contract/home.ts'
import { recipesCall } from '../../contract/recipes.ts'
import { completedListsCall } from '../../contract/shopping.ts'
import type { Assignment } from '../../domain/calendar/day-plan.ts'
import type { Meal } from '../../domain/calendar/meal.ts'
import { dayOf, formatDay } from '../../domain/day.ts'
import { currentToast, onToast } from '../ui/toast.ts'
import { announceCalendarEvent } from './days/calendar-events.ts'
import { AUTOSAVE_DELAY } from './days/day-saves.ts'

const WEEK = '/calendar?date=2026-03-04'
const TUESDAY = '2026-03-03'

const pie: Meal = { id: 'pie', name: 'Fish pie', type: 'food', peopleCount: 4 }
const tuesday = aStoredDay(TUESDAY, { dinnerMeals: [pie], version: 7 })

/** The server stores these days and increases a day's version with every change. */
function keeps(...stored: Assignment[]) {
  const days = new Map(stored.map((day) => [day.date, day]))
  server.answers(assignmentsCall, () => [...days.values()])
  server.answers(changeAssignmentCall, ({ params, body }) => {
    const before = days.get(params.date) ?? aStoredDay(params.date)
    const current = { ...before, ...body, version: before.version + 1 }
    days.set(params.date, current)
    return current
  })
}

/** The server has nothing yet and stores the day that it is sent. */
function creates() {
  server.answers(createAssignmentCall, ({ body }) => {
    const stored = aStoredDay(body.date, body)
    server.answers(assignmentsCall, [stored])
    return stored
  })
}

/** Whether the browser asks before it closes the tab. */
function isAskedOnClosing(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

const dayCard = async (name: string) => within(await screen.findByRole('region', { name }))
const tuesdayCard = () => dayCard('Tuesday 3 March')

beforeEach(() => {
  server.answers(assignmentsCall, [])
  server.answers(recipesCall, [aStoredRecipe({ id: 7, name: 'Tomato soup' })])
  server.answers(completedListsCall, [])
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the week', () => {
  it('shows its seven days from Monday, each with four meal times, and asks for no others (calendar 12)', async () => {
    visit(WEEK)
    const names = await screen.findAllByRole('heading', { level: 2, name: /March$/ })
    expect(names.map((one) => one.textContent)).toEqual([
      'Monday 2 March',
      'Tuesday 3 March',
      'Wednesday 4 March',
      'Thursday 5 March',
      'Friday 6 March',
      'Saturday 7 March',
      'Sunday 8 March',
    ])
    expect(server.received(assignmentsCall).map(({ query }) => query)).toEqual([
      { start: '2026-03-02', end: '2026-03-08' },
    ])
    const slots = (await tuesdayCard()).getAllByRole('heading', { level: 3 })
    expect(slots.map((one) => one.textContent)).toEqual(['Breakfast', 'Lunch', 'Dinner', 'Snacks'])
  })

  it('has the days over its columns for the eyes only (calendar 86)', async () => {
    visit(WEEK)
    expect((await screen.findByText('Wed 4')).closest('[aria-hidden=true]')).not.toBeNull()
  })

  it('offers first recipes where there are none to plan with, else the planner (calendar 50)', async () => {
    visit('/calendar?date=2041-03-06')
    expect(await screen.findByRole('link', { name: 'Open the planner' })).toBeVisible()
    cleanup()
    server.answers(recipesCall, [])
    visit('/calendar?date=2041-03-06')
    const link = await screen.findByRole('link', { name: 'Choose first recipes' })
    expect(link.getAttribute('href')).toBe('/browse-recipes')
    expect(screen.queryByRole('link', { name: 'Open the planner' })).toBeNull()
  })

  it('jumps to a day, from where keys and screen readers go on', async () => {
    const person = visit(WEEK)
    const strip = within(await screen.findByRole('list', { name: 'Jump to a day' }))
    const name = await screen.findByRole('heading', { name: 'Thursday 5 March' })
    await person.click(strip.getByRole('button', { name: 'Thursday 5 March' }))
    expect(document.activeElement).toBe(name)
  })

  it('shows a day locked in the row above too, where its lists could not be read', async () => {
    server.isUnreachableFor(completedListsCall)
    server.answers(assignmentsCall, [{ ...tuesday, isLocked: true, lockReason: 'The weekly shop' }])
    visit(WEEK)
    expect((await tuesdayCard()).getByText('The weekly shop')).toBeVisible()
    const strip = within(screen.getByRole('list', { name: 'Jump to a day' }))
    expect(strip.getByRole('button', { name: 'Tuesday 3 March, locked' })).toBeVisible()
  })

  it('goes on to the next week, and says so in the address', async () => {
    await visitAndPress(WEEK, 'Next Week')
    expect(await screen.findByRole('region', { name: 'Monday 9 March' })).toBeVisible()
    await expect.poll(whereNow).toBe('/calendar?date=2026-03-09')
  })

  it.each([
    ['', 'Previous Week', 'Next Week'],
    ['view=day', 'Previous', 'Next'],
    ['view=three-days', 'Previous', 'Next'],
    ['view=custom&days=1', 'Previous 1 Day', 'Next 1 Day'],
    ['view=custom&days=5', 'Previous 5 Days', 'Next 5 Days'],
  ])('%j has the ways %j and %j (calendar 9)', async (view, previous, next) => {
    visit(`/calendar?date=2026-03-03&${view}`)
    expect(await screen.findByRole('button', { name: previous })).toBeVisible()
    expect(screen.getByRole('button', { name: next })).toBeVisible()
  })

  it('marks today, leads to the planner and is printed (calendar 9)', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const today = dayOf(new Date())
    const person = visit('/calendar')
    expect((await dayCard(formatDay(today, 'long'))).getByText('Today')).toBeVisible()
    expect(document.querySelectorAll('section[data-today=true]')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'AI Meal Planner' }).getAttribute('href')).toBe(
      '/ai-meal-planner',
    )
    await person.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('is read again on each event that changes it, and whenever one comes back to it (calendar 14)', async () => {
    server.answers(contactAddressCall, { email: 'hello@plateful.example' })
    const person = visit(WEEK)
    await tuesdayCard()
    const reads = () => server.received(assignmentsCall).length
    const events = [
      'shopping-list-completed',
      'shopping-list-deleted',
      'ai-meal-plan-generated',
      'weekly-templates-updated',
    ]
    for (const [index, event] of events.entries()) {
      window.dispatchEvent(new CustomEvent(event))
      await expect.poll(reads).toBe(index + 2)
    }
    await person.click(screen.getByRole('link', { name: 'Contact Us' }))
    await screen.findByRole('heading', { name: 'Contact Us' })
    await goBack()
    await expect.poll(reads).toBe(events.length + 2)
  })

  it('refuses a custom range of more than seven days', async () => {
    const person = visit(WEEK)
    await person.click(await screen.findByRole('radio', { name: 'Custom Range' }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('End date'), { target: { value: '2026-03-20' } })
    await person.click(dialog.getByRole('button', { name: /show/i }))
    expect(await dialog.findByText('Invalid date range')).toBeVisible()
    expect(dialog.getByText('Please select a maximum of 7 days')).toBeVisible()
  })

  it('says when the days could not be fetched, and tries again', async () => {
    server.refuses(assignmentsCall, 500, 'The larder is shut')
    const person = visit(WEEK)
    expect(await screen.findByText('Failed to fetch calendar assignments')).toBeVisible()
    server.answers(assignmentsCall, [tuesday])
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Name of Fish pie')).toBeVisible()
  })
})

describe('changing a day', () => {
  it('saves a new meal at once, creating the day', async () => {
    creates()
    const { person, dialog } = await visitDialog(WEEK, 'Add dinner on Tuesday 3 March')
    await person.click(dialog.getByRole('radio', { name: 'Food' }))
    await person.click(dialog.getByRole('button', { name: 'Add to dinner' }))
    expect(dialog.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
    expect(server.received(createAssignmentCall)).toEqual([])
    await person.type(dialog.getByLabelText('Name'), 'Bean stew')
    await person.click(dialog.getByRole('button', { name: 'Add to dinner' }))
    expect(await screen.findByText('Meal saved!')).toBeVisible()
    expect(server.received(createAssignmentCall)[0]?.body).toMatchObject({
      date: TUESDAY,
      dinnerMeals: [{ name: 'Bean stew', type: 'food', peopleCount: 4 }],
    })
    expect((await tuesdayCard()).getByLabelText('Name of Bean stew')).toBeVisible()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add dinner on Tuesday 3 March' }))
  })

  it('offers the five kinds for the usual number of people; each needs its recipe or its name', async () => {
    server.answers(meCall, aUser({ defaultDinerCount: 6 }))
    const { person, dialog } = await visitDialog(WEEK, 'Add dinner on Tuesday 3 March')
    const kinds = dialog.getAllByRole('radio')
    expect(kinds.map((kind) => kind.closest('label')?.textContent)).toEqual([
      'Recipe',
      'Food',
      'Takeaway',
      'From the Freezer',
      'Meal Delivery Service',
    ])
    expect(dialog.getByLabelText('People')).toHaveProperty('value', '6')
    const add = dialog.getByRole('button', { name: 'Add to dinner' })
    await person.click(add)
    expect(dialog.getByText('Choose a recipe first')).toBeVisible()
    for (const kind of kinds.slice(1)) {
      await person.click(kind)
      await person.type(dialog.getByLabelText('Name'), ' ')
      await person.click(add)
      expect(dialog.getByText('Meal name is required')).toBeVisible()
    }
    expect(server.received(createAssignmentCall)).toEqual([])
  })

  it('adds no recipe that somebody deleted while it was chosen (calendar 57)', async () => {
    const { person, dialog } = await visitDialog(WEEK, 'Add dinner on Tuesday 3 March')
    await person.click(await dialog.findByRole('option', { name: /Tomato soup/ }))
    server.answers(recipesCall, [aStoredRecipe({ id: 8, name: 'Leek pie' })])
    // An answer is fresh for two seconds, so the clock goes on by five.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 })
    act(comeBackOnline)
    await expect.poll(() => dialog.queryByRole('option', { name: /Tomato soup/ })).toBeNull()
    await person.click(dialog.getByRole('button', { name: 'Add to dinner' }))
    expect(dialog.getByText('Somebody has deleted Tomato soup. Choose another recipe.')).toBeVisible()
    expect(server.received(createAssignmentCall)).toEqual([])
  })

  it('adds a recipe of the library, found by typing, with three of its tags and how many more there are', async () => {
    server.answers(recipesCall, [
      aStoredRecipe({ id: 7, name: 'Tomato soup', tags: ['soup', 'quick', 'warm', 'red', 'cheap'] }),
      aStoredRecipe({ id: 8, name: 'Tomato tart', tags: ['tart', 'slow', 'cold'] }),
    ])
    creates()
    const { person, dialog } = await visitDialog(WEEK, 'Add lunch on Tuesday 3 March')
    await person.type(await dialog.findByLabelText('Recipe', { selector: '[role=combobox]' }), 'tom')
    const found = await dialog.findAllByRole('option')
    expect(found.map((one) => one.textContent)).toEqual([
      'Tomato soupsoupquickwarm+2',
      'Tomato tarttartslowcold',
    ])
    await person.click(dialog.getByRole('option', { name: /Tomato soup/ }))
    await person.click(dialog.getByRole('button', { name: 'Add to lunch' }))
    expect(await screen.findByText('Meal saved!')).toBeVisible()
    expect(server.received(createAssignmentCall)[0]?.body.lunchMeals).toMatchObject([
      { name: 'Tomato soup', type: 'recipe', recipeId: 7, peopleCount: 4 },
    ])
  })

  it('offers recipes for the meal first, the others after them (calendar 49)', async () => {
    server.answers(recipesCall, [
      aStoredRecipe({ id: 7, name: 'Apple porridge', tags: ['breakfast'] }),
      aStoredRecipe({ id: 8, name: 'Bean stew', tags: ['dinner'] }),
      aStoredRecipe({ id: 9, name: 'Zucchini pasta', tags: ['quick', 'dinner'] }),
    ])
    await visitAndPress(WEEK, 'Add dinner on Tuesday 3 March')
    const found = await within(await screen.findByRole('dialog')).findAllByRole('option')
    expect(found.map((one) => one.textContent)).toEqual([
      'Bean stewdinner',
      'Zucchini pastaquickdinner',
      'Apple porridgebreakfast',
    ])
  })

  it('takes what is no recipe as food, by Enter and Enter again (calendar 49)', async () => {
    server.answers(recipesCall, [aStoredRecipe({ id: 7, name: 'Apple porridge' })])
    creates()
    const { person, dialog } = await visitDialog(WEEK, 'Add breakfast on Tuesday 3 March')
    await person.type(await dialog.findByLabelText('Recipe', { selector: '[role=combobox]' }), 'Toast')
    expect(await dialog.findByRole('button', { name: 'Add “Toast” as food' })).toBeVisible()
    await person.keyboard('{Enter}')
    const name = await dialog.findByLabelText('Name')
    expect(name).toHaveProperty('value', 'Toast')
    await person.type(name, '{Enter}')
    expect(await screen.findByText('Meal saved!')).toBeVisible()
    expect(server.received(createAssignmentCall)[0]?.body.breakfastMeals).toMatchObject([
      { name: 'Toast', type: 'food' },
    ])
  })

  it('saves a name one second after the last letter, under the version it was changed from', async () => {
    keeps(tuesday)
    visit(WEEK)
    const name = await screen.findByLabelText('Name of Fish pie')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.change(name, { target: { value: 'Fish pie with peas' } })
    await act(() => vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY - 1))
    fireEvent.change(name, { target: { value: 'Fish pie with leeks' } })
    await act(() => vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY - 1))
    expect(server.received(changeAssignmentCall)).toEqual([])
    expect(screen.getByText('Not saved yet')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(50))
    const [sent, ...others] = server.received(changeAssignmentCall)
    expect(others).toEqual([])
    expect(sent).toMatchObject({ params: { date: TUESDAY }, ifMatch: 7 })
    expect(sent?.body.dinnerMeals).toEqual([{ ...pie, name: 'Fish pie with leeks' }])
    expect(screen.getByText('Saved')).toBeVisible()
  })

  it('stays with a name whose letters are still being chosen', async () => {
    keeps(tuesday)
    visit(WEEK)
    const name = await screen.findByLabelText('Name of Fish pie')
    name.focus()
    fireEvent.keyDown(name, { key: 'Enter', isComposing: true })
    expect(document.activeElement).toBe(name)
    fireEvent.keyDown(name, { key: 'Enter' })
    expect(document.activeElement).not.toBe(name)
  })

  it('takes 1 to 20 people and nothing else', async () => {
    keeps(tuesday)
    visit(WEEK)
    const people = await screen.findByLabelText('People for Fish pie')
    for (const value of ['0', '21', 'x']) fireEvent.change(people, { target: { value } })
    expect(people).toHaveProperty('value', '4')
    fireEvent.change(people, { target: { value: '20' } })
    expect(people).toHaveProperty('value', '20')
    await expect.poll(() => server.received(changeAssignmentCall).length).toBe(1)
    expect(server.received(changeAssignmentCall)[0]?.body.dinnerMeals?.[0]?.peopleCount).toBe(20)
  })

  it('removes a meal at once, and offers to bring it back', async () => {
    keeps(tuesday)
    const person = await visitAndPress(WEEK, 'Remove Fish pie')
    await expect.poll(() => server.received(changeAssignmentCall)[0]?.body.dinnerMeals).toEqual([])
    await pressUndo(person)
    await expect.poll(() => server.received(changeAssignmentCall)[1]?.body.dinnerMeals).toEqual([pie])
    expect(server.received(changeAssignmentCall)[1]?.ifMatch).toBe(8)
    expect(await screen.findByLabelText('Name of Fish pie')).toBeVisible()
  })

  it('keeps an Undo for each removed meal, at its place (calendar 91)', async () => {
    const peas = { ...pie, id: 'peas', name: 'Peas' }
    const mash = { ...pie, id: 'mash', name: 'Mash' }
    const wednesday = aStoredDay('2026-03-04', { lunchMeals: [{ ...pie, id: 'soup', name: 'Soup' }] })
    keeps({ ...tuesday, dinnerMeals: [pie, peas, mash] }, wednesday)
    const person = await visitAndPress(WEEK, 'Remove Fish pie')
    for (const name of ['Remove Peas', 'Remove Mash', 'Remove Soup'])
      await person.click(screen.getByRole('button', { name }))
    const undo = (name: string) => {
      const row = screen.getAllByRole('listitem').find((one) => one.textContent.startsWith(`${name} removed`))
      return within(row ?? document.body).getByRole('button', { name: 'Undo' })
    }
    expect(document.activeElement).toBe(undo('Soup'))
    for (const name of ['Mash', 'Fish pie', 'Peas', 'Soup']) await person.click(undo(name))
    expect((await tuesdayCard()).getAllByLabelText(/^Name of/)).toMatchObject([
      { value: 'Fish pie' },
      { value: 'Peas' },
      { value: 'Mash' },
    ])
    expect((await dayCard('Wednesday 4 March')).getByLabelText('Name of Soup')).toBeVisible()
    expect(screen.queryByText(/ removed$/)).toBeNull()
  })

  it('ignores a day: its meals are hidden, not lost (calendar 12)', async () => {
    keeps(tuesday)
    const person = visit(WEEK)
    const day = await tuesdayCard()
    await person.click(await day.findByRole('switch', { name: 'Ignore this day: Tuesday 3 March' }))
    await expect
      .poll(() => server.received(changeAssignmentCall)[0]?.body)
      .toMatchObject({
        isSkipped: true,
        dinnerMeals: [pie],
      })
    expect(day.queryByRole('heading', { name: 'Dinner' })).toBeNull()
    await person.click(day.getByRole('switch'))
    expect(await day.findByLabelText('Name of Fish pie')).toBeVisible()
  })
})

describe('a save that fails', () => {
  it('says so, keeps what was typed, and is made again', async () => {
    keeps(tuesday)
    server.refuses(changeAssignmentCall, 500, 'The larder is shut')
    const person = visit(WEEK)
    await person.type(await screen.findByLabelText('People for Fish pie'), '{ArrowUp}')
    await person.click(await screen.findByRole('button', { name: 'Remove Fish pie' }))
    expect(await screen.findByText('Failed to save')).toBeVisible()
    expect(screen.queryByLabelText('Name of Fish pie')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    keeps(tuesday)
    await person.click(await screen.findByRole('button', { name: 'Save Tuesday 3 March again' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(server.received(changeAssignmentCall).at(-1)?.body.dinnerMeals).toEqual([
      { ...pie, peopleCount: 5 },
    ])
  })

  it('keeps the change over a walk to another screen', async () => {
    keeps(tuesday)
    server.isUnreachableFor(changeAssignmentCall)
    const person = await visitAndPress(WEEK, 'Remove Fish pie')
    expect((await screen.findAllByText('Will be saved')).length).toBeGreaterThan(0)
    await person.click(screen.getByRole('button', { name: 'Next Week' }))
    expect(await screen.findByText(/Not saved yet: Tuesday 3 March/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Show' }))
    const again = await screen.findByRole('button', { name: 'Save Tuesday 3 March again' })
    expect(screen.queryByLabelText('Name of Fish pie')).toBeNull()
    keeps(tuesday)
    await person.click(again)
    expect(await screen.findByText('Saved')).toBeVisible()
  })

  it('says of a meal added without a connection that it will be saved, and never that it failed', async () => {
    server.isUnreachableFor(createAssignmentCall)
    const said: string[] = []
    const stop = onToast(() => said.push(currentToast()?.title ?? ''))
    const person = visit(WEEK)
    const day = await tuesdayCard()
    await person.click(day.getByRole('button', { name: 'Add lunch on Tuesday 3 March' }))
    const dialog = within(await screen.findByRole('dialog'))
    await person.click(dialog.getByRole('radio', { name: 'Food' }))
    await person.type(dialog.getByLabelText('Name'), 'Porridge')
    await person.click(dialog.getByRole('button', { name: 'Add to lunch' }))
    expect(await day.findByText('Will be saved')).toBeVisible()
    expect(day.getByLabelText('Name of Porridge')).toBeVisible()
    expect(day.getByText(/saved as soon as possible/)).toBeVisible()
    creates()
    act(comeBackOnline)
    expect(await screen.findByText('Meal saved!')).toBeVisible()
    stop()
    expect(server.received(createAssignmentCall).at(-1)?.body.lunchMeals).toMatchObject([
      { name: 'Porridge' },
    ])
    expect(said.filter((title) => title !== '')).toEqual(['Will be saved', 'Meal saved!'])
  })

  it('asks before the tab is closed and is made again with the connection, also on another screen', async () => {
    keeps(tuesday)
    server.isUnreachableFor(changeAssignmentCall)
    const person = await visitAndPress(WEEK, 'Remove Fish pie')
    expect((await screen.findAllByText('Will be saved')).length).toBeGreaterThan(0)
    await person.click(screen.getByRole('link', { name: 'Recipes' }))
    expect(await screen.findByRole('heading', { name: 'Recipes' })).toBeVisible()
    expect(isAskedOnClosing()).toBe(true)
    keeps(tuesday)
    act(comeBackOnline)
    expect(await screen.findByText('Meal saved!')).toBeVisible()
    expect(server.received(changeAssignmentCall).at(-1)?.body.dinnerMeals).toEqual([])
    expect(isAskedOnClosing()).toBe(false)
  })

  it('is there again when the session had ended and somebody signed in anew', async () => {
    keeps(tuesday)
    server.refuses(changeAssignmentCall, 401, 'Please sign in')
    const person = visit(WEEK)
    await screen.findByRole('button', { name: 'Remove Fish pie' })
    server.refuses(meCall, 401, 'Please sign in')
    await person.click(screen.getByRole('button', { name: 'Remove Fish pie' }))
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(isAskedOnClosing()).toBe(false)
    cleanup()
    server.answers(meCall, aUser())
    keeps(tuesday)
    await visitAndPress(WEEK, 'Save Tuesday 3 March again')
    expect(await screen.findByText('Meal saved!')).toBeVisible()
    expect(server.received(changeAssignmentCall).at(-1)?.body.dinnerMeals).toEqual([])
  })

  it('joins it with what somebody else changed in another meal, and asks nothing (calendar 63)', async () => {
    const theirs = { ...tuesday, breakfastMeals: [{ ...pie, id: 'oats', name: 'Porridge' }], version: 9 }
    server.answers(assignmentsCall, [tuesday])
    server.answers(changeAssignmentCall, ({ body, ifMatch }) =>
      ifMatch === 9
        ? { ...theirs, ...body, version: 10 }
        : refusal(412, 'Somebody else changed this day first.', { current: theirs }),
    )
    const person = visit(WEEK)
    await screen.findByLabelText('Name of Fish pie')
    server.answers(assignmentsCall, [{ ...theirs, dinnerMeals: [], version: 10 }])
    await person.click(screen.getByRole('button', { name: 'Remove Fish pie' }))
    expect(await screen.findByLabelText('Name of Porridge')).toBeVisible()
    await expect
      .poll(() => server.received(changeAssignmentCall).at(-1))
      .toMatchObject({ ifMatch: 9, body: { dinnerMeals: [], breakfastMeals: theirs.breakfastMeals } })
    expect(screen.queryByText('Failed to save')).toBeNull()
    expect(screen.queryByRole('group', { name: 'Your change wasn’t saved' })).toBeNull()
  })

  it('shows the day as somebody else left it and keeps the change beside it, to be made again', async () => {
    const oats = { ...pie, id: 'oats', name: 'Porridge' }
    const theirs = {
      ...tuesday,
      breakfastMeals: [oats],
      dinnerMeals: [{ ...pie, peopleCount: 6 }],
      version: 9,
    }
    server.answers(assignmentsCall, [tuesday])
    server.refuses(changeAssignmentCall, 412, 'Somebody else changed this day first.', { current: theirs })
    const person = visit(WEEK)
    await screen.findByLabelText('Name of Fish pie')
    server.answers(assignmentsCall, [theirs])
    await person.click(screen.getByRole('button', { name: 'Remove Fish pie' }))
    const note = within(await screen.findByRole('group', { name: 'Your change wasn’t saved' }))
    expect(note.getByText('Remove Fish pie from dinner')).toBeVisible()
    expect(await screen.findByLabelText('Name of Porridge')).toBeVisible()
    expect(await screen.findByLabelText('Name of Fish pie')).toBeVisible()
    keeps(theirs)
    await person.click(note.getByRole('button', { name: 'Make it again' }))
    await expect
      .poll(() => server.received(changeAssignmentCall).at(-1))
      .toMatchObject({
        ifMatch: 9,
        body: { dinnerMeals: [], breakfastMeals: theirs.breakfastMeals },
      })
    expect(screen.queryByRole('group', { name: 'Your change wasn’t saved' })).toBeNull()
    expect(screen.getByText('Fish pie removed')).toBeVisible()
  })

  it('does not bring a removed meal back, nor offers its Undo, when the removal was given up', async () => {
    const theirs = { ...tuesday, dinnerMeals: [{ ...pie, peopleCount: 6 }], version: 9 }
    server.answers(assignmentsCall, [tuesday])
    server.refuses(changeAssignmentCall, 412, 'Somebody else changed this day first.', { current: theirs })
    const person = visit(WEEK)
    await screen.findByLabelText('Name of Fish pie')
    server.answers(assignmentsCall, [theirs])
    await person.click(screen.getByRole('button', { name: 'Remove Fish pie' }))
    await person.click(await screen.findByRole('button', { name: 'Leave it' }))
    expect(screen.getAllByLabelText('Name of Fish pie')).toHaveLength(1)
    expect(screen.queryByText('Fish pie removed')).toBeNull()
    server.answers(changeDaysCall, ({ body }) => {
      const saved = body.days.map((day) => ({ ...theirs, ...day, version: 10 }))
      server.answers(assignmentsCall, saved)
      return saved
    })
    screen.getByRole('group', { name: 'Dinner on Tuesday 3 March, 1 meal' }).focus()
    await person.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(await screen.findByText('Fish pie moved to Wednesday dinner')).toBeVisible()
    expect(screen.queryByText('Fish pie removed')).toBeNull()
  })
})

describe('a locked day', () => {
  const list = {
    id: 3,
    userId: 1,
    name: 'Big shop',
    startDate: TUESDAY,
    endDate: TUESDAY,
    completedAt: '2026-03-01T08:00:00.000Z',
    items: [],
    ticks: [],
    marks: [],
  }

  it('is to be read only, and says that it is locked and by what (calendar 31)', async () => {
    server.answers(completedListsCall, [list])
    const dal: Meal = { id: 'dal', name: 'Dal', type: 'recipe', recipeId: 9, peopleCount: 2 }
    server.answers(assignmentsCall, [
      aStoredDay(TUESDAY, { lunchMeals: [dal], dinnerMeals: [pie], isLocked: true }),
    ])
    visit(WEEK)
    const day = await tuesdayCard()
    expect(await day.findByText('Calendar Locked')).toBeVisible()
    expect(day.getByText('Big shop')).toBeVisible()
    expect(day.getByText('Fish pie')).toBeVisible()
    expect(day.queryByRole('textbox')).toBeNull()
    expect(day.queryByRole('switch')).toBeNull()
    expect(day.queryAllByRole('button')).toEqual([])
    // A meal of a locked day keeps the link to its recipe, because it is going to be cooked.
    expect(day.getByRole('link', { name: 'Open recipe Dal' }).getAttribute('href')).toBe(
      `/recipe/9?servings=2&date=${TUESDAY}&from=calendar`,
    )
    expect((await dayCard('Monday 2 March')).getByRole('switch')).toBeVisible()
  })

  it('is called Locked (Ignored) when it was ignored (calendar 31)', async () => {
    server.answers(assignmentsCall, [aStoredDay(TUESDAY, { isSkipped: true, isLocked: true })])
    visit(WEEK)
    expect(await (await tuesdayCard()).findByText('Locked (Ignored)')).toBeVisible()
  })

  it('refuses a change that was on its way, and keeps it to be made again when the lock is gone', async () => {
    server.answers(assignmentsCall, [tuesday])
    server.refuses(changeAssignmentCall, 423, 'This day is locked by a shopping list')
    const person = visit(WEEK)
    await screen.findByLabelText('Name of Fish pie')
    server.answers(completedListsCall, [list])
    await person.click(screen.getByRole('button', { name: 'Remove Fish pie' }))
    const note = within(await screen.findByRole('group', { name: 'Your change wasn’t saved' }))
    expect(note.getByText('This day is locked by a shopping list')).toBeVisible()
    expect(await screen.findByText('Calendar Locked')).toBeVisible()
    expect(note.queryByRole('button', { name: 'Make it again' })).toBeNull()

    server.answers(completedListsCall, [])
    server.answers(changeAssignmentCall, aStoredDay(TUESDAY, { version: 2 }))
    announceCalendarEvent('shopping-list-deleted')
    await person.click(await note.findByRole('button', { name: 'Make it again' }))
    await expect.poll(() => screen.queryByRole('group', { name: 'Your change wasn’t saved' })).toBeNull()
    expect(server.received(changeAssignmentCall)).toHaveLength(2)
  })
})

describe('the way to the shopping list (calendar 64)', () => {
  const leadsTo = async (place: string) => {
    visit(place)
    return (await screen.findByRole('link', { name: 'Shopping List' })).getAttribute('href')
  }

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T12:00:00') }))

  it('takes the days along that are shown', async () => {
    expect(await leadsTo('/calendar?view=three-days&date=2026-03-10')).toBe(
      '/shopping-list?start=2026-03-10&end=2026-03-12',
    )
  })

  it('leaves out the days that are over', async () => {
    expect(await leadsTo('/calendar')).toBe('/shopping-list?start=2026-03-04&end=2026-03-08')
  })

  it('takes none along where all are over', async () => {
    expect(await leadsTo('/calendar?date=2026-02-24')).toBe('/shopping-list')
  })
})
