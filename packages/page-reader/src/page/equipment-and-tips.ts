/** The equipment and the notes of a recipe, which stand under titles of their own. */

import type { PageDocument } from './document.ts'
import { type PageRow, rowsOf } from './page-rows.ts'
import { ingredientsLabel, methodLabel, notesTitle, otherLabel, toolsTitle } from './part-label-patterns.ts'

/** Rows and characters below such a title that are read. */
const MAX_ROWS = 20
const LONGEST_ROW = 1500
const LONGEST_TOOL = 120

/**
 * The tools and the notes of a recipe, each under the first title of the page that announces it.
 */
export function readEquipmentAndTips(page: PageDocument): { equipment: string[]; tips: string[] } {
  const rows = rowsOf(page)
  return {
    equipment: rowsBelowTitle(rows, toolsTitle).filter((text) => text.length <= LONGEST_TOOL),
    tips: rowsBelowTitle(rows, notesTitle).filter((text) => text.length <= LONGEST_ROW),
  }
}

/** The rows under a title, up to the next one. */
function rowsBelowTitle(rows: readonly PageRow[], title: RegExp): string[] {
  for (const [at, row] of rows.entries()) {
    if (row.rank === 0 || !title.test(row.text)) continue
    const rest = rows.slice(at + 1, at + 1 + MAX_ROWS)
    const end = rest.findIndex((next) => next.rank > 0 || next.isLinked || isPartLabel(next.text))
    const texts = (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text).filter(Boolean)
    if (texts.length > 0) return texts
  }
  return []
}

const LONGEST_LABEL = 40
const isPartLabel = (text: string) =>
  text.length <= LONGEST_LABEL &&
  [ingredientsLabel, methodLabel, otherLabel].some(
    (label) => label.exec(text)?.[0].length === text.replace(/[\s:]+$/, '').length,
  )
