import { ContactMessage, KeptMessage } from '../domain/contact/message.ts'
import { call } from './call.ts'

/** Keeps a message and mails it to the people behind the product; the photo import dialog uses it too. 429 after many. */
export const contactCall = call('POST', '/api/contact-import-service', {
  body: ContactMessage,
  answer: KeptMessage,
  status: 201,
})
