import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, writeFile } from 'node:fs/promises'
import { BlockList, isIP } from 'node:net'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { EmailNotSent } from './email-not-sent.ts'

/** An email to one person; the HTML says the same as the text. */
export interface Email {
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
}

/** Sends emails. The stand-in writes each as a file that a mail program opens. */
export interface Mail {
  send(email: Email): Promise<void>
  /** Describes how emails are sent, or throws if they cannot be. */
  check(): Promise<string>
  /** Waits for emails that are being sent: their recipients expect them. */
  close(): Promise<void>
}

type Transport = Pick<Mail, 'send' | 'check'> & { close(): void }

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>

/**
 * Milliseconds to connect to the mail server, as a start or a person waits for it. SMTP_URL may set
 * another limit.
 */
const TIMEOUT = 10_000

/**
 * Sends through SMTP if it is configured, else writes files to `DATA_DIR/outbox` and passes their
 * paths to `onStored`.
 */
export function openMail(config: MailConfig, onStored: (path: string) => void, timeout = TIMEOUT): Mail {
  const { smtpUrl, mailFrom } = config
  return waitingForEmails(smtpUrl === undefined ? outbox(config, onStored) : smtp(smtpUrl, mailFrom, timeout))
}

/** Adds waiting: `close` waits for the emails that are being sent. */
function waitingForEmails(mailTransport: Transport): Mail {
  const pendingMails = new Set<Promise<void>>()
  return {
    check: () => mailTransport.check(),
    send: async (email) => {
      const sent = mailTransport.send(email)
      pendingMails.add(sent)
      await sent.finally(() => pendingMails.delete(sent))
    },
    close: async () => {
      await Promise.allSettled(pendingMails)
      mailTransport.close()
    },
  }
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

function isThisMachine(host: string): boolean {
  const bareHost = host.replace(/^\[(.*)\]$/, '$1')
  if (isIP(bareHost) === 0) return bareHost.toLowerCase() === 'localhost'
  return loopback.check(bareHost, isIP(bareHost) === 4 ? 'ipv4' : 'ipv6')
}

/**
 * An attacker in the middle can remove STARTTLS from the server's offer and would then read the
 * password and reset links. So with a password TLS is required, unless SMTP_URL allows plain text.
 */
function mustBeEncrypted(url: string): boolean {
  if (!URL.canParse(url)) return true
  const { protocol, password, hostname, searchParams } = new URL(url)
  const allowsPlainText = ['ignoreTLS', 'opportunisticTLS'].some((name) => searchParams.get(name) === 'true')
  return protocol === 'smtp:' && password !== '' && !isThisMachine(hostname) && !allowsPlainText
}

/** A hint for the operator; the mail server's own words do not say what to do. */
function withHint(error: unknown): unknown {
  const wasDeclined = error instanceof Error && 'command' in error && error.command === 'STARTTLS'
  if (!wasDeclined || !('response' in error)) return error
  const advice =
    'The password of SMTP_URL was not sent: the mail server offers no encryption (STARTTLS), or somebody in between hides it. ' +
    'For a server that has none, add ?requireTLS=false to SMTP_URL'
  return new Error(advice, { cause: error })
}

/** A plain string would be parsed as a list of recipients. */
const recipient = (address: string) => ({ name: '', address })

function smtp(url: string, from: string, timeout: number): Transport {
  const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: 3 * timeout }
  const requireTLS = mustBeEncrypted(url)
  // Options in SMTP_URL override these.
  const transport = createTransport({ url, ...timeouts, requireTLS }, { from })
  const hinted = (error: unknown) => (requireTLS ? withHint(error) : error)
  return {
    send: async (email) => {
      await transport.sendMail({ ...email, to: recipient(email.to) }).catch((error: unknown) => {
        throw new EmailNotSent(hinted(error))
      })
    },
    check: async () => {
      await transport.verify().catch((error: unknown) => {
        throw hinted(error)
      })
      return `through ${new URL(url).host}`
    },
    close: () => transport.close(),
  }
}

function outbox({ dataDir, mailFrom }: MailConfig, onStored: (path: string) => void): Transport {
  const folder = join(dataDir, 'outbox')
  const writer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(email) {
      const { message } = await writer.sendMail({ ...email, to: recipient(email.to), from: mailFrom })
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`)
      await writeFile(path, message)
      onStored(path)
    },
    async check() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
      return `written to ${folder}`
    },
    close: () => writer.close(),
  }
}
