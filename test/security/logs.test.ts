/**
 * What the log says: nothing secret, and nothing that a caller could make look like a line of its
 * own.
 */

import { describe, expect, it } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import { openLogger } from '../../src/server/logger.ts'
import { type Caller, useTestApp } from '../harness/app.ts'
import { switchOnTwoSteps } from '../harness/authenticator.ts'
import { fillHousehold, newMember, PASSWORD } from './two-households.ts'

const testApp = useTestApp()

/** The application with a log that the test reads, whose letters cannot be sent. */
async function logged() {
  let written = ''
  const logger = openLogger({ logLevel: 'trace' }, { write: (text: string) => void (written += text) })
  const failing = async () => {
    throw new Error('550 no such mailbox\n{"level":30,"msg":"forged"}')
  }
  const external = {
    ...testApp.dependencies.external,
    mail: { ...testApp.dependencies.external.mail, send: failing },
  }
  const app = await buildApp({ ...testApp.dependencies, external }, { logger })
  return { app, log: () => written }
}

describe('the log', () => {
  it('holds no password, token, cookie or body, at the most talkative level, also where calls fail', async () => {
    const { app, log } = await logged()
    const ada = await fillHousehold(testApp)
    const { link } = (await ada.call('POST', '/api/household/invitations', {})).json<{ link: string }>()
    const invitation = link.split('/').at(-1) ?? ''
    const feed = (await ada.call('POST', '/api/calendar-feed')).json<{ address: string }>()
    const share = (await ada.call('POST', '/api/shared-recipe-links', { recipeIds: [ada.recipeId] })).json<{
      shareId: string
    }>()
    // Registering ends the session of whoever registers, so that is somebody else's.
    const eve = await newMember(testApp)
    const headers = { cookie: eve.cookie, authorization: 'Bearer quite-secret' }
    const post = async (url: string, payload: object) => app.inject({ method: 'POST', url, payload, headers })
    await post('/api/auth/login', { email: ada.email, password: 'pass-word-of-ada' })
    await post('/api/auth/register', {
      email: 'log@example.org',
      password: 'pass-word-of-log',
      firstName: 'L',
      lastName: 'O',
    })
    await post('/api/auth/forgot-password', { email: ada.email })
    await post('/api/auth/reset-password', { token: 'reset-token-value', newPassword: 'pass-word-new' })
    headers.cookie = ada.cookie
    await post('/api/contact-import-service', {
      name: 'Ada',
      phone: '1',
      email: '',
      message: 'a private message of mine',
    })
    for (const url of [
      '/api/auth/verify-email?token=verify-token-value',
      `/api/household/invitation?token=${invitation}`,
      `/join/${invitation}`,
      new URL(feed.address).pathname,
      `/api/shared-recipe-links/${share.shareId}`,
      `/api/shared-recipe-collections/${share.shareId}`,
      `/api/shared-recipe-links/${share.shareId}/greeting`,
      `/shared/${share.shareId}`,
      `/share/${share.shareId}`,
      `/review-shared-recipe/7/${share.shareId}`,
      '/reset-password?token=reset-token-value',
    ]) {
      await app.inject({ method: 'GET', url, headers })
    }
    await app.close()
    const token = ada.cookie.split('=')[1] ?? ''
    const feedToken = /calendar-feeds\/([^/]+)/.exec(feed.address)?.[1] ?? ''
    expect(log()).toContain('"path":"/api/auth/login"')
    expect(log()).toContain('a contact message was kept but not mailed')
    const secrets = [token, invitation, feedToken, share.shareId]
    expect(secrets.map((secret) => secret.length)).toEqual([43, 43, 43, 12])
    for (const secret of secrets) expect(log()).not.toContain(secret)
    expect(log()).not.toMatch(/pass-word|token-value|quite-secret|private message|argon2/)
  })

  it('holds no key, code or challenge of two-step sign-in, also where its letters fail', async () => {
    const { app, log } = await logged()
    const ada = await newMember(testApp)
    const call: Caller = async (method, url, payload) =>
      app.inject({ method, url, headers: { cookie: ada.cookie }, payload: payload as object })
    const { key, recoveryCodes } = await switchOnTwoSteps(testApp, call)
    const [code = ''] = recoveryCodes
    const login = await call('POST', '/api/auth/login', { email: ada.email, password: PASSWORD })
    const { challenge } = login.json<{ challenge: string }>()
    expect((await call('POST', '/api/auth/login/code', { challenge, code })).statusCode).toBe(200)
    await app.close()
    expect(log()).toContain('an email about two-step sign-in was not sent')
    for (const secret of [key, challenge, code, code.replace('-', '')]) expect(log()).not.toContain(secret)
  })

  it('has one line for one event, whatever a caller writes into an address, a header or a name', async () => {
    const { app, log } = await logged()
    const ada = await newMember(testApp)
    const forged = '\\n{"level":30,"msg":"forged"}\\u001b[2J%0a%0d%1b[31m'
    await app.inject({
      method: 'GET',
      url: `/api/%0a%7B%22msg%22:%22forged%22%7D?x=%0d%0aforged`,
      headers: { 'user-agent': forged, 'x-request-id': forged, 'x-forwarded-for': `1.2.3.4${forged}` },
    })
    await app.inject({
      method: 'POST',
      url: '/api/send-recipe-email',
      headers: { cookie: ada.cookie },
      payload: { recipeIds: [1], recipientEmail: 'a@example.org', senderName: 'A\r\n\u001b[31mforged' },
    })
    await app.inject({
      method: 'POST',
      url: '/api/contact-import-service',
      headers: { cookie: ada.cookie },
      payload: { name: 'A\r\n\u001b[31mforged', phone: '1', email: '', message: 'ten letters and more' },
    })
    await app.close()
    const lines = log().trim().split('\n')
    const events = lines.map((line) => JSON.parse(line) as { msg: string })
    expect(events.map(({ msg }) => msg)).not.toContain('forged')
    expect(events.length).toBeGreaterThan(5)
    // oxlint-disable-next-line no-control-regex -- what a terminal would obey
    expect(log().replaceAll('\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/)
  })
})
