/**
 * Reminders of timers outside the page: the server sends one to the device at its time, and a page
 * in the background shows a notification itself. Loaded only where they are switched on.
 */
import { runningTimersCall } from '../../../contract/account.ts'
import { timerMessage } from '../../../domain/account/reminders.ts'
import { callServer } from '../../api/call-server.ts'
import { serverNow } from '../../api/server-clock.ts'
import type { KitchenTimer } from './kitchen-timer.ts'

const MAX_LETTERS = 300
const ICON = '/icon-192.png'

const timerDetails = ({ id, text, step, recipeName, recipeId }: KitchenTimer) => ({
  timerKey: id.slice(0, MAX_LETTERS),
  words: `${text}, step ${step} of ${recipeName}`.slice(0, MAX_LETTERS),
  recipeId,
})

/** Tells the server which timers run here; offline only the page rings. */
export async function sendTimers(timers: readonly KitchenTimer[]): Promise<void> {
  const running = timers.flatMap((timer) => {
    const left = timer.endsAt === null ? 0 : timer.endsAt - Date.now()
    // By the server's clock, since this device's may be wrong.
    const ringsAt = new Date(serverNow() + left).toISOString()
    return left > 0 ? [{ ...timerDetails(timer), ringsAt }] : []
  })
  await callServer(runningTimersCall, { body: { timers: running.slice(-20) } }).catch(() => undefined)
}

/** Shows that a timer rang where nobody looks at the page; a pushed one has the same tag. */
export async function showRinging(timer: KitchenTimer): Promise<void> {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  const message = timerMessage(timerDetails(timer))
  const registration = await navigator.serviceWorker?.getRegistration()
  // As the service worker shows those of the server, with which it shares no file (decision 0020).
  const { title, body, tag, path } = message
  await registration?.showNotification(title, { body, tag, icon: ICON, badge: ICON, data: { path } })
}
