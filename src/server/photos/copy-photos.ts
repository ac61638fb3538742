import type { VisitorContext } from '../http/context.ts'
import { hasPhoto, insertPhoto } from './store.ts'

/** Gives another household the pictures of these names too. One that is there stays: a name means one picture for ever. */
export async function copyPhotos(
  { db, outside, now }: Pick<VisitorContext, 'db' | 'outside' | 'now'>,
  from: number,
  to: number,
  names: readonly string[],
): Promise<void> {
  for (const name of new Set(names)) {
    if (await hasPhoto(db, to, name)) continue
    const bytes = await outside.photos.read(from, name)
    if (bytes === null) continue
    await outside.photos.keep(to, name, bytes)
    await insertPhoto(db, to, { name, bytes: bytes.length, createdAt: now })
  }
}
