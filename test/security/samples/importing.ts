import { expect, vi } from 'vitest'
import { leekPiePdf } from '../../harness/pdf.ts'
import { gathered, readThrough } from '../../harness/picture-readings.ts'
import { cooklang } from '../../harness/program-exports.ts'
import { type FilledHousehold, made, MARK } from '../two-households.ts'
import { type Sample, type Samples, type Numbered, octets, aPicture, nothing } from './sample.ts'

/** An import of the household that is read, and run where that is wished. */
async function importOf(ada: FilledHousehold, isRun = false): Promise<number> {
  const { id } = await made<Numbered>(
    ada.call('POST', `/api/household-imports?name=${MARK}.cook`, cooklang, octets),
  )
  const settled = async (state: string) =>
    vi.waitFor(
      async () =>
        expect(await made(ada.call('GET', `/api/household-imports/${id}`))).toMatchObject({ state }),
      { timeout: 20_000, interval: 20 },
    )
  await settled('ready')
  if (!isRun) return id
  await ada.call('POST', `/api/household-imports/${id}/run`, {})
  await settled('done')
  return id
}

/** A reading of the household with one page, in a household with room for it. */
async function readingOf(ada: FilledHousehold, isRead = false, bytes: Uint8Array = leekPiePdf()) {
  for (const { id } of await made<Numbered[]>(ada.call('GET', '/api/picture-readings')))
    await ada.call('DELETE', `/api/picture-readings/${id}`)
  const { id, pages } = await (isRead ? readThrough : gathered)(ada, bytes)
  return { id, page: pages[0]?.id ?? 0 }
}

const aPng = async () => Buffer.from((await aPicture()).split(',')[1] ?? '', 'base64')

const dishToBrowse = async (ada: FilledHousehold): Promise<Sample> => {
  const [dish] = await made<{ spoonacularId: number }[]>(ada.call('GET', '/api/browse-recipes'))
  return { params: { spoonacularId: dish?.spoonacularId ?? 0 } }
}

const PAGE = `<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['3 leeks', '1 l stock'],
  recipeInstructions: ['Soften the leeks.', 'Add the stock and simmer.'],
})}</script>`

export const pageOfLeekSoup = `<!doctype html><html><head>${PAGE}</head><body></body></html>`

export const importingSamples: Samples = {
  'POST /api/import-recipe-url': () => ({ body: { url: 'https://kitchen.example/soup' } }),
  'POST /api/import-recipe-page': () => ({ body: { html: pageOfLeekSoup } }),
  'POST /api/import-recipe-pdf': () => ({ query: {}, body: leekPiePdf(), headers: octets }),
  'GET /api/browse-recipes': nothing,
  'GET /api/browse-recipes/:spoonacularId': dishToBrowse,
  'POST /api/import-recipe/:spoonacularId': dishToBrowse,
  'POST /api/picture-readings': () => ({ body: {} }),
  'GET /api/picture-readings': async (ada) => {
    await readingOf(ada)
    return {}
  },
  'GET /api/picture-readings/:id': async (ada) => ({
    params: { id: (await readingOf(ada, true)).id },
    stranger: 404,
  }),
  'POST /api/picture-readings/:id/pages': async (ada) => ({
    params: { id: (await readingOf(ada)).id },
    body: leekPiePdf(),
    headers: octets,
    stranger: 404,
  }),
  'PATCH /api/picture-readings/:id/pages/:page': async (ada) => ({
    params: await readingOf(ada),
    body: { angle: 90, position: 0 },
    stranger: 404,
  }),
  'DELETE /api/picture-readings/:id/pages/:page': async (ada) => ({
    params: await readingOf(ada),
    stranger: 404,
  }),
  'GET /api/picture-readings/:id/pages/:page/picture': async (ada) => ({
    params: await readingOf(ada, false, await aPng()),
    stranger: 404,
  }),
  'POST /api/picture-readings/:id/read': async (ada) => ({
    params: { id: (await readingOf(ada)).id },
    body: {},
    stranger: 404,
  }),
  'POST /api/picture-readings/:id/stop': async (ada) => ({
    params: { id: (await readingOf(ada)).id },
    body: {},
    stranger: 404,
  }),
  'POST /api/picture-readings/:id/saved': async (ada) => ({
    params: { id: (await readingOf(ada, true)).id },
    body: { found: 0, recipeId: ada.recipeId },
    stranger: 404,
  }),
  'DELETE /api/picture-readings/:id': async (ada) => ({
    params: { id: (await readingOf(ada)).id },
    stranger: 404,
  }),
  'POST /api/household-imports': () => ({ query: { name: 'dish.cook' }, body: cooklang, headers: octets }),
  'GET /api/household-imports': nothing,
  'GET /api/household-imports/:id': async (ada) => ({ params: { id: await importOf(ada) }, stranger: 404 }),
  'POST /api/household-imports/:id/run': async (ada) => ({
    params: { id: await importOf(ada) },
    body: {},
    stranger: 404,
  }),
  'POST /api/household-imports/:id/undo': async (ada) => ({
    params: { id: await importOf(ada, true) },
    stranger: 404,
  }),
  'DELETE /api/household-imports/:id': async (ada) => ({
    params: { id: await importOf(ada) },
    stranger: 404,
  }),
  'GET /api/household-export': nothing,
}
