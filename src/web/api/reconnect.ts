/**
 * Announces that the server can probably be reached again, so that retries need not wait for the
 * end of their pause (home 118).
 */
const listeners = new Set<() => void>()

/**
 * Calls the listener when the network is back, and when the server is heard after a break. A
 * network that is back may have no way to the server yet. Answers how to stop.
 */
export function onReconnect(listener: () => void): () => void {
  window.addEventListener('online', listener)
  listeners.add(listener)
  return () => {
    window.removeEventListener('online', listener)
    listeners.delete(listener)
  }
}

export function announceReconnect(): void {
  for (const listener of listeners) listener()
}
