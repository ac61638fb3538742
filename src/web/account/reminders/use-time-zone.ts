import { useEffect } from 'react'
import { moveDeviceCall } from '../../../contract/reminders.ts'
import { browserStorage } from '../../api/browser-storage.ts'
import { callServer } from '../../api/call-server.ts'
import { REMINDERS_KEY, REMINDERS_ZONE_KEY } from '../../api/known-person.ts'

export const currentZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

async function sendZone(): Promise<void> {
  if (browserStorage.read(REMINDERS_KEY) === null) return
  // A slow phone is busy with this for some 200 ms.
  const timeZone = currentZone()
  if (browserStorage.read(REMINDERS_ZONE_KEY) === timeZone) return
  await callServer(moveDeviceCall, { body: { timeZone } })
  browserStorage.write(REMINDERS_ZONE_KEY, timeZone)
}

/**
 * Tells the server where a device that gets reminders went, at the start and when somebody comes
 * back to it (home 127). Without a signal the next time does.
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
