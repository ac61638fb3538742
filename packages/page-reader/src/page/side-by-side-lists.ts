/** Joins amounts and foods that a page shows in two lists beside each other. */

import { childrenOf, type PageNode, tagOf } from './document.ts'
import { beginsWithNumber, isAmountOnly } from './line-likeness.ts'
import { PageRow } from './page-rows.ts'

/** Items from which two lists are amounts and foods. */
const FEWEST_ITEMS = 3

const itemsOf = (list: PageNode | null): (PageNode | null)[] =>
  list ? childrenOf(list).filter((node) => tagOf(node) === 'li') : []
const isAmountItem = ({ tag, text }: PageRow) => tag === 'li' && isAmountOnly(text)

/**
 * The rows. Where one list holds amounts and the one beside it as many foods, each pair is one row.
 */
export function joinSideBySideLists(rows: PageRow[]): PageRow[] {
  const amountOf = new Map<PageNode | null, string>()
  const joined = new Set<PageNode | null>()
  for (const list of new Set(rows.filter(isAmountItem).map((row) => row.list))) {
    const amounts = rows.filter((row) => row.list === list)
    const places = itemsOf(list)
    const first = rows.findIndex((row) => row.list === list)
    const items = [rows[first - 1], rows[first + amounts.length]]
      .map((beside) => (beside?.tag === 'li' ? rows.filter((row) => row.list === beside.list) : []))
      .filter((foods) => foods.length === places.length && !foods.some(({ text }) => beginsWithNumber(text)))
      .map(([food]) => itemsOf(food?.list ?? null))
      .find((others) => others.length === places.length)
    if (!items || items.length < FEWEST_ITEMS || !amounts.every(isAmountItem)) continue
    joined.add(list)
    for (const { holder, text } of amounts) amountOf.set(items[places.indexOf(holder)] ?? null, text)
  }
  return rows.filter((row) => !joined.has(row.list)).map((row) => withAmount(row, amountOf.get(row.holder)))
}

function withAmount(row: PageRow, amount: string | undefined): PageRow {
  if (amount === undefined) return row
  const { text, tag, rank, isLinked, holder, list, isApart } = row
  const pieces = [amount, text]
  return new PageRow({ text: pieces.join(' '), pieces, tag, rank, isLinked, holder, list, isApart })
}
