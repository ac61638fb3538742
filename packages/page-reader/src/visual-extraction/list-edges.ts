/**
 * What lies around a list that was read by its look and inside it: a list that stops amid rows that
 * are set like its own, or passes some over, is less surely whole.
 */
import { lettersOf } from '../page/letters.ts'
import { type PageLine, textOf } from '../page/page-recipe.ts'
import { ingredientsLabel, methodLabel, otherLabel } from '../page/part-labels.ts'
import type { PageRow } from '../page/rows.ts'
import type { PagePart } from './page-part.ts'
import { startsWithLabel } from './row-looks.ts'

/** Rows on which the first line of a list may stand. */
const MAX_STARTS = 12
/** Rows over a list in which its label is looked for. */
const LABEL_WITHIN = 3
/** Rows of a list: so many for each of its lines, and some more. */
const [ROWS_A_LINE, MORE_ROWS] = [3, 30]

/** Signs of a list's place on its page, each a number from 0 to 1, in the order of the weights. */
export function edgesOf(
  field: 'ingredients' | 'steps',
  lines: PageLine[],
  rows: PageRow[],
  parts: PagePart[],
): number[] {
  const rival = rivalOf(lines, parts)
  const span = spanOf(lines, rows)
  if (!span) return [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, rival]
  const { first, last } = span
  const inside = rows.slice(first, last + 1)
  const said = lines.map((line) => lettersOf(textOf(line)))
  const all = said.join('\n')
  const isRead = (row: PageRow) => all.includes(lettersOf(row.text))
  const shapeOf = (row: PageRow | undefined) =>
    row ? (field === 'steps' ? row.stepShape : row.foodShape) : 0
  const label = field === 'steps' ? methodLabel : ingredientsLabel
  const above = rows.slice(Math.max(0, first - LABEL_WITHIN), first)
  const [before, after, end] = [rows[first - 1], rows[last + 1], rows[last]]
  const kinds = new Map<string, number>()
  for (const { kind } of inside) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  const isAlike = (row: PageRow | undefined, own: PageRow | undefined) =>
    Number(row !== undefined && own !== undefined && row.kind === own.kind)
  return [
    0,
    Number(above.some((row) => startsWithLabel(row, label))),
    inside.filter((row) => !isRead(row)).length / inside.length,
    shapeOf(after),
    shapeOf(before),
    isAlike(after, end),
    isAlike(before, rows[first]),
    Number(after?.list === end?.list),
    Number(
      after === undefined ||
        after.rank > 0 ||
        startsWithLabel(after, otherLabel) ||
        startsWithLabel(after, methodLabel),
    ),
    1 - Math.max(...kinds.values()) / inside.length,
    rival,
  ]
}

/** How well the best other list does beside this one: one that says other things. */
function rivalOf(lines: PageLine[], parts: PagePart[]): number {
  const said = new Set(lines.map((line) => lettersOf(textOf(line))))
  const isOther = (part: PagePart) =>
    part.lines.filter((line) => said.has(lettersOf(textOf(line)))).length * 2 < part.lines.length
  const best = Math.max(0.01, ...parts.map(({ score }) => score))
  return Math.min(1, Math.max(0, ...parts.filter(isOther).map(({ score }) => score)) / best)
}

/**
 * The shortest run of rows that begins with the first line of a list and ends with its last one.
 */
function spanOf(lines: PageLine[], rows: PageRow[]): { first: number; last: number } | null {
  const plain = lines.map((line) => lettersOf(textOf(line))).filter(Boolean)
  const [begin, finish] = [plain[0], plain.at(-1)]
  if (begin === undefined || finish === undefined) return null
  let found: { first: number; last: number } | null = null
  let starts = 0
  for (const [first, row] of rows.entries()) {
    const letters = lettersOf(row.text)
    if (letters === '' || !begin.startsWith(letters)) continue
    if (++starts > MAX_STARTS) break
    const until = first + plain.length * ROWS_A_LINE + MORE_ROWS
    const below = rows.slice(first, until)
    const last = below.findIndex(({ text }, at) => at + 1 >= plain.length / 2 && endsAs(finish, text))
    if (last >= 0 && (!found || last < found.last - found.first)) found = { first, last: first + last }
  }
  return found
}

function endsAs(line: string, text: string): boolean {
  const letters = lettersOf(text)
  return letters !== '' && line.endsWith(letters)
}
