/** Ingredient lines and method steps out of what pages give for them: lists, things, or one text for all. */
import { foodWords } from './line-shape.ts'
import { heading, isHeading, type PageLine, textOf } from './page-recipe.ts'
import { methodLabel } from './page-words.ts'
import { oneLine, plainLines } from './plain-text.ts'
import { isNode, isOfType, listOf, property, textOfValue } from './schema-node.ts'
import { atCounts, splitIntoSteps } from './split-steps.ts'
import { isCount } from './step-counts.ts'

/** A line of ingredients as people set it: no bullet, no doubled brackets, no space before a comma, no star for a note. */
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
  return text.endsWith(':') && text.length <= 80 && !/^[\d½¼¾⅓⅔]/.test(text) ? heading(text) : text
}

/** Our own type for a line among ingredients that a page's tags show as a heading. */
export const SECTION_TITLE = 'SectionTitle'

/** Ingredient lines of a schema.org value. */
export function ingredientLines(value: unknown): PageLine[] {
  const values = listOf(isNode(value) ? (property(value, 'itemListElement') ?? value) : value)
  const lines = values
    .flatMap((item): PageLine[] => {
      if (!isNode(item)) return textLines(item, values.length === 1)
      if (isOfType(item, SECTION_TITLE)) return [heading(textOfValue(item))]
      const inner = property(item, 'itemListElement', 'recipeIngredient', 'ingredients')
      if (inner === undefined) return [tidyIngredient(ingredientText(item))]
      const title = textOfValue(property(item, 'name'))
      return [...(title ? [heading(title)] : []), ...ingredientLines(inner)]
    })
    .filter((line) => /[\p{L}\p{N}]/u.test(textOf(line)))
  return once(lines.filter(isHeading).length * 2 > lines.length ? lines.map(textOf) : lines)
}

/** A list that says all of itself twice or three times says it once; ingredients in several systems of units are kept in grams. */
export function once(lines: PageLine[]): PageLine[] {
  const copies = [2, 3].map((count) => copiesIn(lines, count)).find((found) => found.length > 0) ?? [lines]
  return copies.reduce((best, copy) => (metric(copy) > metric(best) ? copy : best))
}

/** The copies that a list consists of; none where it does not. */
function copiesIn(lines: PageLine[], count: number): PageLine[][] {
  const size = lines.length / count
  if (size < 2 || !Number.isInteger(size)) return []
  const first = lines.slice(0, size)
  const copies = Array.from({ length: count }, (_, at) => lines.slice(at * size, (at + 1) * size))
  const isCopy = (copy: PageLine[]) => {
    if (first.every((line, at) => textOf(line) === textOf(copy[at] ?? ''))) return true
    const alike = first.filter((line, at) => namesSameFood(line, copy[at] ?? '')).length
    return size >= FEWEST_IN_BOTH && alike >= 0.8 * size
  }
  return copies.every(isCopy) ? copies : []
}

/** Below this two lists of the same foods may well be two parts of a recipe: butter, sugar and flour, twice. */
const FEWEST_IN_BOTH = 4

function namesSameFood(line: PageLine, other: PageLine): boolean {
  if (isHeading(line) !== isHeading(other)) return false
  const [words, others] = [foodWords(textOf(line)), foodWords(textOf(other))]
  const [few, many] = words.length < others.length ? [words, others] : [others, words]
  return few.filter((word) => many.includes(word)).length >= 0.5 * many.length
}

const metric = (lines: PageLine[]) =>
  lines.filter((line) => /\d\s*(?:g|gr|gm|kg|ml|cl|dl|l)\b/i.test(textOf(line))).length

function textLines(value: unknown, alone: boolean): PageLine[] {
  const lines = typeof value === 'string' ? plainLines(value) : [textOfValue(value)]
  const [only = ''] = lines
  const whole = alone ? (lines.length === 1 ? splitByAmounts(only) : lines) : severalLines(value, lines)
  return whole.map((line) => asLine(tidyIngredient(line)))
}

/** Several lines in one item of a list are lines of their own only where tags or an amount on each say so. */
function severalLines(value: unknown, lines: string[]): string[] {
  const listed = typeof value === 'string' && /<(?:li|p|br)\b|&lt;(?:li|br)/i.test(value)
  const counted = lines.length > 1 && lines.every((line) => /^[\d½¼¾⅓⅔]/.test(line))
  return listed || counted ? lines : [lines.join(' ')]
}

/** '125 ml milk, 1 tsp vinegar, 60 ml oil' is three lines; a comma parts them only before an amount, three times or more. */
function splitByAmounts(text: string): string[] {
  const pieces = text.split(/\s*[,;]\s+(?=[\d½¼¾⅓⅔])/)
  return pieces.length >= 3 ? pieces : [text]
}

function ingredientText(item: Record<string, unknown>): string {
  const said = textOfValue(property(item, 'text', 'ingredientText'))
  if (said) return said
  const amount = property(item, 'amount', 'quantity', 'value', 'requiredQuantity')
  const pieces = isNode(amount)
    ? [property(amount, 'value', 'amount'), property(amount, 'unitText', 'unit')]
    : [amount]
  return [...pieces, property(item, 'unitText', 'unit'), property(item, 'name', 'ingredient', 'item')]
    .map(textOfValue)
    .filter(Boolean)
    .join(' ')
}

/** Whether a method begins with 'Method:' or has 'Method' as its only heading: that says what follows, and is no step. */
function isLabelAlone([first, ...others]: PageLine[]): boolean {
  if (first === undefined || others.length === 0 || !/^[^.!?,\d]{1,20}$/.test(textOf(first))) return false
  const isApart = isHeading(first) || first.endsWith(':')
  return (
    isApart &&
    methodLabel.test(textOf(first)) &&
    !others.some((line) => isHeading(line) && !isCount(line.text))
  )
}

/** Method steps of a schema.org value; names of sections and titles of steps are headings. */
export function stepLines(value: unknown): PageLine[] {
  const values = listOf(value)
  const told = values
    .flatMap((item) => (isNode(item) ? stepsOfNode(item) : stepsOfText(item, values.length === 1)))
    .filter((line) => /[\p{L}\p{N}]/u.test(textOf(line)))
  const [only] = told
  const lines: PageLine[] = told.length === 1 && typeof only === 'string' ? atCounts(only) : told
  if (isLabelAlone(lines)) lines.shift()
  const named = lines.some((line) => isHeading(line) && !isCount(line.text))
  return once(named ? lines.filter((line) => !isHeading(line) || !isCount(line.text)) : lines)
}

function stepsOfText(value: unknown, alone: boolean): PageLine[] {
  if (typeof value !== 'string') return [textOfValue(value)]
  const embedded = /^\s*\[\s*\{/.test(value) ? embeddedSteps(value) : []
  if (embedded.length > 0) return embedded
  const [first = '', ...others] = plainLines(value)
  const lines = [alone ? withoutLabel(first) : first, ...others]
  if (!alone) return lines.map(asLine)
  if (lines.length === 1) return lines.flatMap(splitIntoSteps)
  const counted = atCounts(lines.join(' '))
  // Counts that go on over the breaks say better than those where a step ends.
  const goOn = counted.length > lines.length && /^\D{0,8}1\b/.test(first)
  return (goOn ? counted : lines.flatMap(atCounts)).map(asLine)
}

/** 'Method: Soften the onion.' without the label. */
function withoutLabel(text: string): string {
  const [label, word = ''] = /^(\p{L}{4,16}):\s+(?=\p{Lu})/u.exec(text) ?? []
  return label && methodLabel.test(word) ? text.slice(label.length) : text
}

/** Steps that a page wrote as JSON text inside the property. */
function embeddedSteps(text: string): PageLine[] {
  return [...text.matchAll(/"text"\s*:\s*"((?:[^"\\]|\\.)*)"/g)].flatMap((match) =>
    plainLines((match[1] ?? '').replaceAll(/\\[nr]/g, '\n').replaceAll(/\\(.)/g, '$1')),
  )
}

function stepsOfNode(item: Record<string, unknown>): PageLine[] {
  const inner = property(item, 'itemListElement', 'steps', 'step')
  const title = textOfValue(property(item, 'name', 'headline'))
  const text = property(item, 'text', 'description')
  // A ListItem may only hold the step: { position, item }.
  const held = property(item, 'item')
  if (isNode(held) && inner === undefined && !text) return stepsOfNode(held)
  if (inner !== undefined && (isOfType(item, 'HowToSection') || isOfType(item, 'ItemList') || !text)) {
    return [...titleLines(title, ''), ...stepLines(inner)]
  }
  const lines = typeof text === 'string' ? plainLines(text) : textOfValue(text) ? [textOfValue(text)] : []
  return lines.length === 0 ? [title] : [...titleLines(title, lines.join(' ')), ...lines]
}

/** A title is said once: not when the text begins with it. */
function titleLines(title: string, text: string): PageLine[] {
  const bare = title.replace(/(?:\.|…)+$/, '')
  return !bare || text.startsWith(bare) ? [] : [heading(title)]
}
