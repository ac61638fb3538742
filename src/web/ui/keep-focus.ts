/** Keeps the keyboard focus from being lost to the page (home 56). */

import { nearbyElements, type NearbyElement } from './nearby-elements.ts'

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]'

const canTake = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element.matches(FOCUSABLE) &&
  (element.checkVisibility?.() ?? true)

/** The first field of a form, else the first element that takes the focus. */
function firstIn(box: Element | null): HTMLElement | undefined {
  if (!box?.isConnected) return undefined
  if (canTake(box) && !box.matches('main, [role="dialog"]')) return box
  const parts = [...box.querySelectorAll(FOCUSABLE)].filter(canTake)
  return parts.find((part) => part.matches('[data-autofocus]')) ?? parts.at(0)
}

/** The element nearest to one that was removed, searched from the inside out. */
function nearest(near: readonly NearbyElement[]): HTMLElement | undefined {
  for (const { element, next, previous } of near) {
    const found = element.isConnected ? firstIn(element) : (firstIn(next) ?? firstIn(previous))
    if (found) return found
  }
  return document.querySelector('main') ?? undefined
}

/** Whether an element is in a dialog, or only there for one. */
const isOfDialog = ({ element }: NearbyElement) =>
  element.closest('[role="dialog"]') !== null || element.querySelector('[role="dialog"]') !== null

const isDisabled = (element: Element) => element.matches(':disabled')

/**
 * When the element with the focus is removed, the nearest one gets it; when it was only disabled
 * for a while, it gets the focus back. It starts with a key press and works only after one: on a
 * phone a focused field would open the keyboard. `pressed` is where that press happened, since the
 * press itself may have removed the element.
 */
export function keepFocus(pressed: NearbyElement[]): () => void {
  const { activeElement } = document
  let nearby = activeElement === document.body ? pressed : nearbyElements(activeElement)
  let isByKeys = true
  let isWaiting = false
  let scheduledFrame = 0

  const restoreFocus = () => {
    scheduledFrame = 0
    const last = nearby[0]?.element
    if (!last || document.activeElement !== document.body) return
    if (last.isConnected && isDisabled(last)) return
    if (!last.isConnected) nearest(nearby)?.focus({ preventScroll: true })
    else if (isWaiting && last instanceof HTMLElement) last.focus({ preventScroll: true })
  }
  // A replacement may take the focus by itself: a dialog, a heading.
  const scheduleRestore = () => {
    if (!isByKeys || scheduledFrame || document.activeElement !== document.body) return
    scheduledFrame = requestAnimationFrame(() => {
      scheduledFrame = requestAnimationFrame(restoreFocus)
    })
  }
  const changes = new MutationObserver((records) => {
    const last = nearby[0]?.element
    // The browser removes the focus in its next frame, without an event.
    isWaiting ||= records.some(({ type, target }) => type === 'attributes' && target === last)
    scheduleRestore()
  })
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })

  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const rememberFocus = ({ target }: Event) => {
    isWaiting = false
    const entered = nearbyElements(target instanceof Element ? target : null)
    // What opened a dialog may be gone with it: then what was beside that gets the focus.
    nearby = entered.some(isOfDialog) ? [...entered, ...nearby.filter((one) => !isOfDialog(one))] : entered
  }
  window.addEventListener('focusin', rememberFocus, options)
  window.addEventListener('keydown', () => (isByKeys = true), options)
  window.addEventListener(
    'pointerdown',
    () => {
      isByKeys = false
      nearby = []
    },
    options,
  )
  scheduleRestore()
  return () => {
    listening.abort()
    changes.disconnect()
    cancelAnimationFrame(scheduledFrame)
  }
}
