import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { openMailServer } from '../../../../test/harness/mail-server.ts'
import { atFullCost } from '../../../../test/harness/quick-hash.ts'
import { MINUTE } from '../../durations.ts'
import { type Mail, openMail } from '../../external/mail.ts'
import { hashPassword, setPassword } from './password.ts'
const FORGOT = '/api/auth/forgot-password'
const RESET = '/api/auth/reset-password'
const EXPIRED = { message: 'This password reset link is invalid or expired.', code: 'BAD_INPUT' }

describe('a forgotten password', () => {
  const testApp = useTestApp()
  const login = (email: string, password: string) =>
    testApp.visit('POST', '/api/auth/login', { email, password })
  const lettersTo = (email: string) =>
    testApp.sentEmails.filter(({ to, subject }) => to === email && subject.includes('password'))

  /** Asks for the email and reads the token from its link. */
  async function askForToken(email: string): Promise<string> {
    const before = lettersTo(email).length
    expect((await testApp.visit('POST', FORGOT, { email })).statusCode).toBe(204)
    await expect.poll(() => lettersTo(email).length).toBe(before + 1)
    const text = lettersTo(email).at(-1)?.text ?? ''
    return /^http:\/\/localhost:3000\/reset-password\?token=([\w-]{43})$/m.exec(text)?.[1] ?? 'no link'
  }

  it('begins nothing for an account while next answers are made, which would be slower by it (account 17)', async () => {
    const { user } = await testApp.person({ email: 'later@example.org' })
    const tokens = () =>
      testApp.db.selectFrom('passwordResetTokens').selectAll().where('userId', '=', user.id).execute()
    await testApp.visit('POST', FORGOT, { email: 'later@example.org' })
    for (let count = 0; count < 5; count += 1) await testApp.visit('GET', '/api/auth/me')
    expect(await tokens()).toEqual([])
    await expect.poll(() => lettersTo('later@example.org').length).toBe(1)
    expect(await tokens()).toHaveLength(1)
  })

  // Slow hashing leaves time for another call between its beginning and its end.
  describe('hashed as slowly as by the product', () => {
    atFullCost()

    it('lets nobody in any more who typed it a moment before it was replaced', async () => {
      const ada = await testApp.person({ email: 'moment@example.org' })
      const user = await testApp.userRow(ada)
      const other = await hashPassword('another good one')
      const entering = login('moment@example.org', 'a good password')
      await new Promise((resolve) => {
        setTimeout(resolve, 5)
      })
      await testApp.unwatched.transaction().execute((tx) => setPassword(tx, user.id, other))
      // On a busy machine the sign-in may come first; what counts is who is signed in afterwards.
      await entering
      const left = await testApp.db.selectFrom('sessions').selectAll().where('userId', '=', user.id).execute()
      expect(left).toEqual([])
    })
  })

  it('is replaced with the link of a letter, and everybody is signed out', async () => {
    const ada = await testApp.person({ email: 'ada@example.org' })
    const token = await askForToken('ada@example.org')
    expect(lettersTo('ada@example.org').at(-1)?.html).toContain(`/reset-password?token=${token}"`)
    const reset = await testApp.visit('POST', RESET, { token, newPassword: 'another good one' })
    expect(reset.statusCode).toBe(204)
    expect(reset.headers['set-cookie']).toBeUndefined()
    expect((await ada.call('GET', '/api/auth/me')).statusCode).toBe(401)
    expect((await login('ada@example.org', 'a good password')).statusCode).toBe(401)
    expect((await login('ada@example.org', 'another good one')).statusCode).toBe(200)
  })

  it('has a link that works once, also for two who hurry', async () => {
    await testApp.person({ email: 'once@example.org' })
    const token = await askForToken('once@example.org')
    const reset = (newPassword: string) => testApp.visit('POST', RESET, { token, newPassword })
    const answers = await Promise.all([reset('first of two'), reset('second of two')])
    expect(answers.map((response) => response.statusCode).toSorted((one, other) => one - other)).toEqual([
      204, 400,
    ])
    const again = await reset('third of all')
    expect(again.statusCode).toBe(400)
    expect(again.json()).toEqual(EXPIRED)
  })

  it('has a link that works for an hour, and a used one ends the others', async () => {
    await testApp.person({ email: 'hour@example.org' })
    const [first, second] = [await askForToken('hour@example.org'), await askForToken('hour@example.org')]
    testApp.clock.pass(59 * MINUTE)
    expect(
      (await testApp.visit('POST', RESET, { token: first, newPassword: 'in good time' })).statusCode,
    ).toBe(204)
    expect(
      (await testApp.visit('POST', RESET, { token: second, newPassword: 'the other one' })).json(),
    ).toEqual(EXPIRED)
    const late = await askForToken('hour@example.org')
    testApp.clock.pass(60 * MINUTE)
    expect((await testApp.visit('POST', RESET, { token: late, newPassword: 'a bit late' })).json()).toEqual(
      EXPIRED,
    )
  })

  it('refuses a token that never was, and a new password below 8 characters before the link is used up', async () => {
    const unknown = await testApp.visit('POST', RESET, { token: 'x'.repeat(43), newPassword: 'long enough' })
    expect(unknown.statusCode).toBe(400)
    expect(unknown.json()).toEqual(EXPIRED)
    await testApp.person({ email: 'short@example.org' })
    const token = await askForToken('short@example.org')
    const short = await testApp.visit('POST', RESET, { token, newPassword: 'seven77' })
    expect(short.json()).toMatchObject({ message: 'Password must be at least 8 characters' })
    expect((await testApp.visit('POST', RESET, { token, newPassword: 'eight888' })).statusCode).toBe(204)
  })

  it('answers alike whether or not there is such an account, and writes to nobody else (account 17)', async () => {
    await testApp.person({ email: 'known@example.org' })
    const sent = testApp.sentEmails.length
    const unknown = await testApp.visit('POST', FORGOT, { email: 'unknown@example.org' })
    const known = await testApp.visit('POST', FORGOT, { email: 'Known@Example.org' })
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    await expect.poll(() => lettersTo('known@example.org').length).toBe(1)
    expect(testApp.sentEmails.length).toBe(sent + 1)
  })

  it('keeps no secret in the database', async () => {
    await testApp.person({ email: 'rest@example.org' })
    const token = await askForToken('rest@example.org')
    const rows = await testApp.db.selectFrom('passwordResetTokens').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.at(-1)?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
  })

  it.each(['busy@example.org', 'nobody-at-all@example.org'])(
    'can be asked for five times in a quarter of an hour for %s, and signing in stays open',
    async (email) => {
      if (email.startsWith('busy')) await testApp.person({ email })
      for (let asked = 0; asked < 5; asked += 1) {
        expect((await testApp.visit('POST', FORGOT, { email })).statusCode).toBe(204)
      }
      const refused = await testApp.visit('POST', FORGOT, { email })
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await login(email, 'a good password')).statusCode).toBe(email.startsWith('busy') ? 200 : 401)
      testApp.clock.pass(15 * MINUTE)
      expect((await testApp.visit('POST', FORGOT, { email })).statusCode).toBe(204)
    },
  )

  it('lets an owner back in who was shut out by wrong passwords', async () => {
    await testApp.person({ email: 'shut@example.org' })
    for (let tries = 0; tries < 10; tries += 1) await login('shut@example.org', `guess ${tries}`)
    expect((await login('shut@example.org', 'a good password')).statusCode).toBe(429)
    const token = await askForToken('shut@example.org')
    await testApp.visit('POST', RESET, { token, newPassword: 'remembered now' })
    expect((await login('shut@example.org', 'remembered now')).statusCode).toBe(200)
  })
})

describe('a letter on its way', () => {
  const testApp = useTestApp({ publicUrl: 'https://plateful.example' })
  const mailFrom = 'Plateful <post@plateful.example>'

  /** Asks for the email, sends it by this mailer, reads its link from what arrived, and uses it. */
  async function carry(mail: Mail, arrived: () => Promise<string>): Promise<number> {
    const { email } = (await testApp.person()).user
    await testApp.visit('POST', FORGOT, { email })
    const letters = () =>
      testApp.sentEmails.filter(({ to, subject }) => to === email && subject.includes('password'))
    await expect.poll(() => letters().length).toBe(1)
    for (const letter of letters()) await mail.send(letter)
    // Quoted-printable text: soft line breaks are removed, and =3D is an equals sign.
    const read = (await arrived()).replace(/=\r?\n/g, '').replaceAll('=3D', '=')
    expect(read).toContain(`To: ${email}`)
    expect(read).toContain(`From: ${mailFrom}`)
    expect(read).toMatch(/multipart\/alternative/)
    const token = /https:\/\/plateful\.example\/reset-password\?token=([\w-]{43})/.exec(read)?.[1]
    return (await testApp.visit('POST', RESET, { token, newPassword: 'carried over' })).statusCode
  }

  it('through the outbox has a link that works (home 40)', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'plateful-outbox-'))
    const mail = openMail({ smtpUrl: undefined, mailFrom, dataDir }, () => undefined)
    try {
      const answered = await carry(mail, async () => {
        const [file = ''] = await readdir(join(dataDir, 'outbox'))
        return readFile(join(dataDir, 'outbox', file), 'utf8')
      })
      expect(answered).toBe(204)
    } finally {
      await mail.close()
      await rm(dataDir, { recursive: true })
    }
  })

  it('through a mail server has a link that works', async () => {
    const server = await openMailServer()
    const mail = openMail({ smtpUrl: server.url, mailFrom, dataDir: tmpdir() }, () => undefined)
    try {
      expect(await carry(mail, async () => server.letters.at(-1) ?? '')).toBe(204)
    } finally {
      await mail.close()
      await server.close()
    }
  })
})
