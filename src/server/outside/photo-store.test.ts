import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openPhotoFolder } from './photo-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'plateful-photos-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('of a photo that could not be kept nothing stays: a full disk would be fuller with each try', async () => {
  // A folder of that name stands in its way, as a disk without room does.
  mkdirSync(join(folder, '7', 'pie.jpg', 'full'), { recursive: true })
  const photos = openPhotoFolder(folder)
  await expect(photos.keep(7, 'pie.jpg', Uint8Array.of(1, 2, 3))).rejects.toThrow(/pie\.jpg/)
  expect(readdirSync(join(folder, '7'))).toEqual(['pie.jpg'])
  await photos.keep(7, 'cake.jpg', Uint8Array.of(1))
  expect(await photos.read(7, 'cake.jpg')).toEqual(Buffer.of(1))
})
