import { contactAddressCall, contactCall } from '../../contract/home.ts'
import { answer } from '../http/answer.ts'
import { sendMessage } from './send-message.ts'

export const contactRoutes = [
  answer(contactCall, sendMessage),
  answer(contactAddressCall, async ({ config }) => ({ email: config.contactEmail })),
]
