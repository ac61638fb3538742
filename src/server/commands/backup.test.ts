import { readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { aDay, aList, aRecipe } from '../../../test/harness/makers.ts'
import { temporaryFolder } from '../../../test/harness/temporary-folder.ts'
import { parseConfig } from '../config.ts'
import { nameInDatabase, tables } from '../db/dump.ts'
import { migrate, migrateTo } from '../db/migrate.ts'
import { openDatabase, type OpenDatabase } from '../db/open.ts'
import { openPhotoFolder } from '../external/photo-store.ts'
import { backUp } from './backup.ts'
import { backUpBeforeMigrating } from './migrate.ts'
import { restoreFrom } from './restore.ts'

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const folder = temporaryFolder('backup')
const elsewhere = temporaryFolder('elsewhere')

const kind = process.env['TEST_DATABASE_URL'] === undefined ? 'embedded' : 'postgres'
const configOf = (dataDir: string) => ({ ...parseConfig({ LOG_LEVEL: 'silent' }), dataDir })
const linesOf = async (file: string) =>
  gunzipSync(await readFile(file))
    .toString()
    .trim()
    .split('\n')
/** The lines of a backup without the first, which has its time. */
const contents = async (file: string) => (await linesOf(file)).slice(1)

describe('backup and restore', () => {
  const here = useTestApp()
  const there = useTestApp()
  const installation = (testApp: typeof here): OpenDatabase => ({ db: testApp.unwatched, kind })

  it('carry a whole installation into an empty one: both back up alike, people sign in (home 45)', async () => {
    const ada = await here.person({ email: 'ada@example.org' })
    await ada.call('POST', '/api/recipes', aRecipe({ photo: PIXEL, source: '{"looks":"like JSON"}' }))
    await ada.call('POST', '/api/calendar-assignments', aDay('2026-03-03'))
    await ada.call('POST', '/api/completed-shopping-lists', aList('2026-03-03', '2026-03-04'))
    await ada.call('PUT', '/api/reminders/planning-day', { planningDay: 3 })
    const { householdId, name } = await here.db
      .selectFrom('photos')
      .select(['householdId', 'name'])
      .executeTakeFirstOrThrow()
    await openPhotoFolder(join(folder, 'photos')).save(householdId, name, Uint8Array.of(1, 2, 3))
    // Another installation: its accounts are others, though they have the same numbers.
    there.clock.pass(1)
    await there.person({ email: 'somebody-else@example.org' })

    const first = join(folder, 'first.backup')
    const written = await backUp(first, installation(here), configOf(folder))
    expect(written.photos).toBe(1)
    expect(await restoreFrom(first, installation(there), configOf(elsewhere))).toEqual(written)
    const second = join(folder, 'second.backup')
    await backUp(second, installation(there), configOf(elsewhere))
    expect(await contents(second)).toEqual(await contents(first))

    const signIn = { email: 'ada@example.org', password: 'a good password' }
    expect((await there.visit('POST', '/api/auth/login', signIn)).statusCode).toBe(200)
    const { planningDay } = await there.db
      .selectFrom('households')
      .select('planningDay')
      .where('id', '=', householdId)
      .executeTakeFirstOrThrow()
    expect(planningDay).toBe(3)
    const gone = { email: 'somebody-else@example.org', password: 'a good password' }
    expect((await there.visit('POST', '/api/auth/login', gone)).statusCode).toBe(401)
    // New rows get ids that are free.
    expect((await there.person({ email: 'new@example.org' })).user.id).toBeGreaterThan(ada.user.id)
  })

  it.each([
    ['half a file', async (file: string) => truncate(file, 300), 'can’t be read as a backup'],
    ['a foreign file', async (file: string) => writeFile(file, 'name,servings\nStew,4\n'), 'can’t be read'],
  ])('refuse %s in a sentence and change nothing', async (_, spoil, sentence) => {
    const file = join(folder, 'spoiled.backup')
    await backUp(file, installation(here), configOf(folder))
    await spoil(file)
    const before = await there.db.selectFrom('users').selectAll().execute()
    await expect(restoreFrom(file, installation(there), configOf(elsewhere))).rejects.toThrow(sentence)
    expect(await there.db.selectFrom('users').selectAll().execute()).toEqual(before)
  })

  it('write no file anywhere else, whatever name a line gives a photo', async () => {
    const file = join(folder, 'crooked.backup')
    await backUp(file, installation(here), configOf(folder))
    const crooked = (await linesOf(file)).map((line) =>
      line.startsWith('{"photo"') ? line.replace(/"name":"[^"]*"/, '"name":"../../../crooked.jpg"') : line,
    )
    await writeFile(file, gzipSync(`${crooked.join('\n')}\n`))
    await expect(restoreFrom(file, installation(there), configOf(elsewhere))).rejects.toThrow(
      'isn’t of a backup',
    )
    expect((await readdir(tmpdir())).filter((name) => name === 'crooked.jpg')).toEqual([])
  })

  it('leave no file behind that is not whole', async () => {
    const file = join(folder, 'never.backup')
    const broken = {
      db: here.unwatched.withPlugin({
        transformQuery: () => {
          throw new Error('the disk is full')
        },
        transformResult: async ({ result }) => result,
      }),
      kind,
    } as const
    await expect(backUp(file, broken, configOf(folder))).rejects.toThrow('the disk is full')
    expect((await readdir(folder)).filter((name) => name.startsWith('never'))).toEqual([])
  })

  it('comes before a migration of what is there, and restores into the shape it was written in', async () => {
    const config = configOf(join(folder, 'older'))
    const { db } = openDatabase(config)
    await migrateTo(db, '0006-calendar-notes')
    await db
      .insertInto('globalCounters')
      .values({ counterName: 'n', currentValue: 7, updatedAt: 'now' })
      .execute()
    const file = await backUpBeforeMigrating(config)
    expect(file).toBe(join(folder, 'older', 'backups', '0006-calendar-notes.backup'))
    expect((await contents(String(file))).map((line) => JSON.parse(line))).toContainEqual({
      table: 'globalCounters',
      row: { counterName: 'n', currentValue: 7, updatedAt: 'now' },
    })
    await migrate(db)
    expect(await backUpBeforeMigrating(config)).toBeNull()
    await expect(restoreFrom(String(file), { db, kind: 'embedded' }, config)).rejects.toThrow(
      '0006-calendar-notes',
    )
    await db.destroy()
  })

  it('leave out no table', async () => {
    const catalogue = await here.db.introspection.getTables()
    const own = catalogue.map(({ name }) => name).filter((name) => !name.startsWith('kysely'))
    expect(own.toSorted()).toEqual(tables.map(nameInDatabase).toSorted())
  })
})
