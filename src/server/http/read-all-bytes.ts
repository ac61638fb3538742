import type { Readable } from 'node:stream'
import { refuse } from '../../domain/refusal.ts'

/** Reads a sent file into memory; with more than `most` bytes it is refused with this sentence. */
export async function readAllBytes(file: Readable, most: number, tooLarge: string): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > most) throw refuse('TOO_LARGE', tooLarge)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
