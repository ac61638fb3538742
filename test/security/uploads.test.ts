/**
 * Pictures that are something else as well: what is kept is drawn anew, and what cannot be drawn
 * safely is refused.
 */

import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import type { Recipe } from '../../src/domain/recipes/recipe.ts'
import { useTestApp } from '../harness/app.ts'
import { aRecipe } from '../harness/makers.ts'
import { type Member, made, newMember } from './two-households.ts'

vi.setConfig({ testTimeout: 60_000 })
const testApp = useTestApp()

const dataUrl = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
const canvas = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#cc3311' } })
const SCRIPT = '<script>window.__xss=1</script>'

async function keep(photo: string): Promise<{ ada: Member; status: number; body: string; photo: string }> {
  const ada = await newMember(testApp)
  const answer = await ada.call('POST', '/api/recipes', aRecipe({ photo }))
  return { ada, status: answer.statusCode, body: answer.body, photo: answer.json<Recipe>().photo ?? '' }
}

/** The bytes that everybody of the household is shown. */
async function shown(photo: string): Promise<Buffer> {
  const kept = await keep(photo)
  expect(kept.status).toBe(201)
  return (await kept.ada.call('GET', kept.photo)).rawPayload
}

/** CRC-32 of a piece of a PNG. */
function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

function piece(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  check.writeUInt32BE(crc(named))
  return Buffer.concat([size, named, check])
}

/**
 * A PNG that says it is this wide and high, in a few bytes; beyond so many unpacked ones it is cut
 * off.
 */
function bomb(width: number, height: number, most = 1_000_000): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(Math.min(height * (1 + width / 8), most)))
  const parts = [piece('IHDR', head), piece('IDAT', rows), piece('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

describe('a picture that is a program as well', () => {
  it.each([
    ['a GIF whose comment is JavaScript', async () => gifWith('/*')],
    ['a JPEG with a page behind its end', async () => Buffer.concat([await jpeg(), Buffer.from(SCRIPT)])],
    ['a JPEG with a page in its comment', async () => withComment(await jpeg(), SCRIPT)],
    ['a PNG with a page behind its end', async () => Buffer.concat([await png(), Buffer.from(SCRIPT)])],
  ])('%s is kept as the picture alone', async (_what, make) => {
    const bytes = await shown(dataUrl(await make()))
    expect(bytes.toString('latin1')).not.toMatch(/script|__xss/)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg' })
  })

  const jpeg = async () => canvas().jpeg().toBuffer()
  const png = async () => canvas().png().toBuffer()
  async function gifWith(start: string): Promise<Buffer> {
    const gif = await canvas().gif().toBuffer()
    return Buffer.concat([gif, Buffer.from(`${start}*/=1;window.__xss=1;${SCRIPT}`)])
  }
  function withComment(bytes: Buffer, text: string): Buffer {
    const size = Buffer.alloc(2)
    size.writeUInt16BE(text.length + 2)
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), size, Buffer.from(text)])
    return Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)])
  }
})

describe('what is no photo', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="window.__xss=1"><rect width="9" height="9"/><image href="file:///etc/passwd"/>${SCRIPT}</svg>`

  it.each([
    ['a drawing (SVG) under its own name', dataUrl(Buffer.from(svg), 'image/svg+xml')],
    ['a drawing (SVG) that says it is a PNG', dataUrl(Buffer.from(svg))],
    ['a drawing behind a word for XML', dataUrl(Buffer.from(`<?xml version="1.0"?>\n${svg}`), 'image/webp')],
    ['a page that says it is a GIF', dataUrl(Buffer.from(`GIF89a${SCRIPT}`), 'image/gif')],
    ['a PDF that says it is a JPEG', dataUrl(Buffer.from('%PDF-1.7\n1 0 obj\n'), 'image/jpeg')],
    ['nothing at all', dataUrl(new Uint8Array())],
    ['a type that is none', 'data:text/html;base64,PHNjcmlwdD4='],
    ['a type with a second one behind', 'data:image/png,text/html;base64,PHNjcmlwdD4='],
    ['an address of another site', 'https://evil.example/pixel.gif'],
    ['an address inside the house', 'http://169.254.169.254/latest/meta-data/'],
    ['a file of the machine', 'file:///etc/passwd'],
    ['a way out of the folder', '/api/photos/../../plateful.db'],
    ['a program in the address', 'javascript:window.__xss=1'],
  ])('%s is refused in a sentence', async (_what, photo) => {
    const { status, body } = await keep(photo)
    expect(status).toBe(400)
    expect(JSON.parse(body)).toMatchObject({ code: 'BAD_INPUT', issues: [{ path: 'photo' }] })
  })

  it('a TIFF and a picture cut in half are refused, or drawn as far as they go', async () => {
    const tiff = await canvas().tiff().toBuffer()
    expect((await keep(dataUrl(tiff))).status).toBe(400)
    const whole = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#cc3311' } })
      .png()
      .toBuffer()
    expect((await keep(dataUrl(whole.subarray(0, whole.length / 2)))).status).toBe(400)
    expect((await keep(dataUrl(whole.subarray(0, 20)))).status).toBe(400)
  })
})

describe('a picture that is larger than it looks', () => {
  it.each([
    [30_000, 30_000],
    [65_000, 65_000],
    [1_000_000, 100],
  ])('%d × %d pixels in a few bytes are refused before they are unpacked', async (width, height) => {
    const bytes = bomb(width, height)
    expect(bytes.length).toBeLessThan(10_000)
    const [start, memory] = [performance.now(), process.memoryUsage().rss]
    const { status } = await keep(dataUrl(bytes))
    expect(status).toBe(400)
    expect(performance.now() - start).toBeLessThan(5000)
    expect(process.memoryUsage().rss - memory).toBeLessThan(200 * 1024 * 1024)
  })

  it('a whole one of more pixels than any camera takes is refused', async () => {
    expect((await keep(dataUrl(bomb(8000, 8000, Infinity)))).status).toBe(400)
  })

  it('a large one is kept as large as a page needs it', async () => {
    const wide = sharp({ create: { width: 3200, height: 1000, channels: 3, background: '#cc3311' } })
    const kept = await shown(dataUrl(await wide.png().toBuffer()))
    expect(await sharp(kept).metadata()).toMatchObject({ width: 1600, height: 500 })
  })

  it('one of many frames is kept as its first', async () => {
    const frames = Array.from({ length: 40 }, (_, nth) => Buffer.alloc(64 * 64 * 3, nth % 2 === 0 ? 20 : 220))
    const gif = await sharp(Buffer.concat(frames), {
      raw: { width: 64, height: 64 * frames.length, channels: 3, pageHeight: 64 },
    })
      .gif()
      .toBuffer()
    expect(await sharp(await shown(dataUrl(gif, 'image/gif'))).metadata()).toMatchObject({
      width: 64,
      height: 64,
    })
  })
})

describe('a photo in boxes (HEIC, AVIF)', () => {
  const number = (value: number) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return bytes
  }
  /** A box of ISO/IEC 14496-12: how long it is, what it is, what is in it. */
  const box = (kind: string, inside: Uint8Array = new Uint8Array(), size = 8 + inside.length) =>
    Buffer.concat([number(size), Buffer.from(kind, 'latin1'), inside])
  const kindOf = (...kinds: string[]) =>
    box('ftyp', Buffer.concat([Buffer.from(kinds[0] ?? ''), number(0), Buffer.from(kinds.join(''))]))
  /** A box whose length stands behind its name, in 64 bits. */
  const longBox = (kind: string, size: bigint) => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigUInt64BE(size)
    return Buffer.concat([number(1), Buffer.from(kind, 'latin1'), bytes])
  }
  /** Boxes in boxes, each as long as it says. */
  function nested(kind: string, count: number): Buffer {
    const head = (nth: number) => Buffer.concat([number(8 * (count - nth)), Buffer.from(kind, 'latin1')])
    return Buffer.concat(Array.from({ length: count }, (_, nth) => head(nth)))
  }

  it.each(['heic', 'heix', 'hevc', 'mif1'])('of the kind %s is told what to do with', async (kind) => {
    const bytes = Buffer.concat([
      kindOf(kind, 'heic'),
      box('meta', number(0)),
      box('mdat', Buffer.alloc(500)),
    ])
    const { status, body } = await keep(dataUrl(bytes, 'image/jpeg'))
    expect([status, JSON.parse(body)]).toEqual([
      400,
      {
        code: 'BAD_INPUT',
        message: 'Invalid file type',
        issues: [{ path: 'photo', message: expect.stringMatching(/Save it as a JPEG|Choose a JPEG/) }],
      },
    ])
  })

  it('of AVIF is drawn, and cut short anywhere it is refused or drawn', async () => {
    const whole = await canvas().avif().toBuffer()
    expect(await sharp(await shown(dataUrl(whole))).metadata()).toMatchObject({ width: 40, height: 30 })
    for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 0.99]) {
      const { status } = await keep(dataUrl(whole.subarray(0, Math.floor(whole.length * part))))
      expect([201, 400]).toContain(status)
    }
  })

  it.each([
    ['a first box alone', kindOf('avif', 'mif1')],
    ['a first box of no length', Buffer.concat([number(0), kindOf('avif').subarray(4)])],
    ['a first box cut short', kindOf('heic', 'mif1').subarray(0, 13)],
    ['a box of no length', Buffer.concat([kindOf('avif'), box('meta', number(0), 0)])],
    ['a box shorter than its name', Buffer.concat([kindOf('avif'), box('meta', number(0), 3)])],
    ['a box longer than the file', Buffer.concat([kindOf('avif'), box('meta', number(0), 0xffffffff)])],
    ['a box of 2^63 bytes', Buffer.concat([kindOf('avif'), longBox('meta', 2n ** 63n)])],
    ['a box of 2^64 - 1 bytes', Buffer.concat([kindOf('heic'), longBox('meta', 2n ** 64n - 1n)])],
    ['10,000 boxes in each other', Buffer.concat([kindOf('avif'), nested('meta', 10_000)])],
    ['10,000 boxes of parts in each other', Buffer.concat([kindOf('heic'), nested('moov', 10_000)])],
    ['100,000 empty boxes', Buffer.concat([kindOf('avif'), ...Array<Buffer>(100_000).fill(box('free'))])],
  ])('of %s is refused, and the server goes on', async (_what, bytes) => {
    const { status, ada } = await keep(dataUrl(bytes))
    expect(status).toBe(400)
    const good = aRecipe({ photo: dataUrl(await canvas().png().toBuffer()) })
    expect((await ada.call('POST', '/api/recipes', good)).statusCode).toBe(201)
  })

  it('of AVIF with any byte changed never ends the server', async () => {
    const whole = await canvas().avif().toBuffer()
    const ada = await newMember(testApp)
    for (let at = 0; at < Math.min(whole.length, 400); at += 7) {
      const broken = Buffer.from(whole)
      broken[at] = broken[at] === 0xff ? 0 : 0xff
      const { statusCode } = await ada.call('POST', '/api/recipes', aRecipe({ photo: dataUrl(broken) }))
      expect([201, 400]).toContain(statusCode)
    }
  })
})

describe('what a photo tells', () => {
  it('is the picture alone: no place, no camera, no words, whatever type it was said to be', async () => {
    const told = await canvas()
      .withExif({
        IFD0: { Make: 'Brownie', Artist: 'Ada Lovelace', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitude: '0/1 7/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Lovelace</x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect(told.toString('latin1')).toContain('Lovelace')
    const bytes = await shown(dataUrl(told, 'image/webp'))
    const { exif, xmp, iptc, format } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc, format }).toEqual({
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      format: 'jpeg',
    })
    expect(bytes.toString('latin1')).not.toMatch(/Lovelace|Brownie|Exif/)
  })

  it('is drawn upright, as its camera was held', async () => {
    const turned = await canvas().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await sharp(turned).metadata()).toMatchObject({ width: 40, height: 30 })
    expect(await sharp(await shown(dataUrl(turned))).metadata()).toMatchObject({ width: 30, height: 40 })
  })

  it('is shown as what it is, for ever, and by no other site', async () => {
    const ada = await newMember(testApp)
    const body = aRecipe({ photo: dataUrl(await canvas().png().toBuffer()) })
    const { photo } = await made<Recipe>(ada.call('POST', '/api/recipes', body))
    expect((await ada.call('GET', photo ?? '')).headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    })
    const eve = await newMember(testApp)
    expect((await eve.call('GET', photo ?? '')).statusCode).toBe(404)
    expect((await testApp.visit('GET', photo ?? '')).statusCode).toBe(401)
    for (const name of ['..%2f..%2fplateful.db', '..', '%00.jpg', `${'a'.repeat(40)}.jpg%00`]) {
      expect((await ada.call('GET', `/api/photos/${name}`)).statusCode).toBeGreaterThanOrEqual(400)
    }
  })
})
