import { type RefObject, useEffect } from 'react'

/**
 * When a toast with the focus closes, Radix leaves the focus on its empty list, from which nothing
 * can be reached: it goes back to where it was before it came to the toast.
 */
export function useFocusBack(region: RefObject<HTMLElement | null>): void {
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
