import { expect, it, vi } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'

vi.setConfig({ testTimeout: 30_000 })
const testApp = useTestApp()

const request = { dates: ['2026-03-05'], meals: ['dinner'] }
const fish = { sentence: 'fish on Friday' }

it.each([
  ['/api/ai-meal-planner', request, 500, 400, 'You’ve asked for a lot of plans just now.'],
  ['/api/ai-meal-planner/preview', request, 500, 400, 'You’ve asked for a lot of plans just now.'],
  ['/api/ai-meal-planner/wishes', fish, 200, 200, 'You’ve asked the planner to read a lot just now.'],
])(
  '%s comes to an end for who asks without a pause, and goes on a quarter of an hour later',
  async (path, body, most, usual, words) => {
    const ada = await testApp.person()
    const ask = async () => ada.call('POST', path, body)
    // Without recipes the call is counted, but nothing is planned.
    expect((await ask()).statusCode).toBe(usual)
    await testApp.db
      .updateTable('signInFailures')
      .set({ count: most - 1 })
      .execute()
    expect((await ask()).statusCode).toBe(usual)
    const refused = await ask()
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
    expect(refused.json()).toEqual({
      code: 'TOO_MANY_TRIES',
      message: `${words} Please wait 15 minutes and try again.`,
    })

    const bea = await testApp.person()
    expect((await bea.call('POST', path, body)).statusCode).toBe(usual)
    testApp.clock.pass(15 * 60_000)
    expect((await ask()).statusCode).toBe(usual)
  },
)
