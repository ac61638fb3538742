/** The lines of a page: pieces that stand beside each other, joined with their spaces. */
import { isMeasure } from '../page/line-shape.ts'
import { oneLine } from '../page/plain-text.ts'
import { withAmountsAhead } from './amount-columns.ts'
import { withFoodsInColumn } from './foods-in-column.ts'
import { isFormLabel } from './form-labels.ts'
import { isSeen, type PlacedPage, type PlacedText, shared } from './placed-text.ts'
import { withStackedAmounts } from './stacked-amounts.ts'
import { withCountsAtFirst } from './step-counts.ts'

/** Pieces of a page, and lines of it, that are read. */
const MAX_PIECES = 6000

/** In heights of their font: how far pieces of one line may stand apart. */
const SPACE = 0.12
const SEEN_SPACE = -0.3
const WIDEST_SPACE = 1.3
/** A reader of pictures parts a line only where it has a gap. */
const WIDEST_SEEN_SPACE = 0.7
/** A number or a bullet stands further from its line. */
const AFTER_COUNT = 3
/** An amount in a column of its own stands further still from its food. */
const AFTER_AMOUNT = 9
/** What is filled in stands behind its label, and may be written larger. */
const AFTER_LABEL = 1.8
/** How far the bases of one line may differ. */
const SAME_BASE = 0.38

/** Letters that begin a paragraph and are this much taller than its other letters. */
const DROP_CAP = 1.8

/**
 * Signs that only their font gives a meaning to; a person sees them, a program cannot know them.
 */
const nameless = /[\p{Co}\p{Cc}]/gu
/** Stands for each of them. */
export const UNREADABLE = '\ufffd'

const count = /^(?:\d{1,2}[.):]?|[-–•●◦▪▫▢☐□·*])$/u

/** The lines of a page, from top to bottom, those beside each other from left to right. */
export function pageLines(page: PlacedPage): PlacedText[] {
  const readables = once(page.pieces.slice(0, MAX_PIECES).flatMap(readable))
  const pieces = withAmountsAhead(withCountsAtFirst(readables))
  const edges = new Map<PlacedText, number>()
  const lines = rowsOf(pieces).flatMap((row) => joined(row, edges))
  return withDropCaps(withStackedAmounts(withFoodsInColumn(lines, edges)))
}

/** A text that is not blank, without invisible signs; letters set apart are a word again. */
function readable(piece: PlacedText): PlacedText[] {
  const text = oneLine(piece.text.replace(/\u00ad$/, '\u2010')).replace(nameless, UNREADABLE)
  if (text === '' || piece.size <= 0 || piece.right < piece.left) return []
  return [{ ...piece, text: closedUp(text) }]
}

/** 'I N G R E D I E N T S' as 'INGREDIENTS'. */
const closedUp = (text: string) => (/^(?:\p{L} ){3,}\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text)

/** A text that is drawn twice in one place, with its shadow, is one text. */
function once(pieces: readonly PlacedText[]): PlacedText[] {
  const kept = new Map<string, PlacedText[]>()
  return pieces.filter((piece) => {
    const same = kept.get(piece.text) ?? []
    const near = 0.25 * piece.size
    if (same.some((one) => Math.abs(one.left - piece.left) < near && Math.abs(one.base - piece.base) < near))
      return false
    kept.set(piece.text, [...same, piece])
    return true
  })
}

/** Pieces whose bases are about the same. */
function rowsOf(pieces: readonly PlacedText[]): PlacedText[][] {
  const rows: PlacedText[][] = []
  let base = -Infinity
  for (const piece of pieces.toSorted((a, b) => a.base - b.base)) {
    if (piece.base - base > SAME_BASE * piece.size) {
      rows.push([])
      base = piece.base
    }
    rows.at(-1)?.push(piece)
  }
  return rows
}

/** The lines of a row, which may stand in several columns; `edges` gets where their foods begin. */
function joined(row: readonly PlacedText[], edges: Map<PlacedText, number>): PlacedText[] {
  const lines: PlacedText[] = []
  for (const piece of row.toSorted((a, b) => a.left - b.left)) {
    const line = lines.at(-1)
    if (line && belongs(line, piece)) {
      if (isTick(line)) lines[lines.length - 1] = { ...piece }
      else {
        if (isMeasure(line.text)) edges.set(line, piece.left)
        add(line, piece)
      }
    } else lines.push({ ...piece })
  }
  return lines
}

/** A box to be ticked is read as a round letter; so is no amount. */
const isTick = (line: PlacedText) => isSeen(line) && /^[0OoDQ]$/.test(line.text)

function belongs(line: PlacedText, piece: PlacedText): boolean {
  const size = Math.max(line.size, piece.size)
  const gap = (piece.left - line.right) / size
  if (isSeen(piece) && isFormLabel(line.text) && !isFormLabel(piece.text) && gap > -0.6 && gap < AFTER_LABEL)
    return true
  if (gap < -0.6 || Math.min(line.size, piece.size) < size / DROP_CAP) return false
  if ((count.test(line.text) || isTick(line)) && gap < AFTER_COUNT) return true
  if (isMeasure(line.text) && /^\p{L}/u.test(piece.text)) return gap < AFTER_AMOUNT
  return gap < (isSeen(piece) ? WIDEST_SEEN_SPACE : WIDEST_SPACE)
}

function add(line: PlacedText, piece: PlacedText): void {
  // A reader of pictures parts a line only between words.
  const least = isSeen(piece) ? SEEN_SPACE : SPACE
  const isApart = piece.left - line.right > least * Math.min(line.size, piece.size)
  if (count.test(line.text)) Object.assign(line, { font: piece.font, base: piece.base, size: piece.size })
  else if (piece.text.length > line.text.length) line.font = piece.font
  line.text += (isApart ? ' ' : '') + piece.text
  if (piece.doubtful) line.doubtful = [...(line.doubtful ?? []), ...piece.doubtful]
  if (piece.confidence !== undefined) line.confidence = Math.min(line.confidence ?? 1, piece.confidence)
  line.right = Math.max(line.right, piece.right)
  line.size = Math.max(line.size, piece.size)
}

/** The tall first letter of a paragraph goes back to its word. */
function withDropCaps(lines: readonly PlacedText[]): PlacedText[] {
  const caps = lines.filter(({ text }) => /^\p{Lu}$/u.test(text))
  const taken = new Set<PlacedText>()
  const changed = new Map<PlacedText, PlacedText>()
  for (const cap of caps) {
    const beside = lines.filter(
      (line) =>
        line !== cap &&
        cap.size > DROP_CAP * line.size &&
        line.base > cap.base - cap.size &&
        line.base <= cap.base + 0.3 * line.size &&
        line.left >= cap.right - 0.4 * line.size &&
        line.left < cap.right + line.size,
    )
    const [first, ...others] = beside
    if (!first) continue
    taken.add(cap)
    changed.set(first, { ...first, left: cap.left, text: cap.text + first.text })
    for (const other of others) changed.set(other, { ...other, left: cap.left })
  }
  return lines.filter((line) => !taken.has(line)).map((line) => changed.get(line) ?? line)
}

/** Whether a line stands above another, in part at least. */
export const isAbove = (upper: PlacedText, lower: PlacedText): boolean =>
  upper.base < lower.base - 0.45 * Math.min(upper.size, lower.size) &&
  shared(upper, lower) > 0.2 * Math.min(upper.right - upper.left, lower.right - lower.left)
