import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aStoredDay, aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { refusal, server } from '../../../test/harness/web-server.ts'
import { aBigShop, aRow, end, start } from '../../../test/harness/web-shop.ts'
import { visit, whereNow } from '../../../test/harness/web-visit.ts'
import { assignmentsCall } from '../../contract/calendar.ts'
import { recipesCall } from '../../contract/recipes.ts'
import { completedListsCall } from '../../contract/shopping.ts'
import { addDays, dayOf, formatDay } from '../../domain/day.ts'
import { defaultListName } from '../../domain/shopping/completed-list.ts'

const today = dayOf(new Date())

beforeEach(() => {
  server.answers(assignmentsCall, [])
  server.answers(recipesCall, [])
  server.answers(completedListsCall, [])
})

describe('home', () => {
  it.each(['/', '/home'])('opens on today, and asks for seven days from today: %s (home 3)', async (path) => {
    visit(path)
    expect(await screen.findByRole('heading', { name: 'Today' })).toBeVisible()
    expect(screen.getByText(formatDay(today, 'long'))).toBeVisible()
    await screen.findByRole('region', { name: 'Next step' })
    expect(server.received(assignmentsCall).map(({ query }) => query)).toEqual([
      { start: today, end: addDays(today, 6) },
    ])
  })

  it('asks for the last days too where leftovers may have been cooked on them (calendar 38)', async () => {
    const stew = { id: 'stew', name: 'Stew', type: 'recipe' as const, recipeId: 1, peopleCount: 4 }
    const leftovers = {
      id: 'again',
      name: 'Stew',
      type: 'freezer' as const,
      recipeId: 1,
      peopleCount: 4,
      leftoverOf: { date: addDays(today, -1), mealId: 'stew' },
    }
    const days = [
      aStoredDay(addDays(today, -6), { dinnerMeals: [stew] }),
      aStoredDay(today, { dinnerMeals: [leftovers] }),
    ]
    server.answers(assignmentsCall, ({ query: { start: first, end: last } }) =>
      days.filter(({ date }) => date >= first && date <= last),
    )
    visit('/')
    const note = await screen.findByRole('complementary', { name: 'From the freezer' })
    expect(note.textContent).toBe('Take out of the freezer: Stew for today’s dinner')
  })

  it.each([
    [['stew'], 'Cooked on'],
    [[], 'The meal it’s left over from is no longer planned before it'],
  ])('says of leftovers when their meal is cooked, or that it is gone (calendar 105)', async (ids, said) => {
    const stew = { id: 'again', name: 'Stew', type: 'freezer' as const, recipeId: 1, peopleCount: 4 }
    const yesterday = addDays(today, -1)
    const cooked = ids.map((id) => ({ ...stew, id, type: 'recipe' as const }))
    const days = [
      aStoredDay(yesterday, { dinnerMeals: cooked }),
      aStoredDay(today, { dinnerMeals: [{ ...stew, leftoverOf: { date: yesterday, mealId: 'stew' } }] }),
    ]
    server.answers(assignmentsCall, ({ query: { start: first, end: last } }) =>
      days.filter(({ date }) => date >= first && date <= last),
    )
    visit('/')
    expect(await screen.findByText(said, { exact: false })).toBeVisible()
  })

  const links = () =>
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.textContent)

  it('offers one next step without recipes: to choose some (home 46)', async () => {
    const person = visit('/home')
    const step = await screen.findByRole('link', { name: 'Choose first recipes' })
    await expect.poll(links).toEqual(['Choose first recipes', 'Add your own'])
    await person.click(step)
    await expect.poll(whereNow).toBe('/browse-recipes')
  })

  it('offers one next step for a week without dinners: to plan it (home 46)', async () => {
    server.answers(recipesCall, [aStoredRecipe({ id: 7 })])
    server.answers(assignmentsCall, [aStoredDay(addDays(today, 2), { isSkipped: true })])
    visit('/home')
    const step = await screen.findByRole('link', { name: 'Plan this week' })
    expect(step.getAttribute('href')).toBe('/ai-meal-planner')
    expect(screen.getByRole('link', { name: 'Just tonight’s dinner' }).getAttribute('href')).toBe(
      `/calendar?view=day&date=${today}`,
    )
    expect(screen.queryByRole('region', { name: 'The next seven days' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Make a shopping list' })).toBeNull()
  })

  it('says what is ready for the shop once dinners are planned (home 48)', async () => {
    const soup = { id: 'a', name: 'Soup', type: 'food' as const, peopleCount: 4 }
    const curry = { ...soup, id: 'b', name: 'Curry', type: 'takeaway' as const }
    const plans = [1, 2, 3].map((days) => aStoredDay(addDays(today, days), { dinnerMeals: [soup, curry] }))
    server.answers(assignmentsCall, plans)
    visit('/home')
    const note = within(await screen.findByRole('region', { name: 'Ready for the shop' }))
    const dates = `${formatDay(addDays(today, 1), 'short')} – ${formatDay(addDays(today, 3), 'short')}`
    expect(note.getByText(`3 meals for ${dates}, and no list yet.`)).toBeVisible()
    expect(note.getByRole('link', { name: 'Make a shopping list' }).getAttribute('href')).toBe('/grocery')
  })

  it('says of lists that it could not read that it could not, and reads them again (home 62)', async () => {
    const soup = { id: 'a', name: 'Soup', type: 'food' as const, peopleCount: 4 }
    const plans = [1, 2, 3].map((days) => aStoredDay(addDays(today, days), { dinnerMeals: [soup] }))
    server.answers(assignmentsCall, plans)
    server.answers(completedListsCall, () => refusal(500, 'Something went wrong.'))
    const person = visit('/home')
    expect(await screen.findByText('Your lists couldn’t be loaded')).toBeVisible()
    expect(screen.queryByText(/no list yet/)).toBeNull()
    server.answers(completedListsCall, [])
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Ready for the shop' })).toBeVisible()
  })

  it.each<[string | null, string]>([
    [null, 'Shopping List'],
    ['Big shop', 'Big shop'],
  ])('says the days of a list called %s once (home 112)', async (own, heading) => {
    const name = own ?? defaultListName(start, end)
    const dinner = { id: 'a', name: 'Soup', type: 'food' as const, peopleCount: 4 }
    server.answers(assignmentsCall, [aStoredDay(today, { dinnerMeals: [dinner] })])
    server.answers(completedListsCall, [{ ...aBigShop([aRow('leeks', 'Vegetables')]), name }])
    visit('/home')
    const note = await screen.findByRole('region', { name: heading })
    const days = `${formatDay(start, 'short')} – ${formatDay(end, 'short')}`
    expect(note.textContent).toBe(`${heading}${days} · 1 of 1 still to buyOpen the list`)
  })

  it('fills all open dinners with one press, and the last one on the calendar (home 47)', async () => {
    const soup = { id: 'a', name: 'Soup', type: 'food' as const, peopleCount: 4 }
    const planned = (count: number) =>
      Array.from({ length: count }, (_, days) => aStoredDay(addDays(today, days), { dinnerMeals: [soup] }))
    server.answers(assignmentsCall, planned(5))
    visit('/home')
    const all = await screen.findByRole('link', { name: 'Plan the other 2 dinners' })
    expect(all.getAttribute('href')).toBe('/ai-meal-planner')
    cleanup()
    server.answers(assignmentsCall, planned(6))
    visit('/home')
    const last = addDays(today, 6)
    const one = await screen.findByRole('link', { name: `Plan ${formatDay(last, 'weekday')}` })
    expect(one.getAttribute('href')).toBe(`/calendar?view=day&date=${last}`)
    cleanup()
    server.answers(assignmentsCall, planned(7))
    visit('/home')
    expect(await screen.findByText('Every dinner is planned. Nothing left to decide.')).toBeVisible()
  })

  it('shows what is for dinner, with the way to its recipe for as many as eat', async () => {
    const meal = { id: 'a', name: 'Tomato soup', type: 'recipe' as const, recipeId: 7, peopleCount: 3 }
    server.answers(recipesCall, [aStoredRecipe({ id: 7 })])
    server.answers(assignmentsCall, [aStoredDay(today, { dinnerMeals: [meal] })])
    visit('/home')
    const dinner = within(await screen.findByRole('region', { name: 'Dinner' }))
    expect(dinner.getByRole('heading', { name: 'Tomato soup' })).toBeVisible()
    expect(dinner.getByText('3 people')).toBeVisible()
    expect(await dinner.findByText('35 min')).toBeVisible()
    const link = dinner.getByRole('link', { name: 'Open the recipe' })
    expect(link.getAttribute('href')).toBe(`/calendar-recipe/7/3/${today}`)
  })

  it('says what has to thaw', async () => {
    const chilli = { id: 'a', name: 'Chilli', type: 'freezer' as const, peopleCount: 4 }
    const tomorrow = addDays(today, 1)
    server.answers(assignmentsCall, [aStoredDay(tomorrow, { dinnerMeals: [chilli] })])
    visit('/home')
    const note = await screen.findByRole('complementary', { name: 'From the freezer' })
    expect(note.textContent).toBe('Take out of the freezer: Chilli for tomorrow’s dinner')
  })

  it('names a dish from the freezer once, with all its meals', async () => {
    const soup = (id: string) => ({ id, name: 'Soup', type: 'freezer' as const, peopleCount: 4 })
    server.answers(assignmentsCall, [
      aStoredDay(today, { lunchMeals: [soup('a')] }),
      aStoredDay(addDays(today, 1), { lunchMeals: [soup('b')] }),
    ])
    visit('/home')
    const note = await screen.findByRole('complementary', { name: 'From the freezer' })
    expect(note.textContent).toBe('Take out of the freezer: Soup for today’s lunch and tomorrow’s lunch')
  })

  it('says once that nothing could be loaded, and one press reads all again', async () => {
    server.refuses(assignmentsCall, 500, 'The larder is locked')
    server.refuses(recipesCall, 500, 'The larder is locked')
    const person = visit('/home')
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('Your recipes couldn’t be loaded')).toBeNull()
    server.answers(assignmentsCall, [])
    server.answers(recipesCall, [aStoredRecipe({ id: 7, name: 'Tomato soup' })])
    await person.click(again)
    expect(await screen.findByText('Tomato soup')).toBeVisible()
  })

  it('says when the plan could not be loaded, and tries again', async () => {
    server.refuses(assignmentsCall, 500, 'The larder is locked')
    const person = visit('/home')
    expect(await screen.findByText('The larder is locked')).toBeVisible()
    server.answers(assignmentsCall, [])
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Next step' })).toBeVisible()
  })
})
