/** Writes a zip piece by piece, so that a household's photos are never in memory together. */

import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of the archive: its bytes, or pieces of text as they are made. */
export type ZipItem =
  | { path: string; bytes: Uint8Array }
  | { path: string; text: AsyncIterable<string> | Iterable<string> }

/** Text is collected up to this many characters before it is compressed. */
const PIECE = 64 * 1024

export async function* zipStream(items: AsyncIterable<ZipItem>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const drain = () => {
    const chunks = ready
    ready = []
    return chunks
  }
  for await (const item of items) {
    if ('bytes' in item) {
      // Pictures and gzipped files are compressed already.
      const file = new ZipPassThrough(item.path)
      zip.add(file)
      file.push(item.bytes, true)
    } else {
      const file = new ZipDeflate(item.path, { level: 6 })
      zip.add(file)
      let piece = ''
      for await (const text of item.text) {
        piece += text
        if (piece.length < PIECE) continue
        file.push(Buffer.from(piece))
        piece = ''
        yield* drain()
      }
      file.push(Buffer.from(piece), true)
    }
    yield* drain()
  }
  zip.end()
  yield* drain()
}
