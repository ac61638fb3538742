import type { ContactMessage } from '../../domain/contact/message.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Row } from '../db/tables.ts'
import { type Context, later } from '../http/context.ts'
import type { Letter } from '../outside/mail.ts'
import { insertMessage, messageTimes } from './store.ts'

const HOUR = 60 * 60_000
/** So many messages in an hour are read by people; more are not written by any. */
const MOST_PER_HOUR = 10

/** The message is kept first, so that it survives a letter that cannot be sent. */
export async function sendMessage(
  { db, user, now, config, outside }: Context,
  { body }: { body: ContactMessage },
): Promise<Row<'contactMessages'>> {
  const recent = await messageTimes(db, user.householdId, later(now, -HOUR))
  const [first] = recent
  if (first !== undefined && recent.length >= MOST_PER_HOUR) {
    throw refuse(
      'TOO_MANY_TRIES',
      'That is a lot of messages. Please wait a while before you send another.',
      {
        retryAfterSeconds: Math.ceil((Date.parse(first) + HOUR - Date.parse(now)) / 1000),
      },
    )
  }
  const kept = await insertMessage(db, user.householdId, { ...body, userId: user.id, createdAt: now })
  await outside.mail.send(letterOf(kept, config.contactEmail))
  return kept
}

/** Only checked words reach the head of the letter: one line of a name, and an address. */
function letterOf(kept: Row<'contactMessages'>, to: string): Letter {
  const { id, name, email, phone, message, userId, householdId } = kept
  return {
    to,
    ...(email !== '' && { replyTo: email }),
    subject: `Contact request ${id} from ${name}`,
    text: [
      `Name: ${name}\nEmail: ${email || 'not given'}\nPhone: ${phone || 'not given'}`,
      message,
      `Sent by user ${userId} of household ${householdId}.`,
    ].join('\n\n'),
  }
}
