/** Radix Toast (home 22): one at a time, 5000 ms, swipe right 50 px, F8 focuses the region. */

import * as Toast from '@radix-ui/react-toast'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { type ToastSurroundings, type ToastPlace, placeToast } from './place-toast.ts'
import { currentToast, dismissToast, onToast, type Tone, TOAST_DURATION } from './toast.ts'
import classes from './toasts.module.css'

const icons = { done: IconCheck, failed: IconAlertTriangle, note: IconInfoCircle } satisfies Record<
  Tone,
  unknown
>

export function Toasts() {
  const toast = useSyncExternalStore(onToast, currentToast)
  const region = useRef<HTMLOListElement>(null)
  useFocusBack(region)
  useLayoutEffect(() => {
    return toast && region.current ? keepClear(region.current) : undefined
  }, [toast])
  const Icon = icons[toast?.tone ?? 'done']
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={50} duration={TOAST_DURATION}>
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
 * When a toast with the focus closes, Radix leaves the focus on its empty list, from which nothing
 * can be reached: it goes back to where it was before it came to the toast.
 */
function useFocusBack(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before = document.activeElement
    const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
      const list = region.current
      if (!list || !(target instanceof Element)) return
      const isFromToast = relatedTarget instanceof Node && list.contains(relatedTarget)
      if (target === list && isFromToast) focusAgain(before)
      else if (!list.parentElement?.contains(target)) before = target
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [region])
}

function focusAgain(before: Element | null): void {
  const place = before?.isConnected && before !== document.body ? before : document.querySelector('main')
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}

/** On a laptop a toast is in a corner, beside the headings of its screen. */
const HEADINGS = 'h1, h2, h3'

const PRESSES = 'a[href], button, input, select, textarea, summary, label:has(input)'

const boxesOf = (selector: string, root: ParentNode) =>
  [...root.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)

const openDialog = () => [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1)

/** The boxes around which a toast is placed. Bars at the bottom have `data-bottom-bar`. */
function measureSurroundings(region: HTMLElement, dialog: Element | undefined): ToastSurroundings {
  const ground = dialog ?? document.querySelector('main')
  const width = document.documentElement.clientWidth
  return {
    width,
    height: window.innerHeight,
    toast: { width: region.offsetWidth, height: region.offsetHeight },
    // A dialog lies over the header.
    header: dialog ? 0 : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
    dialog: dialog?.getBoundingClientRect(),
    bars: boxesOf('[data-bottom-bar]', dialog ?? document),
    presses: ground ? boxesOf(PRESSES, ground) : [],
    headings: ground && region.offsetWidth >= width ? boxesOf(HEADINGS, ground) : [],
  }
}

/**
 * Keeps toasts from covering what is needed (home 52), also as a dialog opens, a bar appears,
 * somebody scrolls or a field under them gets the focus. A toast under the pointer or with the
 * focus stays.
 */
function keepClear(region: HTMLElement): () => void {
  // In front of the gate the style sheet alone places it.
  if (document.querySelector('[data-front-page]')) return () => undefined
  let scheduledFrame = 0
  let last: { dialog: Element | undefined; place: ToastPlace } | undefined
  const placeRegion = () => {
    scheduledFrame = 0
    const dialog = openDialog()
    const lastPlace = last?.dialog === dialog ? last?.place : undefined
    // A toast under the pointer stays, but not over a dialog: there the press that caused it may
    // have left the pointer at its place.
    if (lastPlace && region.matches(dialog ? ':focus-within' : ':hover, :focus-within')) return
    const next = placeToast(measureSurroundings(region, dialog), lastPlace)
    // A toast has no height before it is drawn.
    if (region.childElementCount > 0) last = { dialog, place: next }
    moveRegion(region, next)
  }
  const schedulePlacing = () => {
    scheduledFrame ||= requestAnimationFrame(placeRegion)
  }
  const changes = new MutationObserver(schedulePlacing)
  placeRegion()
  changes.observe(document.body, { childList: true, subtree: true })
  const listening = new AbortController()
  for (const event of ['scrollend', 'focusin', 'resize'])
    window.addEventListener(event, schedulePlacing, { signal: listening.signal, capture: true })
  return () => {
    changes.disconnect()
    listening.abort()
    cancelAnimationFrame(scheduledFrame)
    makeRoom(0)
  }
}

/** Room at the end of the page, so that it can be scrolled clear of a toast at the bottom. */
const makeRoom = (height: number) => {
  document.body.style.paddingBottom = height > 0 ? `${height}px` : ''
}

function moveRegion(region: HTMLElement, { side, from, by }: ToastPlace) {
  const { style, dataset } = region
  dataset['above'] = String(by > 0)
  style.inset = 'auto'
  style[side] = '0'
  style[from] = `${by}px`
  const page = document.documentElement
  const isAcross = region.offsetWidth >= page.clientWidth
  makeRoom(from === 'bottom' && isAcross && page.scrollHeight > window.innerHeight ? region.offsetHeight : 0)
}
