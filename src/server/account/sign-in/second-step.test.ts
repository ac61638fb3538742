import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../../test/harness/app.ts'
import { codeAt, switchOnTwoSteps } from '../../../../test/harness/authenticator.ts'
import { buildApp } from '../../app.ts'
import { MINUTE } from '../../durations.ts'
import { timeStepOf } from './second-factor-codes.ts'

const PASSWORD = 'a good password'
const WRONG = 'That code isn’t right, or it’s been used before.'

describe('one-time codes (RFC 6238, appendix B, cut to six digits)', () => {
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i it is %s', (second, code) => {
    expect(timeStepOf(key, code, new Date(second * 1000).toISOString())).toBe(Math.floor(second / 30))
  })

  it.each([
    [-60, false],
    [-30, true],
    [0, true],
    [30, true],
    [60, false],
  ])('a clock that is off by %i seconds: %s', (drift, fits) => {
    const now = new Date('2026-03-02T09:00:10.000Z')
    const shown = codeAt(key, new Date(now.getTime() + drift * 1000))
    expect(timeStepOf(key, shown, now.toISOString()) !== null).toBe(fits)
  })
})

describe('signing in with two steps', () => {
  const testApp = useTestApp()
  let people = 0

  async function withTwoSteps(): Promise<Person & Awaited<ReturnType<typeof switchOnTwoSteps>>> {
    people += 1
    const person = await testApp.person({ email: `two-${people}@example.org` })
    return { ...person, ...(await switchOnTwoSteps(testApp, person.call)) }
  }
  const login = (email: string, password = PASSWORD) =>
    testApp.visit('POST', '/api/auth/login', { email, password })
  const challengeFor = async (email: string) => (await login(email)).json<{ challenge: string }>().challenge
  const second = (challenge: string, code: string) =>
    testApp.visit('POST', '/api/auth/login/code', { challenge, code })
  const statuses = (answers: { statusCode: number }[]) =>
    answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)
  const lettersTo = (email: string) =>
    testApp.sentEmails.filter(({ to }) => to === email).map(({ subject }) => subject)

  it('a right password earns a challenge and no session; the code of the app lets in', async () => {
    const ada = await withTwoSteps()
    const first = await login(ada.user.email)
    expect(first.statusCode).toBe(401)
    expect(first.json()).toEqual({
      code: 'CODE_WANTED',
      message: 'Type the code from your authenticator app.',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(first.headers['set-cookie']).toBeUndefined()
    const { challenge } = first.json<{ challenge: string }>()
    const planted = { cookie: `plateful=${challenge}` }
    expect((await testApp.visit('GET', '/api/auth/me', undefined, planted)).statusCode).toBe(401)

    const code = ada.nextCode()
    const answer = await second(challenge, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(ada.user)
    const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
    expect((await testApp.visit('GET', '/api/auth/me', undefined, { cookie })).statusCode).toBe(200)
    expect((await second(challenge, ada.nextCode())).statusCode).toBe(401)
  })

  it('a wrong password says the same as for everybody, with or without two steps', async () => {
    const ada = await withTwoSteps()
    const [wrong, unknown] = [
      await login(ada.user.email, 'wrong'),
      await login('nobody@example.org', 'wrong'),
    ]
    expect([wrong.statusCode, wrong.json()]).toEqual([unknown.statusCode, unknown.json()])
  })

  it('a code is good once: neither again, nor an older one, nor the one that switched it on', async () => {
    const ada = await withTwoSteps()
    const challenge = await challengeFor(ada.user.email)
    const first = codeAt(ada.key, testApp.clock.now)
    expect((await second(challenge, first)).json()).toMatchObject({ message: WRONG })
    const code = ada.nextCode()
    expect((await second(challenge, code)).statusCode).toBe(200)
    const again = await challengeFor(ada.user.email)
    for (const used of [code, codeAt(ada.key, testApp.clock.now, -1)]) {
      const refused = await second(again, used)
      expect(refused.statusCode).toBe(400)
      expect(refused.json()).toMatchObject({ issues: [{ path: 'code', message: WRONG }] })
    }
    expect((await second(again, codeAt(ada.key, testApp.clock.now, 1))).statusCode).toBe(200)
  })

  it('a code lets one in of two who send it at the same moment, also to two processes', async () => {
    const ada = await withTwoSteps()
    const other = await buildApp({ ...testApp.dependencies }, {})
    const challenges = [await challengeFor(ada.user.email), await challengeFor(ada.user.email)]
    const code = ada.nextCode()
    const [here, there] = await Promise.all([
      second(challenges[0] ?? '', code),
      other.inject({
        method: 'POST',
        url: '/api/auth/login/code',
        payload: { challenge: challenges[1], code },
      }),
    ])
    await other.close()
    expect(statuses([here, there])).toEqual([200, 400])
  })

  it('asks for the password again where two-step sign-in was switched off before the code', async () => {
    const { user, call, nextCode } = await withTwoSteps()
    const challenge = await challengeFor(user.email)
    const off = await call('DELETE', '/api/auth/second-factor', { password: PASSWORD, code: nextCode() })
    expect(off.statusCode).toBe(204)
    const late = await second(challenge, '000000')
    expect([late.statusCode, late.json()]).toMatchObject([401, { code: 'NOT_SIGNED_IN' }])
    expect((await login(user.email)).json()).toMatchObject({ email: user.email })
  })

  it('a challenge lasts five minutes', async () => {
    const ada = await withTwoSteps()
    const [late, timely] = [await challengeFor(ada.user.email), await challengeFor(ada.user.email)]
    testApp.clock.pass(4 * MINUTE)
    expect((await second(timely, ada.nextCode())).statusCode).toBe(200)
    testApp.clock.pass(MINUTE / 2)
    const refused = await second(late, codeAt(ada.key, testApp.clock.now))
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toEqual({
      code: 'NOT_SIGNED_IN',
      message: 'That took too long or too many tries. Please sign in again.',
    })
  })

  it('a challenge bears five tries, also at once', async () => {
    const ada = await withTwoSteps()
    const challenge = await challengeFor(ada.user.email)
    const code = ada.nextCode()
    const guesses = Array.from({ length: 8 }, (_, nth) =>
      `${(Number(code) + nth + 1) % 1_000_000}`.padStart(6, '0'),
    )
    const answers = await Promise.all(guesses.map((guess) => second(challenge, guess)))
    expect(statuses(answers)).toEqual([400, 400, 400, 400, 400, 401, 401, 401])
    expect((await second(challenge, code)).statusCode).toBe(401)
  })

  it('wrong codes count as failed sign-ins, and a right password does not forgive them', async () => {
    const ada = await withTwoSteps()
    for (let round = 0; round < 2; round += 1) {
      const challenge = await challengeFor(ada.user.email)
      for (let nth = 0; nth < 5; nth += 1)
        expect((await second(challenge, 'aaaaaaaaaa')).statusCode).toBe(400)
    }
    expect((await login(ada.user.email)).statusCode).toBe(429)
    testApp.clock.pass(15 * MINUTE)
    const challenge = await challengeFor(ada.user.email)
    expect((await second(challenge, ada.nextCode())).statusCode).toBe(200)
    expect(
      await testApp.db
        .selectFrom('signInFailures')
        .selectAll()
        .where('account', '=', ada.user.email)
        .execute(),
    ).toEqual([])
  })

  it('more than ten wrong codes at once, over many challenges, are refused before they are judged', async () => {
    const ada = await withTwoSteps()
    const challenges = await Promise.all(Array.from({ length: 5 }, () => challengeFor(ada.user.email)))
    const answers = await Promise.all(
      challenges.flatMap((challenge) =>
        ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'].map((code) => second(challenge, code)),
      ),
    )
    const judged = statuses(answers).filter((status) => status === 400)
    expect(judged.length).toBeLessThanOrEqual(10)
    expect(statuses(answers).slice(judged.length)).toEqual(Array(15 - judged.length).fill(429))
    testApp.clock.pass(15 * MINUTE)
  })

  it('right codes cost a shared address none of its tries', async () => {
    const ada = await withTwoSteps()
    const countOf = async () =>
      (
        await testApp.db
          .selectFrom('signInFailures')
          .select('count')
          .where('subject', '=', 'address:127.0.0.1')
          .where('resetsAt', '>', testApp.clock.now.toISOString())
          .executeTakeFirst()
      )?.count ?? 0
    const before = await countOf()
    await second(await challengeFor(ada.user.email), ada.nextCode())
    expect(await countOf()).toBe(before)
  })

  it('a recovery code lets in once, also for two who hurry, and its owner is told', async () => {
    const ada = await withTwoSteps()
    const [code = '', other = ''] = ada.recoveryCodes
    const challenges = [await challengeFor(ada.user.email), await challengeFor(ada.user.email)]
    const answers = await Promise.all(challenges.map((challenge) => second(challenge, code.toUpperCase())))
    expect(statuses(answers)).toEqual([200, 400])
    expect(lettersTo(ada.user.email).filter((subject) => subject.includes('recovery code'))).toHaveLength(1)
    expect((await second(await challengeFor(ada.user.email), code)).statusCode).toBe(400)
    expect((await second(await challengeFor(ada.user.email), other)).statusCode).toBe(200)
  })

  it("one person's code and challenge are of no use to another", async () => {
    const [ada, eve] = [await withTwoSteps(), await withTwoSteps()]
    const challenge = await challengeFor(ada.user.email)
    expect((await second(challenge, eve.nextCode())).statusCode).toBe(400)
    expect((await second(challenge, eve.recoveryCodes[0] ?? '')).statusCode).toBe(400)
    expect((await second('made up', ada.nextCode())).statusCode).toBe(401)
  })

  it('a new password makes a waiting challenge void', async () => {
    const ada = await withTwoSteps()
    const challenge = await challengeFor(ada.user.email)
    const change = { currentPassword: PASSWORD, newPassword: 'another good one' }
    expect((await ada.call('PATCH', '/api/auth/update-password', change)).statusCode).toBe(204)
    expect((await second(challenge, ada.nextCode())).statusCode).toBe(401)
  })

  it('an account that is to be deleted comes back with the code, not before', async () => {
    const ada = await withTwoSteps()
    await ada.call('DELETE', '/api/account', { password: PASSWORD })
    const challenge = await challengeFor(ada.user.email)
    const deletion = () =>
      testApp.db
        .selectFrom('users')
        .select('deletedAt')
        .where('id', '=', ada.user.id)
        .executeTakeFirstOrThrow()
    expect((await deletion()).deletedAt).not.toBeNull()
    const answer = await second(challenge, ada.nextCode())
    expect(answer.json()).toMatchObject({ isRestored: true })
    expect((await deletion()).deletedAt).toBeNull()
  })

  describe('a forgotten password', () => {
    const tokenFor = async (email: string) => {
      const link = () =>
        testApp.sentEmails
          .filter(({ to }) => to === email)
          .flatMap(({ text }) => /reset-password\?token=([\w-]{43})/.exec(text)?.[1] ?? [])[0]
      await testApp.visit('POST', '/api/auth/forgot-password', { email })
      await expect.poll(link).toMatch(/^[\w-]{43}$/)
      return link()
    }
    const reset = (body: object) => testApp.visit('POST', '/api/auth/reset-password', body)

    it('asks for a code too, keeps the link for it, and leaves two steps on', async () => {
      const ada = await withTwoSteps()
      const token = await tokenFor(ada.user.email)
      const body = { token, newPassword: 'another good one' }
      const without = await reset(body)
      expect([without.statusCode, without.json()]).toEqual([
        401,
        { code: 'CODE_WANTED', message: 'Type the code from your authenticator app.' },
      ])
      expect((await reset({ ...body, code: 'aaaaaaaaaa' })).json()).toMatchObject({ message: WRONG })
      expect((await login(ada.user.email)).json()).toMatchObject({ code: 'CODE_WANTED' })
      expect((await reset({ ...body, code: ada.nextCode() })).statusCode).toBe(204)
      expect((await login(ada.user.email)).json()).toMatchObject({ code: 'WRONG_CREDENTIALS' })
      expect((await login(ada.user.email, 'another good one')).json()).toMatchObject({ code: 'CODE_WANTED' })
    })

    it('is replaced without a code by everybody else, whatever code they send', async () => {
      await testApp.person({ email: 'one-step@example.org' })
      const token = await tokenFor('one-step@example.org')
      const body = { token, newPassword: 'another good one', code: '123456' }
      expect((await reset(body)).statusCode).toBe(204)
      expect((await login('one-step@example.org', 'another good one')).statusCode).toBe(200)
    })
  })
})
