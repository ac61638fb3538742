/**
 * Reminders of timers outside the page: the server sends one to the device at its time, and a page
 * in the background shows a notification itself. Loaded only where they are switched on.
 */

import { z } from 'zod'
import { runningTimersCall } from '../../../contract/reminders.ts'
import { timerMessage } from '../../../domain/account/reminders.ts'
import { browserStorage } from '../../api/browser-storage.ts'
import { callServer } from '../../api/call-server.ts'
import { knownPerson } from '../../api/known-person.ts'
import { serverNow } from '../../api/server-clock.ts'
import { KitchenTimer } from './kitchen-timer.ts'

const MAX_LETTERS = 300
const ICON = '/icon-192.png'

const timerDetails = ({ id, text, step, recipeName, recipeId, servings, date, from }: KitchenTimer) => ({
  timerKey: id.slice(0, MAX_LETTERS),
  words: `${text}, step ${step} of ${recipeName}`.slice(0, MAX_LETTERS),
  recipeId,
  servings,
  step,
  date,
  from,
})

/** The running timers of all tabs of this browser, with the id of their person (`of`). */
const RUNNING_KEY = 'plateful:running-timers'
const Running = z.object({ of: z.number(), timers: z.array(KitchenTimer) })

const isRunning = ({ endsAt }: KitchenTimer) => endsAt !== null && endsAt > Date.now()

/**
 * Adds the timers of this tab to those of the others. Those of a closed tab are dropped when they
 * end.
 */
function withOtherTabs(timers: readonly KitchenTimer[], before: readonly KitchenTimer[]): KitchenTimer[] {
  const person = knownPerson()?.id ?? 0
  const stored = browserStorage.readAs(RUNNING_KEY, Running)
  const ownTimerIds = new Set([...before, ...timers].map(({ id }) => id))
  const others = stored?.of === person ? stored.timers.filter(({ id }) => !ownTimerIds.has(id)) : []
  const all = [...others, ...timers].filter(isRunning)
  browserStorage.write(RUNNING_KEY, all.length === 0 ? null : JSON.stringify({ of: person, timers: all }))
  return all
}

/**
 * Tells the server which timers run in this browser; `before` are those of this tab that it was
 * told of last. Offline only the page rings.
 */
export async function sendTimers(
  timers: readonly KitchenTimer[],
  before: readonly KitchenTimer[],
): Promise<void> {
  const running = withOtherTabs(timers, before).map((timer) => {
    const left = (timer.endsAt ?? 0) - Date.now()
    // By the server's clock, since this device's may be wrong.
    return { ...timerDetails(timer), ringsAt: new Date(serverNow() + left).toISOString() }
  })
  await callServer(runningTimersCall, { body: { timers: running.slice(-20) } }).catch(() => undefined)
}

/**
 * Shows a notification that a timer rang, while the page is hidden. A pushed one has the same tag,
 * so that only one of the two is shown.
 */
export async function showRinging(timer: KitchenTimer): Promise<void> {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  const message = timerMessage(timerDetails(timer))
  const registration = await navigator.serviceWorker?.getRegistration()
  // The same options as in the service worker, which shares no file with the page (decision 0020).
  const { title, body, tag, path } = message
  await registration?.showNotification(title, { body, tag, icon: ICON, badge: ICON, data: { path } })
}
