import type { Household } from '../../db/household.ts'
import type { Context } from '../../http/context.ts'
import { keepPhotoFile } from './keep-photo.ts'

/** Gives another household the pictures of these names too. */
export async function copyPhotos(
  { household: from, outside, now }: Pick<Context, 'household' | 'outside' | 'now'>,
  to: Household,
  names: readonly string[],
): Promise<void> {
  for (const name of new Set(names)) {
    const bytes = await outside.photos.read(from.id, name)
    if (bytes !== null) await keepPhotoFile({ household: to, outside, now }, name, bytes)
  }
}
