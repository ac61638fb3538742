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
  const isMine = /^(?:my|our|his|her|their)$/.test(keyAt(at))
  const first = isMine ? at + 1 : at
  if (!relativeWords.has(keyAt(first)) || keyAt(first + 1) !== 'and') return null
  const isTheirs = /^(?:his|her|their)$/.test(keyAt(first + 2))
  const second = isTheirs ? first + 3 : first + 2
  const isParents = (isMine || isOwned) && parents.includes(keyAt(first)) && parents.includes(keyAt(second))
  const isPartner = isTheirs && (isMine || isOwned) && relativeWords.has(keyAt(second))
  if (!isParents && !isPartner) return null
  // 'Mum and dad in law'.
  if (keyAt(second + 1) === 'in' && keyAt(second + 2) === 'law') return null
  return { length: second - at + 1, meaning: { is: 'guest', names: [], people: 2 } }
}
