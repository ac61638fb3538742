import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { visit, visitAndPress, write } from '../../../../test/harness/web-visit.ts'
import { recipeCall, recipesCall, updateRecipeCall } from '../../../contract/recipes.ts'

describe('a recipe in a recipe', () => {
  const sauce = aStoredRecipe({ id: 8, name: 'Tomato sauce', servings: 4 })
  const lasagne = aStoredRecipe({
    id: 5,
    name: 'Lasagne',
    ingredients: ['9 lasagne sheets', '2 portions tomato sauce'],
  })
  const outer = aStoredRecipe({
    id: 9,
    name: 'Nine sheets',
    ingredients: ['1 lasagne'],
    usedRecipes: [{ line: '1 lasagne', recipeId: 5 }],
  })

  it('is suggested, linked, follows what is typed in its row, and is saved with it (recipes 51, recipes 52)', async () => {
    server.answers(recipesCall, [lasagne, sauce])
    server.answers(recipeCall, lasagne)
    server.answers(updateRecipeCall, ({ body }) => ({ ...lasagne, ...body }))
    const person = await visitAndPress('/recipes/5', 'Use your recipe ‘Tomato sauce’')
    expect(screen.getByText('Your recipe ‘Tomato sauce’, 2 portions')).toBeVisible()
    await person.clear(screen.getByLabelText('Ingredient 1'))
    await write(person, screen.getByLabelText('Ingredient 1'), '12 sheets')
    const row = screen.getByLabelText<HTMLTextAreaElement>('Ingredient 2')
    await person.type(row, ', warm', { initialSelectionStart: row.value.length })
    expect(screen.getByText('Your recipe ‘Tomato sauce’, 2 portions')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect
      .poll(() => server.received(updateRecipeCall)[0]?.body)
      .toMatchObject({
        ingredients: ['12 sheets', '2 portions tomato sauce, warm'],
        usedRecipes: [{ line: '2 portions tomato sauce, warm', recipeId: 8 }],
      })
  })

  it('says how much a weighed line takes of it, and where that is only assumed (recipes 62)', async () => {
    const lines = ['9 lasagne sheets', '250 g tomato sauce']
    const usedRecipes = [{ line: '250 g tomato sauce', recipeId: 8 }]
    const weighs = aStoredRecipe({ ...sauce, ingredients: ['400 g tomatoes', '100 g butter'] })
    server.answers(recipesCall, [lasagne, weighs])
    server.answers(recipeCall, { ...lasagne, ingredients: lines, usedRecipes })
    visit('/recipes/5')
    expect(await screen.findByText('Your recipe ‘Tomato sauce’, 2 portions')).toBeVisible()
    cleanup()
    server.answers(recipesCall, [lasagne, { ...weighs, ingredients: ['3 wurgles'] }])
    visit('/recipes/5')
    expect(
      await screen.findByText(
        /4 portions\. Counted as a portion each, because not everything in ‘Tomato sauce’/,
      ),
    ).toBeVisible()
  })

  it('is unlinked again, and found by name where no line says it; what it is in itself is not offered', async () => {
    server.answers(recipesCall, [lasagne, sauce, outer])
    server.answers(recipeCall, {
      ...lasagne,
      usedRecipes: [{ line: '2 portions tomato sauce', recipeId: 8 }],
    })
    server.answers(updateRecipeCall, ({ body }) => ({ ...lasagne, ...body }))
    const person = await visitAndPress('/recipes/5', 'Unlink ingredient 2 from Tomato sauce')
    expect(screen.queryByText(/Your recipe ‘/)).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Add one of your recipes' }))
    await screen.findByRole('option', { name: /Tomato sauce/ })
    expect(screen.queryByRole('option', { name: /Nine sheets|Lasagne/ })).toBeNull()
    await person.keyboard('sauce{Enter}')
    expect(await screen.findByLabelText('Ingredient 3')).toHaveProperty('value', '4 portions Tomato sauce')
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect
      .poll(() => server.received(updateRecipeCall)[0]?.body.usedRecipes)
      .toEqual([{ line: '4 portions Tomato sauce', recipeId: 8 }])
  })
})
