import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { bringFile, readFile } from '../../../../test/harness/household-imports.ts'
import { paprikaExport } from '../../../../test/harness/program-exports.ts'
import { temporaryFolder } from '../../../../test/harness/temporary-folder.ts'
import { DAY } from '../../durations.ts'
import { runMaintenance } from '../../maintenance.ts'

vi.setConfig({ testTimeout: 60_000 })
const dataDir = temporaryFolder('delete-files')
const testApp = useTestApp({ dataDir })
const uploads = () => readdirSync(join(dataDir, 'uploads'))

const silent = {
  info: () => undefined,
  error: (...problem: unknown[]) => expect.fail(JSON.stringify(problem)),
}
async function pass(days: number): Promise<void> {
  testApp.clock.pass(days * DAY)
  // Maintenance of other features reads all households, so the database is not watched here.
  await runMaintenance({ ...testApp.dependencies, db: testApp.unwatched }, silent)
}

it('a file that waits is kept for a week, and forgotten then', async () => {
  const ada = await testApp.person()
  const { id } = await readFile(ada, paprikaExport())
  await pass(6)
  expect((await ada.call('GET', `/api/household-imports/${id}`)).json()).toMatchObject({ state: 'ready' })
  expect(uploads()).toHaveLength(1)
  await pass(2)
  expect((await ada.call('GET', `/api/household-imports/${id}`)).statusCode).toBe(404)
  expect(uploads()).toEqual([])
})

it('a file whose import came to its end while the process did is removed, and the import can still be taken back', async () => {
  const ada = await testApp.person()
  const { id } = await bringFile(ada, paprikaExport())
  // The process deletes the file after the import is marked as done.
  const row = testApp.db.selectFrom('householdImports').select('storedAs').where('id', '=', id)
  await expect.poll(() => row.executeTakeFirst()).toEqual({ storedAs: '' })
  const { uploads: store } = testApp.dependencies.external
  await store.save('left.upload', await store.scratch.write((async function* () {})()))
  await testApp.db
    .updateTable('householdImports')
    .set({ storedAs: 'left.upload' })
    .where('id', '=', id)
    .execute()
  await pass(0)
  expect(uploads()).toEqual(['left.upload'])
  await pass(2)
  expect(uploads()).toEqual([])
  expect((await ada.call('POST', `/api/household-imports/${id}/undo`)).json()).toMatchObject({
    state: 'undone',
    result: { remarks: [] },
  })
})

it('a file goes with its household', async () => {
  const ada = await testApp.person()
  await readFile(ada, paprikaExport())
  expect(uploads()).toHaveLength(1)
  const deletionScheduledFor = testApp.clock.now.toISOString()
  await testApp.db.updateTable('users').set({ deletionScheduledFor }).where('id', '=', ada.user.id).execute()
  await pass(2)
  expect(uploads()).toEqual([])
})

it('a file that never came to the store is told as not arrived, and its household may send another', async () => {
  const ada = await testApp.person()
  const { uploads: store } = testApp.dependencies.external
  testApp.dependencies.external.uploads = {
    ...store,
    save: () => Promise.reject(new Error('the bucket is away')),
  }
  const sent = await ada.call('POST', '/api/household-imports?name=a.zip', Buffer.from(paprikaExport()), {
    'content-type': 'application/octet-stream',
  })
  testApp.dependencies.external.uploads = store
  expect(sent.statusCode).toBe(500)
  expect((await ada.call('GET', '/api/household-imports')).json()).toMatchObject([
    { state: 'failed', problem: 'This file didn’t fully arrive. Send it again.' },
  ])
  expect(readdirSync(join(dataDir, 'scratch'))).toEqual([])
  expect(await bringFile(ada, paprikaExport())).toMatchObject({ state: 'done' })
})
