/** Opens everything that the application is built from, as the configuration says. */
import { mkdirSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import { changesInProcess } from './http/changes.ts'
import type { Parts } from './http/context.ts'
import { changesThroughPostgres } from './http/postgres-changes.ts'
import { builtInCatalogue } from './outside/catalogue.ts'
import { openMail } from './outside/mail.ts'
import { openPageFetcher } from './outside/page.ts'
import { openPhotos } from './outside/open-photos.ts'
import { grammarReader, openWishModel } from './outside/wish-reader.ts'
import { openSpoonacular } from './outside/spoonacular.ts'

export interface OpenParts extends Parts {
  close(): Promise<void>
}

export function openParts(config: Config, logger: FastifyBaseLogger): OpenParts {
  mkdirSync(config.dataDir, { recursive: true })
  const { db } = openDatabase(config)
  const mail = openMail(config, (path) => logger.info({ path }, 'a letter was put in the outbox'))
  const changes =
    config.databaseUrl === undefined
      ? changesInProcess()
      : changesThroughPostgres(config.databaseUrl, (err) =>
          logger.warn({ err }, 'changes are not heard for now'),
        )
  const pages = openPageFetcher({ allowedHosts: config.importAllowedHosts })
  return {
    config,
    db,
    changes,
    clock: () => new Date(),
    outside: {
      catalogue:
        config.spoonacularApiKey === undefined
          ? builtInCatalogue()
          : openSpoonacular({ key: config.spoonacularApiKey }),
      mail,
      pages,
      photos: openPhotos(config),
      wishes: config.plannerModel
        ? openWishModel(config.plannerModel, (err) => logger.warn({ err }, 'the language model was no help'))
        : grammarReader(),
    },
    close: async () => {
      mail.close()
      await changes.close()
      await pages.close()
      await db.destroy()
    },
  }
}
