/**
 * Security events: one line each in the log, with a name, whose account it is and where the call
 * came from, and nothing secret.
 */

import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import { openPageFetcher } from '../../src/server/external/page.ts'
import { openLogger } from '../../src/server/logger.ts'
import { type Caller, useTestApp } from '../harness/app.ts'
import { codeAt, switchOnTwoSteps } from '../harness/authenticator.ts'
import { newMember, PASSWORD } from './two-households.ts'

const NEW = 'another good password'
const testApp = useTestApp()
/** The real one: it is what refuses private addresses. */
const pages = openPageFetcher({ allowedHosts: [] })
const logged: { app?: FastifyInstance; text: string } = { text: '' }

beforeAll(async () => {
  // The level at which many a server runs: what went wrong has to be in sight there too.
  const logger = openLogger({ logLevel: 'info' }, { write: (text: string) => void (logged.text += text) })
  const external = { ...testApp.dependencies.external, pages }
  logged.app = await buildApp({ ...testApp.dependencies, external }, { logger })
})
afterAll(async () => {
  await logged.app?.close()
  await pages.close()
})
afterEach(() => {
  logged.text = ''
})

/** Calls the application whose log is read. */
const as =
  (cookie = ''): Caller =>
  async (method, url, body, headers = {}) => {
    if (!logged.app) throw new Error('the application is open only while tests run')
    const payload = body as object | undefined
    return logged.app.inject({ method, url, headers: { cookie, ...headers }, ...(payload && { payload }) })
  }

interface Line {
  level: number
  msg: string
  event: string
  address: string
  userId?: number
}

/** The events since the last look, without what pino adds to each line. */
function events(): Record<string, unknown>[] {
  const lines = logged.text
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === 'security')
  logged.text = ''
  expect(new Set(lines.map(({ address }) => address))).toEqual(new Set(lines.length > 0 ? ['127.0.0.1'] : []))
  return lines.map((line) =>
    Object.fromEntries(
      ['event', 'userId', 'code', 'limit', 'sessions'].flatMap((key) =>
        key in line ? [[key, line[key as keyof Line]]] : [],
      ),
    ),
  )
}

const login = (email: string, password = PASSWORD) => as()('POST', '/api/auth/login', { email, password })

describe('security events', () => {
  it('of signing in: that it worked, that it did not, and for whom, that there were too many tries', async () => {
    const { userId, email } = await newMember(testApp)
    await login(email)
    expect(events()).toEqual([{ event: 'sign-in.succeeded', userId }])
    await login(email, 'a guess')
    await login('nobody@example.org')
    expect(events()).toEqual([{ event: 'sign-in.failed', userId }, { event: 'sign-in.failed' }])
    for (let nth = 0; nth < 9; nth += 1) await login(email, `guess ${nth}`)
    events()
    await login(email)
    expect(events()).toEqual([{ event: 'sign-in.locked', code: 'TOO_MANY_TRIES', limit: 'email' }])
  })

  it('of accounts: opened, deleted and called back', async () => {
    const stranger = { email: 'new@example.org', password: PASSWORD, firstName: 'N', lastName: 'C' }
    const opened = await as()('POST', '/api/auth/register', stranger)
    const { id: userId } = opened.json<{ id: number }>()
    const cookie = String(opened.headers['set-cookie']).split(';', 1)[0]
    await as(cookie)('DELETE', '/api/account', { password: PASSWORD })
    await login(stranger.email)
    expect(events()).toEqual([
      { event: 'account.created', userId },
      { event: 'account.deletion-asked', userId },
      { event: 'account.restored', userId },
      { event: 'sign-in.succeeded', userId },
    ])
  })

  it('of two steps: on, a wrong code, a recovery code, new ones, off', async () => {
    const { userId, email, cookie } = await newMember(testApp)
    const call = as(cookie)
    const { key, recoveryCodes, nextCode } = await switchOnTwoSteps(testApp, call)
    const { challenge } = (await login(email)).json<{ challenge: string }>()
    for (const code of [codeAt(key, testApp.clock.now), recoveryCodes[0]])
      await as()('POST', '/api/auth/login/code', { challenge, code })
    const both = (code: string) => ({ password: PASSWORD, code })
    await call('POST', '/api/auth/second-factor/recovery-codes', both(nextCode()))
    await call('DELETE', '/api/auth/second-factor', both(nextCode()))
    expect(events()).toEqual([
      { event: 'second-factor.on', userId },
      { event: 'second-step.failed', userId },
      { event: 'recovery-code.used', userId },
      { event: 'sign-in.succeeded', userId },
      { event: 'recovery-codes.renewed', userId },
      { event: 'second-factor.off', userId },
    ])
  })

  it('of passwords and addresses: asked for, changed, and typed wrong', async () => {
    const { userId, email, cookie } = await newMember(testApp)
    const call = as(cookie)
    const change = (currentPassword: string) =>
      call('PATCH', '/api/auth/update-password', { currentPassword, newPassword: NEW })
    await change('a guess')
    await change(PASSWORD)
    expect(events()).toEqual([
      { event: 'password.check-failed', userId },
      { event: 'password.changed', userId },
    ])
    await as()('POST', '/api/auth/forgot-password', { email })
    await expect.poll(() => testApp.sentEmails.at(-1)?.subject).toBe('Set a new password for Plateful')
    const token = /token=([\w-]+)/.exec(testApp.sentEmails.at(-1)?.text ?? '')?.[1]
    await as()('POST', '/api/auth/reset-password', { token, newPassword: PASSWORD })
    expect(events()).toEqual([
      { event: 'password.reset-asked', userId },
      { event: 'password.reset', userId },
    ])
    const again = await newMember(testApp)
    const address = `moved-${again.email}`
    await as(again.cookie)('PATCH', '/api/auth/update-profile', {
      firstName: 'E',
      lastName: 'C',
      email: address,
    })
    const letter = testApp.sentEmails.findLast(({ to }) => to === address)
    const link = /\/api\/auth\/verify-email\?token=[\w-]+/.exec(letter?.text ?? '')?.[0] ?? ''
    await as()('GET', link)
    expect(events()).toEqual([
      { event: 'email.change-asked', userId: again.userId },
      { event: 'email.changed', userId: again.userId },
    ])
  })

  it('of access tokens: made, used where they may not act, revoked, and used after that', async () => {
    const { userId, cookie } = await newMember(testApp)
    const draft = { name: 'Wall display', scopes: ['read'] }
    const made = await as(cookie)('POST', '/api/access-tokens', draft)
    const { id, token } = made.json<{ id: number; token: string }>()
    const headers = { authorization: `Bearer ${token}` }
    await as()('DELETE', '/api/recipes/1', undefined, headers)
    await as(cookie)('DELETE', `/api/access-tokens/${id}`)
    await as()('GET', '/api/recipes', undefined, headers)
    await as()('POST', '/mcp', {}, headers)
    expect(logged.text).not.toContain(token)
    expect(events()).toEqual([
      { event: 'token.created', userId },
      { event: 'access.refused', userId, code: 'TOKEN_REFUSED' },
      { event: 'token.revoked', userId },
      { event: 'token.refused' },
      { event: 'token.refused' },
    ])
  })

  it('of sessions: ended here, there and everywhere else, and used after their end', async () => {
    const { userId, email, cookie } = await newMember(testApp)
    const call = as(cookie)
    await login(email)
    events()
    const sessions = (await call('GET', '/api/auth/sessions')).json<{ id: number; isCurrent: boolean }[]>()
    const other = sessions.find(({ isCurrent }) => !isCurrent)
    await call('DELETE', `/api/auth/sessions/${other?.id}`)
    await call('DELETE', '/api/auth/sessions')
    await call('POST', '/api/auth/logout')
    expect(events()).toEqual([
      { event: 'session.ended', userId, sessions: 'one' },
      { event: 'session.ended', userId, sessions: 'others' },
      { event: 'session.ended', userId, sessions: 'this' },
    ])
    await call('GET', '/api/recipes')
    await as()('GET', '/api/recipes')
    expect(events()).toEqual([{ event: 'session.refused' }])
  })

  it('of doors that stay shut: another household, another site, a limit, a private address', async () => {
    const { userId, cookie } = await newMember(testApp)
    const call = as(cookie)
    await call('GET', '/api/recipes/999999')
    await call('POST', '/api/auth/logout', undefined, { origin: 'https://evil.example' })
    expect(events()).toEqual([
      { event: 'access.not-found', userId, code: 'NOT_FOUND' },
      { event: 'access.refused', code: 'CROSS_SITE' },
    ])
    for (const url of ['http://127.0.0.1/secret', 'http://169.254.169.254/', 'http://[::1]:8080/'])
      await call('POST', '/api/import-recipe-url', { url })
    expect(events()).toEqual(
      Array.from({ length: 3 }, () => ({
        event: 'import.address-refused',
        userId,
        code: 'PAGE_REFUSED',
      })),
    )
    const deletion = () => call('DELETE', '/api/account', { password: 'a guess' })
    for (let nth = 0; nth < 10; nth += 1) await deletion()
    events()
    await deletion()
    expect(events()).toEqual([{ event: 'limit.hit', userId, code: 'TOO_MANY_TRIES', limit: 'password' }])
  })

  it('of a second factor that is wanted', async () => {
    const { userId, cookie } = await newMember(testApp)
    const lines: string[] = []
    const logger = openLogger({ logLevel: 'warn' }, { write: (text: string) => void lines.push(text) })
    const config = { ...testApp.dependencies.config, signIn: 'strict' } as const
    const strict = await buildApp({ ...testApp.dependencies, config }, { logger })
    await strict.inject({ method: 'GET', url: '/api/recipes', headers: { cookie } })
    await strict.close()
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { event: 'access.refused', userId, code: 'SECOND_FACTOR_WANTED', address: '127.0.0.1' },
    ])
  })
})
