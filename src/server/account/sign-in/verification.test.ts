import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import { openTestApp, useTestApp } from '../../../../test/harness/app.ts'
import { MINUTE } from '../../durations.ts'
import { type Mail, openMail } from '../../external/mail.ts'

const AGAIN = '/api/auth/resend-verification'
const mailFrom = 'Plateful <post@plateful.example>'

/** Quoted-printable text: soft line breaks are removed, and =3D is an equals sign. */
const linkIn = (letter: string) =>
  /http:\/\/localhost:3000(\/api\/auth\/verify-email\?token=[\w-]{43})/.exec(
    letter.replace(/=\r?\n/g, '').replaceAll('=3D', '='),
  )?.[1] ?? 'no link'

describe('the address of a new account', () => {
  const testApp = useTestApp()
  const letterTo = (email: string) => testApp.sentEmails.findLast(({ to }) => to === email)?.text ?? ''
  const verified = async (person: Awaited<ReturnType<typeof testApp.person>>) =>
    (await person.call('GET', '/api/auth/me')).json<{ isVerified: boolean }>().isVerified

  it('is proved by the link of the first letter, once (account 33)', async () => {
    const ada = await testApp.person()
    expect(ada.user.isVerified).toBe(false)
    const link = linkIn(letterTo(ada.user.email))
    const opened = await testApp.visit('GET', link)
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/account?emailVerified=true'])
    expect(await verified(ada)).toBe(true)
    expect((await testApp.visit('GET', link)).headers.location).toBe('/account?emailVerificationError=true')
  })

  it('shows on the open pages of the household once it is proved on another device (household 91)', async () => {
    const ada = await testApp.person()
    const { householdId } = await testApp.userRow(ada)
    const link = linkIn(letterTo(ada.user.email))
    const heard: string[] = []
    const stop = testApp.dependencies.changes.listen(householdId, ({ area }) => void heard.push(area))
    await testApp.visit('GET', link)
    expect(heard).toEqual(['account'])
    await testApp.visit('GET', link)
    expect(heard).toEqual(['account'])
    stop()
  })

  it('is proved by one of two who open the link at once', async () => {
    const ada = await testApp.person()
    const link = linkIn(letterTo(ada.user.email))
    const opened = await Promise.all([testApp.visit('GET', link), testApp.visit('GET', link)])
    expect(new Set(opened.map(({ headers }) => headers.location))).toEqual(
      new Set(['/account?emailVerificationError=true', '/account?emailVerified=true']),
    )
  })

  it('can be proved by another letter, after which the first one is void', async () => {
    const ada = await testApp.person()
    const first = linkIn(letterTo(ada.user.email))
    expect((await ada.call('POST', AGAIN)).statusCode).toBe(204)
    expect((await testApp.visit('GET', first)).headers.location).toBe('/account?emailVerificationError=true')
    await testApp.visit('GET', linkIn(letterTo(ada.user.email)))
    expect(await verified(ada)).toBe(true)
    const sent = testApp.sentEmails.length
    expect((await ada.call('POST', AGAIN)).statusCode).toBe(204)
    expect(testApp.sentEmails.length).toBe(sent)
  })

  it('waits an hour for its link, and five more letters in a quarter of an hour', async () => {
    const ada = await testApp.person()
    for (let asked = 0; asked < 5; asked += 1) expect((await ada.call('POST', AGAIN)).statusCode).toBe(204)
    expect((await ada.call('POST', AGAIN)).statusCode).toBe(429)
    testApp.clock.pass(60 * MINUTE)
    const late = await testApp.visit('GET', linkIn(letterTo(ada.user.email)))
    expect(late.headers.location).toBe('/account?emailVerificationError=true')
  })

  it('keeps its letter when only a name changes', async () => {
    const ada = await testApp.person()
    const { email, lastName } = ada.user
    await ada.call('PATCH', '/api/auth/update-profile', { email, lastName, firstName: 'Augusta' })
    await testApp.visit('GET', linkIn(letterTo(email)))
    expect(await verified(ada)).toBe(true)
  })
})

// Each test opens an application of its own, which takes long on a busy PostgreSQL.
describe('the letter on its way', { timeout: 60_000 }, () => {
  /**
   * Registers in an application with this mailer, reads the email that arrived, and opens its link.
   */
  async function registerAndOpen(mail: Mail, arrived: () => Promise<string>): Promise<string | undefined> {
    const testApp = await openTestApp({}, { mail })
    try {
      const ada = await testApp.person()
      await expect.poll(arrived).toContain(`To: ${ada.user.email}`)
      const opened = await ada.call('GET', linkIn(await arrived()))
      expect((await ada.call('GET', '/api/auth/me')).json()).toMatchObject({ isVerified: true })
      return opened.headers.location
    } finally {
      await mail.close()
      await testApp.close()
    }
  }

  it('through a real mail server', async () => {
    const letters: string[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          letters.push(Buffer.concat(parts).toString('utf8'))
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    try {
      const mail = openMail(
        { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, dataDir: tmpdir() },
        () => undefined,
      )
      expect(await registerAndOpen(mail, async () => letters.at(-1) ?? '')).toBe(
        '/account?emailVerified=true',
      )
      expect(letters.at(-1)).toContain(`From: ${mailFrom}`)
    } finally {
      await new Promise<void>((resolve) => server.close(resolve))
    }
  })

  it('through the outbox, is one file whose link confirms the address', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'plateful-outbox-'))
    const written: string[] = []
    const mail = openMail({ smtpUrl: undefined, mailFrom, dataDir }, (path) => written.push(path))
    const arrived = async () => (written[0] === undefined ? '' : readFile(written[0], 'utf8'))
    expect(await registerAndOpen(mail, arrived)).toBe('/account?emailVerified=true')
    expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(1)
    await rm(dataDir, { recursive: true })
  })

  it('that cannot be sent can be asked for again', async () => {
    const letters: string[] = []
    let isDown = true
    const mail: Mail = {
      send: async ({ text }) => {
        if (isDown) throw new Error('the mail server is down')
        letters.push(text)
      },
      check: async () => '',
      close: async () => undefined,
    }
    const testApp = await openTestApp({}, { mail })
    try {
      const ada = await testApp.person()
      isDown = false
      await ada.call('POST', AGAIN)
      expect((await testApp.visit('GET', linkIn(letters[0] ?? ''))).headers.location).toBe(
        '/account?emailVerified=true',
      )
    } finally {
      await testApp.close()
    }
  })
})
