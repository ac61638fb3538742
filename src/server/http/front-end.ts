/**
 * Serves the built front end: hashed files precompressed and kept for ever, the page itself fresh
 * with a nonce of its own.
 */

import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify'
import type { Config } from '../config.ts'
import { pagePolicy, WORKER_POLICY } from './security-headers.ts'
import { sessionCookie } from './session-cookie.ts'

const pathOf = (url: string) => url.split('?', 1)[0] ?? url

const NONCE_PLACE = '__NONCE__'
const VISITOR_PLACE = '__VISITOR__'
/**
 * Preload links for signed-in visitors, which the build leaves in comments of the page
 * (`bundling/page-files.ts`).
 */
const WITH_A_SESSION = /<!--with a session at (.*?): (.*?)-->/gs
const EVERYWHERE = '*'
/** The page that the service worker caches. It is the same for everybody. */
const KEPT_PAGE = '/index.html'
const isKeptPage = (url: string) => pathOf(url) === KEPT_PAGE
const keptPage = (html: string) =>
  html.replace(WITH_A_SESSION, (_, at: string, links: string) => (at === EVERYWHERE ? links : ''))

/**
 * Tells the page whether there is a session, so that visitors make no refused calls and others
 * preload more.
 */
function pageFor(html: string, path: string, hasSession: boolean): string {
  const isForPath = (at: string) => hasSession && (at === EVERYWHERE || at.split(' ').includes(path))
  return html
    .replace(VISITOR_PLACE, hasSession ? 'no' : 'yes')
    .replace(WITH_A_SESSION, (_, at: string, links: string) => (isForPath(at) ? links : ''))
}

/** Hashes of inline scripts for the page's policy (CSP level 3). */
const hashesOfScripts = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )

/** Paths that never answer with the page. */
const isForPrograms = (url: string) => /^\/(?:api|assets)(?:\/|$)/.test(pathOf(url))

/** A path that names a file: a hidden part ('/.env') or an ending ('/data/plateful.db'). */
const isFile = (path: string) => /\/\.|\.[a-z\d~_-]+\/?$/i.test(path)

function isForFiles(url: string): boolean {
  const path = pathOf(url)
  if (path === KEPT_PAGE) return false
  try {
    return isFile(decodeURIComponent(path))
  } catch {
    return isFile(path)
  }
}

/**
 * An address that cannot be decoded is encoded again, so that the page can say that there is
 * nothing.
 */
export function readableAddress({ url = '/' }: RawRequestDefaultExpression): string {
  if (!url.includes('%') || isForPrograms(url)) return url
  try {
    decodeURIComponent(pathOf(url))
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}

/**
 * Without a folder there are only the calls, and every other address answers that nothing is there.
 */
export async function serveFrontEnd(
  app: FastifyInstance,
  config: Config,
  folder: string | undefined,
): Promise<void> {
  const html = folder === undefined ? null : readFileSync(join(folder, 'index.html'), 'utf8')
  const scripts = html === null ? [] : hashesOfScripts(html)

  if (folder !== undefined) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      wildcard: false,
      cacheControl: false,
      globIgnore: ['**/*.br', '**/*.gz', 'index.html'],
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (path.includes(`${sep}sw.js`)) reply.header('content-security-policy', WORKER_POLICY)
      },
    })
  }

  app.setNotFoundHandler((request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const isPage = isReading && !isForPrograms(request.url) && !isForFiles(request.url)
    if (!isPage || html === null) {
      return reply.code(404).send({ message: 'There’s nothing at this address.', code: 'NOT_FOUND' })
    }
    const nonce = randomBytes(16).toString('base64')
    const hasSession = sessionCookie(request, reply, config).token !== undefined
    const page = isKeptPage(request.url) ? keptPage(html) : pageFor(html, pathOf(request.url), hasSession)
    return reply
      .code(200)
      .headers({ 'content-security-policy': pagePolicy(nonce, scripts), 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(NONCE_PLACE, nonce))
  })
}
