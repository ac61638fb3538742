import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'

/**
 * Keeps the focus where a row was that moved to another section (shopping 61): on the next row, at
 * the end on the previous one, else on the row itself or on the line that it was folded into.
 * `order` has the rows as they are shown. With `isFollowed` the focus moves with the row.
 */
export function useKeepRowFocus(
  container: RefObject<HTMLElement | null>,
  order: readonly (readonly ShoppingItem[])[],
) {
  const wantedId = useRef<string | null>(null)
  const latestOrder = useRef(order)
  useLayoutEffect(() => {
    latestOrder.current = order
    const id = wantedId.current
    wantedId.current = null
    if (id === null || document.activeElement !== document.body) return
    const elementsWith = (name: string) => [
      ...(container.current?.querySelectorAll<HTMLElement>(`[data-${name}]`) ?? []),
    ]
    const row = elementsWith('item').find(({ dataset }) => dataset['item'] === id)
    const box =
      row?.querySelector<HTMLElement>('input, button') ??
      elementsWith('folds').find(({ dataset }) => dataset['folds']?.split('\n').includes(id))
    box?.focus({ preventScroll: true })
    box?.scrollIntoView({ block: 'nearest' })
  })
  return useCallback((item: ShoppingItem, isFollowed = false) => {
    if (isFollowed) {
      wantedId.current = item.id
      return
    }
    const rows = latestOrder.current.find((items) => items.some(({ id }) => id === item.id)) ?? []
    const index = rows.findIndex(({ id }) => id === item.id)
    wantedId.current = (rows[index + 1] ?? rows[index - 1])?.id ?? item.id
  }, [])
}
