import { beforeEach, describe, expect, it, vi } from 'vitest'
import { HOUR } from './api/durations.ts'
import * as page from './api/offline-cache.ts'
import { answerPhoto, FORGET_PHOTOS, forgetPhotos, MAX_BYTES, PHOTO_CACHE } from './photo-cache.ts'

const third = Math.floor(MAX_BYTES / 3)

/** The worker's cache: what it holds by address. */
let held: Map<string, Response>
/** The addresses that were requested from the server. */
let asked: string[]
/** The work that goes on after a photo is shown. */
let works: Promise<unknown>[]
let size = third

const photoAt = (name: string) => `http://plateful.test/api/photos/${name}.jpg`

async function show(name: string, now = 0): Promise<number> {
  const request = { url: photoAt(name) } as Request
  const answer = await answerPhoto(
    request,
    (work) => works.push(work),
    () => now,
  )
  await Promise.all(works.splice(0))
  return answer.status
}

const isKept = (name: string) => held.has(photoAt(name))

beforeEach(async () => {
  held = new Map()
  asked = []
  works = []
  size = third
  const cache = {
    match: (url: string, how?: CacheQueryOptions) => {
      const whole = (address: string) => (how?.ignoreSearch ? address.replace(/\?.*/, '') : address)
      const found = [...held].find(([address]) => whole(address) === whole(url))
      return Promise.resolve(found?.[1].clone())
    },
    put: (url: string, answer: Response) => Promise.resolve(held.set(url, answer)),
    delete: (url: string) => Promise.resolve(held.delete(url)),
  }
  vi.stubGlobal('caches', {
    open: () => Promise.resolve(cache),
    delete: () => Promise.resolve(held.clear()),
  })
  vi.stubGlobal('fetch', ({ url }: Request) => {
    asked.push(url)
    const answer = new Response(new Blob([new Uint8Array(size)]), {
      status: url.includes('gone') ? 404 : 200,
    })
    Object.defineProperty(answer, 'type', { value: 'basic' })
    return Promise.resolve(answer)
  })
  await forgetPhotos()
})

describe('photos that were shown (home 83)', () => {
  it('are asked for once', async () => {
    await show('a')
    await show('a')
    expect(asked).toEqual([photoAt('a')])
  })

  it('go when there are too many bytes, first what was shown longest ago', async () => {
    await show('a', 0)
    await show('b', 1)
    await show('c', 2)
    await show('a', 2 * HOUR)
    await show('d', 3 * HOUR)
    expect(['a', 'b', 'c', 'd'].filter(isKept)).toEqual(['a', 'c', 'd'])
  })

  it('are not kept where the server has none, or one larger than all room', async () => {
    expect(await show('gone')).toBe(404)
    size = MAX_BYTES + 1
    expect(await show('huge')).toBe(200)
    expect([isKept('gone'), isKept('huge')]).toEqual([false, false])
  })

  it('are shown in the size that is there where the server can’t be reached (recipes 77)', async () => {
    held.set(`${photoAt('a')}?size=list`, new Response('small'))
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No signal')))
    expect(await show('a')).toBe(200)
    await expect(show('b')).rejects.toThrow('No signal')
    expect(isKept('a')).toBe(false)
  })

  it('are shown where nothing can be kept', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new Error('No caches here')) })
    expect(await show('a')).toBe(200)
  })

  it('are forgotten at sign-out, also one that is on its way', async () => {
    await show('a')
    const request = { url: photoAt('b') } as Request
    await answerPhoto(request, (work) => works.push(work))
    await forgetPhotos()
    await Promise.all(works)
    expect([isKept('a'), isKept('b')]).toEqual([false, false])
  })

  it('lie where the page deletes them', () => {
    expect([PHOTO_CACHE, FORGET_PHOTOS]).toEqual([page.PHOTO_CACHE, page.FORGET_PHOTOS])
  })
})
