import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { openDialog, visit, visitAndPress } from '../../../../test/harness/web-visit.ts'
import { recipeCall } from '../../../contract/recipes.ts'

const stew = aStoredRecipe({
  name: 'Bean stew',
  servings: 4,
  ingredients: ['For the pot:', '2 cups beans', '600 g tomatoes', '1 tsp cumin', '2 onions', 'Salt'],
  tags: ['a', 'b', 'c', 'd', 'e'],
})

const ingredients = () => within(screen.getByRole('region', { name: 'Ingredients' }))
const lines = () =>
  ingredients()
    .getAllByRole('listitem')
    .map((one) => one.querySelector('span')?.textContent)

beforeEach(() => {
  server.answers(recipeCall, stew)
})

describe('a recipe for the diners of a day', () => {
  it('is scaled to them, and back to what is written and again (recipes 38)', async () => {
    const person = visit('/calendar-recipe/1/6/2026-03-03')
    expect(await screen.findByRole('heading', { name: 'Bean stew', level: 1 })).toBeVisible()
    expect(screen.getByText('#1, for Tuesday 3 March')).toBeVisible()
    const original = await screen.findByRole('button', { name: 'Show Original' })
    expect(lines()).toEqual(['3 cups beans', '900 g tomatoes', '1½ tsp cumin', '3 onions', 'Salt'])
    await person.click(original)
    expect(lines()).toEqual(['2 cups beans', '600 g tomatoes', '1 tsp cumin', '2 onions', 'Salt'])
    await person.click(screen.getByRole('button', { name: 'Show Scaled' }))
    expect(lines()[0]).toBe('3 cups beans')
    await person.click(screen.getByRole('button', { name: 'One serving more' }))
    expect(lines()[3]).toBe('3½ onions')
  })

  it('turns all amounts into metric or imperial, and a single one until the next choice for all (recipes 38)', async () => {
    const person = visit('/calendar-recipe/1/8/2026-03-03')
    await person.click(await screen.findByRole('radio', { name: 'Metric' }))
    expect(lines()).toEqual(['960 ml beans', '1.2 kg tomatoes', '10 ml cumin', '4 onions', 'Salt'])
    await person.click(ingredients().getByRole('button', { name: 'beans in imperial units' }))
    expect(lines().slice(0, 2)).toEqual(['4 cups beans', '1.2 kg tomatoes'])
    await person.click(screen.getByRole('radio', { name: 'Imperial' }))
    expect(lines().slice(0, 3)).toEqual(['4 cups beans', '2¾ lb tomatoes', '2 tsp cumin'])
    await person.click(screen.getByRole('radio', { name: 'Metric' }))
    expect(lines()[0]).toBe('960 ml beans')
    expect(ingredients().queryByRole('button', { name: /onions/ })).toBeNull()
  })

  it('says pinch of below an eighth', async () => {
    server.answers(recipeCall, { ...stew, servings: 10 })
    visit('/calendar-recipe/1/1/2026-03-03')
    expect(await screen.findByText('pinch of')).toBeVisible()
  })

  it('leads back to its day and to the recipe itself', async () => {
    visit('/calendar-recipe/1/6/2026-03-03')
    const back = await screen.findByRole('link', { name: 'Back to Calendar' })
    expect(back.getAttribute('href')).toBe('/calendar?date=2026-03-03')
    expect(screen.getByRole('link', { name: 'Edit Original Recipe' }).getAttribute('href')).toBe('/recipes/1')
    expect(within(await screen.findByRole('list', { name: 'Tags' })).getAllByRole('listitem')).toHaveLength(5)
  })

  it('is for four where the address does not say for how many', async () => {
    visit('/calendar-recipe/1/x/2026-03-03')
    expect(await screen.findByText('The recipe’s own amounts, for 4')).toBeVisible()
  })

  it('says so where nothing is scaled (recipes 87)', async () => {
    const person = visit('/calendar-recipe/1/4/2026-03-03')
    expect(await screen.findByText('The recipe’s own amounts, for 4')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'One serving more' }))
    expect(screen.getByText('Scaled from 4 to 5')).toBeVisible()
  })

  it.each([
    ['60', 'Scaled from 4 to 50'],
    ['0', 'Scaled from 4 to 1'],
  ])('is for 1 to 50: %s in the address', async (servings, said) => {
    visit(`/calendar-recipe/1/${servings}/2026-03-03`)
    expect(await screen.findByText(said)).toBeVisible()
  })

  it('is scaled for more than the address may say (recipes 33: no maximum)', async () => {
    await visitAndPress('/calendar-recipe/1/50/2026-03-03', 'One serving more')
    expect(screen.getByText('Scaled from 4 to 51')).toBeVisible()
  })

  it('prints what is shown, each line in its units', async () => {
    const page = window.open('', '_blank')
    const print = vi.fn<() => void>()
    Object.assign(page ?? {}, { print })
    vi.spyOn(window, 'open').mockReturnValue(page)
    const person = await visitAndPress('/calendar-recipe/1/8/2026-03-03', 'beans in metric units')
    const dialog = await openDialog(person, 'Print Recipe')
    await person.click(dialog.getByRole('button', { name: 'Print Recipe' }))
    await expect.poll(() => print.mock.calls.length).toBe(1)
    const printed = [...(page?.document.querySelectorAll('li') ?? [])].map((one) => one.textContent)
    expect(printed).toEqual(expect.arrayContaining(['960 ml beans', '1200 g tomatoes', 'Salt']))
  })

  it('says when it is not there', async () => {
    server.refuses(recipeCall, 404, 'Recipe not found')
    visit('/calendar-recipe/9/4/2026-03-03')
    expect(await screen.findByRole('heading', { name: 'Recipe Not Found' })).toBeVisible()
  })
})
