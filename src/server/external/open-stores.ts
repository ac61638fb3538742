import { join } from 'node:path'
import type { Config } from '../config.ts'
import { openBucket } from './bucket.ts'
import { openPhotoBucket, openPhotoFolder, type PhotoStore } from './photo-store.ts'
import { openScratch } from './scratch.ts'
import { openUploadBucket, openUploadFolder, type UploadStore } from './upload-store.ts'

interface Stores {
  photos: PhotoStore
  uploads: UploadStore
}

/** Photos and uploads where the configuration keeps them: in a bucket, or in the data folder. */
export function openStores({ dataDir, photosUrl }: Pick<Config, 'dataDir' | 'photosUrl'>): Stores {
  const scratch = openScratch(join(dataDir, 'scratch'))
  if (photosUrl === undefined)
    return {
      photos: openPhotoFolder(join(dataDir, 'photos')),
      uploads: openUploadFolder(join(dataDir, 'uploads'), scratch),
    }
  const bucket = openBucket(photosUrl)
  return { photos: openPhotoBucket(bucket), uploads: openUploadBucket(bucket, scratch) }
}
