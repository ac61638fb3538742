import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { HOUR } from '../durations.ts'

const PATH = '/api/contact-import-service'

describe('contact', () => {
  const testApp = useTestApp({ contactEmail: 'kitchen@plateful.example' })
  const message = {
    name: 'Ada Cook',
    email: 'ada@example.org',
    phone: '',
    message: 'I have forty recipe cards in a box.',
  }

  it('keeps the message for the household and mails it, so that a reply reaches the person (home 36)', async () => {
    const ada = await testApp.person()
    const response = await ada.call('POST', PATH, { ...message, userId: 999, householdId: 999, id: 999 })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({ ...message, id: expect.any(Number) })
    const kept = await testApp.db.selectFrom('contactMessages').selectAll().execute()
    expect(kept).toMatchObject([{ ...message, userId: ada.user.id }])
    expect(testApp.sentEmails.at(-1)).toMatchObject({
      to: 'kitchen@plateful.example',
      replyTo: 'ada@example.org',
      subject: expect.stringContaining('Ada Cook'),
      text: expect.stringContaining(message.message),
    })
  })

  it('takes a phone number instead of an e-mail address', async () => {
    const ada = await testApp.person()
    const response = await ada.call('POST', PATH, { ...message, email: '', phone: '0117 496 0000' })
    expect(response.statusCode).toBe(201)
    expect(testApp.sentEmails.at(-1)?.replyTo).toBeUndefined()
    expect(testApp.sentEmails.at(-1)?.text).toContain('0117 496 0000')
  })

  it.each([
    [{ name: 'A' }, 'name', 'Name must be at least 2 characters'],
    [{ email: 'ada' }, 'email', 'Please enter a valid email'],
    [{ email: '' }, 'email', 'Please provide either an email or phone number'],
    [{ message: 'Help' }, 'message', 'Please provide more details about your needs (at least 10 characters)'],
  ])('refuses %j', async (change, path, sentence) => {
    const ada = await testApp.person()
    const sent = testApp.sentEmails.length
    const response = await ada.call('POST', PATH, { ...message, ...change })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ message: sentence, issues: [{ path, message: sentence }] })
    expect(testApp.sentEmails.length).toBe(sent)
  })

  it('lets nobody write into the head of the letter', async () => {
    const ada = await testApp.person()
    const evil = 'Ada\r\nBcc: everybody@example.org'
    await ada.call('POST', PATH, { ...message, name: evil, phone: evil })
    const letter = testApp.sentEmails.at(-1)
    expect(letter?.subject).not.toMatch(/[\r\n]/)
    const response = await ada.call('POST', PATH, {
      ...message,
      email: 'ada@example.org\r\nBcc: eve@example.org',
    })
    expect(response.statusCode).toBe(400)
  })

  it('takes ten messages an hour from a household, and others are not held up by it', async () => {
    const [ada, eve] = [await testApp.person(), await testApp.person()]
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await ada.call('POST', PATH, message)).statusCode).toBe(201)
    }
    const refused = await ada.call('POST', PATH, message)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('3600')
    expect((await eve.call('POST', PATH, message)).statusCode).toBe(201)
    testApp.clock.pass(HOUR)
    expect((await ada.call('POST', PATH, message)).statusCode).toBe(201)
  })

  it('says where to write instead (home 36)', async () => {
    const ada = await testApp.person()
    expect((await ada.call('GET', PATH)).json()).toEqual({ email: 'kitchen@plateful.example' })
  })

  it('is for signed-in people only', async () => {
    expect((await testApp.visit('POST', PATH, message)).statusCode).toBe(401)
  })
})
