/** Recipes that were read from one page come as what they are (importing 155). */

import { expect, it, vi } from 'vitest'
import { type Person, useTestApp } from '../../../../test/harness/app.ts'
import { bringFile, readFile } from '../../../../test/harness/household-imports.ts'
import { aDay, aMeal, aRecipe } from '../../../../test/harness/makers.ts'
import { temporaryFolder } from '../../../../test/harness/temporary-folder.ts'
import type { Assignment } from '../../../domain/calendar/day-plan.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'

vi.setConfig({ testTimeout: 60_000 })
const testApp = useTestApp({ dataDir: temporaryFolder('same-page') })
const page = 'https://blog.example/ten-soups'
const soup = { name: 'Tomato soup', ingredients: ['1 kg tomatoes'], source: page }
const curry = { name: 'Peanut curry', ingredients: ['200 g peanuts', '1 onion'], source: page }

const add = async (person: Person, recipe: object) =>
  (await person.call('POST', '/api/recipes', aRecipe(recipe))).json<Recipe>()
const recipesOf = async (person: Person) => (await person.call('GET', '/api/recipes')).json<Recipe[]>()

it('a file of our own brings the other recipe of a page, and its meals stay of it', async () => {
  const [ada, bea] = [await testApp.person(), await testApp.person()]
  await add(ada, soup)
  const { id } = await add(ada, curry)
  const meal = aMeal({ id: 'm', name: 'Peanut curry', type: 'recipe', recipeId: id })
  await ada.call('POST', '/api/calendar-assignments', aDay('2026-03-20', { dinnerMeals: [meal] }))
  await add(bea, soup)
  const file = (await ada.call('GET', '/api/household-export?format=plateful')).rawPayload
  const { result, report } = await bringFile(bea, file)
  expect(report?.duplicates).toMatchObject({ count: 1, first: [{ name: 'Tomato soup' }] })
  expect(result).toMatchObject({ recipes: 1, skipped: 1 })
  const brought = (await recipesOf(bea)).find(({ name }) => name === 'Peanut curry')
  const days = await bea.call('GET', '/api/calendar-assignments?start=2026-03-20&end=2026-03-20')
  expect(days.json<Assignment[]>()[0]?.dinnerMeals).toMatchObject([
    { name: 'Peanut curry', recipeId: brought?.id },
  ])
})

it('a recipe of a page that was deleted comes back with its file, and no other', async () => {
  const ada = await testApp.person()
  const file = JSON.stringify(
    [soup, curry].map(({ name, ingredients, source }) => ({
      '@type': 'Recipe',
      name,
      url: source,
      recipeIngredient: ingredients,
      recipeInstructions: ['Cook.'],
    })),
  )
  expect((await bringFile(ada, file)).result).toMatchObject({ recipes: 2, skipped: 0 })
  const first = (await recipesOf(ada)).find(({ name }) => name === 'Peanut curry')
  await ada.call('DELETE', `/api/recipes/${first?.id}`)
  expect((await readFile(ada, file)).report?.duplicates.count).toBe(1)
  expect((await bringFile(ada, file)).result).toMatchObject({ recipes: 1, skipped: 1 })
  expect((await bringFile(ada, file)).result).toMatchObject({ recipes: 0, skipped: 2 })
})
