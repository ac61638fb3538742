import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { APPLE_PHOTO } from '../../../domain/recipes/is-apple-photo.ts'
import type { FilePage } from './page-file-tasks.ts'
import { splitFile } from './split-file.ts'

/** The most that a file may take before it ends with pages or a sentence. */
const MAX_SECONDS = 10
const MAX_BYTES = 500 * 1024 ** 2
const UNREADABLE = 'This picture can’t be read. Choose a JPEG, PNG, GIF or WebP file.'

/** The pages of a file, or the sentence of its refusal; fails beyond the limits. */
async function taken(bytes: Uint8Array): Promise<FilePage[] | string> {
  const [before, memory] = [process.cpuUsage(), process.memoryUsage.rss()]
  try {
    return await splitFile(bytes)
  } catch (error) {
    const { details } = error as { details: { issues: { message: string }[] } }
    return details.issues[0]?.message ?? ''
  } finally {
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1e6).toBeLessThan(MAX_SECONDS)
    expect(process.memoryUsage.rss() - memory).toBeLessThan(MAX_BYTES)
  }
}

async function sizeOf(bytes: Uint8Array) {
  const [page] = (await taken(bytes)) as FilePage[]
  if (page?.kind !== 'picture') return null
  const { width, height, format } = await sharp(page.jpeg).metadata()
  return { width, height, format }
}

const chunk = (type: string, data: Uint8Array) => {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** A black and white PNG that declares these sides and has so many rows. */
function pngSaying(width: number, height: number, rows: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const row = Math.ceil(width / 8) + 1
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(row * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const plain = (width: number, height: number, background = '#d0c8b8') =>
  sharp({ create: { width, height, channels: 3, background } })

describe('a picture that is too much, or none, ends in a sentence (importing 51)', () => {
  const cases: [string, () => Uint8Array | Promise<Uint8Array>, string][] = [
    [
      'a few hundred kilobytes that unpack to 2.5 gigapixels',
      () => pngSaying(50_000, 50_000, 4000),
      UNREADABLE,
    ],
    ['a head that says four gigapixels in a row', () => pngSaying(0x7fffffff, 2, 0), UNREADABLE],
    ['a head without any pixels', () => pngSaying(0, 0, 0), UNREADABLE],
    ['rows that are missing', () => pngSaying(1000, 1000, 10), UNREADABLE],
    [
      'a JPEG that breaks off',
      async () => (await plain(900, 600).jpeg().toBuffer()).subarray(0, 1500),
      UNREADABLE,
    ],
    ['the mark of a JPEG and no more', () => Buffer.from([0xff, 0xd8, 0xff]), UNREADABLE],
    [
      'a drawing with a script that calls itself a photo',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>while(true){}</script></svg>'),
      UNREADABLE,
    ],
    [
      'a page of the web that calls itself a photo',
      () => Buffer.from('<!doctype html><img src=x>'),
      UNREADABLE,
    ],
  ]
  it.each(cases)('%s', async (_name, bytes, sentence) => {
    expect(await taken(await bytes())).toBe(sentence)
  })
})

it('a photo in Apple’s format says what to do where no program opens it (importing 88)', async () => {
  vi.stubEnv('PATH', '/nowhere')
  const start = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
  expect(await taken(Buffer.concat([start, Buffer.alloc(99)]))).toBe(APPLE_PHOTO)
  vi.unstubAllEnvs()
})

describe('an unusual picture is taken as it is seen (importing 51)', () => {
  it('50 megapixels are kept smaller', async () => {
    const photo = await plain(8160, 6120).jpeg().toBuffer()
    expect(await sizeOf(photo)).toEqual({ width: 4000, height: 3000, format: 'jpeg' })
  })

  it.each([3, 6, 8])('a quarter turn that the camera noted is made: %s', async (orientation) => {
    const photo = await plain(90, 60).withMetadata({ orientation }).jpeg().toBuffer()
    const isOnItsSide = orientation > 4
    expect(await sizeOf(photo)).toEqual({
      width: isOnItsSide ? 60 : 90,
      height: isOnItsSide ? 90 : 60,
      format: 'jpeg',
    })
  })

  it.each(['gif', 'webp'] as const)('of an animated %s the first picture is read', async (kind) => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((colour) => plain(60, 40, colour).png().toBuffer()),
    )
    const animated = sharp(frames, { join: { animated: true } })
    const [page] = (await taken(await animated[kind]().toBuffer())) as FilePage[]
    const jpeg = page?.kind === 'picture' ? page.jpeg : Buffer.alloc(0)
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 60, height: 40 })
    const { dominant } = await sharp(jpeg).stats()
    expect(dominant.r).toBeGreaterThan(200)
    expect(dominant.g).toBeLessThan(60)
  })
})
