import type { KeyboardEvent } from 'react'

/**
 * How long letters typed in an open menu belong together, in milliseconds (home 23), as in the
 * browser's own lists.
 */
const RESET = 1000

let typed: { menu: HTMLElement; letters: string; at: number } | null = null

/**
 * Typed letters lead to the item that begins with them; the same letter again leads to the next
 * such item. Mantine's own way forgets letters after half a second.
 */
export function chooseByLetters(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: menu } = event
  if (key.length !== 1 || key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  const at = performance.now()
  const before = typed?.menu === menu && at - typed.at < RESET ? typed.letters : ''
  const letters = before + key.toLowerCase()
  typed = { menu, letters, at }

  const items = [...menu.querySelectorAll<HTMLElement>('[data-menu-item]:not([data-disabled])')]
  const here = items.findIndex((item) => item === document.activeElement)
  const isOneLetter = letters.replaceAll(key.toLowerCase(), '') === ''
  const inTurn = isOneLetter ? [...items.slice(here + 1), ...items.slice(0, here + 1)] : items
  const begin = isOneLetter ? key.toLowerCase() : letters
  inTurn.find((item) => item.textContent.trim().toLowerCase().startsWith(begin))?.focus()
}
