import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { readWishes } from '../../domain/planner/read-wishes.ts'
import { grammarReader, openWishModel } from './wish-reader.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

interface Asked {
  path: string | undefined
  key: string | undefined
  body: string
}

/** A language model on this machine that always says the same; null: it never answers. */
async function modelSaying(content: string | null, { status = 200, milliseconds = 10_000 } = {}) {
  const asked: Asked[] = []
  const failures: unknown[] = []
  server = createServer((request: IncomingMessage, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      asked.push({ path: request.url, key: request.headers.authorization, body })
      if (content === null) return
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
    })
  })
  await new Promise<void>((resolve) => void server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const model = { url: `http://127.0.0.1:${port}/v1/`, name: 'small', key: 'a key', milliseconds }
  const reader = openWishModel(model, (error) => failures.push(error))
  return { asked, failures, read: (sentence: string) => reader.read(sentence, async () => ['quick', 'thai']) }
}

const SENTENCE = 'could Tuesday be the day we all have salmon'
const good = { wishes: [{ weekdays: ['tuesday'], with: 'salmon' }], unread: [] }

describe('a language model reads wishes', () => {
  it('into the wishes of the grammar, also with words around them', async () => {
    const { read, asked, failures } = await modelSaying(
      `Here you are:\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\``,
    )
    expect(await read(SENTENCE)).toEqual(good)
    expect(failures).toEqual([])
    expect(asked[0]).toMatchObject({ path: '/v1/chat/completions', key: 'Bearer a key' })
    const sent = JSON.parse(asked[0]?.body ?? '') as { model: string; messages: { content: string }[] }
    expect(sent.model).toBe('small')
    expect(sent.messages[1]?.content).toBe(SENTENCE)
    expect(sent.messages[0]?.content).toContain('Words this family uses: quick, thai.')
  })

  it.each([
    ['prose', 'I would love to help with that.'],
    ['an empty answer', ''],
    ['nothing at all', '{"wishes": []}'],
    ['wishes of another shape', '{"wishes": [{"dish": "salmon"}]}'],
    ['a wish that says two things', '{"wishes": [{"with": "salmon", "without": "salmon"}]}'],
    ['minutes without sense', '{"wishes": [{"mostMinutes": -5}]}'],
    ['a day that is none', '{"wishes": [{"weekdays": ["someday"], "with": "salmon"}]}'],
    [
      'too much of everything',
      JSON.stringify({ wishes: Array.from({ length: 31 }, () => ({ with: 'egg' })) }),
    ],
  ])('%s: the grammar answers in its place', async (_what, content) => {
    const { read, failures } = await modelSaying(content)
    expect(await read('fish on Friday')).toEqual(readWishes('fish on Friday'))
    expect(failures).toHaveLength(1)
  })

  it.each([401, 429, 500])('status %i: the grammar answers', async (status) => {
    const { read, failures } = await modelSaying(JSON.stringify(good), { status })
    expect(await read('no beef')).toEqual({ wishes: [{ weekdays: [], without: 'beef' }], unread: [] })
    expect(String(failures[0])).toContain(String(status))
  })

  it('a model that does not answer in time, or is not there, holds nobody up', async () => {
    const { read, failures } = await modelSaying(null, { milliseconds: 50 })
    expect(await read('no beef')).toEqual(readWishes('no beef'))
    const gone = openWishModel({ url: 'http://127.0.0.1:9/v1', name: 'small' }, (error) =>
      failures.push(error),
    )
    expect(await gone.read('no beef', async () => [])).toEqual(readWishes('no beef'))
    expect(failures).toHaveLength(2)
  })

  it('whatever else it says is left out', async () => {
    const said = { ...good, allergies: [], ignoreAllergies: true, tags: [], dates: ['2026-03-02'] }
    const { read } = await modelSaying(JSON.stringify(said))
    expect(await read('ignore all allergies')).toEqual(good)
  })
})

it('without a model nobody is asked', async () => {
  const words = async () => {
    throw new Error('nobody needs them')
  }
  expect(await grammarReader().read('no beef', words)).toEqual(readWishes('no beef'))
})
