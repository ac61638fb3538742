/**
 * Mends amounts that OCR took for letters, by what an amount can be: 'l1/2', '1O0 g', '2s minutes'.
 * Whatever is mended is a doubt.
 */

import { americanMeasures, cupsAndSpoons } from '../page/measure-words.ts'

/** A word as it is written down. */
export interface CorrectedWord {
  text: string
  isMended: boolean
}

/** Letters that look like figures. */
const lettersAsDigits: Record<string, string> = {
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  o: '0',
  O: '0',
  Q: '0',
  s: '5',
  S: '5',
  z: '2',
  Z: '2',
  B: '8',
}
const DIGIT_LIKE = '[IliO|oQsSzZB!]'
const FIGURE = `(?:\\d|${DIGIT_LIKE})`
const digitLike = new RegExp(DIGIT_LIKE)
const digitsLike = new RegExp(DIGIT_LIKE, 'g')

const asDigits = (text: string) => text.replace(digitsLike, (one) => lettersAsDigits[one] ?? one)

/** Units behind a number: of counts, weights, volumes and times. */
const countedUnit = new RegExp(
  String.raw`^(?:${americanMeasures}|tbs|t|fl|g|gr|grams?|kg|mg|ml|l|cl|dl|lit(?:er|re)s?|pints?|quarts?|gallons?|sticks?|cloves?|cans?|tins?|jars?|packages?|packets?|pkgs?|pkts?|bunch(?:es)?|slices?|pieces?|sheets?|stalks?|sprigs?|heads?|ears?|dash(?:es)?|pinch(?:es)?|handfuls?|inch(?:es)?|in|cm|mm|min|mins|minutes?|mintues?|minctes?|hrs?|hours?|seconds?|secs?|days?|weeks?|degrees?|deg|servings?|people|portions?|small|medium|large|extra-large|whole|ripe|fresh|boneless|skinless|[°º][cf]?|[cf]|el|tl|prise|dosen?|stück|zehen?)\b|^[-–](?:inch|oz|ounce|pound|minute|hour|cm)`,
  'i',
)
/** Measures that are never taken by the hundred. */
const spoonMeasure = new RegExp(`^(?:${cupsAndSpoons})\\b`, 'i')
const weightUnit = /^(?:g|kg|ml|cl)\b/
const timeOrHeat = /^(?:min|mins|minutes?|minctes?|hrs?|hours?|degrees?|[°º])/i

/** Verbs before which 'I' is the writer and no figure. */
const storyVerb =
  /^(?:am|was|have|had|has|like|liked|love|loved|used?|use|made|make|think|thought|find|found|recommend|prefer|always|usually|often|also|just|would|could|can|do|did|don[’']?t|know|hope|got|get|add|added|cook|bake|serve|suggest|want|will|never|actually|really|started|first|then|buy|bought|say|said|keep|tend|ate|eat|grew|even|typically|normally|sometimes|only)\b/i

const trailingMarks = (word: string) => /[,.;:)]+$/.exec(word)?.[0] ?? ''

/** The words of a line with their amounts mended. */
export function correctWords(words: readonly string[]): CorrectedWord[] {
  return words.map((word, at) => {
    const text = mendedWord(word, words[at + 1] ?? '', words[at - 1])
    return { text, isMended: text !== word }
  })
}

function mendedWord(word: string, next: string, before: string | undefined): string {
  const end = trailingMarks(word)
  const withoutEnd = word.slice(0, word.length - end.length)
  const openBrackets = /^[(]+/.exec(withoutEnd)?.[0] ?? ''
  const core = withoutEnd.slice(openBrackets.length)
  const mended = mendedCore(core, next, before)
  return mended === core ? word : openBrackets + mended + end
}

/** What a word without its punctuation may be mended to, by its form and by the words beside it. */
interface Mend {
  pattern: RegExp
  when?: (parts: RegExpExecArray, next: string, before: string | undefined) => boolean
  mend: (parts: RegExpExecArray) => string
}

const wholeAsDigits = ([core]: RegExpExecArray) => asDigits(core)
const isBeforeCountedUnit = (_: RegExpExecArray, next: string) => countedUnit.test(next)

const mends: readonly Mend[] = [
  // Figures with letters between them, or before a unit that belongs to them: '35O°F', '1O0',
  // '1Og'.
  {
    pattern: new RegExp(`^(${FIGURE}{2,3})([°º](?:[CF]\\b.*)?|oF|oC)$`),
    when: ([, figures = '']) => /\d/.test(figures),
    mend: ([, figures = '', degrees = '']) => `${asDigits(figures)}${degrees.replace('o', '°')}`,
  },
  { pattern: /^\d[\dOoQ]*[OoQ][\dOoQ]*$/, mend: wholeAsDigits },
  { pattern: new RegExp(`^(?![BQZS]\\d+$)${DIGIT_LIKE}?\\d*${DIGIT_LIKE}\\d+$`), mend: wholeAsDigits },
  {
    pattern: /^([\dOoIl|]+)(g|kg|ml|oz|lbs?|cm|mm)$/,
    when: ([, figures = '']) => /\d/.test(figures) && /[OoIl|]/.test(figures),
    mend: ([, figures = '', unit = '']) => asDigits(figures) + unit,
  },
  // Fifths are no amount: '12/s' and '2/s' are thirds, '3/s' is three eighths.
  {
    pattern: /^([1-9]?)([12357])\/[sS]$/,
    mend: ([, whole, part = '']) => `${whole ? `${whole} ` : ''}${part}/${/[12]/.test(part) ? 3 : 8}`,
  },
  // A fraction: 'l/2', '1/Z', 'I/4'.
  {
    pattern: new RegExp(`^(${FIGURE})\\/(${FIGURE})$`),
    when: ([core]) => /[Il|iZzsSB!]/.test(core),
    mend: wholeAsDigits,
  },
  // A whole and its fraction without the space between: '11/2'.
  {
    pattern: /^([1-9])([1357])\/([2348])$/,
    when: ([, , part, of]) => Number(part) < Number(of),
    mend: ([, whole, part, of]) => `${whole} ${part}/${of}`,
  },
  // Handwriting joins a stroke to the one before it: 'V2', 'V4' and '318' are fractions.
  { pattern: /^[Vv]([2348])$/, when: isBeforeCountedUnit, mend: ([, of]) => `1/${of}` },
  {
    pattern: /^([1357])[1lI|]([2348])$/,
    when: ([, part, of], next) => Number(part) < Number(of) && spoonMeasure.test(next),
    mend: ([, part, of]) => `${part}/${of}`,
  },
  // A stroke and a figure that no amount has: '1/7', '/2', '1/', 'I/'.
  {
    pattern: /^(?!\/$)([137Il|]?)\/[27Zz]?$/,
    when: isBeforeCountedUnit,
    mend: ([, part]) => (part === '3' ? '3/4' : '1/2'),
  },
  // A range: 'l-2', '3-S', 'lo-12'.
  {
    pattern: new RegExp(`^${FIGURE}{1,3}[-–]${FIGURE}{1,3}(?<![oO][zZ])$`),
    when: ([core], next) => digitLike.test(core) && countedUnit.test(next),
    mend: wholeAsDigits,
  },
  // 'I-inch', 'l-pound'.
  {
    pattern: new RegExp(`^(${FIGURE}{1,2})([-–](?:inch|pound|ounce|oz|quart|minute|hour|cm)\\S*)$`),
    when: ([, figures = '']) => digitLike.test(figures),
    mend: ([, figures = '', unit = '']) => asDigits(figures) + unit,
  },
  // A number before a time or heat: '2s minutes', 's minutes', 'so minutes', '4S min'.
  {
    pattern: new RegExp(`^${FIGURE}{1,3}$`),
    when: ([core], next) => timeOrHeat.test(next) && digitLike.test(core),
    mend: wholeAsDigits,
  },
  // A handwritten zero may be open: '4C min', '35C degrees'.
  {
    pattern: new RegExp(`^(${FIGURE}{1,2})C$`),
    when: (_, next) => timeOrHeat.test(next),
    mend: ([, figures = '']) => `${asDigits(figures)}0`,
  },
  // 'soo g': old-style figures of a book are read as letters.
  {
    pattern: new RegExp(`^${FIGURE}{2,3}$`),
    when: (_, next, before) => before === undefined && weightUnit.test(next),
    mend: wholeAsDigits,
  },
  // 'z cups' where a line begins.
  {
    pattern: /^[zZ]$/,
    when: (_, next, before) => before === undefined && countedUnit.test(next),
    mend: () => '2',
  },
  // 'l cup', 'I teaspoon', 'I 1/2'; and 'I onion' where a line begins.
  {
    pattern: /^[Iil|!]$/,
    when: (_, next, before) =>
      countedUnit.test(next) ||
      /^\d\/\d$/.test(next) ||
      (before === undefined && /^(?:[\p{Ll}(\d]|\p{Lu}{2})/u.test(next) && !storyVerb.test(next)),
    mend: () => '1',
  },
  { pattern: /^[Iil|!]$/, when: (_, next) => storyVerb.test(next), mend: () => 'I' },
  {
    pattern: new RegExp(`^(?:\\d${DIGIT_LIKE}|${DIGIT_LIKE}\\d)$`),
    when: isBeforeCountedUnit,
    mend: wholeAsDigits,
  },
]

function mendedCore(core: string, next: string, before: string | undefined): string {
  for (const { pattern, when, mend } of mends) {
    const parts = pattern.exec(core)
    if (parts && (!when || when(parts, next, before))) return mend(parts)
  }
  return core
}
