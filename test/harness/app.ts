/**
 * The real application over a real database with the real migrations; only external services have
 * stand-ins.
 */

import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { InvitedRegistration, User } from '../../src/domain/account/user.ts'
import { refuse } from '../../src/domain/refusal.ts'
import { buildApp } from '../../src/server/app.ts'
import { type Config, parseConfig } from '../../src/server/config.ts'
import { everyHousehold } from '../../src/server/db/household.ts'
import type { Db, Row } from '../../src/server/db/tables.ts'
import { builtInCatalogue } from '../../src/server/external/catalogue.ts'
import type { ExternalServices } from '../../src/server/external/external-services.ts'
import type { Email } from '../../src/server/external/mail.ts'
import { openStores } from '../../src/server/external/open-stores.ts'
import { openPushSender } from '../../src/server/external/push.ts'
import { grammarReader } from '../../src/server/external/sentence-reader.ts'
import { changesInProcess } from '../../src/server/http/changes.ts'
import type { AppDependencies } from '../../src/server/http/context.ts'
import { emptyDatabase } from './empty-database.ts'
import { openPhotoMemory } from './photo-memory.ts'
import { watchPlans } from './query-plans.ts'
import { answersWithETag, watchETags } from './watch-etags.ts'

/**
 * Before how many of its writes a test reads what has an ETag. The embedded database shows that no
 * ETag stands for two answers; on PostgreSQL, where a read costs more, a few show the same.
 */
const READ_EVERY = process.env['TEST_DATABASE_URL'] === undefined ? 1 : 8

/** A moment that tests can move. */
export interface TestClock {
  now: Date
  pass(milliseconds: number): void
}

export interface TestApp {
  app: FastifyInstance
  /** What the application is built from, for a test that builds another one beside it. */
  dependencies: AppDependencies
  /** For what a test itself asks: every table, of every household. */
  db: ReturnType<typeof everyHousehold>
  /**
   * The database as the application has it, but nobody watches how it finds what is asked of it.
   */
  unwatched: Db
  clock: TestClock
  /** Pages that the importer may fetch: address to HTML. */
  pages: Map<string, string>
  /** The emails that were sent. */
  sentEmails: Email[]
  /** Makes a call as nobody. */
  visit: Caller
  /** Registers a person and answers their own way of calling. */
  person(registration?: Partial<InvitedRegistration>): Promise<Person>
  /** A person as the database has them. */
  userRow(person: Pick<Person, 'user'>): Promise<Row<'users'>>
}

export type Caller = (
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<LightMyRequestResponse>

export interface Person {
  user: User
  cookie: string
  call: Caller
}

/** Stand-ins of the external services: pages and emails are in memory. */
function standInServices(config: Config, pages: Map<string, string>, sentEmails: Email[]): ExternalServices {
  return {
    catalogue: builtInCatalogue(),
    rules: grammarReader(),
    mail: {
      send: async (email) => void sentEmails.push(email),
      check: async () => 'kept for the test',
      close: async () => undefined,
    },
    photos: openPhotoMemory(),
    uploads: openStores(config).uploads,
    push: {
      ...openPushSender({ contact: 'mailto:test@example.org' }),
      send: async () => 'sent',
    },
    pages: {
      fetchPage: async (url) => {
        const html = pages.get(url)
        if (html === undefined) throw refuse('PAGE_FAILED', 'This page cannot be reached.')
        return { url, html }
      },
      fetchImage: async () => {
        throw refuse('PAGE_FAILED', 'This picture cannot be reached.')
      },
    },
  }
}

/** Registers somebody by default values with a number; answers them with their session's cookie. */
async function register(call: Caller, number: number, registration: Partial<InvitedRegistration>) {
  const body = {
    email: `person${number}@example.org`,
    password: 'a good password',
    firstName: 'Ada',
    lastName: `Cook ${number}`,
    ...registration,
  }
  const response = await call('POST', '/api/auth/register', body)
  if (response.statusCode !== 201)
    throw new Error(`registration answered ${response.statusCode}: ${response.body}`)
  const cookie = String(response.headers['set-cookie']).split(';', 1)[0] ?? ''
  return { user: response.json<User>(), cookie }
}

export async function openTestApp(
  settings: Partial<Config> = {},
  other: Partial<ExternalServices> = {},
): Promise<TestApp & { close(): Promise<void>; checkRefusals(): void }> {
  const { db, drop } = await emptyDatabase()
  const clock: TestClock = {
    now: new Date('2026-03-02T09:00:00.000Z'),
    pass: (milliseconds) => {
      clock.now = new Date(clock.now.getTime() + milliseconds)
    },
  }
  const pages = new Map<string, string>()
  const sentEmails: Email[] = []
  const config = { ...parseConfig({ LOG_LEVEL: 'silent' }), ...settings }
  const external = { ...standInServices(config, pages, sentEmails), ...other }
  const watched = watchPlans(db)
  const dependencies: AppDependencies = {
    config,
    db: watched.db,
    external,
    changes: changesInProcess(),
    clock: () => clock.now,
  }
  const etags = watchETags()
  const undeclaredRefusals: string[] = []
  const app = await buildApp(dependencies, {
    cache: etags.cache,
    onUndeclaredRefusal: (_request, { method, path }, { code }) =>
      void undeclaredRefusals.push(`${method} ${path} ${code}`),
  })

  // A test may close the application itself; then there is nobody left to ask.
  const cookies = new Set<string>()
  app.addHook('onClose', async () => cookies.clear())
  const readWhatHasETag = async (cookie: string) => {
    for (const url of answersWithETag(clock.now.getFullYear()))
      await app.inject({ method: 'GET', url, headers: { cookie } })
  }

  let writes = 0
  const callWith =
    (cookie?: string): Caller =>
    async (method, path, body, headers = {}) => {
      if (cookie !== undefined && method !== 'GET' && writes++ % READ_EVERY === 0)
        await readWhatHasETag(cookie)
      return app.inject({
        method,
        url: path,
        ...(body !== undefined && { payload: body as InjectOptions['payload'] }),
        headers: { ...(cookie && { cookie }), ...headers },
      } as InjectOptions)
    }

  const checkRefusals = () => {
    const found = undeclaredRefusals.splice(0)
    if (found.length > 0) throw new Error(`refusals that their calls do not name:\n${found.join('\n')}`)
  }

  let people = 0
  return {
    app,
    dependencies,
    db: everyHousehold(db),
    unwatched: db,
    clock,
    pages,
    sentEmails,
    visit: callWith(),
    person: async (registration = {}) => {
      people += 1
      const { user, cookie } = await register(callWith(), people, registration)
      cookies.add(cookie)
      return { user, cookie, call: callWith(cookie) }
    },
    userRow: ({ user }) =>
      everyHousehold(db).selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow(),
    checkRefusals,
    close: async () => {
      checkRefusals()
      for (const cookie of cookies) await readWhatHasETag(cookie)
      await app.close()
      const scans = await watched.scans()
      await drop()
      if (scans.length > 0)
        throw new Error(`queries that go by no index of their household:\n${scans.join('\n')}`)
      if (etags.lies.length > 0) throw new Error(`one ETag for two answers:\n${etags.lies.join('\n')}`)
    },
  }
}

/**
 * One application for a test file, opened before its tests and closed after them; `other` stands in
 * for some of the external services.
 */
export function useTestApp(settings: Partial<Config> = {}, other: Partial<ExternalServices> = {}): TestApp {
  const holder: { opened?: Awaited<ReturnType<typeof openTestApp>> } = {}
  beforeAll(async () => {
    holder.opened = await openTestApp(settings, other)
  })
  afterEach(() => holder.opened?.checkRefusals())
  afterAll(() => holder.opened?.close())
  const opened = () => {
    if (!holder.opened) throw new Error('the application is open only while tests run')
    return holder.opened
  }
  return {
    get app() {
      return opened().app
    },
    get dependencies() {
      return opened().dependencies
    },
    get db() {
      return opened().db
    },
    get unwatched() {
      return opened().unwatched
    },
    get clock() {
      return opened().clock
    },
    get pages() {
      return opened().pages
    },
    get sentEmails() {
      return opened().sentEmails
    },
    visit: (...args) => opened().visit(...args),
    person: (registration) => opened().person(registration),
    userRow: (person) => opened().userRow(person),
  }
}
