import type { ContactMessage } from '../../domain/home/contact-message.ts'
import { refuse } from '../../domain/refusal.ts'
import { createIdempotently } from '../db/create-idempotently.ts'
import { Household } from '../db/household.ts'
import type { Row } from '../db/tables.ts'
import { HOUR, MINUTE } from '../durations.ts'
import type { Email } from '../external/mail.ts'
import { type Context, addMilliseconds, type AppDependencies, type CreateInput } from '../http/context.ts'
import { claimMessage, markMailed, messageTimes, unsentMessages } from './store.ts'

/** Most messages of a household within an hour. */
const MAX_PER_HOUR = 10

/**
 * Stores the message and emails it now, or with the next maintenance if the mail server fails. A
 * repeat with other content is another message, since the first may have been read.
 */
export async function sendMessage(
  context: Context,
  { body, idempotencyKey }: CreateInput<ContactMessage>,
): Promise<Row<'contactMessages'>> {
  const { user, now, log } = context
  const stored = await context.household.transaction((tx) => {
    const store = () => storeMessage(tx, context, body)
    const find = (id: number) => tx.byId('contactMessages', id)
    const actions = { content: body, make: store, find, change: store }
    return createIdempotently(tx, 'contactMessages', { user, now, idempotencyKey }, actions)
  })
  await mailMessage(context, stored, now).catch((err: unknown) =>
    log.error({ err }, 'a contact message was kept but not mailed; it is tried again'),
  )
  return stored
}

async function storeMessage(
  tx: Household,
  { user, now }: Context,
  message: ContactMessage,
): Promise<Row<'contactMessages'>> {
  const recent = await messageTimes(tx, addMilliseconds(now, -HOUR))
  const [first] = recent
  if (first !== undefined && recent.length >= MAX_PER_HOUR) {
    throw refuse(
      'TOO_MANY_TRIES',
      'That is a lot of messages. Please wait a while before you send another.',
      {
        retryAfterSeconds: Math.ceil((Date.parse(first) + HOUR - Date.parse(now)) / 1000),
      },
    )
  }
  return tx.insert('contactMessages', { ...message, userId: user.id, createdAt: now })
}

/** Milliseconds between attempts, so that two processes do not send the same message. */
const PAUSE = 10 * MINUTE

type MailDependencies = Pick<AppDependencies, 'db' | 'config' | 'external'>

async function mailMessage(
  { db, config, external }: MailDependencies,
  stored: Row<'contactMessages'>,
  now: string,
): Promise<void> {
  const writer = new Household(db, stored.householdId)
  if (!(await claimMessage(writer, stored.id, now, addMilliseconds(now, -PAUSE)))) return
  await external.mail.send(emailOf(stored, config.contactEmail))
  await markMailed(writer, stored.id, now)
}

/** Emails waiting messages, until one fails: a mail server that is down is tried one time. */
export async function mailUnsentMessages(dependencies: MailDependencies, now: string): Promise<void> {
  for (const stored of await unsentMessages(dependencies.db)) await mailMessage(dependencies, stored, now)
}

/** The header contains only checked text: one line of a name, and an address. */
function emailOf(stored: Row<'contactMessages'>, to: string): Email {
  const { id, name, email, phone, message, userId, householdId } = stored
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
