import type { IngredientLine } from './ingredient-line.ts'

/** One amount of a line with its food. */
export interface LinePart {
  parsed: IngredientLine
  /**
   * What stands between it and the part before, as the line has it: ', ', ' plus '; empty for the
   * first.
   */
  joint: string
  /** It names no food of its own and is more of the one before: 'plus 20 g for the tin'. */
  isMore: boolean
}
