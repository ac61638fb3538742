import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { parseConfig } from '../config.ts'
import type { Letter, Mail } from '../outside/mail.ts'
import { mailUnsentMessages } from './send-message.ts'

const MINUTE = 60_000

describe('a contact message whose letter cannot be sent', () => {
  const letters: Letter[] = []
  let isDown = true
  const mail: Mail = {
    send: async (letter) => {
      if (isDown) throw new Error('the mail server is down')
      letters.push(letter)
    },
    check: async () => '',
    close: () => undefined,
  }
  const house = useTestApp({}, { mail })
  const tryAgain = () =>
    mailUnsentMessages(
      { db: house.db, config: parseConfig({}), outside: { mail } as never },
      house.clock.now.toISOString(),
    )

  it('is kept, said to be received, and mailed once the server is back, once', async () => {
    const ada = await house.person()
    const sent = await ada.call('POST', '/api/contact-import-service', {
      name: 'Ada Cook',
      email: 'ada@example.org',
      phone: '',
      message: 'I have forty recipe cards in a box.',
    })
    expect(sent.statusCode).toBe(201)
    isDown = false
    await tryAgain()
    expect(letters).toEqual([])
    house.clock.pass(10 * MINUTE)
    await Promise.all([tryAgain(), tryAgain()])
    house.clock.pass(10 * MINUTE)
    await tryAgain()
    expect(letters).toMatchObject([
      { replyTo: 'ada@example.org', text: expect.stringContaining('forty recipe cards') },
    ])
  })
})
