/** Answers that their reader may know already: the reader names their tag, and 304 says that they still hold. */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

/** A word for the shape of an answer: a new version of the product must not be read from what an old one answered. */
export function shapeWord(answer: z.ZodType): string {
  const shape = JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' }))
  return createHash('sha256').update(shape).digest('hex').slice(0, 8)
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

const tagOf = (word: string) => `W/"${word}"`

/** Whether the reader says that they have the answer of this word. */
export function isKnown(request: FastifyRequest, word: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map(opaque) ?? []
  return known.includes(opaque(tagOf(word))) || known.includes('*')
}

/**
 * Names the answer by its word. The tag is weak, because the same answer leaves compressed in more than one way; the reader keeps
 * the answer to themselves and asks each time.
 */
export function nameAnswer(reply: FastifyReply, word: string): FastifyReply {
  return reply.headers({ etag: tagOf(word), 'cache-control': 'private, no-cache' })
}
