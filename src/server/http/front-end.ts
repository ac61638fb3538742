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
import { pagePolicy, WORKER_POLICY } from './headers.ts'
import { sessionCookie } from './session-cookie.ts'

const pathOf = (url: string) => url.split('?', 1)[0] ?? url

const NONCE_PLACE = '__NONCE__'
const VISITOR_PLACE = '__VISITOR__'
/**
 * What the build found to be needed by who is signed in, there or everywhere, as links that wait in
 * comments of the page (`bundling/page-files.ts`).
 */
const WITH_A_SESSION = /<!--with a session at (.*?): (.*?)-->/gs
const EVERYWHERE = '*'
/**
 * The page as the service worker keeps it, for whoever opens it later: it says nothing of them, and
 * all files lie beside it.
 */
const KEPT_PAGE = '/index.html'
const isKept = (url: string) => pathOf(url) === KEPT_PAGE
const keptPage = (html: string) =>
  html.replace(WITH_A_SESSION, (_, at: string, links: string) => (at === EVERYWHERE ? links : ''))

/**
 * The page says whether the browser came with a session: a visitor's need not ask to be refused,
 * another's fetches more at once.
 */
function pageFor(html: string, path: string, hasSession: boolean): string {
  const isFor = (at: string) => hasSession && (at === EVERYWHERE || at.split(' ').includes(path))
  return html
    .replace(VISITOR_PLACE, hasSession ? 'no' : 'yes')
    .replace(WITH_A_SESSION, (_, at: string, links: string) => (isFor(at) ? links : ''))
}

/** What the page does itself, as the page's policy names it (CSP level 3, hash sources). */
const hashesOfScripts = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )

/** Where programs ask and no page is. */
const isForPrograms = (url: string) => /^\/(?:api|assets)(?:\/|$)/.test(pathOf(url))

/**
 * What names a file and no page: a hidden part ('/.env', '/.git/config'), or a file's ending
 * ('/data/plateful.db').
 */
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
 * A page's address that cannot be decoded is read letter by letter: then the page is served, and
 * says that there is none.
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
      return reply.code(404).send({ message: 'There is nothing at this address.', code: 'NOT_FOUND' })
    }
    const nonce = randomBytes(16).toString('base64')
    const hasSession = sessionCookie(request, reply, config).token !== undefined
    const page = isKept(request.url) ? keptPage(html) : pageFor(html, pathOf(request.url), hasSession)
    return reply
      .code(200)
      .headers({ 'content-security-policy': pagePolicy(nonce, scripts), 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(NONCE_PLACE, nonce))
  })
}
