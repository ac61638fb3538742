import type { VisitorContext } from '../../http/context.ts'
import { keepPhotoFile } from './keep-photo.ts'

/** Gives another household the pictures of these names too. */
export async function copyPhotos(
  context: Pick<VisitorContext, 'db' | 'outside' | 'now'>,
  from: number,
  to: number,
  names: readonly string[],
): Promise<void> {
  for (const name of new Set(names)) {
    const bytes = await context.outside.photos.read(from, name)
    if (bytes !== null) await keepPhotoFile(context, to, name, bytes)
  }
}
