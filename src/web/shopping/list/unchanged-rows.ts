import { replaceEqualDeep } from '@tanstack/react-query'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'

/**
 * The current rows. A row with the same values as before is the same object as before, so that it
 * is not drawn again (shopping 84).
 */
export function reuseUnchangedRows(
  before: readonly ShoppingItem[],
  now: readonly ShoppingItem[],
): ShoppingItem[] {
  const known = new Map(before.map((item) => [item.id, item]))
  return now.map((item) => replaceEqualDeep(known.get(item.id), item))
}
