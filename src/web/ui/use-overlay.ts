import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { closeByBackOnFirstPage } from './back-on-first-page.ts'

/** What is open over the page, the topmost last. */
const overlayIds: string[] = []

/** Escape, and the browser's Back, close what is open over the page, the topmost first. */
export function useWaysOut(onClose: () => void): void {
  const id = useId()
  useLayoutEffect(() => {
    overlayIds.push(id)
    return () => void overlayIds.splice(overlayIds.indexOf(id), 1)
  }, [id])
  const isTopmost = () => overlayIds.at(-1) === id
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
    if (!isTopmost() || isOpenIn(event.target)) return
    event.preventDefault()
    onClose()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => close(event)
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
  useBackToClose(onClose, isTopmost)
}

/**
 * The browser's Back closes what is open over the page, and the screen behind it stays (home 144).
 * `isTopmost` says whether it is meant.
 */
export function useBackToClose(onClose: () => void, isTopmost: () => boolean = () => true): void {
  // In front of the gate there is no router, and no screen to stay on.
  const router = useRouter({ warn: false }) as { history: RouterHistory } | null
  const closeOn = useEffectEvent((action: string): boolean => {
    if (action !== 'BACK' || !isTopmost()) return false
    onClose()
    return true
  })
  useEffect(() => {
    if (router === null) return undefined
    const stopBlocking = router.history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => closeOn(action),
    })
    const stopWatching = closeByBackOnFirstPage(() => closeOn('BACK'))
    return () => {
      stopBlocking()
      stopWatching()
    }
  }, [router])
}

/** Whether a dialog is open over the page. */
export const isDialogOpen = (): boolean => overlayIds.length > 0

/**
 * An open list under a field closes first: Mantine marks the key press that it handles. An empty
 * list is hidden.
 */
function isOpenIn(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.getAttribute('data-mantine-stop-propagation') !== 'true')
    return false
  const list = document.getElementById(target.getAttribute('aria-controls') ?? '')
  return list?.closest('[data-hidden]') == null
}

/** How many things are open over the page. */
let openOverlays = 0

/**
 * Stops the page from scrolling while something rendered over it is open. Only the two outermost
 * elements change, and nothing that others inherit: Mantine's own lock sets a variable on the body,
 * so that all styles in it are computed again (decision 0038).
 */
export function useScrollLock(): void {
  // Read before anything is drawn, so that it forces no layout.
  const [scrollBar] = useState(() => window.innerWidth - document.documentElement.clientWidth)
  useLayoutEffect(() => {
    if (openOverlays === 0) lockScroll(scrollBar)
    openOverlays += 1
    return () => {
      openOverlays -= 1
      if (openOverlays === 0) unlockScroll()
    }
  }, [scrollBar])
}

function lockScroll(scrollBar: number) {
  document.documentElement.dataset['held'] = ''
  // Without its scroll bar the page would become wider, and everything on it would move.
  if (scrollBar > 0) document.body.style.marginRight = `${scrollBar}px`
}

function unlockScroll() {
  delete document.documentElement.dataset['held']
  document.body.style.marginRight = ''
}

/**
 * For a dialog that is rendered only while it is open: when it closes, the focus returns to what
 * opened it.
 */
export function useReturnFocus(): void {
  // Read before anything is drawn: a menu is gone once its dialog is there.
  const [opener] = useState(() => openerOf(document.activeElement))
  useEffect(() => () => opener?.focus({ preventScroll: true }), [opener])
}

/** For the button that opens something in its own place: it gets the focus when that closes. */
export function useFocusAfter(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}

/** For an item of a menu, the menu's button. */
function openerOf(pressed: Element | null): HTMLElement | null {
  const button = pressed?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  if (button) return document.getElementById(button)
  return pressed instanceof HTMLElement ? pressed : null
}
