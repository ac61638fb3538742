import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aUser } from '../../../test/harness/web-makers.ts'
import { reloads } from '../../../test/harness/web-visit.ts'
import { rememberPerson } from '../api/known-person.ts'
import { readCached, writeCached } from '../api/offline-cache.ts'
import { announceReconnect } from '../api/reconnect.ts'
import { BrokenScreen } from './failure.tsx'

const stored = new Map<string, unknown>()

vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: async (key: string) => stored.get(key),
  getMany: async (all: string[]) => all.map((key) => stored.get(key)),
  setMany: async (all: [string, unknown][]) => {
    for (const [key, value] of all) stored.set(key, value)
  },
  keys: async () => [...stored.keys()],
  clear: async () => stored.clear(),
}))

const NAME = '["menus"]'

beforeEach(async () => {
  vi.stubGlobal('indexedDB', {})
  rememberPerson({ ...aUser(), householdId: 1 })
  await writeCached(NAME, { at: 1, text: '[]', source: null })
})
afterEach(() => vi.unstubAllGlobals())

describe('a screen whose files are not here while the server is out of reach (home 138)', () => {
  it.each([
    'Failed to fetch dynamically imported module: http://plateful.test/assets/cook-screen.js',
    'error loading dynamically imported module: http://plateful.test/assets/cook-screen.js',
    'Importing a module script failed.',
    'Unable to preload CSS for http://plateful.test/assets/worktop.css',
  ])('opens by itself once it is back, and what is kept here stays: %s', async (message) => {
    render(<BrokenScreen error={new Error(message)} />)
    expect(screen.getByText('This page couldn’t be loaded')).toBeVisible()
    const before = reloads()
    act(announceReconnect)
    expect(reloads()).toBe(before + 1)
    expect((await readCached(NAME))?.text).toBe('[]')
  })
})

it('a kept answer that breaks its screen is forgotten, so that it breaks it once', async () => {
  render(<BrokenScreen error={new TypeError('meals is undefined')} />)
  expect(screen.getByText('Something went wrong on this page')).toBeVisible()
  await expect.poll(() => readCached(NAME)).toBeUndefined()
})
