import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { visit, whereNow } from '../../../test/harness/web-visit.ts'
import { recipeCall, recipesCall } from '../../contract/recipes.ts'

const soup = aStoredRecipe({ name: 'Leek soup', tags: ['soup'] })

beforeEach(() => {
  server.answers(recipesCall, [soup])
  server.answers(recipeCall, soup)
})

it('a recipe opened from the library says no day and leads back to its filters (recipes 57)', async () => {
  const person = visit('/recipes?tags=soup')
  await person.click(await screen.findByRole('link', { name: 'View Leek soup' }))
  const back = await screen.findByRole('link', { name: 'Back to Recipes' })
  expect(whereNow()).toMatch(/^\/calendar-recipe\/1\/4\//)
  expect(screen.getByText('#1')).toBeVisible()
  const main = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(main.getByRole('link', { current: 'page' }).textContent, 'home 116').toBe('Recipes')
  await person.click(back)
  await expect.poll(whereNow).toBe('/recipes?tags=soup')
})

it('leads back to its filters also after it was cooked (recipes 151)', async () => {
  const person = visit('/recipes?tags=soup')
  await person.click(await screen.findByRole('link', { name: 'View Leek soup' }))
  await person.click(await screen.findByRole('link', { name: 'Start cooking' }))
  await person.click(await screen.findByRole('link', { name: 'Back to the recipe' }))
  await person.click(await screen.findByRole('link', { name: 'Back to Recipes' }))
  await expect.poll(whereNow).toBe('/recipes?tags=soup')
})

it('a meal’s recipe that was opened from elsewhere, as from home, is the calendar’s', async () => {
  visit('/recipe/1?servings=4&date=2026-03-01&from=calendar')
  expect(await screen.findByRole('link', { name: 'Back to Calendar' })).toBeVisible()
  const main = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(main.getByRole('link', { current: 'page' }).textContent, 'home 116').toBe('Calendar')
})

it('the same address without the library before it is the calendar’s (recipes 32)', async () => {
  visit('/calendar-recipe/1/4/2026-03-01')
  expect(await screen.findByRole('link', { name: 'Back to Calendar' })).toBeVisible()
  expect(screen.getByText('#1, for Sunday 1 March')).toBeVisible()
  const main = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(main.getByRole('link', { current: 'page' }).textContent, 'home 116').toBe('Calendar')
})
