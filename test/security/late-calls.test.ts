/**
 * Every call that was let in, and then, before its action began, its person moved, was deleted or
 * asked to be: none of them fails by it.
 */

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import { allCalls } from '../harness/all-calls.ts'
import { type Caller, useTestApp } from '../harness/app.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'
import { nameOf, samples, send } from './sample-calls.ts'
import { pageOfLeekSoup } from './samples/importing.ts'
import { type FilledHousehold, fillHousehold, made, newMember, PASSWORD } from './two-households.ts'

const dataDir = temporaryFolder('late')
const testApp = useTestApp({ dataDir })
/** The same house with another door, behind which a call stands still while something happens. */
const door: { app?: FastifyInstance; meanwhile: (() => Promise<unknown>) | undefined } = {
  meanwhile: undefined,
}

beforeAll(async () => {
  testApp.pages.set('https://kitchen.example/soup', pageOfLeekSoup)
  door.app = await buildApp(testApp.dependencies, {})
  door.app.addHook('preValidation', async () => {
    const { meanwhile } = door
    door.meanwhile = undefined
    await meanwhile?.()
  })
})
afterAll(() => door.app?.close())

const lateCaller =
  ({ cookie }: FilledHousehold): Caller =>
  async (method, url, body, headers = {}) => {
    const { app } = door
    if (!app) throw new Error('the door is open only while tests run')
    const payload = body === undefined ? {} : { payload: body as object }
    return app.inject({ method, url, headers: { cookie, ...headers }, ...payload })
  }

const ways: Record<string, (ada: FilledHousehold) => Promise<unknown>> = {
  'moved to another household': async (ada) => {
    const host = await newMember(testApp, undefined, 'Host')
    const { link } = await made<{ link: string }>(host.call('POST', '/api/household/invitations', {}))
    const token = link.split('/').at(-1)
    await made(ada.call('POST', '/api/household/join', { token, recipes: 'bring' }))
  },
  'is gone': (ada) => testApp.db.deleteFrom('users').where('id', '=', ada.userId).execute(),
  'asked to be deleted': async (ada) =>
    expect((await ada.call('DELETE', '/api/account', { password: PASSWORD })).statusCode).toBe(204),
}

describe.each(Object.keys(ways))('whose person %s meanwhile', (way) => {
  it.each(allCalls.map((call) => [nameOf(call), call] as const))(
    '%s',
    { timeout: 60_000 },
    async (name, call) => {
      const ada = await fillHousehold(testApp)
      const sample = (await samples[name]?.(ada)) ?? {}
      door.meanwhile = async () => ways[way]?.(ada)
      const answer = await send(call, sample, lateCaller(ada))
      expect(door.meanwhile).toBeUndefined()
      expect([answer.statusCode < 500, answer.body]).toEqual([true, answer.body])
    },
  )
})

describe.each(Object.keys(ways))('whose person %s meanwhile', (way) => {
  it.each(['POST /api/household/invitations', 'POST /api/calendar-feed'])(
    'gives out no way into the household that they left: %s',
    async (name) => {
      const ada = await fillHousehold(testApp)
      const stays = await newMember(testApp, ada.householdId)
      const call = allCalls.find((one) => nameOf(one) === name)
      if (!call) throw new Error(`there is no call ${name}`)
      door.meanwhile = async () => ways[way]?.(ada)
      const answer = await send(call, (await samples[name]?.(ada)) ?? {}, lateCaller(ada))
      expect(answer.statusCode).toBe(way === 'moved to another household' ? 412 : 401)
      expect((await stays.call('GET', '/api/household')).json()).toMatchObject({ invitations: [] })
      expect((await stays.call('GET', '/api/calendar-feed')).json()).toBeNull()
    },
  )
})

it('a token made in the instant of a deletion is none, also when the account is restored', async () => {
  const ada = await fillHousehold(testApp)
  door.meanwhile = async () => ways['asked to be deleted']?.(ada)
  const answer = await lateCaller(ada)('POST', '/api/access-tokens', { name: 'Late', scopes: ['read'] })
  expect(answer.statusCode).toBe(401)
  const tokens = testApp.db.selectFrom('accessTokens').selectAll().where('userId', '=', ada.userId)
  expect(await tokens.execute()).toEqual([])
})

it('a profile saved in the instant of a move is saved', async () => {
  const ada = await fillHousehold(testApp)
  door.meanwhile = async () => ways['moved to another household']?.(ada)
  const body = { firstName: 'Grace', lastName: 'Hopper', email: ada.email }
  const answer = await lateCaller(ada)('PATCH', '/api/auth/update-profile', body)
  expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining(body)])
  expect((await ada.call('GET', '/api/auth/me')).json()).toMatchObject(body)
})
