import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, writeFile } from 'node:fs/promises'
import { BlockList, isIP } from 'node:net'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { EmailNotSent } from './failures.ts'

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
  /** Says how mail goes out, or throws when it cannot. */
  check(): Promise<string>
  /** Waits for emails that are being sent: their recipients expect them. */
  close(): Promise<void>
}

/** The transport. */
type Way = Pick<Mail, 'send' | 'check'> & { close(): void }

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>

/**
 * Milliseconds to connect to the mail server, since a start or a person waits. SMTP_URL may set
 * others.
 */
const PATIENCE = 10_000

/**
 * Through SMTP where it is configured, otherwise into `DATA_DIR/outbox`; `tell` learns the path of
 * each file.
 */
export function openMail(config: MailConfig, tell: (path: string) => void, patience = PATIENCE): Mail {
  const { smtpUrl, mailFrom } = config
  return waitingForEmails(smtpUrl === undefined ? outbox(config, tell) : smtp(smtpUrl, mailFrom, patience))
}

/** Is closed when the last email has left. */
function waitingForEmails(way: Way): Mail {
  const underWay = new Set<Promise<void>>()
  return {
    check: () => way.check(),
    send: async (email) => {
      const sent = way.send(email)
      underWay.add(sent)
      await sent.finally(() => underWay.delete(sent))
    },
    close: async () => {
      await Promise.allSettled(underWay)
      way.close()
    },
  }
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

function isThisMachine(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1')
  if (isIP(bare) === 0) return bare.toLowerCase() === 'localhost'
  return loopback.check(bare, isIP(bare) === 4 ? 'ipv4' : 'ipv6')
}

/**
 * An attacker in the middle can remove STARTTLS from the server's offer and would then read the
 * password and reset links. So with a password TLS is required, unless SMTP_URL allows plain text.
 */
function mustBeEncrypted(url: string): boolean {
  if (!URL.canParse(url)) return true
  const { protocol, password, hostname, searchParams } = new URL(url)
  const mayBeOpen = ['ignoreTLS', 'opportunisticTLS'].some((name) => searchParams.get(name) === 'true')
  return protocol === 'smtp:' && password !== '' && !isThisMachine(hostname) && !mayBeOpen
}

/** A hint for the operator; the mail server's own words do not say what to do. */
function explained(error: unknown): unknown {
  const wasDeclined = error instanceof Error && 'command' in error && error.command === 'STARTTLS'
  if (!wasDeclined || !('response' in error)) return error
  const advice =
    'The password of SMTP_URL was not sent: the mail server offers no encryption (STARTTLS), or somebody in between hides it. ' +
    'For a server that has none, add ?requireTLS=false to SMTP_URL'
  return new Error(advice, { cause: error })
}

/** A plain string would be parsed as a list of recipients. */
const only = (address: string) => ({ name: '', address })

function smtp(url: string, from: string, patience: number): Way {
  const timeouts = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: 3 * patience }
  const requireTLS = mustBeEncrypted(url)
  // Options in SMTP_URL override these.
  const transport = createTransport({ url, ...timeouts, requireTLS }, { from })
  const said = (error: unknown) => (requireTLS ? explained(error) : error)
  return {
    send: async (email) => {
      await transport.sendMail({ ...email, to: only(email.to) }).catch((error: unknown) => {
        throw new EmailNotSent(said(error))
      })
    },
    check: async () => {
      await transport.verify().catch((error: unknown) => {
        throw said(error)
      })
      return `through ${new URL(url).host}`
    },
    close: () => transport.close(),
  }
}

function outbox({ dataDir, mailFrom }: MailConfig, tell: (path: string) => void): Way {
  const folder = join(dataDir, 'outbox')
  const writer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(email) {
      const { message } = await writer.sendMail({ ...email, to: only(email.to), from: mailFrom })
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
