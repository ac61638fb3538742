import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react'

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

/** So many things lie over the page. */
let over = 0

/**
 * The page does not scroll behind what is drawn only while it lies over it. Only the two outermost
 * elements change for that, and nothing that others inherit: Mantine's own lock sets a variable on
 * the body, and all styles in it are reckoned anew (decision 0038).
 */
export function useHeldPage(): void {
  // Read before anything is drawn: then it costs no layout.
  const [scrollBar] = useState(() => window.innerWidth - document.documentElement.clientWidth)
  useLayoutEffect(() => {
    if (over === 0) hold(scrollBar)
    over += 1
    return () => {
      over -= 1
      if (over === 0) letGo()
    }
  }, [scrollBar])
}

function hold(scrollBar: number) {
  document.documentElement.dataset['held'] = ''
  // Without its scroll bar the page would be wider, and everything on it would move.
  if (scrollBar > 0) document.body.style.marginRight = `${scrollBar}px`
}

function letGo() {
  delete document.documentElement.dataset['held']
  document.body.style.marginRight = ''
}

/**
 * For a dialog that is drawn only while it is open: when it goes, the focus is back at what opened
 * it.
 */
export function useReturnFocus(): void {
  // Looked at before anything is drawn: a menu is gone once the dialog that it opens is there.
  const [opener] = useState(() => openerOf(document.activeElement))
  useEffect(() => () => opener?.focus({ preventScroll: true }), [opener])
}

/** Of a menu its button stays. */
function openerOf(pressed: Element | null): HTMLElement | null {
  const button = pressed?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  if (button) return document.getElementById(button)
  return pressed instanceof HTMLElement ? pressed : null
}
