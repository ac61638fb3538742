import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/harness/app.ts'
import { openMailServer } from '../../../test/harness/mail-server.ts'
import { aRecipe } from '../../../test/harness/makers.ts'
import { openMail } from './mail.ts'

/** Mail servers that accept no email. */
const servers: Record<string, (socket: Socket) => void> = {
  'says nothing': () => undefined,
  'hangs up': (socket) => socket.destroy(),
  'is no mail server': (socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n<!doctype html><p>Welcome'),
  'is busy': (socket) => socket.end('421 come back later\r\n'),
  'lets nobody in': (socket) => {
    socket.write('220 here\r\n')
    socket.on('data', () => socket.write('550 not you\r\n'))
  },
}

describe.each(Object.entries(servers))('a mail server that %s', (_how, answer) => {
  it('is not waited for without end, and told of as what it is: the records are well', async () => {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined))
      answer(socket)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const config = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'post@plateful.example', dataDir: '' }
    const mail = openMail(config, () => undefined, 100)
    const testApp = await openTestApp({}, { mail })
    const ada = await testApp.person()
    const { id } = (await ada.call('POST', '/api/recipes', aRecipe())).json<{ id: number }>()
    const letter = { recipeIds: [id], recipientEmail: 'friend@example.org' }
    const refused = await ada.call('POST', '/api/send-recipe-email', letter)
    const message = 'The mail server didn’t take the email. Please try again in a few minutes.'
    expect([refused.statusCode, refused.json()]).toEqual([502, { code: 'LETTER_NOT_SENT', message }])
    const profile = { firstName: 'Grace', lastName: 'Cook', email: 'grace@example.org' }
    expect((await ada.call('PATCH', '/api/auth/update-profile', profile)).json()).toMatchObject({ message })
    await testApp.close()
    await mail.close()
    for (const socket of sockets) socket.destroy()
    server.close()
  })
})

it('a letter that is under way when the product stops still leaves', async () => {
  const server = await openMailServer()
  const config = { smtpUrl: server.url, mailFrom: 'post@plateful.example', dataDir: '' }
  const mail = openMail(config, () => undefined)
  const sent = mail.send({ to: 'new@example.org', subject: 'Welcome', text: 'Come in.' })
  await mail.close()
  expect(server.letters).toEqual([expect.stringContaining('To: new@example.org')])
  await sent
  await server.close()
})
