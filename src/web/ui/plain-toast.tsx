import { useEffect, useSyncExternalStore } from 'react'
import { currentToast, dismissToast, onToast } from './toast.ts'
import classes from './toasts.module.css'

/** As long as the real ones (home 22). */
const SHOWN_MS = 5000

/**
 * Says what there is to say when the real toasts cannot be loaded, most likely because the network
 * is gone.
 */
export function PlainToast() {
  const toast = useSyncExternalStore(onToast, currentToast)
  useEffect(() => {
    if (!toast) return undefined
    const timer = setTimeout(dismissToast, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast])
  const takeBack = () => {
    toast?.undo?.()
    dismissToast()
  }
  return (
    <div className={classes.region} role="alert">
      {toast && (
        <div className={classes.toast}>
          <div className={classes.words}>
            <p className={classes.title}>{toast.title}</p>
            {toast.text && <p className={classes.text}>{toast.text}</p>}
          </div>
          {toast.undo && (
            <button type="button" className={classes.undo} onClick={takeBack}>
              Undo
            </button>
          )}
        </div>
      )}
    </div>
  )
}
