import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { outbox } from '../api/outbox.ts'

/** Goes to the true address once there is one (home 91); answers the id that drafts are kept by. */
export function useTrueAddress(id: number, goTo: (trueId: number) => void): number {
  const trueId = useSyncExternalStore(outbox.subscribe, () => outbox.trueId(id))
  const onGoTo = useEffectEvent(goTo)
  useEffect(() => {
    if (trueId !== id) onGoTo(trueId)
  }, [id, trueId])
  return outbox.bornAs(trueId)
}
