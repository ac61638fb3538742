/** The known words that a word may have been before it was read wrongly. */
import { commonWords, knownWords, shortWords } from './known-words.ts'

/** Words of one length, each with the letters that it has as bits. */
type Group = { word: string; letters: number }[]

let byLength: Map<number, Group> | undefined

/** By how many letters a word may be longer or shorter than one that it is like. */
const LONGER = 2
/** The share of the letters that may be other ones. */
const OTHERS = 0.5

/** The known words that share most of their letters with a word, in no order. */
export function wordsLike(word: string): string[] {
  byLength ??= groupedByLength()
  const read = word.toLowerCase()
  const letters = lettersIn(read)
  const like: string[] = []
  for (let length = Math.max(1, read.length - LONGER); length <= read.length + LONGER; length++) {
    const most = Math.max(1, Math.floor(OTHERS * Math.max(read.length, length)))
    for (const one of byLength.get(length) ?? [])
      if (bitsIn(one.letters & ~letters) <= most && editsBetween(read, one.word, most) <= most)
        like.push(one.word)
  }
  return like
}

function groupedByLength(): Map<number, Group> {
  const groups = new Map<number, Group>()
  const known = [...knownWords(), ...shortWords()]
  const plurals = known.filter((word) => !word.endsWith('s')).map((word) => `${word}s`)
  for (const word of new Set([...commonWords, ...known, ...plurals])) {
    const group = groups.get(word.length) ?? []
    group.push({ word, letters: lettersIn(word) })
    groups.set(word.length, group)
  }
  return groups
}

const lettersIn = (word: string) =>
  Array.from(word).reduce((bits, letter) => bits | (1 << ((letter.codePointAt(0) ?? 0) % 31)), 0)

function bitsIn(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/**
 * How many letters have to be put in, taken out or changed to make one word of another; it may be
 * counted no further than `most`.
 */
function editsBetween(one: string, other: string, most: number): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const edits = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      next.push(edits)
      if (edits < least) least = edits
    }
    if (least > most) return least
    row = next
  }
  return row[other.length] ?? 0
}
