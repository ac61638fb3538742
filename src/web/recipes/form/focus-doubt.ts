/** The way from one doubtful field to the next (importing 34). */

import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * On a touch screen the note beside a field gets the focus instead of the field, whose keyboard
 * would cover the page's words.
 */
const isByFinger = () => window.matchMedia('(hover: none)').matches

const stopsIn = (form: HTMLElement) => [
  ...form.querySelectorAll<HTMLElement>(isByFinger() ? '[data-doubt]' : '[data-doubtful]'),
]

/** Goes to the first doubtful field after this element; to the very first where none is left. */
export function focusDoubt(form: HTMLElement | null, focused: Element | null): void {
  if (!form) return
  const stops = stopsIn(form)
  const isLater = (stop: HTMLElement) =>
    focused !== null &&
    stop !== focused &&
    (focused.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  const next = stops.find(isLater) ?? stops[0]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'center' })
}

/**
 * Opens the dialog of a form at its first doubtful field, where that is wanted, and continues from
 * the field that had the focus last. The form's buttons do not count.
 */
export function useDoubtStops(form: RefObject<HTMLElement | null>, isWanted: boolean) {
  const last = useRef<Element>(null)
  useLayoutEffect(() => {
    const [first] = isWanted && form.current ? stopsIn(form.current) : []
    first?.setAttribute('data-autofocus', 'true')
    return () => first?.removeAttribute('data-autofocus')
    // Only once: a doubt that is settled while somebody types must not move the focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return {
    onFocus: ({ target }: FocusEvent<HTMLFormElement>) => {
      if (!target.closest('[data-bottom-bar]')) last.current = target
    },
    goOn: () => focusDoubt(form.current, last.current),
  }
}
