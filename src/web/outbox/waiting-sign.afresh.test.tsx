import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aMeal } from '../../../test/harness/makers.ts'
import { stored } from '../../../test/harness/outbox-in-memory.ts'
import { aStoredRecipe, aUser } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { visit } from '../../../test/harness/web-visit.ts'
import { assignmentsCall, notesCall } from '../../contract/calendar.ts'
import { createRecipeCall, markRecipeCall, recipeCall, recipesCall } from '../../contract/recipes.ts'
import { completedListsCall } from '../../contract/shopping.ts'
import { emptyDay } from '../../domain/calendar/day-plan.ts'
import { rememberPerson } from '../api/known-person.ts'
import { outbox } from '../api/outbox.ts'

vi.mock('idb-keyval', () => import('../../../test/harness/outbox-in-memory.ts'))

const [soup, pie] = [aStoredRecipe({ id: 5, name: 'Leek soup' }), aStoredRecipe({ id: 6, name: 'Fish pie' })]
const signsOf = (element: HTMLElement) =>
  within(element)
    .queryAllByTitle('It’s sent as soon as there’s a signal')
    .map((sign) => sign.textContent)
const SIGN = ['Waiting to be sent']

beforeEach(async () => {
  stored.clear()
  vi.stubGlobal('indexedDB', {})
  rememberPerson(aUser())
  server.answers(recipesCall, [soup, pie])
  server.answers(recipeCall, soup)
  server.answers(completedListsCall, [])
  server.answers(assignmentsCall, [])
  server.answers(notesCall, [])
  server.isUnreachableFor(markRecipeCall)
  await outbox.read()
})

const heart = {
  kind: 'marks',
  input: { id: 5, change: { isFavourite: true } },
  words: 'A heart for Leek soup',
}

describe('waiting changes', () => {
  it('says so on the card of its recipe and on no other, and no more once it is sent (home 95)', async () => {
    await outbox.add(heart, 'a-key-for-the-heart')
    visit('/recipes')
    const card = await screen.findByRole('article', { name: 'Leek soup' })
    await waitFor(() => expect(signsOf(card)).toEqual(SIGN))
    expect(signsOf(screen.getByRole('article', { name: 'Fish pie' }))).toEqual([])
    await act(() => outbox.remove('a-key-for-the-heart'))
    await waitFor(() => expect(signsOf(card)).toEqual([]))
  })

  it('says so on the card of a recipe that was written without a signal', async () => {
    server.isUnreachableFor(createRecipeCall)
    const draft = { ...aStoredRecipe({ name: 'Plum crumble' }), photo: null }
    const newId = 2 ** 52 + 7
    await outbox.add(
      { kind: 'new recipe', input: { newId, draft }, words: 'New recipe Plum crumble', temporaryId: newId },
      'a-key-for-the-crumble',
    )
    visit('/recipes')
    const card = await screen.findByRole('article', { name: 'Plum crumble' })
    await waitFor(() => expect(signsOf(card)).toEqual(SIGN))
    await act(() => outbox.remove('a-key-for-the-crumble'))
  })

  it('says so beside the marks of its page, and not beside the notes', async () => {
    await outbox.add(heart, 'a-key-for-the-heart')
    visit('/recipe/5')
    const marks = await screen.findByRole('region', { name: 'Your marks' })
    await waitFor(() => expect(signsOf(marks)).toEqual(SIGN))
    expect(signsOf(document.body)).toEqual(SIGN)
  })

  it('says so no more where it was refused: then it is not shown as done either', async () => {
    const kept = await outbox.add(heart, 'a-key-for-the-heart')
    visit('/recipes')
    const card = await screen.findByRole('article', { name: 'Leek soup' })
    await waitFor(() => expect(signsOf(card)).toEqual(SIGN))
    await act(() => outbox.put({ ...kept, refused: 'It is gone.' }))
    await waitFor(() => expect(signsOf(card)).toEqual([]))
  })
})

describe('the days of a change', () => {
  const day = '2026-03-02'
  const before = { ...emptyDay(day), dinnerMeals: [aMeal({ id: 'one' }), aMeal({ id: 'two' })] }
  const change = async (plan: typeof before) => {
    const { thingKeysOf } = await import('./change-kinds.ts')
    const input = { days: [{ plan, before, version: 1 }] }
    const kept = { kind: 'days', input, words: '', id: 'k', owner: '1.1', at: 0, place: 0, refused: null }
    return thingKeysOf(kept)
  }

  it.each<[string, Partial<typeof before>, string[]]>([
    ['a meal that was added', { lunchMeals: [aMeal({ id: 'new' })] }, [`meal ${day} new`]],
    ['a meal that is gone: its day', { dinnerMeals: [aMeal({ id: 'two' })] }, [`day ${day}`]],
    ['a day that is ignored', { isSkipped: true }, [`day ${day}`]],
  ])('%s', async (_, part, things) => {
    expect(await change({ ...before, ...part })).toEqual(things)
  })
})
