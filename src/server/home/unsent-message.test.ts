import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { parseConfig } from '../config.ts'
import { MINUTE } from '../durations.ts'
import type { Email, Mail } from '../external/mail.ts'
import { mailUnsentMessages } from './send-message.ts'

describe('a contact message whose letter cannot be sent', () => {
  const letters: Email[] = []
  let isRefused = (_letter: Email) => true
  const mail: Mail = {
    send: async (letter) => {
      if (isRefused(letter)) throw new Error('the mail server is down')
      letters.push(letter)
    },
    check: async () => '',
    close: async () => undefined,
  }
  const testApp = useTestApp({}, { mail })
  const tryAgain = () =>
    mailUnsentMessages(
      { db: testApp.unwatched, config: parseConfig({}), external: { mail } as never },
      testApp.clock.now.toISOString(),
    )

  it('is kept, said to be received, and mailed once the server is back, once', async () => {
    const ada = await testApp.person()
    const sent = await ada.call('POST', '/api/contact-import-service', {
      name: 'Ada Cook',
      email: 'ada@example.org',
      phone: '',
      message: 'I have forty recipe cards in a box.',
    })
    expect(sent.statusCode).toBe(201)
    isRefused = () => false
    await tryAgain()
    expect(letters).toEqual([])
    testApp.clock.pass(10 * MINUTE)
    await Promise.all([tryAgain(), tryAgain()])
    testApp.clock.pass(10 * MINUTE)
    await tryAgain()
    expect(letters).toMatchObject([
      { replyTo: 'ada@example.org', text: expect.stringContaining('forty recipe cards') },
    ])
  })

  it('goes behind those that can, so that it holds none of them up', async () => {
    const ada = await testApp.person()
    const write = async (name: string) => {
      const message = { name, email: 'ada@example.org', phone: '', message: 'Can you read my cards?' }
      expect((await ada.call('POST', '/api/contact-import-service', message)).statusCode).toBe(201)
    }
    isRefused = () => true
    await write('Never Taken')
    await write('Grace Cook')
    isRefused = ({ text }) => text.includes('Never Taken')
    for (const _ of ['round', 'round']) {
      testApp.clock.pass(10 * MINUTE)
      await expect(tryAgain()).rejects.toThrow('the mail server is down')
    }
    expect(letters.at(-1)).toMatchObject({ text: expect.stringContaining('Grace Cook') })
  })
})
