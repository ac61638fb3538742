import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { outbox } from '../api/outbox.ts'

/**
 * Goes on to the true address of a recipe that was written here, once the server has it (home 91).
 * It answers the id that the recipe had first: what is half done on its page stays under it.
 */
export function useTrueAddress(id: number, goTo: (trueId: number) => void): number {
  const trueId = useSyncExternalStore(outbox.subscribe, () => outbox.trueId(id))
  const goOn = useEffectEvent(goTo)
  useEffect(() => {
    if (trueId !== id) goOn(trueId)
  }, [id, trueId])
  return outbox.bornAs(trueId)
}
