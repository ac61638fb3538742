import { join } from 'node:path'
import type { Config } from '../config.ts'
import { openPhotoBucket } from './photo-bucket.ts'
import { openPhotoFolder, type PhotoStore } from './photo-store.ts'

/** Photos where the configuration keeps them: in a bucket, or in the data folder. */
export const openPhotos = (config: Pick<Config, 'dataDir' | 'photosUrl'>): PhotoStore =>
  config.photosUrl === undefined
    ? openPhotoFolder(join(config.dataDir, 'photos'))
    : openPhotoBucket(config.photosUrl)
