/**
 * Photos that another program shared with the installed app (importing 32). The service worker
 * keeps them in a cache of its own until they are used; the server is not asked.
 */

import { DAY } from './durations.ts'

const CACHE = 'plateful-shared'
const photoAt = (at: number) => `/shared-photo/${at}`
/** The time at which a photo was shared, in milliseconds. */
const SHARED_AT = 'x-shared-at'
/** The most photos that one message can be about. */
const MAX_PHOTOS = 10
/** Milliseconds after which an unused photo is deleted. */
const KEPT_FOR = DAY

const openCache = () => ('caches' in globalThis ? caches.open(CACHE) : null)

export async function sharedPhotos(now: number): Promise<Blob[]> {
  const cache = await openCache()
  if (!cache) return []
  const photos: Blob[] = []
  for (let index = 0; index < MAX_PHOTOS; index += 1) {
    const response = await cache.match(photoAt(index))
    if (!response) break
    if (now - Number(response.headers.get(SHARED_AT)) > KEPT_FOR) {
      await forgetSharedPhotos()
      return []
    }
    photos.push(await response.blob())
  }
  return photos
}

/** Deletes the photos: they were used, or somebody signs out. */
export async function forgetSharedPhotos(): Promise<void> {
  // A browser that forbids the cache keeps nothing in it.
  if ('caches' in globalThis) await caches.delete(CACHE).catch(() => false)
}
