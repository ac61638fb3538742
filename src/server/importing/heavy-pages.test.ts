import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'

vi.setConfig({ testTimeout: 120_000 })
const testApp = useTestApp()

/** Thousands of lists that look like a recipe, each of which every reader examines. */
const heavy = `<html><body>${'<ul class="ingredients"><li>1 leek</li><li>2 g salt</li></ul><p>Cook it.</p>'.repeat(1_500)}</body></html>`

const pie = 'Leek pie\n\nIngredients\n2 leeks\n100 g flour\n\nMethod\nSoften the leeks.\nBake the pie.'

it('a page that takes long to read keeps nobody else waiting', async () => {
  const ada = await testApp.person()
  // So that the code of the reader is loaded: to wait for that keeps nobody waiting either.
  await ada.call('POST', '/api/import-recipe-page', { html: pie })
  const reads = { isOver: false }
  const reading = ada
    .call('POST', '/api/import-recipe-page', { html: heavy })
    .finally(() => (reads.isOver = true))
  let answers = 0
  while (!reads.isOver) {
    expect((await testApp.app.inject('/healthz')).statusCode).toBe(200)
    answers += 1
    // Without a pause this loop would use a core that the reader needs.
    await pause(5)
  }
  expect([200, 400]).toContain((await reading).statusCode)
  expect(answers).toBeGreaterThan(20)
})

it('six million characters of anything are answered, and the next reader is not held by them', async () => {
  const ada = await testApp.person()
  const paste = async (html: string) => ada.call('POST', '/api/import-recipe-page', { html })
  const most = 6_000_000
  const walls = ['Mix the flour, then the eggs. ', '1 leek\n', '<p>1 leek</p>', '[{"@type":"Recipe","a":']
  for (const wall of walls) {
    const html = wall.repeat(Math.floor(most / wall.length))
    expect([200, 400, 422]).toContain((await paste(html)).statusCode)
  }
  expect((await paste(`<html>${'x'.repeat(most)}`)).statusCode).toBe(400)
  expect((await paste(pie)).json()).toMatchObject({ recipeData: { name: 'Leek pie' } })
})
