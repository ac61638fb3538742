import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { DAY, MINUTE } from '../../durations.ts'

describe('accounts and sessions', () => {
  const testApp = useTestApp()
  const credentials = (email: string, password = 'a good password') => ({ email, password })

  it('register answers the signed-in user without a hash or a token, and signs them in', async () => {
    const ada = await testApp.person({ email: ' Ada@Example.org ', firstName: 'Ada', lastName: 'Lovelace' })
    expect(ada.user).toEqual({
      id: expect.any(Number),
      username: 'ada@example.org',
      email: 'ada@example.org',
      firstName: 'Ada',
      lastName: 'Lovelace',
      isVerified: false,
      pendingEmail: null,
      defaultDinerCount: 4,
      recipeRepeatInterval: 14,
      photoImportsUsed: 0,
      photoImportsResetDate: null,
      mealPlanningSubscription: null,
      weeklyMealPlanLimit: null,
      createdAt: expect.any(String),
    })
    const me = await ada.call('GET', '/api/auth/me')
    expect(me.statusCode).toBe(200)
    expect(me.json()).toEqual({ ...ada.user, householdId: expect.any(Number) })
  })

  it.each([
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ password: 'seven77' }, 'Password must be at least 8 characters'],
    [{ firstName: ' ' }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ email: undefined }, 'Please enter a valid email address'],
    [{ password: undefined }, 'Password must be at least 8 characters'],
    [{ lastName: undefined }, 'Last name is required'],
  ])('register refuses %j with its sentence (account 12)', async (change, message) => {
    const body = {
      email: 'new@example.org',
      password: 'long enough',
      firstName: 'A',
      lastName: 'B',
      ...change,
    }
    const response = await testApp.visit('POST', '/api/auth/register', body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      message,
      code: 'BAD_INPUT',
      issues: [{ path: Object.keys(change)[0], message }],
    })
  })

  it('an e-mail has one account, however it is spelled', async () => {
    await testApp.person({ email: 'one@example.org' })
    const body = { email: 'ONE@example.org', password: 'long enough', firstName: 'A', lastName: 'B' }
    const again = await testApp.visit('POST', '/api/auth/register', body)
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({ code: 'EMAIL_TAKEN' })
  })

  it('login answers alike for a wrong password and an unknown account', async () => {
    await testApp.person({ email: 'grace@example.org' })
    const wrong = await testApp.visit(
      'POST',
      '/api/auth/login',
      credentials('grace@example.org', 'not the password'),
    )
    const unknown = await testApp.visit('POST', '/api/auth/login', credentials('who@example.org'))
    expect(wrong.statusCode).toBe(401)
    expect(unknown.statusCode).toBe(401)
    expect(wrong.json()).toEqual(unknown.json())
    const right = await testApp.visit('POST', '/api/auth/login', credentials('Grace@example.org'))
    expect(right.statusCode).toBe(200)
    for (const cookie of [right.headers['set-cookie']].flat())
      expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
  })

  it('ten wrong passwords shut an account for a quarter of an hour, also for the right one (account 9)', async () => {
    await testApp.person({ email: 'guess@example.org' })
    for (let tries = 0; tries < 10; tries += 1) {
      await testApp.visit('POST', '/api/auth/login', credentials('guess@example.org', `guess ${tries}`))
    }
    const refused = await testApp.visit('POST', '/api/auth/login', credentials('guess@example.org'))
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ message: 'Too many tries. Please wait 15 minutes and try again.' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    testApp.clock.pass(14 * MINUTE)
    const still = await testApp.visit('POST', '/api/auth/login', credentials('guess@example.org'))
    expect(still.json()).toMatchObject({ message: 'Too many tries. Please wait a minute and try again.' })
    testApp.clock.pass(MINUTE)
    expect(
      (await testApp.visit('POST', '/api/auth/login', credentials('guess@example.org'))).statusCode,
    ).toBe(200)
  })

  it('a right password clears the count of wrong ones', async () => {
    await testApp.person({ email: 'mistypes@example.org' })
    for (let rounds = 0; rounds < 2; rounds += 1) {
      for (let tries = 0; tries < 6; tries += 1) {
        await testApp.visit('POST', '/api/auth/login', credentials('mistypes@example.org', `guess ${tries}`))
      }
      const right = await testApp.visit('POST', '/api/auth/login', credentials('mistypes@example.org'))
      expect(right.statusCode).toBe(200)
    }
  })

  it('logout ends the session on the server, not only in the browser (account 6)', async () => {
    const ada = await testApp.person()
    expect((await ada.call('POST', '/api/auth/logout')).statusCode).toBe(204)
    expect((await ada.call('GET', '/api/auth/me')).statusCode).toBe(401)
  })

  it('a session that nobody uses ends after thirty days, one in use lives on', async () => {
    const [idle, busy] = [await testApp.person(), await testApp.person()]
    testApp.clock.pass(20 * DAY)
    expect((await busy.call('GET', '/api/auth/me')).statusCode).toBe(200)
    testApp.clock.pass(15 * DAY)
    expect((await idle.call('GET', '/api/auth/me')).statusCode).toBe(401)
    expect((await busy.call('GET', '/api/auth/me')).statusCode).toBe(200)
  })

  it('a session in use ends after ninety days all the same, and is listed no more', async () => {
    const ada = await testApp.person({ email: 'long@example.org' })
    for (let days = 0; days < 89; days += 1) {
      testApp.clock.pass(DAY)
      expect((await ada.call('GET', '/api/auth/me')).statusCode).toBe(200)
    }
    testApp.clock.pass(DAY)
    expect((await ada.call('GET', '/api/auth/me')).statusCode).toBe(401)
    const again = await testApp.visit('POST', '/api/auth/login', credentials('long@example.org'))
    const cookie = String(again.headers['set-cookie']).split(';', 1)[0] ?? ''
    const sessions = await testApp.visit('GET', '/api/auth/sessions', undefined, { cookie })
    expect(sessions.json()).toEqual([expect.objectContaining({ isCurrent: true })])
  })

  it('signing in anew ends the session that the browser had', async () => {
    const ada = await testApp.person({ email: 'fix@example.org' })
    const again = await ada.call('POST', '/api/auth/login', credentials('fix@example.org'))
    expect(again.statusCode).toBe(200)
    expect((await ada.call('GET', '/api/auth/me')).statusCode).toBe(401)
  })

  it('onboarding is needed until there is a recipe or someone skips it', async () => {
    const ada = await testApp.person()
    const status = async () => (await ada.call('GET', '/api/auth/onboarding-status')).json()
    expect(await status()).toEqual({
      needsOnboarding: true,
      steps: { family: false, templates: false, recipes: false },
    })
    expect((await ada.call('POST', '/api/auth/skip-onboarding')).json()).toMatchObject({
      needsOnboarding: false,
    })
    expect(await status()).toMatchObject({ needsOnboarding: false })
  })

  it('a call from another site that changes something is refused (account 6)', async () => {
    const ada = await testApp.person()
    for (const [name, value] of [
      ['origin', 'https://evil.example'],
      ['sec-fetch-site', 'cross-site'],
    ] as const) {
      const response = await ada.call('POST', '/api/auth/logout', undefined, { [name]: value })
      expect(response.statusCode).toBe(403)
    }
    expect((await ada.call('GET', '/api/auth/me')).statusCode).toBe(200)
  })
})

describe('REGISTRATION=invite', () => {
  const testApp = useTestApp({ registration: 'invite' })

  it('refuses strangers with 403', async () => {
    const body = { email: 'a@example.org', password: 'long enough', firstName: 'A', lastName: 'B' }
    const response = await testApp.visit('POST', '/api/auth/register', body)
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ code: 'REGISTRATION_CLOSED' })
  })

  it('says so to whoever asks, before a form is filled in', async () => {
    const rule = await testApp.visit('GET', '/api/auth/registration')
    expect(rule.json()).toEqual({ registration: 'invite' })
  })
})
