/** An amount of a remark, as '1 lb 5 oz' or '1.4-1.8 kg': read, and written for others. */

import { type Amount, roundTo, roundToStep } from '@plateful/ingredients/measure/convert'
import { figurePattern, readNumber } from '@plateful/ingredients/measure/quantity'
import { canonicalUnit, isUnitWord, kindOfUnit } from '@plateful/ingredients/measure/unit'

/** How an amount is written that is too small to be measured (recipes 34). */
export const PINCH = 'pinch of'

/** How the amounts of a line are written for other servings. */
export interface Scale {
  factor: number
  /** Whether amounts are turned into other units than the line's. */
  isConverted: boolean
  /** An amount as the screen shows it, in its units; below all measures it begins with `PINCH`. */
  write: (amount: Amount) => string
}

/** The figures of an amount: '1 1/2', '2-½', '0.5'. */
export const figures = String.raw`(?:\d+(?: (?=\d+\/\d)|-(?=\d\/\d))|\d+[ -]?(?=(?!\d)${figurePattern}))?${figurePattern}[\d.,/]*(?<![.,/])`

/** What stands between both ends of a range. */
export const rangeJoint = String.raw`(?:\s*[-–—]\s*|\s+(?:to|or)\s+)`

/** The figures of an amount, perhaps a range, or a number in words. */
export const amountPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,]|\d\/)(?:(${figures})(?:(${rangeJoint})(${figures}))?|(half an?|one|two|three|four|five|six)(?= ))`,
  'giu',
)
const numberBehindUnit = new RegExp(String.raw`^\.?\s*(?:and\s+)?(${figures})(?=\s*[a-z])`, 'i')

interface SmallerUnit {
  unit: string
  perUnit: number
  step: number
}

const smallerUnits = new Map<string | null, SmallerUnit>([
  ['lb', { unit: 'oz', perUnit: 16, step: 0.25 }],
  ['kg', { unit: 'g', perUnit: 1000, step: 1 }],
])

/** An amount of a remark, between what stands before and behind it. */
export interface RemarkAmount {
  low: number
  high: number
  /** What stands between both ends of a range. */
  joint: string
  unit: string | null
  /** The second unit of '1 lb 5 oz', which is one amount. */
  smaller: SmallerUnit | null
  before: string
  behind: string
  length: number
}

/** How many characters before a number are read to tell what it is. */
const MOST_BEFORE = 40

/** An amount of a remark; null where its figures say none: '3-1', '2/0'. */
export function readRemarkAmount(match: RegExpExecArray, text: string): RemarkAmount | null {
  const [all, from = '', joint = '', to, word = from] = match
  const low = /^half/i.test(word) ? 0.5 : readNumber(word)
  const high = to === undefined ? low : readNumber(to)
  if (low === null || high === null || low > high) return null
  const before = text.slice(Math.max(0, match.index - MOST_BEFORE), match.index)
  const behind = text.slice(match.index + all.length)
  const { unit, length } = unitAhead(behind)
  const one = { low, high, joint, unit, smaller: null, before, behind, length: all.length + length }
  const [more = '', count = ''] = numberBehindUnit.exec(behind.slice(length)) ?? []
  const next = unitAhead(behind.slice(length + more.length))
  const smaller = smallerUnits.get(unit)
  if (smaller === undefined || next.unit !== smaller.unit) return one
  const rest = (readNumber(count) ?? 0) / smaller.perUnit
  if (rest >= 1 || to !== undefined) return null
  const sum = low + rest
  return { ...one, low: sum, high: sum, smaller, length: one.length + more.length + next.length }
}

function unitAhead(behind: string): { unit: string | null; length: number } {
  const [all = '', word = ''] = /^\s*(fl\.? ?oz|[a-z]+|")(?![a-z]|-(?!\d))/i.exec(behind) ?? []
  return isUnitWord(word) ? { unit: canonicalUnit(word), length: all.length } : { unit: null, length: 0 }
}

/** The amount multiplied, in the units of the screen. */
export function writeRemarkAmount(
  { low, high, joint, unit, smaller }: RemarkAmount,
  times: number,
  scale: Scale,
): string {
  const { isConverted, write } = scale
  if (smaller !== null && !isConverted) return inTwoUnits({ quantity: high * times, unit }, smaller, write)
  const last = write(rounded(high * times, unit))
  if (joint === '') return last
  const first = write(rounded(low * times, unit))
  if (first === last) return last
  const [figure = '', ...units] = first.split(' ')
  // '1.4-1.8 kg', but '900 g-1.2 kg'.
  const isOneUnit = canonicalUnit(units.join(' ')) === canonicalUnit(last.split(' ').slice(1).join(' '))
  return (isOneUnit ? figure : first) + joint + last
}

/** An amount in both units: '2 lb 10 oz'. */
function inTwoUnits({ quantity, unit }: Amount, smaller: SmallerUnit, write: Scale['write']): string {
  const { perUnit, step } = smaller
  const all = roundToStep(quantity * perUnit, step)
  const amounts = [
    { quantity: Math.floor(all / perUnit), unit },
    { quantity: all % perUnit, unit: smaller.unit },
  ]
  return amounts.flatMap((one) => (one.quantity === 0 ? [] : [write(one)])).join(' ')
}

/** Rounded as for a remark, since nobody weighs 'about 333.33 g'. */
const rounded = (quantity: number, unit: string | null): Amount => ({
  quantity: roundTo(quantity, /^(?:g|ml)$/.test(unit ?? '') && quantity >= 10 ? 0 : 2),
  unit,
})

/** Whether a unit measures a weight or a volume. */
export const isMeasure = (unit: string | null) => unit !== null && /mass|volume/.test(kindOfUnit(unit) ?? '')
