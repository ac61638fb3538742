/** Opens everything that the application is built from, as the configuration says. */

import { mkdirSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import { openExternalServices } from './external/external-services.ts'
import { changesInProcess } from './http/changes.ts'
import type { AppDependencies } from './http/context.ts'
import { PostgresChanges } from './http/postgres-changes.ts'

export interface OpenDependencies extends AppDependencies {
  close(): Promise<void>
}

export function openDependencies(config: Config, logger: FastifyBaseLogger): OpenDependencies {
  mkdirSync(config.dataDir, { recursive: true })
  const { db } = openDatabase(config)
  const external = openExternalServices(config, logger)
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
    external,
    close: async () => {
      await changes.close()
      await external.close()
      await db.destroy()
    },
  }
}
