/** What a browser keeps of the product: asked by journeys without a signal. */

import { expect, type Page } from '@playwright/test'

/** Everything that lies on the device, as somebody reads it who opens the browser's own tools. */
export interface Held {
  /** The keys and values of each store of each database, as text. */
  databases: Record<string, string[]>
  /** The addresses in each cache. */
  caches: Record<string, string[]>
  local: Record<string, string>
  session: Record<string, string>
}

/** Runs in the page. */
async function readAll(): Promise<Held> {
  const asked = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('no database')))
    })
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  const texts = (storage: Storage): Record<string, string> => Object.fromEntries(Object.entries(storage))
  const databases: Record<string, string[]> = {}
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await asked(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const rows = database.transaction(store).objectStore(store)
      const [keys, values] = await Promise.all([asked(rows.getAllKeys()), asked(rows.getAll())])
      databases[`${name}/${store}`] = keys.map((key, at) => `${textOf(key)} ${textOf(values[at])}`)
    }
    database.close()
  }
  const kept: Record<string, string[]> = {}
  for (const name of await caches.keys()) {
    const keys = await (await caches.open(name)).keys()
    kept[name] = keys.map(({ url }) => new URL(url).pathname)
  }
  return { databases, caches: kept, local: texts(localStorage), session: texts(sessionStorage) }
}

export const heldOnDevice = (page: Page): Promise<Held> => page.evaluate(readAll)

/** The build's own files are everybody's; all other caches hold what somebody saw. */
const isBuild = (cache: string) => cache.startsWith('workbox-precache')

/** Nothing that anybody wrote or read here can be found on the device, by whatever words. */
export async function expectNothingReadable(page: Page, words: readonly string[]): Promise<void> {
  await expect
    .poll(async () => Object.values((await heldOnDevice(page)).databases).flat(), { timeout: 10_000 })
    .toEqual([])
  const held = await heldOnDevice(page)
  expect(Object.keys(held.caches).filter((name) => !isBuild(name))).toEqual([])
  const text = JSON.stringify(held).toLowerCase()
  expect(words.filter((word) => text.includes(word.toLowerCase()))).toEqual([])
}

/** The calendar and the library were read and lie on the device. */
export const keptOnDevice = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await heldOnDevice(page)).databases['plateful/kept']?.join('\n') ?? '', {
      timeout: 40_000,
    })
    .toMatch(/"calendar","notes"[\s\S]*"recipes"|"recipes"[\s\S]*"calendar","notes"/)

/** The days of the calendar from this one on were read and lie on the device. */
export const daysKeptOnDevice = (page: Page, date: string): Promise<void> =>
  expect
    .poll(async () => (await heldOnDevice(page)).databases['plateful/kept']?.join('\n') ?? '', {
      timeout: 40_000,
    })
    .toContain(`["calendar","assignments","${date}"`)
