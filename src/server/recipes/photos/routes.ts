import type { Readable } from 'node:stream'
import { photoCall, showablePhotoCall } from '../../../contract/recipes.ts'
import { MAX_PICTURE_BYTES } from '../../../domain/recipes/recipe-photo.ts'
import { refuse } from '../../../domain/refusal.ts'
import { bindCall } from '../../http/bind-call.ts'
import { readAllBytes } from '../../http/read-all-bytes.ts'
import { listSizePhoto, smallJpeg } from './save-photo.ts'
import { hasPhoto } from './store.ts'

/** The longest side in pixels, so that a cropped part is as sharp as a stored photo. */
const SHOWN_SIDE = 3200

export const photoRoutes = [
  bindCall(photoCall, async ({ household, external }, { params, query }) => {
    const isOurs = await hasPhoto(household, params.name)
    const bytes = isOurs ? await external.photos.read(household.id, params.name) : null
    if (bytes === null) throw refuse('NOT_FOUND', 'There’s no such photo.')
    const photo =
      query.size === 'list' ? await listSizePhoto(`household ${household.id}`, params.name, bytes) : bytes
    return { bytes: photo, mediaType: 'image/jpeg', cacheControl: 'private, max-age=31536000, immutable' }
  }),
  bindCall(showablePhotoCall, async ({ household }, { body }) => {
    const bytes = await readAllBytes(body as Readable, MAX_PICTURE_BYTES, 'A photo can be up to 25 MB.')
    const jpeg = await smallJpeg(`household ${household.id}`, bytes, SHOWN_SIDE)
    return { photo: `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}` }
  }),
]
