/**
 * Every endpoint, tried as a visitor and as a stranger: what one household has, no other one sees
 * or changes.
 */

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { refusalsOf, refusalStatus } from '../src/contract/call.ts'
import type { Recipe } from '../src/domain/recipes/recipe.ts'
import type { CompletedList } from '../src/domain/shopping/completed-list.ts'
import { scopesFor } from '../src/server/http/access-scopes.ts'
import { allCalls, callsOf } from './harness/all-calls.ts'
import { useTestApp } from './harness/app.ts'
import { aDay, aList, aRecipe } from './harness/makers.ts'
import { modulePaths, SRC } from './harness/sources.ts'
import { nameOf } from './security/sample-calls.ts'

const testApp = useTestApp()

describe('the calls of the contract', () => {
  it('are all listed for the tests that try each of them', async () => {
    const areas = modulePaths.filter((path) => /^contract\/(?!call\.ts)/.test(path))
    const exported = await Promise.all(
      areas.map(async (path) => callsOf(await import(/* @vite-ignore */ join(SRC, path)))),
    )
    expect(allCalls.map(nameOf).toSorted()).toEqual(exported.flat().map(nameOf).toSorted())
  })

  it('are all answered', () => {
    const unanswered = allCalls.filter(({ method, path }) => !testApp.app.hasRoute({ method, url: path }))
    expect(unanswered.map(nameOf)).toEqual([])
  })
})

describe('a visitor', () => {
  const closed = allCalls.filter((call) => call.access !== 'anyone')
  const open = allCalls
    .filter((call) => call.access === 'anyone')
    .map((call) => `${call.method} ${call.path}`)

  it.each(closed.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s answers 401, whatever is sent',
    async (_name, call) => {
      const path = call.path.replace(/:(\w+)/g, '1')
      const response = await testApp.visit(call.method, path, call.body ? {} : undefined)
      expect(response.statusCode).toBe(401)
      expect(response.json()).toEqual({ message: 'Please sign in to continue.', code: 'NOT_SIGNED_IN' })
    },
  )

  it('may make these calls and no others', () => {
    expect(open.toSorted()).toMatchSnapshot()
  })
})

describe('a stranger', () => {
  it('sees nothing of another household, changes nothing and deletes nothing (household 3)', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const recipe = (await ada.call('POST', '/api/recipes', aRecipe())).json<Recipe>()
    await ada.call('POST', '/api/calendar-assignments', aDay('2026-03-02'))
    await ada.call('POST', '/api/calendar-assignments', aDay('2026-03-20'))
    const list = (
      await ada.call('POST', '/api/completed-shopping-lists', aList('2026-03-02', '2026-03-08'))
    ).json<CompletedList>()
    const lists = [
      '/api/recipes',
      '/api/calendar-assignments?start=2026-03-01&end=2026-03-31',
      '/api/completed-shopping-lists',
    ]
    const everything = async () =>
      Promise.all(lists.map(async (path) => (await ada.call('GET', path)).json<unknown>()))
    const before = await everything()

    for (const path of lists) expect((await eve.call('GET', path)).json()).toEqual([])
    expect(
      (await eve.call('GET', '/api/completed-shopping-lists/check-locked/2026-03-02/2026-03-08')).json(),
    ).toEqual({
      isLocked: false,
    })

    const attempts = [
      eve.call('GET', `/api/recipes/${recipe.id}`),
      eve.call('PATCH', `/api/recipes/${recipe.id}`, aRecipe({ name: 'Mine now' })),
      eve.call('DELETE', `/api/recipes/${recipe.id}`),
      eve.call('PATCH', '/api/calendar-assignments/2026-03-20', { isSkipped: true }),
      eve.call('PUT', '/api/completed-shopping-lists', {
        startDate: '2026-03-02',
        endDate: '2026-03-08',
        items: [],
      }),
      eve.call('PATCH', `/api/completed-shopping-lists/${list.id}/ticks`, {
        ticks: [{ itemId: 'item-1', isChecked: true, at: 1, by: 'eve' }],
      }),
      eve.call('DELETE', `/api/completed-shopping-lists/${list.id}`),
    ]
    for (const attempt of attempts) expect((await attempt).statusCode).toBe(404)
    expect(await everything()).toEqual(before)
  })

  it('may plan and shop on the same days as anybody else', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    await ada.call('POST', '/api/completed-shopping-lists', aList('2026-03-02', '2026-03-08'))
    expect((await eve.call('POST', '/api/calendar-assignments', aDay('2026-03-03'))).statusCode).toBe(201)
    expect(
      (await eve.call('POST', '/api/completed-shopping-lists', aList('2026-03-02', '2026-03-08'))).statusCode,
    ).toBe(201)
  })
})

describe('a refusal', () => {
  it('is named by its call: these and no others, besides those of every call', () => {
    const named = allCalls.map((call) => `${call.method} ${call.path}: ${(call.refusals ?? []).join(', ')}`)
    expect(named.toSorted()).toMatchSnapshot()
  })

  it('stands in openapi.json under its status', async () => {
    const document = (await testApp.visit('GET', '/api/openapi.json')).json<{
      paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>
    }>()
    for (const call of allCalls) {
      const path = document.paths[call.path.replace(/:(\w+)/g, '{$1}')]
      const responses = path?.[call.method.toLowerCase()]?.responses ?? {}
      for (const code of refusalsOf(call)) {
        const described = responses[refusalStatus[code]]?.description.split(', ')
        expect(described, `${call.method} ${call.path}`).toContain(code)
      }
    }
  })
})

describe('the wire', () => {
  it('an unknown address of the API answers 404 in JSON, never the page (home 28)', async () => {
    const response = await testApp.visit('GET', '/api/nothing')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([
    ['{"email":', 'application/json', 400],
    ['email=a', 'application/x-www-form-urlencoded', 415],
    [`{"email":"${'a'.repeat(1_100_000)}"}`, 'application/json', 413],
  ])('a body that cannot be read answers with a sentence (%#)', async (body, type, status) => {
    const response = await testApp.visit('POST', '/api/auth/login', body, { 'content-type': type })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ message: expect.stringMatching(/\.$/), code: expect.any(String) })
  })

  it('a JSON body may be empty where nothing is wanted', async () => {
    const response = await testApp.visit('POST', '/api/auth/logout', '', {
      'content-type': 'application/json',
    })
    expect(response.statusCode).toBe(204)
  })

  it.each([
    ['a NUL in a text', String.raw`{"name":"soup\u0000"}`],
    ['a name that reaches the prototype', '{"__proto__":{"isAdmin":true},"name":"soup"}'],
  ])('%s is refused with a sentence', async (_what, body) => {
    const ada = await testApp.person()
    const response = await ada.call('POST', '/api/recipes', body, { 'content-type': 'application/json' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message: expect.stringMatching(/\.$/), code: 'BAD_INPUT' })
  })

  it('openapi.json describes every call, from the schemas that validate (home 30)', async () => {
    const document = (await testApp.visit('GET', '/api/openapi.json')).json<{
      paths: Record<
        string,
        Record<
          string,
          { requestBody?: { content: unknown }; responses: Record<string, unknown>; security: object[] }
        >
      >
    }>()
    for (const call of allCalls) {
      const path = document.paths[call.path.replace(/:(\w+)/g, '{$1}')]
      expect(path, call.path).toBeTypeOf('object')
      const described = path?.[call.method.toLowerCase()]
      expect(Object.keys(described?.responses ?? {}), `${call.method} ${call.path}`).toContain(
        call.redirects ? '303' : call.answer || call.file ? String(call.status ?? 200) : '204',
      )
      expect(described?.requestBody !== undefined).toBe(call.body !== undefined)
      const ways = described?.security.flatMap((way) => Object.keys(way))
      expect(ways, `${call.method} ${call.path}`).toEqual([
        ...(call.access === 'anyone' ? [] : ['session']),
        ...(call.access !== 'anyone' && scopesFor(call).length > 0 ? ['accessToken'] : []),
      ])
    }
  })

  it('every answer carries a request id and the headers that keep browsers strict', async () => {
    const { headers } = await testApp.visit('GET', '/api/auth/me')
    expect(headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })
})
