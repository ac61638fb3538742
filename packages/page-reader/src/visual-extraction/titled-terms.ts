/** Lists in which a term is the title of what stands below it (importing 79). */

import { childrenOf, type PageNode, tagOf } from '../page/document.ts'
import { beginsWithNumber, isAmountOnly } from '../page/line-likeness.ts'
import type { PageRow } from '../page/page-rows.ts'
import { textIn } from '../page/plain-text.ts'

const hasTitledTerms = new WeakMap<PageNode, boolean>()

/** Whether a row is a term of a list in which terms have several definitions, each a food. */
export function isTitledTerm({ tag, list, text }: PageRow): boolean {
  if (tag !== 'dt' || !list || beginsWithNumber(text)) return false
  const isTitled = hasTitledTerms.get(list) ?? hasSeveralDefinitions(list)
  hasTitledTerms.set(list, isTitled)
  return isTitled
}

/** Whether a term of the list has two definitions, of which the first is no amount alone. */
function hasSeveralDefinitions(list: PageNode): boolean {
  const rows = childrenOf(list).filter((node) => /^d[td]$/.test(tagOf(node)))
  return rows.some((node, at) => {
    const [first, second] = rows.slice(at + 1, at + 3)
    if (tagOf(node) !== 'dt' || !first || !second) return false
    return tagOf(first) === 'dd' && tagOf(second) === 'dd' && !isAmountOnly(textIn(first))
  })
}
