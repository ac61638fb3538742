import { ContactAddress, ContactMessage, StoredMessage } from '../domain/home/contact-message.ts'
import { call } from './call.ts'

/**
 * Stores a message and emails it to the product's operators; the photo import dialog uses it too.
 * 429 after many. Repeated with other content it is another message, since the first may have been
 * read.
 */
export const contactCall = call('POST', '/api/contact-import-service', {
  body: ContactMessage,
  answer: StoredMessage,
  status: 201,
  createsOnce: true,
  refusals: ['TOO_MANY_TRIES'],
})

/**
 * The address to write to instead of using the form; the failure of a message names it (home 35).
 */
export const contactAddressCall = call('GET', '/api/contact-import-service', { answer: ContactAddress })
