import { describe, expect, it } from 'vitest'
import { ContactMessage, PhotoImportRequest } from './contact-message.ts'

const message = {
  name: 'Ada',
  email: 'ada@example.org',
  phone: '',
  message: 'Forty cards in a box',
}
const messagesOf = (value: unknown, schema: typeof ContactMessage = ContactMessage) =>
  (schema.safeParse(value).error?.issues ?? []).map((issue) => issue.message)

describe('a contact message (home 33)', () => {
  it.each([
    [{}, []],
    [{ email: '', phone: '0117 496 0000' }, []],
    [{ email: null, phone: '0117 496 0000' }, []],
    [{ phone: undefined }, []],
    [{ name: 'Al' }, []],
    [{ name: ' A ' }, ['Name must be at least 2 characters']],
    [{ email: 'ada@' }, ['Please enter a valid email']],
    [{ email: 'ada@example.org\nBcc: eve@example.org' }, ['Please enter a valid email']],
    [{ email: ' ', phone: ' ' }, ['Please provide either an email or phone number']],
    [{ message: 'Ten of two' }, []],
    [{ message: 'Too short' }, ['Please provide more details about your needs (at least 10 characters)']],
    [{ message: ' '.repeat(20) }, ['Please provide more details about your needs (at least 10 characters)']],
    [
      { name: undefined, email: undefined, message: undefined },
      [
        'Name must be at least 2 characters',
        'Please provide more details about your needs (at least 10 characters)',
        'Please provide either an email or phone number',
      ],
    ],
    [
      { name: '', email: '', message: '' },
      [
        'Name must be at least 2 characters',
        'Please provide more details about your needs (at least 10 characters)',
        'Please provide either an email or phone number',
      ],
    ],
  ])('with %j says %j', (change, says) => {
    expect(messagesOf({ ...message, ...change })).toEqual(says)
  })

  it('the photo import asks about a project instead of needs (importing 2)', () => {
    expect(messagesOf({ ...message, message: 'Too short' }, PhotoImportRequest)).toEqual([
      'Please provide more details about your project (at least 10 characters)',
    ])
  })

  it('a message keeps its lines', () => {
    const kept = ContactMessage.parse({ ...message, message: ' Forty cards\nin a\0 box ' })
    expect(kept.message).toBe('Forty cards\nin a box')
  })

  it('a name and a phone number are one line, whatever is typed', () => {
    const kept = ContactMessage.parse({ ...message, name: 'Ada\r\nBcc: eve@example.org', phone: '1\u2028 2' })
    expect(kept).toMatchObject({ name: 'Ada Bcc: eve@example.org', phone: '1 2' })
  })
})
