/** A review says who can eat what is imported (recipes 89). */

import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { emptyRecipeDetails } from '../../../test/harness/empty-recipe-details.ts'
import { aPerson, aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { visit } from '../../../test/harness/web-visit.ts'
import {
  allowancesCall,
  familyCalls,
  fineLinesCall,
  guestCalls,
  confirmedLinesCall,
} from '../../contract/household.ts'
import { recipesCall } from '../../contract/recipes.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { storePendingPreview } from './pending-preview.ts'
// Loaded beforehand: the screens are fetched when they are opened.
import '../recipes/library/library-screen.tsx'
import './review-dialog.tsx'

const recipe = {
  ...emptyRecipeDetails,
  name: 'Satay noodles',
  servings: 4,
  prepTimeMinutes: null,
  cookTimeMinutes: null,
  totalTimeMinutes: null,
  difficulty: null,
  ingredients: ['200 g rice noodles', '3 tbsp peanut butter'],
  steps: ['Boil.', 'Stir.'],
  tags: ['noodles'],
  source: 'https://cooking.example/satay',
  cuisine: null,
  photo: null,
  nutritionPerServing: null,
}

beforeEach(() => {
  server.answers(guestCalls.list, [])
  server.answers(confirmedLinesCall, [])
  server.answers(allowancesCall, [])
  server.answers(fineLinesCall, [])
})

/** The recipes that are there already, and other lines of the one that is reviewed. */
interface Other {
  library?: Recipe[]
  ingredients?: string[]
}

const child = aPerson({ id: 1, firstName: 'Mia', allergies: ['Peanuts'] })

async function review(people = [child], { library = [], ingredients = recipe.ingredients }: Other = {}) {
  server.answers(familyCalls.list, people)
  server.answers(recipesCall, library)
  storePendingPreview({ recipe: { ...recipe, ingredients }, warnings: [], twins: [] })
  const person = visit('/recipes')
  const dialog = within(await screen.findByRole('dialog', { name: 'Review the recipe' }))
  return { person, dialog }
}

const sign = (dialog: Awaited<ReturnType<typeof review>>['dialog']) =>
  dialog.findByRole('button', { name: /who can eat Satay noodles$/ })

it('names whom it is not for, before anything is saved, and a press says why (recipes 89)', async () => {
  const { person, dialog } = await review()
  expect((await sign(dialog)).textContent).toBe('Not for Mia')
  await person.click(await sign(dialog))
  const reasons = within(await screen.findByRole('dialog', { name: 'Who can eat Satay noodles' }))
  expect(reasons.getByText(/3 tbsp peanut butter/)).toBeVisible()
  await person.keyboard('{Escape}')
  expect(dialog.getByLabelText(/^Name/)).toHaveProperty('value', 'Satay noodles')
})

it('follows what is corrected in the form (recipes 89)', async () => {
  const { person, dialog } = await review()
  await sign(dialog)
  const line = dialog.getByRole('textbox', { name: 'Ingredient 2' })
  await person.clear(line)
  await person.type(line, '3 tbsp olive oil')
  await expect.poll(async () => (await sign(dialog)).textContent).toBe('Safe for all')
})

it('reads what is in a recipe that a line stands for (recipes 54, recipes 89)', async () => {
  const sauce = aStoredRecipe({ id: 7, name: 'House sauce', ingredients: ['100 g peanuts'] })
  const { person, dialog } = await review([child], {
    library: [sauce],
    ingredients: ['200 ml house sauce'],
  })
  await person.click(await dialog.findByRole('button', { name: 'Use your recipe ‘House sauce’' }))
  await expect.poll(async () => (await sign(dialog)).textContent).toBe('Not for Mia')
})

it('says nothing where nobody has an allergy or a diet (recipes 89)', async () => {
  const { dialog } = await review([aPerson({ id: 1, firstName: 'Mia' })])
  await dialog.findByLabelText(/^Name/)
  expect(dialog.queryByRole('region', { name: 'Who can eat it' })).toBeNull()
})
