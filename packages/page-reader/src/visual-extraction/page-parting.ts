/**
 * How likely it is that some rows of a page are its method: all rows are parted at once into what
 * stands above the recipe, its foods, its method, what stands between and below, by a linear chain
 * (Lafferty 2001) and dynamic programming (Viterbi 1967). The rules find the method; this says
 * whether they went on too far (importing 95).
 */
import { TALK } from '../page/line-shape.ts'
import { isHeading, type PageLine, textOf } from '../page/page-recipe.ts'
import type { PageRow } from '../page/rows.ts'
import { partingWeights } from './page-parting-weights.ts'
import { areAlike, withoutCountBeside } from './row-looks.ts'
import { type RowSigns, signsOfRows } from './row-signs.ts'
import { loneCount, startsWithCount } from './seen-row.ts'

/** What a row can be: above the recipe, a food, between its lists, a step, below the recipe. */
export const ROW_PARTS = ['above', 'food', 'between', 'step', 'below'] as const
const STEP = ROW_PARTS.indexOf('step')
const SIZE = ROW_PARTS.length
/** The parts a row may be after one of each part: a recipe begins once and ends once. */
export const AFTER: readonly (readonly number[])[] = [[0, 1, 3], [1, 2, 3, 4], [1, 2, 3], [1, 2, 3, 4], [4]]
/** The parts of which the first row can be one. */
const FIRST = [0, 1, 3]

/** Rows of a page that are parted. */
export const MAX_PARTED = 700
/** Steps that may be cut off below a method, and the share of it that has to stay. */
const MAX_CUT = 4
const LEAST_KEPT = 0.6
/** How much likelier a method has to be without its last lines, as a logarithm. */
const MARGIN = 2
/** A row that looks so much like a step is one, whatever is likelier. */
const SURELY = 0.9
/** Rows between two steps of one method. */
const MAX_BETWEEN = 12

/** What the signs of rows add to each part, and to each change of parts. */
interface Scores {
  own: number[][]
  change: number[][]
}

const sumOf = (weights: Readonly<Record<string, readonly number[]>>, signs: string[], size: number) => {
  const sum = Array<number>(size).fill(0)
  for (const sign of signs)
    for (const [at, weight] of (weights[sign] ?? []).entries()) sum[at] = (sum[at] ?? 0) + weight
  return sum
}

const scoresOf = (signs: RowSigns[]): Scores => ({
  own: signs.map(({ own }) => sumOf(partingWeights.own, own, SIZE)),
  change: signs.map(({ change }) => sumOf(partingWeights.change, change, SIZE * SIZE)),
})

/** How likely the best parting is in which just these rows are steps, as a logarithm. */
function likelihood({ own, change }: Scores, steps: ReadonlySet<number>): number {
  let best: number[] = []
  for (const [at, scores] of own.entries()) {
    const next = Array<number>(SIZE).fill(Number.NEGATIVE_INFINITY)
    const reach = (part: number, value: number) => {
      if ((part === STEP) !== steps.has(at)) return
      next[part] = Math.max(next[part] ?? 0, value + (scores[part] ?? 0))
    }
    if (at === 0) for (const part of FIRST) reach(part, 0)
    for (const [before, value] of best.entries())
      for (const part of AFTER[before] ?? []) reach(part, value + (change[at]?.[before * SIZE + part] ?? 0))
    best = next
  }
  return Math.max(...best)
}

/** The numbers of the rows that hold these lines, one each; null where a line is no row. */
export function rowsOfSteps(rows: readonly PageRow[], steps: readonly PageLine[]): number[] | null {
  const lines = steps.filter((line) => !isHeading(line)).map(textOf)
  const isRow = (at: number, line: string | undefined) => {
    const row = rows[at]
    return row !== undefined && (row.text === line || withoutCountBeside(row) === line)
  }
  let shortest: number[] | null = null
  for (let end = rows.length - 1; end >= 0; end--) {
    if (!isRow(end, lines.at(-1))) continue
    const found = [end]
    for (let line = lines.length - 2; line >= 0; line--) {
      const from = (found[0] ?? 0) - 1
      let at = from
      while (at >= 0 && from - at <= MAX_BETWEEN && !isRow(at, lines[line])) at--
      if (!isRow(at, lines[line])) break
      found.unshift(at)
    }
    const isShorter = !shortest || end - (found[0] ?? 0) < (shortest.at(-1) ?? 0) - (shortest[0] ?? 0)
    if (found.length === lines.length && isShorter) shortest = found
  }
  return shortest
}

/** An item set as the one before it in its list is of the same kind. */
function isItemAsBefore(rows: readonly PageRow[], at: number): boolean {
  const [row, above] = [rows[at], rows[at - 1]]
  return row?.tag === 'li' && above !== undefined && above.list === row.list && areAlike(above, row)
}

/** A step is counted in its row, beside it, or in a row between the step before and itself. */
function isCounted(rows: readonly PageRow[], at: number, before: number): boolean {
  const row = rows[at]
  return (
    row !== undefined &&
    (withoutCountBeside(row) !== row.text ||
      startsWithCount.test(row.text) ||
      rows.slice(before + 1, at).some(({ text }) => loneCount.test(text)))
  )
}

/**
 * The steps without last lines that are likelier what is said below a recipe, all rows of the page
 * considered.
 */
export function withoutTalkBelow(
  rows: readonly PageRow[],
  foods: readonly PageLine[],
  steps: PageLine[],
): PageLine[] {
  const parted = rows.slice(0, MAX_PARTED)
  const held = rowsOfSteps(parted, steps)
  if (!held || held.length < 2) return steps
  const mayGo = (cut: number) => {
    const [before = 0, at = 0] = held.slice(held.length - cut - 1)
    const isSure = isCounted(parted, at, before) || isItemAsBefore(parted, at)
    // A cook's sentence below a title of its own is a part of the method.
    const title = parted[at - 1]
    const isTitled = title !== undefined && (title.rank > 0 || title.text.endsWith(':'))
    return !isSure && (parted[at]?.stepShape ?? 1) < (isTitled ? TALK : SURELY)
  }
  if (!mayGo(1)) return steps
  const scores = scoresOf(signsOfRows(parted, foods))
  const whole = likelihood(scores, new Set(held))
  let best = { value: whole + MARGIN, cut: 0 }
  for (let cut = 1; cut <= MAX_CUT && held.length - cut >= Math.max(2, LEAST_KEPT * held.length); cut++) {
    if (!mayGo(cut)) break
    const value = likelihood(scores, new Set(held.slice(0, -cut)))
    if (value > best.value) best = { value, cut }
  }
  return best.cut === 0 ? steps : withoutLast(steps, best.cut)
}

/** The lines without the last so many that are no titles, and without titles of nothing. */
function withoutLast(steps: PageLine[], cut: number): PageLine[] {
  const plain = steps.flatMap((line, at) => (isHeading(line) ? [] : [at]))
  return steps.slice(0, (plain.at(-1 - cut) ?? -1) + 1)
}
