import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { gunzip, unzip } from './decompress.ts'

const MB = 1024 * 1024
const RECIPE = strToU8('{"name":"Soup"}')
/** The bytes with which each entry in the directory of a zip begins. */
const ENTRY = Buffer.of(0x50, 0x4b, 1, 2)

/** A zip whose directory says for each file that it has this size. */
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
    expect(unzip(zipSaying(60 * MB + 1, 1))).toBeNull()
    expect(unzip(zipSaying(31 * MB, 2))).toBeNull()
  })

  it('is not inflated beyond that either when its header says that it is small', () => {
    const large = gzipSync(new Uint8Array(60 * MB + 1))
    large.writeUInt32LE(10, large.length - 4)
    expect(gunzip(large)).toBeNull()
    const stored = Buffer.from(zipSync({ 'a.json': [new Uint8Array(60 * MB + 1), { level: 0 }] }))
    stored.writeUInt32LE(10, stored.indexOf(ENTRY) + 24)
    expect(unzip(stored)).toBeNull()
  })

  it('of several gzipped members is read whole', () => {
    const [start, end] = [strToU8('{"name":'), strToU8('"Soup"}')]
    expect(gunzip(Buffer.concat([gzipSync(start), gzipSync(end)]))).toEqual(RECIPE)
    const [small, large] = [gzipSync(start), gzipSync(new Uint8Array(31 * MB))]
    expect(gunzip(Buffer.concat([large, large, small]))).toBeNull()
    expect(gunzip(small.subarray(0, small.length - 12))).toBeNull()
  })

  it('is not inflated when it holds more files than a recipe has', () => {
    expect(unzip(zipOf(201))).toBeNull()
  })
})
