import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { stored } from '../../../test/harness/outbox-in-memory.ts'
import { aStoredRecipe, aUser } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { openDialog, visit, visitAndPress } from '../../../test/harness/web-visit.ts'
import { assignmentsCall } from '../../contract/calendar.ts'
import { markRecipeCall, recipesCall } from '../../contract/recipes.ts'
import { completedListsCall } from '../../contract/shopping.ts'
import { rememberPerson } from '../api/known-person.ts'
import { outbox } from '../api/outbox.ts'

vi.mock('idb-keyval', () => import('../../../test/harness/outbox-in-memory.ts'))

const soup = aStoredRecipe({ id: 5, name: 'Leek soup' })
const stars = (rating: number) => ({
  kind: 'marks',
  input: { id: 5, change: { rating } },
  words: `${rating} stars for Leek soup`,
})

beforeEach(async () => {
  stored.clear()
  vi.stubGlobal('indexedDB', {})
  rememberPerson(aUser())
  server.answers(recipesCall, [soup])
  server.answers(completedListsCall, [])
  server.answers(assignmentsCall, [])
  server.refuses(markRecipeCall, 404, 'This recipe is no longer there.', { code: 'NOT_FOUND' })
  await outbox.read()
  for (const rating of [3, 4]) await outbox.add(stars(rating), `a-key-for-the-stars-${rating}`)
})

it('says what was not taken and why, and leaves the choice (home 87, home 88)', async () => {
  const person = await visitAndPress('/recipes', '2 changes weren’t taken')
  const dialog = await screen.findByRole('dialog', { name: 'Changes on this device' })
  const [first, second] = within(dialog).getAllByRole('listitem')
  expect(first?.textContent).toMatch(/^3 stars for Leek soupThis recipe is no longer there\./)

  if (second) await person.click(within(second).getByRole('button', { name: 'Discard' }))
  await expect.poll(() => within(dialog).getAllByRole('listitem')).toHaveLength(1)
  server.answers(markRecipeCall, soup)
  await person.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(
    await within(dialog).findByText('Everything’s saved. Nothing’s waiting on this device.'),
  ).toBeVisible()
  expect(server.received(markRecipeCall).at(-1)?.body).toEqual({ rating: 3 })
  expect(stored.size).toBe(0)
  expect(screen.queryByRole('button', { name: /taken|waiting/ })).toBeNull()
})

it('can be opened from the menu of a phone as well (home 96)', async () => {
  const person = visit('/recipes')
  await screen.findByRole('button', { name: '2 changes weren’t taken' })
  const menu = await openDialog(person, 'Menu')
  await person.click(await menu.findByRole('button', { name: '2 changes weren’t taken' }))
  const dialog = await screen.findByRole('dialog', { name: 'Changes on this device' })
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(2)
})

it('leads to the screen where one sees it', async () => {
  const person = await visitAndPress('/recipes', '2 changes weren’t taken')
  await person.click((await screen.findAllByRole('button', { name: 'Open and look' }))[0] as HTMLElement)
  await expect.poll(() => window.location.pathname).toBe('/recipe/5')
  expect(screen.queryByRole('dialog')).toBeNull()
})
