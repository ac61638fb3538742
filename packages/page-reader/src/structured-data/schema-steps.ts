/** Steps of schema.org values: lists, sections, or one text for all. */

import { heading, isHeading, type PageLine, textOf } from '../page/page-recipe.ts'
import { methodLabel, noteLine } from '../page/part-label-patterns.ts'
import { plainLines } from '../page/plain-text.ts'
import { splitAtStepNumbers, isStepNumber, splitIntoSteps } from '../page/step-numbers.ts'
import { asPageLine, withoutCopies } from '../page/tidy-lines.ts'
import { parseLenientJson } from './lenient-json.ts'
import { SECTION_TITLE } from './schema-ingredients.ts'
import { isNode, isOfType, listOf, partDepth, property, type SchemaNode, textOfValue } from './schema-node.ts'

/** Method steps of a schema.org value; names of sections and titles of steps are headings. */
export function stepLines(value: unknown, depth = 0): PageLine[] {
  const values = inOrder(listOf(value))
  const declaredSteps = withCountsAsHeadings(
    values
      .flatMap((item) =>
        isNode(item) ? stepsOfNode(item, depth) : stepsOfText(item, values.length === 1, depth),
      )
      .filter((line) => /[\p{L}\p{N}]/u.test(textOf(line))),
  )
  const [only] = declaredSteps
  const lines: PageLine[] =
    declaredSteps.length === 1 && typeof only === 'string' ? splitAtStepNumbers(only) : declaredSteps
  const isTitled = values.some((item) => isNode(item) && isOfType(item, SECTION_TITLE))
  if (!isTitled && isLabelAlone(lines)) lines.shift()
  const hasTitles = lines.some((line) => isHeading(line) && !isStepNumber(line.text))
  return withoutCopies(
    hasTitles ? lines.filter((line) => !isHeading(line) || !isStepNumber(line.text)) : lines,
  )
}

/**
 * Lines in which numbers that stand alone are headings: '1', the first step, '2', the second one.
 */
function withCountsAsHeadings(lines: PageLine[]): PageLine[] {
  const isCountAlone = (line: PageLine) => !isHeading(line) && isStepNumber(line)
  const counts = lines.filter(isCountAlone).map((line) => Number(/\d+/.exec(textOf(line))?.[0]))
  const areInOrder = counts.every((count, at) => count === 1 || count === (counts[at - 1] ?? 0) + 1)
  const areBeside = counts.length > 1 && counts.length * 2 <= lines.length
  return areBeside && areInOrder
    ? lines.map((line) => (isCountAlone(line) ? heading(textOf(line)) : line))
    : lines
}

/**
 * Whether a method begins with 'Method:' or has 'Method' as its only heading: such a line is a
 * label, not a step.
 */
function isLabelAlone([first, ...others]: PageLine[]): boolean {
  if (first === undefined || others.length === 0 || !/^[^.!?,\d]{1,20}$/.test(textOf(first))) return false
  const isLabelLine = isHeading(first) || first.endsWith(':')
  return (
    isLabelLine &&
    methodLabel.test(textOf(first)) &&
    !others.some((line) => isHeading(line) && !isStepNumber(line.text))
  )
}

/** Items in the order of their `position`, where each of them has one of its own. */
function inOrder(items: unknown[]): unknown[] {
  const placed = items.map((item) => ({
    item,
    at: isNode(item) ? Number(property(item, 'position') ?? Number.NaN) : Number.NaN,
  }))
  const isPlaced =
    placed.every(({ at }) => at >= 0) && new Set(placed.map(({ at }) => at)).size === items.length
  return isPlaced ? placed.toSorted((one, other) => one.at - other.at).map(({ item }) => item) : items
}

function stepsOfText(value: unknown, isOnlyValue: boolean, depth: number): PageLine[] {
  if (typeof value !== 'string') return [textOfValue(value)]
  // Steps that a page wrote as JSON text inside the property.
  const embedded = /^\s*\[\s*\{/.test(value) ? parseLenientJson(value) : undefined
  if (embedded !== undefined) return stepLines(embedded, partDepth(depth))
  const [first = '', ...others] = plainLines(value)
  // A label over one text for all is left out; among steps of a list it stays as declared.
  const isLabelled = isOnlyValue && others.length > 0 && methodLabel.exec(first)?.[0] === first
  const lines = isLabelled ? others : [isOnlyValue ? withoutLabel(first) : first, ...others]
  if (!isOnlyValue) return lines.map(asPageLine)
  if (lines.length === 1) return lines.flatMap(splitIntoSteps)
  const counted = splitAtStepNumbers(lines.join(' '))
  // Numbers that run on over line breaks show the ends of steps better than the breaks do.
  return (counted.length > lines.length ? counted : lines.flatMap(splitAtStepNumbers)).map(asPageLine)
}

/** 'Method: Soften the onion.' without the label. */
function withoutLabel(text: string): string {
  const [label, word = ''] = /^(\p{L}{4,16}):\s+(?=\p{Lu})/u.exec(text) ?? []
  return label && methodLabel.test(word) ? text.slice(label.length) : text
}

function stepsOfNode(item: SchemaNode, depth: number): PageLine[] {
  if (isOfType(item, SECTION_TITLE)) return [heading(textOfValue(item))]
  const inner = property(item, 'itemListElement', 'steps', 'step', 'instruction')
  const title = textOfValue(property(item, 'name', 'headline'))
  const text = property(item, 'text', 'description')
  // A ListItem may only hold the step: { position, item }.
  const listedItem = property(item, 'item')
  if (isNode(listedItem)) return stepsOfNode(listedItem, partDepth(depth))
  if (inner !== undefined && (isOfType(item, 'HowToSection') || isOfType(item, 'ItemList') || !text)) {
    return [...titleLines(title, ''), ...stepLines(inner, partDepth(depth))]
  }
  const allLines = typeof text === 'string' ? plainLines(text) : textOfValue(text) ? [textOfValue(text)] : []
  // 'Tip: …' in a line of its own below a step.
  const lines = allLines.slice(0, Math.max(1, allLines.findLastIndex((line) => !noteLine.test(line)) + 1))
  return lines.length === 0 ? [title] : [...titleLines(title, lines.join(' ')), ...lines]
}

/** The heading for a title of a step; none where the text begins with the title. */
function titleLines(title: string, text: string): PageLine[] {
  const withoutDots = title.replace(/(?:\.|…)+$/, '')
  return !withoutDots || text.startsWith(withoutDots) ? [] : [heading(title)]
}
