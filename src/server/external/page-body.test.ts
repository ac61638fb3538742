import { Readable } from 'node:stream'
import { deflateSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { BodyTooLarge, readBody } from './page-body.ts'

const MEGABYTE = 1024 * 1024
const bodyOf = (bytes: Uint8Array) => Readable.from([bytes])

/** Gzip data of any length that decompresses to nothing: empty blocks (RFC 1951, 3.2.4). */
function longNothing(bytes: number): Buffer {
  const block = Buffer.of(0, 0, 0, 0xff, 0xff)
  const blocks = Buffer.alloc(Math.ceil(bytes / block.length) * block.length, block)
  const head = Buffer.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3)
  return Buffer.concat([head, blocks, Buffer.of(1, 0, 0, 0xff, 0xff), Buffer.alloc(8)])
}

it('is unpacked as often as it was packed', async () => {
  const page = Buffer.from('<html>soup</html>')
  const body = bodyOf(gzipSync(deflateSync(page)))
  expect(Buffer.from(await readBody(body, 'deflate, gzip', MEGABYTE))).toEqual(page)
})

it.each([
  ['packed', 'gzip', longNothing(4 * MEGABYTE)],
  ['packed twice', 'gzip, gzip', gzipSync(longNothing(4 * MEGABYTE))],
])(
  'that holds next to nothing, %s in a great deal, is too large all the same',
  async (_, encoding, bytes) => {
    await expect(readBody(bodyOf(bytes), encoding, MEGABYTE)).rejects.toThrow(BodyTooLarge)
  },
)

it('packed more often than anybody packs is not unpacked', async () => {
  const encoding = Array.from({ length: 2000 }, () => 'gzip').join(',')
  await expect(readBody(bodyOf(Buffer.of()), encoding, MEGABYTE)).rejects.toThrow(/packed 2000 times/)
})
