import { Listeners } from './listeners.ts'

/**
 * Announces that the server can probably be reached again, so that retries need not wait for the
 * end of their pause (home 118).
 */
const listeners = new Listeners()

/**
 * Calls the listener when the network is back, and when the server is heard after a break. A
 * network that is back may have no way to the server yet. Answers how to stop.
 */
export function onReconnect(listener: () => void): () => void {
  window.addEventListener('online', listener)
  const stop = listeners.subscribe(listener)
  return () => {
    window.removeEventListener('online', listener)
    stop()
  }
}

export function announceReconnect(): void {
  listeners.notify()
}
