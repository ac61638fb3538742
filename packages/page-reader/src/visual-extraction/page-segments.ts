/**
 * Segments all rows of a page at once: above the recipe, its foods, between, its method, below. It
 * is a linear-chain conditional random field (Lafferty 2001), solved by dynamic programming
 * (Viterbi 1967). The rules find the method; the segments show whether they took lines from below
 * it (importing 95).
 */

import { isAppeal } from '../page/appeal.ts'
import { hasCookingVerb } from '../page/cooking-verbs.ts'
import { isFarewell } from '../page/farewell.ts'
import { stepGrade } from '../page/likeness-grades.ts'
import { isHeading, type PageLine, textOf, withoutHeadings } from '../page/page-recipe.ts'
import type { PageRow } from '../page/page-rows.ts'
import { noteLine } from '../page/part-label-patterns.ts'
import { isStepNumberRow } from './collected-step.ts'
import { numberedStart } from './described-row.ts'
import { segmentWeights } from './page-segments-weights.ts'
import { type RowFeatures, featuresOfRows } from './row-features.ts'
import { areAlike, withoutStepNumberBeside } from './row-looks.ts'

/** The segments of a page, in their order. */
export const ROW_PARTS = ['above', 'food', 'between', 'step', 'below'] as const
const STEP = ROW_PARTS.indexOf('step')
const PART_COUNT = ROW_PARTS.length
/** The segments that may follow each one: a recipe begins once and ends once. */
export const NEXT_PARTS: readonly (readonly number[])[] = [
  [0, 1, 3],
  [1, 2, 3, 4],
  [1, 2, 3],
  [1, 2, 3, 4],
  [4],
]
/** The segments of the first row. */
const FIRST_PARTS = [0, 1, 3]

/** The most rows of a page that are segmented. */
export const MAX_SEGMENTED_ROWS = 700
/** The most steps that are cut off a method, and the share of it that has to stay. */
const MAX_CUT = 4
const MIN_KEPT_SHARE = 0.6
/** By how much the log-likelihood has to grow before last lines are cut off. */
const MIN_LOG_GAIN = 2
/** Rows between two steps of one method. */
const MAX_BETWEEN = 12

/** The scores of each row: for each segment, and for each change of segments. */
interface Scores {
  own: number[][]
  change: number[][]
}

const sumWeights = (
  weights: Readonly<Record<string, readonly number[]>>,
  features: string[],
  size: number,
) => {
  const sum = Array<number>(size).fill(0)
  for (const feature of features)
    for (const [at, weight] of (weights[feature] ?? []).entries()) sum[at] = (sum[at] ?? 0) + weight
  return sum
}

const scoresOf = (rowFeatures: RowFeatures[]): Scores => ({
  own: rowFeatures.map(({ own }) => sumWeights(segmentWeights.own, own, PART_COUNT)),
  change: rowFeatures.map(({ change }) => sumWeights(segmentWeights.change, change, PART_COUNT * PART_COUNT)),
})

/** The log-likelihood of the best segmentation with exactly these rows as steps. */
function logLikelihood({ own, change }: Scores, steps: ReadonlySet<number>): number {
  let bestByPart: number[] = []
  for (const [at, scores] of own.entries()) {
    const next = Array<number>(PART_COUNT).fill(Number.NEGATIVE_INFINITY)
    const improve = (part: number, value: number) => {
      if ((part === STEP) !== steps.has(at)) return
      next[part] = Math.max(next[part] ?? 0, value + (scores[part] ?? 0))
    }
    if (at === 0) for (const part of FIRST_PARTS) improve(part, 0)
    for (const [before, value] of bestByPart.entries())
      for (const part of NEXT_PARTS[before] ?? [])
        improve(part, value + (change[at]?.[before * PART_COUNT + part] ?? 0))
    bestByPart = next
  }
  return Math.max(...bestByPart)
}

/** The numbers of the rows that hold these lines, one each; null where a line is no row. */
export function rowNumbersOf(rows: readonly PageRow[], steps: readonly PageLine[]): number[] | null {
  const lines = withoutHeadings(steps)
  const isRow = (at: number, line: string | undefined) => {
    const row = rows[at]
    return row !== undefined && (row.text === line || withoutStepNumberBeside(row) === line)
  }
  let shortest: number[] | null = null
  for (let end = rows.length - 1; end >= 0; end--) {
    if (!isRow(end, lines.at(-1))) continue
    const rowNumbers = [end]
    for (let line = lines.length - 2; line >= 0; line--) {
      const from = (rowNumbers[0] ?? 0) - 1
      let at = from
      while (at >= 0 && from - at <= MAX_BETWEEN && !isRow(at, lines[line])) at--
      if (!isRow(at, lines[line])) break
      rowNumbers.unshift(at)
    }
    const isShorter = !shortest || end - (rowNumbers[0] ?? 0) < (shortest.at(-1) ?? 0) - (shortest[0] ?? 0)
    if (rowNumbers.length === lines.length && isShorter) shortest = rowNumbers
  }
  return shortest
}

/** Whether a row is a list item that is set like the one before it. */
function isItemAsBefore(rows: readonly PageRow[], at: number): boolean {
  const [row, above] = [rows[at], rows[at - 1]]
  return row?.tag === 'li' && above !== undefined && above.list === row.list && areAlike(above, row)
}

/** Whether a row is a further line of the paragraph of the row before it. */
function isOfSameParagraph(rows: readonly PageRow[], at: number): boolean {
  const [row, above] = [rows[at], rows[at - 1]]
  return /^(?:p|div)$/.test(row?.tag ?? '') && above?.holder === row?.holder && row?.isLinked === false
}

/**
 * The steps with the missing items at the ends of their list, where one is missing above or any
 * below, and with the next sentences of their paragraph. So a short first item ('Put the yeast
 * aside') is a step like its neighbours.
 */
export function withWholeLists(
  rows: readonly PageRow[],
  foods: readonly PageLine[],
  steps: PageLine[],
): PageLine[] {
  const stepRows = rowNumbersOf(rows, steps)
  const [first = 0, last = 0] = [stepRows?.[0], stepRows?.at(-1)]
  if (!stepRows || stepRows.length === 0) return steps
  const known = new Set(foods.map(textOf))
  const isMore = ({ rank, isLinked, text }: PageRow) =>
    rank === 0 &&
    !isLinked &&
    /\S\s+\S/.test(text) &&
    !known.has(text) &&
    !text.endsWith(':') &&
    !noteLine.test(text) &&
    !isAppeal(text) &&
    !isFarewell(text)
  const above = rows[first - 1]
  const isFirstItem = isItemAsBefore(rows, first) && !isItemAsBefore(rows, first - 1)
  const from = isFirstItem && above && isMore(above) ? first - 1 : first
  const goesOn = (row: PageRow, at: number) =>
    isItemAsBefore(rows, at) || (isOfSameParagraph(rows, at) && row.stepLikeness >= stepGrade.instruction)
  let to = last + 1
  for (let row = rows[to]; row && goesOn(row, to) && isMore(row); row = rows[to]) to++
  const rowTexts = (start: number, end: number) =>
    rows.slice(start, end).map((row) => withoutStepNumberBeside(row))
  const begin = steps.findIndex((line) => !isHeading(line))
  return [
    ...steps.slice(0, begin),
    ...rowTexts(from, first),
    ...steps.slice(begin),
    ...rowTexts(last + 1, to),
  ]
}

/** Whether a step has a number: in its row, beside it, or in a row between it and the last one. */
function isCounted(rows: readonly PageRow[], at: number, before: number): boolean {
  const row = rows[at]
  return (
    row !== undefined &&
    (withoutStepNumberBeside(row) !== row.text ||
      numberedStart.test(row.text) ||
      rows.slice(before + 1, at).some(isStepNumberRow))
  )
}

/** Words of what stands around recipes: 'Dodaj komentarz', 'Deel dit recept'. */
const aroundRecipes =
  /(?<!\p{L})(?:recipes?|rezepte?|recettes?|recet?as?|receitas?|ricett[ae]|recept\p{L}*|opp?skrift\p{L}*|przepis\p{L}*|comments?|comentarios?|comentários?|commentaires?|kommenta\p{L}*|komentarz\p{L}*|reactie\p{L}*|newsletter|blog|share|pin|follow)(?=$|\P{L})/iu
const asksReaders = (text: string): boolean => isAppeal(text) || aroundRecipes.test(text)
const saysHowToCook = (text: string): boolean => hasCookingVerb(text) && !asksReaders(text)

/**
 * The steps without last lines that more likely belong to what stands below the recipe.
 */
export function withoutTalkBelow(
  rows: readonly PageRow[],
  foods: readonly PageLine[],
  steps: PageLine[],
): PageLine[] {
  const segmentedRows = rows.slice(0, MAX_SEGMENTED_ROWS)
  const stepRows = rowNumbersOf(segmentedRows, steps)
  if (!stepRows || stepRows.length < 2) return steps
  // Who writes a whole method without capitals tells nothing by writing the last line so.
  const stepTexts = stepRows.map((at) => segmentedRows[at]?.text ?? '')
  if (stepTexts.every((text) => /^\p{Ll}+ /u.test(text) && !asksReaders(text))) return steps
  const canCut = (cut: number) => {
    const [before = 0, at = 0] = stepRows.slice(stepRows.length - cut - 1)
    const isSure =
      saysHowToCook(segmentedRows[at]?.text ?? '') ||
      isCounted(segmentedRows, at, before) ||
      isItemAsBefore(segmentedRows, at) ||
      isOfSameParagraph(segmentedRows, at)
    // A cook's sentence below a title of its own is a part of the method.
    const title = segmentedRows[at - 1]
    const isTitled = title !== undefined && (title.rank > 0 || title.text.endsWith(':'))
    return (
      !isSure && (segmentedRows[at]?.stepLikeness ?? 1) < (isTitled ? stepGrade.instruction : stepGrade.sure)
    )
  }
  if (!canCut(1)) return steps
  const scores = scoresOf(featuresOfRows(segmentedRows, foods))
  const uncutValue = logLikelihood(scores, new Set(stepRows))
  let best = { value: uncutValue + MIN_LOG_GAIN, cut: 0 }
  for (
    let cut = 1;
    cut <= MAX_CUT && stepRows.length - cut >= Math.max(2, MIN_KEPT_SHARE * stepRows.length);
    cut++
  ) {
    if (!canCut(cut)) break
    const value = logLikelihood(scores, new Set(stepRows.slice(0, -cut)))
    if (value > best.value) best = { value, cut }
  }
  return best.cut === 0 ? steps : withoutLastSteps(steps, best.cut)
}

/** The lines without the last `cut` steps, and without titles that then have no steps. */
function withoutLastSteps(steps: PageLine[], cut: number): PageLine[] {
  const stepIndexes = steps.flatMap((line, at) => (isHeading(line) ? [] : [at]))
  return steps.slice(0, (stepIndexes.at(-1 - cut) ?? -1) + 1)
}
