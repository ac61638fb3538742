/**
 * What stands inside the item of a food, in tags of its own: a note on it, or something that a shop
 * sells.
 */
import { childrenOf, type PageNode, tagOf } from '../page/document.ts'
import type { PageRow } from '../page/rows.ts'

/** Whether a row lies in the item of a list that another row begins. */
export function liesInside({ holder }: PageRow, item: PageRow): boolean {
  if (item.tag !== 'li' || !item.holder) return false
  for (let node: PageNode | null = holder?.parent ?? null; node; node = node.parent)
    if (node === item.holder) return true
  return false
}

/**
 * Whether the row is the only item of its list: inside a food a note, where several may be foods.
 */
export const isOnlyItem = ({ tag, list }: PageRow): boolean =>
  tag === 'li' && list !== null && childrenOf(list).filter((node) => tagOf(node) === 'li').length === 1
