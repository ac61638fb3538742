import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aStoredDay, aStoredRecipe, aUser } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { openDialog, visit, visitAndPress, whereNow } from '../../../test/harness/web-visit.ts'
import { meCall } from '../../contract/account.ts'
import { assignmentsCall } from '../../contract/calendar.ts'
import { recipesCall } from '../../contract/recipes.ts'
import {
  changeShopOrderCall,
  completedListsCall,
  deleteListCall,
  openListCall,
  shopOrderCall,
} from '../../contract/shopping.ts'
import { addDays, dayOf, type DayRange, formatDay, formatDays } from '../../domain/day.ts'
import { changeShopOrder } from '../../domain/shopping/change-shop-order.ts'
import type { CompletedList } from '../../domain/shopping/completed-list.ts'
import { defaultShopOrder } from '../../domain/shopping/shop-order.ts'
import type { ShoppingItem } from '../../domain/shopping/shopping-item.ts'
import { storedLocalList } from './list/local-list.ts'

const today = dayOf(new Date())
const end = addDays(today, 6)

const soup = aStoredRecipe({ id: 7, servings: 4, ingredients: ['800 g tomatoes', '1 onion'] })
const pasta = aStoredRecipe({
  id: 8,
  name: 'Pasta',
  servings: 2,
  ingredients: ['300 g tomatoes', '200 g pasta'],
})

const planned = [
  aStoredDay(today, {
    dinnerMeals: [{ id: 'a', name: soup.name, type: 'recipe', recipeId: 7, peopleCount: 4 }],
  }),
  aStoredDay(addDays(today, 1), {
    id: 2,
    lunchMeals: [{ id: 'b', name: pasta.name, type: 'recipe', recipeId: 8, peopleCount: 2 }],
    dinnerMeals: [{ id: 'c', name: 'Fish and chips', type: 'takeaway', peopleCount: 4 }],
  }),
]

const aList = (change: Partial<CompletedList> = {}): CompletedList => ({
  id: 3,
  userId: 1,
  name: 'Big shop',
  startDate: addDays(today, -7),
  endDate: addDays(today, -1),
  completedAt: '2026-01-01T08:00:00.000Z',
  items: [],
  ticks: [],
  marks: [],
  ...change,
})

const choose = () => screen.getByRole('button', { name: 'Choose These Dates' })
const setDay = (label: string, value: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

const chooseDays = () => visitAndPress('/shopping-list', 'Choose These Dates')

/** Opens the screen and makes the list of the planned week. */
async function withList() {
  const person = await chooseDays()
  await screen.findByRole('table', { name: 'Shopping list' })
  return person
}

afterEach(() => {
  vi.useRealTimers()
})

beforeEach(() => {
  server.answers(assignmentsCall, planned)
  server.answers(recipesCall, [soup, pasta])
  server.answers(completedListsCall, [])
})

describe('a list to shop from', () => {
  const item = (id: string, isChecked: boolean): ShoppingItem => ({
    id,
    name: id,
    category: 'Vegetables',
    quantity: 1,
    unit: '',
    isChecked,
    recipeIds: [],
  })
  const now = { startDate: today, endDate: addDays(today, 2) }

  it('comes first, a press from the shop view (home 60)', async () => {
    server.answers(completedListsCall, [
      aList({
        id: 4,
        startDate: addDays(today, 7),
        endDate: addDays(today, 9),
        items: [item('leeks', false)],
      }),
      aList({ ...now, items: [item('carrots', true), item('peas', false)] }),
    ])
    visit('/grocery')
    const first = within(await screen.findByRole('region', { name: 'To shop now' }))
    expect(first.getByText('1 of 2 still to buy')).toBeVisible()
    expect(first.getByRole('link', { name: 'Open the list' }).getAttribute('href')).toBe(
      `/shopping-list/shop?start=${now.startDate}&end=${now.endDate}`,
    )
  })

  it('is not said once everything on it is bought, or its days are over (home 60)', async () => {
    server.answers(completedListsCall, [
      aList({ items: [item('leeks', false)] }),
      aList({ id: 4, ...now, items: [item('carrots', true)] }),
    ])
    visit('/grocery')
    await screen.findAllByText('Big shop')
    expect(screen.queryByRole('region', { name: 'To shop now' })).toBeNull()
  })
})

describe('choosing the dates', () => {
  it('begins with today and the six days after, and with a prompt (shopping 1)', async () => {
    visit('/grocery')
    expect(await screen.findByLabelText('Start date')).toHaveProperty('value', formatDay(today, 'full'))
    expect(screen.getByLabelText('End date')).toHaveProperty('value', formatDay(end, 'full'))
    expect(screen.getByText('Which days are you shopping for?')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Previous Shopping Lists' })).toBeVisible()
  })

  it('begins with the first free days where a list locks some of these (shopping 2)', async () => {
    const begins = async (startDate: string, endDate: string) => {
      cleanup()
      server.answers(completedListsCall, [aList({ startDate, endDate })])
      visit('/shopping-list')
      await screen.findByText('Big shop')
      expect(screen.queryByRole('alert')).toBeNull()
      expect(choose()).toHaveProperty('disabled', false)
      return ['Start date', 'End date'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value)
    }
    const said = (...days: string[]) => days.map((day) => formatDay(day, 'full'))
    expect(await begins(addDays(today, -2), addDays(today, 4))).toEqual(
      said(addDays(today, 5), addDays(today, 11)),
    )
    expect(await begins(addDays(today, 3), addDays(today, 9))).toEqual(said(today, addDays(today, 2)))
  })

  it('offers the next free days to who chose locked ones', async () => {
    server.answers(completedListsCall, [aList({ startDate: addDays(today, -2), endDate: addDays(today, 4) })])
    const person = visit('/shopping-list')
    await screen.findByText('Big shop')
    setDay('Start date', today)
    expect((await screen.findByRole('alert')).textContent).toContain('locked calendar periods')
    expect(choose()).toHaveProperty('disabled', true)
    const free = `Take ${formatDay(addDays(today, 5), 'short')} – ${formatDay(addDays(today, 11), 'full')}`
    await person.click(screen.getByRole('button', { name: free }))
    expect(screen.getByLabelText('Start date')).toHaveProperty('value', formatDay(addDays(today, 5), 'full'))
    expect(screen.getByLabelText('End date')).toHaveProperty('value', formatDay(addDays(today, 11), 'full'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(choose()).toHaveProperty('disabled', false)
  })

  it('leaves days alone that somebody chose while the locks were on their way', async () => {
    const arrive = server.holds(completedListsCall, [aList({ startDate: today, endDate: today })])
    visit('/shopping-list')
    await screen.findByLabelText('End date')
    setDay('End date', addDays(today, 2))
    arrive()
    expect((await screen.findByRole('alert')).textContent).toContain('locked calendar periods')
    expect(screen.getByLabelText('End date')).toHaveProperty('value', formatDay(addDays(today, 2), 'full'))
  })

  it('refuses an end before the start', async () => {
    visit('/shopping-list')
    await screen.findByLabelText('End date')
    setDay('End date', addDays(today, -1))
    expect(screen.getByRole('alert').textContent).toBe('Start date must be before end date')
    expect(choose()).toHaveProperty('disabled', true)
    setDay('End date', today)
    expect(choose()).toHaveProperty('disabled', false)
  })

  it('refuses a range that touches locked days, in words of its own (shopping 3)', async () => {
    const locked = aList({ startDate: addDays(today, 2), endDate: addDays(today, 3) })
    server.answers(completedListsCall, [locked])
    visit('/shopping-list')
    await screen.findByText('Big shop')
    setDay('End date', end)
    const { startDate, endDate } = locked
    expect((await screen.findByRole('alert')).textContent).toBe(
      `Cannot select date range that includes locked calendar periods: ${formatDay(startDate, 'short')} - ${formatDay(endDate, 'full')}. Please choose different dates.`,
    )
    expect(choose()).toHaveProperty('disabled', true)
    setDay('End date', addDays(today, 1))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(choose()).toHaveProperty('disabled', false)
  })
})

describe('days that another screen sends somebody with (shopping 90)', () => {
  const [from, to] = [addDays(today, 2), addDays(today, 4)]
  const sent = `/shopping-list?start=${from}&end=${to}`
  const shown = () => ['Start date', 'End date'].map((label) => screen.getByLabelText(label))
  const toBeShown = (range: DayRange) => [range.start, range.end].map((day) => formatDay(day, 'full'))

  it('are filled in, and the list is made of them', async () => {
    const person = visit(sent)
    await screen.findByRole('heading', { name: 'Shopping List' })
    expect(shown().map((field) => field.getAttribute('value'))).toEqual(toBeShown({ start: from, end: to }))
    await person.click(choose())
    await expect.poll(() => server.received(assignmentsCall).at(-1)?.query).toEqual({ start: from, end: to })
  })

  it('change nothing of an open list until they are chosen', async () => {
    await withList()
    cleanup()
    visit(sent)
    const table = await screen.findByRole('table', { name: 'Shopping list' })
    expect(table).toBeVisible()
    expect(screen.getByRole('heading', { name: formatDays({ start: today, end }, 'full') })).toBeVisible()
    expect(shown().map((field) => field.getAttribute('value'))).toEqual(toBeShown({ start: from, end: to }))
  })

  it('are ignored where an address names only one, or no day', async () => {
    visit('/shopping-list?start=soon&end=' + to)
    await screen.findByRole('heading', { name: 'Shopping List' })
    expect(shown().map((field) => field.getAttribute('value'))).toEqual(toBeShown({ start: today, end }))
  })
})

describe('making the list', () => {
  it('adds up what the meals of the days need, and says how much it found', async () => {
    await withList()
    expect(await screen.findByText('Shopping list generated!')).toBeVisible()
    expect(screen.getByText('Found 3 items from your meal plans.')).toBeVisible()
    expect(server.received(assignmentsCall)[0]?.query).toEqual({ start: today, end })
    expect(screen.getByLabelText('Quantity of tomatoes')).toHaveProperty('value', '1.1')
    expect(screen.getByLabelText('Unit of tomatoes')).toHaveProperty('value', 'kg')
    expect(screen.getByRole('button', { name: /Where tomatoes comes from/ }).textContent).toBe(
      'Tomato soup +1',
    )
    expect(screen.queryByDisplayValue('Fish and chips')).toBeNull()
  })

  it('says when somebody plans on, and makes another list of the days as they are now', async () => {
    await withList()
    expect(screen.queryByText(/meals of these days have changed/)).toBeNull()
    cleanup()
    server.answers(assignmentsCall, planned.slice(0, 1))
    const person = visit('/shopping-list')
    expect(await screen.findByText(/meals of these days have changed/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Make a new list' }))
    await expect.poll(() => screen.queryByLabelText('Quantity of tomatoes')).toHaveProperty('value', '800')
    expect(screen.queryByText(/meals of these days have changed/)).toBeNull()
  })

  it('says when there is nothing to buy', async () => {
    server.answers(assignmentsCall, [])
    await chooseDays()
    expect(await screen.findByText('No items found for the selected dates.')).toBeVisible()
  })

  it('shows that it is under way', async () => {
    const arrive = server.holds(assignmentsCall, planned)
    await chooseDays()
    expect(await screen.findByText('Putting your list together')).toBeVisible()
    arrive()
    await screen.findByRole('table', { name: 'Shopping list' })
    expect(screen.queryByText('Putting your list together')).toBeNull()
  })

  it('says when it did not work', async () => {
    server.refuses(assignmentsCall, 500, 'The larder is shut')
    await chooseDays()
    expect(await screen.findByText('Failed to generate shopping list')).toBeVisible()
  })
})

describe('what to buy (shopping 37)', () => {
  const eggs = aStoredRecipe({
    id: 9,
    name: 'Cake',
    servings: 6,
    ingredients: ['2 eggs', '0.5 tin chickpeas', '2 cups plain flour', '1 tsp ground cumin'],
  })
  const cake = aStoredDay(today, {
    dinnerMeals: [{ id: 'a', name: 'Cake', type: 'recipe', recipeId: 9, peopleCount: 4 }],
  })

  beforeEach(() => {
    server.answers(assignmentsCall, [cake])
    server.answers(recipesCall, [eggs])
  })

  it('is in the fields, with what it is for below', async () => {
    await withList()
    expect(screen.getByLabelText('Quantity of eggs')).toHaveProperty('value', '2')
    // The fraction of a whole piece is not shown (shopping 85).
    expect(screen.queryByText('for 1.33')).toBeNull()
    expect(screen.getByLabelText('Quantity of chickpeas')).toHaveProperty('value', '1')
    expect(screen.getByLabelText('Unit of chickpeas')).toHaveProperty('value', 'tin')
    expect(screen.getByText('for 0.33 tin')).toBeVisible()
    expect(screen.getByLabelText('Quantity of ground cumin')).toHaveProperty('value', '')
    expect(screen.getByText('for ⅔ tsp')).toBeVisible()
  })

  it('is what a person types, who then needs no other amount', async () => {
    const person = await withList()
    await person.clear(screen.getByLabelText('Quantity of chickpeas'))
    await person.type(screen.getByLabelText('Quantity of chickpeas'), '12')
    await person.tab()
    expect(screen.getByLabelText('Quantity of chickpeas')).toHaveProperty('value', '12')
    expect(screen.queryByText('for 0.33 tin')).toBeNull()
    const kept = storedLocalList.read()?.items.find(({ name }) => name === 'chickpeas')
    expect(kept).toMatchObject({ quantity: 12, unit: 'tin' })
    expect(kept?.buy).toBeUndefined()
  })

  it('is in the measures that the household chooses, and keeps (shopping 38)', async () => {
    let order = defaultShopOrder
    server.answers(shopOrderCall, () => order)
    server.answers(changeShopOrderCall, ({ body }) => (order = changeShopOrder(order, body)))
    const person = await withList()
    expect(screen.getByLabelText('Unit of plain flour')).toHaveProperty('value', 'oz')
    await person.selectOptions(screen.getByLabelText('Measures'), 'Metric (g, ml)')
    await expect.poll(() => screen.getByLabelText('Unit of plain flour')).toHaveProperty('value', 'g')
    expect(screen.getByText(/^about, for \d+(?:\.\d+)? ml$/)).toBeVisible()
    expect(server.received(changeShopOrderCall)[0]?.body).toEqual({ measures: 'metric' })
  })
})

describe('reviewing the list', () => {
  it('changes a row where it stands; a quantity that is no number is 0', async () => {
    const person = await withList()
    const quantity = screen.getByLabelText('Quantity of onion')
    await person.clear(quantity)
    await person.type(quantity, 'some')
    await person.tab()
    expect(screen.getByLabelText('Quantity of onion')).toHaveProperty('value', '0')
    const unit = screen.getByLabelText('Unit of onion')
    await person.type(unit, 'net')
    expect(unit).toHaveProperty('value', 'net')
  })

  it('removes a row and brings it back to its place', async () => {
    const person = await withList()
    const names = () => screen.getAllByLabelText<HTMLInputElement>(/^Name of/).map(({ value }) => value)
    const before = names()
    await person.click(screen.getByRole('button', { name: 'Remove pasta' }))
    expect(names()).toEqual(before.filter((name) => name !== 'pasta'))
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(names()).toEqual(before)
    // The focus is on the row that came back (shopping 88).
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove pasta' }))
  })

  it('adds a row of a person’s own among the extras', async () => {
    const person = await withList()
    await person.click(screen.getByRole('button', { name: 'Add item' }))
    const extras = within(await screen.findByRole('rowgroup', { name: 'Extras to Order' }))
    expect(extras.getByLabelText('Quantity of new item')).toHaveProperty('value', '1')
    await person.type(extras.getByLabelText('Name of new item'), 'Bin bags')
    expect(extras.getByDisplayValue('Bin bags')).toBeVisible()
  })

  it('begins the next row of a person’s own at Enter, where this one has a name (shopping 88)', async () => {
    const person = await withList()
    await person.click(screen.getByRole('button', { name: 'Add item' }))
    await person.keyboard('{Enter}Bin bags{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText('Name of new item'))
    await person.keyboard('Nappies')
    const extras = within(screen.getByRole('rowgroup', { name: 'Extras to Order' }))
    const names = extras.getAllByLabelText<HTMLInputElement>(/^Name of/).map(({ value }) => value)
    expect(names).toEqual(['Bin bags', 'Nappies'])
  })

  it('keeps the list while one is away, with its changes, and asks before it is made anew', async () => {
    const person = await withList()
    await person.click(screen.getByRole('button', { name: 'Remove pasta' }))
    cleanup()
    const back = visit('/shopping-list')
    expect(await screen.findByDisplayValue('tomatoes')).toBeVisible()
    expect(screen.queryByDisplayValue('pasta')).toBeNull()
    await back.click(choose())
    const question = within(await screen.findByRole('dialog'))
    await back.click(question.getByRole('button', { name: 'Make a new list' }))
    expect(await screen.findByDisplayValue('pasta')).toBeVisible()
  })

  it('shows the list of one person to nobody else who signs in here', async () => {
    await withList()
    cleanup()
    server.answers(meCall, aUser({ id: 2 }))
    server.answers(openListCall, { list: null })
    visit('/shopping-list')
    expect(await screen.findByText('Which days are you shopping for?')).toBeVisible()
  })

  it('goes on to be completed (shopping 1, shopping 8)', async () => {
    const person = await withList()
    await person.click(screen.getByRole('button', { name: 'Next' }))
    await expect.poll(whereNow).toBe(`/shopping-list/finalize?start=${today}&end=${end}`)
    expect(localStorage.getItem('plateful:list')).toContain('tomatoes')
  })
})

describe('where a row comes from, and where it goes', () => {
  it('says which recipe, day and line it comes from, and what they come to', async () => {
    const person = await withList()
    await person.click(screen.getByRole('button', { name: /Where tomatoes comes from/ }))
    expect(screen.getByText('800 g tomatoes')).toBeVisible()
    expect(screen.getByText(/Tomato soup · .*, dinner · for 4 · comes to 800 g/)).toBeVisible()
    expect(screen.getByText('Added up: 800 g + 300 g = 1.1 kg')).toBeVisible()
  })

  it('moves to another aisle', async () => {
    const person = await withList()
    await person.click(screen.getByRole('button', { name: /Where pasta comes from/ }))
    await person.selectOptions(screen.getByLabelText('Aisle of pasta'), 'Extras to Order')
    expect(
      within(screen.getByRole('rowgroup', { name: 'Extras to Order' })).getByDisplayValue('pasta'),
    ).toBeVisible()
  })

  it('is left out when the household always has it, and comes back when it is wanted', async () => {
    server.answers(shopOrderCall, defaultShopOrder)
    server.answers(changeShopOrderCall, ({ body }) => {
      const order = changeShopOrder(defaultShopOrder, body)
      server.answers(shopOrderCall, order)
      return order
    })
    const person = await withList()
    await person.click(screen.getByRole('button', { name: /Where pasta comes from/ }))
    await person.click(screen.getByRole('button', { name: 'We always have this' }))
    expect(await screen.findByText('1 thing you always have is left out: pasta')).toBeVisible()
    expect(screen.queryByDisplayValue('pasta')).toBeNull()
    expect(server.received(changeShopOrderCall)[0]?.body).toEqual({ have: ['pasta'] })
    await person.click(screen.getByRole('button', { name: 'Show' }))
    expect(screen.getByDisplayValue('pasta')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Leave out' }))
    await person.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByRole('checkbox', { name: /tomatoes/ })
    expect(screen.queryByRole('checkbox', { name: /pasta/ })).toBeNull()
  })

  it('is left out once it is called like what the household always has, also on a list that was kept before', async () => {
    server.answers(shopOrderCall, changeShopOrder(defaultShopOrder, { have: ['courgettes'] }))
    await withList()
    const kept = storedLocalList.read()
    if (kept) act(() => storedLocalList.write({ ...kept, foods: {} }))
    fireEvent.change(screen.getByDisplayValue('pasta'), { target: { value: 'zucchini' } })
    expect(screen.getByDisplayValue('zucchini')).toBeVisible()
    expect(
      await screen.findByText('1 thing you always have is left out: zucchini', {}, { timeout: 5000 }),
    ).toBeVisible()
    expect(screen.queryByDisplayValue('zucchini')).toBeNull()
    expect(screen.getByDisplayValue('tomatoes')).toBeVisible()
  })

  it('an aisle that is moved by keys keeps the focus, and so does one whose menu is left (shopping 89)', async () => {
    let order = defaultShopOrder
    server.answers(shopOrderCall, () => order)
    server.answers(changeShopOrderCall, ({ body }) => (order = changeShopOrder(order, body)))
    const person = await withList()
    await person.click(screen.getByRole('button', { name: 'Aisles' }))
    const handle = await screen.findByRole('button', { name: 'Move fruits' })
    handle.focus()
    await person.keyboard('{Enter}')
    expect(await screen.findByRole('menuitem', { name: 'Move to the top' })).toBeVisible()
    await person.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(handle)
    await person.keyboard('{Enter}')
    await person.click(await screen.findByRole('menuitem', { name: 'Move to the top' }))
    await expect.poll(() => handle.closest('li')?.textContent).toMatch(/^1Fruits/)
    await expect.poll(() => document.activeElement).toBe(handle)
  })

  it('stands where the household has its aisle, and stays there when the server says no', async () => {
    server.answers(shopOrderCall, defaultShopOrder)
    server.answers(changeShopOrderCall, defaultShopOrder)
    const person = await withList()
    const sections = () =>
      screen.getAllByRole('rowgroup').flatMap((group) => group.getAttribute('aria-label') ?? [])
    expect(sections()).toEqual(['Vegetables', 'Grains & Bakery'])
    const dialog = await openDialog(person, 'Aisles')
    await person.click(dialog.getByRole('button', { name: 'Move grains & bakery' }))
    server.refuses(changeShopOrderCall, 500, 'The larder is shut')
    await person.click(await screen.findByRole('menuitem', { name: 'Move to the top' }))
    expect(server.received(changeShopOrderCall)[0]?.body.aisles?.[0]).toBe('Grains & Bakery')
    expect(await screen.findByText('That couldn’t be saved')).toBeVisible()
    await expect.poll(() => dialog.getAllByRole('listitem')[0]?.textContent).toContain('Meat & Fish')
  })
})

describe('previous lists', () => {
  it('shows at most two meal types and two meals of each, and leads to the list', async () => {
    const list = aList()
    const food = (name: string) => ({ id: name, name, type: 'food' as const, peopleCount: 2 })
    server.answers(completedListsCall, [list])
    server.answers(assignmentsCall, [
      aStoredDay(list.startDate, {
        breakfastMeals: [food('Porridge')],
        lunchMeals: [food('Bread')],
        dinnerMeals: [food('Pie'), food('Stew'), food('Rice')],
      }),
    ])
    visit('/shopping-list')
    const link = await screen.findByRole('link', { name: 'Big shop' })
    expect(link.getAttribute('href')).toBe(
      `/shopping-list/finalize?start=${list.startDate}&end=${list.endDate}&previous=true`,
    )
    const card = within(screen.getByRole('article'))
    expect((await card.findAllByRole('term')).map((one) => one.textContent)).toEqual(['Dinner', 'Breakfast'])
    expect(card.getByText(/Pie, Stew/).textContent).toBe('Pie, Stew +1')
  })

  it('are read again when the window gets the focus, half a minute after the last time (shopping 29)', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    visit('/shopping-list')
    await screen.findByText(/^Lists you complete/)
    const reads = () => server.received(completedListsCall).length
    const before = reads()
    const focus = () => act(() => void window.dispatchEvent(new Event('visibilitychange')))
    vi.setSystemTime(Date.now() + 29_999)
    focus()
    expect(reads()).toBe(before)
    vi.setSystemTime(Date.now() + 1)
    focus()
    await expect.poll(reads).toBe(before + 1)
  })

  it('disappears at once when it is deleted, and its days are open again (shopping 24)', async () => {
    server.answers(completedListsCall, [aList()])
    const answer = server.holds(deleteListCall, undefined)
    const told = vi.fn<() => void>()
    window.addEventListener('shopping-list-deleted', told, { once: true })
    const person = visit('/shopping-list')
    const question = await openDialog(person, 'Unlock & Delete Big shop')
    await person.click(question.getByRole('button', { name: 'Unlock & Delete' }))
    await expect.poll(() => screen.queryByRole('link', { name: 'Big shop' })).toBeNull()
    server.answers(completedListsCall, [])
    answer()
    expect(await screen.findByText('Shopping list deleted')).toBeVisible()
    expect(
      screen.getByText('The shopping list has been deleted and calendar days are now unlocked'),
    ).toBeVisible()
    expect(server.received(deleteListCall)[0]?.params).toEqual({ id: 3 })
    expect(told).toHaveBeenCalledOnce()
  })

  it.each([
    ['The larder is shut', 'The larder is shut'],
    ['', 'Failed to delete shopping list. Please try again.'],
  ])('comes back when the server says no: %j (shopping 24)', async (message, told) => {
    server.answers(completedListsCall, [aList()])
    server.refuses(deleteListCall, 500, message)
    const person = visit('/shopping-list')
    const question = await openDialog(person, 'Unlock & Delete Big shop')
    await person.click(question.getByRole('button', { name: 'Unlock & Delete' }))
    expect(await screen.findByText(told)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Big shop' })).toBeVisible()
  })
})
