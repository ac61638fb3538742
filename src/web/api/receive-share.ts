/**
 * What another program shares with the installed app, as its service worker takes it (importing
 * 32). The worker is one file of its own: it imports nothing that a page imports, so the names of
 * the cache stand here and in `shared-photos.ts`, and a test takes photos from one to the other.
 */

import { SHARE_AGAIN_PATH, SHARED_PHOTOS_PATH, sharedWordsPath } from '../../domain/importing/share-target.ts'

const CACHE = 'plateful-shared'
const photoAt = (at: number) => `/shared-photo/${at}`
const SHARED_AT = 'x-shared-at'
/** The most photos that one message can be about. */
const MAX_PHOTOS = 10

/**
 * Keeps what was shared, and answers with the address of the place for it: of photos and PDFs the
 * dialog that reads a PDF or asks for help, of words the import page.
 */
export async function receiveShare(form: FormData, now: number): Promise<string> {
  const isPhoto = (value: FormDataEntryValue): value is File =>
    typeof value !== 'string' && /^(?:image\/|application\/pdf$)/.test(value.type) && value.size > 0
  const photos = form.getAll('photos').filter(isPhoto).slice(0, MAX_PHOTOS)
  const words = sharedWordsPath((name) => form.get(name))
  if (photos.length === 0) return words ?? '/import-recipes'
  // The cache is deleted before it is opened: what is put into a deleted cache is lost.
  if (!('caches' in globalThis)) return words ?? SHARE_AGAIN_PATH
  await caches.delete(CACHE)
  const cache = await caches.open(CACHE)
  for (const [index, photo] of photos.entries()) {
    const headers = { 'content-type': photo.type, [SHARED_AT]: String(now) }
    await cache.put(photoAt(index), new Response(photo, { headers }))
  }
  // A caption may be the recipe in words; the photos wait beside it.
  return words === null || !isRecipeLike(form) ? SHARED_PHOTOS_PATH : words
}

/** A caption of several lines is a recipe in words sooner than a remark. */
const isRecipeLike = (form: FormData) => {
  const text = form.get('text')
  return typeof text === 'string' && text.trim().split('\n').length > 3
}
