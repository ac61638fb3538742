/** Archives inside files, opened only as far as a recipe can reach: what says it is larger, or many, is not inflated. */
import { gunzipSync, unzipSync } from 'fflate'
import type { SourceFile } from './brought.ts'

/** The most bytes that one recipe with its pictures has when inflated. */
const MOST_INFLATED = 60 * 1024 * 1024
const MOST_FILES = 200

/** Whether the bytes begin as a zip does. */
export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])

/** Whether the bytes begin as a gzipped file does. */
export const isGzip = (bytes: Uint8Array): boolean => startsWith(bytes, [0x1f, 0x8b])

const startsWith = (bytes: Uint8Array, mark: number[]) => mark.every((byte, at) => bytes[at] === byte)

/** The file inside a gzipped one; null where it is broken or says that it is too large. */
export function gunzip(bytes: Uint8Array): Uint8Array | null {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(-4)
  const said = a + b * 0x100 + c * 0x1_0000 + d * 0x100_0000
  if (bytes.length < 18 || said > MOST_INFLATED) return null
  try {
    return gunzipSync(bytes, { out: new Uint8Array(said) })
  } catch {
    return null
  }
}

/** The files of a zip that is itself a file of an archive; null where it is broken, too large or holds too many. */
export function unzip(bytes: Uint8Array): SourceFile[] | null {
  let total = 0
  let count = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ originalSize }) => {
        total += originalSize
        count += 1
        if (total > MOST_INFLATED || count > MOST_FILES) throw new RangeError('too large')
        return true
      },
    })
    return Object.entries(files).map(([path, inflated]) => ({ path, bytes: inflated }))
  } catch {
    return null
  }
}
