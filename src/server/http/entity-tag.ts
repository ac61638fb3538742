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

/**
 * Names the answer by its tag, and tells whether the reader has it. The tag is weak, because the same answer leaves compressed
 * in more than one way; the reader keeps the answer to themselves and asks each time.
 */
export function isKnown(request: FastifyRequest, reply: FastifyReply, word: string): boolean {
  const tag = `W/"${word}"`
  void reply.headers({ etag: tag, 'cache-control': 'private, no-cache' })
  const known = request.headers['if-none-match']?.split(',').map(opaque) ?? []
  return known.includes(opaque(tag)) || known.includes('*')
}
