import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { outbox } from '../api/outbox.ts'

/**
 * Redirects to the true address of a recipe that was written offline, once the server has it (home
 * 91). Returns the temporary id, under which unfinished work on the page is kept.
 */
export function useServerIdRedirect(id: number, goTo: (serverId: number) => void): number {
  const serverId = useSyncExternalStore(outbox.subscribe, () => outbox.serverId(id))
  const onGoTo = useEffectEvent(goTo)
  useEffect(() => {
    if (serverId !== id) onGoTo(serverId)
  }, [id, serverId])
  return outbox.temporaryIdOf(serverId)
}
