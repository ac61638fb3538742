import type { KeyboardEvent } from 'react'

/**
 * How long letters typed in an open menu belong together, in milliseconds (home 23), as in the
 * browser's own lists.
 */
const RESET_TIME = 1000

let typedLetters: { menu: HTMLElement; letters: string; at: number } | null = null

/**
 * Typed letters lead to the item that begins with them; the same letter again leads to the next
 * such item. Mantine's own way forgets letters after half a second.
 */
export function focusByTyping(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: menu } = event
  if (key.length !== 1 || key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  const now = performance.now()
  const lettersBefore =
    typedLetters?.menu === menu && now - typedLetters.at < RESET_TIME ? typedLetters.letters : ''
  const letters = lettersBefore + key.toLowerCase()
  typedLetters = { menu, letters, at: now }

  const items = [...menu.querySelectorAll<HTMLElement>('[data-menu-item]:not([data-disabled])')]
  const focusedIndex = items.findIndex((item) => item === document.activeElement)
  const isOneLetter = letters.replaceAll(key.toLowerCase(), '') === ''
  const itemsFromNext = isOneLetter
    ? [...items.slice(focusedIndex + 1), ...items.slice(0, focusedIndex + 1)]
    : items
  const begin = isOneLetter ? key.toLowerCase() : letters
  itemsFromNext.find((item) => item.textContent.trim().toLowerCase().startsWith(begin))?.focus()
}
