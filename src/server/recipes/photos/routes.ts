import { photoCall } from '../../../contract/recipes.ts'
import { refuse } from '../../../domain/refusal.ts'
import { answer } from '../../http/answer.ts'
import { listSize } from './list-size.ts'
import { hasPhoto } from './store.ts'

export const photoRoutes = [
  answer(photoCall, async ({ household, outside }, { params, query }) => {
    const isOurs = await hasPhoto(household, params.name)
    const bytes = isOurs ? await outside.photos.read(household.id, params.name) : null
    if (bytes === null) throw refuse('NOT_FOUND', 'There’s no such photo.')
    const asked =
      query.size === 'list' ? await listSize(`household ${household.id}`, params.name, bytes) : bytes
    return { bytes: asked, mediaType: 'image/jpeg', cacheControl: 'private, max-age=31536000, immutable' }
  }),
]
