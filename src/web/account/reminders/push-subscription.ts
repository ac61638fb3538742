/** Why this browser cannot get reminders. */

import type { PushDevice } from '../../../domain/account/reminders.ts'
import { browserStorage } from '../../api/browser-storage.ts'
import { REMINDERS_KEY } from '../../api/known-person.ts'
import { currentZone } from './use-time-zone.ts'

export type Obstacle = 'install-first' | 'not-here' | 'forbidden' | 'not-installed'

const isApple = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/**
 * Why reminders cannot be switched on, as far as that is known without asking the person for
 * permission; else null.
 */
export function findObstacle(): Obstacle | null {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  // On an iPhone only an app on the home screen can get reminders, and Safari has no push API.
  if (!isAble) return isApple() ? 'install-first' : 'not-here'
  return Notification.permission === 'denied' ? 'forbidden' : null
}

/** Reminders cannot be switched on, for a reason that a person can read. */
export class RemindersUnavailable extends Error {
  constructor(readonly why: Obstacle) {
    super(why)
  }
}

/**
 * Asks for permission and for an address at the browser's push service. It must run in a press, or
 * browsers do not ask.
 */
export async function subscribeDevice(publicKey: string): Promise<PushDevice> {
  const before = findObstacle()
  if (before) throw new RemindersUnavailable(before)
  if ((await Notification.requestPermission()) !== 'granted') throw new RemindersUnavailable('forbidden')
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) throw new RemindersUnavailable('not-installed')
  // An address of another installation, or of an earlier user of this browser, is given up first.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => {
      throw new RemindersUnavailable('not-here')
    })
  const { endpoint = '', keys } = subscription.toJSON()
  return { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', timeZone: currentZone() }
}

/** Gives the address up; the browser then accepts no more messages. */
export async function unsubscribeDevice(): Promise<void> {
  browserStorage.write(REMINDERS_KEY, null)
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

const messages: Record<Obstacle, string> = {
  'install-first':
    'On an iPhone or iPad, add Plateful to the home screen first: press Share, then “Add to Home Screen”, and open it from there.',
  'not-here': 'This browser can’t show reminders. Try another one, or another device.',
  forbidden:
    'Your browser doesn’t let Plateful show notifications. Allow them for this site: press the icon beside the address, or look in the browser’s settings, then come back here.',
  'not-installed': 'Plateful isn’t fully loaded in this browser yet. Reload the page and try again.',
}

/** Why this device cannot get reminders, and what to do about it. */
export const obstacleMessage = (why: Obstacle): string => messages[why]
