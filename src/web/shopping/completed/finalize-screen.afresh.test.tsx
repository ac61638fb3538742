import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aStoredDay, aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { visit, visitAndPress, whereNow } from '../../../../test/harness/web-visit.ts'
import { assignmentsCall } from '../../../contract/calendar.ts'
import { recipesCall } from '../../../contract/recipes.ts'
import {
  addTicksCall,
  areDaysLockedCall,
  completedListsCall,
  completeListCall,
} from '../../../contract/shopping.ts'
import { addDays, dayOf, formatDay } from '../../../domain/day.ts'
import { type CompletedList, defaultListName } from '../../../domain/shopping/completed-list.ts'
import { withTicks } from '../../../domain/shopping/tick.ts'
import { tickStoreOf } from '../shop/ticks.ts'

const start = dayOf(new Date())
const end = addDays(start, 6)
const FINALIZE = `/shopping-list/finalize?start=${start}&end=${end}`
const COMPLETE = 'Complete Shopping List & Lock Calendar'

const soup = aStoredRecipe({ id: 7, ingredients: ['800 g tomatoes', '1 large onion'] })
const item = { category: 'Vegetables' as const, isChecked: false, recipeIds: [7] }

const completed: CompletedList = {
  id: 3,
  userId: 1,
  name: 'Big shop',
  startDate: start,
  endDate: end,
  completedAt: '2026-01-01T08:00:00.000Z',
  items: [
    { ...item, id: 'tomatoes', name: 'tomatoes', quantity: 800, unit: 'g' },
    { ...item, id: 'onion', name: 'onion', quantity: 1, unit: '' },
  ],
  ticks: [],
  marks: [],
}

/** Makes the list of the week's one meal and opens the screen that completes it. */
async function withOpenList() {
  const person = await visitAndPress('/shopping-list', 'Choose These Dates')
  await person.click(await screen.findByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'Complete Your Shopping List' })
  return person
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) })
async function pressTomatoes() {
  const person = visit(`${FINALIZE}&previous=true`)
  await person.click(await box('tomatoes'))
  return person
}

afterEach(() => {
  vi.useRealTimers()
})

beforeEach(() => {
  const meal = { id: 'a', name: soup.name, type: 'recipe' as const, recipeId: 7, peopleCount: 4 }
  server.answers(assignmentsCall, [aStoredDay(start, { dinnerMeals: [meal] })])
  server.answers(recipesCall, [soup])
  server.answers(completedListsCall, [])
  server.answers(areDaysLockedCall, { isLocked: false })
})

it.each(['/shopping-list/finalize', '/shopping-list/finalize?start=monday&end=2026', '/shopping-list/shop'])(
  '%s names no list, and leads to where one is made',
  async (address) => {
    visit(address)
    expect(await screen.findByRole('button', { name: 'Choose These Dates' })).toBeVisible()
    await expect.poll(whereNow).toBe('/shopping-list')
  },
)

describe('the list in the making', () => {
  it('has the name of its dates; Save works only when the name is another (shopping 20)', async () => {
    const person = await withOpenList()
    const name = screen.getByLabelText('List name')
    const save = screen.getByRole('button', { name: 'Save' })
    expect(name).toHaveProperty('value', defaultListName(start, end))
    expect(save).toHaveProperty('disabled', true)
    await person.clear(name)
    await person.type(name, 'Half-term')
    expect(
      screen.getByText('Unsaved changes: press Save, or complete the list, to give it this name.'),
    ).toBeVisible()
    await person.click(save)
    expect(await screen.findByText('List name saved')).toBeVisible()
    expect(screen.getByText('Your shopping list name has been updated')).toBeVisible()
    expect(save).toHaveProperty('disabled', true)
    cleanup()
    visit(FINALIZE)
    expect(await screen.findByLabelText('List name')).toHaveProperty('value', 'Half-term')
  })

  it('says what completing does, shows the meals it is for, and is printed', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const person = await withOpenList()
    const [from, to] = [formatDay(start, 'long'), formatDay(end, 'long')]
    const warning = new RegExp(`^Completing the list locks your meal calendar from ${from} to ${to}`)
    expect(screen.getByText(warning)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Printer Friendly' })).toBeVisible()
    const meals = within(screen.getByRole('region', { name: 'Meals Included' }))
    expect(await meals.findByText('Tomato soup')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('says that the meal of leftovers is gone, for which nothing is bought (calendar 105)', async () => {
    const again = { id: 'again', name: soup.name, type: 'freezer' as const, recipeId: 7, peopleCount: 4 }
    const leftoverOf = { date: start, mealId: 'gone' }
    const meal = { id: 'a', name: soup.name, type: 'recipe' as const, recipeId: 7, peopleCount: 4 }
    server.answers(assignmentsCall, [
      aStoredDay(start, { dinnerMeals: [meal] }),
      aStoredDay(addDays(start, 1), { dinnerMeals: [{ ...again, leftoverOf }] }),
    ])
    await withOpenList()
    const meals = within(screen.getByRole('region', { name: 'Meals Included' }))
    expect(
      await meals.findByText('The meal it’s left over from is no longer planned before it'),
    ).toBeVisible()
  })

  it('a list of one day says that day once (shopping 83)', async () => {
    const person = visit('/shopping-list')
    const lastDay = await screen.findByLabelText('End date')
    await person.clear(lastDay)
    await person.type(lastDay, formatDay(start, 'full'))
    await person.click(screen.getByRole('button', { name: 'Choose These Dates' }))
    await person.click(await screen.findByRole('button', { name: 'Next' }))
    await screen.findByRole('heading', { name: 'Complete Your Shopping List' })
    const day = formatDay(start, 'long')
    expect(
      screen.getByText(new RegExp(`^Completing the list locks your meal calendar on ${day}, so`)),
    ).toBeVisible()
    expect(screen.getByText(formatDay(start, 'full'))).toBeVisible()
    expect(document.body.textContent).not.toContain('–')
  })

  it('says before it is completed that its days need something else by now', async () => {
    await withOpenList()
    cleanup()
    server.answers(assignmentsCall, [])
    visit(FINALIZE)
    expect(await screen.findByText(/meals of these days have changed/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Make a new list' }).getAttribute('href')).toBe('/shopping-list')
  })

  it('is completed with its items, and says that the calendar is locked', async () => {
    const told = vi.fn<() => void>()
    window.addEventListener('shopping-list-completed', told, { once: true })
    server.answers(completeListCall, ({ body }) => {
      const list = { ...completed, ...body }
      server.answers(completedListsCall, [list])
      return list
    })
    const person = await withOpenList()
    await person.click(await box('onion'))
    await person.type(screen.getByLabelText('List name'), ' for Gran')
    await person.click(screen.getByRole('button', { name: COMPLETE }))
    expect(await screen.findByText('Shopping list completed')).toBeVisible()
    expect(screen.getByText('Your meal calendar for these dates is now locked')).toBeVisible()
    expect(told).toHaveBeenCalledOnce()
    expect(await screen.findByRole('region', { name: 'Completed' })).toBeVisible()
    expect(screen.queryByRole('button', { name: COMPLETE })).toBeNull()
    expect(screen.queryByText(/^Completing the list locks/)).toBeNull()
    const sent = server.received(completeListCall)[0]?.body
    expect(sent).toMatchObject({
      name: `${defaultListName(start, end)} for Gran`,
      startDate: start,
      endDate: end,
    })
    expect(
      sent?.items.map(({ name, quantity, unit, isChecked }) => [name, quantity, unit, isChecked]),
    ).toEqual(
      expect.arrayContaining([
        ['tomatoes', 800, 'g', false],
        [expect.stringContaining('onion'), 1, '', true],
      ]),
    )
  })

  it('stays as it is when completing fails', async () => {
    server.refuses(completeListCall, 500, 'The larder is shut')
    const person = await withOpenList()
    await person.type(screen.getByLabelText('List name'), ' for Gran')
    await person.click(screen.getByRole('button', { name: COMPLETE }))
    expect(await screen.findByText('Failed to complete shopping list. Please try again.')).toBeVisible()
    expect(screen.getByLabelText('List name')).toHaveProperty(
      'value',
      `${defaultListName(start, end)} for Gran`,
    )
    expect(await box('tomatoes')).toBeVisible()
    expect(screen.getByRole('button', { name: COMPLETE })).toHaveProperty('disabled', false)
  })

  it('once completed, the first steps are over for who planned by hand (home 145)', async () => {
    localStorage.setItem('plateful:first-steps', 'yes')
    server.answers(completeListCall, completed)
    const person = await withOpenList()
    await person.click(screen.getByRole('button', { name: COMPLETE }))
    await screen.findByText('Shopping list completed')
    expect(localStorage.getItem('plateful:first-steps')).toBeNull()
  })

  it('cannot be completed while another list locks one of its days', async () => {
    server.answers(areDaysLockedCall, { isLocked: true })
    await withOpenList()
    expect(await screen.findByText(/already locked by another list/)).toBeVisible()
    expect(screen.getByRole('button', { name: COMPLETE })).toHaveProperty('disabled', true)
  })

  it('counts a failed check of the lock as not locked', async () => {
    server.refuses(areDaysLockedCall, 500, 'The larder is shut')
    await withOpenList()
    await expect.poll(() => server.received(areDaysLockedCall).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: COMPLETE })).toHaveProperty('disabled', false)
  })

  it('keeps its ticks in this browser, under current', async () => {
    const person = await withOpenList()
    await person.click(await box('tomatoes'))
    expect(localStorage.getItem('plateful:ticks:1:current')).toContain('true')
    cleanup()
    visit(FINALIZE)
    expect((await box('tomatoes')).checked).toBe(true)
    expect(server.received(addTicksCall)).toEqual([])
  })

  it('says when it is no longer here', async () => {
    visit(FINALIZE)
    expect(await screen.findByText('This list is no longer here')).toBeVisible()
  })
})

describe('a previous list', () => {
  beforeEach(() => {
    server.answers(completedListsCall, [completed])
  })

  it('says its days once, beside a name of its own or alone (shopping 81)', async () => {
    visit(`${FINALIZE}&previous=true`)
    expect(await screen.findByText(/^Big shop · \d+ \w+ – /)).toBeVisible()
    cleanup()
    server.answers(completedListsCall, [{ ...completed, name: defaultListName(start, end) }])
    visit(`${FINALIZE}&previous=true`)
    expect(await screen.findByText(/^\d+ \w+ – \d+ \w+ \d{4}$/)).toBeVisible()
    expect(screen.queryByText(/ · \d+ \w+ – /)).toBeNull()
  })

  it('hides its name and the completion (shopping 20)', async () => {
    visit(`${FINALIZE}&previous=true`)
    expect(await screen.findByRole('heading', { name: 'Previous Shopping List' })).toBeVisible()
    await box('tomatoes')
    expect(screen.queryByLabelText('List name')).toBeNull()
    expect(screen.queryByRole('button', { name: COMPLETE })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Completed' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to Shopping List' }).getAttribute('href')).toBe(
      '/shopping-list',
    )
  })

  const answersTicks = () =>
    server.answers(addTicksCall, ({ body }) => ({
      ...completed,
      items: withTicks(completed.items, body.ticks),
      ticks: body.ticks,
    }))
  const sentTicks = () =>
    server
      .received(addTicksCall)
      .flatMap(({ body }) => body.ticks.map(({ itemId, isChecked }) => [itemId, isChecked]))

  it('sends one tick alone, and lets the ticked item sink to the end of its aisle', async () => {
    answersTicks()
    await pressTomatoes()
    await expect.poll(sentTicks).toEqual([['tomatoes', true]])
    expect(server.received(addTicksCall)[0]?.params).toEqual({ id: 3 })
    const aisle = within(screen.getByRole('group', { name: 'Vegetables' }))
    expect(aisle.getAllByRole<HTMLInputElement>('checkbox').map((one) => one.checked)).toEqual([false, true])
  })

  it('keeps what could not be sent, and sends it once when the network is back', async () => {
    server.isUnreachableFor(addTicksCall)
    await pressTomatoes()
    expect(await screen.findByText(/1 of 2 ticked, 1 not sent yet/)).toBeVisible()
    expect(localStorage.getItem(`plateful:ticks:1:${start}:${end}`)).toContain('tomatoes')
    cleanup()
    visit(`${FINALIZE}&previous=true`)
    expect((await box('tomatoes')).checked).toBe(true)
    const before = server.received(addTicksCall).length
    answersTicks()
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => screen.getByText(/1 of 2 ticked/).textContent).toBe('1 of 2 ticked')
    expect(server.received(addTicksCall)).toHaveLength(before + 1)
  })

  it('sends again by itself what came when there was too much at once', async () => {
    server.refuses(addTicksCall, 429, 'Too many at once')
    await pressTomatoes()
    await expect.poll(() => server.received(addTicksCall).length).toBe(1)
    answersTicks()
    await expect
      .poll(() => screen.getByText(/1 of 2 ticked/).textContent, { timeout: 8000 })
      .toBe('1 of 2 ticked')
  })

  it('takes over what another phone ticked, and lets the later tick count', async () => {
    const theirs = { itemId: 'tomatoes', isChecked: true, at: Date.now() - 60_000, by: 'another phone' }
    server.answers(completedListsCall, [
      {
        ...completed,
        items: withTicks(completed.items, [theirs]),
        ticks: [theirs],
        marks: [],
      },
    ])
    answersTicks()
    const person = visit(`${FINALIZE}&previous=true`)
    expect((await box('tomatoes')).checked).toBe(true)
    await person.click(await box('tomatoes'))
    await expect.poll(sentTicks).toEqual([['tomatoes', false]])
    expect((await box('tomatoes')).checked).toBe(false)
    expect(server.received(addTicksCall)[0]?.body.ticks[0]?.at).toBeGreaterThan(theirs.at)
  })

  it('sends a tick again that the server had and lost', async () => {
    const ours = { itemId: 'onion', isChecked: true, at: Date.now() - 60_000, by: 'this phone', isSent: true }
    localStorage.setItem(
      `plateful:ticks:1:${start}:${end}`,
      JSON.stringify({ listId: 3, ticks: [ours], marks: [], unsentMarks: [] }),
    )
    answersTicks()
    visit(`${FINALIZE}&previous=true`)
    expect((await box('onion')).checked).toBe(true)
    await expect.poll(sentTicks).toEqual([['onion', true]])
  })

  it('looks every second for ten seconds whether a tick was lost (shopping 28)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answersTicks()
    visit(`${FINALIZE}&previous=true`)
    await box('onion')
    const loses = (itemId: string) => {
      const tick = { itemId, isChecked: true, at: Date.now(), by: 'this phone', isSent: true }
      act(() =>
        tickStoreOf(1, { start, end }).write({ listId: 3, ticks: [tick], marks: [], unsentMarks: [] }),
      )
    }
    loses('onion')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await expect.poll(sentTicks).toEqual([['onion', true]])
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    loses('tomatoes')
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(sentTicks()).toEqual([['onion', true]])
  })

  it('leaves the ticks of somebody else who signs in here alone', async () => {
    const theirs = { itemId: 'onion', isChecked: true, at: 5, by: 'this phone', isSent: false }
    localStorage.setItem(
      `plateful:ticks:2:${start}:${end}`,
      JSON.stringify({ listId: 3, ticks: [theirs], marks: [], unsentMarks: [] }),
    )
    visit(`${FINALIZE}&previous=true`)
    expect((await box('onion')).checked).toBe(false)
    expect(server.received(addTicksCall)).toEqual([])
  })

  it('lets the ticks of a list go that somebody deleted', async () => {
    server.refuses(addTicksCall, 404, 'This shopping list is no longer there.')
    await pressTomatoes()
    await expect.poll(() => localStorage.getItem(`plateful:ticks:1:${start}:${end}`)).toBeNull()
  })

  it('has its days on paper, beside a name that does not say them', async () => {
    visit(`${FINALIZE}&previous=true`)
    const printed = await screen.findByText('Big shop', { selector: '[aria-hidden]' })
    expect(printed.textContent).toBe(`Big shop${formatDay(start, 'short')} – ${formatDay(end, 'full')}`)
  })

  it('is copied in three forms', async () => {
    const person = visit(`${FINALIZE}&previous=true`)
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    vi.stubGlobal('isSecureContext', true)
    for (const form of ['With categories', 'Simple', 'Clean']) {
      await person.click(await screen.findByRole('radio', { name: form }))
      await person.click(screen.getByRole('button', { name: `Copy: ${form}` }))
      expect(await screen.findByText('Copied to clipboard')).toBeVisible()
      expect(screen.getByText('Shopping list copied successfully')).toBeVisible()
      expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible()
    }
    expect(screen.getByLabelText('The list: Clean').textContent).toBe('tomatoes\nonion')
    expect(write.mock.calls.map(([text]) => text)).toEqual([
      'Big shop\n========\n\nVegetables\n☐ tomatoes - 800 g\n☐ onion - 1',
      'tomatoes - 800 g\nonion - 1',
      'tomatoes\nonion',
    ])
  })

  it('is handed to another program of the phone, an item a line (shopping 39)', async () => {
    const share = vi.fn<Navigator['share']>().mockResolvedValue()
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
    const person = visit(`${FINALIZE}&previous=true`)
    const button = await screen.findByRole('button', { name: 'Share' })
    await person.click(button)
    expect(share.mock.calls).toEqual([[{ title: 'Big shop', text: 'tomatoes - 800 g\nonion - 1' }]])
    share.mockRejectedValue(new DOMException('closed', 'AbortError'))
    await person.click(button)
    expect(screen.queryByText('The list couldn’t be shared')).toBeNull()
    share.mockRejectedValue(new Error('no'))
    await person.click(button)
    expect(await screen.findByText('The list couldn’t be shared')).toBeVisible()
  })

  it('says Copied! for two seconds (shopping 26)', async () => {
    visit(`${FINALIZE}&previous=true`)
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    vi.stubGlobal('isSecureContext', true)
    const copy = await screen.findByRole('button', { name: 'Copy: With categories' })
    vi.useFakeTimers()
    act(() => copy.click())
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(copy.textContent).toBe('Copied!')
    await act(() => vi.advanceTimersByTimeAsync(1980))
    expect(copy.textContent).toBe('Copied!')
    await act(() => vi.advanceTimersByTimeAsync(20))
    expect(copy.textContent).toBe('Copy')
  })

  it('says how to help oneself when the browser does not copy', async () => {
    const person = visit(`${FINALIZE}&previous=true`)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
    vi.stubGlobal('isSecureContext', true)
    await person.click(await screen.findByRole('button', { name: 'Copy: With categories' }))
    expect(await screen.findByText('Please try selecting and copying the text manually')).toBeVisible()
  })

  it('is sent its ticks also by a browser that keeps nothing', async () => {
    // This must stay the last test: without a storage the page keeps the ticks in its memory, where
    // later tests would find them.
    vi.stubGlobal('localStorage', null)
    answersTicks()
    await pressTomatoes()
    await expect.poll(sentTicks).toEqual([['tomatoes', true]])
  })
})
