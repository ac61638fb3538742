import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { fiftyMegapixels, heicOf, heicSaying, sidesOf, turnedHeic } from '../../../../test/harness/heic.ts'
import { addReadingPage, gathered, readingPath } from '../../../../test/harness/picture-readings.ts'

vi.setConfig({ testTimeout: 120_000 })
const testApp = useTestApp()
const octets = { 'content-type': 'application/octet-stream' }

const BROKEN = 'This picture can’t be read. Choose a JPEG, PNG, GIF or WebP file.'
/** How long a call may take, sending and a busy machine included. */
const MAX_MILLISECONDS = 30_000

/**
 * Red in the upper half, blue below. Its size is odd, as heif-enc makes such a picture of tiles.
 */
const twoColours = async (width: number, height: number, orientation?: number) => {
  const half = { width, height: Math.floor(height / 2), channels: 3, background: '#c03020' } as const
  const picture = sharp({ create: { width, height, channels: 3, background: '#2040c0' } })
    .composite([{ input: await sharp({ create: half }).png().toBuffer(), left: 0, top: 0 }])
    .withIccProfile('srgb')
  return (orientation ? picture.withMetadata({ orientation }) : picture).jpeg().toBuffer()
}

async function opened(heic: Uint8Array) {
  const ada = await testApp.person()
  const answer = await ada.call('POST', '/api/photos', Buffer.from(heic), octets)
  expect(answer.statusCode).toBe(200)
  const { photo } = answer.json<{ photo: string }>()
  const { data, info } = await sharp(Buffer.from(photo.slice(photo.indexOf(',') + 1), 'base64'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
    return (data[at] ?? 0) > (data[at + 2] ?? 0)
  }
  return { width: info.width, height: info.height, isRed }
}

const leftBehind = () => readdirSync(tmpdir()).filter((name) => name.startsWith('plateful-photo-'))

describe('a photo in Apple’s format (importing 87)', () => {
  it('becomes a page to be read, and the recipe’s photo', async () => {
    const heic = heicOf(await twoColours(900, 600))
    const ada = await testApp.person()
    const { id, pages } = await gathered(ada, heic)
    const shown = await ada.call('GET', `${readingPath(id)}/pages/${pages[0]?.id}/picture`)
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 900, height: 600 })
    const { width, isRed } = await opened(heic)
    expect([width, isRed(0.5, 0.2), isRed(0.5, 0.8)]).toEqual([900, true, false])
    expect(leftBehind()).toEqual([])
  })

  it('is turned once, as the picture says, and not again by the camera’s note', async () => {
    // Turned by three quarters anticlockwise, the upper half is at the right; an iPhone notes this
    // as 6.
    const { width, height, isRed } = await opened(turnedHeic(heicOf(await twoColours(90, 60, 6)), 3))
    expect([width, height]).toEqual([60, 90])
    expect([isRed(0.8, 0.5), isRed(0.2, 0.5)]).toEqual([true, false])
  })

  it('with several pictures gives the first', async () => {
    const both = heicOf(await twoColours(96, 64), await twoColours(64, 64))
    expect(await opened(both)).toMatchObject({ width: 96, height: 64 })
  })

  it('of 50 megapixels is opened', async () => {
    const ada = await testApp.person()
    const heic = fiftyMegapixels()
    expect(sidesOf(heic)).toEqual([8160, 6120])
    const { pages, id } = await gathered(ada, heic)
    const whole = await ada.call('GET', `${readingPath(id)}/pages/${pages[0]?.id}/picture?angle=0`)
    expect(whole.statusCode).toBe(200)
  })
})

describe('a photo that is none, or too much, ends in a sentence (importing 88)', () => {
  const small = async () => heicOf(await twoColours(90, 60))
  const film = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.from([0, 0, 0, 16]),
    Buffer.from('moov\0\0\0\x08trak'),
    Buffer.alloc(5000, 7),
  ])
  const cases: [string, () => Promise<Uint8Array>][] = [
    ['one that breaks off', async () => (await small()).subarray(0, -40)],
    ['one that breaks off in its head', async () => (await small()).subarray(0, 300)],
    ['2.5 gigapixels in a kilobyte', async () => heicSaying(await small(), 50_000, 50_000)],
    ['900 megapixels in a kilobyte', async () => heicSaying(await small(), 30_000, 30_000)],
    ['a film that calls itself a photo', async () => film],
  ]
  it.each(cases)('%s', async (_name, bytes) => {
    const ada = await testApp.person()
    const { id } = await gathered(ada)
    const hostile = await bytes()
    const before = Date.now()
    const answer = await addReadingPage(ada, id, hostile)
    expect(answer.json()).toMatchObject({ issues: [{ message: BROKEN }] })
    expect(Date.now() - before).toBeLessThan(MAX_MILLISECONDS)
    expect(leftBehind()).toEqual([])
  })
})
