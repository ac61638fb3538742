import type { FastifyInstance } from 'fastify'
import { refuse } from '../../domain/refusal.ts'
import type { Config } from '../config.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses calls that change something when a browser says that another site's page made them.
 * Programs that are no browser send neither header and carry no cookie that they were not given.
 */
export function refuseOtherSites(app: FastifyInstance, config: Config): void {
  const publicOrigin = config.publicUrl && new URL(config.publicUrl).origin
  app.addHook('onRequest', async (request) => {
    if (reading.has(request.method)) return
    const site = request.headers['sec-fetch-site']
    const { origin } = request.headers
    const isOwnOrigin =
      origin === undefined || origin === publicOrigin || origin === `${request.protocol}://${request.host}`
    if ((site !== undefined && site !== 'same-origin' && site !== 'none') || !isOwnOrigin) {
      throw refuse('CROSS_SITE', 'This request came from another site and was refused.')
    }
  })
}
