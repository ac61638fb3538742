/**
 * Archives inside files. What is larger than a recipe can be, or has too many files, is not
 * inflated.
 */

import { Gunzip, unzipSync } from 'fflate'
import type { SourceFile } from '../file-recipe.ts'

/** The most bytes that one recipe with its pictures may have when inflated. */
const MAX_INFLATED = 60 * 1024 * 1024
const MAX_FILES = 200

/** Whether the bytes begin as a zip does. */
export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])

/** Whether the bytes begin as a gzipped file does. */
export const isGzip = (bytes: Uint8Array): boolean => startsWith(bytes, [0x1f, 0x8b])

const startsWith = (bytes: Uint8Array, mark: number[]) => mark.every((byte, at) => bytes[at] === byte)

/**
 * Bytes that are inflated at a time. They become at most a thousand times as many, which are
 * counted before the next are inflated.
 */
const CHUNK_BYTES = 16 * 1024

/** Thrown where a gzipped file inflates to more than a recipe can have. */
class TooLarge extends Error {}

/**
 * The content of a gzipped file, with all its members; null where it is broken or grows too large,
 * whatever size it says it has.
 */
export function gunzip(bytes: Uint8Array): Uint8Array | null {
  const pieces: Uint8Array[] = []
  let total = 0
  let isWhole = false
  try {
    const inflating = new Gunzip((piece, isLast) => {
      total += piece.length
      if (total > MAX_INFLATED) throw new TooLarge()
      pieces.push(piece)
      isWhole = isLast
    })
    for (let from = 0; from < bytes.length; from += CHUNK_BYTES)
      inflating.push(bytes.subarray(from, from + CHUNK_BYTES), from + CHUNK_BYTES >= bytes.length)
  } catch {
    return null
  }
  return isWhole && total > 0 ? concatenate(pieces, total) : null
}

function concatenate(pieces: readonly Uint8Array[], total: number): Uint8Array {
  const concatenated = new Uint8Array(total)
  let at = 0
  for (const piece of pieces) {
    concatenated.set(piece, at)
    at += piece.length
  }
  return concatenated
}

/** The files of a zip inside an archive; null where it is broken, too large or holds too many. */
export function unzip(bytes: Uint8Array): SourceFile[] | null {
  let total = 0
  let count = 0
  try {
    const files = unzipSync(bytes, {
      // A stored file is copied with its real length, whatever length it says it has.
      filter: ({ originalSize, size }) => {
        total += Math.max(originalSize, size)
        count += 1
        if (total > MAX_INFLATED || count > MAX_FILES) throw new RangeError('too large')
        return true
      },
    })
    return Object.entries(files).map(([path, inflated]) => ({ path, bytes: inflated }))
  } catch {
    return null
  }
}
