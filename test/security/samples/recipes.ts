import { aRecipe } from '../../harness/makers.ts'
import { type FilledHousehold, made, MARK } from '../two-households.ts'
import { type Sample, type Samples, type Numbered, octets, aPicture, photoOf, nothing } from './sample.ts'

const COOKED = '2026-03-01'

let collections = 0

const collectionOf = async (ada: FilledHousehold) =>
  (
    await made<Numbered>(
      ada.call('POST', '/api/recipe-collections', {
        name: `${MARK} ${(collections += 1)}`,
        add: [ada.recipeId],
      }),
    )
  ).id

const savedFilterOf = async (ada: FilledHousehold) =>
  (
    await made<Numbered>(
      ada.call('POST', '/api/saved-filters', { name: MARK, filter: { ingredients: MARK } }),
    )
  ).id

const madeOn = async (ada: FilledHousehold) =>
  made(ada.call('POST', `/api/recipes/${ada.recipeId}/made`, { date: COOKED }))

const recipe = (ada: FilledHousehold): Sample => ({ params: { id: ada.recipeId }, stranger: 404 })

export const recipesSamples: Samples = {
  'GET /api/known-ingredients': nothing,
  'POST /api/known-ingredients': () => ({ body: { line: '200 g zorblax' } }),
  'DELETE /api/known-ingredients/:id': async (ada) => {
    const { id } = await made<Numbered>(ada.call('POST', '/api/known-ingredients', { line: MARK }))
    return { params: { id }, stranger: 404 }
  },
  'GET /api/recipes': nothing,
  'GET /api/recipes/:id': recipe,
  'GET /api/recipes/:id/source-pictures': recipe,
  'GET /api/recipes/:id/imported-reading': recipe,
  'POST /api/recipes': () => ({ body: aRecipe() }),
  'PATCH /api/recipes/:id': (ada) => ({ ...recipe(ada), body: { name: 'Mine now' } }),
  'DELETE /api/recipes/:id': recipe,
  'POST /api/recipes/:id/restore': async (ada) => {
    await ada.call('DELETE', `/api/recipes/${ada.otherRecipeId}`)
    return { params: { id: ada.otherRecipeId }, stranger: 404 }
  },
  'POST /api/recipes/:id/duplicate': recipe,
  'PATCH /api/recipes/:id/marks': (ada) => ({ ...recipe(ada), body: { isFavourite: true } }),
  'PUT /api/recipes/:id/notes': (ada) => ({ ...recipe(ada), body: { notes: 'Mine now', seen: null } }),
  'GET /api/recipes/:id/made': recipe,
  'POST /api/recipes/:id/made': (ada) => ({ ...recipe(ada), body: { date: COOKED } }),
  'DELETE /api/recipes/:id/made/:date': async (ada) => {
    await madeOn(ada)
    return { params: { id: ada.recipeId, date: COOKED }, stranger: 404 }
  },
  'GET /api/recipe-collections': async (ada) => {
    await collectionOf(ada)
    return {}
  },
  'POST /api/recipe-collections': (ada) => ({ body: { name: 'Freezer', add: [ada.recipeId] } }),
  'PATCH /api/recipe-collections/:id': async (ada) => ({
    params: { id: await collectionOf(ada) },
    body: { name: 'Mine now', add: [ada.recipeId] },
    stranger: 404,
  }),
  'DELETE /api/recipe-collections/:id': async (ada) => ({
    params: { id: await collectionOf(ada) },
    stranger: 404,
  }),
  'POST /api/recipe-collections/:id/restore': async (ada) => {
    const id = await collectionOf(ada)
    await ada.call('DELETE', `/api/recipe-collections/${id}`)
    return { params: { id }, stranger: 404 }
  },
  'GET /api/saved-filters': async (ada) => {
    await savedFilterOf(ada)
    return {}
  },
  'POST /api/saved-filters': () => ({ body: { name: 'Quick', filter: { minutes: 30 } } }),
  'DELETE /api/saved-filters/:id': async (ada) => ({
    params: { id: await savedFilterOf(ada) },
    stranger: 404,
  }),
  'POST /api/saved-filters/:id/restore': async (ada) => {
    const id = await savedFilterOf(ada)
    await ada.call('DELETE', `/api/saved-filters/${id}`)
    return { params: { id }, stranger: 404 }
  },
  'POST /api/photos': async () => ({
    body: Buffer.from((await aPicture()).split(',')[1] ?? '', 'base64'),
    headers: octets,
  }),
  'GET /api/photos/:name': async (ada) => ({ params: { name: await photoOf(ada) }, stranger: 404 }),
}
