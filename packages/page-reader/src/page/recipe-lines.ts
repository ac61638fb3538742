/** Lines of a recipe as people set them, whichever way a page gives them. */
import { beginsWithNumber } from './line-shape.ts'
import { heading, type PageLine } from './page-recipe.ts'
import { oneLine } from './plain-text.ts'

/**
 * A line of ingredients as people set it: no bullet, no doubled brackets, no space before a comma,
 * no star for a note.
 */
export function tidyIngredient(text: string): string {
  return oneLine(text)
    .replace(/^(?:[-–—•●◦▪▢☐□*·✓✔»]\s+|[▢☐□•●]\s*)+/, '')
    .replace(/\(\((.{0,300})\)\)/, '($1)')
    .replace(/\s+([,;])/g, '$1')
    .replace(/\s*\(\s*\)/g, '')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/\s+\*+$/, '')
}

/** A line that ends with a colon and begins with no amount is a heading, and so is 'Group 1'. */
export function asLine(text: string): PageLine {
  if (/^(?:group|gruppe|part|teil|deel) \d{1,2}$/i.test(text)) return heading(text)
  return text.endsWith(':') && text.length <= 80 && !beginsWithNumber(text) ? heading(text) : text
}
