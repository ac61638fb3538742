import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Person, type TestApp, useTestApp } from '../../../test/harness/app.ts'
import { codeAt, switchOnTwoSteps } from '../../../test/harness/authenticator.ts'
import { buildApp } from '../app.ts'
import { HOUR } from '../durations.ts'

const TWO_STEPS = '/api/auth/second-factor'
const PASSWORD = 'a good password'

const begin = async (person: Person) =>
  (await person.call('POST', TWO_STEPS, { password: PASSWORD })).json<{ key: string; address: string }>()
const statusOf = async (person: Person) => (await person.call('GET', TWO_STEPS)).json<object>()
const login = (testApp: TestApp, email: string) =>
  testApp.visit('POST', '/api/auth/login', { email, password: PASSWORD })
const lettersTo = (testApp: TestApp, email: string) =>
  testApp.sentEmails.filter(({ to, subject }) => to === email && !subject.includes('Confirm'))

describe('two-step sign-in (account 8)', () => {
  const testApp = useTestApp()
  const confirm = (person: Person, key: string) =>
    person.call('POST', `${TWO_STEPS}/confirm`, { code: codeAt(key, testApp.clock.now) })

  it('is off until the app has shown a code of the key', async () => {
    const ada = await testApp.person()
    expect(await statusOf(ada)).toEqual({ switchedOnAt: null, recoveryCodesLeft: 0 })
    const { key, address } = await begin(ada)
    expect(key).toMatch(/^[A-Z2-7]{32}$/)
    const email = encodeURIComponent(ada.user.email)
    expect(address).toBe(
      `otpauth://totp/Plateful:${email}?issuer=Plateful&secret=${key}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(await statusOf(ada)).toEqual({ switchedOnAt: null, recoveryCodesLeft: 0 })
    expect((await login(testApp, ada.user.email)).statusCode).toBe(200)
    expect(lettersTo(testApp, ada.user.email)).toEqual([])

    const confirmed = await confirm(ada, key)
    const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>()
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes.join('\n')).toMatch(/^([2-9a-km-np-z]{5}-[2-9a-km-np-z]{5}\n?){10}$/)
    const switchedOnAt = testApp.clock.now.toISOString()
    expect(await statusOf(ada)).toEqual({ switchedOnAt, recoveryCodesLeft: 10 })
    expect((await login(testApp, ada.user.email)).statusCode).toBe(401)
    expect(lettersTo(testApp, ada.user.email)).toMatchObject([
      {
        subject: 'Two-step sign-in is on for your Plateful account',
        text: expect.stringContaining('http://localhost:3000/account'),
      },
    ])
  })

  it('is begun by who knows the password only', async () => {
    const ada = await testApp.person()
    const wrong = await ada.call('POST', TWO_STEPS, { password: 'a guess' })
    expect([wrong.statusCode, wrong.json()]).toEqual([
      400,
      {
        code: 'BAD_INPUT',
        message: 'Your password isn’t right.',
        issues: [{ path: 'password', message: 'Your password isn’t right.' }],
      },
    ])
    for (let nth = 0; nth < 9; nth += 1) await ada.call('POST', TWO_STEPS, { password: 'a guess' })
    expect((await ada.call('POST', TWO_STEPS, { password: PASSWORD })).statusCode).toBe(429)
  })

  it('takes no wrong code, no code of a key given up, none after an hour and few guesses', async () => {
    const ada = await testApp.person()
    const confirming = (code: string) => ada.call('POST', `${TWO_STEPS}/confirm`, { code })
    expect((await confirming('123456')).json()).toMatchObject({ code: 'NOT_FOUND' })
    const first = await begin(ada)
    const { key } = await begin(ada)
    const wrong = await confirm(ada, first.key)
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { issues: [{ path: 'code' }] }])
    expect((await confirming('12345')).json()).toMatchObject({
      issues: [{ path: 'code', message: 'Type the six digits that the app shows' }],
    })
    testApp.clock.pass(HOUR)
    expect((await confirm(ada, key)).json()).toMatchObject({
      message: 'That key has expired. Please start again.',
    })
    const late = await begin(ada)
    for (let nth = 0; nth < 10; nth += 1) await confirm(ada, first.key)
    expect((await confirm(ada, late.key)).statusCode).toBe(429)
    expect(await statusOf(ada)).toMatchObject({ switchedOnAt: null })
  })

  it('signs out everywhere else when it is switched on, and is not begun twice', async () => {
    const ada = await testApp.person()
    const elsewhere =
      String((await login(testApp, ada.user.email)).headers['set-cookie']).split(';', 1)[0] ?? ''
    await switchOnTwoSteps(testApp, ada.call)
    expect((await testApp.visit('GET', '/api/auth/me', undefined, { cookie: elsewhere })).statusCode).toBe(
      401,
    )
    expect((await ada.call('GET', '/api/auth/me')).statusCode).toBe(200)
    expect((await ada.call('POST', TWO_STEPS, { password: PASSWORD })).json()).toEqual({
      code: 'ALREADY_DONE',
      message: 'Two-step sign-in is already on.',
    })
  })

  it('is confirmed once by two who hurry: one set of recovery codes is good', async () => {
    const ada = await testApp.person()
    const { key } = await begin(ada)
    const answers = await Promise.all([confirm(ada, key), confirm(ada, key)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 404,
    ])
    expect(await statusOf(ada)).toMatchObject({ recoveryCodesLeft: 10 })
  })

  it('is switched off with password and code; key and codes are forgotten', async () => {
    const ada = await testApp.person()
    const { nextCode, key } = await switchOnTwoSteps(testApp, ada.call)
    const off = (body: object) => ada.call('DELETE', TWO_STEPS, body)
    expect((await off({ password: 'a guess', code: nextCode() })).json()).toMatchObject({
      issues: [{ path: 'password' }],
    })
    const used = codeAt(key, testApp.clock.now, -1)
    expect((await off({ password: PASSWORD, code: used })).json()).toMatchObject({
      issues: [{ path: 'code' }],
    })
    expect((await off({ password: PASSWORD })).statusCode).toBe(400)
    expect(await statusOf(ada)).toMatchObject({ recoveryCodesLeft: 10 })

    expect((await off({ password: PASSWORD, code: nextCode() })).statusCode).toBe(204)
    expect(await statusOf(ada)).toEqual({ switchedOnAt: null, recoveryCodesLeft: 0 })
    expect((await login(testApp, ada.user.email)).statusCode).toBe(200)
    for (const table of ['secondFactors', 'recoveryCodes'] as const)
      expect(
        await testApp.db.selectFrom(table).selectAll().where('userId', '=', ada.user.id).execute(),
      ).toEqual([])
    expect(lettersTo(testApp, ada.user.email).map(({ subject }) => subject)).toEqual([
      'Two-step sign-in is on for your Plateful account',
      'Two-step sign-in is off for your Plateful account',
    ])
    expect((await off({ password: PASSWORD, code: nextCode() })).json()).toEqual({
      code: 'NOT_FOUND',
      message: 'Two-step sign-in is off.',
    })
  })

  it('gives new recovery codes, and those before are good no more', async () => {
    const ada = await testApp.person()
    const { recoveryCodes, nextCode } = await switchOnTwoSteps(testApp, ada.call)
    const [first, second] = recoveryCodes
    const renew = (code: string | undefined) =>
      ada.call('POST', `${TWO_STEPS}/recovery-codes`, { password: PASSWORD, code })
    expect((await renew(first)).statusCode).toBe(200)
    expect((await renew(second)).json()).toMatchObject({ issues: [{ path: 'code' }] })
    const renewed = await renew(nextCode())
    expect(renewed.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10)
    expect(await statusOf(ada)).toMatchObject({ recoveryCodesLeft: 10 })
    expect(lettersTo(testApp, ada.user.email).map(({ subject }) => subject)).toContain(
      'New recovery codes for your Plateful account',
    )
  })

  it('concerns one person: neither the other of the household nor a stranger', async () => {
    const ada = await testApp.person()
    const { link } = (await ada.call('POST', '/api/household/invitations', {})).json<{ link: string }>()
    const kit = await testApp.person({ invitation: link.split('/').at(-1) ?? '' })
    const { recoveryCodes } = await switchOnTwoSteps(testApp, ada.call)
    expect(await statusOf(kit)).toEqual({ switchedOnAt: null, recoveryCodesLeft: 0 })
    expect((await login(testApp, kit.user.email)).statusCode).toBe(200)
    const body = { password: PASSWORD, code: recoveryCodes[0] }
    expect((await kit.call('DELETE', TWO_STEPS, body)).statusCode).toBe(404)
    expect(await statusOf(ada)).toMatchObject({ recoveryCodesLeft: 10 })
  })

  it('goes with the account, and stands in no export of the household', async () => {
    const ada = await testApp.person()
    const { key, recoveryCodes } = await switchOnTwoSteps(testApp, ada.call)
    const { rawPayload } = await ada.call('GET', '/api/household-export')
    for (const secret of [key, ...recoveryCodes]) expect(rawPayload.includes(secret)).toBe(false)
    await testApp.db.deleteFrom('users').where('id', '=', ada.user.id).execute()
    expect(
      await testApp.db.selectFrom('recoveryCodes').selectAll().where('userId', '=', ada.user.id).execute(),
    ).toEqual([])
  })

  it('keeps recovery codes and challenges as hashes', async () => {
    const ada = await testApp.person()
    const { recoveryCodes } = await switchOnTwoSteps(testApp, ada.call)
    const { challenge } = (await login(testApp, ada.user.email)).json<{ challenge: string }>()
    const rows = JSON.stringify([
      await testApp.db.selectFrom('recoveryCodes').selectAll().execute(),
      await testApp.db.selectFrom('signInChallenges').selectAll().execute(),
    ])
    for (const secret of [challenge, ...recoveryCodes.flatMap((code) => [code, code.replace('-', '')])])
      expect(rows).not.toContain(secret)
  })
})

describe('with a SECRETS_KEY', () => {
  const secretsKey = randomBytes(32)
  const testApp = useTestApp({ secretsKey })
  const storedOf = (person: Person) =>
    testApp.db
      .selectFrom('secondFactors')
      .selectAll()
      .where('userId', '=', person.user.id)
      .executeTakeFirstOrThrow()
  const second = async (app: TestApp['app'], person: Person, code: string) => {
    const { challenge } = (await login(testApp, person.user.email)).json<{ challenge: string }>()
    return app.inject({ method: 'POST', url: '/api/auth/login/code', payload: { challenge, code } })
  }

  it('hides the key from whoever reads the database, also in a row of their own', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const { key, nextCode } = await switchOnTwoSteps(testApp, ada.call)
    await switchOnTwoSteps(testApp, eve.call)
    const { secret } = await storedOf(ada)
    expect(secret).toMatch(/^sealed\./)
    expect(secret).not.toContain(key)
    expect((await second(testApp.app, ada, nextCode())).statusCode).toBe(200)
    await testApp.db.updateTable('secondFactors').set({ secret }).where('userId', '=', eve.user.id).execute()
    expect((await second(testApp.app, eve, nextCode())).statusCode).toBe(500)
  })

  it('a key that was stored before there was one is still good', async () => {
    const ada = await testApp.person()
    const { key, nextCode } = await switchOnTwoSteps(testApp, ada.call)
    await testApp.db
      .updateTable('secondFactors')
      .set({ secret: key })
      .where('userId', '=', ada.user.id)
      .execute()
    expect((await second(testApp.app, ada, nextCode())).statusCode).toBe(200)
  })

  it.each([
    ['lost', undefined],
    ['another', randomBytes(32)],
  ])('%s: codes of the app cannot be judged, recovery codes can', async (_, other) => {
    const ada = await testApp.person()
    const { recoveryCodes, nextCode } = await switchOnTwoSteps(testApp, ada.call)
    const app = await buildApp(
      { ...testApp.dependencies, config: { ...testApp.dependencies.config, secretsKey: other } },
      {},
    )
    expect((await second(app, ada, nextCode())).statusCode).toBe(500)
    expect((await second(app, ada, recoveryCodes[0] ?? '')).statusCode).toBe(200)
    await app.close()
  })
})

describe('SIGN_IN=strict (account 8)', () => {
  const testApp = useTestApp({ signIn: 'strict' })

  it('is switched off by nobody, and says so before it is asked', async () => {
    const { call } = await testApp.person()
    const { nextCode } = await switchOnTwoSteps(testApp, call)
    expect((await call('GET', TWO_STEPS)).json()).toMatchObject({ isForEverybody: true })
    const refused = await call('DELETE', TWO_STEPS, { password: PASSWORD, code: nextCode() })
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      {
        code: 'SECOND_FACTOR_WANTED',
        message: 'Everybody here signs in with two steps, so this can’t be switched off.',
      },
    ])
    expect((await call('GET', TWO_STEPS)).json()).toMatchObject({ recoveryCodesLeft: 10 })
  })
})
