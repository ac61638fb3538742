/**
 * Cuts an ingredient line into tokens: numbers and ranges whole, units apart from their numbers,
 * words, and marks.
 */

import { prefixEditDistance } from './edit-distance.ts'
import { plainLine } from './plain-line.ts'

/**
 * Longer lines are read up to here; no one writes an ingredient of a thousand characters (the
 * recipe form allows 500).
 */
export const MAX_LINE_LENGTH = 1000

const tokenPattern = new RegExp(
  [
    String.raw`\d+ \d+\/\d+(?:~(?:\d+ \d+\/\d+|\d+\/\d+|[\d.]+))?`,
    String.raw`\d+\/\d+(?:~(?:\d+ \d+\/\d+|\d+\/\d+|[\d.]+))?`,
    String.raw`(?:\d{1,3}(?:,\d{3})+|\d*\.?\d+)(?:~(?:\d+ \d+\/\d+|\d+\/\d+|[\d.]+))?x?(?![\w%°])(?!-(?:day|karat|year|bone|grain|count|minute|spice|hour|pepper|cheese|bean|herb|seed|berry|fruit|in-))`,
    String.raw`\d+(?:\.\d+)?(?:%|°[FC]?)`,
    String.raw`\d+-(?:day|karat|year|bone|grain|count|minute|spice|hour|pepper|cheese|bean|herb|seed|berry|fruit|in-(?:1|one))[\p{L}-]*`,
    String.raw`and\/or\b`,
    String.raw`'?[\p{L}\p{N}][\p{L}\p{M}\p{N}'.&%®™+-]*`,
    String.raw`\S`,
  ].join('|'),
  'giu',
)

/** 'Tablespoon(s)' and 'can(s)' are plurals. */
const pluralPattern = /(?<=\p{L})\((e?s)\)/giu
/** So are 'Zwiebel(n)' and 'laxfilé(er)', whose one is enough. */
const foreignPluralPattern = /(?<=\p{L})\((?:n?en|n|[aeo]?r|i|x|e)\)/giu
/** Boxes of ingredients say '2 unit(s) onion'. */
const unitsPattern = /(?<=^[\d\s./½¼¾⅓⅔]*\d\s*)units?\s+(?=\p{L})/iu
/** A page that glues its spans together: '1/4 cupmilk', '1 1/4 cupsall-purpose flour'. */
const gluedPattern =
  /(?<=^[\d\s./½¼¾⅓⅔]*\d\s*)(cup|teaspoon|tablespoon)(s(?!ugar|alt|our|oy|ea|esame|hredded|liced|moked|pinach|tock|elf|emolina|unflower))?(?=[a-z]{3})(?!cake|fuls?\b)/iu
/** A slip in the longest units: '2 tablespoos', '1 teasoon'. */
const slippedUnit = /(?<=^[\d\s./½¼¾⅓⅔-]*[\d½¼¾⅓⅔]\s*)t[a-z]{5,10}(?= )/iu
const longUnits = ['teaspoon', 'teaspoons', 'tablespoon', 'tablespoons']
function fullUnit(word: string): string {
  const small = word.toLowerCase()
  if (longUnits.includes(small)) return word
  const isNear = (unit: string) =>
    Math.abs(unit.length - word.length) <= 1 && prefixEditDistance(small, unit, 1) <= 1
  return longUnits.find(isNear) ?? word
}
/** '1large egg', '2medium onions'. */
const gluedSize = /(?<=^[\d\s./½¼¾⅓⅔]*[\d½¼¾⅓⅔])(large|medium|small)(?=[ -])/iu
const invisiblePattern = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

const shortForm = /^(?:[a-z]\.)+$/i

const withSpaces = (line: string) =>
  line
    .replace(invisiblePattern, '')
    .replace(pluralPattern, '$1')
    .replace(foreignPluralPattern, '')
    .replace(unitsPattern, '')
    .replace(gluedSize, ' $1')
    .replace(slippedUnit, fullUnit)
    .replace(gluedPattern, (_, unit: string, s = '') => `${unit}${s} `)

/**
 * The tokens of a line. A range is one token with a hyphen ('2-3', '1/4-1/2'), a multipack's count
 * keeps its x ('2x').
 */
export function tokenizeLine(line: string): string[] {
  const tokens: string[] = []
  for (const found of plainLine(withSpaces(line.slice(0, MAX_LINE_LENGTH))).match(tokenPattern) ?? []) {
    const isEnded = /[.\-&+]$/.test(found) && /^[\p{L}\p{N}]/u.test(found) && !shortForm.test(found)
    const word = isEnded ? found.replace(/[.\-&+]+$/, '') : found
    tokens.push(word.replaceAll('~', '-'))
    if (isEnded) tokens.push(found.charAt(word.length))
  }
  return tokens
}

const numericPattern = /^(?:\d+ )?\d*\.?\d+(?:\/\d+)?(?:,\d{3})*x?(?:-(?:\d+ )?\d*\.?\d+(?:\/\d+)?x?)?$/

/** Whether the token is a number, a range or a multipack's count. */
export function isNumber(text: string): boolean {
  const first = text.charCodeAt(0)
  return ((first >= 48 && first <= 57) || first === 46) && numericPattern.test(text)
}

/**
 * Whether the token is a mark and no word: it joins or parts words and is never labelled itself.
 */
export function isMark(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text)
}
