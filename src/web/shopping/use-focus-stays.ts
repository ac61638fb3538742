import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { ShoppingItem } from '../../domain/shopping/item.ts'

/**
 * Keeps the focus where a row was that a tick moved to another section (shopping 61): on the next
 * row, at the end on the one before. `order` are the rows as they stand, section by section.
 */
export function useFocusStays(
  within: RefObject<HTMLElement | null>,
  order: readonly (readonly ShoppingItem[])[],
) {
  const wanted = useRef<string | null>(null)
  const now = useRef(order)
  useLayoutEffect(() => {
    now.current = order
    const id = wanted.current
    wanted.current = null
    if (id === null || document.activeElement !== document.body) return
    const rows = [...(within.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
    const box = rows.find(({ dataset }) => dataset['item'] === id)?.querySelector('input')
    box?.focus({ preventScroll: true })
    box?.scrollIntoView({ block: 'nearest' })
  })
  return useCallback((moved: ShoppingItem) => {
    const rows = now.current.find((items) => items.some(({ id }) => id === moved.id)) ?? []
    const at = rows.findIndex(({ id }) => id === moved.id)
    wanted.current = (rows[at + 1] ?? rows[at - 1])?.id ?? moved.id
  }, [])
}
