/** The lines of a picture as pieces of text at their places on the flat page. Pure. */

import { isUnitWord } from '@plateful/ingredients/measure/unit'
import { median, type PlacedPage, type PlacedText } from '@plateful/page-reader/layout/placed-text'
import { areForeign, lineText, type MinConfidence } from '@plateful/page-reader/ocr/line-text'
import type { DetectedLine, DetectedPicture } from './detect-lines.ts'
import { pageTilt, type PageTilt, toFlatPoint } from './page-tilt.ts'
import { pointOf } from './text-boxes.ts'

/** Lines with less confidence on average are no text but a pattern or a photo. */
const UNREADABLE = 0.5
/** The heights of small letters and of capitals, in shares of the font's size. */
const SMALL = 0.5
const CAPITAL = 0.7

/**
 * The page of a picture, and how it lies on the picture; `least` is the least confidence of words
 * without a doubt.
 */
export function placedPage(
  { width, height, lines }: DetectedPicture,
  least?: MinConfidence,
): { page: PlacedPage; tilt: PageTilt } {
  const tilt = pageTilt(
    lines.map(({ box }) => box),
    width,
    height,
  )
  const isForeign = areForeign(lines.map(({ letters }) => lineText(letters).text))
  return {
    page: {
      width,
      height,
      pieces: withFonts(
        withEvenBaselines(withEvenSizes(lines.flatMap((line) => pieceOf(line, tilt, isForeign, least)))),
      ),
    },
    tilt,
  }
}

/** How many times more ink a short bold line has. */
const BOLD = 1.16
const MAX_BOLD_WORDS = 6

/** Gives short bold lines a font of their own. */
function withFonts(pieces: readonly Inked[]): PlacedText[] {
  return pieces.map(({ ink, tall: _tall, ...piece }) => {
    const samePieces = pieces.filter(({ size }) => Math.abs(size - piece.size) < SAME_FONT * piece.size)
    const isBold = ink > BOLD * median(samePieces.map((other) => other.ink))
    return isBold && piece.text.split(' ').length <= MAX_BOLD_WORDS ? { ...piece, font: 'bold' } : piece
  })
}

/** Sizes that differ by less belong to one font. */
const SAME_FONT = 0.16
/** A large title has few letters, so its size is measured less exactly. */
const LARGE_TITLE = 1.6
const SAME_TITLE_FONT = 0.28

/** Gives lines of one font the same size: that of most of their letters. */
function withEvenSizes(pieces: readonly Inked[]): Inked[] {
  const medianOf = (of: (piece: Inked) => number) =>
    median(pieces.flatMap((other) => Array.from({ length: other.text.length }, () => of(other)))) || 1
  const usual = {
    size: medianOf(({ size }) => size),
    tall: medianOf(({ tall }) => tall),
    wide: medianOf(letterWidthOf),
  }
  const sized = pieces.map((piece) => ({ ...piece, size: usual.size * sizeFactor(piece, usual) }))
  const letters = sized.flatMap(({ size, text }) => Array.from({ length: text.length }, () => size))
  return sized.map((piece) => {
    const range = (piece.size > LARGE_TITLE * usual.size ? SAME_TITLE_FONT : SAME_FONT) * piece.size
    const similarSizes = letters.filter((size) => Math.abs(size - piece.size) < range)
    return { ...piece, size: median(similarSizes) || piece.size }
  })
}

/** How far the box of one or two letters may seem to be off its row, in font sizes. */
const MAX_ROW_OFFSET = 0.65

/** Moves a unit alone to the baseline of its row's words, since its box hangs lower. */
function withEvenBaselines(pieces: readonly Inked[]): Inked[] {
  const rows = pieces.filter(({ text }) => !isUnitAlone(text))
  return pieces.map((piece) => {
    const distance = ({ base }: Inked) => Math.abs(base - piece.base)
    const [row] = isUnitAlone(piece.text) ? rows.toSorted((a, b) => distance(a) - distance(b)) : []
    return row && distance(row) < MAX_ROW_OFFSET * piece.size ? { ...piece, base: row.base } : piece
  })
}

type Measures = Record<'size' | 'tall' | 'wide', number>

/** How much the box of a line of capitals may differ from those of the text. */
const MAX_BOX_DIFFERENCE = 0.13

/**
 * How many times larger a line is than the text. Of three measures (small letters, box, width of
 * letters) one may be wrong, so the middle one counts. Capitals are wider, so their width is not
 * used.
 */
function sizeFactor(piece: Inked, usual: Measures): number {
  const [small, tall, wide] = [
    piece.size / usual.size,
    piece.tall / usual.tall,
    letterWidthOf(piece) / usual.wide,
  ] as const
  if (amountAlone.test(piece.text) && tall > 0.3 && tall < 1.35) return 1
  if (isUnitAlone(piece.text) && tall < MAX_UNIT_HEIGHT) return 1
  if (!isHigh(piece.text)) return median([small, tall, wide])
  return Math.abs(tall - 1) < MAX_BOX_DIFFERENCE && small > 0.85 && small < 1.4 ? 1 : small
}

/** An amount in a column of its own. Old-style figures are low, so only its box tells the size. */
const amountAlone = /^[\d½¼¾⅓⅔⅛][\d\s½¼¾⅓⅔⅛./–-]{0,6}\p{L}{0,12}\.?$/u

/**
 * Whether a text is a unit, or one or two figures, in a column of its own. The edge of so small a
 * box is as wide as its content, so it tells no size.
 */
const isUnitAlone = (text: string) =>
  /^\d{1,2}$/.test(text) || (/^\p{Ll}{1,4}\.?$/u.test(text) && isUnitWord(text))
const MAX_UNIT_HEIGHT = 1.7

const letterWidthOf = ({ left, right, text }: PlacedText) => (right - left) / Math.max(1, text.length)

/** Whether most letters of a text are as high as capitals. */
const isHigh = (text: string) =>
  2 * (text.match(/\p{Ll}/gu)?.length ?? 0) < (text.match(/[\p{L}\d]/gu)?.length ?? 0)

/** A piece of text with the amount of ink in its letters. */
interface Inked extends PlacedText {
  ink: number
  /** The height of its box. */
  tall: number
}

function pieceOf(
  { box, letters, band }: DetectedLine,
  tilt: PageTilt,
  isForeign: boolean,
  least?: MinConfidence,
): Inked[] {
  const confidence = letters.reduce((sum, letter) => sum + letter.confidence, 0) / Math.max(1, letters.length)
  if (letters.length === 0 || confidence < UNREADABLE) return []
  const { text, doubtful } = lineText(letters, isForeign, least)
  const across = (share: number) => box.height * (share - 0.5)
  const left = toFlatPoint(tilt, pointOf(box, box.from, across(band.base)))
  const right = toFlatPoint(tilt, pointOf(box, box.to, across(band.base)))
  // A box is a little larger than its letters.
  const edge = 0.2 * box.height
  return [
    {
      text,
      left: left.x + edge,
      right: Math.max(left.x + edge, right.x - edge),
      base: (left.y + right.y) / 2,
      size: (box.height * (band.base - band.top)) / (isHigh(text) ? CAPITAL : SMALL),
      font: '',
      ink: band.ink,
      tall: box.height,
      confidence,
      ...(doubtful.length > 0 && { doubtful }),
    },
  ]
}
