/** Radix Toast (home 22): one at a time, 5000 ms, swipe right 50 px, F8 focuses the region. */
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import * as Toast from '@radix-ui/react-toast'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { currentToast, dismissToast, onToast, type Tone } from './toast.ts'
import classes from './toasts.module.css'

const icons = { done: IconCheck, failed: IconAlertTriangle, note: IconInfoCircle } satisfies Record<
  Tone,
  unknown
>

export function Toasts() {
  const toast = useSyncExternalStore(onToast, currentToast)
  const region = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    return toast && region.current ? keepAboveBottomBar(region.current) : undefined
  }, [toast])
  const Icon = icons[toast?.tone ?? 'done']
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={50} duration={5000}>
      {toast && (
        <Toast.Root
          key={toast.id}
          className={classes.toast}
          data-tone={toast.tone}
          type={toast.tone === 'failed' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast()
          }}
        >
          <span className={classes.icon} aria-hidden>
            <Icon size={18} stroke={2.2} />
          </span>
          <div className={classes.words}>
            <Toast.Title className={classes.title}>{toast.title}</Toast.Title>
            {toast.text && <Toast.Description className={classes.text}>{toast.text}</Toast.Description>}
          </div>
          {toast.undo && (
            <Toast.Action className={classes.undo} altText="Undo" onClick={toast.undo}>
              Undo
            </Toast.Action>
          )}
          <Toast.Close className={classes.close} aria-label="Close">
            <IconX size={18} aria-hidden />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport ref={region} className={classes.region} />
    </Toast.Provider>
  )
}

/**
 * Bars at the bottom of a screen or dialog have `data-bottom-bar`; floating parts stand above them.
 */
function heightOfBottomBar(): number {
  const heights = [...document.querySelectorAll('[data-bottom-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    // Only a bar at the bottom edge counts, not one further up in the page.
    .filter(({ top, bottom }) => top < window.innerHeight && bottom > window.innerHeight - 48)
    .map(({ top }) => window.innerHeight - top)
  return Math.max(0, ...heights)
}

/**
 * Keeps a floating part above the bars, also above those of a screen or dialog that opens later.
 */
function keepAboveBottomBar(part: HTMLElement): () => void {
  let asked = 0
  const place = () => {
    asked = 0
    part.style.bottom = `${heightOfBottomBar()}px`
  }
  const changes = new MutationObserver(() => {
    asked ||= requestAnimationFrame(place)
  })
  place()
  changes.observe(document.body, { childList: true, subtree: true })
  return () => {
    changes.disconnect()
    cancelAnimationFrame(asked)
  }
}
