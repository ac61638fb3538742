import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { anOutbox } from '../../../test/harness/test-outbox.ts'
import { aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { refusal, server } from '../../../test/harness/web-server.ts'
import { deleteRecipeCall, updateRecipeCall } from '../../contract/recipes.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { sendOutbox } from './send-outbox.ts'

const READ = '2026-03-01T08:00:00.000Z'
const SINCE = '2026-03-01T09:00:00.000Z'
const soup = aStoredRecipe({ id: 5, name: 'Soup', servings: 4, updatedAt: READ })

async function waitingFor(kind: string, input: unknown) {
  const { outbox, add } = anOutbox()
  await add(kind, input)
  return outbox
}
const renamed = { id: 5, change: { name: 'Leek soup' }, before: { name: 'Soup' }, seen: READ }

/**
 * The server has the recipe as somebody else changed it, and refuses a change that is based on an
 * older version.
 */
function isNow(theirs: Partial<Recipe>): void {
  const current = { ...soup, ...theirs, updatedAt: SINCE }
  server.answers(updateRecipeCall, ({ body }) =>
    body.seen === SINCE
      ? { ...current, name: String(body.name) }
      : refusal(412, 'Somebody else changed this recipe first.', { code: 'CHANGED_MEANWHILE', current }),
  )
}

it('an edit holds beside one of other fields (home 88)', async () => {
  isNow({ servings: 6 })
  const outbox = await waitingFor('edit recipe', renamed)
  await sendOutbox({ outbox, client: new QueryClient() })
  expect(server.received(updateRecipeCall).map(({ body }) => body)).toEqual([
    { name: 'Leek soup', seen: READ },
    { name: 'Leek soup', seen: SINCE },
  ])
  expect(outbox.changes()).toEqual([])
})

it('an edit of the same field is a question, and put over theirs by whoever wants it (home 88)', async () => {
  isNow({ name: 'Pea soup' })
  const client = new QueryClient()
  const outbox = await waitingFor('edit recipe', renamed)
  await sendOutbox({ outbox, client })
  const [asked] = outbox.changes()
  expect(asked?.refused).toBe('Somebody else changed this recipe first.')
  expect(server.received(updateRecipeCall)).toHaveLength(1)
  if (asked) await outbox.put({ ...asked, refused: null, isWanted: true })
  await sendOutbox({ outbox, client })
  expect(server.received(updateRecipeCall).at(-1)?.body).toEqual({ name: 'Leek soup', seen: SINCE })
  expect(outbox.changes()).toEqual([])
})

it('a recipe that somebody else deleted first is deleted', async () => {
  server.refuses(deleteRecipeCall, 404, 'This recipe is no longer there.', { code: 'NOT_FOUND' })
  const outbox = await waitingFor('delete recipe', { id: 5 })
  await sendOutbox({ outbox, client: new QueryClient() })
  expect(outbox.changes()).toEqual([])
})
