/**
 * The environment, read once; a wrong value stops the start with one line that names the variable.
 */

import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** A setting that is absent when unset or left empty, as lines of an .env file often are. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const hostAndPort = /^(\[[0-9a-f:.]+\]|[^\s:,]+):\d{1,5}$/i

/** An e-mail address, with or without a name before it. */
const sender = /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

const proxyRanges = new Set(['loopback', 'linklocal', 'uniquelocal'])

/**
 * Whether a text names proxies as the HTTP server takes them: all, none, a number, or addresses.
 */
const areProxies = (text: string) =>
  /^(?:true|false|\d+)$/.test(text) ||
  text
    .split(',')
    .map((part) => part.trim())
    .every((part) => proxyRanges.has(part) || ipaddr.isValid(part) || ipaddr.isValidCIDR(part))

const WRONG_PORT = 'must be a port from 0 to 65535'

const Environment = z.object({
  PORT: z.coerce.number(WRONG_PORT).int(WRONG_PORT).min(0, WRONG_PORT).max(65_535, WRONG_PORT).default(3000),
  HOST: z.string().min(1, 'must be an address to listen on, for example 127.0.0.1').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must be a folder, for example ./data').default('./data'),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must be an address such as postgres://user:password@host/plateful'),
  ),
  PHOTOS_URL: optional(
    z
      .string()
      .regex(
        /^s3(\+http)?:\/\/[^:@/]+:[^@/]+@[^/?]+\/[^/?]+/,
        'must be an address such as s3://KEY:SECRET@s3.eu-west-2.amazonaws.com/bucket?region=eu-west-2',
      ),
  ),
  PUBLIC_URL: optional(
    z.url({ protocol: /^https?$/, message: 'must be an address such as https://plateful.example' }),
  ),
  SMTP_URL: optional(
    z.string().regex(/^smtps?:\/\//, 'must be an address such as smtp://user:password@host:587'),
  ),
  MAIL_FROM: z
    .string()
    .regex(sender, 'must be an address such as Plateful <plateful@example.org>')
    .default('Plateful <plateful@localhost>'),
  CONTACT_EMAIL: z.email('must be an e-mail address').default('hello@plateful.local'),
  SPOONACULAR_API_KEY: optional(z.string()),
  PLANNER_MODEL_URL: optional(
    z.url({ protocol: /^https?$/, message: 'must be an address such as http://127.0.0.1:11434/v1' }),
  ),
  PLANNER_MODEL_NAME: optional(z.string()),
  PLANNER_MODEL_KEY: optional(z.string()),
  SECRETS_KEY: optional(
    z
      .string()
      .regex(
        /^[A-Za-z0-9+/]{43}=$/,
        'must be 32 random bytes in base64, as openssl rand -base64 32 prints them',
      ),
  ),
  TRUST_PROXY: optional(
    z
      .string()
      .refine(
        areProxies,
        'must be true, a number of proxies, or addresses and ranges such as 10.0.0.0/8, separated by commas',
      ),
  ),
  REGISTRATION: z.enum(['open', 'invite'], 'must be open or invite').default('open'),
  SIGN_IN: z.enum(['simple', 'strict'], 'must be simple or strict').default('simple'),
  LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(', ')}`).default('info'),
  IMPORT_ALLOWED_HOSTS: optional(
    z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((host) => host.trim())
          .filter(Boolean),
      )
      .refine(
        (hosts) => hosts.every((host) => hostAndPort.test(host)),
        'must be a list of host:port, separated by commas',
      ),
  ),
})

export interface Config {
  port: number
  host: string
  /** Absolute path of the folder that holds the embedded database, the photos and the outbox. */
  dataDir: string
  databaseUrl: string | undefined
  /**
   * A bucket of an S3-compatible store for photos and uploads; undefined keeps them in the data
   * folder.
   */
  photosUrl: string | undefined
  /**
   * Where people reach the product, without a slash at the end; undefined means
   * http://localhost:PORT.
   */
  publicUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  contactEmail: string
  spoonacularApiKey: string | undefined
  /** A language model that may read plan requests; undefined means the built-in grammar. */
  plannerModel: { url: string; name: string; key: string | undefined } | undefined
  /** The key that encrypts second factor secrets; undefined stores them in plain text. */
  secretsKey: Buffer | undefined
  /**
   * Which proxies may set the client's address: all, none, addresses and ranges, or the nearest n.
   */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean)
  registration: 'open' | 'invite'
  /**
   * 'strict' demands a second factor of everybody and refuses much used passwords (decision 0042).
   */
  signIn: 'simple' | 'strict'
  logLevel: (typeof levels)[number]
  importAllowedHosts: string[]
}

/** Why the configuration cannot be used, in one line for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** `TRUST_PROXY` is a number of proxies, true, or addresses and ranges separated by commas. */
function trustProxyOf(text: string | undefined): Config['trustProxy'] {
  if (text === undefined || text === 'false') return false
  if (text === 'true') return true
  const proxies = /^\d+$/.test(text) ? Number(text) : null
  return proxies === null ? text : (_address, hop) => hop < proxies
}

function plannerModelOf(env: z.output<typeof Environment>): Config['plannerModel'] {
  const { PLANNER_MODEL_URL: url, PLANNER_MODEL_NAME: name, PLANNER_MODEL_KEY: key } = env
  if (url === undefined) return undefined
  if (name === undefined) throw new ConfigError('PLANNER_MODEL_NAME must name the model at PLANNER_MODEL_URL')
  return { url, name, key }
}

/**
 * Parses an environment; throws a ConfigError that names the first bad variable and what it
 * accepts.
 */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const givenSettings = Object.fromEntries(
    Object.keys(Environment.shape)
      .filter((name) => environment[name] !== undefined && environment[name] !== '')
      .map((name) => [name, environment[name]]),
  )
  const result = Environment.safeParse(givenSettings)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message ?? 'is not valid'}`)
  }
  const env = result.data
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    photosUrl: env.PHOTOS_URL,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    contactEmail: env.CONTACT_EMAIL,
    spoonacularApiKey: env.SPOONACULAR_API_KEY,
    plannerModel: plannerModelOf(env),
    secretsKey: env.SECRETS_KEY === undefined ? undefined : Buffer.from(env.SECRETS_KEY, 'base64'),
    trustProxy: trustProxyOf(env.TRUST_PROXY),
    registration: env.REGISTRATION,
    signIn: env.SIGN_IN,
    logLevel: env.LOG_LEVEL,
    importAllowedHosts: env.IMPORT_ALLOWED_HOSTS ?? [],
  }
}

/**
 * The configuration of this process: its environment over an optional `.env` in the working
 * directory.
 */
export function readConfig(): Config {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  return parseConfig({ ...file, ...process.env })
}
