/** Labels that stand in one row with what they announce. */
import { beginsWithNumber } from './line-shape.ts'
import { ingredientsLabel, methodLabel } from './part-labels.ts'

/**
 * 'Method: Soften the leeks.' is a label and a step, 'Ingredients: 3 leeks, 2 eggs, 1 onion' a
 * label and three lines; else nothing.
 */
export function labelAndLines(text: string): { label: string; lines: string[] } | null {
  const [, label, rest] = /^([^:]{4,30}):\s+(.{15,})$/u.exec(text) ?? []
  if (label === undefined || rest === undefined) return null
  const lines = linesBelow(label, rest)
  return lines.length > 0 ? { label, lines } : null
}

function linesBelow(label: string, rest: string): string[] {
  if (methodLabel.test(label)) return /^\p{Lu}.*[.!]$/u.test(rest) ? [rest] : []
  if (!ingredientsLabel.test(label)) return []
  const foods = rest.split(rest.includes(';') ? /\s*;\s+/ : /\s*,\s+/)
  return foods.length > 2 && foods.filter(beginsWithNumber).length * 2 > foods.length ? foods : []
}
