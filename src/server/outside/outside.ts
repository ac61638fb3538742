import type { Catalogue } from './catalogue.ts'
import type { Mail } from './mail.ts'
import type { PageFetcher } from './page.ts'
import type { PhotoStore } from './photo-store.ts'
import type { UploadStore } from './upload-store.ts'
import type { WishReader } from './wish-reader.ts'

/** The services that are not ours, each with a stand-in that works. */
export interface Outside {
  catalogue: Catalogue
  mail: Mail
  pages: PageFetcher
  photos: PhotoStore
  uploads: UploadStore
  wishes: WishReader
}
