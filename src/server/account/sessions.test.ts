import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import type { SessionView } from '../../domain/account/session-view.ts'
import { HOUR } from '../durations.ts'

const SESSIONS = '/api/auth/sessions'
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36'

describe('one’s sessions', () => {
  const testApp = useTestApp()
  const list = async (person: Person) => (await person.call('GET', SESSIONS)).json<SessionView[]>()
  const onPhone = async (person: Person) => {
    const body = { email: person.user.email, password: 'a good password' }
    const response = await testApp.visit('POST', '/api/auth/login', body, { 'user-agent': PHONE })
    const cookie = String(response.headers['set-cookie']).split(';', 1)[0] ?? ''
    return (path = '/api/auth/me') => testApp.visit('GET', path, undefined, { cookie })
  }

  it('are listed with the device, since when and when last used; this one is marked', async () => {
    const ada = await testApp.person()
    const start = testApp.clock.now.toISOString()
    testApp.clock.pass(2 * HOUR)
    const phone = await onPhone(ada)
    const phoneStart = testApp.clock.now.toISOString()
    testApp.clock.pass(3 * HOUR)
    await phone()
    const phoneUsed = testApp.clock.now.toISOString()
    testApp.clock.pass(HOUR + 1)
    const now = testApp.clock.now.toISOString()
    const sessions = await list(ada)
    expect(sessions).toEqual([
      {
        id: expect.any(Number),
        device: 'An unknown device',
        createdAt: start,
        lastUsedAt: now,
        isCurrent: true,
      },
      {
        id: expect.any(Number),
        device: 'Chrome on an Android phone',
        createdAt: phoneStart,
        lastUsedAt: phoneUsed,
        isCurrent: false,
      },
    ])
    expect((await phone(SESSIONS)).json()).toMatchObject([{ isCurrent: true }, { isCurrent: false }])
  })

  it('one is ended, and only one’s own', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const phone = await onPhone(ada)
    const other = (await list(ada)).find((session) => !session.isCurrent)
    const path = `${SESSIONS}/${other?.id}`
    expect((await eve.call('DELETE', path)).statusCode).toBe(404)
    expect((await phone()).statusCode).toBe(200)
    expect((await ada.call('DELETE', path)).statusCode).toBe(204)
    expect((await phone()).statusCode).toBe(401)
    expect((await ada.call('DELETE', path)).statusCode).toBe(404)
  })

  it('all others are ended at once, and nobody else’s', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const [phone, tablet] = [await onPhone(ada), await onPhone(ada)]
    expect((await ada.call('DELETE', SESSIONS)).statusCode).toBe(204)
    expect([(await phone()).statusCode, (await tablet()).statusCode]).toEqual([401, 401])
    expect(await list(ada)).toHaveLength(1)
    expect((await eve.call('GET', SESSIONS)).statusCode).toBe(200)
  })

  it('one in use lives on, in the browser too', async () => {
    const ada = await testApp.person()
    for (let day = 0; day < 40; day += 10) {
      testApp.clock.pass(10 * 24 * HOUR)
      const me = await ada.call('GET', '/api/auth/me')
      expect(me.statusCode).toBe(200)
      const until = new Date(testApp.clock.now.getTime() + 30 * 24 * HOUR).toUTCString()
      expect(String(me.headers['set-cookie'])).toContain(`Expires=${until}`)
    }
  })
})
