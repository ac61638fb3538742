import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { gunzip, unzip } from './inflate.ts'

const MB = 1024 * 1024
const RECIPE = strToU8('{"name":"Soup"}')
/** Where the list of a zip's files begins the entry of each. */
const ENTRY = Buffer.of(0x50, 0x4b, 1, 2)

/** A gzipped file that says of itself how large it is. */
function gzipSaying(size: number): Uint8Array {
  const bytes = Buffer.from(gzipSync(RECIPE))
  bytes.writeUInt32LE(size, bytes.length - 4)
  return bytes
}

/** A zip whose files say that each of them is so large. */
function zipSaying(size: number, count: number): Uint8Array {
  const bytes = Buffer.from(zipOf(count))
  for (let at = bytes.indexOf(ENTRY); at >= 0; at = bytes.indexOf(ENTRY, at + 1))
    bytes.writeUInt32LE(size, at + 24)
  return bytes
}

const zipOf = (count: number) =>
  zipSync(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.json`, RECIPE])))

describe('an archive inside a file', () => {
  it('is read as it is', () => {
    expect(gunzip(gzipSync(RECIPE))).toEqual(RECIPE)
    expect(unzip(zipOf(200))).toHaveLength(200)
  })

  it('is not inflated when it says that it grows beyond a recipe with its pictures', () => {
    expect(gunzip(gzipSaying(60 * MB + 1))).toBeNull()
    expect(unzip(zipSaying(60 * MB + 1, 1))).toBeNull()
    expect(unzip(zipSaying(31 * MB, 2))).toBeNull()
  })

  it('is not inflated when it holds more files than a recipe has', () => {
    expect(unzip(zipOf(201))).toBeNull()
  })
})
