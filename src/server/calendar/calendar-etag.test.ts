import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aDay, aList, aMeal } from '../../../test/harness/makers.ts'
import { answersWithETag } from '../../../test/harness/watch-etags.ts'
import type { CompletedList } from '../../domain/shopping/completed-list.ts'
import { buildApp } from '../app.ts'
import { dumpRows, type PlainRow, replaceRows } from '../db/dump.ts'

const testApp = useTestApp()
const DAYS = '/api/calendar-assignments'
const LISTS = '/api/completed-shopping-lists'

// Two processes share only the database; each has a cache of its own. The application itself caches
// nothing.
let [here, there]: FastifyInstance[] = []
beforeAll(async () => {
  ;[here, there] = [await buildApp(testApp.dependencies, {}), await buildApp(testApp.dependencies, {})]
})
afterAll(async () => {
  await here?.close()
  await there?.close()
})

async function readAll(app: FastifyInstance | undefined, { cookie }: Person): Promise<unknown[]> {
  const answers = answersWithETag(2026).map(async (url) => {
    const answer = await app?.inject({ method: 'GET', url, headers: { cookie } })
    expect(answer?.statusCode).toBe(200)
    return answer?.json<unknown>()
  })
  return Promise.all(answers)
}

const listOf = async (person: Person) => (await person.call('GET', LISTS)).json<CompletedList[]>()[0]?.id

describe('an answer that a process keeps', () => {
  it.each<[string, (person: Person) => Promise<unknown>]>([
    ['a new day', (person) => person.call('POST', DAYS, aDay('2026-03-20'))],
    ['a change of a day', (person) => person.call('PATCH', `${DAYS}/2026-03-10`, { isSkipped: true })],
    [
      'days written together',
      (person) =>
        person.call('POST', `${DAYS}/together`, { days: [{ ...aDay('2026-03-21'), version: null }] }),
    ],
    ['a completed list', (person) => person.call('POST', LISTS, aList('2026-03-10', '2026-03-11'))],
    [
      'a tick',
      async (person) =>
        person.call('PATCH', `${LISTS}/${await listOf(person)}/ticks`, {
          ticks: [{ itemId: 'item-1', isChecked: true, at: 1, by: 'phone' }],
        }),
    ],
    ['a deleted list', async (person) => person.call('DELETE', `${LISTS}/${await listOf(person)}`)],
  ])('is not answered after %s through another process', async (_what, change) => {
    const ada = await testApp.person()
    await ada.call('POST', DAYS, aDay('2026-03-10'))
    await ada.call('POST', LISTS, aList('2026-03-01', '2026-03-02'))
    const before = await readAll(here, ada)
    expect(await readAll(here, ada)).toEqual(before)
    await readAll(there, ada)
    await change(ada)
    const now = await readAll(testApp.app, ada)
    expect(now).not.toEqual(before)
    expect([await readAll(here, ada), await readAll(there, ada)]).toEqual([now, now])
  })

  it('is answered without reading the days again, to its own household only', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    await ada.call('POST', DAYS, aDay('2026-03-10'))
    await eve.call('POST', DAYS, aDay('2026-03-11'))
    const [kept, others] = [await readAll(here, ada), await readAll(here, eve)]
    // Written past the actions, so that the revision stays: only a new read of the rows would show
    // it.
    await testApp.db
      .updateTable('calendarAssignments')
      .set({ isSkipped: true })
      .where('userId', '=', ada.user.id)
      .execute()
    expect(await readAll(here, ada)).toEqual(kept)
    expect(await readAll(here, eve)).toEqual(others)
    expect(others).not.toEqual(kept)
  })

  it('is not answered for a database that was put back to before, and then went another way', async () => {
    const kind = process.env['TEST_DATABASE_URL'] === undefined ? 'embedded' : 'postgres'
    const ada = await testApp.person()
    await ada.call('POST', DAYS, aDay('2026-03-10'))
    const backup: { table: string; row: PlainRow }[] = []
    await dumpRows(testApp.unwatched, kind, async (table, rows) => {
      for (const row of rows) backup.push({ table, row })
    })
    const then = await readAll(here, ada)
    const rename = (name: string) =>
      ada.call('PATCH', `${DAYS}/2026-03-10`, { dinnerMeals: [aMeal({ name })] })
    await rename('Stew')
    await readAll(here, ada)
    await replaceRows(testApp.unwatched, kind, async () =>
      (async function* () {
        yield* backup
      })(),
    )
    expect(await readAll(here, ada)).toEqual(then)
    await rename('Pie')
    const now = await readAll(testApp.app, ada)
    expect(JSON.stringify(now)).toContain('Pie')
    expect(await readAll(here, ada)).toEqual(now)
  })
})
