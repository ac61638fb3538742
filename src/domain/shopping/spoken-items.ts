/** What somebody says to a list: 'two litres of milk, a dozen eggs and some butter'. */
import { canonicalUnit, kindOfUnit } from '@plateful/ingredients/measure/unit'

const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const below100 = `(?:(?:${tens.join('|')})(?:[ -](?:${ones.slice(0, 9).join('|')}))?|${ones.join('|')})`

/** What words of a number below a hundred come to. */
const valueOf = (words: string): number =>
  words
    .toLowerCase()
    .split(/[ -]/)
    .reduce(
      (sum, word) => sum + ones.indexOf(word) + 1 + (tens.includes(word) ? (tens.indexOf(word) + 2) * 10 : 0),
      0,
    )

const count = `\\d+|${below100}`
const hundreds = new RegExp(`\\b(an?|${count}) hundred(?: and (${below100})\\b)?(?= )`, 'gi')
const andHalf = new RegExp(`\\b(\\d+|${below100}) and a half(?: of)?(?= )`, 'gi')
const point = new RegExp(
  `\\b(${count}|oh|zero) point ((?:(?:\\d+|oh|zero|${ones.slice(0, 9).join('|')}) )+)`,
  'gi',
)
const unitAndHalf = new RegExp(`\\b(an?|${count}) (\\p{L}+) and a half (of )?(?=\\S)`, 'giu')
const quarters = /\b(three|an?|one) quarters? of an? (?=\w)/gi
const couple = /\ba couple of (?=\w)/gi

const figureOf = (words: string): number =>
  /^\d/.test(words) ? Number(words) : /^an?$/i.test(words) ? 1 : valueOf(words)

/** Numbers of several words in figures, whose 'and' joins no two things to buy. */
const withFigures = (heard: string): string =>
  heard
    .replace(point, (_, whole: string, digits: string) => {
      const behind = digits
        .trim()
        .split(' ')
        .map((digit) => (/^(?:oh|zero)$/i.test(digit) ? 0 : figureOf(digit)))
      return `${figureOf(whole)}.${behind.join('')} `
    })
    .replace(unitAndHalf, (said, whole: string, word: string, of = '') => {
      const unit = canonicalUnit(word)
      // In 'a tin and a half melon' no tin and a half is meant.
      const isAmount = unit !== null && (of !== '' || /mass|volume/.test(kindOfUnit(unit) ?? ''))
      return isAmount ? `${figureOf(whole) + 0.5} ${word} ${of}` : said
    })
    .replace(quarters, (_, parts: string) => (/^t/i.test(parts) ? '0.75 ' : '0.25 '))
    .replace(couple, '2 ')
    .replace(hundreds, (_, times: string, rest?: string) =>
      String(figureOf(times) * 100 + (rest ? valueOf(rest) : 0)),
    )
    .replace(andHalf, (_, whole: string) => String(figureOf(whole) + 0.5))

const dozen = /^(half )?(?:a |one )?dozen (?:of )?/i
const half = /^half (?:an? )?(?:of )?(?=\w)/i
const oneOf = /^an? (?=\w+ of )/i
const number = new RegExp(`^${below100}(?= )`, 'i')
const some = /^(?:some|more|a (?:bit|little) of|a few|the) (?=\w)/i

/** Whether a part begins with an amount: 'and' before it joins two things to buy. */
const isCounted = (part: string) =>
  /^(?:\d|some )/i.test(part) || [dozen, half, oneOf, number].some((pattern) => pattern.test(part))

/** A spoken part as somebody would type it: 'two tins of tomatoes' is '2 tins of tomatoes'. */
function asTyped(part: string): string {
  const eggs = dozen.exec(part)
  if (eggs) return `${eggs[1] ? 6 : 12} ${part.slice(eggs[0].length)}`
  return part
    .replace(half, '0.5 ')
    .replace(oneOf, '1 ')
    .replace(number, (words) => String(valueOf(words)))
    .replace(some, '')
}

/**
 * The things to buy of what was heard, each as somebody would type it. Commas part them, and so
 * does 'and' before an amount, or at the end of what commas part: 'salt and vinegar crisps' are one
 * thing (shopping 75, shopping 123).
 */
export function spokenItems(transcript: string): string[] {
  const heard = withFigures(transcript.trim().replace(/[.!?]+$/, ''))
  const pieces = heard.split(/\s*,\s*(?:and\s+)?/)
  const parts = pieces.flatMap((piece, at) => {
    const isLast = pieces.length > 1 && at === pieces.length - 1
    const words = piece.split(/\s+and\s+/i)
    const joined: string[] = []
    for (const part of words) {
      const before = joined.at(-1)
      if (before === undefined || isCounted(part) || isLast) joined.push(part)
      else joined[joined.length - 1] = `${before} and ${part}`
    }
    return joined
  })
  return parts.map((part) => asTyped(part.trim())).filter((part) => part !== '')
}
