import type { PartLabel } from './part-label.ts'
import type { TextLine } from './text-lines.ts'

/**
 * The parts of a text: what stands before the recipe, its ingredients, its method, and the rest.
 */
export const textParts = ['head', 'ingredients', 'method', 'rest'] as const
export type TextPart = (typeof textParts)[number]

/** A line with its part, and its label where it is one. */
export interface LineInPart extends TextLine {
  part: TextPart
  label: PartLabel | null
  /** By how much its part scores more than the next best, from 0 to 1. */
  margin: number
}

/** How well a line fits each part: the higher, the better. */
export type PartScores = Record<TextPart, number>
