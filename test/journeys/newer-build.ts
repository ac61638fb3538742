/** A newer build that takes the place of an older one, and a signal too weak for calls. */

import { createServer, type IncomingHttpHeaders, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { test as base } from './person.ts'

/**
 * Asked for by a journey: from now on the newer build stands behind the door, and the files of the
 * older one are gone.
 */
export const NEWER = '/newer-build'
/** From now on no call gets through, as in a place where the signal is just enough for a page. */
export const NO_CALLS = '/no-calls'
export const CALLS_AGAIN = '/calls-again'

/**
 * The product behind a door: the same server, with a page and a worker that a newer build would
 * have.
 */
async function openDoor(to: string) {
  let isNewer = false
  let areCallsLost = false
  const changes = new Map<string, (text: string) => string>([
    ['/sw.js', (text) => text.replace(/("\/index\.html","revision":)"\w+"/, '$1"newer"')],
    ['/index.html', (text) => text.replace('<html', '<html data-build="newer"')],
  ])
  const door = createServer((request, answer) => {
    const path = new URL(request.url ?? '/', to).pathname
    if (path === NEWER) {
      isNewer = true
      answer.end()
      return
    }
    if (path === NO_CALLS || path === CALLS_AGAIN) {
      areCallsLost = path === NO_CALLS
      answer.end()
      return
    }
    if (areCallsLost && path.startsWith('/api/')) {
      request.destroy()
      return
    }
    if (isNewer && path.startsWith('/assets/')) {
      answer.writeHead(404).end()
      return
    }
    const change = isNewer ? changes.get(path) : undefined
    const headers: IncomingHttpHeaders = { ...request.headers, 'accept-encoding': 'identity' }
    // What the browser has of the older one is no reason not to answer.
    if (change) for (const name of ['if-none-match', 'if-modified-since']) delete headers[name]
    const onward = ask(new URL(request.url ?? '/', to), { method: request.method, headers }, (real) => {
      if (!change) {
        answer.writeHead(real.statusCode ?? 502, real.headers)
        real.pipe(answer)
        return
      }
      const { 'content-length': _, etag: _tag, ...rest } = real.headers
      let text = ''
      real.setEncoding('utf8').on('data', (part: string) => (text += part))
      real.on('end', () => answer.writeHead(200, rest).end(change(text)))
    })
    onward.on('error', () => answer.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const { port } = door.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    close: () => {
      door.closeAllConnections()
      door.close()
    },
  }
}

export const test = base.extend({
  baseURL: async ({ baseURL }, use) => {
    const door = await openDoor(baseURL ?? '')
    await use(door.address)
    door.close()
  },
})

/** What only a page of the newer build says. */
export const newer = ['data-build', 'newer'] as const
export const html = (page: Page) => page.locator('html')
/** What an open page says of a newer build that is ready. */
export const offer = (page: Page) => page.getByRole('region', { name: 'New version' })

/** What the browser does by itself at each visit, and an open page every hour. */
export const lookForNewer = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
