/** The built program is stopped while pages follow it and a plan is being made (home 41). */

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addDays, dayOf } from '../src/domain/day.ts'
import { aRecipe } from './harness/makers.ts'
import { type Program, startProgram } from './harness/program.ts'
import { temporaryFolder } from './harness/temporary-folder.ts'

vi.setConfig({ testTimeout: 60_000 })

/** What a stop may take, by the contract. */
const MOST = 10_000
const PAGES = 3
const DAYS = 28

const folder = temporaryFolder('program-stop')

let program: Program
beforeAll(async () => {
  program = await startProgram({ DATA_DIR: folder })
})
afterAll(() => program.kill())

it('stops within 10 seconds: pages that follow are let go, and a plan in the making is answered', async () => {
  const home = program.home ?? ''
  let cookie = ''
  const post = (path: string, body: object) =>
    fetch(home + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const ada = { email: 'ada@example.org', password: 'some password', firstName: 'Ada', lastName: 'Cook' }
  cookie = (await post('/api/auth/register', ada)).headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  for (const name of ['Soup', 'Stew', 'Pie', 'Curry', 'Risotto'])
    expect((await post('/api/recipes', aRecipe({ name, tags: ['dinner'] }))).status).toBe(201)

  const follow = async () => {
    const { body } = await fetch(`${home}/api/live`, { headers: { cookie } })
    const reader = body?.getReader()
    await reader?.read()
    return reader
  }
  const pages = await Promise.all(Array.from({ length: PAGES }, follow))
  const ended = pages.map(async (page) => {
    while ((await page?.read())?.done === false);
    return 'ended'
  })
  const tomorrow = addDays(dayOf(new Date()), 1)
  const dates = Array.from({ length: DAYS }, (_, after) => addDays(tomorrow, after))
  let isAnswered = false
  const plan = post('/api/ai-meal-planner', { dates, meals: ['dinner'], replaceExistingMeals: false }).then(
    ({ status }) => {
      isAnswered = true
      return status
    },
  )
  await fetch(`${home}/healthz`)

  expect(isAnswered).toBe(false)
  const asked = performance.now()
  expect(await program.end()).toBe(0)
  expect(performance.now() - asked).toBeLessThan(MOST)
  expect(await plan).toBe(200)
  expect(await Promise.all(ended)).toEqual(pages.map(() => 'ended'))
})
