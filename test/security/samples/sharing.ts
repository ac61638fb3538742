import { type FilledHousehold, made, MARK } from '../two-households.ts'
import { type Samples, photoOf } from './sample.ts'

const shareOf = async (ada: FilledHousehold) =>
  made<{ shareId: string }>(
    ada.call('POST', '/api/shared-recipe-links', { title: MARK, recipeIds: [ada.recipeId] }),
  )

export const sharingSamples: Samples = {
  'POST /api/shared-recipe-links': (ada) => ({ body: { recipeIds: [ada.recipeId] }, stranger: 400 }),
  'GET /api/shared-recipe-links': async (ada) => {
    await shareOf(ada)
    return {}
  },
  // Whoever holds a link may read: a stranger has to guess it.
  'GET /api/shared-recipe-links/:shareId': () => ({ params: { shareId: 'A'.repeat(12) }, stranger: 404 }),
  'GET /api/shared-recipe-collections/:shareId': () => ({
    params: { shareId: 'A'.repeat(12) },
    stranger: 404,
  }),
  'GET /api/shared-recipe-links/:shareId/greeting': () => ({
    params: { shareId: 'A'.repeat(12) },
    visitor: 404,
  }),
  'GET /api/shared-recipe-links/:shareId/photos/:name': async (ada) => ({
    params: { shareId: 'A'.repeat(12), name: await photoOf(ada) },
    stranger: 404,
  }),
  'DELETE /api/shared-recipe-links/:shareId': async (ada) => ({
    params: { shareId: (await shareOf(ada)).shareId },
    stranger: 404,
  }),
  'POST /api/send-recipe-email': (ada) => ({
    body: { recipeIds: [ada.recipeId], recipientEmail: 'friend@example.org' },
    stranger: 400,
  }),
}
