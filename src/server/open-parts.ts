/** Opens everything that the application is built from, as the configuration says. */
import { mkdirSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import { changesInProcess } from './http/changes.ts'
import type { Parts } from './http/context.ts'
import { PostgresChanges } from './http/postgres-changes.ts'
import { openOutside } from './outside/outside.ts'

export interface OpenParts extends Parts {
  close(): Promise<void>
}

export function openParts(config: Config, logger: FastifyBaseLogger): OpenParts {
  mkdirSync(config.dataDir, { recursive: true })
  const { db } = openDatabase(config)
  const outside = openOutside(config, logger)
  const changes =
    config.databaseUrl === undefined
      ? changesInProcess()
      : new PostgresChanges(config.databaseUrl, (err) =>
          logger.warn({ err }, 'changes are not heard for now'),
        )
  return {
    config,
    db,
    changes,
    clock: () => new Date(),
    outside,
    close: async () => {
      await changes.close()
      await outside.close()
      await db.destroy()
    },
  }
}
