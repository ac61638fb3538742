import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DAY } from './durations.ts'
import { receiveShare } from './receive-share.ts'
import { forgetSharedPhotos, sharedPhotos } from './shared-photos.ts'

const NOW = 1_800_000_000_000

/** The browser's caches, which the test's browser has not. */
function aCacheStorage() {
  const stores = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      put: async (key: string, response: Response) => void store.set(key, response),
      match: async (key: string) => store.get(key)?.clone(),
    }
  }
  return { open, delete: async (name: string) => stores.delete(name) }
}
beforeEach(() => vi.stubGlobal('caches', aCacheStorage()))
afterEach(() => vi.unstubAllGlobals())

const photo = (text: string, type = 'image/jpeg') => new File([text], 'card.jpg', { type })
function aForm(words: Record<string, string>, ...photos: File[]) {
  const form = new FormData()
  for (const [name, value] of Object.entries(words)) form.set(name, value)
  for (const one of photos) form.append('photos', one)
  return form
}
const kept = async (now = NOW) => Promise.all((await sharedPhotos(now)).map((one) => one.text()))

it('photos are kept in their order, and the place for them opens (importing 32)', async () => {
  expect(await receiveShare(aForm({}, photo('one'), photo('two')), NOW)).toBe('/recipes?shared=photo')
  expect(await kept()).toEqual(['one', 'two'])
})

it('words begin an import, and a file that is neither picture nor PDF is left', async () => {
  expect(await receiveShare(aForm({ text: 'https://a.example/' }), NOW)).toBe(
    '/import-recipes?text=https%3A%2F%2Fa.example%2F',
  )
  expect(await receiveShare(aForm({}, photo('x', 'application/zip')), NOW)).toBe('/import-recipes')
  expect(await kept()).toEqual([])
  expect(await receiveShare(aForm({}, photo('y', 'application/pdf')), NOW)).toBe('/recipes?shared=photo')
  expect(await kept()).toEqual(['y'])
})

it('a caption that is a recipe is read, and its photo waits', async () => {
  const text = 'Leek pie\n2 leeks\n100 g flour\nBake.'
  expect(await receiveShare(aForm({ text }, photo('one')), NOW)).toContain('/import-recipes?text=Leek%20pie')
  expect(await kept()).toEqual(['one'])
  expect(await receiveShare(aForm({ text: 'Look!' }, photo('two')), NOW)).toBe('/recipes?shared=photo')
})

it('photos that are shared later stand in for those before, and all are forgotten when asked, or after a day', async () => {
  await receiveShare(aForm({}, photo('one'), photo('two')), NOW)
  await receiveShare(aForm({}, photo('three')), NOW)
  expect(await kept()).toEqual(['three'])
  expect(await kept(NOW + DAY + 1)).toEqual([])
  await receiveShare(aForm({}, photo('four')), NOW)
  await forgetSharedPhotos()
  expect(await kept()).toEqual([])
})

it('a browser that keeps nothing asks for the photo once more', async () => {
  vi.unstubAllGlobals()
  vi.stubGlobal('caches', undefined)
  Reflect.deleteProperty(globalThis, 'caches')
  expect(await receiveShare(aForm({}, photo('one')), NOW)).toBe('/recipes?shared=again')
  expect(await sharedPhotos(NOW)).toEqual([])
})
