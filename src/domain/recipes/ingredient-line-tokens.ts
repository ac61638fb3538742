/** Cuts an ingredient line into tokens: numbers and ranges whole, units apart from their numbers, words, and marks. */
import { plainFractions, readNumber } from '../measure/quantity.ts'
import { canonicalUnit } from '../measure/unit.ts'
import { inOurUnits } from '../measure/units-abroad.ts'

/** Longer lines are read up to here; no one writes an ingredient of a thousand characters (the recipe form allows 500). */
export const MOST_READ = 1000

const entities: Record<string, string> = {
  '&frac12;': '½',
  '&frac14;': '¼',
  '&frac34;': '¾',
  '&amp;': '&',
  '&nbsp;': ' ',
  '&#39;': "'",
  '&quot;': '"',
  '&eacute;': 'é',
}

const unitAfterNumber =
  'kg|g|gm|gms|gr|mg|ml|mls|cl|dl|l|litres?|liters?|oz|lbs?|pounds?|ounces?|fl|floz|tsps?|tbsps?|tbs|tb|cups?|c|pints?|pts?|quarts?|qts?|' +
  'inch|inches|in|cm|mm|cans?|tins?|grams?|teaspoons?|tablespoons?|jars?|packs?|packages?|bottles?|bags?|slices?|pieces?|sticks?|sprigs?'

const number = String.raw`(?:\d+ \d+\/\d+|\d+\/\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+|\d+|\.\d+)`

const rules = {
  price: /\( ?[$£€¥] ?[\d.,]+\** ?\)/g,
  /** '125ml-145ml' and '6oz to 8oz' say one unit twice. */
  twiceUnit: new RegExp(
    `(${number})[ -]?(${unitAfterNumber})\\.? ?(?:-|to|or) ?(${number})[ -]?(${unitAfterNumber})\\b`,
    'gi',
  ),
  range: new RegExp(`(${number})-? ?(?:-|\\bto(?=\\d|\\b)|\\bor\\b) ?-?(${number})(?![\\d/])`, 'gi'),
  /** At the start of a line a comma between figures parts off decimals, whatever the word behind it: '0,5 ts tabasco'. */
  firstDecimalComma: /^(\W{0,2}\d{1,3}),(\d{1,2})(?= ?\p{L})/u,
  decimalComma: /(^|[^\d,.])(\d{1,3}),(\d{1,2})(?= ?(?:kg|g|ml|cl|dl|l|litres?|cups?|tsp|tbsp|el|tl)\b)/gi,
  glued: new RegExp(`(\\d)-?(${unitAfterNumber})(?![a-zé])`, 'gi'),
  gluedBefore: new RegExp(`\\b(${unitAfterNumber})(\\d)`, 'gi'),
  hyphenBefore: new RegExp(`\\b(${unitAfterNumber})-(\\d)`, 'gi'),
  wordNumberUnit:
    /\b(one|two|three|four|five|six|eight|ten|twelve|half)-(ounce|inch|pound|oz|lb|cup|gram|quart|pint|gallon|liter|litre|pounds|inches)\b/gi,
  /** Only here does a capital decide: 'T' is a tablespoon, 't' a teaspoon; a T-bone is neither. */
  letterUnit: /(\d) ?([Tt])\.? (?=\p{L})(?!bone)/gu,
  dottedUnit: /\b(tsps?|tbsps?|tbs?|tb|lbs?|oz|pkg|pt|qt|gal|fl|c|g|ml|in|approx)\.(?=[\s,)/]|$)/gi,
}

const counted = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve'
const fractions = new Map([
  ['half', '1/2'],
  ['third', '1/3'],
  ['quarter', '1/4'],
  ['fourth', '1/4'],
])
const fraction = '(half|third|quarter|fourth)s?'
/** Numbers in words that no token holds, where a line begins with them: 'half a dozen', 'one and a half', 'two to three', 'a quarter of a'. */
const inWords = {
  halfDozen: /^half (?:a )?dozen\b/i,
  andPart: new RegExp(`^(${counted}) and (an?|${counted})[ -]${fraction}\\b`, 'i'),
  partOf: new RegExp(`^(?:(an?|one|two|three)[ -])?${fraction} of (?:(?:an?|one)\\b|(?=the\\b))`, 'i'),
  part: new RegExp(
    `^(?:(an?|one|two|three)[ -]|(?=quarter|third))${fraction} (?!of\\b|an?\\b)(?=\\p{L})`,
    'iu',
  ),
  range: new RegExp(`^(${counted}) (?:to|or) (${counted})\\b`, 'i'),
  between: /^between (\d[\d./ ]*) and (?=\d)/i,
}
const partSaid = (count: string | undefined, part: string) =>
  (fractions.get(part.toLowerCase()) ?? '').replace(/^1/, String(readNumber(count ?? 'one')))

/** How often something is taken, behind it: 'eggs x 6', '200 g tuna x2', 'onions (x2)'. */
const timesBehind = /^(.*[\p{L})]),? ?\(?[x\u00d7] ?(\d{1,2})\)?$/iu
/** 'No.' and 'x' between a number and what is counted: '2 no. onions', '6 x eggs'. */
const numberOf = /^(\d+)(?:no\b\.?| no\.) ?(?=\p{L})/iu
/** Thousands as most of Europe parts them, before a small unit: '1.500 g', '1 000 ml'. */
const thousands = /(?<![\d.,])(\d{1,3})(?:\.(\d{3})| (000))(?= ?(?:g|gr|grams?|ml)\b)/gi

/** Signs and short words that stand for whole ones. */
const shorthand: readonly [RegExp, string][] = [
  [/^s ?& ?p\b/i, 'salt & pepper'],
  [/\bsalt ?(?:'?n'?) ?pepper\b/i, 'salt and pepper'],
  [/\bmed\. ?(?=\p{L})/iu, 'medium '],
  [/\benv\. ?(?=\p{L})/iu, 'envelope '],
  [/(\d) ?# ?(?=\p{L})/u, '$1 lb '],
]
/** An inch as a sign behind the number that a line begins with; where another one opens a quotation ('"00" flour') it is none. */
const inch = /(?<=^(?:\d+ ?x )?[\d ./-]*\d) ?"(?= ?(?:[\p{L},x(-]|$))/gu
const withInches = (text: string) => (/(?:^|[\s(])"/.test(text) ? text : text.replace(inch, ' inch '))

/** Letters and figures of full width as they stand on a European keyboard. */
const narrow = (text: string) =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

const sameUnit = (unit: string, again: string) => canonicalUnit(unit) === canonicalUnit(again)

/** The line in one plain spelling: letters with their accents, straight quotes, '1 1/2' for '1½', '2~3' for every way to write a range, '400 g' for '400g'. */
function plain(line: string): string {
  const signs = narrow(line.normalize('NFC'))
    .replace(/&[a-z#0-9]{2,8};/gi, (entity) => entities[entity.toLowerCase()] ?? entity)
    .replace(/[\u2013\u2012\u2011\u2010\u2212]/g, '-')
    .replace(/\u2014/g, ' - ')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2033]|''/g, '"')
    .replace(/\u00d7/g, 'x')
    .replace(/\s+/g, ' ')
    .replace(rules.price, ' ')
  const said = shorthand.reduce((text, [short, whole]) => text.replace(short, whole), signs)
  return inOurUnits(withInches(plainFractions(said)).trim())
    .replace(timesBehind, (_, text: string, times: string) =>
      /^\d/.test(text) ? `${times} x ${text}` : `${times} ${text}`,
    )
    .replace(numberOf, '$1 ')
    .replace(thousands, '$1$2$3')
    .replace(rules.firstDecimalComma, '$1.$2')
    .replace(rules.decimalComma, '$1$2.$3')
    .replace(inWords.halfDozen, '6')
    .replace(
      inWords.andPart,
      (_, whole: string, count: string, part: string) => `${readNumber(whole)} ${partSaid(count, part)}`,
    )
    .replace(inWords.partOf, (_, count: string | undefined, part: string) => partSaid(count, part))
    .replace(inWords.part, (_, count: string | undefined, part: string) => `${partSaid(count, part)} `)
    .replace(inWords.between, '$1 to ')
    .replace(inWords.range, (_, from: string, to: string) => `${readNumber(from)}-${readNumber(to)}`)
    .replace(/(\d+) (?:and|&) (\d+\/\d+)/g, '$1 $2')
    .replace(/(?<![a-z])fl\. ?oz\b/gi, 'fl oz')
    .replace(
      rules.letterUnit,
      (_, digit: string, letter: string) => `${digit} ${letter === 'T' ? 'tbsp' : 'tsp'} `,
    )
    .replace(/(\d+) (\d+) ?\/ ?(\d+)/g, '$1 $2/$3')
    .replace(/(\d) ?\/ (\d)(?= ?[a-z])/g, '$1/$2')
    .replace(rules.twiceUnit, (whole, from: string, unit: string, to: string, again: string) =>
      sameUnit(unit, again) ? `${from}-${to} ${unit}` : whole,
    )
    .replace(rules.range, '$1~$2')
    .replace(/(\d) ?[xX] ?(?=\d)/g, '$1x ')
    .replace(rules.glued, '$1 $2')
    .replace(rules.gluedBefore, '$1 $2')
    .replace(rules.hyphenBefore, '$1 - $2')
    .replace(rules.wordNumberUnit, '$1 $2')
    .replace(rules.dottedUnit, '$1')
}

const token = new RegExp(
  [
    String.raw`\d+ \d+\/\d+(?:~(?:\d+ \d+\/\d+|\d+\/\d+|[\d.]+))?`,
    String.raw`\d+\/\d+(?:~(?:\d+ \d+\/\d+|\d+\/\d+|[\d.]+))?`,
    String.raw`(?:\d{1,3}(?:,\d{3})+|\d*\.?\d+)(?:~(?:\d+ \d+\/\d+|\d+\/\d+|[\d.]+))?x?(?![\w%°])(?!-(?:day|karat|year|bone|grain|count|minute|spice|hour|pepper|cheese|bean|herb|seed|berry|fruit))`,
    String.raw`\d+(?:\.\d+)?(?:%|°[FC]?)`,
    String.raw`\d+-(?:day|karat|year|bone|grain|count|minute|spice|hour|pepper|cheese|bean|herb|seed|berry|fruit)[\p{L}-]*`,
    String.raw`and\/or\b`,
    String.raw`'?[\p{L}\p{N}][\p{L}\p{M}\p{N}'.&%®™+-]*`,
    String.raw`\S`,
  ].join('|'),
  'giu',
)

/** The tokens of a line. A range is one token with a hyphen ('2-3', '1/4-1/2'), a multipack's count keeps its x ('2x'). */
export function tokensOf(line: string): string[] {
  const tokens: string[] = []
  for (const [found] of plain(line.slice(0, MOST_READ)).matchAll(token)) {
    const word =
      /^[\p{L}\p{N}].*[.\-&+]$/u.test(found) && !/^(?:[a-z]\.)+$/i.test(found)
        ? found.replace(/[.\-&+]+$/, '')
        : found
    tokens.push(word.replaceAll('~', '-'))
    if (word !== found) tokens.push(found.charAt(word.length))
  }
  return tokens
}

const numeric = /^(?:\d+ )?\d*\.?\d+(?:\/\d+)?(?:,\d{3})*x?(?:-(?:\d+ )?\d*\.?\d+(?:\/\d+)?)?$/

/** Whether the token is a number, a range or a multipack's count. */
export function isNumber(text: string): boolean {
  const first = text.charCodeAt(0)
  return ((first >= 48 && first <= 57) || first === 46) && numeric.test(text)
}

/** Whether the token is a mark and no word: it joins or parts words and is never labelled itself. */
export function isMark(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text)
}
