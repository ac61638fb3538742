import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { ShoppingItem } from '../../domain/shopping/item.ts'

/**
 * Keeps the focus where a row was that moved to another section (shopping 61): on the next row, at
 * the end on the previous one, else on the row itself or on the line that it was folded into.
 * `order` has the rows as they are shown. With `isFollowed` the focus moves with the row.
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
    const all = (name: string) => [...(within.current?.querySelectorAll<HTMLElement>(`[data-${name}]`) ?? [])]
    const row = all('item').find(({ dataset }) => dataset['item'] === id)
    const box =
      row?.querySelector<HTMLElement>('input, button') ??
      all('folds').find(({ dataset }) => dataset['folds']?.split('\n').includes(id))
    box?.focus({ preventScroll: true })
    box?.scrollIntoView({ block: 'nearest' })
  })
  return useCallback((moved: ShoppingItem, isFollowed = false) => {
    if (isFollowed) {
      wanted.current = moved.id
      return
    }
    const rows = now.current.find((items) => items.some(({ id }) => id === moved.id)) ?? []
    const at = rows.findIndex(({ id }) => id === moved.id)
    wanted.current = (rows[at + 1] ?? rows[at - 1])?.id ?? moved.id
  }, [])
}
