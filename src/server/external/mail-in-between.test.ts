/** An attacker between the server and its mail server, and emails whose content could break out. */

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { openMailServer } from '../../../test/harness/mail-server.ts'
import { aRecipe } from '../../../test/harness/makers.ts'
import { openMail } from './mail.ts'

const PASSWORD = 'correct-horse'
const letter = {
  to: 'ada@example.org',
  subject: 'A new password',
  text: 'https://plateful.example/secret-link',
}

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/**
 * A real mail server with STARTTLS that demands the password; it counts the emails that arrived.
 */
async function realServer(): Promise<{ port: number; letters: () => number }> {
  let letters = 0
  // It warns of its built-in certificate each time.
  const warning = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const server = new SMTPServer({
    onAuth: ({ password }, _session, done) =>
      password === PASSWORD ? done(null, { user: 'post' }) : done(new Error('wrong')),
    allowInsecureAuth: true,
    authOptional: true,
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => {
        letters += 1
        done()
      })
    },
  })
  warning.mockRestore()
  // Clients that break off are part of these tests.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise((resolve) => server.close(() => resolve())))
  return { port: (server.server.address() as AddressInfo).port, letters: () => letters }
}

type Meddling = 'listens' | 'hides' | 'hides and declines'

/**
 * Passes on both directions, but removes STARTTLS from what the server offers; `heard` is what it
 * could read.
 */
async function manInTheMiddle(port: number, meddling: Meddling) {
  const heard: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((sender) => {
    const onward = connect(port, '127.0.0.1')
    for (const socket of [sender, onward]) sockets.add(socket.on('error', () => undefined))
    sender.on('data', (bytes) => {
      const said = bytes.toString('latin1')
      heard.push(said)
      if (meddling === 'hides and declines' && said.startsWith('STARTTLS')) sender.write('454 not now\r\n')
      else onward.write(bytes)
    })
    onward.on('data', (bytes) => {
      const said = bytes.toString('latin1')
      // The offer may be the last line of the answer; the line before it then becomes the last.
      const without = said
        .replace(/250-STARTTLS\r\n/, '')
        .replace(/250-(.*)\r\n250 STARTTLS\r\n/, '250 $1\r\n')
      sender.write(Buffer.from(meddling === 'listens' ? said : without, 'latin1'))
    })
    sender.on('close', () => onward.destroy())
    onward.on('close', () => sender.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, heard: () => heard.join('') }
}

/** What the attacker reads when an email is sent through this address. */
async function sendThrough(meddling: Meddling, address: (port: number) => string) {
  const real = await realServer()
  const middle = await manInTheMiddle(real.port, meddling)
  const mail = openMail(
    { smtpUrl: address(middle.port), mailFrom: 'post@plateful.example', dataDir: '' },
    () => undefined,
    5000,
  )
  closing.push(() => mail.close())
  const failure = await mail.send(letter).then(
    () => null,
    (error: Error) => (error.cause as Error).message,
  )
  const heard = middle.heard()
  const words = [
    Buffer.from(PASSWORD).toString('base64'),
    Buffer.from(`\0post\0${PASSWORD}`).toString('base64'),
    PASSWORD,
  ]
  return {
    arrived: real.letters(),
    readPassword: words.some((word) => heard.includes(word)),
    readLetter: heard.includes('secret-link'),
    failure,
  }
}

/** An address of this machine that counts as one on the network, not as a loopback address. */
const ANY = '0.0.0.0'
/** The server of the test has a self-signed certificate. */
const SELF_SIGNED = 'tls.rejectUnauthorized=false'
const unread = { readPassword: false, readLetter: false }
const read = { arrived: 1, readPassword: true, readLetter: true, failure: null }

describe('somebody between us and the mail server', () => {
  it.each<[Meddling, string]>([
    ['hides', ''],
    ['hides and declines', ''],
    ['hides and declines', '?ignoreTLS=false'],
    ['hides and declines', '?requireTLS=true'],
    ['hides and declines', '?requireTLS=no'],
  ])('who %s encryption reads neither password nor letter (%s)', async (meddling, query) => {
    const seen = await sendThrough(meddling, (port) => `smtp://post:${PASSWORD}@${ANY}:${port}${query}`)
    expect(seen).toMatchObject({ arrived: 0, ...unread })
  })

  it('is told of to the operator, with what to do', async () => {
    const seen = await sendThrough('hides and declines', (port) => `smtp://post:${PASSWORD}@${ANY}:${port}`)
    expect(seen.failure).toMatch(/password of SMTP_URL was not sent.*add \?requireTLS=false/)
  })

  it('who hides the offer but lets the command through gains nothing: the letter arrives encrypted', async () => {
    const seen = await sendThrough('hides', (port) => `smtp://post:${PASSWORD}@${ANY}:${port}?${SELF_SIGNED}`)
    expect(seen).toEqual({ arrived: 1, ...unread, failure: null })
  })

  it('who has a certificate of their own is not believed', async () => {
    const seen = await sendThrough('listens', (port) => `smtp://post:${PASSWORD}@${ANY}:${port}`)
    expect(seen).toEqual({ arrived: 0, ...unread, failure: expect.stringContaining('certificate') })
  })

  it.each([
    ['an address that says so', (port: number) => `smtp://post:${PASSWORD}@${ANY}:${port}?requireTLS=false`],
    [
      'an address that wants none at all',
      (port: number) => `smtp://post:${PASSWORD}@${ANY}:${port}?ignoreTLS=true`,
    ],
    ['this machine by its address', (port: number) => `smtp://post:${PASSWORD}@127.0.0.1:${port}`],
    ['this machine by its name', (port: number) => `smtp://post:${PASSWORD}@LocalHost:${port}`],
  ])('reads what goes to %s, as before', async (_which, address) => {
    expect(await sendThrough('hides and declines', address)).toEqual(read)
  })

  it('reads letters that go to a relay without a password, as before', async () => {
    const seen = await sendThrough('hides and declines', (port) => `smtp://${ANY}:${port}`)
    expect(seen).toEqual({ ...read, readPassword: false })
  })
})

describe('a letter', () => {
  const smuggled =
    'MAIL FROM:<eve@example.org>\r\nRCPT TO:<mallory@example.org>\r\nDATA\r\nSubject: From eve\r\n\r\nsmuggled'

  /** The commands, headers and lines that the mail server received. */
  async function sent(change: Partial<typeof letter> & { replyTo?: string }) {
    const server = await openMailServer()
    closing.push(() => server.close())
    const mail = openMail(
      { smtpUrl: server.url, mailFrom: 'post@plateful.example', dataDir: '' },
      () => undefined,
      5000,
    )
    closing.push(() => mail.close())
    await mail.send({ ...letter, ...change })
    const begins = server.wire().indexOf('DATA\r\n')
    const envelope = server.wire().slice(0, begins)
    const body = server.wire().slice(begins + 'DATA\r\n'.length)
    const head = (server.letters[0] ?? '').split('\n\n')[0] ?? ''
    const recipients = envelope.match(/^RCPT TO:.*$/gm)
    return { count: server.letters.length, recipients, head, body: body.replace(/\r\n(QUIT\r\n)?$/, '') }
  }

  it.each(['\n.\n', '\r\n.\r\n', '\r.\r', '\n.\r\n', '\r\n.\r', '\r\n.\n', '\0\r\n.\r\n'])(
    'with %j in its text is one letter with no line end but CR LF and no lone dot',
    async (end) => {
      const { count, recipients, body } = await sent({ text: `Hello${end}${smuggled}${end}${smuggled}` })
      expect([count, recipients]).toEqual([1, ['RCPT TO:<ada@example.org>']])
      expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      // The last line is the dot that ends the email.
      expect(body.split('\r\n').filter((line) => line === '.')).toHaveLength(1)
      expect(body.split('\r\n').at(-1)).toBe('.')
    },
  )

  it.each(['\r\n', '\n', '\r', '\u2028', '\u0085', '\v'])(
    'with %j in its subject has no header more',
    async (end) => {
      const plain = await sent({})
      const { head } = await sent({ subject: `Soup${end}Bcc: mallory@example.org${end}${end}<b>smuggled` })
      const names = (text: string) => text.match(/^[\w-]+(?=:)/gm)
      expect(names(head)).toEqual(names(plain.head))
    },
  )

  it.each([
    'ada@example.org, mallory@example.org',
    'ada@example.org; mallory@example.org',
    'friends:ada@example.org,mallory@example.org;',
    'Ada <ada@example.org>, Mallory <mallory@example.org>',
    'ada@example.org\r\nRCPT TO:<mallory@example.org>',
    'ada@example.org>\r\nRCPT TO:<mallory@example.org>',
    'ada@example.org\nBcc: mallory@example.org',
  ])('to %j has one recipient at most and no header more', async (to) => {
    const plain = await sent({})
    const names = (text: string) => text.match(/^[\w-]+(?=:)/gm)
    const { recipients, head } = await sent({ to })
    expect(recipients).toHaveLength(1)
    expect(recipients?.[0]).not.toMatch(/^RCPT TO:<mallory@example\.org>/)
    expect(names(head)).toEqual(names(plain.head))
  })
})

describe('an address that somebody types for a letter', () => {
  const testApp = useTestApp()

  it.each([
    'ada@example.org,mallory@example.org',
    'ada@example.org, mallory@example.org',
    'ada@example.org;mallory@example.org',
    'friends:ada@example.org,mallory@example.org;',
    'Mallory <mallory@example.org>',
    '"ada@example.org"@mallory.example',
    'ada@example.org\r\nBcc: mallory@example.org',
    'ada@[127.0.0.1]',
  ])('%j is refused before any letter', async (address) => {
    const ada = await testApp.person()
    const recipe = (await ada.call('POST', '/api/recipes', aRecipe())).json<{ id: number }>()
    const before = testApp.sentEmails.length
    const calls: ['POST' | 'PATCH', string, object][] = [
      ['POST', '/api/send-recipe-email', { recipeIds: [recipe.id], recipientEmail: address }],
      ['POST', '/api/auth/forgot-password', { email: address }],
      ['POST', '/api/household/invitations', { email: address }],
      ['PATCH', '/api/auth/update-profile', { firstName: 'Ada', lastName: 'Cook', email: address }],
      [
        'POST',
        '/api/contact-import-service',
        { name: 'Ada', email: address, phone: '', message: 'Hello there, all of you.' },
      ],
    ]
    for (const [method, path, body] of calls)
      expect([path, (await ada.call(method, path, body)).statusCode]).toEqual([path, 400])
    expect(testApp.sentEmails.length).toBe(before)
  })
})
