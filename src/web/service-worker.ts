/**
 * The product without a network: the files of one build, all or none (decision 0020), and the
 * photos that were shown. It stores no other answers of the server; the page does that, under keys
 * of the person.
 */

import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { SHARE_TARGET_PATH, SHARE_AGAIN_PATH } from '../domain/importing/share-target.ts'
import { openPushMessage, type PushScope, showPushMessage } from './api/push-message.ts'
import { receiveShare } from './api/receive-share.ts'
import { answerPhoto, FORGET_PHOTOS, forgetPhotos } from './photo-cache.ts'

interface Waiting {
  waitUntil(work: Promise<unknown>): void
}

/** Static routes that bypass the worker; not every browser supports them. */
interface Installing extends Waiting {
  addRoutes?(
    routes: { condition: { urlPattern: { pathname: string } }; source: 'network' | 'fetch-event' }[],
  ): Promise<void>
}

/**
 * The part of the worker's global scope that is used here: TypeScript's library for workers
 * conflicts with the one for pages.
 */
declare const self: PushScope & {
  /** Every file of this build with its revision; the build writes the list here. */
  __SHELL: { url: string; revision: string | null }[]
  clients: {
    claim(): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'push',
    listener: (event: Waiting & { data: { text(): string } | null }) => void,
  ): void
  addEventListener(
    type: 'notificationclick',
    listener: (event: Waiting & { notification: { data: unknown; close(): void } }) => void,
  ): void
  addEventListener(type: 'install', listener: (event: Installing) => void): void
  addEventListener(type: 'activate', listener: (event: Waiting) => void): void
  addEventListener(type: 'message', listener: (event: Waiting & { data: unknown }) => void): void
}

precacheAndRoute(self.__SHELL)
cleanupOutdatedCaches()
// Every address is the same page; the API's addresses go to the server.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api\//, /^\/(health|ready)z$/],
  }),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/photos/'),
  ({ request, event }) => answerPhoto(request, (work) => event.waitUntil(work)),
)

// What another program shares is stored here, so that no server gets it (importing 32). Where it
// cannot be read, the person is asked to share it again.
registerRoute(
  ({ url }) => url.pathname === SHARE_TARGET_PATH,
  async ({ request }) => {
    const place = await request
      .formData()
      .then((form) => receiveShare(form, Date.now()))
      .catch(() => SHARE_AGAIN_PATH)
    return Response.redirect(place, 303)
  },
  'POST',
)

// Calls to the server need not wait until this worker has started; photos wait for it.
self.addEventListener('install', (event) => {
  const routes = event.addRoutes?.([
    { condition: { urlPattern: { pathname: '/api/photos/*' } }, source: 'fetch-event' },
    { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
  ])
  if (routes) event.waitUntil(routes)
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => event.waitUntil(showPushMessage(self, event.data?.text())))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPushMessage(self, event.notification.data))
})

// A new version waits until nobody uses the old one, or until it is asked to take over: no page
// ever gets files of both.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
  if (event.data === FORGET_PHOTOS) event.waitUntil(forgetPhotos())
})
