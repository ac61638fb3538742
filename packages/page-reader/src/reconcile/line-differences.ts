/**
 * Compares two readings of a list that have as many lines: a note that the markup left out, a unit
 * in other words.
 */

import { lettersAndDigitsOf } from '../page/comparable-text.ts'

/**
 * How many words more the other line must have for a line to count as cut short: a remark, not only
 * a plural.
 */
const MIN_WORDS_MORE = 4
/** How many lines must have one word each that the other reading replaces, for other units. */
const MIN_LINES_OF_OTHER_UNITS = 3

/** How two readings of a list differ, line by line. */
export interface LineDifferences {
  /** How many of the lines are the same but for marks, from 0 to 1. */
  same: number
  /** Whether the other reading has all words of a line, and several more. */
  isCutShort: boolean
  /** Whether several lines have one word each that the other reading says otherwise. */
  hasOtherUnits: boolean
}

const normalizedWordsOf = (line: string): string[] =>
  line
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? []

/** The differences of two readings of a list; null where they have not as many lines. */
export function differencesOf(lines: string[], others: string[]): LineDifferences | null {
  if (lines.length === 0 || lines.length !== others.length) return null
  const pairs = lines.map((line, at) => difference(line, others[at] ?? ''))
  return {
    same: pairs.filter(({ isSame }) => isSame).length / lines.length,
    isCutShort: pairs.some(({ more, less }) => less === 0 && more >= MIN_WORDS_MORE),
    hasOtherUnits:
      pairs.filter(({ more, less }) => less === 1 && more === 1).length >= MIN_LINES_OF_OTHER_UNITS,
  }
}

const isSame = (line: string, other: string) =>
  line === other || lettersAndDigitsOf(line.normalize('NFKC')) === lettersAndDigitsOf(other.normalize('NFKC'))

function difference(line: string, other: string): { isSame: boolean; more: number; less: number } {
  if (isSame(line, other)) return { isSame: true, more: 0, less: 0 }
  const [words, others] = [normalizedWordsOf(line), normalizedWordsOf(other)]
  const [wordSet, otherWordSet] = [new Set(words), new Set(others)]
  return {
    isSame: false,
    more: others.filter((word) => !wordSet.has(word)).length,
    less: words.filter((word) => !otherWordSet.has(word)).length,
  }
}
