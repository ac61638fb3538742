/**
 * Foods without an amount in a list whose amounts stand in a column ahead of the foods: they begin
 * where the other foods do, so that they look like a column of their own. Pure.
 */

import { stepGrade } from '../page/likeness-grades.ts'
import { beginsWithNumber, isAmountOnly, stepLikenessOf } from '../page/line-likeness.ts'
import { namesFood } from '../text/foods-in-text.ts'
import { isPartLabel } from './form-labels.ts'
import { median, type PlacedText } from './placed-text.ts'
import { isCompleteWithoutAmount } from './suspect-ingredients.ts'

/** Rows with an amount and a food at one edge, from this many on, are such a list. */
const MIN_ROWS = 3
/** In heights of the font: how far edges may differ, and bases of one row. */
const SAME_EDGE = 0.5
const SAME_ROW = 0.5
/** How many times larger or smaller a food may be set than its list. */
const MAX_SIZE_RATIO = 1.2
/** In usual gaps between lines: how far a food stands from a row of its list. */
const ROW_DISTANCE = [0.85, 1.6] as const
/**
 * In heights of the font: rows that stand closer than this are one block, whatever their edges are.
 */
const MIN_ROW_GAP = 2

/** Lines, and the left edge of the food in those that begin with an amount apart from it. */
export type FoodEdges = ReadonlyMap<PlacedText, number>

/**
 * The lines of a page, where foods without an amount begin as far left as the amounts of their
 * list, and so stand in one column with it.
 */
export function withFoodsInColumn(lines: readonly PlacedText[], edges: FoodEdges): PlacedText[] {
  const changed = new Map<PlacedText, PlacedText>()
  for (const list of listsOf(lines, edges)) {
    const left = median(list.map((row) => row.left))
    const listLines = [...list]
    for (const line of lines) {
      if (changed.has(line) || !isFoodOfList(line, listLines, list, { lines, edges })) continue
      changed.set(line, { ...line, left })
      listLines.push(line)
    }
  }
  return lines.map((line) => changed.get(line) ?? line)
}

/** Rows whose amounts begin at one edge and whose foods begin at another. */
function listsOf(lines: readonly PlacedText[], edges: FoodEdges): PlacedText[][] {
  const rows = lines.filter((line) => edges.has(line) && isRow(line.text))
  const lists: PlacedText[][] = []
  for (const row of rows) {
    const sameList = lists.find(([first]) => first && hasSameEdges(row, first, edges))
    if (sameList) sameList.push(row)
    else lists.push([row])
  }
  return lists.filter((list) => list.length >= MIN_ROWS)
}

const amountAhead = /^[\d½¼¾⅓⅔⅛][\d\s.,/½¼¾⅓⅔⅛x×–-]*/u
/** Whether it is a food with its amount, and no numbered step. */
const isRow = (text: string) =>
  stepLikenessOf(text.replace(amountAhead, '')) < stepGrade.doubtful && namesFood(text) && !isAmountOnly(text)

const hasSameEdges = (one: PlacedText, other: PlacedText, edges: FoodEdges) =>
  Math.abs((edges.get(one) ?? 0) - (edges.get(other) ?? 0)) < SAME_EDGE * one.size &&
  Math.max(one.size, other.size) < MAX_SIZE_RATIO * Math.min(one.size, other.size)

/** Whether a line is a food of a list: at its edge, one row from it, with nothing ahead. */
function isFoodOfList(
  line: PlacedText,
  listLines: readonly PlacedText[],
  list: readonly PlacedText[],
  { lines, edges }: { lines: readonly PlacedText[]; edges: FoodEdges },
): boolean {
  const edge = median(list.map((row) => edges.get(row) ?? 0))
  const size = median(list.map((row) => row.size))
  if (edges.has(line) || Math.abs(line.left - edge) > SAME_EDGE * size || !isFood(line.text)) return false
  if (Math.max(line.size, size) > MAX_SIZE_RATIO * Math.min(line.size, size)) return false
  const hasNothingAhead = lines.every(
    (other) =>
      other === line || other.left >= line.left || Math.abs(other.base - line.base) > SAME_ROW * size,
  )
  const usualGap = median(list.slice(1).map((row, at) => row.base - (list[at]?.base ?? 0)))
  const rowDistances = listLines.map((row) => Math.abs(line.base - row.base) / usualGap)
  const isNear = Math.min(...rowDistances) > ROW_DISTANCE[0] && Math.min(...rowDistances) < ROW_DISTANCE[1]
  return hasNothingAhead && isNear && usualGap > MIN_ROW_GAP * size
}

const isFood = (text: string) =>
  !beginsWithNumber(text) &&
  !isPartLabel(text) &&
  !text.endsWith(':') &&
  stepLikenessOf(text) < stepGrade.doubtful &&
  (namesFood(text) || isCompleteWithoutAmount(text))
