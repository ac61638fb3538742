/** Recipes in pictures on their way through a household, waited for as the page waits. */

import { expect, vi } from 'vitest'
import type { FoundInPictures, PictureReading } from '../../src/domain/importing/picture-reading.ts'
import type { Caller } from './app.ts'
import { leekPiePdf } from './pdf.ts'

interface Sender {
  call: Caller
}

const octets = { 'content-type': 'application/octet-stream' }

export const readingPath = (id: number) => `/api/picture-readings/${id}`

export const addReadingPage = async ({ call }: Sender, id: number, bytes: Uint8Array) =>
  call('POST', `${readingPath(id)}/pages`, Buffer.from(bytes), octets)

/** A reading with these pages, not read yet. */
export async function gathered(sender: Sender, ...files: Uint8Array[]): Promise<PictureReading> {
  const begun = await sender.call('POST', '/api/picture-readings', {})
  expect(begun.statusCode).toBe(201)
  let reading = begun.json<PictureReading>()
  for (const bytes of files) {
    const added = await addReadingPage(sender, reading.id, bytes)
    expect(added.statusCode).toBe(201)
    reading = added.json<PictureReading>()
  }
  return reading
}

type InFull = PictureReading & { found: FoundInPictures[] }

/** The reading once nobody works on it any more. */
export const readingSettled = async ({ call }: Sender, id: number, timeout = 60_000): Promise<InFull> =>
  vi.waitFor(
    async () => {
      const now = (await call('GET', readingPath(id))).json<InFull>()
      expect(now.state).not.toBe('reading')
      return now
    },
    // A second of looking every 30 ms would be as much work as a page.
    { timeout, interval: 150 },
  )

/** A reading of these pages that waits to be looked over; by default of a PDF with a leek pie. */
export async function readThrough(sender: Sender, ...files: Uint8Array[]): Promise<InFull> {
  const { id } = await gathered(sender, ...(files.length > 0 ? files : [leekPiePdf()]))
  expect((await sender.call('POST', `${readingPath(id)}/read`, {})).statusCode).toBe(200)
  return readingSettled(sender, id)
}
