/**
 * The product without a network: the files of one build, all or none (decision 0020). It keeps no
 * answers of the server; what a person may read without a signal is kept by the page, under keys of
 * that person.
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

interface Waiting {
  waitUntil(work: Promise<unknown>): void
}

/** Not every browser can be told beforehand what goes past the worker. */
interface Installing extends Waiting {
  addRoutes?(route: { condition: { urlPattern: string }; source: 'network' }): Promise<void>
}

/**
 * What of the worker's own world is used here; the compiler's library for it does not go with the
 * one for pages.
 */
declare const self: {
  /** Every file of this build with its revision; the build writes the list here. */
  __SHELL: { url: string; revision: string | null }[]
  clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<unknown[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listener: (event: Installing) => void): void
  addEventListener(type: 'activate', listener: (event: Waiting) => void): void
  addEventListener(type: 'message', listener: (event: Waiting & { data: unknown }) => void): void
}

precacheAndRoute(self.__SHELL)
cleanupOutdatedCaches()
// Every address is the same page; the server's own addresses go to the server.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api\//, /^\/(health|ready)z$/],
  }),
)

// What is asked of the server need not wait until this worker is awake.
self.addEventListener('install', (event) => {
  const routes = event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' })
  if (routes) event.waitUntil(routes)
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// A new version waits until nobody uses the old one, or until it is asked to take over: no page
// ever gets files of both.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
})
