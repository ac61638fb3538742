/** The lines of a page: pieces that stand beside each other, joined with their spaces. */

import { isAmountOnly } from '../page/line-likeness.ts'
import { oneLine } from '../page/plain-text.ts'
import { alignStepNumbers } from './align-step-numbers.ts'
import { withAmountsAhead } from './amount-columns.ts'
import { withFoodsInColumn } from './foods-in-column.ts'
import { isFormLabel } from './form-labels.ts'
import { isFromPicture, type PlacedPage, type PlacedText, horizontalOverlap } from './placed-text.ts'
import { withStackedAmounts } from './stacked-amounts.ts'

/** The most pieces and lines of a page that are read. */
const MAX_PIECES = 6000

/** In heights of their font: how far pieces of one line may stand apart. */
const MIN_SPACE = 0.12
const MIN_PICTURE_SPACE = -0.3
const MAX_SPACE = 1.3
/** OCR splits a line only at a gap. */
const MAX_PICTURE_SPACE = 0.7
/** A number or a bullet stands further from its line. */
const MAX_GAP_AFTER_COUNT = 3
/** An amount in a column of its own stands further still from its food. */
const MAX_GAP_AFTER_AMOUNT = 9
/** A value that is filled in on a form stands behind its label, and may be written larger. */
const MAX_GAP_AFTER_LABEL = 1.8
/** How far the bases of one line may differ. */
const MAX_BASE_DIFFERENCE = 0.38

/** Letters that begin a paragraph and are this much taller than its other letters. */
const MIN_DROP_CAP_SIZE = 1.8

/**
 * Characters whose glyph only their font defines, so that a program cannot read them.
 */
const unnamedGlyph = /[\p{Co}\p{Cc}]/gu
/** The replacement for each character that cannot be read. */
export const UNREADABLE = '\ufffd'

const count = /^(?:\d{1,2}[.):]?|[-–•●◦▪▫▢☐□·*])$/u

/** The lines of a page, from top to bottom, those beside each other from left to right. */
export function pageLines(page: PlacedPage): PlacedText[] {
  const readablePieces = withoutShadows(page.pieces.slice(0, MAX_PIECES).flatMap(readable))
  const pieces = withAmountsAhead(alignStepNumbers(readablePieces))
  const edges = new Map<PlacedText, number>()
  const lines = rowsOf(pieces).flatMap((row) => joinRow(row, edges))
  return withDropCaps(withStackedAmounts(withFoodsInColumn(lines, edges)))
}

/** The piece without invisible signs, with spaced letters joined; nothing where it is blank. */
function readable(piece: PlacedText): PlacedText[] {
  const text = oneLine(piece.text.replace(/\u00ad$/, '\u2010')).replace(unnamedGlyph, UNREADABLE)
  if (text === '' || piece.size <= 0 || piece.right < piece.left) return []
  return [{ ...piece, text: withoutLetterSpacing(text) }]
}

/** 'I N G R E D I E N T S' as 'INGREDIENTS'. */
const withoutLetterSpacing = (text: string) =>
  /^(?:\p{L} ){3,}\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text

/** Drops the second of two equal texts in one place, which is a shadow. */
function withoutShadows(pieces: readonly PlacedText[]): PlacedText[] {
  const piecesByText = new Map<string, PlacedText[]>()
  return pieces.filter((piece) => {
    const same = piecesByText.get(piece.text) ?? []
    const tolerance = 0.25 * piece.size
    if (
      same.some(
        (one) => Math.abs(one.left - piece.left) < tolerance && Math.abs(one.base - piece.base) < tolerance,
      )
    )
      return false
    piecesByText.set(piece.text, [...same, piece])
    return true
  })
}

/** Pieces whose bases are about the same. */
function rowsOf(pieces: readonly PlacedText[]): PlacedText[][] {
  const rows: PlacedText[][] = []
  let base = -Infinity
  for (const piece of pieces.toSorted((a, b) => a.base - b.base)) {
    if (piece.base - base > MAX_BASE_DIFFERENCE * piece.size) {
      rows.push([])
      base = piece.base
    }
    rows.at(-1)?.push(piece)
  }
  return rows
}

/**
 * The lines of a row, which may stand in several columns. `edges` is filled with where their foods
 * begin.
 */
function joinRow(row: readonly PlacedText[], edges: Map<PlacedText, number>): PlacedText[] {
  const lines: PlacedText[] = []
  for (const piece of row.toSorted((a, b) => a.left - b.left)) {
    const line = lines.at(-1)
    if (line && isSameLine(line, piece)) {
      if (isTick(line)) lines[lines.length - 1] = { ...piece }
      else {
        if (isAmountOnly(line.text)) edges.set(line, piece.left)
        appendPiece(line, piece)
      }
    } else lines.push({ ...piece })
  }
  return lines
}

/** OCR reads a tick box as a round letter; such a letter is no amount. */
const isTick = (line: PlacedText) => isFromPicture(line) && /^[0OoDQ]$/.test(line.text)

function isSameLine(line: PlacedText, piece: PlacedText): boolean {
  const size = Math.max(line.size, piece.size)
  const gap = (piece.left - line.right) / size
  if (
    isFromPicture(piece) &&
    isFormLabel(line.text) &&
    !isFormLabel(piece.text) &&
    gap > -0.6 &&
    gap < MAX_GAP_AFTER_LABEL
  )
    return true
  if (gap < -0.6 || Math.min(line.size, piece.size) < size / MIN_DROP_CAP_SIZE) return false
  if ((count.test(line.text) || isTick(line)) && gap < MAX_GAP_AFTER_COUNT) return true
  if (isAmountOnly(line.text) && /^\p{L}/u.test(piece.text)) return gap < MAX_GAP_AFTER_AMOUNT
  return gap < (isFromPicture(piece) ? MAX_PICTURE_SPACE : MAX_SPACE)
}

function appendPiece(line: PlacedText, piece: PlacedText): void {
  // OCR splits a line only between words.
  const minSpace = isFromPicture(piece) ? MIN_PICTURE_SPACE : MIN_SPACE
  const isApart = piece.left - line.right > minSpace * Math.min(line.size, piece.size)
  if (count.test(line.text)) Object.assign(line, { font: piece.font, base: piece.base, size: piece.size })
  else if (piece.text.length > line.text.length) line.font = piece.font
  line.text += (isApart ? ' ' : '') + piece.text
  if (piece.doubtful) line.doubtful = [...(line.doubtful ?? []), ...piece.doubtful]
  if (piece.confidence !== undefined) line.confidence = Math.min(line.confidence ?? 1, piece.confidence)
  line.right = Math.max(line.right, piece.right)
  line.size = Math.max(line.size, piece.size)
}

/** Joins the tall first letter of a paragraph to its word. */
function withDropCaps(lines: readonly PlacedText[]): PlacedText[] {
  const dropCaps = lines.filter(({ text }) => /^\p{Lu}$/u.test(text))
  const usedCaps = new Set<PlacedText>()
  const changed = new Map<PlacedText, PlacedText>()
  for (const cap of dropCaps) {
    const linesBeside = lines.filter(
      (line) =>
        line !== cap &&
        cap.size > MIN_DROP_CAP_SIZE * line.size &&
        line.base > cap.base - cap.size &&
        line.base <= cap.base + 0.3 * line.size &&
        line.left >= cap.right - 0.4 * line.size &&
        line.left < cap.right + line.size,
    )
    const [first, ...others] = linesBeside
    if (!first) continue
    usedCaps.add(cap)
    changed.set(first, { ...first, left: cap.left, text: cap.text + first.text })
    for (const other of others) changed.set(other, { ...other, left: cap.left })
  }
  return lines.filter((line) => !usedCaps.has(line)).map((line) => changed.get(line) ?? line)
}

/** Whether a line stands above another, in part at least. */
export const isAbove = (upper: PlacedText, lower: PlacedText): boolean =>
  upper.base < lower.base - 0.45 * Math.min(upper.size, lower.size) &&
  horizontalOverlap(upper, lower) > 0.2 * Math.min(upper.right - upper.left, lower.right - lower.left)
