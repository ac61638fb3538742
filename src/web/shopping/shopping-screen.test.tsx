import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aStoredDay, aStoredRecipe, aUser } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { visit, whereNow } from '../../../test/harness/web-visit.ts'
import { meCall } from '../../contract/auth.ts'
import { assignmentsCall } from '../../contract/calendar.ts'
import { recipesCall } from '../../contract/recipes.ts'
import { completedListsCall, deleteListCall } from '../../contract/shopping.ts'
import type { CompletedList } from '../../domain/shopping/completed-list.ts'

const bigShop: CompletedList = {
  id: 7,
  userId: 1,
  name: 'Big shop',
  startDate: '2026-03-09',
  endDate: '2026-03-15',
  completedAt: '2026-03-08T10:00:00.000Z',
  items: [],
}

beforeEach(() => {
  server.answers(completedListsCall, [])
  server.answers(recipesCall, [
    aStoredRecipe({ id: 1, name: 'Tomato soup', servings: 4, ingredients: ['800 g tomatoes', '1 onion'] }),
  ])
  server.answers(assignmentsCall, [
    aStoredDay('2026-03-02', {
      dinnerMeals: [{ id: 'a', name: 'Tomato soup', type: 'recipe', recipeId: 1, peopleCount: 4 }],
    }),
    aStoredDay('2026-03-04', {
      lunchMeals: [{ id: 'b', name: 'Tomato soup', type: 'recipe', recipeId: 1, peopleCount: 2 }],
    }),
  ])
})

type Person = ReturnType<typeof visit>

async function chooseDates(person: Person, start: string, end: string) {
  const from = await screen.findByLabelText('Start date')
  const to = screen.getByLabelText('End date')
  await person.clear(from)
  await person.type(from, start)
  await person.clear(to)
  await person.type(to, end)
}

async function makeList(person: Person) {
  await chooseDates(person, '2026-03-02', '2026-03-08')
  await person.click(screen.getByRole('button', { name: 'Choose These Dates' }))
  await screen.findByRole('table', { name: 'Shopping list' })
}

const quantity = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${name}` })

describe('choosing the dates', () => {
  it('asks for them first, and refuses an end before the start', async () => {
    const person = visit('/shopping-list')
    expect(await screen.findByText('Which days are you shopping for?')).toBeDefined()
    await chooseDates(person, '2026-03-08', '2026-03-02')
    expect(screen.getByText('Start date must be before end date')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Choose These Dates' })).toHaveProperty('disabled', true)
  })

  it('refuses a range that touches a locked period, with its dates', async () => {
    server.answers(completedListsCall, [bigShop])
    const person = visit('/grocery')
    await chooseDates(person, '2026-03-04', '2026-03-10')
    expect(
      screen.getByText(
        'Cannot select date range that includes locked calendar periods: 9 Mar - 15 Mar 2026. Please choose different dates.',
      ),
    ).toBeDefined()
    expect(screen.getByRole('button', { name: 'Choose These Dates' })).toHaveProperty('disabled', true)
  })

  it('says so where there is nothing to buy', async () => {
    server.answers(assignmentsCall, [])
    const person = visit('/shopping-list')
    await chooseDates(person, '2026-03-02', '2026-03-08')
    await person.click(screen.getByRole('button', { name: 'Choose These Dates' }))
    expect(await screen.findByText('No items found for the selected dates.')).toBeDefined()
    expect(screen.queryByText('Shopping list generated!')).toBeNull()
  })

  it('says so when the plan cannot be read', async () => {
    server.isUnreachableFor(assignmentsCall)
    const person = visit('/shopping-list')
    await chooseDates(person, '2026-03-02', '2026-03-08')
    await person.click(screen.getByRole('button', { name: 'Choose These Dates' }))
    expect(await screen.findByText('Failed to generate shopping list')).toBeDefined()
  })
})

describe('looking the list over', () => {
  it('adds up what the meals need, by section, and says where each row comes from', async () => {
    const person = visit('/shopping-list')
    await makeList(person)
    expect(await screen.findByText('Found 2 items from your meal plans.')).toBeDefined()
    const vegetables = screen.getByRole('rowgroup', { name: 'Vegetables' })
    expect(within(vegetables).getByDisplayValue('tomatoes')).toBeDefined()
    expect(quantity('tomatoes').value).toBe('1.2')
    await person.click(screen.getByRole('button', { name: /^Where tomatoes comes from/ }))
    expect(screen.getByText(/Tomato soup · Monday 2 March, dinner · for 4/)).toBeDefined()
    expect(screen.getByText(/Tomato soup · Wednesday 4 March, lunch · for 2/)).toBeDefined()
  })

  it('takes changes to every field, and a quantity that is no number is 0', async () => {
    const person = visit('/shopping-list')
    await makeList(person)
    await person.clear(quantity('tomatoes'))
    await person.type(quantity('tomatoes'), 'lots')
    await person.tab()
    expect(quantity('tomatoes').value).toBe('0')
    await person.type(screen.getByRole('textbox', { name: 'Unit of tomatoes' }), 's')
    await person.type(screen.getByRole('textbox', { name: 'Name of tomatoes' }), ' on the vine')
    expect(screen.getByDisplayValue('tomatoes on the vine')).toBeDefined()
    expect(screen.getByDisplayValue('kgs')).toBeDefined()
  })

  it('removes a row, takes it back, and adds one of its own', async () => {
    const person = visit('/shopping-list')
    await makeList(person)
    await person.click(screen.getByRole('button', { name: 'Remove tomatoes' }))
    expect(screen.queryByDisplayValue('tomatoes')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByDisplayValue('tomatoes')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Add item' }))
    await person.keyboard('cat food')
    const extras = screen.getByRole('rowgroup', { name: 'Extras to Order' })
    expect(within(extras).getByDisplayValue('cat food')).toBeDefined()
    expect(quantity('cat food').value).toBe('1')
  })

  it('keeps the changes while one looks elsewhere, under a key that survives the start', async () => {
    const person = visit('/shopping-list')
    await makeList(person)
    await person.type(screen.getByRole('textbox', { name: 'Name of tomatoes' }), ' on the vine')
    await person.click(screen.getByRole('link', { name: 'Calendar' }))
    await screen.findByRole('heading', { name: 'Meal Calendar' })
    await person.click(screen.getByRole('link', { name: 'Grocery' }))
    expect(await screen.findByDisplayValue('tomatoes on the vine')).toBeDefined()
    expect(Object.keys(localStorage).filter((key) => /completed|locked|^shopping-list/.test(key))).toEqual([])
  })

  it('does not show one person the list of another', async () => {
    const person = visit('/shopping-list')
    await makeList(person)
    cleanup()
    server.answers(meCall, aUser({ id: 2 }))
    visit('/shopping-list')
    expect(await screen.findByText('Which days are you shopping for?')).toBeDefined()
  })

  it('asks before a new list replaces one with changes', async () => {
    const person = visit('/shopping-list')
    await makeList(person)
    await person.clear(quantity('tomatoes'))
    await person.click(screen.getByRole('button', { name: 'Choose These Dates' }))
    await person.click(await screen.findByRole('button', { name: 'Keep this list' }))
    expect(quantity('tomatoes').value).toBe('0')
  })

  it('goes on to the last look', async () => {
    const person = visit('/shopping-list')
    await makeList(person)
    await person.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('heading', { name: 'Complete Your Shopping List' })).toBeDefined()
    expect(whereNow()).toBe('/shopping-list/finalize?start=2026-03-02&end=2026-03-08')
  })
})

describe('previous lists', () => {
  const breakfast = (name: string) => ({ id: name, name, type: 'food' as const, peopleCount: 2 })

  it('show at most two meal types with two meals each', async () => {
    server.answers(completedListsCall, [bigShop])
    server.answers(assignmentsCall, [
      aStoredDay('2026-03-09', {
        breakfastMeals: ['Toast', 'Porridge', 'Eggs'].map(breakfast),
        lunchMeals: [breakfast('Soup')],
        dinnerMeals: [breakfast('Pie')],
      }),
    ])
    visit('/shopping-list')
    const card = await screen.findByRole('article')
    expect(await within(card).findByText('Toast, Porridge')).toBeDefined()
    expect(within(card).getByText('Pie')).toBeDefined()
    expect(within(card).queryByText('Soup')).toBeNull()
  })

  it('disappear at once when deleted, and come back when that fails', async () => {
    server.answers(completedListsCall, [bigShop])
    server.refuses(deleteListCall, 500, 'The kitchen is on fire')
    const person = visit('/shopping-list')
    await person.click(await screen.findByRole('button', { name: 'Unlock & Delete Big shop' }))
    await person.click(await screen.findByRole('button', { name: 'Unlock & Delete' }))
    expect(await screen.findByText('The kitchen is on fire')).toBeDefined()
    expect(await screen.findByRole('link', { name: 'Big shop' })).toBeDefined()
  })

  it('are gone when deleted, and the calendar is told', async () => {
    let lists = [bigShop]
    let told = 0
    window.addEventListener('shopping-list-deleted', () => (told += 1), { once: true })
    server.answers(completedListsCall, () => lists)
    server.answers(deleteListCall, () => {
      lists = []
    })
    const person = visit('/shopping-list')
    await person.click(await screen.findByRole('button', { name: 'Unlock & Delete Big shop' }))
    await person.click(await screen.findByRole('button', { name: 'Unlock & Delete' }))
    expect(
      await screen.findByText('The shopping list has been deleted and calendar days are now unlocked'),
    ).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Big shop' })).toBeNull()
    expect(server.received(deleteListCall)).toMatchObject([{ params: { id: 7 } }])
    expect(told).toBe(1)
  })
})
