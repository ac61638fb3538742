import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { afterPaint } from './after-paint.ts'
import { PlainToast } from './plain-toast.tsx'
import { currentToast, onToast } from './toast.ts'

const Toasts = lazy(() =>
  import('./toasts.tsx').then(
    (file) => ({ default: file.Toasts }),
    () => ({ default: PlainToast }),
  ),
)

/**
 * The place of the toasts. It is empty until somebody touches the page, so that the first screen
 * opens light; from then on it is there before there is anything to say, even if the network should
 * be gone by then.
 */
export function ToastsWhenNeeded() {
  const speaking = useSyncExternalStore(onToast, currentToast) !== null
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    // The press that somebody touches the page with is answered first.
    const touch = () => afterPaint(() => setTouched(true))
    window.addEventListener('focusin', touch, { once: true })
    window.addEventListener('pointerdown', touch, { once: true })
    return () => {
      window.removeEventListener('focusin', touch)
      window.removeEventListener('pointerdown', touch)
    }
  }, [])
  if (!speaking && !touched) return null
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  )
}
