import type { FastifyInstance } from 'fastify'
import { pendingMigrations } from '../db/migrate.ts'
import type { Db } from '../db/tables.ts'

/**
 * `/healthz`: the process runs. `/readyz`: the database answers, its schema is current, and the
 * process is not stopping.
 */
export function serveHealth(app: FastifyInstance, db: Db, isStopping: () => boolean): void {
  const quiet = { schema: { hide: true }, logLevel: 'warn' as const }

  app.get('/healthz', quiet, async () => ({ status: 'ok' }))

  app.get('/readyz', quiet, async (request, reply) => {
    const notReady = (reason: string) => reply.code(503).send({ status: 'unavailable', reason })
    if (isStopping()) return notReady('stopping')
    try {
      const pending = await pendingMigrations(db)
      return pending.length === 0 ? { status: 'ready' } : notReady('migrations are pending')
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return notReady('the database does not answer')
    }
  })
}
