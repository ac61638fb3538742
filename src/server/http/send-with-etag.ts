/** Sends an answer with its ETag, or 304 where the client has it already. */

import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { nextSlice } from '../db/next-slice.ts'
import type { InFlight, MadeAnswer } from './in-flight.ts'
import type { ResponseCache } from './response-cache.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** The number of list entries that are serialized before a look at the clock. */
const FIRST_BATCH = 50
/** Milliseconds that a slice may take. */
const SLICE = 4

/**
 * A hash of an answer's schema, so that a new version of the product never gets a cached answer of
 * an old one.
 */
export function schemaHash(answer: z.ZodType): string {
  const schema = JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' }))
  return createHash('sha256').update(schema).digest('hex').slice(0, 8)
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** Weak, because an answer is sent in several compressed forms. */
const headerOf = (etag: string) => `W/"${etag}"`

function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map(opaque) ?? []
  return known.includes(opaque(headerOf(etag))) || known.includes('*')
}

/** Only this browser may keep the answer, and it asks each time whether it is still current. */
const withETag = (reply: FastifyReply, etag: string): FastifyReply =>
  reply.headers({ etag: headerOf(etag), 'cache-control': 'private, no-cache' })

interface CachedAnswer {
  cache: ResponseCache
  inFlight: InFlight
  /** The call with its parameters, without the household. */
  requestKey: string
  /** The present ETag for the household. */
  etagOf: () => Promise<string>
  /** Makes the answer; `etag` was its ETag just before. */
  make: (etag: string) => Promise<unknown>
}

/** Answers 304, from the cache if that is current, or with a new answer. */
export async function sendWithETag(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, inFlight, requestKey, etagOf, make }: CachedAnswer,
): Promise<FastifyReply> {
  const etag = await etagOf()
  if (isKnown(request, etag)) return withETag(reply, etag).code(304).send()
  const householdId = request.context.user?.householdId ?? 0
  const key = `${householdId} ${requestKey}`
  const cached = cache.get(key, etag)
  if (cached) return withETag(reply, etag).type(JSON_TYPE).send(cached)
  const makeNow = async (before: string): Promise<MadeAnswer> => {
    const body = await serializeInSlices(reply, await make(before), householdId)
    // What changed while it was read may be in it or not, so it gets no ETag: not even for a
    // database that is restored to this state.
    if ((await etagOf()) !== before) return { body, etag: undefined }
    cache.set(key, before, body)
    return { body, etag: before }
  }
  const answer = await inFlight.get(key, etag, { etagOf, make: makeNow })
  if (answer.etag !== undefined) withETag(reply, answer.etag)
  return reply.type(JSON_TYPE).send(answer.body)
}

/** A long list is serialized some entries at a time; the text is the same. */
async function serializeInSlices(reply: FastifyReply, answer: unknown, householdId: number): Promise<Buffer> {
  const serialize = (part: unknown) => reply.serialize(part) as string
  if (!Array.isArray(answer) || answer.length <= FIRST_BATCH) return Buffer.from(serialize(answer))
  const pieces: Buffer[] = []
  let [from, count] = [0, FIRST_BATCH]
  while (from < answer.length) {
    const began = performance.now()
    const piece = Buffer.from(serialize(answer.slice(from, from + count)))
    if (from > 0) piece.write(',')
    from += count
    // Only the last piece keeps its closing bracket, as only the first keeps its opening one.
    pieces.push(from < answer.length ? piece.subarray(0, -1) : piece)
    const elapsed = performance.now() - began
    // The next batch fills a slice, by the time that the last one took.
    count = Math.ceil(count * Math.min(8, SLICE / elapsed))
    if (elapsed > SLICE / 2 && from < answer.length) await nextSlice(householdId)
  }
  return Buffer.concat(pieces)
}
