/** Which rows among steps are titles of a part of them: 'For the glaze'. */

import { stepGrade } from '../page/likeness-grades.ts'
import type { PageRow } from '../page/page-rows.ts'
import { isPartTitle, methodLabel } from '../page/part-label-patterns.ts'
import { isStepNumberRow, isItemRow, LONGEST_TITLE, type CollectedStep } from './collected-step.ts'
import { isNameOfPart } from './part-names.ts'
import { areAlike, isShortLine, startsWithLabel } from './row-looks.ts'

/** Characters of a title that only its letters or its place set apart: 'Make the dough'. */
const LONGEST_PLAIN_TITLE = 40

/**
 * Makes a label of the method a title where it is over one part among others ('How to make the
 * filling'), and the label that is set like it another. A label over all steps is no title.
 */
export function withTitles(collected: CollectedStep[], label: PageRow | null): CollectedStep[] {
  const titles = collected.flatMap((step) => step.titles)
  const labels = titles.filter((title) => startsWithLabel(title, methodLabel))
  const [first] = titles
  if (
    first &&
    labels[0] === first &&
    (titles.length === 1 || (labels.length === 1 && isLabelAlone(first))) &&
    !isSetLike(label, first)
  )
    return collected.map((step) => ({ ...step, titles: step.titles.filter((title) => title !== first) }))
  if (!label || !labels.some((title) => isSetLike(label, title))) return collected
  return collected.map((step, at) => (at === 0 ? { ...step, titles: [label, ...step.titles] } : step))
}

/** Whether a label of the method and a title are set alike. */
export const isSetLike = (label: PageRow | null, title: PageRow) =>
  label !== null && label.rank === title.rank && label.kind === title.kind

/** 'Method:' and no more. */
const isLabelAlone = ({ text }: PageRow) =>
  (methodLabel.exec(text)?.[0].length ?? 0) >= text.replace(/\P{L}+$/u, '').length

/** Whether a row, where a step may stand, is the title of those below it. */
export function isStepTitle(rows: PageRow[], at: number, last: PageRow | undefined): boolean {
  const [row, next] = [rows[at], rows[at + 1]]
  if (!row) return false
  return (
    isTitle(rows, row, at) ||
    isCountedTitle(row, next) ||
    isItemApart(row, next, last) ||
    (rows[at - 1] === last && isBetweenLists(row, next, last))
  )
}

/**
 * A heading over rows that are no headings; a row with a colon that is no sentence; 'Step 2:
 * Soften' in bold.
 */
function isTitle(rows: PageRow[], row: PageRow, at: number): boolean {
  const next = rows.slice(at + 1, at + 3).find((other) => !isStepNumberRow(other))
  const { stepLikeness: shape } = row
  if (row.text.length > LONGEST_TITLE) return false
  if (row.rank === 0)
    return (
      isPartTitle(row.text) ||
      isNameOfPart(rows, row) ||
      (row.text.endsWith(':') && shape < stepGrade.possible)
    )
  if (shape < stepGrade.possible) return true
  const isOverOthers = next !== undefined && next.rank !== row.rank
  const title = row.text.replace(/\s*\([^()]*\)$/, '')
  const isShort = title.length <= LONGEST_PLAIN_TITLE && !/[.!?]$/.test(title)
  return isOverOthers && (row.rank < 7 || row.text.endsWith(':') || isShort)
}

/** Characters of a paragraph that has a title. */
const SHORTEST_TITLED = 60

const counted = /^\d{1,2}[.)]\s+\p{L}/u

/** '2. Make the dough' over a longer paragraph without a number, which tells how. */
const isCountedTitle = (row: PageRow, next: PageRow | undefined) =>
  row.tag === 'p' &&
  next?.tag === 'p' &&
  counted.test(row.text) &&
  !counted.test(next.text) &&
  row.text.length <= LONGEST_PLAIN_TITLE &&
  !/[.!?]$/.test(row.text) &&
  next.text.length >= Math.max(SHORTEST_TITLED, 2 * row.text.length) &&
  next.stepLikeness >= stepGrade.possible

/** Characters of an item that may name the items below it. */
const LONGEST_ITEM_TITLE = 40

/** An item in few words, set otherwise than the steps before and after it, names what follows. */
const isItemApart = (row: PageRow, next: PageRow | undefined, last: PageRow | undefined) =>
  row.tag === 'li' &&
  next?.list === row.list &&
  next.kind !== row.kind &&
  (last?.list !== row.list || last.kind === next.kind) &&
  row.text.length <= LONGEST_ITEM_TITLE &&
  !/[.!?]$/.test(row.text) &&
  row.stepLikeness < stepGrade.possible &&
  next.stepLikeness >= stepGrade.possible

/** Between two lists of steps a short line names those below it. */
const isBetweenLists = (row: PageRow, next: PageRow | undefined, last: PageRow | undefined) =>
  last !== undefined &&
  next !== undefined &&
  isShortLine(row) &&
  !isItemRow(row) &&
  isItemRow(last) &&
  isItemRow(next) &&
  next.list !== last.list &&
  areAlike(next, last) &&
  next.stepLikeness >= stepGrade.trace
