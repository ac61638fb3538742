/** What a page shows and where: the words of a PDF, or those that somebody read from a picture. */

/** A piece of text on a page. Lengths are in the page's own unit; `base` grows downwards. */
export interface PlacedText {
  text: string
  left: number
  right: number
  /** The line on which its letters stand. */
  base: number
  /** The height of its font. */
  size: number
  /** Pieces of the same font have the same name; which one it is does not matter. */
  font: string
  /** How sure a reader of pictures is of it, from 0 to 1; none where the text itself is known. */
  confidence?: number
  /** How far right the amount of a food stands that is set behind it; none where it is ahead. */
  reach?: number
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

/** The middle one of some numbers; 0 where there are none. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** By how much two pieces share the width of the page. */
export const shared = (
  one: Pick<PlacedText, 'left' | 'right'>,
  other: Pick<PlacedText, 'left' | 'right'>,
): number => Math.min(one.right, other.right) - Math.max(one.left, other.left)

/** Whether a piece was seen in a picture: its edges, its size and its letters are about right. */
export const isSeen = ({ confidence }: PlacedText): boolean => confidence !== undefined
