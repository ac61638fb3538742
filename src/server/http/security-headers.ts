import type { FastifyInstance } from 'fastify'
import { refuse } from '../../domain/refusal.ts'
import type { Config } from '../config.ts'
import { isShareTargetRequest } from './share-target.ts'

/**
 * The content security policy of a page. It loads only our own files, inline styles by the nonce
 * and inline scripts by their hashes. Trusted types keep text from becoming HTML
 * (`web/ui/install-trusted-types.ts`).
 */
export function pagePolicy(nonce: string, scripts: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** A page's policy does not apply to the service worker, which fetches only files of a build. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'"

const ANSWER_POLICY = "default-src 'none'; frame-ancestors 'none'"
const YEAR_IN_SECONDS = 31_536_000

/** Headers of every answer; a page replaces the policy by its own. */
export function sendSafeHeaders(app: FastifyInstance, config: Config): void {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'x-request-id': request.id,
      'content-security-policy': ANSWER_POLICY,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
      'cache-control': 'no-store',
    })
    // Over plain http at home this header would lock people out.
    if (isHttps)
      void reply.header('strict-transport-security', `max-age=${YEAR_IN_SECONDS}; includeSubDomains`)
  })
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses calls that change something when a browser says that another site's page made them.
 * Programs that are no browser send neither header and carry no cookie that they were not given.
 */
export function refuseOtherSites(app: FastifyInstance, config: Config): void {
  const publicOrigin = config.publicUrl && new URL(config.publicUrl).origin
  app.addHook('onRequest', async (request) => {
    if (reading.has(request.method) || isShareTargetRequest(request.method, request.url)) return
    const site = request.headers['sec-fetch-site']
    const { origin } = request.headers
    const isOwnOrigin =
      origin === undefined || origin === publicOrigin || origin === `${request.protocol}://${request.host}`
    if ((site !== undefined && site !== 'same-origin' && site !== 'none') || !isOwnOrigin) {
      throw refuse('CROSS_SITE', 'This request came from another site and was refused.')
    }
  })
}
