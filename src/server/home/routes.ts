import { contactAddressCall, contactCall } from '../../contract/home.ts'
import { bindCall } from '../http/bind-call.ts'
import { sendMessage } from './send-message.ts'

export const contactRoutes = [
  bindCall(contactCall, sendMessage),
  bindCall(contactAddressCall, async ({ config }) => ({ email: config.contactEmail })),
]
