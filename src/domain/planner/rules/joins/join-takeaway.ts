/**
 * Joins dishes that nobody cooks: 'curry from the Indian', 'burgers delivered', 'a takeaway curry'.
 */

import { isCue, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import { type Join, joinerAt, joinedAs } from './join.ts'

/** Whether a dish is delivered: 'curry delivered'. Groceries that are delivered are no meal. */
const isDelivered = (token: Token | undefined) => isWord(token, /^delivered$/, 'unknown')

const isDishOrCuisine = (token: Token | undefined) =>
  token?.kind === 'dish' && (!token.isQuality || token.what.cuisine)

/** Joins a dish, and dishes joined to it, with a word for takeaway into one takeaway meal. */
export const joinTakeaway: Join = (tokens, at) => {
  const first = tokens[at]
  if (!first || !(isDishOrCuisine(first) || isCue(first, 'takeaway'))) return null
  const joint = isDishOrCuisine(first) ? joinerAt(tokens, at + 1) : null
  const dish =
    joint?.joiner === 'and' && tokens[at + 1]?.kind === 'joiner' && isDishOrCuisine(tokens[joint.next])
      ? joint.next
      : at
  // 'Fish supper from the chippy'.
  const behind = tokens[dish + 1]?.kind === 'slot' ? dish + 2 : dish + 1
  const next = isWord(tokens[behind], /^(?:from|at|a|an|some|the)$/, 'filler', 'cue') ? behind + 1 : behind
  const second = tokens[next]
  if (!second) return null
  const isFetched = isCue(first, 'takeaway')
    ? isDishOrCuisine(second)
    : isCue(second, 'takeaway') || isDelivered(second)
  return isFetched
    ? joinedAs(next - at + 1, first, second, { kind: 'cue', cue: 'takeaway', word: 'takeaway' })
    : null
}
