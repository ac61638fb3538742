/** Within how many days a rule holds, and whether a limit is for a day or a week. */

import type { ClauseFacts } from '../clauses/clause-facts.ts'
import { isCue, isUnit, isWord, wordAt } from '../tokens/token-checks.ts'

/** The days within which a rule holds: 'within 10 days', 'for at least two weeks'. */
export function daysWithin({ clause }: ClauseFacts): number | undefined {
  const { tokens } = clause
  const at = tokens.findIndex((token) => isUnit(token, 'days', 'week', 'fortnight'))
  const week = wordAt(tokens, /^a week$/, 'cue')
  const within = tokens[week - 1]
  if (within && isWord(within, /^(?:within|inside|in)$/)) return 7
  const unit = tokens[at]
  const before = tokens[at - 1]
  if (isUnit(unit, 'fortnight')) return 14
  const n =
    before?.kind === 'number' ? before.n : before?.kind === 'count' ? (before.min ?? before.max) : undefined
  return unit?.kind === 'unit' && n !== undefined ? n * (unit.unit === 'week' ? 7 : 1) : undefined
}

/**
 * The days within which a dish comes at most so often: 'no more than one pie in any three days'.
 */
export function daysOfLimit({ clause: { tokens }, count, dishes, days }: ClauseFacts): number | undefined {
  const at = tokens.findIndex(({ kind }, index) => index > 1 && kind === 'unit')
  const [link, number, unit] = tokens.slice(Math.max(0, at - 2))
  const isWithin =
    isCue(link, 'within') ||
    // 'Curry no more than once every three days'.
    isWord(link, /^(?:every|each)$/, 'every') ||
    isWord(link, /^(?:in|within|inside)$/)
  const isMost = count?.max !== undefined && count.min === undefined && count.isAbove !== true
  return isWithin &&
    isMost &&
    number?.kind === 'number' &&
    isUnit(unit, 'days') &&
    dishes.length === 1 &&
    !days &&
    number.n > 1
    ? number.n
    : undefined
}

/** From this cost on, a limit is not of one serving. */
const MUCH = 20

/** Whether a limit is for a day or for the whole week. */
export function perOf({ clause, cues, dishes, days, isWeekLong }: ClauseFacts): 'day' | 'week' | undefined {
  const { tokens } = clause
  const limit = dishes[0]
  if (!limit || tokens[limit.at]?.kind !== 'limit') return undefined
  if (cues.has('per')) return undefined
  if (limit.what.kcal !== undefined) {
    // '600 calories each' is a serving.
    const isDaily =
      cues.has('a day') ||
      tokens.some(
        (token, at) =>
          token.kind === 'every' &&
          !days &&
          (isWord(token, /^(?:each|every) day$|^daily$/) || (at > limit.at && isWord(token, /day/))),
      )
    return isDaily ? 'day' : undefined
  }
  if (limit.what.cost === undefined) return undefined
  // 'A week of dinners for less than £5 each'.
  const isOfEach = tokens.some((token, at) => at > limit.at && isWord(token, /^each$/, 'every'))
  if (isOfEach) return undefined
  const isMuch = (limit.what.cost.max ?? 0) >= MUCH
  return cues.has('total') || cues.has('spend') || isWeekLong || isMuch ? 'week' : undefined
}
