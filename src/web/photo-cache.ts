/**
 * Photos that were shown, kept by the service worker: the last used ones, up to a limit of bytes
 * (home 83). The name of a photo follows from its content, so a kept photo is never out of date.
 */

/** The page deletes the cache of this name when somebody signs out (`api/offline-cache.ts`). */
export const PHOTO_CACHE = 'plateful-photos'
export const FORGET_PHOTOS = 'forget-photos'

/** Recipes, photos and the files of the build together stay below 60 MB on a device. */
export const MAX_BYTES = 45_000_000

/** Milliseconds. The use of a photo is noted once an hour, so that showing it seldom writes. */
const NOTE_INTERVAL = 60 * 60 * 1000

/** The entry of the cache with the size of each photo and when it was last shown. */
const NOTES_PATH = '/kept-photos.json'

type Notes = Record<string, { bytes: number; at: number }>

/** The notes are changed one at a time. */
let lastChange: Promise<void> = Promise.resolve()
/** How often all photos were deleted: an answer that was requested before is not kept. */
let clearCount = 0

function changeNotes(cache: Cache, edit: (notes: Notes) => Promise<void> | void): Promise<void> {
  const previousChange = lastChange
  const applyEdit = async () => {
    await previousChange
    const notes = (await (await cache.match(NOTES_PATH))?.json()) as Notes | undefined
    const changed = notes ?? {}
    await edit(changed)
    await cache.put(NOTES_PATH, new Response(JSON.stringify(changed)))
  }
  // If the disk is full the notes are not written; the photo is shown all the same.
  lastChange = applyEdit().catch(() => undefined)
  return lastChange
}

const notedAt = new Map<string, number>()

/** From the device where it is kept, otherwise from the server; `waitUntil` outlives the answer. */
export async function answerPhoto(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
  now: () => number = Date.now,
): Promise<Response> {
  const cache = await caches.open(PHOTO_CACHE).catch(() => undefined)
  const cached = await cache?.match(request.url)
  if (cache && cached) {
    if (now() - (notedAt.get(request.url) ?? 0) > NOTE_INTERVAL) waitUntil(noteUse(cache, request.url, now()))
    return cached
  }
  const roundAtStart = clearCount
  const answer = await fetch(request).catch((error: unknown) => error)
  if (!(answer instanceof Response)) {
    // Offline the photo in another size is better than none.
    const anySize = await cache?.match(request.url, { ignoreSearch: true })
    if (anySize) return anySize
    throw answer
  }
  if (cache && answer.status === 200 && answer.type === 'basic')
    waitUntil(keepPhoto(cache, request.url, answer.clone(), { at: now(), asked: roundAtStart }))
  return answer
}

const noteUse = (cache: Cache, url: string, now: number): Promise<void> => {
  notedAt.set(url, now)
  return changeNotes(cache, (notes) => {
    const photo = notes[url]
    if (photo) photo.at = now
  })
}

async function keepPhoto(
  cache: Cache,
  url: string,
  answer: Response,
  { at, asked: roundAtStart }: { at: number; asked: number },
): Promise<void> {
  const photo = await answer.blob()
  if (photo.size > MAX_BYTES) return
  notedAt.set(url, at)
  await changeNotes(cache, async (notes) => {
    if (roundAtStart !== clearCount) return
    await cache.put(url, new Response(photo, { headers: answer.headers }))
    notes[url] = { bytes: photo.size, at }
    await makeRoom(cache, notes)
  })
}

async function makeRoom(cache: Cache, notes: Notes): Promise<void> {
  let bytes = Object.values(notes).reduce((sum, photo) => sum + photo.bytes, 0)
  for (const [url, photo] of Object.entries(notes).toSorted(([, a], [, b]) => a.at - b.at)) {
    if (bytes <= MAX_BYTES) return
    await cache.delete(url)
    delete notes[url]
    bytes -= photo.bytes
  }
}

/** Deletes all photos; answers that are still on their way are not kept. */
export async function forgetPhotos(): Promise<void> {
  clearCount += 1
  notedAt.clear()
  await lastChange
  await caches.delete(PHOTO_CACHE)
}
