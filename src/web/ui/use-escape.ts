import { useEffect, useEffectEvent, useId, useLayoutEffect } from 'react'

/** What lies over the page, the last of it on top. */
const pile: string[] = []

/** Closes by Escape what lies over the page; of several, the one on top. */
export function useEscape(onClose: () => void): void {
  const id = useId()
  useLayoutEffect(() => {
    pile.push(id)
    return () => void pile.splice(pile.indexOf(id), 1)
  }, [id])
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
    if (pile.at(-1) !== id || isOpenIn(event.target)) return
    event.preventDefault()
    onClose()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => close(event)
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [])
}

/**
 * A list that is open under a field closes first: Mantine marks whatever keeps a key to itself. One
 * with nothing in it is hidden.
 */
function isOpenIn(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.getAttribute('data-mantine-stop-propagation') !== 'true')
    return false
  const list = document.getElementById(target.getAttribute('aria-controls') ?? '')
  return list?.closest('[data-hidden]') == null
}
