/**
 * Two machines on one database, each with a data folder of its own: each can work on what the other
 * received.
 */

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Caller, type Person, useTestApp } from '../../../../test/harness/app.ts'
import { useBucket } from '../../../../test/harness/bucket.ts'
import { readFile, sendFile, settled } from '../../../../test/harness/household-imports.ts'
import { dot, zipOf } from '../../../../test/harness/program-exports.ts'
import { watchPlans } from '../../../../test/harness/query-plans.ts'
import { temporaryFolder } from '../../../../test/harness/temporary-folder.ts'
import type { HouseholdImport } from '../../../domain/importing/household-import.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { buildApp } from '../../app.ts'
import { Household } from '../../db/household.ts'
import { openStores } from '../../external/open-stores.ts'
import { changesInProcess } from '../../http/changes.ts'
import type { AppDependencies } from '../../http/context.ts'
import { resumeInterrupted } from '../interrupted-work.ts'
import { claimRow } from '../store.ts'
import { importJobs } from './import-jobs.ts'
import { Interrupted } from './interrupted.ts'
import { runImport } from './run-import.ts'

vi.setConfig({ testTimeout: 60_000 })
const home = temporaryFolder('machines')
const hereDir = join(home, 'here')
const thereDir = join(home, 'there')

const stand = useBucket()
const inBucket = () => [...stand.objects.keys()].filter((path) => path.includes('/uploads/'))
const onDisk = (dataDir: string) =>
  ['scratch', 'uploads'].flatMap((name) =>
    existsSync(join(dataDir, name)) ? readdirSync(join(dataDir, name)) : [],
  )

/** Where the first machine hangs, until `comeRound` is called. */
let stuckAt: 'opening' | 'a photo' | null = null
let comeRound = () => {}
/** How often the first machine has announced the end of an import. */
let told = 0
let roundAgain = Promise.resolve()
function getStuck(where: NonNullable<typeof stuckAt>): void {
  stuckAt = where
  roundAgain = new Promise((resolve) => {
    comeRound = resolve
  })
}

// Changes are announced within the process, never through this address. It only means that other
// processes use the database too.
const databaseUrl = 'postgres://elsewhere/plateful'
const testApp = useTestApp({ dataDir: hereDir, databaseUrl })
let there: FastifyInstance
let otherDependencies: AppDependencies

const silent = { error: (...problem: unknown[]) => expect.fail(JSON.stringify(problem)) }

const atThere =
  (cookie: string): Caller =>
  async (method, path, body, headers = {}) =>
    there.inject({
      method,
      url: path,
      ...(body !== undefined && { payload: body }),
      headers: { cookie, ...headers },
    } as InjectOptions)

/** A person, and the same person's calls to the other machine. */
async function somebody(): Promise<[here: Person, there: { call: Caller }]> {
  const person = await testApp.person()
  return [person, { call: atThere(person.cookie) }]
}

const rowOf = async (id: number) =>
  testApp.db.selectFrom('householdImports').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const stateOf = async (id: number) => (await rowOf(id)).state
const recipesOf = async ({ call }: { call: Caller }) => (await call('GET', '/api/recipes')).json<Recipe[]>()
const names = (recipes: Recipe[]) => new Set(recipes.map(({ name }) => name)).size

/** A hundred dishes, written in ten batches; the last one has a picture. */
const dishes = zipOf({
  ...Object.fromEntries(
    Array.from({ length: 100 }, (_, at) => [
      `Dish ${at + 100}.cook`,
      `Cook @thing${at}{${at + 1}%g} slowly.`,
    ]),
  ),
  'Dish 199.jpg': dot,
})

describe('with a bucket', () => {
  beforeAll(async () => {
    const storesOf = (dataDir: string) => openStores({ dataDir, photosUrl: stand.url() })
    const { photos, uploads } = storesOf(hereDir)
    const { changes } = testApp.dependencies
    testApp.dependencies.changes = {
      ...changes,
      announce: async (change) => {
        await changes.announce(change)
        if (change.area === 'completed-shopping-lists') told += 1
      },
    }
    Object.assign(testApp.dependencies.external, {
      photos: {
        ...photos,
        save: async (...photo: Parameters<typeof photos.save>) => {
          if (stuckAt === 'a photo') await roundAgain
          return photos.save(...photo)
        },
      },
      uploads: {
        ...uploads,
        open: async (name: string) => {
          if (stuckAt === 'opening') await roundAgain
          return uploads.open(name)
        },
      },
    })
    otherDependencies = {
      ...testApp.dependencies,
      // A handle of its own, like another process: jobs are kept by database handle.
      db: watchPlans(testApp.unwatched).db,
      config: { ...testApp.dependencies.config, dataDir: thereDir },
      external: { ...testApp.dependencies.external, ...storesOf(thereDir) },
      changes: changesInProcess(),
    }
    there = await buildApp(otherDependencies, {})
  })
  afterAll(() => there.close())
  beforeEach(() => {
    stuckAt = null
    stand.objects.clear()
  })

  /**
   * Lets the second machine look for interrupted imports, as it does regularly, until it takes this
   * one over.
   */
  const takenUp = async (id: number) =>
    vi.waitFor(
      async () => {
        await resumeInterrupted(otherDependencies, importJobs(otherDependencies), silent)
        expect(await stateOf(id)).not.toMatch(/reading|running/)
      },
      { timeout: 20_000, interval: 50 },
    )

  /** Lets the first machine continue as if nothing had happened, until it announces the end. */
  async function comesBack(): Promise<void> {
    const before = told
    comeRound()
    await vi.waitFor(() => expect(told).toBeGreaterThan(before), { timeout: 20_000 })
  }

  it('a file is read on one machine, brought by the other, and taken back on either', async () => {
    const [ada, elsewhere] = await somebody()
    const { id } = await readFile(ada, dishes)
    expect([inBucket().length, onDisk(hereDir)]).toEqual([1, []])

    await elsewhere.call('POST', `/api/household-imports/${id}/run`, {})
    expect(await settled(ada, id)).toMatchObject({ state: 'done', result: { recipes: 100, photos: 1 } })
    await expect.poll(() => [inBucket(), onDisk(thereDir)]).toEqual([[], []])
    const pictured = (await recipesOf(ada)).find(({ photo }) => photo)
    expect((await elsewhere.call('GET', pictured?.photo ?? '')).headers['content-type']).toBe('image/jpeg')

    const undone = await ada.call('POST', `/api/household-imports/${id}/undo`)
    expect(undone.json()).toMatchObject({ state: 'undone', result: { remarks: [] } })
    expect(await recipesOf(elsewhere)).toEqual([])
  })

  it('a file that waits is discarded by the other machine, or makes room there', async () => {
    const [ada, elsewhere] = await somebody()
    const { id } = await readFile(ada, dishes)
    expect((await elsewhere.call('DELETE', `/api/household-imports/${id}`)).statusCode).toBe(204)
    expect(inBucket()).toEqual([])
    await readFile(ada, dishes)
    await readFile(elsewhere, dishes)
    expect(inBucket()).toHaveLength(1)
  })

  it('a machine that dies while it reads is followed by the other, and changes nothing when it comes back', async () => {
    const [ada, elsewhere] = await somebody()
    getStuck('opening')
    const { id } = (await sendFile(ada, dishes, 'dishes.zip')).json<HouseholdImport>()
    await expect.poll(async () => (await rowOf(id)).heldUntil).not.toBeNull()
    const now = testApp.clock.now.toISOString()
    const row = await rowOf(id)
    const owner = new Household(testApp.unwatched, row.householdId)
    expect(await claimRow(owner, 'householdImports', row, { now, until: now })).toBeUndefined()

    testApp.clock.pass(60_000)
    await takenUp(id)
    await elsewhere.call('POST', `/api/household-imports/${id}/run`, {})
    expect(await settled(elsewhere, id)).toMatchObject({ state: 'done', done: 100 })
    await expect.poll(() => inBucket()).toEqual([])
    await comesBack()
    expect(await settled(ada, id)).toMatchObject({ state: 'done', problem: null, result: { recipes: 100 } })
  })

  it('a machine that dies while it writes is followed where it was, and writes nothing twice when it comes back', async () => {
    const [ada, elsewhere] = await somebody()
    const { id } = await readFile(ada, dishes)
    getStuck('a photo')
    await ada.call('POST', `/api/household-imports/${id}/run`, {})
    await vi.waitFor(async () => expect((await rowOf(id)).done).toBe(90), { timeout: 20_000 })

    testApp.clock.pass(60_000)
    await takenUp(id)
    await comesBack()
    const brought = await recipesOf(ada)
    expect([brought.length, names(brought)]).toEqual([100, 100])
    expect(await settled(ada, id)).toMatchObject({ state: 'done', done: 100, result: { recipes: 100 } })
    await expect.poll(() => [inBucket(), onDisk(hereDir), onDisk(thereDir)]).toEqual([[], [], []])

    await elsewhere.call('POST', `/api/household-imports/${id}/undo`)
    expect(await recipesOf(ada)).toEqual([])
  })

  it('two machines that both take it for theirs write it once', async () => {
    const [ada] = await somebody()
    const { id } = await readFile(ada, dishes)
    await testApp.db.updateTable('householdImports').set({ state: 'running' }).where('id', '=', id).execute()
    const [one, other] = [await rowOf(id), await rowOf(id)]
    const ends = await Promise.allSettled([
      runImport(testApp.dependencies, one, () => false),
      runImport(otherDependencies, other, () => false),
    ])
    expect(ends).toContainEqual({ status: 'rejected', reason: new Interrupted() })
    const brought = await recipesOf(ada)
    expect([brought.length, names(brought)]).toEqual([(await rowOf(id)).done, brought.length])
  })

  it('a file that is nowhere any more says so', async () => {
    const [ada, elsewhere] = await somebody()
    const { id } = await readFile(ada, dishes)
    stand.objects.clear()
    await elsewhere.call('POST', `/api/household-imports/${id}/run`, {})
    const problem = 'This file is no longer here. Choose it again.'
    expect(await settled(ada, id)).toMatchObject({ state: 'failed', problem })
  })

  it('a machine that stops hands over at once', async () => {
    const [ada] = await somebody()
    const { id } = await readFile(ada, dishes)
    getStuck('opening')
    await ada.call('POST', `/api/household-imports/${id}/run`, {})
    const stopped = importJobs(testApp.dependencies).stop()
    comeRound()
    await stopped
    expect(await rowOf(id)).toMatchObject({ state: 'running', heldUntil: null })
    await takenUp(id)
    expect(await settled(ada, id)).toMatchObject({ state: 'done', done: 100 })
  })
})
