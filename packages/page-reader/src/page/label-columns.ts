/** Reads tables with the ingredients in one column and the method in the next. */

import { childrenOf, isElement, type PageElement, tagOf } from './document.ts'
import { ingredientsLabel, methodLabel } from './part-label-patterns.ts'
import { textOfNode } from './plain-text.ts'

const MAX_ROWS = 60

/**
 * The cells of a table column by column, where its first row says that one holds the foods and one
 * the method; null where the rows are labelled instead, or nothing is.
 */
export function labelledColumns(table: PageElement): PageElement[][] | null {
  const rows = rowsIn(table).map(cellsIn)
  const [head = [], ...others] = rows
  if (head.length < 2 || head.length > 3 || others.length < 2 || others.length > MAX_ROWS) return null
  const isLabelled = [ingredientsLabel, methodLabel].every((label) =>
    head.some((cell) => isLabelOnly(cell, label)),
  )
  if (!isLabelled || others.some((cells) => cells.length > head.length)) return null
  return head.map((_, at) => rows.flatMap((cells) => cells[at] ?? []))
}

const cellsIn = (row: PageElement) =>
  childrenOf(row)
    .filter(isElement)
    .filter((cell) => /^t[dh]$/.test(tagOf(cell)))

const rowsIn = (table: PageElement): PageElement[] =>
  childrenOf(table)
    .filter(isElement)
    .flatMap((node) =>
      tagOf(node) === 'tr' ? [node] : /^t(?:head|body)$/.test(tagOf(node)) ? rowsIn(node) : [],
    )

/** Whether a cell says the label and no more. */
function isLabelOnly(cell: PageElement, label: RegExp): boolean {
  const cellText = textOfNode(cell).replace(/[^\p{L}]+$/u, '')
  return cellText !== '' && label.exec(cellText)?.[0].length === cellText.length
}
