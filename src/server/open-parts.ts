/** Opens everything that the application is built from, as the configuration says. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import type { Parts } from './http/context.ts'
import { openMail } from './outside/mail.ts'
import { openPageFetcher } from './outside/page.ts'
import { openPhotoFolder } from './outside/photo-store.ts'

export interface OpenParts extends Parts {
  close(): Promise<void>
}

/** `tell` learns where the outbox put a letter, when no mail server is configured. */
export function openParts(config: Config, tell: (path: string) => void): OpenParts {
  mkdirSync(config.dataDir, { recursive: true })
  const { db } = openDatabase(config)
  const mail = openMail(config, tell)
  const pages = openPageFetcher({ allowedHosts: config.importAllowedHosts })
  return {
    config,
    db,
    clock: () => new Date(),
    outside: { mail, pages, photos: openPhotoFolder(join(config.dataDir, 'photos')) },
    close: async () => {
      mail.close()
      await pages.close()
      await db.destroy()
    },
  }
}
