/**
 * Sign-in under attack: nothing tells who has an account, guesses are counted for all processes, no
 * session outlives its end.
 */

import { describe, expect, it, vi } from 'vitest'
import { hashPassword } from '../../src/server/account/sign-in/password.ts'
import { buildApp } from '../../src/server/app.ts'
import { openTestApp, useTestApp } from '../harness/app.ts'
import { atFullCost } from '../harness/quick-hash.ts'
import { newMember, PASSWORD } from './two-households.ts'

vi.setConfig({ testTimeout: 60_000 })
const testApp = useTestApp()

const login = async (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  testApp.visit('POST', '/api/auth/login', { email, password }, headers)
const register = async (email: string, headers: Record<string, string> = {}) =>
  testApp.visit(
    'POST',
    '/api/auth/register',
    { email, password: PASSWORD, firstName: 'A', lastName: 'B' },
    headers,
  )
const countOf = async (subject: string) =>
  (
    await testApp.db
      .selectFrom('signInFailures')
      .select('count')
      .where('subject', '=', subject)
      .executeTakeFirst()
  )?.count ?? 0

/** How long the processor works on it, whatever else the machine is doing: the middle of seven. */
async function middleTime(action: (nth: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let nth = 0; nth < 7; nth += 1) {
    const start = process.cpuUsage()
    await action(nth)
    const { user, system } = process.cpuUsage(start)
    times.push(user + system)
  }
  return times.toSorted((one, other) => one - other)[3] ?? 0
}

describe('a session', () => {
  it('is a new one at every sign-in: a token that somebody planted is never taken over', async () => {
    const ada = await newMember(testApp)
    const planted = 'plateful=plantedplantedplantedplantedplantedplantedplan'
    const answer = await login(ada.email, PASSWORD, { cookie: planted })
    const given = String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
    expect(answer.statusCode).toBe(200)
    expect(given).toMatch(/^plateful=[\w-]{43}$/)
    expect(given).not.toBe(planted)
    expect((await testApp.visit('GET', '/api/auth/me', undefined, { cookie: planted })).statusCode).toBe(401)
    expect((await testApp.visit('GET', '/api/auth/me', undefined, { cookie: given })).statusCode).toBe(200)
  })

  it('is kept as a hash: who reads the database cannot use it', async () => {
    const ada = await newMember(testApp)
    const rows = await testApp.db
      .selectFrom('sessions')
      .selectAll()
      .where('userId', '=', ada.userId)
      .execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(ada.cookie.split('=')[1])
  })

  it('has a cookie that no script reads, no other site sends and, on https, no other host sets (account 6)', async () => {
    const body = { email: 'cookie@example.org', password: PASSWORD, firstName: 'A', lastName: 'B' }
    const plain = await testApp.visit('POST', '/api/auth/register', body)
    expect(plain.headers['set-cookie']).toEqual([
      expect.stringMatching(/^plateful=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^plateful-browser=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ])
    const safe = await openTestApp({ publicUrl: 'https://family.example' })
    const over = await safe.visit('POST', '/api/auth/register', body)
    const ending = 'Path=/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$'
    expect(over.headers['set-cookie']).toEqual([
      expect.stringMatching(new RegExp(`^__Host-plateful=[^;]+; ${ending}`)),
      expect.stringMatching(new RegExp(`^__Host-plateful-browser=[^;]+; ${ending}`)),
    ])
    expect(over.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(plain.headers['strict-transport-security']).toBeUndefined()
    await safe.close()
  })
})

describe('who has an account', () => {
  it('is told neither by sign-in nor by a forgotten password, in no word and no header', async () => {
    const ada = await newMember(testApp)
    const known = [await login(ada.email, 'wrong'), await forgot(ada.email)]
    const unknown = [await login('nobody-a@example.org', 'wrong'), await forgot('nobody-a@example.org')]
    const shape = ({ statusCode, body, headers }: (typeof known)[number]) => ({
      statusCode,
      body,
      headers: { ...headers, 'x-request-id': '', date: '' },
    })
    expect(known.map(shape)).toEqual(unknown.map(shape))
    expect(known.map(({ statusCode }) => statusCode)).toEqual([401, 204])
  })

  describe('by its time', () => {
    atFullCost()

    it('is not told: a sign-in hashes for nobody as for somebody', async () => {
      const members = await Promise.all(Array.from({ length: 7 }, () => newMember(testApp)))
      const hashedPassword = await hashPassword(PASSWORD)
      await testApp.db.updateTable('users').set({ hashedPassword }).execute()
      const known = await middleTime((nth) => login(members[nth]?.email ?? '', 'wrong'))
      const unknown = await middleTime((nth) => login(`nobody-${nth}@example.org`, 'wrong'))
      const cheap = await middleTime(() => testApp.visit('GET', '/api/auth/me'))
      // Without the hash for nobody an unknown address would be as quick as any cheap call.
      expect(unknown).toBeGreaterThan(known / 3)
      expect(unknown).toBeLessThan(known * 3)
      expect(unknown).toBeGreaterThan(cheap)
    })
  })

  it('is told by registration, as it has to be (account 32), but not to who asks for many addresses', async () => {
    const ada = await newMember(testApp)
    for (let nth = 0; nth < 30; nth += 1) expect((await register(ada.email)).statusCode).toBe(409)
    const refused = await register(ada.email)
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'TOO_MANY_TRIES' })
    testApp.clock.pass(15 * 60_000)
    expect((await register(ada.email)).statusCode).toBe(409)
  })
})

const setCount = async (subject: string, count: number, milliseconds: number) => {
  const resetsAt = new Date(testApp.clock.now.getTime() + milliseconds).toISOString()
  await testApp.db.deleteFrom('signInFailures').where('subject', '=', subject).execute()
  await testApp.db.insertInto('signInFailures').values({ subject, count, resetsAt }).execute()
}

describe('new accounts', () => {
  const subject = 'accounts:127.0.0.1'
  const HOUR = 3_600_000

  it('from one address are a thousand an hour, over all processes, whatever that says of itself', async () => {
    await setCount(subject, 998, HOUR)
    const other = await buildApp({ ...testApp.dependencies }, {})
    const there = await other.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: { email: 'there@example.org', password: PASSWORD, firstName: 'A', lastName: 'B' },
    })
    expect(there.statusCode).toBe(201)
    await other.close()
    const forged = { 'x-forwarded-for': '203.0.113.9' }
    expect((await register('last@new.example', forged)).statusCode).toBe(201)
    const refused = await register('late@new.example', forged)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBe(3600)
    testApp.clock.pass(HOUR)
    expect((await register('late@new.example')).statusCode).toBe(201)
  })

  it('that are refused for what was typed cost nothing', async () => {
    await setCount(subject, 0, HOUR)
    expect((await register('no address')).statusCode).toBe(400)
    expect(await countOf(subject)).toBe(0)
  })
})

const forgot = async (email: string) => testApp.visit('POST', '/api/auth/forgot-password', { email })

describe('guessing (account 9)', () => {
  it('is counted for the account and the address together, in a count that every process shares', async () => {
    const ada = await newMember(testApp)
    // A second process has the same database and nothing else in common.
    const other = await buildApp({ ...testApp.dependencies }, {})
    const there = async (password: string) =>
      other.inject({ method: 'POST', url: '/api/auth/login', payload: { email: ada.email, password } })
    for (let nth = 0; nth < 5; nth += 1) {
      expect((await login(ada.email, `here ${nth}`)).statusCode).toBe(401)
      expect((await there(`there ${nth}`)).statusCode).toBe(401)
    }
    expect((await login(ada.email)).statusCode).toBe(429)
    expect((await there(PASSWORD)).statusCode).toBe(429)
    await other.close()
  })

  it('many at once is no way round the count: of sixty ten are judged', async () => {
    const ada = await newMember(testApp)
    const wrong = Array.from({ length: 60 }, (_, nth) => login(ada.email, `guess ${nth}`))
    // The right password comes last, as if somebody had it at the end of a list.
    const answers = await Promise.all([...wrong, login(ada.email)])
    expect(answers.at(-1)?.statusCode).toBe(429)
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(51)
    expect(await countOf(`email:${ada.email} from network:127.0.0.1`)).toBe(10)
  })

  it('over many accounts is counted for the address, which nobody can choose for themselves', async () => {
    testApp.clock.pass(15 * 60_000)
    const subject = 'address:127.0.0.1'
    await setCount(subject, 99, 60_000)
    const forged = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' }
    expect((await login('one@example.org', 'wrong', forged)).statusCode).toBe(401)
    expect(await countOf(subject)).toBe(100)
    const refused = await login('two@example.org', 'wrong', forged)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    testApp.clock.pass(15 * 60_000)
  })
})
