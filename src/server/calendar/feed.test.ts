import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { bringFile } from '../../../test/harness/household-imports.ts'
import { aDay, aMeal } from '../../../test/harness/makers.ts'
import type { Feed } from '../../domain/calendar/feed.ts'
import { addDays, dayOf } from '../../domain/day.ts'
import { Household } from '../db/household.ts'
import { lockHousehold } from '../db/row-locks.ts'

const testApp = useTestApp()
type Person = Awaited<ReturnType<typeof testApp.person>>
const DAYS = '/api/calendar-assignments'
const FEED = '/api/calendar-feed'
const today = () => dayOf(testApp.clock.now)

const renew = async (person: Person) => (await person.call('POST', FEED)).json<Feed>().address
const read = (address: string) => testApp.visit('GET', new URL(address).pathname)

describe('the calendar feed', () => {
  it('is there on wish only, stays the same until it is renewed, and can be shown again', async () => {
    const ada = await testApp.person()
    expect((await ada.call('GET', FEED)).json()).toBeNull()
    const first = await renew(ada)
    expect(first).toMatch(/\/api\/calendar-feeds\/[A-Za-z0-9_-]{43}\/plateful\.ics$/)
    expect((await ada.call('GET', FEED)).json<Feed>().address).toBe(first)
    const second = await renew(ada)
    expect(second).not.toBe(first)
    expect((await read(first)).statusCode).toBe(404)
    expect((await read(second)).statusCode).toBe(200)
    expect((await ada.call('DELETE', FEED)).statusCode).toBe(204)
    expect((await read(second)).statusCode).toBe(404)
    expect((await ada.call('GET', FEED)).json()).toBeNull()
  })

  it('tells of each meal as an entry of the whole day, with its people and a link', async () => {
    const ada = await testApp.person()
    const someone = { firstName: 'Mia', lastName: 'Cook', initials: 'MC', color: '#0c7450', notes: 'SECRET' }
    const { id } = (await ada.call('POST', '/api/family-members', someone)).json<{ id: number }>()
    const dinner = aMeal({ name: 'Fish, chips; peas', dinerIds: [id], peopleCount: 1 })
    await ada.call('POST', DAYS, aDay(today(), { dinnerMeals: [dinner] }))
    await ada.call('POST', DAYS, aDay(addDays(today(), 1), { isSkipped: true }))
    await ada.call('POST', DAYS, aDay(addDays(today(), -31)))
    await ada.call('POST', '/api/calendar-notes', { date: today(), notes: 'BINS OUT' })
    const file = await read(await renew(ada))
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const lines = file.body.replace(/\r\n /g, '').split('\r\n')
    const plain = (date: string) => date.replaceAll('-', '')
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(lines).toContain(`DTSTART;VALUE=DATE:${plain(today())}`)
    expect(lines).toContain(`DTEND;VALUE=DATE:${plain(addDays(today(), 1))}`)
    expect(lines).toContain('SUMMARY:Dinner: Fish\\, chips\\; peas')
    expect(lines.find((line) => line.startsWith('DESCRIPTION:For'))).toContain('For 1: Mia')
    expect(lines.find((line) => line.startsWith('URL'))).toContain(`/calendar?view=day&date=${today()}`)
    expect(file.body).not.toMatch(/SECRET|BINS|Cook/)
  })

  it('an id of a meal writes no second event: refused in a call, mended in a file, escaped in the feed', async () => {
    const ada = await testApp.person()
    const id = 'm\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Bomb'
    const refused = await ada.call('POST', DAYS, aDay(today(), { dinnerMeals: [aMeal({ id })] }))
    expect(refused.statusCode).toBe(400)
    await ada.call('POST', DAYS, aDay(today()))
    const zip = (await ada.call('GET', '/api/household-export?format=plateful')).rawPayload
    const own = strFromU8(unzipSync(zip)['plateful.json'] ?? new Uint8Array())
    const bob = await testApp.person()
    await bringFile(bob, own.replaceAll(`"id":"${aMeal().id}"`, `"id":${JSON.stringify(id)}`))
    const { householdId } = await testApp.userRow(ada)
    await lockHousehold(new Household(testApp.unwatched, householdId))
    const change = {
      dinnerMeals: JSON.stringify([aMeal({ id, name: 'Soup\u2028END:VEVENT\u000bX' })]) as never,
    }
    await testApp.db
      .updateTable('calendarAssignments')
      .set(change)
      .where('userId', '=', ada.user.id)
      .execute()
    for (const person of [ada, bob]) {
      const lines = (await read(await renew(person))).body.split(/[\r\n\p{Zl}\v]+/u)
      expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
      expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
    }
  })

  it('an address that was guessed or mistyped answers nothing', async () => {
    expect(
      (await testApp.visit('GET', `/api/calendar-feeds/${'A'.repeat(43)}/plateful.ics`)).statusCode,
    ).toBe(404)
    expect((await testApp.visit('GET', '/api/calendar-feeds/1/plateful.ics')).statusCode).toBe(400)
  })

  it('a stranger has an address and a plan of their own', async () => {
    const [ada, bob] = [await testApp.person(), await testApp.person()]
    await ada.call('POST', DAYS, aDay(today()))
    const [hers, his] = [await renew(ada), await renew(bob)]
    expect((await read(his)).body).not.toContain('Fish and chips')
    await bob.call('DELETE', FEED)
    expect((await read(hers)).statusCode).toBe(200)
  })

  it('is not read without end', { timeout: 30_000 }, async () => {
    const address = await renew(await testApp.person())
    const statuses = new Set<number>()
    for (let count = 0; count < 121; count++) statuses.add((await read(address)).statusCode)
    expect([...statuses]).toEqual([200, 429])
  })

  it(
    'is not looked for without end: a network that guesses addresses is stopped, and no other one',
    { timeout: 30_000 },
    async () => {
      const { pathname } = new URL(await renew(await testApp.person()))
      const from = async (remoteAddress: string, url: string) =>
        (await testApp.app.inject({ url, remoteAddress })).statusCode
      const guess = (count: number) => `/api/calendar-feeds/${String(count).padEnd(43, 'A')}/plateful.ics`
      const statuses = new Set<number>()
      for (let count = 0; count < 300; count++)
        statuses.add(await from(`2001:db8::${count.toString(16)}`, guess(count)))
      expect([...statuses]).toEqual([404])
      expect(await from('2001:db8::ffff', pathname)).toBe(429)
      expect(await from('2001:db8:0:1::1', pathname)).toBe(200)
    },
  )
})
