import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { EmailNotSent } from './email-not-sent.ts'

/** A letter to one person; the HTML says the same as the text. */
export interface Email {
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
}

/** Sends letters. The stand-in writes each as a file that a mail program opens. */
export interface Mail {
  send(letter: Email): Promise<void>
  /** Says how mail goes out, or throws when it cannot. */
  check(): Promise<string>
  /** Once the letters that are under way have left: whoever was told of one would wait for it in vain. */
  close(): Promise<void>
}

/** How letters leave, whoever waits for them. */
type Way = Pick<Mail, 'send' | 'check'> & { close(): void }

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>

/** Milliseconds for a mail server to let us in: a start and a person may be waiting for it. The address may name others. */
const PATIENCE = 10_000

/** Through SMTP where it is configured, otherwise into `DATA_DIR/outbox`; `tell` learns the path of each file. */
export function openMail(config: MailConfig, tell: (path: string) => void, patience = PATIENCE): Mail {
  const { smtpUrl, mailFrom } = config
  return waitingForLetters(smtpUrl === undefined ? outbox(config, tell) : smtp(smtpUrl, mailFrom, patience))
}

/** Is closed when the last letter has left. */
function waitingForLetters(way: Way): Mail {
  const underWay = new Set<Promise<void>>()
  return {
    check: () => way.check(),
    send: async (letter) => {
      const sent = way.send(letter)
      underWay.add(sent)
      await sent.finally(() => underWay.delete(sent))
    },
    close: async () => {
      await Promise.allSettled(underWay)
      way.close()
    },
  }
}

function smtp(url: string, from: string, patience: number): Way {
  const timeouts = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: 3 * patience }
  const transport = createTransport({ url, ...timeouts }, { from })
  return {
    send: async (letter) => {
      await transport.sendMail(letter).catch((error: unknown) => {
        throw new EmailNotSent(error)
      })
    },
    check: async () => {
      await transport.verify()
      return `through ${new URL(url).host}`
    },
    close: () => transport.close(),
  }
}

function outbox({ dataDir, mailFrom }: MailConfig, tell: (path: string) => void): Way {
  const folder = join(dataDir, 'outbox')
  const writer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(letter) {
      const { message } = await writer.sendMail({ ...letter, from: mailFrom })
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`)
      await writeFile(path, message)
      tell(path)
    },
    async check() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
      return `written to ${folder}`
    },
    close: () => writer.close(),
  }
}
