import { photoCall } from '../../../contract/recipes.ts'
import { refuse } from '../../../domain/refusal.ts'
import { answer } from '../../http/answer.ts'
import { hasPhoto } from './store.ts'

export const photoRoutes = [
  answer(photoCall, async ({ household, outside }, { params }) => {
    const isOurs = await hasPhoto(household, params.name)
    const bytes = isOurs ? await outside.photos.read(household.id, params.name) : null
    if (bytes === null) throw refuse('NOT_FOUND', 'There’s no such photo.')
    return { bytes, mediaType: 'image/jpeg', cacheControl: 'private, max-age=31536000, immutable' }
  }),
]
