import { expect } from 'vitest'
import { type FilledHousehold, made } from '../two-households.ts'
import { type Samples, type Numbered, FREE, nothing } from './sample.ts'

const planRequest = { dates: [FREE], meals: ['dinner'] }

const actionOf = async (ada: FilledHousehold) =>
  (await made<{ actionId: number }>(ada.call('POST', '/api/ai-meal-planner', planRequest))).actionId

const noBeef = { kind: 'have', what: { food: 'beef' }, count: { max: 0 } }

const keptRuleOf = async (ada: FilledHousehold) =>
  (await made<Numbered>(ada.call('POST', '/api/plan-rules', { rule: noBeef }))).id

/** A plan of the household that is being improved; the many dishes keep the planner at work. */
async function jobOf(ada: FilledHousehold): Promise<{ jobId: string }> {
  const { jobId } = await made<{ jobId: string | null }>(
    ada.call('POST', '/api/ai-meal-planner/preview', {
      ...planRequest,
      dates: [FREE, '2026-04-02', '2026-04-03'],
    }),
  )
  // While it is worked on its row changes by itself.
  await expect
    .poll(async () => (await ada.call('GET', `/api/ai-meal-planner/jobs/${jobId}`)).json(), {
      timeout: 20_000,
    })
    .toMatchObject({ isDone: true })
  return { jobId: jobId ?? 'none' }
}

export const plannerSamples: Samples = {
  'POST /api/ai-meal-planner': () => ({ body: planRequest, stranger: 400 }),
  'POST /api/ai-meal-planner/preview': () => ({ body: planRequest, stranger: 400 }),
  'POST /api/ai-meal-planner/wishes': () => ({ body: { sentence: 'no fish on Monday' } }),
  'GET /api/ai-meal-planner/jobs/:jobId': async (ada) => ({ params: await jobOf(ada), stranger: 404 }),
  'DELETE /api/ai-meal-planner/jobs/:jobId': async (ada) => ({ params: await jobOf(ada), stranger: 404 }),
  'GET /api/ai-meal-planning-actions': nothing,
  'POST /api/ai-meal-planning-actions/:id/revert': async (ada) => ({
    params: { id: await actionOf(ada) },
    stranger: 404,
  }),
  'DELETE /api/ai-meal-planning-actions/:id': async (ada) => ({
    params: { id: await actionOf(ada) },
    stranger: 404,
  }),
  'GET /api/plan-rules': nothing,
  'POST /api/plan-rules': () => ({ body: { rule: noBeef } }),
  'PATCH /api/plan-rules/:id': async (ada) => ({
    params: { id: await keptRuleOf(ada) },
    body: { offWeeks: [FREE] },
    stranger: 404,
  }),
  'DELETE /api/plan-rules/:id': async (ada) => ({ params: { id: await keptRuleOf(ada) }, stranger: 404 }),
}
