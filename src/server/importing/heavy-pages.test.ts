import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'

vi.setConfig({ testTimeout: 60_000 })
const house = useTestApp()

/** Thousands of recipes that are none, each of which every reader looks at. */
const heavy = `<html><body>${'<ul class="ingredients"><li>1 leek</li><li>2 g salt</li></ul><p>Cook it.</p>'.repeat(4_000)}</body></html>`

it('a page that takes long to read keeps nobody else waiting', async () => {
  const ada = await house.person()
  const reads = { isOver: false }
  const reading = ada
    .call('POST', '/api/import-recipe-page', { html: heavy })
    .finally(() => (reads.isOver = true))
  let answers = 0
  while (!reads.isOver) {
    expect((await house.app.inject('/healthz')).statusCode).toBe(200)
    answers += 1
    await nextTurn()
  }
  expect([200, 400]).toContain((await reading).statusCode)
  expect(answers).toBeGreaterThan(20)
})
