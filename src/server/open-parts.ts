/** Opens everything that the application is built from, as the configuration says. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import type { Parts } from './http/context.ts'
import { openPageFetcher } from './outside/page.ts'
import { openPhotoFolder } from './outside/photo-store.ts'

export interface OpenParts extends Parts {
  close(): Promise<void>
}

export function openParts(config: Config): OpenParts {
  mkdirSync(config.dataDir, { recursive: true })
  const { db } = openDatabase(config)
  const pages = openPageFetcher({ allowedHosts: config.importAllowedHosts })
  return {
    config,
    db,
    clock: () => new Date(),
    outside: { pages, photos: openPhotoFolder(join(config.dataDir, 'photos')) },
    close: async () => {
      await pages.close()
      await db.destroy()
    },
  }
}
