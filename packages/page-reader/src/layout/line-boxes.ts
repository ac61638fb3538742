/** Where on its pages each line of a recipe stands, and which of its words are uncertain. */

import type { PageReading } from '../page/page-recipe.ts'

/** The box of a line on a page: the page's number from 0, and shares of its width and height. */
export interface LineBox {
  page: number
  left: number
  top: number
  width: number
  height: number
  /** Its words that were mended or that are hard to read, as they stand in the line; else none. */
  doubtful?: string[]
}

/** A place for each line of a recipe in its order; null where a line has none of its own. */
export interface LineBoxes {
  name: LineBox | null
  ingredients: (LineBox | null)[]
  steps: (LineBox | null)[]
}

/** A reading of pages whose words are known with their places. */
export interface PlacedReading extends PageReading {
  places: LineBoxes
}

/** Lines from which a list is doubted as a whole; a person checks shorter ones by line anyway. */
const MIN_LIST = 4

/** The share of doubtful lines from which a list is doubted as a whole. */
const MAX_DOUBTED_SHARE = 0.4

/**
 * Whether a list of a picture is doubted as a whole: too large a share of its lines is doubtful.
 */
export function isListDoubtful(
  places: readonly ({ doubtful?: readonly string[] | undefined } | null)[],
): boolean {
  const placedLines = places.filter((place) => place !== null)
  const doubted = placedLines.filter(({ doubtful = [] }) => doubtful.length > 0).length
  return placedLines.length >= MIN_LIST && doubted >= MAX_DOUBTED_SHARE * placedLines.length
}
