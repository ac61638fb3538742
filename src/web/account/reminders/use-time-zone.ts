import { useEffect } from 'react'
import { moveDeviceCall } from '../../../contract/reminders.ts'
import { browserStorage } from '../../api/browser-storage.ts'
import { callServer } from '../../api/call-server.ts'
import { REMINDERS_KEY, REMINDERS_ZONE_KEY } from '../../api/known-person.ts'

export const currentZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

async function sendZone(): Promise<void> {
  if (browserStorage.read(REMINDERS_KEY) === null) return
  // Only after the check above: this keeps a slow phone busy for some 200 ms.
  const timeZone = currentZone()
  if (browserStorage.read(REMINDERS_ZONE_KEY) === timeZone) return
  await callServer(moveDeviceCall, { body: { timeZone } })
  browserStorage.write(REMINDERS_ZONE_KEY, timeZone)
}

/**
 * Tells the server the time zone of a device that gets reminders, if it changed: when the page
 * starts, and when somebody comes back to it (home 127). What fails offline is sent the next time.
 */
export function useTimeZone(): void {
  useEffect(() => {
    const send = () => {
      if (document.visibilityState === 'visible') sendZone().catch(() => undefined)
    }
    send()
    document.addEventListener('visibilitychange', send)
    return () => document.removeEventListener('visibilitychange', send)
  }, [])
}
