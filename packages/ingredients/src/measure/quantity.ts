/**
 * Quantities as people write them: mixed numbers, fractions, decimal commas, number words and
 * ranges.
 */

import { belowTwenty, tens } from './number-words.ts'

const fractionTexts = new Map(
  '½1/2 ⅓1/3 ⅔2/3 ¼1/4 ¾3/4 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅐1/7 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8 ⅑1/9 ⅒1/10'
    .split(' ')
    .map((entry) => [entry.slice(0, 1), entry.slice(1)] as const),
)

/** Every fraction that is one sign. */
export const fractionSigns = Array.from(fractionTexts.keys()).join('')
/** A pattern of a digit or of a fraction that is one sign. */
export const figurePattern = `[\\d${fractionSigns}]`
const anyFraction = new RegExp(`[\u2044\u2215${fractionSigns}]`)
const fractionBehindDigit = new RegExp(`(\\d)?\\s*([${fractionSigns}])`, 'g')

const numberWords = new Map<string, number>([
  ...belowTwenty.map((word, value) => [word, value] as const),
  ...tens.slice(0, 4).map((word, index) => [word, 20 + 10 * index] as const),
  ...(['a', 'an'] as const).map((word) => [word, 1] as const),
  ...(['half', 'one-half'] as const).map((word) => [word, 0.5] as const),
  ...(['quarter', 'one-quarter', 'one-fourth'] as const).map((word) => [word, 0.25] as const),
  ...(['three-quarter', 'three-quarters', 'three-fourths'] as const).map((word) => [word, 0.75] as const),
  ['one-third', 1 / 3],
  ['two-thirds', 2 / 3],
  ['couple', 2],
  ['dozen', 12],
])

/**
 * Unicode fractions written as text with a space before them: '1½' is '1 1/2'. The fraction slash
 * becomes a plain one.
 */
export function plainFractions(text: string): string {
  if (!anyFraction.test(text)) return text
  return text
    .replace(/[\u2044\u2215]/g, '/')
    .replace(fractionBehindDigit, (match, digit: string | undefined, sign: string) => {
      const wholePart = digit === undefined ? (/^\s/.test(match) ? ' ' : '') : `${digit} `
      return wholePart + (fractionTexts.get(sign) ?? '')
    })
}

/**
 * A mixed number whose space was lost, as where '1½' is copied from print or from a page that sets
 * ½ in small figures: '11/2' is 1 1/2 and '141/2' is 14 1/2. Eleven halves, or twelve thirds for
 * '12/3', are never meant.
 */
const joinedMixedNumber = /^(\d{1,2})(1\/2|[12]\/3|[13]\/4|[1357]\/8)$/

/**
 * One number from text (recipes 39): '1 1/2', '1½', '3/4', '1.5', '1,5' (decimal comma), '1,500'
 * (thousands), 'two'. Null when the text is anything else; a fraction over zero is no number.
 */
export function readNumber(text: string): number | null {
  const plainText = plainFractions(text.trim().toLowerCase()).trim().replace(joinedMixedNumber, '$1 $2')
  const word = numberWords.get(plainText)
  if (word !== undefined) return word
  const fraction = /^(?:(\d{1,9})([ -]))?(\d{1,9})\/(\d{1,9})$/.exec(plainText)
  if (fraction) {
    const [, whole = 0, mark, above, below] = fraction
    const part = Number(above) / Number(below)
    // '1-1/2' is one and a half; '2-21/2' is a range.
    return Number(below) === 0 || (mark === '-' && part >= 1) ? null : Number(whole) + part
  }
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plainText)) return Number(plainText.replaceAll(',', ''))
  if (/^\d{1,9},\d{1,2}$/.test(plainText)) return Number(plainText.replace(',', '.'))
  return /^\d{0,12}\.?\d{1,12}$/.test(plainText) ? Number(plainText) : null
}

/**
 * A number or a range '2-3', '2 to 3', '2–3': ranges are averaged and their end kept (recipes 40).
 * Nobody writes one in over 100 characters.
 */
export function readQuantity(text: string): { quantity: number; quantityMax: number | null } | null {
  if (text.length > 100) return null
  const single = readNumber(text)
  if (single !== null) return { quantity: single, quantityMax: null }
  const parts = text.split(/\s*(?:-|–|—|\bto\b|\bor\b)\s*/)
  const [from, to] = parts.map(readNumber)
  if (parts.length !== 2 || from === undefined || to === undefined || from === null || to === null)
    return null
  return { quantity: (from + to) / 2, quantityMax: Math.max(from, to) }
}

const writtenFractions: readonly [number, string][] = [
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
]

/**
 * A quantity for a person: the fractions ¼ ⅓ ½ ⅔ ¾ (recipes 39) when it is within 0.01 of one, else
 * at most 2 decimals.
 */
export function formatQuantity(quantity: number): string {
  const whole = Math.floor(quantity)
  const rest = quantity - whole
  const sign = whole < 100 ? writtenFractions.find(([value]) => Math.abs(value - rest) < 0.01) : undefined
  if (sign) return `${whole === 0 ? '' : whole}${sign[1]}`
  return formatDecimal(quantity)
}

/** A quantity with at most 2 decimals and no trailing zeros: 1.5, 200, 0.33. */
export function formatDecimal(quantity: number): string {
  return String(Math.round(quantity * 100) / 100)
}
