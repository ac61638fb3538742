/**
 * What the tagger sees around a word beyond its neighbours: which foods the line names before it
 * and after it, where its stretch of words is going, what its bracket holds.
 */

import { placeInFood } from '../foods/food-spans.ts'

/** Whether a mark opens a bracket. */
export const isOpeningBracket = (text: string) => text === '(' || text === '['
/** Whether a mark closes a bracket. */
export const isClosingBracket = (text: string) => text === ')' || text === ']'
/** Whether a mark ends a stretch of words. */
export const endsStretch = (text: string) =>
  text === ',' || text === ';' || isOpeningBracket(text) || isClosingBracket(text)

/** The words of a line as far as their surroundings ask. */
interface Word {
  text: string
  isMark: boolean
  kind: number
  lemma: number
}

/** For each word of a line, small numbers that say what is around it. */
export interface Surroundings {
  /**
   * 4 × foods passed (0 none, 1 in another stretch, 2 in this one), + 2 where this stretch goes on
   * to one, + 1 where a later one has one.
   */
  foods: Uint8Array
  /** The kind of the word behind the next 'or' of this stretch; 0 without one. */
  or: Int32Array
  /** How many words this stretch has, at most five. */
  length: Uint8Array
  /** Of the bracket that a word stands in: whether it has a number, and what follows it. */
  bracket: Uint8Array
}

const MAX_COUNTED_WORDS = 5
/** The kind of what stands behind the last word. */
const END_KIND = 10

/**
 * What is around each word of a line, whose words stand in foods as `runs` says (`foodSpans`);
 * `numberKind` is the kind of a number.
 */
export function surroundingsOf(words: readonly Word[], runs: Uint8Array, numberKind: number): Surroundings {
  const count = words.length
  const surroundings: Surroundings = {
    foods: new Uint8Array(count),
    or: new Int32Array(count),
    length: new Uint8Array(count),
    bracket: new Uint8Array(count),
  }
  let foodsElsewhere = 0
  for (let start = 0; start < count; start++) {
    let end = start
    while (end < count && !endsStretch(words[end]!.text)) end++
    if (start < end && readStretch(words, runs, surroundings, start, end, foodsElsewhere)) foodsElsewhere = 1
    start = end
  }
  markLaterFoods(words, runs, surroundings.foods)
  for (let index = 0; index < count; index++)
    if (isOpeningBracket(words[index]!.text)) readBracket(words, surroundings.bracket, index, numberKind)
  return surroundings
}

/** One stretch of words; whether it names a food. */
function readStretch(
  words: readonly Word[],
  runs: Uint8Array,
  { foods, or, length }: Surroundings,
  start: number,
  end: number,
  elsewhere: number,
): boolean {
  let seen = elsewhere
  let isNamed = false
  let count = 0
  for (let index = start; index < end; index++) {
    foods[index] = 4 * seen
    if (runs[index] === placeInFood.alone || runs[index] === placeInFood.ends) {
      seen = 2
      isNamed = true
    }
    if (!words[index]!.isMark) count++
  }
  let foodsAhead = 0
  let choice = 0
  for (let index = end - 1; index >= start; index--) {
    const { text } = words[index]!
    or[index] = choice
    if (runs[index]) foodsAhead = 2
    foods[index]! += foodsAhead
    if (text === 'or' || text === 'and/or') choice = words[index + 1]?.kind ?? END_KIND
  }
  length.fill(Math.min(count, MAX_COUNTED_WORDS), start, end)
  return isNamed
}

/** Whether a later stretch names a food. */
function markLaterFoods(words: readonly Word[], runs: Uint8Array, foods: Uint8Array): void {
  let foodsBehind = 0
  let runLength = 0
  for (let index = words.length - 1; index >= 0; index--) {
    if (endsStretch(words[index]!.text)) {
      foodsBehind ||= runLength
      runLength = 0
    } else if (runs[index]) runLength = 1
    foods[index]! += foodsBehind
  }
}

function readBracket(words: readonly Word[], bracket: Uint8Array, open: number, numberKind: number): void {
  let end = open + 1
  let numbers = 0
  while (end < words.length && !isClosingBracket(words[end]!.text))
    if (words[end++]!.kind === numberKind) numbers = 1
  const after = words[end + 1]
  const follows = after === undefined ? 0 : after.isMark ? 1 : 2
  bracket.fill(1 + numbers + 2 * follows, open, end)
}
