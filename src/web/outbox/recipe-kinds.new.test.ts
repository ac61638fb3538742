import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { aRecipe } from '../../../test/harness/makers.ts'
import { storeOf } from '../../../test/harness/test-outbox.ts'
import { aStoredRecipe, aUser } from '../../../test/harness/web-makers.ts'
import { refusal, server } from '../../../test/harness/web-server.ts'
import { changeDaysCall } from '../../contract/calendar.ts'
import {
  createRecipeCall,
  duplicateRecipeCall,
  markRecipeCall,
  updateRecipeCall,
} from '../../contract/recipes.ts'
import { emptyDay } from '../../domain/calendar/day-plan.ts'
import { RecipeDraft } from '../../domain/recipes/recipe.ts'
import { OutboxQueue, type WaitingChange } from '../api/outbox-queue.ts'
import { newTemporaryId } from '../api/temporary-ids.ts'
import { applyTo, applyToAll } from './change-kinds.ts'
import { sendOutbox } from './send-outbox.ts'

const MONDAY = '2026-03-02'
const draft = RecipeDraft.parse(aRecipe({ name: 'Leek soup' }))
const made = aStoredRecipe({ id: 12, name: 'Leek soup', updatedAt: '2026-03-01T09:00:00.000Z' })

/** A device whose store survives a restart of the app. */
function aDevice() {
  const kept = new Map<string, WaitingChange>()
  const open = () => new OutboxQueue(storeOf(kept), () => `${aUser().id}.1`)
  return { kept, open }
}

async function aRecipeThatWaits() {
  const device = aDevice()
  const outbox = device.open()
  const newId = newTemporaryId()
  const create = {
    kind: 'new recipe',
    input: { newId, draft },
    words: 'New recipe Leek soup',
    temporaryId: newId,
  }
  await outbox.add(create, 'the-key-of-the-recipe')
  const add = (kind: string, input: unknown) => outbox.add({ kind, input, words: kind }, `the-key-of-${kind}`)
  const meal = { id: 'm', name: 'Leek soup', type: 'recipe', recipeId: newId, peopleCount: 4 } as const
  const before = emptyDay(MONDAY)
  const planned = { days: [{ plan: { ...before, dinnerMeals: [meal] }, before, version: null }] }
  return { device, outbox, newId, add, planned }
}

/** What was sent, in order. */
const sent = () => ({
  created: server.received(createRecipeCall).length,
  marked: server.received(markRecipeCall).map(({ params }) => params.id),
  edited: server.received(updateRecipeCall).map(({ params, body }) => [params.id, body]),
  planned: server
    .received(changeDaysCall)
    .flatMap(({ body }) => body.days.flatMap(({ dinnerMeals }) => dinnerMeals?.map((one) => one.recipeId))),
})

it('a recipe that waits is in the library with the changes made to it since (home 90)', async () => {
  const { outbox, newId, add } = await aRecipeThatWaits()
  await add('marks', { id: newId, change: { isFavourite: true } })
  const shown = applyTo(['recipes'], [made], outbox.waiting())
  expect(shown).toEqual([expect.objectContaining({ id: newId, name: 'Leek soup', isFavourite: true }), made])
  expect(applyTo(['recipes'], shown, outbox.waiting())).toEqual(shown)
})

it('a copy is in the library with its words and without marks, and made once (home 108)', async () => {
  const outbox = aDevice().open()
  const newId = newTemporaryId()
  const soup = aStoredRecipe({ id: 5, name: 'Soup', isFavourite: true, rating: 4, notes: 'Less salt' })
  const copy = {
    kind: 'copy recipe',
    input: { newId, recipe: soup },
    words: 'Copy of Soup',
    temporaryId: newId,
  }
  await outbox.add(copy, 'the-key-of-the-copy')
  await outbox.add({ kind: 'marks', input: { id: newId, change: { rating: 3 } }, words: '' }, 'of-marks')
  const shown = applyTo(['recipes'], [soup], outbox.waiting())
  const expected = { id: newId, name: 'Soup (copy)', isFavourite: false, rating: 3, notes: 'Less salt' }
  expect(shown).toEqual([expect.objectContaining(expected), soup])
  expect(applyTo(['recipes'], shown, outbox.waiting())).toEqual(shown)
  server.answers(duplicateRecipeCall, made)
  server.answers(markRecipeCall, made)
  await sendOutbox({ outbox, client: new QueryClient() })
  expect(server.received(duplicateRecipeCall).map(({ params }) => params.id)).toEqual([5])
  expect([sent().marked, outbox.changes()]).toEqual([[12], []])
})

it('its true id takes the place of the drawn one in all that waits and is shown (home 91)', async () => {
  const { outbox, newId, add, planned } = await aRecipeThatWaits()
  await add('marks', { id: newId, change: { isFavourite: true } })
  await add('days', planned)
  const client = new QueryClient()
  client.setQueryData(['recipes'], [])
  client.setQueryData(['calendar', 'assignments', MONDAY, MONDAY], [])
  applyToAll(client, outbox.waiting())
  server.answers(createRecipeCall, made)
  server.answers(markRecipeCall, made)
  server.answers(changeDaysCall, [])
  await sendOutbox({ outbox, client })
  expect(sent()).toEqual({ created: 1, marked: [12], edited: [], planned: [12] })
  expect(outbox.changes()).toEqual([])
  expect(outbox.serverId(newId)).toBe(12)
  expect(client.getQueryData(['recipes'])).toEqual([made])
  expect(client.getQueryData(['recipe', 12])).toEqual(made)
  expect(JSON.stringify(client.getQueryData(['calendar', 'assignments', MONDAY, MONDAY]))).toContain(
    '"recipeId":12',
  )
})

it('a change that is made over the drawn id after that is sent with the true one, after a restart too', async () => {
  const { device, outbox, newId } = await aRecipeThatWaits()
  server.answers(createRecipeCall, made)
  await sendOutbox({ outbox, client: new QueryClient() })
  const later = device.open()
  await later.read()
  await later.add({ kind: 'marks', input: { id: newId, change: { rating: 3 } }, words: '' }, 'a-later-change')
  server.answers(markRecipeCall, made)
  await sendOutbox({ outbox: later, client: new QueryClient() })
  expect(sent().marked).toEqual([12])
})

it('edits made before it was sent are made over what the server answers, each over the one before', async () => {
  const { outbox, newId, add } = await aRecipeThatWaits()
  const edit = (name: string, was: string) => ({
    id: newId,
    change: { name },
    before: { name: was },
    seen: '2026-02-28T09:00:00.000Z',
  })
  await add('edit recipe', edit('Pea soup', 'Leek soup'))
  await outbox.add({ kind: 'edit recipe', input: edit('Bean soup', 'Pea soup'), words: '' }, 'a-second-edit')
  server.answers(createRecipeCall, { ...made, name: 'Leek soup, tidied' })
  let moment = made.updatedAt
  server.answers(updateRecipeCall, ({ body: { name, seen } }) => {
    if (seen !== moment) return refusal(412, 'First', { code: 'CHANGED_MEANWHILE', current: made })
    moment = moment.replace('T09', name === 'Pea soup' ? 'T10' : 'T11')
    return { ...made, name: `${name}, tidied`, updatedAt: moment }
  })
  await sendOutbox({ outbox, client: new QueryClient() })
  expect(outbox.changes()).toEqual([])
  expect(sent().edited).toEqual([
    [12, { name: 'Pea soup', seen: '2026-03-01T09:00:00.000Z' }],
    [12, { name: 'Bean soup', seen: '2026-03-01T10:00:00.000Z' }],
  ])
})

it('holds changes of a refused new recipe with it, says so, and sends them after it (home 92)', async () => {
  const { outbox, newId, add, planned } = await aRecipeThatWaits()
  await add('days', planned)
  await add('marks', { id: 5, change: { rating: 3 } })
  server.refuses(createRecipeCall, 400, 'The photo can’t be read.')
  server.answers(markRecipeCall, made)
  await sendOutbox({ outbox, client: new QueryClient() })
  expect(outbox.changes().map(({ words, refused }) => [words, refused])).toEqual([
    ['New recipe Leek soup', 'The photo can’t be read.'],
    ['days', 'It waits for ‘New recipe Leek soup’, which wasn’t taken.'],
  ])
  expect([sent().planned, sent().marked]).toEqual([[], [5]])

  const [, days] = outbox.changes()
  server.answers(createRecipeCall, made)
  server.answers(changeDaysCall, [])
  if (days) await outbox.tryAgain(days)
  await sendOutbox({ outbox, client: new QueryClient() })
  expect([outbox.changes(), sent().planned, outbox.serverId(newId)]).toEqual([[], [12], 12])
})

it('a recipe that is taken at the second try frees what it held', async () => {
  const { outbox, add, planned } = await aRecipeThatWaits()
  await add('days', planned)
  server.refuses(createRecipeCall, 400, 'The photo can’t be read.')
  await sendOutbox({ outbox, client: new QueryClient() })
  const [recipe] = outbox.changes()
  server.answers(createRecipeCall, made)
  server.answers(changeDaysCall, [])
  if (recipe) await outbox.tryAgain(recipe)
  await sendOutbox({ outbox, client: new QueryClient() })
  expect([outbox.changes(), sent().planned]).toEqual([[], [12]])
})

it('keeps changes of a discarded recipe until somebody decides', async () => {
  const { outbox, add, planned } = await aRecipeThatWaits()
  await add('days', planned)
  server.refuses(createRecipeCall, 400, 'The photo can’t be read.')
  await sendOutbox({ outbox, client: new QueryClient() })
  const [recipe] = outbox.changes()
  if (recipe) await outbox.discard(recipe)
  const reasons = () => outbox.changes().map(({ refused }) => refused)
  expect(reasons()).toEqual(['It needs ‘New recipe Leek soup’, which was discarded.'])
  const [days] = outbox.changes()
  if (days) await outbox.tryAgain(days)
  await sendOutbox({ outbox, client: new QueryClient() })
  expect(reasons()).toEqual(['It needs something that was discarded.'])
})
