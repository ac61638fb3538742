/**
 * Numbers of steps that a screen sets in the middle of their lines, as in a circle beside them:
 * they go to the first of those lines. Pure.
 */
import { stepShape } from '../page/line-shape.ts'
import { isSeen, type PlacedText } from './placed-text.ts'

/** In heights: how far such numbers are off one line below each other, and from their texts. */
const SAME_COLUMN = 0.7
const FURTHEST = 4
/** How far the left edges of the lines of steps differ. */
const SAME_LEFT = 0.8
const SAME_ROW = 0.6
/** Lines that stand further apart than this many of the usual distances begin a step. */
const WIDER = 1.2
/** The share of distances that are those within a step. */
const WITHIN = 0.3

/** From this on lines are a step; foods of a list are none. */
const STEP = 0.45
const isSentence = (lines: readonly PlacedText[]) =>
  stepShape(lines.map(({ text }) => text).join(' ')) >= STEP

const middle = ({ left, right }: PlacedText) => (left + right) / 2
const isCount = ({ text }: PlacedText) => /^\d{1,2}$/.test(text)
/** What a number in a circle is read as where it is not read right. */
const isSign = (piece: PlacedText) => isCount(piece) || /^(?:\d\/\d|.)$/u.test(piece.text)

/** The pieces of a page, with such numbers, and a dot, at the first line of their step. */
export function withCountsAtFirst(pieces: readonly PlacedText[]): PlacedText[] {
  const signs = pieces.filter((piece) => isSeen(piece) && isSign(piece))
  const [column] = signs
    .map((one) => signs.filter((other) => Math.abs(middle(one) - middle(other)) < SAME_COLUMN * one.size))
    .filter(areCounts)
    .toSorted((a, b) => b.length - a.length)
  if (!column) return [...pieces]
  const steps = stepsBeside(column, pieces)
  const of = new Map(column.map((sign) => [sign, steps.find((step) => isWithin(sign, step))]))
  const counted = column.filter(isCount).flatMap((sign) => {
    const step = of.get(sign)
    return step ? [step] : []
  })
  // Where two numbers stand beside one text, its lines do not tell where steps begin.
  if (new Set(counted).size < counted.length || 2 * counted.filter(isSentence).length < counted.length)
    return [...pieces]
  return pieces.flatMap((piece) => {
    const [first] = of.get(piece) ?? []
    if (!first) return [piece]
    if (isCount(piece)) return [{ ...piece, text: `${piece.text}.`, base: first.base }]
    return Math.abs(piece.base - first.base) < SAME_ROW * first.size ? [piece] : []
  })
}

/** Whether the numbers of a column count, from above to below. */
function areCounts(column: readonly PlacedText[]): boolean {
  const counts = column
    .filter(isCount)
    .toSorted((a, b) => a.base - b.base)
    .map(({ text }) => Number(text))
  const grows = counts.slice(1).filter((count, at) => count > (counts[at] ?? 0)).length
  return counts.length > 1 && grows === counts.length - 1 && Math.max(...counts) <= counts.length + 3
}

/** The lines to the right of a column, in groups that stand closer than others. */
function stepsBeside(column: readonly PlacedText[], pieces: readonly PlacedText[]): PlacedText[][] {
  const edge = Math.max(...column.map(({ right }) => right))
  const size = Math.max(...column.map((one) => one.size))
  const right = pieces.filter(
    (piece) => !column.includes(piece) && piece.left > edge && piece.left - edge < FURTHEST * size,
  )
  const left = (piece: PlacedText) =>
    right.filter((other) => Math.abs(other.left - piece.left) < SAME_LEFT * size)
  const [lines = []] = right.map(left).toSorted((a, b) => b.length - a.length)
  const sorted = lines.toSorted((a, b) => a.base - b.base)
  const gaps = sorted.slice(1).map((line, at) => line.base - (sorted[at]?.base ?? 0))
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(WITHIN * gaps.length)] ?? 0
  const steps: PlacedText[][] = []
  sorted.forEach((line, at) => {
    if (at > 0 && (gaps[at - 1] ?? 0) <= WIDER * usual) steps.at(-1)?.push(line)
    else steps.push([line])
  })
  return steps
}

const isWithin = ({ base, size }: PlacedText, step: readonly PlacedText[]) =>
  base > (step[0]?.base ?? Infinity) - SAME_ROW * size && base < (step.at(-1)?.base ?? 0) + SAME_ROW * size
