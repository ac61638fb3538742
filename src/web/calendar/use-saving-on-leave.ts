import { useEffect, useSyncExternalStore } from 'react'
import { useDayDrafts } from './queries.ts'

/** Saves what still waits when the person leaves the screen or the tab, tries again when the connection is back. */
export function useSavingOnLeave() {
  const drafts = useDayDrafts()
  const unsaved = useSyncExternalStore(drafts.subscribe, drafts.unsaved)
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') drafts.flush()
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      drafts.flush()
      if (drafts.unsaved().length > 0) event.preventDefault()
    }
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('beforeunload', onUnload)
    window.addEventListener('online', drafts.retryAll)
    return () => {
      drafts.flush()
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('online', drafts.retryAll)
    }
  }, [drafts])
  return unsaved
}
