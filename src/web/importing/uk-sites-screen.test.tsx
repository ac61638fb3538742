import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emptyRecipeDetails } from '../../../test/harness/empty-recipe-details.ts'
import { server } from '../../../test/harness/web-server.ts'
import { visit, whereNow } from '../../../test/harness/web-visit.ts'
import { importRecipeUrlCall } from '../../contract/importing.ts'
import { recipesCall } from '../../contract/recipes.ts'

async function open() {
  server.answers(recipesCall, [])
  const person = visit('/import-uk-recipes')
  expect(await screen.findByRole('heading', { name: 'Import from UK sites' })).toBeVisible()
  return { person, field: screen.getByLabelText('Address of the recipe') }
}
const press = () => screen.getByRole('button', { name: 'Import' })

it('shows the one site that works, with an example and the way back', async () => {
  await open()
  expect(screen.getByRole('heading', { name: 'bbcgoodfood.com' })).toBeVisible()
  expect(screen.getByText('Working')).toBeVisible()
  expect(screen.getByText(/^For example:/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'How to import' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Recipes' }).getAttribute('href')).toBe('/recipes')
})

it('asks for an address, and for one of this site', async () => {
  const { person, field } = await open()
  await person.click(press())
  expect(await screen.findByText('URL required')).toBeVisible()
  expect(screen.getAllByText('Please enter a recipe URL').length).toBeGreaterThan(0)
  await person.type(field, 'https://cooking.example/stew{Enter}')
  expect(await screen.findByText('Invalid URL')).toBeVisible()
  expect(screen.getAllByText('Please enter a URL from bbcgoodfood.com').length).toBeGreaterThan(0)
  expect(server.received(importRecipeUrlCall)).toEqual([])
})

it('opens what it read for review on the recipes page', async () => {
  const { person, field } = await open()
  server.answers(importRecipeUrlCall, ({ body }) => ({
    success: true as const,
    preview: true,
    recipeData: {
      id: 0 as const,
      name: 'Bolognese',
      servings: 4,
      prepTimeMinutes: 10,
      cookTimeMinutes: 60,
      totalTimeMinutes: null,
      ingredients: ['500 g beef mince'],
      steps: ['Simmer.'],
      tags: ['pasta'],
      source: body.url,
      cuisine: null,
      difficulty: null,
      ...emptyRecipeDetails,
      photo: null,
      nutritionPerServing: null,
    },
    warnings: [],
    others: [],
    twins: [],
  }))
  await person.type(field, 'www.bbcgoodfood.com/recipes/bolognese{Enter}')
  expect(await screen.findByText('Recipe scraped successfully')).toBeVisible()
  expect(await screen.findByRole('dialog', { name: 'Review the recipe' })).toBeVisible()
  expect(whereNow()).toBe('/recipes')
})

it("shows the server's reason, and its own where the server gives none", async () => {
  const { person, field } = await open()
  server.refuses(importRecipeUrlCall, 400, 'We couldn’t find a recipe on this page.')
  await person.type(field, 'https://bbcgoodfood.com/about{Enter}')
  expect(await screen.findByText('Import failed')).toBeVisible()
  expect(screen.getAllByText('We couldn’t find a recipe on this page.')).toHaveLength(2)
  expect(field).toHaveProperty('value', 'https://bbcgoodfood.com/about')
})
