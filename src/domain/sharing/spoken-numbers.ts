/**
 * Understands the recipe numbers that somebody speaks: 'recipes four, twenty one and seven to
 * nine'.
 */

import { belowTwenty, oneToNine, tens } from '@plateful/ingredients/measure/number-words'

const tensToFifty = new Map(tens.slice(0, 4).map((word, index) => [word, 20 + 10 * index]))
/**
 * Homophones that speech recognition writes for numbers. They count only where a number is
 * expected; 'to' and 'for' join numbers.
 */
const soundsLike = new Map([
  ['won', 1],
  ['too', 2],
  ['tree', 3],
  ['ate', 8],
  ['tin', 10],
  ['fourty', 40],
])
const alternation = (words: readonly string[]) => `(?:${words.join('|')})`
const digits = alternation(oneToNine)
const larger = alternation(tens.slice(4))
const belowHundred = `(?:\\s+(?:and\\s+)?${alternation([...tensToFifty.keys(), larger])})?(?:\\s+(?:and\\s+)?${alternation(belowTwenty.slice(1))})?`
/**
 * Number words over fifty (sharing 3 ends at fifty; digits may be larger), matched as a whole:
 * 'fifty one' is neither 50 nor 1.
 */
const beyondFifty = new RegExp(
  `\\b(?:(?:${alternation(['a', ...belowTwenty.slice(1)])}\\s+)?hundred${belowHundred}|fifty\\s+${digits}|${larger}(?:\\s+${digits})?)\\b`,
  'g',
)
/** How far apart the ends of a spoken range may be (sharing 3). */
const WIDEST_RANGE = 5

const rangeWords = new Set(['to', 'through', 'thru', 'until', 'till', '-'])

type Token = { number: number } | { range: true } | { other: true }

function numberOf(word: string): number | undefined {
  if (/^\d{1,6}$/.test(word)) return Number(word)
  const unit = belowTwenty.indexOf(word)
  return unit > 0 ? unit : (tensToFifty.get(word) ?? soundsLike.get(word))
}

function tokensOf(transcript: string): Token[] {
  const words = transcript
    .toLowerCase()
    .replace(/#/g, ' ')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/\bup to\b/g, 'to')
    .replace(/(\d)\s*[-‐-―]\s*(\d)/g, '$1 to $2')
    .replace(/[-‐-―]/g, ' ')
    .replace(beyondFifty, 'beyond')
    .replace(/,/g, ' and ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const tokens: Token[] = []
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    const ten = tensToFifty.get(word)
    const unit = belowTwenty.indexOf(words[index + 1] ?? '')
    const number = numberOf(word)
    if (ten !== undefined && unit > 0 && unit < 10) {
      tokens.push({ number: ten + unit })
      index += 1
    } else if (number !== undefined) tokens.push({ number })
    else tokens.push(rangeWords.has(word) ? { range: true } : { other: true })
  }
  return tokens
}

/**
 * The numbers from one end of a spoken range to the other; two ends too far apart mean the two
 * numbers alone.
 */
function rangeOf(from: number, to: number): number[] {
  if (to < from || to - from > WIDEST_RANGE) return [from, to]
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/**
 * The recipe numbers in a transcript, in the order they were said, each once: digits and number
 * words up to fifty, and ranges whose ends are at most 5 apart ('seven to nine' is 7, 8, 9; 'one to
 * forty' is 1 and 40). Words that are no numbers are passed over.
 */
export function spokenNumbers(transcript: string): number[] {
  const tokens = tokensOf(transcript)
  const numbers = tokens.flatMap((token, index) => {
    if (!('number' in token)) return []
    const next = tokens[index + 1]
    const end = tokens[index + 2]
    return next && 'range' in next && end && 'number' in end
      ? rangeOf(token.number, end.number)
      : [token.number]
  })
  return [...new Set(numbers)]
}
