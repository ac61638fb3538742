/**
 * Words whose letters were taken for others, mended where a known word is only a letter or two away
 * and those letters were uncertain: 'oreqano', '+ablespoons', 'frst'. Whatever is mended is a
 * doubt.
 */
import { isCommonWord, isKnownWord } from './known-words.ts'
import { type Letter, textOfWord, type Word } from './letters.ts'

/** Letters that are taken for each other, besides what the reader itself says. */
const alike: Record<string, string> = {
  q: 'g',
  a: 'u',
  g: 'q',
  c: 'oe',
  e: 'uco',
  o: 'ce',
  u: 'vae',
  v: 'ur',
  '+': 't',
  n: 'ru',
  f: 't',
  t: 'fl',
  l: 'ti',
  i: 'lt',
  I: 'lti',
  '1': 'li',
  h: 'b',
  b: 'h',
  r: 'n',
  s: 'g',
  z: 'g',
  '0': 'o',
  '6': 'g',
  '5': 's',
}
/** Several letters that look like one, and one that looks like several. */
const joined: readonly (readonly [string, string])[] = [
  ['cl', 'd'],
  ['rn', 'm'],
  ['ii', 'u'],
  ['nn', 'm'],
  ['iu', 'u'],
]
/** A letter that is surer than this is what it was read as. */
const SURE = 0.95
/** Shorter words are like too many others. */
const SHORTEST = 4
/** Letters from which on two of a word may be mended. */
const LONG = 6

/** A known word in place of an unknown one that is nearly it; the same word where there is none. */
export function mendedLetters(word: Word): string {
  const text = textOfWord(word)
  const measure = measureForFigures(text)
  if (measure !== null) return measure
  const withLetters = lettersForFigures(text)
  if (withLetters !== null) return withLetters
  const [, before = '', core = '', after = ''] = /^([^\p{L}\d+]*)(.*?)([^\p{L}\d+]*)$/u.exec(text) ?? []
  if (core.length < SHORTEST || !/\p{L}{2}/u.test(core) || !/^[\p{L}\d+]+$/u.test(core)) return text
  if (/^\d/.test(core) || isKnownWord(core)) return text
  if (word.length !== text.length) return text
  const letters = word.slice(before.length, before.length + core.length)
  const found = nearest(core, letters)
  return found === null ? text : before + inCaseOf(core, found) + after
}

/** Figures that look like letters, where letters stand around them: 'E66S', '6REEK', 'cin5tant'. */
const likeLetters: Record<string, string> = { '0': 'o', '1': 'l', '5': 's', '6': 'g', '8': 'b', '9': 'g' }

/** Pounds and ounces whose letters were read as figures: '1b', '81b', '0Z', '80z'. */
function measureForFigures(text: string): string | null {
  const [, number = '', sign = '', end = ''] = /^(\d{0,2}?)([1I]b|0[zZ]|Oz)(s?[.,)]?)$/.exec(text) ?? []
  if (sign === '') return null
  return `${number}${number && ' '}${/b/.test(sign) ? 'lb' : 'oz'}${end}`
}

/** A known word in place of one with figures among its letters; null where there is none. */
function lettersForFigures(text: string): string | null {
  const [, before = '', core = '', after = ''] = /^(\(?)([\p{L}\d]+)([^\p{L}\d]*)$/u.exec(text) ?? []
  const letters = core.match(/\p{L}/gu)?.length ?? 0
  if (letters < 2 || !/\d/.test(core) || (/^\d/.test(core) && letters < SHORTEST)) return null
  const spelt = core.replace(/\d/g, (one) => likeLetters[one] ?? one)
  const isKnown = spelt.length >= SHORTEST ? isKnownWord(spelt) || isCommonWord(spelt) : isCommonWord(spelt)
  if (!isKnown || /\d/.test(spelt)) return null
  return before + (/\p{Ll}{2}/u.test(core) ? inCaseOf(core, spelt) : spelt.toUpperCase()) + after
}

function nearest(core: string, letters: readonly Letter[]): string | null {
  const singles = letters.flatMap((letter, at) => othersOf(letter).map((other) => ({ at, other })))
  const put = (text: string, { at, other }: { at: number; other: string }) =>
    text.slice(0, at) + other + text.slice(at + 1)
  for (const one of singles) if (isKnownWord(put(core, one))) return put(core, one)
  for (const text of reshaped(core, letters)) if (isKnownWord(text)) return text
  if (core.length < LONG) return null
  for (const [at, one] of singles.entries())
    for (const two of singles.slice(at + 1)) {
      if (two.at === one.at) continue
      const text = put(put(core, one), two)
      if (isKnownWord(text)) return text
    }
  return null
}

/** Shapes that are taken for each other, however sure the reader is. */
const shapes: readonly (readonly [string, string])[] = [
  ...joined,
  ...joined.map(([two, one]) => [one, two] as const),
  ...Object.entries(alike).flatMap(([one, others]) =>
    /\p{L}/u.test(one) ? Array.from(others, (other) => [one, other] as const) : [],
  ),
]
/** Shorter words are one letter away from too many others. */
const SHORTEST_LIKE = 3

/**
 * Whether a word that nobody knows is a known one with one shape taken for another: 'comstarch',
 * 'pied'. Its letters may be sure; a reader that takes 'rn' for 'm' is.
 */
export function isLikeKnown(word: string): boolean {
  const plain = word.toLowerCase()
  if (plain.length < SHORTEST_LIKE || plain === 'tbs' || !/^\p{L}+$/u.test(plain)) return false
  const isWord = (text: string) =>
    text.length >= SHORTEST ? isKnownWord(text) || isCommonWord(text) : isCommonWord(text)
  if (isWord(plain)) return false
  return shapes.some(([seen, meant]) => {
    for (let at = plain.indexOf(seen); at >= 0; at = plain.indexOf(seen, at + 1))
      if (isWord(plain.slice(0, at) + meant + plain.slice(at + seen.length))) return true
    return false
  })
}

/** What an uncertain letter may be instead. */
function othersOf({ text, other, otherConfidence, confidence }: Letter): string[] {
  const isOdd = /[+\d]/.test(text)
  if (confidence >= SURE && !isOdd) return []
  const said = otherConfidence > 0.02 && /^\p{L}$/u.test(other) ? [other] : []
  return [...new Set([...said, ...(alike[text] ?? '').split('').filter(Boolean)])]
}

/** Without a letter, with one that belongs to a ligature, or with two letters for one. */
function* reshaped(core: string, letters: readonly Letter[]): Generator<string> {
  for (const found of core.matchAll(/[fF]/g)) {
    const after = found.index + 1
    for (const lost of ['i', 'l', 'f']) yield core.slice(0, after) + lost + core.slice(after)
  }
  for (const [two, one] of joined) if (core.includes(two)) yield core.replace(two, one)
  for (const [at, { confidence }] of letters.entries())
    if (confidence < 0.7 && core.length > SHORTEST) yield core.slice(0, at) + core.slice(at + 1)
}

/** A word in capitals where the other is in capitals, with one where the other begins so. */
function inCaseOf(like: string, word: string): string {
  const letters = like.replace(/[^\p{L}]/gu, '')
  const capitals = letters.match(/\p{Lu}/gu)?.length ?? 0
  if (letters.length > 2 && 2 * capitals > letters.length) return word.toUpperCase()
  return /^\p{Lu}/u.test(like)
    ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
    : word.toLowerCase()
}
