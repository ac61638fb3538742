/** Finds the known words that resemble a misread one. */

import { commonWords, knownWords, shortWords } from './known-words.ts'

/** Words of one length, each with the letters that it has as bits. */
type Group = { word: string; letters: number }[]

let byLength: Map<number, Group> | undefined

/** By how many letters a similar word may be longer or shorter. */
const MAX_LENGTH_DIFFERENCE = 2
/** The share of letters that may differ. */
const MAX_EDIT_SHARE = 0.5

/** The known words that share most of their letters with a word, in no order. */
export function findSimilarWords(word: string): string[] {
  byLength ??= groupedByLength()
  const lowerCase = word.toLowerCase()
  const letters = letterBits(lowerCase)
  const similarWords: string[] = []
  for (
    let length = Math.max(1, lowerCase.length - MAX_LENGTH_DIFFERENCE);
    length <= lowerCase.length + MAX_LENGTH_DIFFERENCE;
    length++
  ) {
    const maxEdits = Math.max(1, Math.floor(MAX_EDIT_SHARE * Math.max(lowerCase.length, length)))
    for (const candidate of byLength.get(length) ?? [])
      if (
        countBits(candidate.letters & ~letters) <= maxEdits &&
        editDistance(lowerCase, candidate.word, maxEdits) <= maxEdits
      )
        similarWords.push(candidate.word)
  }
  return similarWords
}

function groupedByLength(): Map<number, Group> {
  const groups = new Map<number, Group>()
  const known = [...knownWords(), ...shortWords()]
  const plurals = known.filter((word) => !word.endsWith('s')).map((word) => `${word}s`)
  for (const word of new Set([...commonWords, ...known, ...plurals])) {
    const group = groups.get(word.length) ?? []
    group.push({ word, letters: letterBits(word) })
    groups.set(word.length, group)
  }
  return groups
}

const letterBits = (word: string) =>
  Array.from(word).reduce((bits, letter) => bits | (1 << ((letter.codePointAt(0) ?? 0) % 31)), 0)

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/**
 * The edit distance of two words (Levenshtein); not exact where it is more than `maxEdits`.
 */
function editDistance(word: string, other: string, maxEdits: number): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= word.length; i++) {
    const next = [i]
    let minEdits = i
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] ?? 0) + (word[i - 1] === other[j - 1] ? 0 : 1)
      const edits = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      next.push(edits)
      if (edits < minEdits) minEdits = edits
    }
    if (minEdits > maxEdits) return minEdits
    row = next
  }
  return row[other.length] ?? 0
}
