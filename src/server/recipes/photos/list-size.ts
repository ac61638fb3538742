import { LRUCache } from 'lru-cache'
import { smallJpeg } from './keep-photo.ts'

/** The longest side of a photo in a list, in pixels: 300 across on a sharp screen (recipes 77). */
const LIST_SIDE = 600
/** A photo of fewer bytes is small enough as it is. */
const SMALL = 60_000

/** By name, which is the hash of the photo. */
const drawnPhotos = new LRUCache<string, Uint8Array>({
  maxSize: 16_000_000,
  sizeCalculation: ({ length }) => length,
})

/** The photo as lists show it; as it is where it is small already, or can't be drawn again. */
export async function listSize(owner: string, name: string, photo: Uint8Array): Promise<Uint8Array> {
  if (photo.length < SMALL) return photo
  const known = drawnPhotos.get(name)
  if (known) return known
  const small = await smallJpeg(owner, photo, LIST_SIDE).catch(() => photo)
  if (small !== photo) drawnPhotos.set(name, small)
  return small
}
