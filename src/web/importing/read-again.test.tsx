import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { emptyRecipeDetails } from '../../../test/harness/empty-recipe-details.ts'
import { aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { refusal, server } from '../../../test/harness/web-server.ts'
import { visitAndPress } from '../../../test/harness/web-visit.ts'
import type { CallAnswer } from '../../contract/call.ts'
import { importRecipePageCall, importRecipeUrlCall } from '../../contract/importing.ts'
import { importedReadingCall, recipeCall, recipesCall, updateRecipeCall } from '../../contract/recipes.ts'
import type { ImportedReading } from '../../domain/recipes/imported-reading.ts'
import { Recipe } from '../../domain/recipes/recipe.ts'
// Loaded beforehand: the screens are fetched when they are opened.
import '../recipes/library/recipe-screen.tsx'
import './read-again-dialog.tsx'

const PAGE = 'https://cooking.example/soup'
const asImported: ImportedReading = {
  ...emptyRecipeDetails,
  name: 'Leek soup',
  servings: 4,
  prepTimeMinutes: 10,
  cookTimeMinutes: null,
  totalTimeMinutes: null,
  difficulty: null,
  cuisine: null,
  nutritionPerServing: null,
  ingredients: ['2 leeks', '500 ml stock'],
  steps: ['Slice the leeks.', 'Simmer.'],
}
const ours = aStoredRecipe({
  ...asImported,
  servings: 4,
  source: PAGE,
  ingredients: ['2 leeks', '600 ml stock'],
})

type Page = NonNullable<CallAnswer<typeof importRecipeUrlCall>['recipeData']>
const aPage = (change: Partial<Page> = {}, others: string[] = []) => ({
  success: true as const,
  preview: true,
  recipeData: { ...asImported, id: 0 as const, tags: [], source: PAGE, photo: null, ...change },
  warnings: [],
  others,
  twins: [],
})

/** A server that stores what is written and answers with it from then on. */
function keep(recipe: Recipe, reading: ImportedReading | null) {
  let stored = recipe
  server.answers(recipesCall, () => [stored])
  server.answers(recipeCall, () => stored)
  server.answers(importedReadingCall, () => ({ reading }))
  server.answers(updateRecipeCall, ({ body }) => {
    // The contract drops what is no field of a recipe.
    stored = Recipe.parse(Object.assign({}, stored, body, { updatedAt: '2026-02-02T10:00:00.000Z' }))
    return stored
  })
}

async function readAgain() {
  const person = await visitAndPress('/recipe/1', 'More for this recipe')
  await person.click(await screen.findByRole('menuitem', { name: 'Read the page again…' }))
  return { person, dialog: await screen.findByRole('dialog', { name: 'Read the page again' }) }
}

describe('reading a page again (importing 31)', () => {
  it('shows what only the page changed ticked, keeps one’s own change, takes it and takes it back', async () => {
    keep(ours, asImported)
    server.answers(importRecipeUrlCall, aPage({ ingredients: ['3 leeks', '500 ml stock'], servings: 6 }))
    const { person, dialog } = await readAgain()
    const lead = await within(dialog).findByText(/2 things are different at cooking.example/)
    expect(document.activeElement).toBe(lead)
    expect(within(dialog).getByText(/Your own change stays/)).toBeVisible()
    expect(
      within(dialog).getByRole('checkbox', { name: 'Ingredients: 3 leeks instead of 2 leeks' }),
    ).toHaveProperty('checked', true)
    await person.click(
      within(dialog).getByRole('checkbox', { name: 'Servings: 6 servings instead of 4 servings' }),
    )
    await person.click(within(dialog).getByRole('button', { name: 'Take 1 change' }))
    expect(await screen.findByText('1 change taken from the page')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    const sent = () => server.received(updateRecipeCall).map(({ body }) => body)
    expect(sent()).toEqual([
      {
        ingredients: ['3 leeks', '600 ml stock'],
        asRead: { ...asImported, ingredients: ['3 leeks', '500 ml stock'], servings: 6 },
        seen: ours.updatedAt,
      },
    ])
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The recipe is as it was')).toBeVisible()
    expect(sent()[1]).toEqual({
      ingredients: ours.ingredients,
      usedRecipes: [],
      asRead: asImported,
      seen: '2026-02-02T10:00:00.000Z',
    })
  })

  it('shows what both changed without a tick, and says so', async () => {
    keep(ours, asImported)
    server.answers(importRecipeUrlCall, aPage({ ingredients: ['2 leeks', '400 ml stock'] }))
    const { dialog } = await readAgain()
    expect(await within(dialog).findByText(/You changed this too/)).toBeVisible()
    expect(within(dialog).getByRole('checkbox')).toHaveProperty('checked', false)
    expect(within(dialog).getByRole('button', { name: 'Take 0 changes' })).toHaveProperty('disabled', true)
  })

  it('a recipe of which nobody kept what the page said is compared with the page alone, and that is said', async () => {
    keep(ours, null)
    server.answers(importRecipeUrlCall, aPage())
    const { dialog } = await readAgain()
    expect(await within(dialog).findByText(/We don’t know what the page said/)).toBeVisible()
    expect(within(dialog).getByRole('checkbox')).toHaveProperty('checked', false)
  })

  it('says that nothing has changed, and asks for the recipe that was imported', async () => {
    keep({ ...ours, name: 'Our soup' }, asImported)
    server.answers(importRecipeUrlCall, aPage())
    const { dialog } = await readAgain()
    expect(
      await within(dialog).findByText(/Nothing has changed at cooking.example. Your 2 own changes stay./),
    ).toBeVisible()
    expect(server.received(importRecipeUrlCall)[0]?.body).toEqual({ url: PAGE, recipe: 'Leek soup' })
  })

  it('a page that is refused says why and what to do, and the pasted page is compared instead', async () => {
    keep(ours, asImported)
    server.refuses(importRecipeUrlCall, 400, 'No.', { code: 'PAGE_REFUSED', why: 'forbidden' })
    const { person, dialog } = await readAgain()
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(
      /doesn’t let programs read its pages.*Add to Plateful/,
    )
    server.answers(importRecipePageCall, aPage({ name: 'Leek soup with cream' }))
    await person.type(within(dialog).getByLabelText('The recipe, or the page'), 'Leek soup with cream')
    await person.click(within(dialog).getByRole('button', { name: 'Read it' }))
    expect(
      await within(dialog).findByRole('checkbox', {
        name: 'Name: Leek soup with cream instead of Leek soup',
      }),
    ).toHaveProperty('checked', true)
    expect(server.received(importRecipePageCall)[0]?.body).toMatchObject({ url: PAGE })
    expect(screen.queryByText('Recipe scraped successfully')).toBeNull()
  })

  it('a page with several recipes asks which one is meant', async () => {
    keep(ours, asImported)
    server.answers(importRecipeUrlCall, ({ body }) =>
      body.recipe === 'Leek tart' ? aPage({ name: 'Leek tart' }) : aPage({ name: 'Pie' }, ['Leek tart']),
    )
    const { person, dialog } = await readAgain()
    await person.click(await within(dialog).findByRole('button', { name: 'Leek tart' }))
    expect(
      await within(dialog).findByRole('checkbox', { name: 'Name: Leek tart instead of Leek soup' }),
    ).toBeVisible()
  })

  it('writes nothing where somebody else was first, and compares with their version', async () => {
    keep(ours, asImported)
    server.answers(importRecipeUrlCall, aPage({ servings: 6 }))
    const { person, dialog } = await readAgain()
    const theirs = { ...ours, servings: 8, updatedAt: '2026-03-01T00:00:00.000Z' }
    server.answers(recipeCall, theirs)
    server.answers(updateRecipeCall, () =>
      refusal(412, 'Somebody else changed this recipe first.', {
        code: 'CHANGED_MEANWHILE',
        current: theirs,
      }),
    )
    await person.click(await within(dialog).findByRole('button', { name: 'Take 1 change' }))
    expect(await screen.findByText('The changes couldn’t be taken')).toBeVisible()
    expect(
      await within(dialog).findByRole('checkbox', { name: 'Servings: 6 servings instead of 8 servings' }),
    ).toHaveProperty('checked', false)
  })

  it('is offered only where the source is a page', async () => {
    keep({ ...ours, source: 'Grandmother' }, null)
    await visitAndPress('/recipe/1', 'More for this recipe')
    expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Read the page again…' })).toBeNull()
  })
})
