import { useSyncExternalStore } from 'react'
import { currentToast, onToast } from './toast.ts'
import classes from './toasts.module.css'

/** Says what there is to say when the real toasts cannot be loaded, most likely because the network is gone. */
export function PlainToast() {
  const toast = useSyncExternalStore(onToast, currentToast)
  return (
    <div className={classes.region} role="alert">
      {toast && (
        <div className={classes.toast}>
          <div className={classes.words}>
            <p className={classes.title}>{toast.title}</p>
            {toast.text && <p className={classes.text}>{toast.text}</p>}
          </div>
        </div>
      )}
    </div>
  )
}
