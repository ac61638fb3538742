import { useEffect, useSyncExternalStore } from 'react'
import { useDayDrafts } from './use-day-drafts.ts'

/**
 * Saves what still waits when the person leaves the screen; answers the days that are not saved.
 */
export function useSavingOnLeave() {
  const drafts = useDayDrafts()
  useEffect(() => drafts.flush, [drafts])
  return useSyncExternalStore(drafts.subscribe, drafts.unsaved)
}
