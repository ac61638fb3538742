import { RECIPE_FORM } from '../measure/conversion-factors.ts'
import { type Amount, convert } from '../measure/convert.ts'
import { toEditImperial, toEditMetric, toFormImperial, toFormMetric } from '../measure/display-units.ts'
import {
  figurePattern,
  fractionSigns,
  readNumber,
  formatDecimal,
  formatQuantity,
} from '../measure/quantity.ts'
import { canonicalUnit, isMetricUnit, isUnitWord, formatUnit } from '../measure/unit.ts'
import { countWords, isBlankSeparator, separatorPattern } from './line-separators.ts'
import { isHeading } from './recipe-lines.ts'

/** What a press of a units toggle asks for. */
export type UnitSystem = 'metric' | 'imperial'

/**
 * Which form the line stands in: a recipe written by hand and the edit dialog each have a table of
 * their own (recipes 21).
 */
export type LineForm = 'new' | 'edit'

const tables: Record<LineForm, Record<UnitSystem, (amount: Amount) => Amount>> = {
  new: { metric: toFormMetric, imperial: toFormImperial },
  edit: { metric: toEditMetric, imperial: toEditImperial },
}

const numberPattern = String.raw`(?:\d+[ -]\d+\/\d+|\d+\/\d+|\d* ?[${fractionSigns}]|\d+(?:[.,]\d+)?|\.\d+|\b(?:an?|one|two|three|four|half)\b)`
const amountAtStart = new RegExp(
  `^\\s*(${numberPattern})(?:\\s*(?:-|–|—|to|or)\\s*(${numberPattern}))?\\s*([a-z]+)(?:[ -]([a-z]+))?`,
  'i',
)

interface WrittenMeasure {
  quantities: number[]
  unit: string
  /** What follows the unit, word for word. */
  rest: string
}

/**
 * The measure that a text begins with; null when it has none, or goes on behind its unit, with the
 * same in another one ('200g/7oz', '2lb 4oz/1kg') or the end of a range ('2lb-3lb').
 */
function measureAtStart(text: string): WrittenMeasure | null {
  const measure = writtenMeasure(text)
  return measure === null || /^\s*(?:[/(–—-]|to\b)\s*[\d½⅓⅔¼¾]/i.test(measure.rest) ? null : measure
}

function writtenMeasure(text: string): WrittenMeasure | null {
  const found = amountAtStart.exec(text)
  const [whole = '', from = '', to, word = '', next] = found ?? []
  if (!found) return null
  const isTwoWords = next !== undefined && isUnitWord(`${word} ${next}`)
  if (!isTwoWords && !isUnitWord(word)) return null
  const end = isTwoWords || next === undefined ? whole.length : whole.length - next.length - 1
  const textAfter = text.slice(end).replace(/^\./, '')
  const unit = canonicalUnit(isTwoWords ? `${word} ${next}` : word)
  const quantities = [from, ...(to === undefined ? [] : [to])].map((figures) => readNumber(figures))
  if (unit === null || quantities.includes(null)) return null
  return withSmaller({
    quantities: quantities.filter((quantity) => quantity !== null),
    unit,
    rest: textAfter,
  })
}

/** '1 lb 2 oz' is one measure in two units. */
function withSmaller(measure: WrittenMeasure): WrittenMeasure {
  const { quantities, unit, rest } = measure
  const smaller = /^\s+\d/.test(rest) && quantities.length === 1 ? writtenMeasure(rest) : null
  const [smallerQuantity = 0, end] = smaller?.quantities ?? []
  const added = smaller && convert({ quantity: smallerQuantity, unit: smaller.unit }, unit, RECIPE_FORM)
  if (!added || end !== undefined || isMetricUnit(smaller.unit) !== isMetricUnit(unit)) return measure
  return { quantities: quantities.map((quantity) => quantity + added.quantity), unit, rest: smaller.rest }
}

const formatMeasure = ({ quantity, unit }: Amount) =>
  `${isMetricUnit(unit) ? formatDecimal(quantity) : formatQuantity(quantity)} ${formatUnit(unit ?? '', quantity)}`

/** A measure in the other units; null where nothing is converted, or where it rounds to 0. */
function formatInUnits({ quantities, unit }: WrittenMeasure, to: UnitSystem, place: LineForm): string | null {
  // A pint is imperial already; only millilitres and grams move up to l and kg.
  if (to === 'imperial' && !isMetricUnit(unit)) return null
  const [first, last = first] = quantities.map((quantity) => tables[place][to]({ quantity, unit }))
  if (!first?.quantity || !last?.quantity || (first.unit === unit && last.unit === unit)) return null
  if (quantities.length === 1) return formatMeasure(first)
  if (first.unit !== last.unit) return `${formatMeasure(first)}–${formatMeasure(last)}`
  return formatMeasure(last).replace(/^\S+/, (upper) => `${formatMeasure(first).split(' ')[0]}–${upper}`)
}

/**
 * What stands before the next amount of a line, another food's, more of the same or the other of a
 * choice. Behind a number it joins nothing: 'between 2 and 3 cups', '1 & 1/2 cups'.
 */
const jointPattern = new RegExp(
  `(?<!(?:${figurePattern}|\\b(?:${countWords}))\\s*)(?:${separatorPattern.source}|,?\\s+(?:minus|less|or)\\s+(?=${figurePattern}))`,
  'gi',
)
const amountAtEnd = new RegExp(`${figurePattern}\\s*[a-z]+[.]?$`, 'i')
const isClosed = (text: string) => text.split('(').length === text.split(')').length

/**
 * Where the next amount of a text begins; null without one. An amount in brackets belongs to the
 * one before, and '/1lb 2oz' is one amount.
 */
function nextAmountIn(text: string): number | null {
  for (const { 0: jointText, index } of text.matchAll(jointPattern)) {
    const before = text.slice(0, index)
    if (isClosed(before) && !(isBlankSeparator(jointText) && amountAtEnd.test(before)))
      return index + jointText.length
  }
  return null
}

/** The text parted before each of its amounts, the first one wherever it begins. */
function textsOf(line: string): string[] {
  const rest = measureAtStart(line)?.rest ?? line
  const next = nextAmountIn(rest)
  if (next === null) return [line]
  const end = line.length - rest.length + next
  return [line.slice(0, end), ...textsOf(line.slice(end))]
}

/** A text with the measure that it begins with in the other units. */
function textInUnits(text: string, to: UnitSystem, place: LineForm): string {
  const measure = measureAtStart(text)
  const converted = measure && formatInUnits(measure, to, place)
  return measure === null || converted === null ? text : converted + measure.rest
}

/**
 * A recipe line with its amounts in the other units, everything else word for word; null where
 * there is nothing to turn (recipes 18; factors: recipes 19 for a recipe written by hand, recipes
 * 20 for the edit dialog).
 */
export function convertLineUnits(line: string, to: UnitSystem, place: LineForm): string | null {
  if (isHeading(line)) return null
  const convertedTexts = textsOf(line).map((text) => textInUnits(text, to, place))
  return convertedTexts.join('') === line ? null : convertedTexts.join('')
}

/**
 * Which units a press on this line's own toggle gives it, and the line it becomes; null for a line
 * without a measure to turn.
 */
export function toggleLineUnits(line: string, place: LineForm): { units: UnitSystem; line: string } | null {
  const measure = textsOf(line)
    .map(measureAtStart)
    .find((found) => found !== null)
  if (!measure) return null
  const isMetric = isMetricUnit(measure.unit)
  // The edit dialog converts no pinch; the flour behind it may still turn the other way.
  for (const units of isMetric ? (['imperial', 'metric'] as const) : (['metric', 'imperial'] as const)) {
    const convertedLine = convertLineUnits(line, units, place)
    if (convertedLine !== null) return { units, line: convertedLine }
  }
  return null
}
