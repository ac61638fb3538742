/** Ingredient lines of schema.org values: lists, objects, or one text for all. */

import { beginsWithNumber } from '../page/line-likeness.ts'
import { heading, isHeading, type PageLine, textOf } from '../page/page-recipe.ts'
import { plainLines } from '../page/plain-text.ts'
import { asPageLine, withoutCopies, tidyIngredient } from '../page/tidy-lines.ts'
import { isNode, isOfType, listOf, partDepth, property, textOfValue } from './schema-node.ts'

/** Our own type for a line among ingredients that a page's tags show as a heading. */
export const SECTION_TITLE = 'SectionTitle'

/** Ingredient lines of a schema.org value. */
export function ingredientLines(value: unknown, depth = 0): PageLine[] {
  const values = listOf(isNode(value) ? (property(value, 'itemListElement') ?? value) : value)
  const lines = values
    .flatMap((item): PageLine[] => {
      if (!isNode(item)) return textLines(item, values.length === 1)
      if (isOfType(item, SECTION_TITLE)) return [heading(textOfValue(item))]
      const inner = property(item, 'itemListElement', 'recipeIngredient', 'ingredients')
      if (inner === undefined) return [tidyIngredient(ingredientText(item))]
      const title = textOfValue(property(item, 'name'))
      return [...(title ? [heading(title)] : []), ...ingredientLines(inner, partDepth(depth))]
    })
    .filter((line) => /[\p{L}\p{N}]/u.test(textOf(line)))
  return withoutCopies(lines.filter(isHeading).length * 2 > lines.length ? lines.map(textOf) : lines)
}

function textLines(value: unknown, isOnlyValue: boolean): PageLine[] {
  const lines = typeof value === 'string' ? plainLines(value) : [textOfValue(value)]
  const [only = ''] = lines
  const wholeLines = isOnlyValue
    ? lines.length === 1
      ? splitByAmounts(only)
      : lines
    : linesOfItem(value, lines)
  return wholeLines.map((line) => asPageLine(tidyIngredient(line)))
}

/**
 * Several lines in one item of a list are lines of their own only where tags or an amount on each
 * say so.
 */
function linesOfItem(value: unknown, lines: string[]): string[] {
  const hasLineTags = typeof value === 'string' && /<(?:li|p|br)\b|&lt;(?:li|br)/i.test(value)
  const haveAmounts = lines.length > 1 && lines.every(beginsWithNumber)
  return hasLineTags || haveAmounts ? lines : [lines.join(' ')]
}

/**
 * '125 ml milk, 1 tsp vinegar, 60 ml oil' is three lines; a comma parts them only before an amount,
 * three times or more.
 */
function splitByAmounts(text: string): string[] {
  const pieces = text.split(/\s*[,;]\s+(?=[\d½¼¾⅓⅔])/)
  return pieces.length >= 3 ? pieces : [text]
}

function ingredientText(item: Record<string, unknown>): string {
  const statedText = textOfValue(property(item, 'text', 'ingredientText'))
  if (statedText) return statedText
  const amount = property(item, 'amount', 'quantity', 'value', 'requiredQuantity')
  const pieces = isNode(amount)
    ? [property(amount, 'value', 'amount'), property(amount, 'unitText', 'unit')]
    : [amount]
  return [...pieces, property(item, 'unitText', 'unit'), property(item, 'name', 'ingredient', 'item')]
    .map(textOfValue)
    .filter(Boolean)
    .join(' ')
}
