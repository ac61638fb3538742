import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { temporaryFolder } from '../../../test/harness/temporary-folder.ts'
import { nextNumber } from './counters.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { openDatabase, openEmbeddedFile } from './open.ts'

const databases = temporaryFolder('databases')
const NOW = '2026-03-02T09:00:00.000Z'

describe('migrations', () => {
  const testApp = useTestApp()

  it('run once: a second run has nothing to do', async () => {
    expect(await pendingMigrations(testApp.unwatched)).toEqual([])
    expect(await migrate(testApp.unwatched)).toEqual([])
  })

  it('make no table of meal plans or grocery lists (shopping 32)', async () => {
    const tables = (await testApp.unwatched.introspection.getTables()).map(({ name }) => name)
    expect(tables).toContain('completed_shopping_lists')
    expect(tables).not.toContain('meal_plans')
    expect(tables).not.toContain('grocery_lists')
  })
})

describe('counters', () => {
  const testApp = useTestApp()

  it('give each number once, also to fifty at the same time', async () => {
    const take = () => testApp.unwatched.transaction().execute((tx) => nextNumber(tx, 'fifty', NOW))
    const numbers = await Promise.all(Array.from({ length: 50 }, take))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1))
  })

  it('give a number again whose use was rolled back', async () => {
    const failing = testApp.unwatched.transaction().execute(async (tx) => {
      await nextNumber(tx, 'rolled back', NOW)
      throw new Error('the recipe was not saved')
    })
    await expect(failing).rejects.toThrow('the recipe was not saved')
    expect(await nextNumber(testApp.unwatched, 'rolled back', NOW)).toBe(1)
  })
})

it('the database is a file of DATA_DIR, or PostgreSQL where DATABASE_URL says so (home 39)', async () => {
  const dataDir = join(databases, 'data')
  const own = openDatabase({ dataDir, databaseUrl: undefined })
  await migrate(own.db)
  expect([own.kind, existsSync(join(dataDir, 'plateful.db'))]).toEqual(['embedded', true])
  const other = openDatabase({ dataDir, databaseUrl: 'postgres://127.0.0.1:1/plateful' })
  expect(other.kind).toBe('postgres')
  await Promise.all([own.db.destroy(), other.db.destroy()])
})

describe('the embedded database', () => {
  const folder = temporaryFolder('db')

  it('keeps what was written when it is opened again, and text that looks like JSON as text', async () => {
    const file = join(folder, 'house.db')
    const first = openEmbeddedFile(file)
    await migrate(first.db)
    await first.db.insertInto('households').values({ onboardingSkipped: true, createdAt: NOW }).execute()
    await first.db
      .insertInto('globalCounters')
      .values({ counterName: '{"a":1}', currentValue: 1, updatedAt: NOW })
      .execute()
    await first.db.destroy()

    const second = openEmbeddedFile(file)
    expect(await migrate(second.db)).toEqual([])
    const household = await second.db.selectFrom('households').selectAll().executeTakeFirstOrThrow()
    expect(household).toEqual({
      id: 1,
      onboardingSkipped: true,
      planningDay: 5,
      revision: 0,
      keptForUserId: null,
      createdAt: NOW,
    })
    const counter = await second.db.selectFrom('globalCounters').selectAll().executeTakeFirstOrThrow()
    expect(counter.counterName).toBe('{"a":1}')
    await second.db.destroy()
  })
})
