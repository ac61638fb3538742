/** A part of a page that may be its ingredients or its steps. */
import type { PageLine } from '../page/page-recipe.ts'

/**
 * Beginnings of a part that are tried on one page; of 671 real pages the fullest has 46, most have
 * fewer than a dozen.
 */
export const MOST_PARTS = 100

/** Lines of a page that may belong together, and how likely they do: 0 for not at all. */
export interface PagePart {
  lines: PageLine[]
  score: number
  /** Row numbers; -1 where the part was found by its block's name. */
  from: number
  to: number
}
