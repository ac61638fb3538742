/**
 * Compresses larger answers and pages for callers that accept it. Files of the front end are
 * compressed by the build.
 */

import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import pLimit from 'p-limit'

/** Below this, compressing costs more than it saves. */
const MIN_BYTES = 1024

/** From this size on compressing takes so long that several at once would delay other calls. */
const LARGE_BYTES = 256 * 1024
const limitLarge = pLimit(Math.max(1, Math.min(2, availableParallelism() - 1)))

/** High enough to find repeats far apart in a list, and still quick. */
const BROTLI_QUALITY = 6
const brotli = promisify(brotliCompress)
const encoders = {
  br: (bytes: Buffer) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}
type Encoding = keyof typeof encoders

const compress = (bytes: Buffer, encoding: Encoding) =>
  bytes.length < LARGE_BYTES ? encoders[encoding](bytes) : limitLarge(() => encoders[encoding](bytes))

/**
 * The better encoding of those that an Accept-Encoding header names and does not refuse ('br;q=0').
 */
function chooseEncoding(header: string | undefined): Encoding | null {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.replace(/\s/g, ''))
      .filter((part) => !/;q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';', 1)[0]),
  )
  return (['br', 'gzip'] as const).find((encoding) => accepted.has(encoding)) ?? null
}

/** Compressed answers of the cache, as these are sent more than once. */
const compressedBytes = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>()

function compressOnce(answer: Buffer, encoding: Encoding): Promise<Buffer> {
  const forms = compressedBytes.get(answer) ?? {}
  compressedBytes.set(answer, forms)
  return (forms[encoding] ??= compress(answer, encoding))
}

export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isAnswer = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isAnswer || payload.length < MIN_BYTES || !isText(reply)) return payload
    void reply.header('vary', 'accept-encoding')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === null) return payload
    void reply.header('content-encoding', encoding).removeHeader('content-length')
    return typeof payload === 'string'
      ? compress(Buffer.from(payload), encoding)
      : compressOnce(payload, encoding)
  })
}

const isText = (reply: FastifyReply) => /json|html/.test(String(reply.getHeader('content-type')))
