import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useBucket } from '../../../test/harness/bucket.ts'
import { temporaryFolder } from '../../../test/harness/temporary-folder.ts'
import { openBucket } from './bucket.ts'
import { openPhotoBucket, openPhotoFolder } from './photo-store.ts'

const folder = temporaryFolder('photos')

it('leaves nothing of a photo that could not be stored, so that a full disk grows no fuller', async () => {
  // A folder of that name makes the write fail, like a full disk.
  mkdirSync(join(folder, '7', 'pie.jpg', 'full'), { recursive: true })
  const photos = openPhotoFolder(folder)
  await expect(photos.save(7, 'pie.jpg', Uint8Array.of(1, 2, 3))).rejects.toThrow(/pie\.jpg/)
  expect(readdirSync(join(folder, '7'))).toEqual(['pie.jpg'])
  await photos.save(7, 'cake.jpg', Uint8Array.of(1))
  expect(await photos.read(7, 'cake.jpg')).toEqual(Buffer.of(1))
})

const stand = useBucket()
const openPhotos = (bucket?: string) => openPhotoBucket(openBucket(stand.url(bucket)))

describe('photos in a bucket', () => {
  it('are kept, read and removed, each household apart, and every request is signed', async () => {
    const photos = openPhotos()
    await photos.save(7, 'abc.webp', Uint8Array.of(1, 2, 3))
    expect(await photos.read(7, 'abc.webp')).toEqual(Uint8Array.of(1, 2, 3))
    expect(await photos.read(8, 'abc.webp')).toBeNull()
    expect([...stand.objects.keys()]).toEqual(['/plateful/7/abc.webp'])
    await photos.remove(7, 'abc.webp')
    await photos.remove(7, 'abc.webp')
    expect(await photos.read(7, 'abc.webp')).toBeNull()
    for (const { signature } of stand.requests)
      expect(signature).toMatch(/^AWS4-HMAC-SHA256 Credential=cook\/\d{8}\/eu-west-2\/s3\/aws4_request/)
  })

  it('say what the store said when it refuses', async () => {
    await expect(openPhotos('full').save(7, 'abc.webp', Uint8Array.of(1))).rejects.toThrow(
      'The bucket answered 403 to PUT: <Error><Code>QuotaExceeded</Code></Error>',
    )
  })

  it('are asked for again where the store is busy, and not for ever', async () => {
    const photos = openPhotos()
    stand.busy = 2
    await photos.save(7, 'def.webp', Uint8Array.of(4, 5))
    stand.busy = 3
    expect(await photos.read(7, 'def.webp')).toEqual(Uint8Array.of(4, 5))
    stand.busy = 4
    await expect(photos.read(7, 'def.webp')).rejects.toThrow('The bucket answered 503 to GET')
    expect(stand.busy).toBe(0)
  })
})
