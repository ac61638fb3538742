/** Starts the product: reads the configuration, migrates, listens, and stops gracefully. */

import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { backUpBeforeMigrating } from './commands/migrate.ts'
import { readConfig } from './config.ts'
import { migrate } from './db/migrate.ts'
import { startReminders } from './home/send-reminders.ts'
import { openLogger } from './logger.ts'
import { runMaintenance, runMaintenanceHourly } from './maintenance.ts'
import { openDependencies } from './open-dependencies.ts'
import { ListenError } from './start-failure.ts'
import { builtFile } from './workers/built-file.ts'

/** Milliseconds after which a stop no longer waits for running requests (home 41). */
const STOP_WITHIN = 9_000
const CLOSE_IDLE_EVERY = 50

const FRONT_END = fileURLToPath(builtFile('web'))

export async function serve(): Promise<void> {
  const config = readConfig()
  const logger = openLogger(config)
  const dependencies = openDependencies(config, logger)
  let isStopping = false
  const app = await buildApp(dependencies, {
    logger,
    frontEnd: FRONT_END,
    isStopping: () => isStopping,
  })

  async function stop(signal: string): Promise<void> {
    if (isStopping) return
    isStopping = true
    app.log.info({ signal }, 'stopping: requests in flight are finished first')
    setTimeout(() => process.exit(0), STOP_WITHIN).unref()
    // Connections become idle after their last request; browsers would keep them open for minutes.
    setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY).unref()
    await app.close()
    await dependencies.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, (name) => void stop(name))

  const backupFile = await backUpBeforeMigrating(config)
  if (backupFile !== null)
    app.log.info({ file: backupFile }, 'a backup was written before the database is brought up to date')
  const migrated = await migrate(dependencies.db)
  if (migrated.length > 0) app.log.info({ migrated }, 'the database was brought up to date')
  await runMaintenance(dependencies, app.log)
  runMaintenanceHourly(dependencies, app.log)
  startReminders(dependencies, app.log)
  await app.listen({ port: config.port, host: config.host }).catch((cause: unknown) => {
    throw new ListenError('nobody can reach it', { cause })
  })
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  process.stdout.write(`Plateful is ready at ${config.publicUrl ?? `http://localhost:${port}`}\n`)
}
