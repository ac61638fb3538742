import { useEffect, useState } from 'react'

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
