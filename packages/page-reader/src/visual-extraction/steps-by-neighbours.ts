/** Rows between the steps of a page that are steps too, although they alone would be none. */

import { isAppeal } from '../page/appeal.ts'
import { beginsWithCommand } from '../page/cooking-verbs.ts'
import { type PageNode, tagOf } from '../page/document.ts'
import { isCreditOrThanks, isWish } from '../page/farewell.ts'
import { stepGrade } from '../page/likeness-grades.ts'
import type { PageRow } from '../page/page-rows.ts'
import { isItemRow, LONGEST_COMMAND, type CollectedStep } from './collected-step.ts'
import { areAlike, endsSteps } from './row-looks.ts'

/** Rows between two lists of one method: a title, a button, a count. */
const MAX_BETWEEN = 6

/**
 * Whether a row is a step for what stands around it: an item between items of steps, a line between
 * paragraphs or lists of them, a cook's sentence between them and a wish.
 */
export function isStepByNeighbours(rows: PageRow[], at: number, collected: CollectedStep[]): boolean {
  const [row, last] = [rows[at], collected.at(-1)?.row]
  return (
    row !== undefined &&
    last !== undefined &&
    (isAmongItems(rows, at, last) ||
      isBetweenUnstopped(rows, at, last) ||
      isCommandBetweenLists(rows, at, collected) ||
      isLastBelowList(row, last, rows[at + 1]))
  )
}

/** The list with the item in which the list of a row lies; null where it lies in none. */
export function outerList({ list }: PageRow): PageNode | null {
  const item = list?.parent
  return item && tagOf(item) === 'li' ? item.parent : null
}

/** Rows up to the last item of a list within a step. */
const MAX_ITEMS_OF_STEP = 20

/**
 * Whether an item lies in a list within the last step of its own list, and says what that needs: '1
 * tsp salt' in 'Stir in:'. Where one of the items is a step, all of them are.
 */
export function isOfStep(rows: PageRow[], at: number, collected: CollectedStep[]): boolean {
  const row = rows[at]
  const outer = row?.tag === 'li' ? outerList(row) : null
  if (!row || !outer) return false
  const step = collected.findLast((one) => one.row.list === outer)?.row
  const isOfList = ({ list }: PageRow) => list === row.list
  const items = rows.slice(Math.max(0, at - MAX_ITEMS_OF_STEP), at + MAX_ITEMS_OF_STEP).filter(isOfList)
  return (
    step?.text.endsWith(':') === true &&
    rows.slice(0, at).findLast((other) => !isOfList(other)) === step &&
    items.every(({ stepLikeness }) => stepLikeness < stepGrade.possible)
  )
}

/** '2 tbsp oil to heat' right between two steps of one list, which alone would be a food. */
function isAmongItems(rows: PageRow[], at: number, last: PageRow): boolean {
  const [row, next] = rows.slice(at, at + 2)
  const areItems =
    isItemRow(last) && [row, next].every((one) => one && isItemRow(one) && one.list === last.list)
  return areItems && rows[at - 1] === last && (next?.stepLikeness ?? 0) >= stepGrade.trace
}

/** 'Press the lemon' between two paragraphs of a method that has no full stops. */
function isBetweenUnstopped(rows: PageRow[], at: number, last: PageRow): boolean {
  const [before, row, next] = rows.slice(Math.max(0, at - 1), at + 2)
  if (!row || !next || before !== last || row.tag !== 'p' || row.rank > 0 || row.isLinked) return false
  const areAllAlike = [last, next].every((other) => areAlike(other, row) && other.list === row.list)
  const isStopped = [last, row, next].some(({ text }) => !/^\p{L}+ \p{L}.*[^.!?:]$/u.test(text))
  return areAllAlike && !isStopped && next.stepLikeness >= stepGrade.trace
}

/**
 * 'Chop the celery' and what is set like it right below, between two lists of one method: the page
 * broke its list there.
 */
function isCommandBetweenLists(rows: PageRow[], at: number, collected: CollectedStep[]): boolean {
  const [row, last] = [rows[at], collected.at(-1)?.row]
  const item = collected.findLast((step) => isItemRow(step.row))?.row
  if (row?.tag !== 'p' || row.rank > 0 || item?.tag !== 'li' || rows[at - 1] !== last) return false
  const isCommanding = beginsWithCommand(row.text) || row.stepLikeness >= stepGrade.possible
  const isMore = last !== item && /\p{L}\s+\p{L}.*[^:]$/u.test(row.text)
  return (isCommanding || isMore) && listContinues(rows, at, item)
}

/** Whether a cook's sentence stands between a list of steps and a wish of a good meal. */
const isLastBelowList = (row: PageRow, last: PageRow, next: PageRow | undefined): boolean =>
  last.tag === 'li' &&
  row.tag === 'p' &&
  row.rank === 0 &&
  row.stepLikeness >= stepGrade.sure &&
  // 'Note 2: …' and 'Recipe adapted from …' are beside the method.
  !/^\p{L}+(?: \d)?\s?:/u.test(row.text) &&
  !isCreditOrThanks(row.text.slice(0, LONGEST_COMMAND)) &&
  row.holder?.parent === last.list?.parent &&
  next !== undefined &&
  isWish(next.text) &&
  !isAppeal(row.text)

/** Whether a list that is set like the one before goes on a few rows below. */
export function listContinues(rows: PageRow[], at: number, last: PageRow): boolean {
  const others = rows.slice(at + 1, at + 1 + MAX_BETWEEN)
  const next = others.findIndex((row) => row.tag === last.tag && row.stepLikeness >= stepGrade.possible)
  return next >= 0 && isItemRow(last) && !others.slice(0, next).some(endsSteps)
}
