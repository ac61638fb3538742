/** The lines of a picture as pieces of a page: where each would stand on the flat page. Pure. */
import { median, type PlacedPage, type PlacedText } from '@plateful/page-reader/layout/placed-text'
import { lineText } from '@plateful/page-reader/picture/line-text'
import { lieOf, type Lie, toFlat } from './flat-page.ts'
import type { SeenLine, SeenPicture } from './see-lines.ts'
import { pointOf } from './text-boxes.ts'

/** Lines that are less sure than this on average are no text: a pattern, a photo. */
const UNREADABLE = 0.5
/** The share of a font's size that its small letters are high, and its capitals. */
const SMALL = 0.5
const CAPITAL = 0.7

/** The page of a picture, and how it lies on it. */
export function placedPage({ width, height, lines }: SeenPicture): { page: PlacedPage; lie: Lie } {
  const lie = lieOf(
    lines.map(({ box }) => box),
    width,
    height,
  )
  return {
    page: { width, height, pieces: withFonts(evened(lines.flatMap((line) => pieceOf(line, lie)))) },
    lie,
  }
}

/** By how much more ink a short line has that is set in bold. */
const BOLD = 1.16
const MOST_BOLD_WORDS = 6

/** Short lines in bold have a font of their own. */
function withFonts(pieces: readonly Inked[]): PlacedText[] {
  return pieces.map(({ ink, tall: _tall, ...piece }) => {
    const like = pieces.filter(({ size }) => Math.abs(size - piece.size) < LIKE * piece.size)
    const isBold = ink > BOLD * median(like.map((one) => one.ink))
    return isBold && piece.text.split(' ').length <= MOST_BOLD_WORDS ? { ...piece, font: 'bold' } : piece
  })
}

/** Sizes that differ by less are those of one font. */
const LIKE = 0.16
/** A line whose box is as high as those of the text is text, whatever its letters are. */
const LIKE_BOXES = 0.13
/** Few letters tell the size of a title, so that it is less sure. */
const LARGE = 1.6
const LIKE_TITLES = 0.28

/** Lines of one font have about the same height; each gets that of most letters of its size. */
function evened(pieces: readonly Inked[]): Inked[] {
  const letters = pieces.flatMap(({ size, text }) => Array.from({ length: text.length }, () => size))
  const usual = median(letters)
  const tall = median(pieces.flatMap((one) => Array.from({ length: one.text.length }, () => one.tall)))
  return pieces.map((piece) => {
    const isUsual =
      Math.abs(piece.tall - tall) < LIKE_BOXES * tall && piece.size > 0.85 * usual && piece.size < 1.4 * usual
    if (isUsual) return { ...piece, size: usual }
    const range = (piece.size > LARGE * usual ? LIKE_TITLES : LIKE) * piece.size
    const like = letters.filter((size) => Math.abs(size - piece.size) < range)
    return { ...piece, size: median(like) || piece.size }
  })
}

/** A piece with how much ink its letters have. */
interface Inked extends PlacedText {
  ink: number
  /** The height of its box. */
  tall: number
}

function pieceOf({ box, letters, band }: SeenLine, lie: Lie): Inked[] {
  const confidence = letters.reduce((sum, one) => sum + one.confidence, 0) / Math.max(1, letters.length)
  if (letters.length === 0 || confidence < UNREADABLE) return []
  const { text, doubtful } = lineText(letters)
  const across = (share: number) => box.height * (share - 0.5)
  const left = toFlat(lie, pointOf(box, box.from, across(band.base)))
  const right = toFlat(lie, pointOf(box, box.to, across(band.base)))
  // A box is a little larger than its letters.
  const edge = 0.2 * box.height
  const isHigh = 2 * (text.match(/\p{Ll}/gu)?.length ?? 0) < (text.match(/[\p{L}\d]/gu)?.length ?? 0)
  return [
    {
      text,
      left: left.x + edge,
      right: Math.max(left.x + edge, right.x - edge),
      base: (left.y + right.y) / 2,
      size: (box.height * (band.base - band.top)) / (isHigh ? CAPITAL : SMALL),
      font: '',
      ink: band.ink,
      tall: box.height,
      confidence,
      ...(doubtful.length > 0 && { doubtful }),
    },
  ]
}
