/** A part of a page that may be its ingredients or its steps. */
import type { PageLine } from '../pages/page-recipe.ts'

/** Beginnings of a part that are tried on one page; real pages have a dozen. */
export const MOST_PARTS = 200

/** Lines of a page that may belong together, and how likely they do: 0 for not at all. */
export interface PagePart {
  lines: PageLine[]
  score: number
  /** Row numbers; -1 where the part was found by its block's name. */
  from: number
  to: number
}
