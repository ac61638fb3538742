/**
 * SIGN_IN=strict: until somebody has a second factor every call but three is closed to them,
 * whatever they own.
 */

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteSecondFactor } from '../../src/server/account/sign-in/second-factor-store.ts'
import { buildApp } from '../../src/server/app.ts'
import { allCalls } from '../harness/all-calls.ts'
import { type Caller, useTestApp } from '../harness/app.ts'
import { switchOnTwoSteps } from '../harness/authenticator.ts'
import { nameOf, samples, send } from './sample-calls.ts'
import { pageOfLeekSoup } from './samples/importing.ts'
import {
  everythingOf,
  type FilledHousehold,
  fillHousehold,
  isSilent,
  made,
  newMember,
  PASSWORD,
} from './two-households.ts'

/**
 * Households are filled here, where nobody is asked for a second factor; the strict application
 * keeps the same records.
 */
const testApp = useTestApp()
const holder: { strict?: FastifyInstance } = {}
beforeAll(async () => {
  testApp.pages.set('https://kitchen.example/soup', pageOfLeekSoup)
  const config = { ...testApp.dependencies.config, signIn: 'strict' } as const
  holder.strict = await buildApp({ ...testApp.dependencies, config }, {})
})
afterAll(() => holder.strict?.close())

const strictly =
  ({ cookie }: Pick<FilledHousehold, 'cookie'>): Caller =>
  async (method, url, body, headers = {}) => {
    if (!holder.strict) throw new Error('the application is open only while tests run')
    const payload = body as object | undefined
    return holder.strict.inject({ method, url, headers: { cookie, ...headers }, ...(payload && { payload }) })
  }

const refusal = {
  code: 'SECOND_FACTOR_WANTED',
  message: 'Everybody here signs in with two steps. Please set up two-step sign-in first.',
}
const open = allCalls.filter(({ access }) => access === 'before-second-factor')
const closed = allCalls.filter(({ access }) => access === undefined)
const forAll = allCalls.filter(({ access }) => access === 'anyone')

describe('before the second factor', () => {
  it('only these calls are open to somebody signed in', () => {
    expect(open.map(nameOf).toSorted()).toEqual([
      'GET /api/auth/me',
      'POST /api/auth/second-factor',
      'POST /api/auth/second-factor/confirm',
    ])
  })

  it.each(closed.map((call) => [nameOf(call), call] as const))('%s is refused', async (name, call) => {
    const ada = await fillHousehold(testApp)
    const sample = (await samples[name]?.(ada)) ?? {}
    await deleteSecondFactor(testApp.unwatched, ada.userId)
    const before = await everythingOf(testApp, ada.householdId)
    const answer = await send(call, sample, strictly(ada))
    expect([answer.statusCode, answer.json()]).toEqual([403, refusal])
    expect(await everythingOf(testApp, ada.householdId)).toEqual(before)
  })

  it.each(forAll.map((call) => [nameOf(call), call] as const))(
    '%s answers what a visitor is answered',
    async (name, call) => {
      const ada = await fillHousehold(testApp)
      const sample = (await samples[name]?.(ada)) ?? {}
      const answer = await send(call, sample, strictly(ada))
      expect(answer.statusCode).toBe(sample.visitor)
      expect(isSilent(answer.body)).toBe(true)
    },
  )

  it('the stream of changes is refused', async () => {
    const ada = await newMember(testApp)
    const refused = await strictly(ada)('GET', '/api/live')
    expect([refused.statusCode, refused.json()]).toEqual([403, refusal])
  })

  it('an invitation brings somebody into the household, who sees it once they have it', async () => {
    const ada = await fillHousehold(testApp)
    const { link } = await made<{ link: string }>(ada.call('POST', '/api/household/invitations', {}))
    const newcomer = { email: 'newcomer@example.org', password: PASSWORD, firstName: 'New', lastName: 'Cook' }
    const registered = await strictly({ cookie: '' })('POST', '/api/auth/register', {
      ...newcomer,
      invitation: link.split('/').at(-1),
    })
    expect(registered.statusCode).toBe(201)
    const call = strictly({ cookie: String(registered.headers['set-cookie']).split(';', 1)[0] ?? '' })
    const recipe = `/api/recipes/${ada.recipeId}`
    expect((await call('GET', recipe)).statusCode).toBe(403)
    await switchOnTwoSteps(testApp, call)
    expect((await call('GET', recipe)).statusCode).toBe(200)
  })

  it('a calendar goes on reading the feed whose address it was given', async () => {
    const ada = await fillHousehold(testApp)
    const { address } = await made<{ address: string }>(ada.call('POST', '/api/calendar-feed'))
    const feed = await strictly({ cookie: '' })('GET', new URL(address).pathname)
    expect([feed.statusCode, feed.body.slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR'])
  })

  it('who has it comes in, as before', async () => {
    const ada = await fillHousehold(testApp)
    const call = strictly(ada)
    expect((await call('GET', '/api/auth/me')).json()).toMatchObject({ isSecondFactorWanted: true })
    await switchOnTwoSteps(testApp, call)
    expect((await call('GET', '/api/auth/me')).json()).not.toHaveProperty('isSecondFactorWanted')
    expect((await call('GET', `/api/recipes/${ada.recipeId}`)).statusCode).toBe(200)
  })
})
