import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { openDialog, visit, whereNow } from '../../../test/harness/web-visit.ts'
import { assignmentsCall } from '../../contract/calendar.ts'
import { recipesCall } from '../../contract/recipes.ts'
import { completedListsCall } from '../../contract/shopping.ts'
import { addDays, dayOf, formatDay } from '../../domain/day.ts'

beforeEach(() => {
  server.answers(recipesCall, [
    aStoredRecipe({ id: 7, userSequence: 3, name: 'Spaghetti bolognese', servings: 2 }),
    aStoredRecipe({ id: 8, userSequence: 4, name: 'Friday fish pie' }),
    aStoredRecipe({ id: 9, userSequence: 5, name: 'Three bean chilli' }),
  ])
  server.answers(assignmentsCall, [])
  server.answers(completedListsCall, [])
})

async function search() {
  const person = visit('/welcome')
  const opener = await screen.findByRole('button', { name: 'Search' })
  await person.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'A recipe, a screen or a day' })
  await expect.poll(() => document.activeElement).toBe(field)
  return { person, field, opener }
}
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent)
const group = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent)

describe('the quick search', () => {
  it('opens by its keys and by its button, and gives the focus back (home 4)', async () => {
    const { person, opener } = await search()
    expect(group('Screens')).toContain('Shopping List')
    await person.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await person.click(opener)
    await screen.findByRole('combobox')
    await person.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(opener)
  })

  it('opens by ⌘ K too, but not over another dialog (home 4)', async () => {
    const { person } = await search()
    await person.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await person.keyboard('{Meta>}k{/Meta}')
    expect(await screen.findByRole('combobox')).toBeVisible()
    await person.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await openDialog(person, 'Menu')
    await person.keyboard('{Control>}k{/Control}')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('finds a recipe with a slip of the finger, and goes there by Enter', async () => {
    const { person } = await search()
    await person.keyboard('spagetti')
    await expect.poll(offered).toEqual(['Spaghetti bolognese#3'])
    await person.keyboard('{Enter}')
    await expect.poll(whereNow).toBe(`/calendar-recipe/7/2/${dayOf(new Date())}`)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('finds days, screens and recipes at once, and arrows walk through them', async () => {
    const { person, field } = await search()
    await person.keyboard('tomorrow')
    const tomorrow = addDays(dayOf(new Date()), 1)
    await expect.poll(offered).toEqual([`${formatDay(tomorrow, 'long')}${formatDay(tomorrow, 'full')}`])
    await person.clear(field)
    await person.keyboard('fri')
    await expect.poll(() => group('Recipes')).toEqual(['Friday fish pie#4'])
    expect(group('Days')).toHaveLength(2)
    await person.keyboard('{ArrowUp}')
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    expect(active()?.textContent).toBe('Friday fish pie#4')
    await person.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()?.textContent).toBe(group('Days')[1])
  })

  it('finds a screen by another word for it, and goes there by a press', async () => {
    const { person } = await search()
    await person.keyboard('groceries')
    await person.click(await screen.findByRole('option', { name: 'Shopping List' }))
    await expect.poll(whereNow).toBe('/shopping-list')
  })

  it('puts a recipe of that name before a screen that only means it', async () => {
    const { person, field } = await search()
    await person.keyboard('chil')
    await expect.poll(offered).toEqual(['Three bean chilli#5', 'Family Members'])
    await person.clear(field)
    await person.keyboard('fami')
    await expect.poll(offered).toEqual(['Family Members'])
  })

  // home 54
  it.each([
    ['bean', ['Bean soup', 'Beans on toast', 'Green bean curry', 'Three bean chilli']],
    ['green bean', ['Green bean curry']],
    ['toast', ['Beans on toast']],
    ['5', ['Three bean chilli', '5-a-day stew']],
  ])('puts names that begin with %j first, then words that do', async (typed, names) => {
    server.answers(recipesCall, [
      aStoredRecipe({ id: 8, userSequence: 4, name: 'Green bean curry' }),
      aStoredRecipe({ id: 9, userSequence: 5, name: 'Three bean chilli' }),
      aStoredRecipe({ id: 10, userSequence: 6, name: 'Bean soup' }),
      aStoredRecipe({ id: 11, userSequence: 7, name: 'Beans on toast' }),
      aStoredRecipe({ id: 12, userSequence: 8, name: '5-a-day stew' }),
    ])
    const { person } = await search()
    await person.keyboard(typed)
    await expect.poll(() => group('Recipes').map((one) => one?.replace(/#.*/, ''))).toEqual(names)
  })

  it.each([
    ['recipes', ['Recipes', 'Import Recipes', 'Browse Recipes']],
    ['meal', ['Meal Calendar', 'AI Meal Planner']],
  ])('puts the screens that begin with %j first (home 54)', async (typed, screens) => {
    const { person } = await search()
    await person.keyboard(typed)
    await expect.poll(() => group('Screens')).toEqual(screens)
  })

  it.each([
    ['menus', ['Meal Calendar']],
    ['staples', ['Shopping List']],
    ['aisles', ['Shopping List']],
    ['tokens', ['My Account']],
  ])('finds where %s are', async (typed, screens) => {
    const { person } = await search()
    await person.keyboard(typed)
    await expect.poll(() => group('Screens')).toEqual(screens)
  })

  it('says when nothing goes by that, and what Enter does then (home 146)', async () => {
    const { person } = await search()
    await person.keyboard('xylophone')
    expect(await screen.findByText(/Nothing found.*press Enter to add it to the shopping list/)).toBeVisible()
  })

  it('adds nothing by Enter while the recipes are still being read (home 146)', async () => {
    const answer = server.holds(recipesCall, [aStoredRecipe({ id: 7, name: 'Xylophone cake' })])
    const { person } = await search()
    await person.keyboard('xylophone')
    expect(await screen.findByText(/Nothing found/)).toBeVisible()
    await person.keyboard('{Enter}')
    expect(screen.getByRole('dialog')).toBeVisible()
    answer()
    await expect.poll(offered).toEqual(['Xylophone cake#7'])
  })
})
