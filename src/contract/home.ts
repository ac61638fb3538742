import { ContactAddress, ContactMessage, KeptMessage } from '../domain/home/message.ts'
import { call } from './call.ts'

/**
 * Keeps a message and mails it to the people behind the product; the photo import dialog uses it
 * too. 429 after many. Sent again with other words it is another message, since the first may have
 * been read.
 */
export const contactCall = call('POST', '/api/contact-import-service', {
  body: ContactMessage,
  answer: KeptMessage,
  status: 201,
  once: true,
  refusals: ['TOO_MANY_TRIES'],
})

/**
 * The address to write to instead of using the form; the failure of a message names it (home 35).
 */
export const contactAddressCall = call('GET', '/api/contact-import-service', { answer: ContactAddress })
