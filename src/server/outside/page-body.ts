/** The body of an answer: unpacked, and never more of it than asked for. */
import { pipeline, Readable, type Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'

/** Thrown when a body holds more than the limit; the rest of it is never read. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** More often than this nobody packs a page; each time costs memory. */
const MOST_TIMES = 3

/**
 * The unpacked bytes of a body, whose `encoding` is the content-encoding header; at most `limit` of
 * them, packed or not.
 */
export async function readBody(body: Readable, encoding: string, limit: number): Promise<Uint8Array> {
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
  if (names.length > MOST_TIMES) {
    // Nobody reads it to its end, so nobody else would hear of what that does to its connection.
    body.on('error', () => undefined).destroy()
    throw new Error(`a body that is packed ${names.length} times`)
  }
  // The way back: what was packed last is unpacked first.
  let stream: Readable = body
  for (const name of names.toReversed()) stream = await unpack(Readable.from(atMost(stream, limit)), name)
  const chunks: Uint8Array[] = []
  for await (const chunk of atMost(stream, limit)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Counted before each unpacking too: a packed body can be long and hold nothing. */
async function* atMost(stream: Readable, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) continue
    size += chunk.length
    if (size > limit) throw new BodyTooLarge()
    yield chunk
  }
}

/** Servers that cut a packed body short are common; what arrived is still worth reading. */
const cutShort = { finishFlush: constants.Z_SYNC_FLUSH }
const cutShortBrotli = { finishFlush: constants.BROTLI_OPERATION_FLUSH }

async function unpack(stream: Readable, name: string): Promise<Readable> {
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
  const whole = Readable.from(
    (async function* () {
      yield start
      yield* { [Symbol.asyncIterator]: () => chunks }
    })(),
  )
  return through(whole, (start[0] ?? 0) % 16 === 8 ? createInflate(cutShort) : createInflateRaw(cutShort))
}

/** Errors of either end arrive at whoever reads the transform. */
const through = (stream: Readable, transform: Transform): Readable =>
  pipeline(stream, transform, (error) => {
    if (error) transform.destroy(error)
  })
