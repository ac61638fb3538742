/**
 * Words whose letters were taken for others, mended where a known word is only a letter or two away
 * and those letters were uncertain: 'oreqano', '+ablespoons', 'frst'. Whatever is mended is a
 * doubt.
 */

import { isCommonWord, isKnownWord } from './known-words.ts'
import { type Letter, textOfWord, type Word } from './letters.ts'

/** Letters that OCR confuses, besides its own second choice. */
const lookAlikes: Record<string, string> = {
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
/** Pairs of several letters that look like one. */
const joinedShapes: readonly (readonly [string, string])[] = [
  ['cl', 'd'],
  ['rn', 'm'],
  ['ii', 'u'],
  ['nn', 'm'],
  ['iu', 'u'],
]
/** The confidence from which a letter is not changed. */
const MAX_CHANGED_CONFIDENCE = 0.95
/** The letters of the shortest word that is mended: shorter ones resemble too many others. */
const MIN_LETTERS = 4
/** The letters of the shortest word of which two letters may be mended. */
const MIN_LETTERS_FOR_TWO = 6

/** The known word that an unknown one nearly is; the same word where there is none. */
export function correctLetters(word: Word): string {
  const text = textOfWord(word)
  const measure = measureForFigures(text)
  if (measure !== null) return measure
  const withLetters = lettersForFigures(text)
  if (withLetters !== null) return withLetters
  const [, prefix = '', core = '', suffix = ''] = /^([^\p{L}\d+]*)(.*?)([^\p{L}\d+]*)$/u.exec(text) ?? []
  if (core.length < MIN_LETTERS || !/\p{L}{2}/u.test(core) || !/^[\p{L}\d+]+$/u.test(core)) return text
  if (/^\d/.test(core) || isKnownWord(core)) return text
  if (word.length !== text.length) return text
  const letters = word.slice(prefix.length, prefix.length + core.length)
  const similarWord = findSimilarWord(core, letters)
  return similarWord === null ? text : prefix + matchCase(core, similarWord) + suffix
}

/** Figures that look like letters, where letters stand around them: 'E66S', '6REEK', 'cin5tant'. */
const digitsAsLetters: Record<string, string> = { '0': 'o', '1': 'l', '5': 's', '6': 'g', '8': 'b', '9': 'g' }

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
  if (letters < 2 || !/\d/.test(core) || (/^\d/.test(core) && letters < MIN_LETTERS)) return null
  const spelling = core.replace(/\d/g, (one) => digitsAsLetters[one] ?? one)
  const isKnown =
    spelling.length >= MIN_LETTERS ? isKnownWord(spelling) || isCommonWord(spelling) : isCommonWord(spelling)
  if (!isKnown || /\d/.test(spelling)) return null
  return before + (/\p{Ll}{2}/u.test(core) ? matchCase(core, spelling) : spelling.toUpperCase()) + after
}

function findSimilarWord(core: string, letters: readonly Letter[]): string | null {
  const replacements = letters.flatMap((letter, at) => alternativesOf(letter).map((other) => ({ at, other })))
  const replaceLetter = (text: string, { at, other }: { at: number; other: string }) =>
    text.slice(0, at) + other + text.slice(at + 1)
  for (const one of replacements) if (isKnownWord(replaceLetter(core, one))) return replaceLetter(core, one)
  for (const text of respellings(core, letters)) if (isKnownWord(text)) return text
  if (core.length < MIN_LETTERS_FOR_TWO) return null
  for (const [at, one] of replacements.entries())
    for (const two of replacements.slice(at + 1)) {
      if (two.at === one.at) continue
      const text = replaceLetter(replaceLetter(core, one), two)
      if (isKnownWord(text)) return text
    }
  return null
}

/** Shapes that OCR confuses even where it is sure. */
const misreadShapes: readonly (readonly [string, string])[] = [
  ...joinedShapes,
  ...joinedShapes.map(([two, one]) => [one, two] as const),
  ...Object.entries(lookAlikes).flatMap(([one, others]) =>
    /\p{L}/u.test(one) ? Array.from(others, (other) => [one, other] as const) : [],
  ),
]
/** The letters of the shortest word that is compared so: shorter ones resemble too many others. */
const MIN_LETTERS_LIKE_KNOWN = 3

/**
 * Whether an unknown word is a known one with one shape confused: 'comstarch', 'pied'. The
 * confidence of its letters does not count: OCR is sure where it takes 'rn' for 'm'.
 */
export function isLikeKnown(word: string): boolean {
  const plain = word.toLowerCase()
  if (plain.length < MIN_LETTERS_LIKE_KNOWN || plain === 'tbs' || !/^\p{L}+$/u.test(plain)) return false
  const isWord = (text: string) =>
    text.length >= MIN_LETTERS ? isKnownWord(text) || isCommonWord(text) : isCommonWord(text)
  if (isWord(plain)) return false
  return misreadShapes.some(([readShape, meantShape]) => {
    for (let at = plain.indexOf(readShape); at >= 0; at = plain.indexOf(readShape, at + 1))
      if (isWord(plain.slice(0, at) + meantShape + plain.slice(at + readShape.length))) return true
    return false
  })
}

/** What an uncertain letter may be instead. */
function alternativesOf({ text, other, otherConfidence, confidence }: Letter): string[] {
  const isOdd = /[+\d]/.test(text)
  if (confidence >= MAX_CHANGED_CONFIDENCE && !isOdd) return []
  const readerAlternatives = otherConfidence > 0.02 && /^\p{L}$/u.test(other) ? [other] : []
  return [...new Set([...readerAlternatives, ...(lookAlikes[text] ?? '').split('').filter(Boolean)])]
}

/** The word without one letter, with a letter of a ligature added, or with two letters for one. */
function* respellings(core: string, letters: readonly Letter[]): Generator<string> {
  for (const match of core.matchAll(/[fF]/g)) {
    const after = match.index + 1
    for (const lostLetter of ['i', 'l', 'f']) yield core.slice(0, after) + lostLetter + core.slice(after)
  }
  for (const [two, one] of joinedShapes) if (core.includes(two)) yield core.replace(two, one)
  for (const [at, { confidence }] of letters.entries())
    if (confidence < 0.7 && core.length > MIN_LETTERS) yield core.slice(0, at) + core.slice(at + 1)
}

/** The word in capitals where the model is, with one capital where the model begins with one. */
function matchCase(model: string, word: string): string {
  const letters = model.replace(/[^\p{L}]/gu, '')
  const capitals = letters.match(/\p{Lu}/gu)?.length ?? 0
  if (letters.length > 2 && 2 * capitals > letters.length) return word.toUpperCase()
  return /^\p{Lu}/u.test(model)
    ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
    : word.toLowerCase()
}
