import { describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { atFullCost } from '../../../test/harness/quick-hash.ts'
import { MINUTE } from '../durations.ts'
import { EmailNotSent } from '../external/email-not-sent.ts'
import { hashPassword, setPassword } from './sign-in/password.ts'

const PASSWORD = '/api/auth/update-password'
const PROFILE = '/api/auth/update-profile'
const DINERS = '/api/auth/update-default-diner-count'

describe('the account', () => {
  const testApp = useTestApp()
  const login = (email: string, password: string) =>
    testApp.visit('POST', '/api/auth/login', { email, password })
  const me = async (person: Person) => (await person.call('GET', '/api/auth/me')).json<Person['user']>()

  describe('a password change', () => {
    const change = (person: Person, currentPassword: string, newPassword = 'newer6') =>
      person.call('PATCH', PASSWORD, { currentPassword, newPassword })

    it('keeps this session and ends the others', async () => {
      const ada = await testApp.person({ email: 'two@example.org' })
      const phone = await login('two@example.org', 'a good password')
      const cookie = String(phone.headers['set-cookie']).split(';', 1)[0] ?? ''
      const onPhone = () => testApp.visit('GET', '/api/auth/me', undefined, { cookie })
      expect((await onPhone()).statusCode).toBe(200)
      expect((await change(ada, 'a good password')).statusCode).toBe(204)
      expect((await ada.call('GET', '/api/auth/me')).statusCode).toBe(200)
      expect((await onPhone()).statusCode).toBe(401)
      expect((await login('two@example.org', 'newer6')).statusCode).toBe(200)
    })

    it('needs the current password, and says so beside the field', async () => {
      const ada = await testApp.person()
      const wrong = await change(ada, 'not the password')
      const message = 'Your current password isn’t right.'
      expect(wrong.statusCode).toBe(400)
      expect(wrong.json()).toEqual({
        message,
        code: 'BAD_INPUT',
        issues: [{ path: 'currentPassword', message }],
      })
      expect((await change(ada, '')).json()).toMatchObject({ message: 'Current password is required' })
      expect((await change(ada, 'a good password', 'five5')).json()).toMatchObject({
        message: 'Password must be at least 6 characters',
      })
    })

    // Slow hashing leaves time for another call between its beginning and its end.
    describe('hashed as slowly as by the product', () => {
      atFullCost()

      it('does not take the place of one that was set while the current one was checked', async () => {
        const ada = await testApp.person({ email: 'quicker@example.org' })
        const user = await testApp.userRow(ada)
        const quicker = await hashPassword('set by a letter')
        const changing = change(ada, 'a good password')
        await new Promise((resolve) => {
          setTimeout(resolve, 5)
        })
        await testApp.unwatched.transaction().execute((tx) => setPassword(tx, user.id, quicker))
        // 401 where the session was ended before it was looked up.
        expect([400, 401]).toContain((await changing).statusCode)
        expect((await login('quicker@example.org', 'set by a letter')).statusCode).toBe(200)
      })
    })

    it('cannot be guessed at an open browser: the eleventh try waits', async () => {
      const ada = await testApp.person()
      for (let tries = 0; tries < 10; tries += 1) await change(ada, `guess ${tries}`)
      const refused = await change(ada, 'a good password')
      expect(refused.statusCode).toBe(429)
      testApp.clock.pass(15 * MINUTE)
      expect((await change(ada, 'a good password')).statusCode).toBe(204)
    })
  })

  it('the default number of diners is kept, from 1 to 20, and for oneself only', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    const saved = await ada.call('PATCH', DINERS, {
      defaultDinerCount: 6,
      userId: eve.user.id,
      id: eve.user.id,
    })
    expect(saved.statusCode).toBe(200)
    expect(saved.json()).toEqual({ ...ada.user, defaultDinerCount: 6 })
    expect((await me(ada)).defaultDinerCount).toBe(6)
    expect((await me(eve)).defaultDinerCount).toBe(4)
    for (const [count, message] of [
      [0, 'Must be at least 1'],
      [21, 'Cannot exceed 20'],
    ] as const) {
      const refused = await ada.call('PATCH', DINERS, { defaultDinerCount: count })
      expect(refused.statusCode).toBe(400)
      expect(refused.json()).toMatchObject({ message })
    }
  })

  describe('a profile change', () => {
    const change = (person: Person, body: Partial<Person['user']>) =>
      person.call('PATCH', PROFILE, {
        firstName: person.user.firstName,
        lastName: person.user.lastName,
        email: person.user.email,
        ...body,
      })
    const letterTo = (email: string) => testApp.sentEmails.findLast((letter) => letter.to === email)
    const linkIn = (email: string) => {
      const link = /http:\/\/localhost:3000(\/api\/auth\/verify-email\?token=[\w-]{43})/
      return link.exec(letterTo(email)?.text ?? '')?.[1] ?? 'no link'
    }
    const open = async (link: string) => {
      const response = await testApp.visit('GET', link)
      expect(response.statusCode).toBe(303)
      return response.headers['location']
    }

    it('of the names holds at once', async () => {
      const ada = await testApp.person()
      const sent = testApp.sentEmails.length
      const saved = await change(ada, { firstName: ' Augusta ', lastName: 'King' })
      expect(saved.statusCode).toBe(200)
      expect(saved.json()).toMatchObject({
        firstName: 'Augusta',
        lastName: 'King',
        pendingEmailVerification: false,
      })
      expect(await me(ada)).toEqual({
        ...ada.user,
        householdId: expect.any(Number) as number,
        firstName: 'Augusta',
        lastName: 'King',
      })
      expect(testApp.sentEmails.length).toBe(sent)
    })

    it('of the e-mail waits for the link in a letter to the new address; the old address is told', async () => {
      const ada = await testApp.person({ email: 'old@example.org' })
      const saved = await change(ada, { email: 'New@example.org' })
      expect(saved.json()).toMatchObject({
        email: 'old@example.org',
        pendingEmail: 'new@example.org',
        pendingEmailVerification: true,
        message: expect.stringContaining('new@example.org'),
      })
      expect(saved.body).not.toMatch(/token|hash/i)
      expect(letterTo('old@example.org')?.text).toContain('new@example.org')
      expect(letterTo('old@example.org')?.text).not.toContain('token')
      expect((await login('old@example.org', 'a good password')).statusCode).toBe(200)
      expect(await open(linkIn('new@example.org'))).toBe('/account?emailVerified=true')
      expect(await me(ada)).toMatchObject({
        email: 'new@example.org',
        username: 'new@example.org',
        pendingEmail: null,
        isVerified: true,
      })
      expect((await login('old@example.org', 'a good password')).statusCode).toBe(401)
      expect((await login('new@example.org', 'a good password')).statusCode).toBe(200)
    })

    it('has a link that works once, for an hour, and only while it is the newest', async () => {
      const ada = await testApp.person()
      const failed = '/account?emailVerificationError=true'
      await change(ada, { email: 'first@example.org' })
      const first = linkIn('first@example.org')
      await change(ada, { email: 'second@example.org' })
      const second = linkIn('second@example.org')
      expect(await open(first)).toBe(failed)
      testApp.clock.pass(60 * MINUTE)
      expect(await open(second)).toBe(failed)
      await change(ada, { email: 'second@example.org' })
      const third = linkIn('second@example.org')
      expect(await open(third)).toBe('/account?emailVerified=true')
      expect(await open(third)).toBe(failed)
      expect(await open('/api/auth/verify-email')).toBe(failed)
      expect(await open('/api/auth/verify-email?token=%00')).toBe(failed)
    })

    it('back to the own address gives up what waited', async () => {
      const ada = await testApp.person()
      await change(ada, { email: 'never@example.org' })
      const link = linkIn('never@example.org')
      const kept = await change(ada, {})
      expect(kept.json()).toMatchObject({ pendingEmail: null, pendingEmailVerification: false })
      expect(await open(link)).toBe('/account?emailVerificationError=true')
    })

    /** Sets the password with an emailed link, like a person who lost access to the account. */
    const resetByLetter = async (email: string) => {
      await testApp.visit('POST', '/api/auth/forgot-password', { email })
      const subject = 'Set a new password for Plateful'
      await expect.poll(() => letterTo(email)?.subject).toBe(subject)
      const token = /token=([\w-]{43})/.exec(letterTo(email)?.text ?? '')?.[1]
      return testApp.visit('POST', '/api/auth/reset-password', { token, newPassword: 'safe once more' })
    }

    it.each([
      {
        way: 'changed',
        renew: (ada: Person) =>
          ada.call('PATCH', PASSWORD, { currentPassword: 'a good password', newPassword: 'safe once more' }),
      },
      { way: 'reset', renew: (ada: Person) => resetByLetter(ada.user.email) },
    ])(
      'waits no longer once the password is $way: who asked for it may have been a thief',
      async ({ renew }) => {
        const ada = await testApp.person()
        await change(ada, { email: 'thief@example.org' })
        const link = linkIn('thief@example.org')
        expect((await renew(ada)).statusCode).toBe(204)
        expect(await open(link)).toBe('/account?emailVerificationError=true')
        expect((await login(ada.user.email, 'safe once more')).json()).toMatchObject({ pendingEmail: null })
      },
    )

    it('proves its own address with the first letter although the password was changed', async () => {
      const ada = await testApp.person({ email: 'own@example.org' })
      const link = linkIn('own@example.org')
      const newPassword = 'safe once more'
      await ada.call('PATCH', PASSWORD, { currentPassword: 'a good password', newPassword })
      expect(await open(link)).toBe('/account?emailVerified=true')
    })

    it('refuses an address that another account has, also when it is taken while the letter travels', async () => {
      const [ada, eve] = [await testApp.person(), await testApp.person({ email: 'taken@example.org' })]
      const refused = await change(ada, { email: 'Taken@example.org' })
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toMatchObject({ code: 'EMAIL_TAKEN', issues: [{ path: 'email' }] })
      await change(ada, { email: 'raced@example.org' })
      const link = linkIn('raced@example.org')
      await testApp.person({ email: 'raced@example.org' })
      expect(await open(link)).toBe('/account?emailVerificationError=true')
      expect(await me(ada)).toMatchObject({ email: ada.user.email })
      expect((await me(eve)).email).toBe('taken@example.org')
    })

    it('tells of thirty addresses at most that somebody has them', async () => {
      const [ada] = [await testApp.person(), await testApp.person({ email: 'known@example.org' })]
      testApp.clock.pass(15 * MINUTE)
      const names = { firstName: 'Ada', lastName: 'Cook' }
      const ask = async () => ada.call('PATCH', PROFILE, { ...names, email: 'known@example.org' })
      for (let times = 1; times <= 30; times += 1) expect((await ask()).statusCode).toBe(409)
      expect((await ask()).statusCode).toBe(429)
      testApp.clock.pass(15 * MINUTE)
      expect((await ask()).statusCode).toBe(409)
    })

    it('sends five letters in a quarter of an hour and no more', async () => {
      const ada = await testApp.person()
      for (let letter = 0; letter < 5; letter += 1) {
        expect((await change(ada, { email: `try${letter}@example.org` })).statusCode).toBe(200)
      }
      expect((await change(ada, { email: 'try6@example.org' })).statusCode).toBe(429)
    })

    it('ends links for a new password that went to the old address', async () => {
      const ada = await testApp.person({ email: 'leaving@example.org' })
      await testApp.visit('POST', '/api/auth/forgot-password', { email: 'leaving@example.org' })
      await expect
        .poll(() => letterTo('leaving@example.org')?.subject)
        .toBe('Set a new password for Plateful')
      const token = /token=([\w-]{43})/.exec(letterTo('leaving@example.org')?.text ?? '')?.[1]
      await change(ada, { email: 'arrived@example.org' })
      await open(linkIn('arrived@example.org'))
      const reset = await testApp.visit('POST', '/api/auth/reset-password', {
        token,
        newPassword: 'long enough',
      })
      expect(reset.statusCode).toBe(400)
    })
  })

  it.each([PASSWORD, DINERS, PROFILE])('a visitor cannot PATCH %s', async (path) => {
    expect((await testApp.visit('PATCH', path, {})).statusCode).toBe(401)
  })
})

describe('a profile change while the mail server takes no letter to some addresses', () => {
  const letters: string[] = []
  const refused = new Set<string>()
  const testApp = useTestApp(
    {},
    {
      mail: {
        send: async ({ to }) => {
          if (refused.has(to)) throw new EmailNotSent(new Error('no such mailbox'))
          letters.push(to)
        },
        check: async () => 'kept for the test',
        close: async () => undefined,
      },
    },
  )

  it.each([
    { way: 'new one: the old one is warned, and the person told', to: 'new', status: 502 },
    { way: 'old one: the new one is sent its link', to: 'old', status: 200 },
  ])('fails for the $way', async ({ to, status }) => {
    const [old, wanted] = [`old-${status}@example.org`, `new-${status}@example.org`]
    const ada = await testApp.person({ email: old })
    letters.length = 0
    refused.add(`${to}-${status}@example.org`)
    const names = { firstName: 'Ada', lastName: 'Cook' }
    expect((await ada.call('PATCH', PROFILE, { ...names, email: wanted })).statusCode).toBe(status)
    expect(letters).toEqual([to === 'new' ? old : wanted])
  })

  it('changes nothing then, and what waited before still waits', async () => {
    const ada = await testApp.person({ email: 'mine@example.org', firstName: 'Ada' })
    const names = { firstName: 'Augusta', lastName: 'King' }
    const ask = async (email: string) => (await ada.call('PATCH', PROFILE, { ...names, email })).statusCode
    const now = async () => (await ada.call('GET', '/api/auth/me')).json<unknown>()
    refused.add('nowhere@example.org')
    expect(await ask('nowhere@example.org')).toBe(502)
    expect(await now()).toMatchObject({ firstName: 'Ada', pendingEmail: null })
    expect(await ask('somewhere@example.org')).toBe(200)
    const waiting = await testApp.userRow(ada)
    expect(waiting).toMatchObject({ firstName: 'Augusta', pendingEmail: 'somewhere@example.org' })
    expect(await ask('nowhere@example.org')).toBe(502)
    expect(await testApp.userRow(ada)).toEqual(waiting)
  })
})
