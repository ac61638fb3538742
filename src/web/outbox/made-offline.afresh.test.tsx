/** Things that are made without a signal, as the screens show them (home 90, home 91, home 92). */

import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aRecipe } from '../../../test/harness/makers.ts'
import { stored } from '../../../test/harness/outbox-in-memory.ts'
import { aStoredRecipe, aUser } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { visit, visitAndPress, whereNow, write } from '../../../test/harness/web-visit.ts'
import { assignmentsCall } from '../../contract/calendar.ts'
import { createRecipeCall, cookLogCall, recipeCall, recipesCall } from '../../contract/recipes.ts'
import { completedListsCall } from '../../contract/shopping.ts'
import { RecipeDraft } from '../../domain/recipes/recipe.ts'
import { rememberPerson } from '../api/known-person.ts'
import { outbox } from '../api/outbox.ts'
import { newTemporaryId } from '../api/temporary-ids.ts'

vi.mock('idb-keyval', () => import('../../../test/harness/outbox-in-memory.ts'))

const pie = aStoredRecipe({ id: 12, userSequence: 12, name: 'Leek pie' })

beforeEach(async () => {
  stored.clear()
  vi.stubGlobal('indexedDB', {})
  rememberPerson(aUser())
  server.answers(recipesCall, [])
  server.answers(completedListsCall, [])
  server.answers(assignmentsCall, [])
  server.answers(cookLogCall, [])
  await outbox.read()
})

/** The server accepts the recipe from now on. */
function takesIt(): void {
  server.answers(createRecipeCall, pie)
  server.answers(recipesCall, [pie])
  server.answers(recipeCall, pie)
}

it('a recipe that is written without a signal opens at once, and goes on to its true address', async () => {
  server.isUnreachableFor(createRecipeCall)
  const person = visit('/recipes/new')
  await write(person, await screen.findByLabelText(/^Name/), 'Leek pie')
  await write(person, screen.getByLabelText('Ingredient 1'), '2 leeks')
  await person.type(screen.getByRole('combobox', { name: /^Tags/ }), 'pie{Enter}')
  await write(person, screen.getByLabelText('Step 1'), 'Soften the leeks.')
  await person.click(screen.getByRole('button', { name: 'Save recipe' }))
  expect(await screen.findByRole('button', { name: '1 change is waiting' })).toBeVisible()
  await person.click(await screen.findByRole('link', { name: 'View Leek pie' }))
  expect(await screen.findByRole('heading', { name: 'Leek pie', level: 1 })).toBeVisible()
  expect(whereNow()).toMatch(/^\/calendar-recipe\/\d{16}\//)

  takesIt()
  window.dispatchEvent(new Event('online'))
  await expect.poll(whereNow).toMatch(/^\/calendar-recipe\/12\//)
  const keys = server.received(createRecipeCall).map(({ idempotencyKey }) => idempotencyKey)
  expect(new Set(keys).size).toBe(1)
})

async function visitMadeHere() {
  const newId = newTemporaryId()
  const draft = RecipeDraft.parse(aRecipe({ name: 'Leek pie' }))
  const change = {
    kind: 'new recipe',
    input: { newId, draft },
    words: 'New recipe Leek pie',
    temporaryId: newId,
  }
  await outbox.add(change, 'a-key-of-a-new-recipe')
  return newId
}

it('the open page of a recipe goes on to its true address once the server has it', async () => {
  server.isUnreachableFor(createRecipeCall)
  const newId = await visitMadeHere()
  visit(`/recipe/${newId}`)
  expect(await screen.findByRole('heading', { name: 'Leek pie', level: 1 })).toBeVisible()
  expect(screen.getByText('New')).toBeVisible()
  takesIt()
  window.dispatchEvent(new Event('online'))
  await expect.poll(whereNow).toBe('/recipe/12')
  expect(await screen.findByText('#12')).toBeVisible()
})

it('a recipe that was not taken opens in its form, and is sent again as it is saved there', async () => {
  server.refuses(createRecipeCall, 400, 'This picture can’t be read.')
  await visitMadeHere()
  const person = await visitAndPress('/recipes', '1 change wasn’t taken')
  await person.click(await screen.findByRole('button', { name: 'Open and look' }))
  await write(person, await screen.findByLabelText(/^Name/), ' for two')
  takesIt()
  await person.click(screen.getByRole('button', { name: 'Save changes' }))
  await expect.poll(() => outbox.changes()).toEqual([])
  expect(server.received(createRecipeCall).at(-1)?.body.name).toBe('Leek pie for two')
})

it('a recipe that an older version kept otherwise is not shown, and not lost', async () => {
  const newId = newTemporaryId()
  const change = {
    kind: 'new recipe',
    input: { newId, text: 'Leek pie' },
    words: 'New recipe',
    temporaryId: newId,
  }
  await outbox.add(change, 'a-key-of-an-older-recipe')
  visit(`/recipe/${newId}`)
  expect(await screen.findByText(/^This version of Plateful can’t read it any more\./)).toBeVisible()
  await expect.poll(() => outbox.changes()[0]?.refused).toMatch(/can’t send it any more/)
  expect(outbox.changes()[0]?.input).toEqual(change.input)
})
