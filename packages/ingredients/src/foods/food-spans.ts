/**
 * Which words of a line are known foods. The tagger needs it for words that no labelled line had.
 * Names are stored as a trie of word numbers, so that reading a line is fast.
 */

import { foldFoodName } from './food-name.ts'
import { allFoodNames } from './known-foods.ts'

/** Where a word stands in the longest food that the words beside it name. */
export const placeInFood = { outside: 0, alone: 1, begins: 2, inside: 3, ends: 4 } as const

/** The number of every word that no name has. */
const UNKNOWN_WORD = 0
/** More words than the lexicon has, so that a node and a word make one key. */
const MAX_WORD_NUMBER = 1 << 15

interface NameAutomaton {
  words: Map<string, number>
  /** From a node of the trie and a word to the next node; the root is 0. */
  transitions: Map<number, number>
  /** 1 for nodes at which a name ends. */
  ends: Uint8Array
  /** For each word, what it is in names: `foodRoleOf`. */
  roles: Uint8Array
}

let automaton: NameAutomaton | undefined

/** None, one, a few or many. */
const countClass = (count: number) => (count > 5 ? 3 : count > 1 ? 2 : count)

function readNames(): NameAutomaton {
  const words = new Map<string, number>()
  const transitions = new Map<number, number>()
  const ends: number[] = [0]
  const alone: number[] = []
  const last: number[] = []
  const first: number[] = []
  const numberOf = (word: string) => {
    const known = words.get(word)
    if (known !== undefined) return known
    const fresh = words.size + UNKNOWN_WORD + 1
    words.set(word, fresh)
    return fresh
  }
  for (const name of allFoodNames()) {
    const numbers = name.split(' ').map(numberOf)
    let state = 0
    for (const word of numbers) {
      const key = state * MAX_WORD_NUMBER + word
      const known = transitions.get(key)
      state = known ?? ends.push(0) - 1
      if (known === undefined) transitions.set(key, state)
    }
    ends[state] = 1
    const [begin = 0] = numbers
    const end = numbers.at(-1) ?? 0
    if (numbers.length === 1) alone[begin] = 1
    else first[begin] = (first[begin] ?? 0) + 1
    last[end] = (last[end] ?? 0) + 1
  }
  const roles = Uint8Array.from(
    { length: words.size + UNKNOWN_WORD + 1 },
    (_, word) => (alone[word] ?? 0) + 2 * countClass(last[word] ?? 0) + 8 * countClass(first[word] ?? 0),
  )
  return { words, transitions, ends: Uint8Array.from(ends), roles }
}

/**
 * A token of a line as the names of foods have it: the numbers of its words, more than one for
 * 'half-and-half', none for an article.
 */
export function foodWordNumbers(token: string): readonly number[] {
  const { words } = (automaton ??= readNames())
  const folded = foldFoodName(token)
  return folded === '' ? [] : folded.split(' ').map((word) => words.get(word) ?? UNKNOWN_WORD)
}

/**
 * What a token is in the names of foods: 1 where it is a food by itself, plus 2 times the class of
 * how many names it ends, plus 8 times that of how many it begins (`countClass`). 0 for several
 * words.
 */
export function foodRoleOf(words: readonly number[]): number {
  const [word = UNKNOWN_WORD, ...others] = words
  return others.length > 0 ? 0 : ((automaton ??= readNames()).roles[word] ?? 0)
}

/**
 * For each token, where it stands in a known food (`placeInFood`); foods are taken from the
 * left, each by its longest name. A mark or a number is null: no name goes on over it.
 */
export function foodSpans(tokens: readonly (readonly number[] | null)[]): Uint8Array {
  const { transitions, ends } = (automaton ??= readNames())
  const runs = new Uint8Array(tokens.length)
  for (let start = 0; start < tokens.length; start++) {
    if (!tokens[start]?.length) continue
    let end = start
    for (let at = start, state: number | undefined = 0; at < tokens.length; at++) {
      const words = tokens[at]
      if (!words) break
      for (let index = 0; index < words.length && state !== undefined; index++)
        state = transitions.get(state * MAX_WORD_NUMBER + words[index]!)
      if (state === undefined) break
      if (ends[state] && words.length > 0) end = at + 1
    }
    if (end === start) continue
    runs.fill(placeInFood.inside, start, end)
    runs[start] = end - start === 1 ? placeInFood.alone : placeInFood.begins
    if (end - start > 1) runs[end - 1] = placeInFood.ends
    start = end - 1
  }
  return runs
}
