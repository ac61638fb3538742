/** What the service worker does with a message of the server, and with a press on it. */

import type { PushMessage } from '../../domain/account/reminders.ts'

interface OpenPage {
  focused: boolean
  visibilityState: string
  focus(): Promise<unknown>
  navigate?(path: string): Promise<unknown>
}

/** The part of the worker's scope that is used here; TypeScript knows only the page's. */
export interface PushScope {
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> }
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<unknown[]>
    openWindow(path: string): Promise<unknown>
  }
}

const HOME = '/home'

/** A path of the product, or home: an address of another site is never opened. */
function pathWithinApp(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : HOME
}

/** The worker starts for each message, so it checks by hand and loads no schema. */
export function parsePushMessage(text: string | undefined): PushMessage {
  const unknown = { title: 'Plateful', body: 'There’s something for you.', path: HOME, tag: 'plateful' }
  try {
    const message = JSON.parse(text ?? '') as Partial<Record<keyof PushMessage, unknown>>
    if (typeof message?.title !== 'string' || typeof message.body !== 'string') return unknown
    const tag = typeof message.tag === 'string' ? message.tag : message.title
    return { title: message.title, body: message.body, path: pathWithinApp(message.path), tag }
  } catch {
    return unknown
  }
}

const pagesOf = async ({ clients }: PushScope): Promise<OpenPage[]> =>
  (await clients.matchAll({ type: 'window', includeUncontrolled: true })) as OpenPage[]

const notificationOptions = ({ body, tag, path }: PushMessage): NotificationOptions => ({
  body,
  tag,
  icon: '/icon-192.png',
  badge: '/icon-192.png',
  data: { path },
})

/**
 * Shows a message (household 28). A timer on a page that somebody looks at needs none, and browsers
 * then allow to show none.
 */
export async function showPushMessage(scope: PushScope, text: string | undefined): Promise<void> {
  const message = parsePushMessage(text)
  const isTimer = message.tag.startsWith('timer ')
  if (isTimer && (await pagesOf(scope)).some(({ visibilityState }) => visibilityState === 'visible')) return
  await scope.registration.showNotification(message.title, notificationOptions(message))
}

export async function openPushMessage(scope: PushScope, data: unknown): Promise<void> {
  const path = pathWithinApp((data as { path?: unknown } | null)?.path)
  const pages = await pagesOf(scope)
  const page = pages.find(({ focused }) => focused) ?? pages[0]
  if (!page) {
    await scope.clients.openWindow(path)
    return
  }
  await page.focus().catch(() => undefined)
  // A page that this worker does not control cannot be led anywhere.
  if (page.navigate) await page.navigate(path).catch(() => scope.clients.openWindow(path))
}
