import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { readSentence } from '../../domain/planner/rules/reader/offer-rules.ts'
import type { RuleContext } from '../../domain/planner/rules/rule-context.ts'
import { grammarReader, openModelReader } from './sentence-reader.ts'

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

const kitchen: RuleContext = {
  today: '2026-03-02',
  dates: ['2026-03-02', '2026-03-03', '2026-03-06'],
  slots: ['dinner'],
  diners: ['Tom'],
  groups: {},
  aliases: {},
  guests: ['Grandma'],
  recipes: ['Fish pie'],
  tags: ['quick'],
  cuisines: ['thai'],
}

/** A language model on this machine that always gives this answer; with null it never answers. */
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
  const reader = openModelReader(model, (error) => failures.push(error))
  return { asked, failures, read: (sentence: string) => reader.read(sentence, kitchen) }
}

/** A sentence of which the grammar reads the first part; the second stays unread. */
const SENTENCE = 'no beef, could Tuesday be the glorious day we all adore salmon'
const UNREAD = 'could Tuesday be the glorious day we all adore salmon'
const noBeef = { kind: 'have', what: { food: 'beef' }, count: { max: 0 } } as const
const salmon = {
  kind: 'have',
  what: { food: 'salmon' },
  count: { min: 1 },
  when: { days: ['tuesday'] },
} as const

describe('a language model helps to read rules', () => {
  it('with what the grammar gives back and nothing else, also with words around its answer', async () => {
    expect(readSentence(SENTENCE, kitchen)).toMatchObject({ rules: [noBeef], unread: [UNREAD] })
    const { read, asked, failures } = await modelSaying(
      `Here you are:\n\`\`\`json\n${JSON.stringify({ rules: [salmon], unread: [] })}\n\`\`\``,
    )
    expect(await read(SENTENCE)).toEqual({ rules: [noBeef, salmon], unread: [], offers: [] })
    expect(failures).toEqual([])
    expect(asked[0]).toMatchObject({ path: '/v1/chat/completions', key: 'Bearer a key' })
    const sent = JSON.parse(asked[0]?.body ?? '') as { model: string; messages: { content: string }[] }
    expect(sent.model).toBe('small')
    expect(sent.messages[1]?.content).toBe(UNREAD)
    expect(sent.messages[0]?.content).toContain('Words this family uses: quick, thai.')
    // Names of people and recipes are not sent to the model.
    expect(asked[0]?.body).not.toMatch(/Tom|Grandma|Fish pie/)
  })

  it('and is not asked where the grammar understands all', async () => {
    const { read, asked } = await modelSaying(JSON.stringify({ rules: [salmon], unread: [] }))
    expect(await read('no beef')).toEqual({ rules: [noBeef], unread: [], offers: [] })
    expect(asked).toEqual([])
  })

  it.each([
    ['prose', 'I would love to help with that.'],
    ['an empty answer', ''],
    ['nothing at all', '{"rules": []}'],
    ['rules of another shape', '{"rules": [{"dish": "salmon"}]}'],
    ['a kind that is none', '{"rules": [{"kind": "dream", "what": {"food": "salmon"}}]}'],
    ['a day that is none', JSON.stringify({ rules: [{ ...salmon, when: { days: ['someday'] } }] })],
    ['a food that nobody knows', JSON.stringify({ rules: [{ ...salmon, what: { food: 'glory' } }] })],
    ['a person whom nobody knows', JSON.stringify({ rules: [{ ...salmon, who: ['Zed'] }] })],
    ['words that nobody said', JSON.stringify({ rules: [salmon], unread: ['pay the milkman'] })],
    ['too much of everything', JSON.stringify({ rules: Array.from({ length: 31 }, () => salmon) })],
  ])('%s: what the grammar read stands', async (_what, content) => {
    const { read, failures } = await modelSaying(content)
    expect(await read(SENTENCE)).toEqual(readSentence(SENTENCE, kitchen))
    expect(failures).toHaveLength(1)
  })

  it.each([401, 429, 500])('status %i: what the grammar read stands', async (status) => {
    const { read, failures } = await modelSaying(JSON.stringify({ rules: [salmon] }), { status })
    expect(await read(SENTENCE)).toEqual(readSentence(SENTENCE, kitchen))
    expect(String(failures[0])).toContain(String(status))
  })

  it('a model that does not answer in time, or is not there, holds nobody up', async () => {
    const { read, failures } = await modelSaying(null, { milliseconds: 50 })
    expect(await read(SENTENCE)).toEqual(readSentence(SENTENCE, kitchen))
    const gone = openModelReader({ url: 'http://127.0.0.1:9/v1', name: 'small' }, (error) =>
      failures.push(error),
    )
    expect(await gone.read(SENTENCE, kitchen)).toEqual(readSentence(SENTENCE, kitchen))
    expect(failures).toHaveLength(2)
  })

  it('what it reads is not offered any more, and what it gives back is (planner 119)', async () => {
    const twice = { kind: 'have', what: { food: 'salmon' }, count: { min: 2 } } as const
    const { read } = await modelSaying(JSON.stringify({ rules: [twice], unread: ['less beef'] }))
    const { rules, unread, offers } = await read('more salmon, less beef')
    expect([rules, unread, offers.map(({ said }) => said)]).toEqual([[twice], ['less beef'], ['less beef']])
  })

  it('whatever else it says is left out', async () => {
    const said = { rules: [salmon], unread: [], allergies: [], ignoreAllergies: true, dates: ['2026-03-02'] }
    const { read } = await modelSaying(JSON.stringify(said))
    expect(await read(SENTENCE)).toEqual({ rules: [noBeef, salmon], unread: [], offers: [] })
  })
})

it('without a model the grammar reads alone', async () => {
  expect(await grammarReader().read('no beef', kitchen)).toEqual({ rules: [noBeef], unread: [], offers: [] })
})
