/** Text with its position on a page: the words of a PDF, or those that OCR read in a picture. */

/** A piece of text on a page. Lengths are in the page's own unit; `base` grows downwards. */
export interface PlacedText {
  text: string
  left: number
  right: number
  /** The line on which its letters stand. */
  base: number
  /** The height of its font. */
  size: number
  /** Equal for pieces of the same font; the name itself means nothing. */
  font: string
  /** The confidence of OCR from 0 to 1; undefined for text that was not read from a picture. */
  confidence?: number
  /** The right edge of an amount that was set behind its food; undefined where it is ahead. */
  amountRight?: number
  /** The base of its amount, where that stands in a row of its own. */
  amountBase?: number
  /** Its words that were mended or that are hard to read; none where all are clear. */
  doubtful?: readonly string[]
}

/** A page with all of its pieces, in any order. */
export interface PlacedPage {
  width: number
  height: number
  pieces: readonly PlacedText[]
}

/** The median of some numbers; 0 where there are none. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** By how much two pieces share the width of the page. */
export const horizontalOverlap = (
  one: Pick<PlacedText, 'left' | 'right'>,
  other: Pick<PlacedText, 'left' | 'right'>,
): number => Math.min(one.right, other.right) - Math.max(one.left, other.left)

/** Whether a piece was read from a picture, so that its edges, size and letters are not exact. */
export const isFromPicture = ({ confidence }: PlacedText): boolean => confidence !== undefined
