/**
 * The built server with a file that takes for ever: it answers others meanwhile, stops when it is
 * told to, and gives the file up in the end.
 */

import { expect, it, vi } from 'vitest'
import type { HouseholdImport } from '../src/domain/importing/household-import.ts'
import { zipOf } from './harness/program-exports.ts'
import { type Program, startProgram } from './harness/program.ts'
import { temporaryFolder } from './harness/temporary-folder.ts'

vi.setConfig({ testTimeout: 120_000 })
const dataDir = temporaryFolder('interrupted')

/** Each of the recipes has all of the lines, so that they are sorted anew for each. */
const endless = zipOf({
  'database.json': {
    recipes: Array.from({ length: 20_000 }, () => ({ id: 'a', name: 'Soup' })),
    recipes_ingredients: Array.from({ length: 100_000 }, (_, at) => ({ recipe_id: 'a', position: -at })),
  },
})

const start = async (): Promise<{ program: Program; home: string }> => {
  const program = await startProgram({ DATA_DIR: dataDir })
  if (program.home === undefined) throw new Error(program.err())
  return { program, home: program.home }
}

async function register(home: string): Promise<string> {
  const answer = await fetch(`${home}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'ada@example.org',
      password: 'a good password',
      firstName: 'Ada',
      lastName: 'Cook',
    }),
  })
  return (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
}

it('a file that takes for ever stops nobody, and is given up after it brought the server down twice', async () => {
  let { program, home } = await start()
  const cookie = await register(home)
  const sent = await fetch(`${home}/api/household-imports?name=backup.zip`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/octet-stream' },
    body: Buffer.from(endless),
  })
  expect(sent.status).toBe(201)
  const { id } = (await sent.json()) as HouseholdImport
  const now = async () =>
    (await (
      await fetch(`${home}/api/household-imports/${id}`, { headers: { cookie } })
    ).json()) as HouseholdImport

  for (let times = 0; times < 20; times += 1) {
    expect((await fetch(`${home}/healthz`, { signal: AbortSignal.timeout(5_000) })).status).toBe(200)
    expect((await now()).state).toBe('reading')
  }

  // Told to stop, it stops in order, and that is none of the file's fault: however often, it goes
  // on afterwards.
  for (let times = 0; times < 3; times += 1) {
    const began = performance.now()
    expect(await program.end()).toBe(0)
    expect(performance.now() - began).toBeLessThan(10_000)
    ;({ program, home } = await start())
    expect(await now()).toMatchObject({ state: 'reading', problem: null })
  }

  await program.kill()
  ;({ program, home } = await start())
  expect((await now()).state).toBe('reading')
  await program.kill()
  ;({ program, home } = await start())
  await expect.poll(now).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('The server stopped twice while it read this file'),
  })
  await program.end()
})
