import type { Amount } from '../measure/convert.ts'
import { editImperial, editMetric, formImperial, formMetric } from '../measure/display.ts'
import { readNumber, sayDecimal, sayQuantity } from '../measure/quantity.ts'
import { canonicalUnit, isMetricUnit, isUnitWord, sayUnit } from '../measure/unit.ts'
import { isHeading } from './lines.ts'

/** What a press of a units toggle asks for. */
export type ToggledUnits = 'metric' | 'imperial'

/** Which form the line stands in: a recipe written by hand and the edit dialog each have a table of their own (contract, 'Units'). */
export type LinePlace = 'new' | 'edit'

const tables: Record<LinePlace, Record<ToggledUnits, (amount: Amount) => Amount>> = {
  new: { metric: formMetric, imperial: formImperial },
  edit: { metric: editMetric, imperial: editImperial },
}

const number = String.raw`(?:\d+[ -]\d+\/\d+|\d+\/\d+|\d* ?[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]|\d+(?:[.,]\d+)?|\.\d+|\b(?:an?|one|two|three|four|half)\b)`
const beginning = new RegExp(
  `^\\s*(${number})(?:\\s*(?:-|–|—|to|or)\\s*(${number}))?\\s*([a-z]+)(?:[ -]([a-z]+))?`,
  'i',
)

interface WrittenAmount {
  quantities: number[]
  unit: string
  /** What follows the unit, word for word. */
  rest: string
}

/** The measure that a line begins with; null when it has none, or says the same in another unit behind it ('200g/7oz'). */
function amountAtStart(line: string): WrittenAmount | null {
  const found = beginning.exec(line)
  const [whole = '', from = '', to, word = '', next] = found ?? []
  if (!found || isHeading(line)) return null
  const isTwoWords = next !== undefined && isUnitWord(`${word} ${next}`)
  if (!isTwoWords && !isUnitWord(word)) return null
  const end = isTwoWords || next === undefined ? whole.length : whole.length - next.length - 1
  const rest = line.slice(end).replace(/^\./, '')
  const unit = canonicalUnit(isTwoWords ? `${word} ${next}` : word)
  const quantities = [from, ...(to === undefined ? [] : [to])].map((text) => readNumber(text))
  if (unit === null || /^\s*[/(]\s*[\d½⅓⅔¼¾]/.test(rest) || quantities.includes(null)) return null
  return { quantities: quantities.filter((quantity) => quantity !== null), unit, rest }
}

const say = ({ quantity, unit }: Amount) =>
  `${isMetricUnit(unit) ? sayDecimal(quantity) : sayQuantity(quantity)} ${sayUnit(unit ?? '', quantity)}`

/**
 * A recipe line with its amount in the other units, everything behind the amount word for word; null where there is nothing to turn
 * (part 1 §2 'each with a metric/imperial toggle'; factors: part 1 §9 for a recipe written by hand, part 2 §9 for the edit dialog).
 */
export function lineInUnits(line: string, to: ToggledUnits, place: LinePlace): string | null {
  const amount = amountAtStart(line)
  if (amount === null) return null
  // A pint is imperial already; only millilitres and grams move up to l and kg.
  if (to === 'imperial' && !isMetricUnit(amount.unit)) return null
  const turned = amount.quantities.map((quantity) => tables[place][to]({ quantity, unit: amount.unit }))
  const [first, last = first] = turned
  if (!first || !last || (first.unit === amount.unit && last.unit === amount.unit)) return null
  const said =
    turned.length === 1
      ? say(first)
      : first.unit === last.unit
        ? say(last).replace(/^\S+/, (upper) => `${say(first).split(' ')[0]}–${upper}`)
        : `${say(first)}–${say(last)}`
  return `${said}${amount.rest}`
}

/** Which units a press on this line's own toggle gives it, and the line it becomes; null for a line without a measure to turn. */
export function otherUnits(line: string, place: LinePlace): { units: ToggledUnits; line: string } | null {
  const amount = amountAtStart(line)
  if (amount === null) return null
  const units = isMetricUnit(amount.unit) ? 'imperial' : 'metric'
  const turned = lineInUnits(line, units, place)
  return turned === null ? null : { units, line: turned }
}
