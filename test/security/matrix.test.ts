/**
 * Every call × visitor, ended session, deleted person, person who is gone, stranger: refused alike,
 * and nothing changes or leaks.
 */

import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../src/contract/call.ts'
import { AccessScope } from '../../src/domain/account/access-token.ts'
import { hashToken } from '../../src/server/account/sign-in/token.ts'
import { scopesFor } from '../../src/server/http/access-scopes.ts'
import { allCalls } from '../harness/all-calls.ts'
import { type Caller, useTestApp } from '../harness/app.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'
import { nameOf, samples, send } from './sample-calls.ts'
import { pageOfLeekSoup } from './samples/importing.ts'
import {
  callAs,
  callWithToken,
  everythingOf,
  fillHousehold,
  type FilledHousehold,
  isSilent,
  newAccessToken,
  newMember,
  newSession,
} from './two-households.ts'

const dataDir = temporaryFolder('matrix')
const testApp = useTestApp({ dataDir })
beforeAll(() => void testApp.pages.set('https://kitchen.example/soup', pageOfLeekSoup))

const NOT_SIGNED_IN = JSON.stringify({ message: 'Please sign in to continue.', code: 'NOT_SIGNED_IN' })

const A_REVOKED_TOKEN = 'a revoked access token'

/**
 * Ways to come that are none: no session, one that has ended, and two of people who are not there
 * any more.
 */
async function uninvited(ada: FilledHousehold): Promise<[string, Caller][]> {
  const [deleted, gone] = [
    await newMember(testApp, ada.householdId),
    await newMember(testApp, ada.householdId),
  ]
  const change = {
    deletedAt: testApp.clock.now.toISOString(),
    deletionScheduledFor: '2099-01-01T00:00:00.000Z',
  }
  await testApp.db.updateTable('users').set(change).where('id', '=', deleted.userId).execute()
  await testApp.db.deleteFrom('users').where('id', '=', gone.userId).execute()
  const ended = await newSession(testApp, ada.userId, testApp.clock.now.toISOString())
  const revoked = await newAccessToken(testApp, ada.userId, AccessScope.options)
  await testApp.db.deleteFrom('accessTokens').where('tokenHash', '=', hashToken(revoked)).execute()
  return [
    ['a visitor', testApp.visit],
    ['an ended session', callAs(testApp, ended)],
    ['a deleted person', deleted.call],
    ['a person who is gone', gone.call],
    ['a made-up session', callAs(testApp, `plateful=${'A'.repeat(43)}`)],
    [A_REVOKED_TOKEN, callWithToken(testApp, revoked)],
  ]
}

/** The owner's program, by a token with every scope but those that are good for the call. */
async function programWithout(scopes: readonly AccessScope[], ada: FilledHousehold): Promise<Caller> {
  const others = AccessScope.options.filter((scope) => !scopes.includes(scope))
  return callWithToken(testApp, await newAccessToken(testApp, ada.userId, others))
}

/** The tokens that a test makes are not what somebody changed. */
async function withoutTokens({ householdId }: FilledHousehold) {
  const { accessTokens: _, ...rest } = await everythingOf(testApp, householdId)
  return rest
}

/** What a success answers. */
const statusOf = (call: Call) =>
  call.redirects ? 303 : call.answer === undefined && !call.file ? 204 : (call.status ?? 200)

describe('the matrix (account 1, household 3, home 28)', () => {
  it('has a sample of every call, and none of a call that is gone', () => {
    expect(Object.keys(samples).toSorted()).toEqual(allCalls.map(nameOf).toSorted())
  })

  it.each(allCalls.map((call) => [nameOf(call), call] as const))(
    '%s',
    { timeout: 60_000 },
    async (name, call) => {
      const ada = await fillHousehold(testApp)
      const sample = (await samples[name]?.(ada)) ?? {}
      const visitors = await uninvited(ada)
      const eve = await newMember(testApp)
      const before = await withoutTokens(ada)
      const expectUntouched = async (who: string) =>
        expect(await withoutTokens(ada), `what ${who} changed`).toEqual(before)

      // Calls for anyone count tries, and have no use for a token.
      const tried = call.access === 'anyone' ? visitors.filter(([who]) => who !== A_REVOKED_TOKEN) : visitors
      for (const [who, as] of tried) {
        const answer = await send(call, sample, as)
        const status = call.access === 'anyone' ? sample.visitor : 401
        expect([who, answer.statusCode]).toEqual([who, status])
        expect(answer.body.includes(NOT_SIGNED_IN)).toBe(call.access !== 'anyone')
        expect(isSilent(answer.body)).toBe(true)
      }
      // Leaving ends the session that has ended already, and nothing else.
      if (call.path !== '/api/auth/logout') await expectUntouched('who was not let in')
      if (call.access === 'anyone') return

      const program = await send(call, sample, await programWithout(scopesFor(call), ada))
      expect([program.statusCode, program.json()]).toMatchObject([403, { code: 'TOKEN_REFUSED' }])
      await expectUntouched('a program without the scope')

      const answer = await send(call, sample, eve.call)
      expect(['a stranger', answer.statusCode]).toEqual(['a stranger', sample.stranger ?? statusOf(call)])
      expect(isSilent(answer.body)).toBe(true)
      await expectUntouched('a stranger')

      const own = await send(call, sample, ada.call)
      const expected = guessed.has(name) ? 404 : statusOf(call)
      expect(['the owner', own.statusCode]).toEqual(['the owner', expected])
    },
  )
})

/**
 * Calls whose secret nobody can guess are tried with a made-up one: their owners are tried where
 * they are tested.
 */
const guessed = new Set([
  'GET /api/shared-recipe-links/:shareId',
  'GET /api/shared-recipe-collections/:shareId',
  'GET /api/shared-recipe-links/:shareId/photos/:name',
  'POST /api/household/join',
])
