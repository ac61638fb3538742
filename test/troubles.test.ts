/**
 * What can be wrong with a database when the server starts or while it runs: a sentence, nothing
 * made anew, and reading goes on.
 */

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../src/server/app.ts'
import { backUpBeforeMigrating } from '../src/server/commands/migrate.ts'
import { parseConfig } from '../src/server/config.ts'
import { migrate } from '../src/server/db/migrate.ts'
import { openLogger } from '../src/server/logger.ts'
import { openDependencies } from '../src/server/open-dependencies.ts'
import { startFailure } from '../src/server/start-failure.ts'
import { aRecipe } from './harness/makers.ts'
import { type Program, startProgram, type Surroundings } from './harness/program.ts'
import { temporaryFolder } from './harness/temporary-folder.ts'

vi.setConfig({ testTimeout: 120_000 })

const folder = temporaryFolder('troubles')
chmodSync(folder, 0o755)
const isRoot = process.getuid?.() === 0
/** Root may write everywhere, so what may not be written is tried as nobody. */
const nobody: Surroundings = isRoot ? { uid: 65_534 } : {}

const running: Program[] = []
afterEach(async () => {
  for (const program of running.splice(0)) await program.end()
})

async function start(settings: Record<string, string>, around: Surroundings = {}): Promise<Program> {
  const program = await startProgram(settings, around)
  running.push(program)
  return program
}

let count = 0
function newFolder(): string {
  count += 1
  const made = join(folder, String(count))
  mkdirSync(made)
  return made
}

interface Answer {
  status: number
  body: { code?: string; message?: string; id?: number; length?: number }
}
type Caller = (method: string, path: string, body?: unknown) => Promise<Answer>

const answerOf = (status: number, text: string): Answer => ({
  status,
  body: (text === '' ? {} : JSON.parse(text)) as Answer['body'],
})

const callerOf = (home: string | undefined, cookie: string): Caller =>
  async function call(method, path, body) {
    const response = await fetch(`${home}${path}`, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return answerOf(response.status, await response.text())
  }

const ada = { email: 'ada@example.org', password: 'a good password', firstName: 'Ada', lastName: 'Cook' }

async function signUp(home: string | undefined): Promise<string> {
  const response = await fetch(`${home}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ada),
  })
  expect(response.status).toBe(201)
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
}

/** The server as it is before it listens: a process of its own costs ten times as much. */
async function inHere(settings: Record<string, string>) {
  const config = parseConfig({ LOG_LEVEL: 'silent', ...settings })
  const logger = openLogger(config)
  const dependencies = openDependencies(config, logger)
  try {
    await backUpBeforeMigrating(config)
    await migrate(dependencies.db)
  } catch (error) {
    await dependencies.close()
    throw error
  }
  const app = await buildApp(dependencies, { logger })
  const ask = (method: string, url: string, cookie: string, payload?: object) =>
    app.inject({ method: method as 'GET', url, headers: { cookie }, ...(payload && { payload }) })
  return {
    ask,
    callAs: (cookie: string): Caller =>
      async function call(method, path, body) {
        const { statusCode, body: text } = await ask(method, path, cookie, body as object | undefined)
        return answerOf(statusCode, text)
      },
    end: async () => {
      await app.close()
      await dependencies.close()
    },
  }
}

/** Signs her in; answers what came of it, and the cookie of the session where one began. */
async function signIn(home: string | undefined, password = 'a good password') {
  const response = await fetch(`${home}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.org', password }),
  })
  const { message = '' } = (await response.json()) as { message?: string }
  const cookies = response.headers.getSetCookie()
  const cookie = cookies.find((one) => one.startsWith('plateful='))?.split(';', 1)[0] ?? ''
  return { status: response.status, message, cookies, cookie }
}

/** A data folder with an account in it, and recipes; answers the cookie. */
async function lived(dataDir: string, recipes: number): Promise<string> {
  const { ask, callAs, end } = await inHere({ DATA_DIR: dataDir })
  const registered = await ask('POST', '/api/auth/register', '', ada)
  expect(registered.statusCode).toBe(201)
  const cookie = String(registered.headers['set-cookie']).split(';', 1)[0] ?? ''
  const call = callAs(cookie)
  for (let number = 0; number < recipes; number += 1)
    expect((await call('POST', '/api/recipes', aRecipe({ name: `Soup ${number}` }))).status).toBe(201)
  await end()
  return cookie
}

const fileIn = (dataDir: string) => join(dataDir, 'plateful.db')
const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Brings everything from the log into the file itself. */
function settle(dataDir: string): void {
  const file = new DatabaseSync(fileIn(dataDir))
  file.exec('pragma wal_checkpoint(truncate)')
  file.close()
}

function overwrite(file: string, at: number, bytes: Buffer): void {
  const handle = openSync(file, 'r+')
  writeSync(handle, bytes, 0, bytes.length, at)
  closeSync(handle)
}

/** What a start in here says that ends before it listens. */
async function refusalOf(settings: Record<string, string>): Promise<string> {
  const said = await inHere(settings).then(
    () => 'started',
    (error: unknown) => startFailure(error),
  )
  expect(said).toMatch(/^[^\n]+$/)
  return said
}

/** A start that is refused and leaves the file as it was; answers why. */
async function refusal(dataDir: string): Promise<string> {
  const before = digest(fileIn(dataDir))
  const said = await refusalOf({ DATA_DIR: dataDir })
  expect(digest(fileIn(dataDir))).toBe(before)
  return said
}

describe('a start is refused in one line, and the database stays as it is', () => {
  it('when the file is no database', async () => {
    const dataDir = newFolder()
    writeFileSync(fileIn(dataDir), Buffer.from(Array.from({ length: 20_000 }, (_, at) => (at * 131) % 251)))
    const before = digest(fileIn(dataDir))
    const program = await start({ DATA_DIR: dataDir })
    expect(await program.end()).toBe(1)
    expect(program.err()).toMatch(
      /^Plateful can’t start: [^\n]+isn’t a database, or its beginning is damaged[^\n]*\n$/,
    )
    expect(digest(fileIn(dataDir))).toBe(before)
  })

  it('when its table of contents is damaged', async () => {
    const dataDir = newFolder()
    await lived(dataDir, 0)
    settle(dataDir)
    overwrite(fileIn(dataDir), 100, Buffer.alloc(3_000, 0xa5))
    expect(await refusal(dataDir)).toMatch(/is damaged.*restore a backup/)
  })

  it('when it belongs to another program', async () => {
    const dataDir = newFolder()
    const other = new DatabaseSync(fileIn(dataDir))
    other.exec("create table songs (title text); insert into songs values ('Yesterday')")
    other.close()
    expect(await refusal(dataDir)).toMatch(/a database of another program, with the tables songs/)
  })

  it('when a newer version wrote it', async () => {
    const dataDir = newFolder()
    await lived(dataDir, 0)
    const file = new DatabaseSync(fileIn(dataDir))
    file.exec("insert into kysely_migration values ('9999-of-tomorrow', '2030-01-01')")
    file.close()
    settle(dataDir)
    expect(await refusal(dataDir)).toMatch(/written by a newer version \(9999-of-tomorrow has run on it\)/)
  })

  it('when the folder cannot be written', async () => {
    const dataDir = newFolder()
    chmodSync(dataDir, 0o555)
    const program = await start({ DATA_DIR: dataDir }, nobody)
    expect(await program.end()).toBe(1)
    expect(program.err()).toMatch(/^Plateful can’t start: (DATA_DIR|plateful\.db)[^\n]+\n$/)
  })

  it.each([
    ['28P01', 'password authentication failed', /doesn’t accept the user or password in DATABASE_URL/],
    ['3D000', 'database "x" does not exist', /has no database of the name in DATABASE_URL/],
  ])('when PostgreSQL answers %s', async (code, words, sentence) => {
    const fields = Buffer.from(`SFATAL\0C${code}\0M${words}\0\0`)
    const length = Buffer.alloc(4)
    length.writeInt32BE(fields.length + 4)
    const postgres = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fields])))
    })
    await new Promise<void>((resolve) => postgres.listen(0, '127.0.0.1', resolve))
    const address = postgres.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const url = `postgres://x:y@127.0.0.1:${port}/x`
    const said = await refusalOf({ DATA_DIR: newFolder(), DATABASE_URL: url })
    postgres.close()
    expect(said).toMatch(sentence)
  })

  it('when PostgreSQL does not answer', async () => {
    const said = await refusalOf({ DATA_DIR: newFolder(), DATABASE_URL: 'postgres://x:y@127.0.0.1:1/x' })
    expect(said).toMatch(/^PostgreSQL doesn’t answer.+DATABASE_URL/)
  })
})

describe('while it runs', () => {
  /**
   * Writes until the disk takes no more; answers how many were acknowledged and what the refusal
   * said.
   */
  async function fillUp(call: Caller) {
    for (let kept = 0; ; kept += 1) {
      const steps = Array.from({ length: 20 }, () => 'Stir, and taste what is in the pot. '.repeat(50))
      const said = await call('POST', '/api/recipes', aRecipe({ name: `Soup ${kept}`, steps }))
      if (said.status !== 201) return { kept, said }
    }
  }

  it('a disk that takes no more refuses in a sentence, is read on, and what was acknowledged is there', async () => {
    const dataDir = newFolder()
    // The largest file, in blocks of 512 bytes.
    const program = await start({ DATA_DIR: dataDir }, { first: 'ulimit -f 3000' })
    const cookie = await signUp(program.home)
    const call = callerOf(program.home, cookie)
    const { kept, said } = await fillUp(call)
    expect([503, 507]).toContain(said.status)
    expect(said.body.message).toMatch(/so this wasn’t saved\. What’s already saved can still be read\.$/)
    expect((await call('GET', '/api/recipes')).body.length).toBe(kept)
    await program.end()
    const again = await inHere({ DATA_DIR: dataDir })
    expect((await again.callAs(cookie)('GET', '/api/recipes')).body.length).toBe(kept)
    await again.end()
  })

  it('a disk without room for a byte lets nobody in or guess, those who are in read, and room is enough to go on', async () => {
    const dataDir = newFolder()
    const early = await start({ DATA_DIR: dataDir })
    const cookie = await signUp(early.home)
    const kept = 3
    for (let number = 0; number < kept; number += 1)
      expect((await callerOf(early.home, cookie)('POST', '/api/recipes', aRecipe())).status).toBe(201)
    const shared = (await signIn(early.home)).cookie
    await early.end()
    settle(dataDir)

    const program = await start({ DATA_DIR: dataDir }, { first: 'ulimit -f 1000' })
    const call = callerOf(program.home, cookie)
    const { kept: more } = await fillUp(call)
    const favourite = async () => (await call('POST', '/api/recipes', aRecipe({ name: 'One more' }))).status
    let smaller = 0
    while ((await favourite()) === 201) smaller += 1

    const full = await signIn(program.home)
    expect([503, 507]).toContain(full.status)
    expect(full.message).toMatch(/so nobody can sign in just now\. Tell whoever runs it, and try again later/)
    expect(full.cookies).toEqual([])

    // Whoever is in stays in.
    for (const path of [
      '/api/recipes',
      '/api/calendar-assignments?start=2026-01-01&end=2026-01-31',
      '/api/completed-shopping-lists',
      '/api/auth/me',
    ])
      expect([path, (await call('GET', path)).status]).toEqual([path, 200])

    // As many guesses as ever are judged, and no more.
    const guesses: number[] = []
    for (let guess = 0; guess < 40; guess += 1)
      guesses.push((await signIn(program.home, `guess number ${guess}`)).status)
    expect(guesses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
    expect(guesses.filter((status) => ![401, 429, 503, 507].includes(status))).toEqual([])

    // Somebody leaves a machine that others use.
    const left = await fetch(`${program.home}/api/auth/logout`, {
      method: 'POST',
      headers: { cookie: shared },
    })
    expect([left.status, left.headers.get('set-cookie')]).toEqual([204, expect.stringMatching(/^plateful=;/)])
    expect((await callerOf(program.home, shared)('GET', '/api/auth/me')).status).toBe(401)
    expect((await call('GET', '/api/auth/sessions')).body.length).toBe(1)

    // Room, as whoever runs the machine makes it.
    settle(dataDir)
    const again = await signIn(program.home)
    expect(again.status).toBe(200)
    expect((await callerOf(program.home, shared)('GET', '/api/auth/me')).status).toBe(401)
    expect((await call('GET', '/api/recipes')).body.length).toBe(kept + more + smaller)
    expect(await favourite()).toBe(201)
    await program.kill()

    const after = await inHere({ DATA_DIR: dataDir })
    expect((await after.callAs(shared)('GET', '/api/auth/me')).status).toBe(401)
    expect((await after.callAs(again.cookie)('GET', '/api/recipes')).body.length).toBe(
      kept + more + smaller + 1,
    )
    await after.end()
  })

  it('a sign-in that finds no room at its very end leaves the browser the session that it has', async () => {
    const dataDir = newFolder()
    await lived(dataDir, 0)
    const { ask, end } = await inHere({ DATA_DIR: dataDir })
    const { email, password } = ada
    const comeIn = () => ask('POST', '/api/auth/login', '', { email, password })
    const file = new DatabaseSync(fileIn(dataDir))
    file.exec(
      "create trigger full before insert on known_places begin select raise(abort, 'database or disk is full'); end",
    )
    const refused = await comeIn()
    expect([refused.statusCode, refused.cookies]).toEqual([507, []])
    expect(refused.json<{ message: string }>().message).toMatch(
      /no room left on the server, so nobody can sign in/,
    )
    file.exec('drop trigger full')
    file.close()
    expect((await comeIn()).statusCode).toBe(200)
    await end()
  })

  it.runIf(isRoot && process.platform === 'linux')('a full disk answers 507', async (context) => {
    const dataDir = newFolder()
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'plateful-test', dataDir], { stdio: 'ignore' })
    } catch {
      context.skip('a container may not mount')
    }
    try {
      const program = await start({ DATA_DIR: dataDir })
      const call = callerOf(program.home, await signUp(program.home))
      const { kept, said } = await fillUp(call)
      expect([said.status, said.body.code]).toEqual([507, 'NO_ROOM'])
      expect((await call('GET', '/api/recipes')).body.length).toBe(kept)
      await program.end()
    } finally {
      execFileSync('umount', [dataDir])
    }
  })

  it('a file that may not be written is read', async () => {
    const dataDir = newFolder()
    const cookie = await lived(dataDir, 1)
    settle(dataDir)
    chmodSync(fileIn(dataDir), 0o444)
    if (nobody.uid !== undefined) chownSync(dataDir, nobody.uid, nobody.uid)
    const program = await start({ DATA_DIR: dataDir }, nobody)
    const call = callerOf(program.home, cookie)
    expect((await call('GET', '/api/recipes')).body.length).toBe(1)
    const refused = await call('POST', '/api/recipes', aRecipe())
    expect([refused.status, refused.body.code]).toEqual([503, 'NOT_KEPT'])
  })

  it('a damaged page refuses what lies on it; everything else goes on', async () => {
    const dataDir = newFolder()
    const cookie = await lived(dataDir, 30)
    settle(dataDir)
    const file = new DatabaseSync(fileIn(dataDir))
    const { rootpage } = file.prepare("select rootpage from sqlite_master where name = 'recipes'").get() as {
      rootpage: number
    }
    const { page_size: size } = file.prepare('pragma page_size').get() as { page_size: number }
    file.close()
    overwrite(fileIn(dataDir), (rootpage - 1) * size, Buffer.alloc(size, 0xa5))
    const { callAs, end } = await inHere({ DATA_DIR: dataDir })
    const call = callAs(cookie)
    const recipes = await call('GET', '/api/recipes')
    expect([recipes.status, recipes.body.code]).toEqual([503, 'DAMAGED'])
    expect((await call('GET', '/api/auth/me')).status).toBe(200)
    expect((await call('GET', '/api/completed-shopping-lists')).status).toBe(200)
    await end()
  })
})

it('processes that start together migrate once', async () => {
  const settings = { DATA_DIR: newFolder(), LOG_LEVEL: 'info' }
  const programs = await Promise.all([1, 2, 3].map(() => start(settings)))
  expect(programs.map(({ home, err }) => [home === undefined, err()])).toEqual(
    programs.map(() => [false, '']),
  )
  const migrated = programs.filter(({ out }) => out().includes('brought up to date'))
  expect(migrated).toHaveLength(1)
})
