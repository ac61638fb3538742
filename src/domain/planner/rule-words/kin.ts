/** Two people who are named by each other: 'my sister and her husband', 'Dave's mum and dad'. */
import type { Meaning } from './piece.ts'
import { wordList } from './phrase-list.ts'
import type { Word } from './sentence-words.ts'

const parents = 'mum mom mam mother dad father stepmum stepdad'.split(' ')

const relativeWords = new Set([
  ...parents,
  ...wordList(`
    sister brother aunt auntie aunty uncle cousin niece nephew gran granny grandma nan nana grandad
    grandpa husband wife partner girlfriend boyfriend fiance fiancee son daughter baby friend mate
    pal neighbour neighbor boss colleague godmother godfather`),
])

/** 'Cousin', 'friend': what somebody is to somebody. */
export const isRelative = (word: string): boolean => relativeWords.has(word)

const numbers = new Map<string, number>([
  ...'one two three four five six'.split(' ').map((word, at): [string, number] => [word, at + 1]),
  ...[1, 2, 3, 4, 5, 6].map((n): [string, number] => [String(n), n]),
])

const young =
  /^(?:(?:little|young|small|wee) )?(?:kids?|child|children|boys?|girls?|sons?|daughters?|little ones)$/

/**
 * Who is called by somebody else, from a place on: 'her husband', 'his two kids'; how many they
 * are. Of 'her kids' nobody can tell.
 */
function theirsAt(keyAt: (index: number) => string, at: number): { length: number; people: number } | null {
  if (!/^(?:his|her|their)$/.test(keyAt(at))) return null
  if (relativeWords.has(keyAt(at + 1))) return { length: 2, people: 1 }
  const people = numbers.get(keyAt(at + 1))
  if (people === undefined) return null
  const length = [3, 2, 1].find((n) =>
    young.test(Array.from({ length: n }, (_, index) => keyAt(at + 2 + index)).join(' ')),
  )
  return length === undefined ? null : { length: 2 + length, people }
}

/**
 * A pair of guests from a place on: one of them is called by the other ('her husband'), or both
 * are somebody's parents. Who belongs to the household is no guest: 'my husband and my sister'.
 */
export function kinAt(
  words: readonly Word[],
  at: number,
  isOwned: boolean,
): { length: number; meaning: Meaning } | null {
  const keyAt = (index: number) => words[index]?.key ?? ''
  // 'My sister comes with her two kids'.
  const isThere = /^(?:is|are|be|being|hes|shes|theyre|stays?|staying)$/.test(keyAt(at - 1))
  // 'The kids are with their nan' says where they are.
  const company = keyAt(at) === 'with' && !isThere ? theirsAt(keyAt, at + 1) : null
  if (company)
    return {
      length: company.length + 1,
      meaning: { is: 'guest', names: [], people: company.people, isCompany: true },
    }
  const isMine = /^(?:my|our|his|her|their)$/.test(keyAt(at))
  const first = isMine ? at + 1 : at
  if (!relativeWords.has(keyAt(first))) return null
  // 'My sister Jo and her husband'.
  const and = words[first + 1]?.isCapital === true && keyAt(first + 2) === 'and' ? first + 2 : first + 1
  if (keyAt(and) !== 'and') return null
  const theirs = isMine || isOwned ? theirsAt(keyAt, and + 1) : null
  if (theirs)
    return {
      length: and + 1 + theirs.length - at,
      meaning: { is: 'guest', names: [], people: 1 + theirs.people },
    }
  const second = and + 1
  const isParents =
    (isMine || isOwned) &&
    parents.includes(keyAt(first)) &&
    parents.includes(keyAt(second)) &&
    and === first + 1
  if (!isParents) return null
  // 'Mum and dad in law'.
  if (keyAt(second + 1) === 'in' && keyAt(second + 2) === 'law') return null
  return { length: second - at + 1, meaning: { is: 'guest', names: [], people: 2 } }
}
