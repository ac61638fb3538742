import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import {
  announce,
  announcement,
  currentToast,
  dismissToast,
  dismissOnPress,
  onToast,
  TOAST_DURATION,
} from './toast.ts'
import { afterPaint } from './when-idle.ts'
import classes from './toasts.module.css'

const Toasts = lazy(() =>
  import('./toasts.tsx').then(
    (file) => ({ default: file.Toasts }),
    () => ({ default: PlainToast }),
  ),
)

/**
 * The place of the toasts. Its code loads when somebody first touches the page, so that the first
 * screen opens fast, and early enough to report that the network is gone.
 */
export function ToastsWhenNeeded() {
  const speaking = useSyncExternalStore(onToast, currentToast) !== null
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    // The press that triggers it is handled first.
    const onFirstTouch = () => afterPaint(() => setIsTouched(true))
    window.addEventListener('focusin', onFirstTouch, { once: true })
    window.addEventListener('pointerdown', onFirstTouch, { once: true })
    return () => {
      window.removeEventListener('focusin', onFirstTouch)
      window.removeEventListener('pointerdown', onFirstTouch)
    }
  }, [])
  useEffect(() => {
    const options = { capture: true, passive: true }
    window.addEventListener('keydown', dismissOnPress, options)
    window.addEventListener('pointerdown', dismissOnPress, options)
    return () => {
      window.removeEventListener('keydown', dismissOnPress, options)
      window.removeEventListener('pointerdown', dismissOnPress, options)
    }
  }, [])
  return (
    <>
      <Announcement />
      {(speaking || isTouched) && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </>
  )
}

/** In the page from the start, so that a screen reader hears what comes into it. */
function Announcement() {
  const text = useSyncExternalStore(onToast, announcement)
  useEffect(() => {
    if (text === '') return undefined
    const timer = setTimeout(() => announce(''), TOAST_DURATION)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => () => announce(''), [])
  return (
    <p className="aloud" aria-live="polite">
      {text}
    </p>
  )
}

/**
 * Shows messages when the real toasts cannot be loaded, most likely because the network is gone.
 */
function PlainToast() {
  const toast = useSyncExternalStore(onToast, currentToast)
  useEffect(() => {
    if (!toast) return undefined
    const timer = setTimeout(dismissToast, TOAST_DURATION)
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
