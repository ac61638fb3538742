/**
 * Requests that nobody's browser would make: from other sites, with too much in them, or with names
 * that mean something to JavaScript.
 */

import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Call } from '../../src/contract/call.ts'
import type { Recipe } from '../../src/domain/recipes/recipe.ts'
import { allCalls } from '../harness/all-calls.ts'
import { openTestApp, useTestApp } from '../harness/app.ts'
import { aRecipe } from '../harness/makers.ts'
import { samples } from './sample-calls.ts'
import {
  callAs,
  everythingOf,
  fillHousehold,
  type FilledHousehold,
  made,
  newMember,
} from './two-households.ts'

vi.setConfig({ testTimeout: 60_000 })
const testApp = useTestApp()

const nameOf = (call: Call) => `${call.method} ${call.path}`
const changing = allCalls.filter(({ method }) => method !== 'GET')
const pathOf = (call: Call) =>
  call.path.replace(/:(\w+)/g, (_, name: string) => (/date|start|end/.test(name) ? '2026-03-10' : '1'))

describe('a page of another site (account 6)', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
    { origin: 'http://localhost:81' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
  ]

  // One hook refuses them all: the first call hears each of these, every other one of them in turn.
  const heardBy = (at: number) => (at === 0 ? foreign : foreign.slice(at % foreign.length).slice(0, 1))

  it.each(changing.map((call, at) => [nameOf(call), call, heardBy(at)] as const))(
    '%s is refused',
    async (_name, call, heard) => {
      for (const headers of heard) {
        const answer = await testApp.visit(call.method, pathOf(call), {}, { host: 'localhost', ...headers })
        expect([headers, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
          headers,
          403,
          'CROSS_SITE',
        ])
      }
    },
  )

  it('cannot read an answer either: no call answers with a header that opens it to other origins', async () => {
    const ada = await newMember(testApp)
    const answer = await ada.call('GET', '/api/recipes', undefined, { origin: 'https://evil.example' })
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    const asked = await testApp.app.inject({
      method: 'OPTIONS',
      url: '/api/recipes',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(asked.statusCode).toBe(404)
    expect(Object.keys(asked.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('our own page and PUBLIC_URL are let in', async () => {
    const safe = await openTestApp({ publicUrl: 'https://family.example' })
    const ask = async (headers: Record<string, string>) =>
      (await safe.visit('POST', '/api/auth/logout', undefined, { host: 'inside:3000', ...headers }))
        .statusCode
    expect(await ask({ origin: 'https://family.example', 'sec-fetch-site': 'same-origin' })).toBe(204)
    expect(await ask({ origin: 'http://inside:3000' })).toBe(204)
    expect(await ask({})).toBe(204)
    await safe.close()
  })
})

describe('reading changes nothing', () => {
  // Whoever opens the link of a verification email proves the address: it stands in no page, works
  // once, and is tried below.
  const reading = allCalls.filter(({ method, redirects }) => method === 'GET' && !redirects)

  // Since reading changes nothing, one household does for all of it; but what is read of a list
  // needs one, which locks its days, so that there can be no other.
  let shared: FilledHousehold
  beforeAll(async () => {
    shared = await fillHousehold(testApp)
  })
  const isOfLists = ({ path }: Call) => /^\/api\/(?:completed-shopping-lists|shop-prices)/.test(path)

  it.each(
    reading
      .filter((call) => !call.path.startsWith('/api/household-imports'))
      .map((call) => [call.path, call] as const),
  )('GET and HEAD %s write no row of the household', async (_path, call) => {
    const ada = isOfLists(call) ? await fillHousehold(testApp) : shared
    const { params = {}, query } = (await samples[nameOf(call)]?.(ada)) ?? {}
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(params[name] ?? name))
    const url = query ? `${path}?${String(new URLSearchParams(query))}` : path
    const before = await everythingOf(testApp, ada.householdId)
    expect((await ada.call('GET', url)).statusCode).toBeLessThan(500)
    await testApp.app.inject({ method: 'HEAD', url, headers: { cookie: ada.cookie } })
    expect(await everythingOf(testApp, ada.householdId)).toEqual(before)
  })

  it('a mail program that looks whether the link of a letter is there does not use it up', async () => {
    const reader = await testApp.person({ email: 'letter@example.org' })
    const letter = testApp.sentEmails.find(({ to }) => to === 'letter@example.org')
    const path = /\/api\/auth\/verify-email\?token=[\w-]+/.exec(letter?.text ?? '')?.[0] ?? ''
    expect((await testApp.app.inject({ method: 'HEAD', url: path })).statusCode).toBe(404)
    expect((await reader.call('GET', '/api/auth/me')).json()).toMatchObject({ isVerified: false })
    expect((await testApp.visit('GET', path)).headers['location']).toBe('/account?emailVerified=true')
    expect((await reader.call('GET', '/api/auth/me')).json()).toMatchObject({ isVerified: true })
    expect((await testApp.visit('GET', path)).headers['location']).toBe(
      '/account?emailVerificationError=true',
    )
  })
})

describe('fields that are not for people to set (account 1, household 2)', () => {
  const forbidden = {
    id: 47114711,
    userId: 47114711,
    householdId: 47114711,
    userSequence: 47114711,
    globalId: 'forged',
    isVerified: true,
    isLocked: true,
    lockReason: 'forged',
    usageCount: 47114711,
    version: 47114711,
    accessCount: 47114711,
    shareId: 'forged',
    role: 'admin',
    isAdmin: true,
    hashedPassword: 'forged',
    mealPlanningSubscription: 'gold',
    weeklyMealPlanLimit: 47114711,
    photoImportsUsed: -47114711,
    createdAt: '1999-01-01T00:00:00.000Z',
    deletedAt: '1999-01-01T00:00:00.000Z',
    timesMade: 47114711,
  }
  // A day written together with others names the version that it was made from, and a trial says
  // so.
  const writing = changing.filter(
    (call) =>
      call.body && !call.upload && call.access !== 'anyone' && !/imports|together|adjust/.test(call.path),
  )

  it.each(writing.map((call) => [nameOf(call), call] as const))('%s ignores them', async (name, call) => {
    const ada = await fillHousehold(testApp)
    testApp.pages.set('https://kitchen.example/soup', '<html></html>')
    const { params = {}, body } = (await samples[name]?.(ada)) ?? {}
    const path = call.path.replace(/:(\w+)/g, (_, word: string) => String(params[word] ?? word))
    const answer = await ada.call(call.method, path, { ...forbidden, ...(body as object) })
    expect(answer.statusCode).toBeLessThan(500)
    const rows = JSON.stringify(await everythingOf(testApp, ada.householdId))
    expect(rows).not.toMatch(/47114711|forged|"admin"|"gold"|1999-01-01/)
    const [user] = await testApp.db.selectFrom('users').selectAll().where('id', '=', ada.userId).execute()
    expect(user?.isVerified).toBe(false)
  })

  it('register makes nobody verified, and nobody a member of somebody else’s household', async () => {
    const ada = await newMember(testApp)
    const body = { email: 'mass@example.org', password: 'a good password', firstName: 'A', lastName: 'B' }
    const extra = { ...forbidden, householdId: ada.householdId }
    const answer = await testApp.visit('POST', '/api/auth/register', { ...extra, ...body })
    expect(answer.json()).toMatchObject({ isVerified: false, mealPlanningSubscription: null })
    const row = await testApp.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'mass@example.org')
      .executeTakeFirst()
    expect(row?.householdId).not.toBe(ada.householdId)
    expect(row?.id).not.toBe(47114711)
  })
})

describe('bodies', () => {
  const post = async (body: string | Buffer, type = 'application/json', path = '/api/recipes') => {
    const ada = await newMember(testApp)
    return ada.call('POST', path, body, { 'content-type': type })
  }

  it.each([
    ['__proto__', '{"__proto__":{"isAdmin":true},"name":"soup"}'],
    ['__proto__ spelled in escapes', String.raw`{"\u005f_proto__":{"isAdmin":true},"name":"soup"}`],
    ['__proto__ far inside', '{"name":"soup","tags":[{"__proto__":{"isAdmin":true}}]}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}},"name":"soup"}'],
  ])('with %s are refused, and no object is changed', async (_what, body) => {
    const answer = await post(body)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
  })

  it.each([
    ['lists', '['.repeat(400_000)],
    ['objects', '{"a":'.repeat(100_000)],
    ['closed lists', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['lists in a field', `{"name":${'['.repeat(200)}${']'.repeat(200)}}`],
  ])('nested too deeply in %s are refused at once', async (_what, body) => {
    const start = process.cpuUsage()
    const answer = await post(body)
    expect(answer.statusCode).toBe(400)
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000)
  })

  it('brackets in a text are no nesting', async () => {
    const ada = await newMember(testApp)
    const name = `${'['.repeat(90)}"\\"${'{'.repeat(90)}`
    const saved = await made<Recipe>(ada.call('POST', '/api/recipes', aRecipe({ name })))
    expect(saved.name).toBe(name)
  })

  it.each(
    changing
      .filter((call) => call.body && !call.upload)
      .map((call) => [nameOf(call), (call.bodyLimit ?? 1024 * 1024) + 1, call] as const),
  )('%s takes no more than its limit (%d bytes)', async (_name, size, call) => {
    const ada = await newMember(testApp)
    const body = `{"a":"${'a'.repeat(size)}"}`
    const answer = await ada.call(call.method, pathOf(call), body, { 'content-type': 'application/json' })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'TOO_LARGE'])
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'text/html',
  ])('as %s are refused: a form of another site can send nothing else', async (type) => {
    const answer = await post(JSON.stringify(aRecipe()), type)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([415, 'WRONG_MEDIA_TYPE'])
  })

  it('a file where JSON is wanted is refused', async () => {
    const answer = await post(Buffer.from(JSON.stringify(aRecipe())), 'application/octet-stream')
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
  })
})

describe('two sessions of one browser', () => {
  it('the first cookie of a name counts, and one that is no token opens nothing', async () => {
    const ada = await newMember(testApp)
    for (const cookie of ['plateful=', 'plateful=%00', `plateful=${'x'.repeat(8000)}`, 'plateful="; drop']) {
      expect((await callAs(testApp, cookie)('GET', '/api/auth/me')).statusCode).toBe(401)
    }
    expect((await ada.call('GET', '/api/auth/me')).statusCode).toBe(200)
  })
})

describe('an address that is none', () => {
  it.each(['/api/recipes/%zz', '/api/recipes/%E0%A4%A'])('%s is answered in our words', async (path) => {
    const owner = await testApp.person()
    const answer = await owner.call('GET', path)
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'BAD_INPUT', message: 'That request can’t be read.' },
    ])
  })

  it('a name in it that is too long for anything is refused by its call', async () => {
    const owner = await testApp.person()
    const answer = await owner.call('GET', `/api/recipes/${'1'.repeat(300)}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'BAD_INPUT' })
  })
})
