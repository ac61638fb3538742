import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aStoredDay, aStoredRecipe, aUser } from '../../../test/harness/web-makers.ts'
import { server } from '../../../test/harness/web-server.ts'
import { visit, visitAndPress } from '../../../test/harness/web-visit.ts'
import { assignmentsCall } from '../../contract/calendar.ts'
import { recipesCall } from '../../contract/recipes.ts'
import { completedListsCall } from '../../contract/shopping.ts'
import { addDays, dayOf } from '../../domain/day.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { rememberPerson } from '../api/known-person.ts'
import { readCached } from '../api/offline-cache.ts'
import { persistExtract, dropPendingWrites } from '../api/persist-answers.ts'
import { clothAndRandom } from '../recipes/plates/random.ts'
import { homeRecipesKey } from '../recipes/queries.ts'
import { PLATE_WAIT } from './home-recipes.ts'
// Loaded before the tests, so that none waits for this code.
import '../shopping/shopping-screen.tsx'
import './home-screen.tsx'

/** The content of the IndexedDB store. */
const stored = new Map<string, unknown>()
let isHung = false
const answerUnlessHung = <T,>(use: () => T): Promise<T> =>
  isHung ? new Promise(() => {}) : Promise.resolve(use())

vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: (key: string) => answerUnlessHung(() => stored.get(key)),
  getMany: (all: string[]) => answerUnlessHung(() => all.map((key) => stored.get(key))),
  setMany: (all: [string, unknown][]) =>
    answerUnlessHung(() => {
      for (const [key, value] of all) stored.set(key, value)
    }),
  delMany: () => answerUnlessHung(() => undefined),
  values: () => answerUnlessHung(() => []),
  keys: () => answerUnlessHung(() => [...stored.keys()]),
  clear: () => answerUnlessHung(() => stored.clear()),
}))

const today = dayOf(new Date())
const numbered = (count: number, name: string): Recipe[] =>
  Array.from({ length: count }, (_, at) => aStoredRecipe({ id: count - at, name: `${name} ${count - at}` }))
const meal = { id: 'a', name: 'Pie 3', type: 'recipe' as const, recipeId: 3, peopleCount: 2 }
const few = async (): Promise<number[]> => {
  const kept = await readCached(JSON.stringify(homeRecipesKey))
  return (JSON.parse(kept?.text ?? '[]') as Recipe[]).map(({ id }) => id)
}
/**
 * Holds timers of this length until the returned function is called: on a slow machine they would
 * end before what a test expects is drawn.
 */
function holdTimers(length: number): () => void {
  const works: (() => void)[] = []
  const setTimer = window.setTimeout
  vi.spyOn(window, 'setTimeout').mockImplementation(((work: () => void, after?: number) =>
    after === length ? works.push(work) : setTimer(work, after)) as typeof setTimeout)
  return () => {
    for (const work of works.splice(0)) work()
  }
}

const newest = async () =>
  within(await screen.findByRole('region', { name: 'Recently added' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

beforeEach(() => {
  // Writes that the test before had pending would be found here.
  dropPendingWrites()
  stored.clear()
  isHung = false
  vi.stubGlobal('indexedDB', {})
  rememberPerson(aUser())
  server.answers(assignmentsCall, [aStoredDay(addDays(today, 1), { dinnerMeals: [meal] })])
  server.answers(completedListsCall, [])
  server.answers(recipesCall, numbered(40, 'Pie'))
})

describe('the recipes on home (home 99)', () => {
  it('come from the few that this device kept, and from the library a moment later', async () => {
    await persistExtract(homeRecipesKey, numbered(7, 'Soup'))
    let shownBefore: string | null = null
    server.answers(recipesCall, () => {
      shownBefore = screen.queryByText('Soup 7')?.textContent ?? null
      return numbered(40, 'Pie')
    })
    visit('/home')
    await expect.poll(newest, { timeout: 10_000 }).toContain('Pie 40')
    expect(shownBefore).toBe('Soup 7')
  })

  it('are read at once where today’s dinner is not among the few, and its plate is drawn once (home 113)', async () => {
    await persistExtract(homeRecipesKey, numbered(7, 'Soup'))
    const dinner = { ...meal, name: 'Pie 33', recipeId: 33 }
    server.answers(assignmentsCall, [aStoredDay(today, { dinnerMeals: [dinner] })])
    const tell = server.holds(recipesCall, numbered(40, 'Pie'))
    holdTimers(PLATE_WAIT)
    visit('/home')
    const cloths = () => {
      const card = screen.getByRole('region', { name: 'Dinner' })
      return [...card.querySelectorAll('[data-cloth]')].map((cloth) => cloth.getAttribute('data-cloth'))
    }
    expect(await screen.findByRole('heading', { name: 'Pie 33' })).toBeVisible()
    expect(cloths()).toEqual([])
    tell()
    const { name, ingredients } = aStoredRecipe({ id: 33, name: 'Pie 33' })
    await expect.poll(cloths, { timeout: 10_000 }).toEqual([clothAndRandom({ name, ingredients }).cloth])
  })

  it('leave a dish that is gone from the library its plate of its name (home 113)', async () => {
    const dinner = { ...meal, name: 'Gone stew', recipeId: 77 }
    server.answers(assignmentsCall, [aStoredDay(today, { dinnerMeals: [dinner] })])
    visit('/home')
    const card = await screen.findByRole('region', { name: 'Dinner' })
    await expect.poll(() => card.querySelectorAll('[data-cloth]').length, { timeout: 10_000 }).toBe(1)
  })

  it('leave today’s dinner no empty place while the library does not answer (home 120)', async () => {
    const dinner = { ...meal, name: 'Pie 33', recipeId: 33 }
    server.answers(assignmentsCall, [aStoredDay(today, { dinnerMeals: [dinner] })])
    const tell = server.holds(recipesCall, numbered(40, 'Pie'))
    const waitIsOver = holdTimers(PLATE_WAIT)
    visit('/home')
    const card = await screen.findByRole('region', { name: 'Dinner' })
    await screen.findByRole('heading', { name: 'Pie 33' })
    expect(card.querySelectorAll('[data-cloth]').length).toBe(0)
    act(waitIsOver)
    await expect.poll(() => card.querySelectorAll('[data-cloth]').length, { timeout: 10_000 }).toBe(1)
    tell()
  })

  it('are kept for the next start: the newest and what is planned', async () => {
    visit('/home')
    await expect.poll(newest, { timeout: 10_000 }).toContain('Pie 40')
    await expect.poll(few, { timeout: 10_000 }).toEqual([40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 3])
  })

  it('are kept from the library that a shopping list is made of, too', async () => {
    await visitAndPress('/shopping-list', 'Choose These Dates')
    await screen.findByRole('table', { name: 'Shopping list' })
    await expect.poll(few, { timeout: 10_000 }).toEqual([40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29])
  })

  it('wait for no device that does not answer', async () => {
    isHung = true
    visit('/home')
    await expect.poll(newest, { timeout: 10_000 }).toContain('Pie 40')
  })
})
