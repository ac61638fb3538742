/**
 * Photos that another program shared with the installed app (importing 32). The service worker
 * keeps them in a cache of its own until somebody has seen to them; no server is asked.
 */
import { SHARE_AGAIN, SHARED_PHOTOS, wordsAddress } from '../../domain/importing/shared-words.ts'

const CACHE = 'plateful-shared'
const photoAt = (at: number) => `/shared-photo/${at}`
/** The time at which a photo was shared, in milliseconds. */
const SHARED_AT = 'x-shared-at'
/** As many as one message is about. */
const MOST_PHOTOS = 10
/** A photo that nobody has seen to is forgotten, in milliseconds: a day. */
const KEPT_FOR = 86_400_000

const store = () => ('caches' in globalThis ? caches.open(CACHE) : null)

/**
 * Keeps what was shared, and answers with the address of the place for it: of photos the dialog
 * that asks for help with them, of words the import page.
 */
export async function takeShared(form: FormData, now: number): Promise<string> {
  const isPhoto = (value: FormDataEntryValue): value is File =>
    typeof value !== 'string' && value.type.startsWith('image/') && value.size > 0
  const photos = form.getAll('photos').filter(isPhoto).slice(0, MOST_PHOTOS)
  const words = wordsAddress((name) => form.get(name))
  if (photos.length === 0) return words ?? '/import-recipes'
  // Before it is opened: what is put into a cache that was deleted is lost.
  await forgetSharedPhotos()
  const cache = await store()
  if (!cache) return words ?? SHARE_AGAIN
  for (const [at, photo] of photos.entries()) {
    const headers = { 'content-type': photo.type, [SHARED_AT]: String(now) }
    await cache.put(photoAt(at), new Response(photo, { headers }))
  }
  // A caption may be the recipe in words; the photos wait beside it.
  return words === null || !isRecipeLike(form) ? SHARED_PHOTOS : words
}

/** A caption of several lines is a recipe in words sooner than a remark. */
const isRecipeLike = (form: FormData) => {
  const text = form.get('text')
  return typeof text === 'string' && text.trim().split('\n').length > 3
}

/** The photos that wait, in their order; none where the browser keeps nothing. */
export async function sharedPhotos(now: number): Promise<Blob[]> {
  const cache = await store()
  if (!cache) return []
  const found: Blob[] = []
  for (let at = 0; at < MOST_PHOTOS; at += 1) {
    const response = await cache.match(photoAt(at))
    if (!response) break
    if (now - Number(response.headers.get(SHARED_AT)) > KEPT_FOR) {
      await forgetSharedPhotos()
      return []
    }
    found.push(await response.blob())
  }
  return found
}

/** Forgets the photos: they are seen to, or somebody signs out. */
export async function forgetSharedPhotos(): Promise<void> {
  // A browser that forbids the cache keeps nothing in it.
  if ('caches' in globalThis) await caches.delete(CACHE).catch(() => false)
}
