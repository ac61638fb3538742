/** The decompressed body of a response, up to a limit. */

import { pipeline, Readable, type Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'

/** A body is larger than the limit; its rest is not read. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** Most encodings of one body; each costs memory. */
const MAX_TIMES = 3

/**
 * The decompressed body; at most `limit` bytes before and after decompression. `encoding` is the
 * content-encoding header.
 */
export async function readBody(body: Readable, encoding: string, limit: number): Promise<Uint8Array> {
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
  if (names.length > MAX_TIMES) {
    // An unread body could emit an error that nobody handles.
    body.on('error', () => undefined).destroy()
    throw new Error(`a body that is packed ${names.length} times`)
  }
  // Encodings are undone in reverse order.
  let stream: Readable = body
  for (const name of names.toReversed()) stream = await decompress(Readable.from(atMost(stream, limit)), name)
  const chunks: Uint8Array[] = []
  for await (const chunk of atMost(stream, limit)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * Bytes up to the limit, also before decompression: a long compressed body can expand to nothing.
 */
async function* atMost(stream: Readable, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) continue
    size += chunk.length
    if (size > limit) throw new BodyTooLarge()
    yield chunk
  }
}

/** Options that accept truncated bodies: those are common, and what arrived is still useful. */
const cutShort = { finishFlush: constants.Z_SYNC_FLUSH }
const cutShortBrotli = { finishFlush: constants.BROTLI_OPERATION_FLUSH }

async function decompress(stream: Readable, name: string): Promise<Readable> {
  if (name === 'gzip' || name === 'x-gzip') return through(stream, createGunzip(cutShort))
  if (name === 'br') return through(stream, createBrotliDecompress(cutShortBrotli))
  if (name === 'deflate') return unpackDeflate(stream)
  throw new Error(`unknown content encoding ${name}`)
}

/** 'deflate' means zlib, but some servers send the bare stream: the first byte tells. */
async function unpackDeflate(stream: Readable): Promise<Readable> {
  const chunks = stream[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done || !(first.value instanceof Uint8Array)) return Readable.from([])
  const start = first.value
  const allChunks = Readable.from(
    (async function* () {
      yield start
      yield* { [Symbol.asyncIterator]: () => chunks }
    })(),
  )
  return through(allChunks, (start[0] ?? 0) % 16 === 8 ? createInflate(cutShort) : createInflateRaw(cutShort))
}

/** `pipeline` reports errors to the reader of the transform. */
const through = (stream: Readable, transform: Transform): Readable =>
  pipeline(stream, transform, (error) => {
    if (error) transform.destroy(error)
  })
