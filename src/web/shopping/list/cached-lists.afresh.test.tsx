import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aUser } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { aBigShop, aRow, keepsList, SHOP } from '../../../../test/harness/web-shop.ts'
import { visit } from '../../../../test/harness/web-visit.ts'
import { completedListsCall, shopOrderCall } from '../../../contract/shopping.ts'
import { defaultShopOrder } from '../../../domain/shopping/shop-order.ts'
import { rememberPerson } from '../../api/known-person.ts'
import { dropPendingWrites, persistExtract } from '../../api/persist-answers.ts'
// Loaded before the tests, so that none waits for this code.
import '../completed/finalize-screen.tsx'
import '../shop/shop-screen.tsx'

/** The content of the IndexedDB store. */
const stored = new Map<string, unknown>()

vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: async (key: string) => stored.get(key),
  getMany: async (all: string[]) => all.map((key) => stored.get(key)),
  setMany: async (all: [string, unknown][]) => {
    for (const [key, value] of all) stored.set(key, value)
  },
  delMany: async () => undefined,
  values: async () => [],
  keys: async () => [...stored.keys()],
  clear: async () => stored.clear(),
}))

const list = aBigShop([aRow('carrots', 'Vegetables')])
const newer = { ...list, id: list.id + 1, startDate: '2031-01-06', endDate: '2031-01-12', name: 'Newer shop' }
const GONE = 'This list is no longer here'

beforeEach(async () => {
  dropPendingWrites()
  stored.clear()
  vi.stubGlobal('indexedDB', {})
  rememberPerson(aUser())
  server.answers(shopOrderCall, defaultShopOrder)
  keepsList(list)
  // A device keeps the newest lists only, and this one is older.
  await persistExtract(['completed-lists'], [newer])
})

const addresses = [SHOP, `${SHOP.replace('/shop?', '/finalize?')}&previous=true`]

describe.each(addresses)('an older list than those on this device at %s (shopping 143)', (address) => {
  it('is not called deleted without a signal', async () => {
    server.isUnreachableFor(completedListsCall)
    visit(address)
    expect(await screen.findByText('This list couldn’t be loaded')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.queryByText(GONE)).toBeNull()
  })

  it('is waited for while the server is asked', async () => {
    const seen: (string | null)[] = []
    const watch = new MutationObserver(() => seen.push(screen.queryByText(GONE)?.textContent ?? null))
    watch.observe(document, { childList: true, subtree: true })
    const tell = server.holds(completedListsCall, [newer, list])
    visit(address)
    await screen.findAllByRole('heading', { level: 1 })
    await expect.poll(() => server.received(completedListsCall).length).toBe(1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    tell()
    expect(await screen.findByRole('checkbox', { name: /carrots/ })).toBeVisible()
    watch.disconnect()
    expect(seen).not.toContain(GONE)
  })
})
