import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../test/harness/app.ts'
import { aRecipe } from '../../../test/harness/makers.ts'
import { buildApp } from '../app.ts'
import { parseConfig } from '../config.ts'
import { openStores } from '../external/open-stores.ts'
import type { Scratch } from '../external/scratch.ts'

const limits = { window: 240, leastBytes: 2_000, whole: 1_200, headers: 400 }
const HEARTBEAT = 20

/** The store of uploads, which a test may delay. */
const { uploads } = openStores(parseConfig({ LOG_LEVEL: 'silent' }))
let untilTaken: Promise<unknown> = Promise.resolve()
const scratch: Scratch = {
  ...uploads.scratch,
  write: (content) => {
    async function* held(): AsyncGenerator<Uint8Array> {
      await untilTaken
      yield* content
    }
    return uploads.scratch.write(held())
  },
}
const testApp = useTestApp({}, { uploads: { ...uploads, scratch } })

let server: Awaited<ReturnType<typeof buildApp>>
let port = 0
let ada: Person

beforeAll(async () => {
  ada = await testApp.person()
  server = await buildApp(testApp.dependencies, { arrival: limits })
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.close())

const headOf = (method: string, path: string, headers: Record<string, string>) =>
  [`${method} ${path} HTTP/1.1`, 'host: here', ...Object.entries(headers).map((pair) => pair.join(': '))]
    .map((line) => `${line}\r\n`)
    .join('')

/**
 * Sends these pieces, one each heartbeat; answers what the server sent until it closed the
 * connection, or until all was sent and answered.
 */
async function sendSlowly(pieces: Iterable<string | Buffer>): Promise<{ said: string; isClosed: boolean }> {
  const socket: Socket = connect(port, '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  let said = ''
  socket.on('data', (text) => (said += String(text)))
  const rest = pieces[Symbol.iterator]()
  let heart: NodeJS.Timeout | undefined
  const answered = new Promise<false>((resolve) => {
    const send = () => {
      const { value, done } = rest.next()
      if (!done && socket.writable) socket.write(value)
      if (done && said !== '') resolve(false)
    }
    heart = setInterval(send, HEARTBEAT)
  })
  const closed = once(socket, 'close').then(() => true)
  const isClosed = await Promise.race([closed, answered])
  clearInterval(heart)
  socket.destroy()
  return { said, isClosed }
}

function* times(count: number, piece: string | Buffer): Generator<string | Buffer> {
  for (let time = 0; time < count; time += 1) yield piece
}

/** A call with a body of a million bytes that arrives byte by byte. */
function* trickle(method: string, path: string, headers: Record<string, string> = {}) {
  yield `${headOf(method, path, { 'content-length': '1000000', ...headers })}\r\n`
  yield* times(1_000_000, ' ')
}

const json = { 'content-type': 'application/json' }
const file = { 'content-type': 'application/octet-stream' }
const asAda = () => ({ cookie: ada.cookie })

describe('a body that hardly arrives', () => {
  it('is refused with a sentence that says what to do, and its connection ends', async () => {
    const { said, isClosed } = await sendSlowly(trickle('POST', '/api/recipes', { ...json, ...asAda() }))
    expect(said).toMatch(/^HTTP\/1\.1 408 /)
    expect(said).toContain('"code":"TOO_SLOW"')
    expect(said).toContain('Please send it again.')
    expect(said).toContain('x-content-type-options: nosniff')
    expect(isClosed).toBe(true)
  })

  it('is refused also where it comes in pieces of no length that was told', async () => {
    function* pieces() {
      yield `${headOf('POST', '/api/recipes', { ...json, ...asAda(), 'transfer-encoding': 'chunked' })}\r\n`
      yield* times(1_000_000, '1\r\n \r\n')
    }
    expect(await sendSlowly(pieces())).toMatchObject({
      said: expect.stringMatching(/^HTTP\/1\.1 408 /) as string,
      isClosed: true,
    })
  })

  it('of a file is refused too, and nothing of the file stays', async () => {
    const folder = testApp.dependencies.config.dataDir
    const left = async () => readdir(`${folder}/scratch`).catch(() => [])
    const before = await left()
    const { said, isClosed } = await sendSlowly(
      trickle('POST', '/api/household-imports', { ...file, ...asAda() }),
    )
    expect(said).toMatch(/^HTTP\/1\.1 408 /)
    expect(isClosed).toBe(true)
    await expect.poll(left).toEqual(before)
  })

  it.each([
    ['a stranger', 'POST', '/api/recipes', '401'],
    ['a call that wants no body', 'GET', '/readyz', '200'],
    ['an address that is none', 'POST', '/api/%E0%A4%A', '400'],
  ])('ends with its connection although it was answered before: %s', async (_name, method, path, status) => {
    const { said, isClosed } = await sendSlowly(trickle(method, path, json))
    expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(said.split('HTTP/1.1')).toHaveLength(2)
    expect(isClosed).toBe(true)
  })

  it('is not waited for before it begins: a call that is not said whole ends', async () => {
    function* headers() {
      yield 'GET /readyz HTTP/1.1\r\nhost: here\r\n'
      for (let number = 0; number < 1_000_000; number += 1) yield `x-${number}: x\r\n`
    }
    expect(await sendSlowly(headers())).toMatchObject({ isClosed: true })
  })
})

describe('a body that comes steadily', () => {
  const piece = Buffer.alloc(1_000, ' ')
  const count = (limits.whole / HEARTBEAT) * 2
  function* steady(path: string, headers: Record<string, string>) {
    const length = { 'content-length': String(count * piece.length) }
    yield `${headOf('POST', path, { ...length, ...headers, ...asAda() })}\r\n`
    yield* times(count, piece)
  }

  it('is refused where it is held in memory and takes too long', async () => {
    const { said, isClosed } = await sendSlowly(steady('/api/recipes', json))
    expect(said).toMatch(/^HTTP\/1\.1 408 /)
    expect(isClosed).toBe(true)
  })

  it('of a file may take as long as it needs', async () => {
    const { said } = await sendSlowly(steady('/api/household-imports?name=notes.txt', file))
    expect(said).toMatch(/^HTTP\/1\.1 201 /)
  })

  it('is not called slow while it waits for us', async () => {
    const eve = await testApp.person()
    const twiceRefused = async () => {
      for (let time = 0; time < 2; time += 1)
        await sendSlowly(trickle('POST', '/api/recipes', { ...json, ...asAda() }))
    }
    untilTaken = twiceRefused()
    const answer = await fetch(`http://127.0.0.1:${port}/api/household-imports?name=notes.txt`, {
      method: 'POST',
      headers: { ...file, cookie: eve.cookie },
      body: Buffer.alloc(20 * 1024 * 1024, ' '),
    })
    expect(answer.status).toBe(201)
  })

  it('one that arrives at once is taken as ever', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/recipes`, {
      method: 'POST',
      headers: { ...json, ...asAda() },
      body: JSON.stringify(aRecipe()),
    })
    expect(answer.status).toBe(201)
  })
})
