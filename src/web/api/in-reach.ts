/** The server can probably be reached again: retries need not wait out their pause (home 118). */
const listeners = new Set<() => void>()

/** When the network is back, or the server is heard again: a network may have no way to it yet. */
export function onInReach(listener: () => void): () => void {
  window.addEventListener('online', listener)
  listeners.add(listener)
  return () => {
    window.removeEventListener('online', listener)
    listeners.delete(listener)
  }
}

export function announceInReach(): void {
  for (const listener of listeners) listener()
}
