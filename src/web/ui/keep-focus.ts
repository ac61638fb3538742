/** Keeps the focus of whoever works by keys from falling to the page (home 56). */

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]'

/** What had the focus or was around it, and what was beside that. */
interface Near {
  element: Element
  next: Element | null
  previous: Element | null
}

function nearOf(element: Element): Near[] {
  const near: Near[] = []
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
    near.push({ element: one, next: one.nextElementSibling, previous: one.previousElementSibling })
  return near
}

const canTake = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element.matches(FOCUSABLE) &&
  (element.checkVisibility?.() ?? true)

/** The field that a form begins with, else the first thing in it that takes the focus. */
function firstIn(box: Element | null): HTMLElement | undefined {
  if (!box?.isConnected) return undefined
  if (canTake(box) && !box.matches('main, [role="dialog"]')) return box
  const parts = [...box.querySelectorAll(FOCUSABLE)].filter(canTake)
  return parts.find((part) => part.matches('[data-autofocus]')) ?? parts.at(0)
}

/** Beside what went before what was around it, from the inside out. */
function nearest(near: readonly Near[]): HTMLElement | undefined {
  for (const { element, next, previous } of near) {
    const found = element.isConnected ? firstIn(element) : (firstIn(next) ?? firstIn(previous))
    if (found) return found
  }
  return document.querySelector('main') ?? undefined
}

const isDisabled = (element: Element) => element.matches(':disabled')

/**
 * When what has the focus is taken away, what is nearest gets it; when it was only disabled for a
 * while, it gets it back. Begins with a key, and works only after a key: on a phone a focused field
 * would open the keyboard.
 */
export function keepFocus(): () => void {
  const { activeElement } = document
  let near = activeElement ? nearOf(activeElement) : []
  let isByKeys = true
  let isWaiting = false
  let scheduledFrame = 0

  const restoreFocus = () => {
    scheduledFrame = 0
    const last = near[0]?.element
    if (!last || document.activeElement !== document.body) return
    if (last.isConnected && isDisabled(last)) return
    if (!last.isConnected) nearest(near)?.focus({ preventScroll: true })
    else if (isWaiting && last instanceof HTMLElement) last.focus({ preventScroll: true })
  }
  // What replaces it takes the focus by itself first, where it does: a dialog, a heading.
  const scheduleRestore = () => {
    if (!isByKeys || scheduledFrame || document.activeElement !== document.body) return
    scheduledFrame = requestAnimationFrame(() => {
      scheduledFrame = requestAnimationFrame(restoreFocus)
    })
  }
  const changes = new MutationObserver((records) => {
    const last = near[0]?.element
    // The browser takes the focus from it at its next frame, and says nothing of that.
    isWaiting ||= records.some(({ type, target }) => type === 'attributes' && target === last)
    scheduleRestore()
  })
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })

  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const rememberFocus = ({ target }: Event) => {
    isWaiting = false
    near = target instanceof Element ? nearOf(target) : []
  }
  window.addEventListener('focusin', rememberFocus, options)
  window.addEventListener('keydown', () => (isByKeys = true), options)
  window.addEventListener(
    'pointerdown',
    () => {
      isByKeys = false
      near = []
    },
    options,
  )
  return () => {
    listening.abort()
    changes.disconnect()
    cancelAnimationFrame(scheduledFrame)
  }
}
