/** Within how many days a rule holds, and whether a limit is for a day or a week. */
import type { Facts } from '../rule-clauses/clause-facts.ts'
import { isCue, isUnit, isWord, wordAt } from '../rule-tokens/piece-checks.ts'

/** 'Within 10 days', 'for at least two weeks'. */
export function daysWithin({ clause }: Facts): number | undefined {
  const { pieces } = clause
  const at = pieces.findIndex((piece) => isUnit(piece, 'days', 'week', 'fortnight'))
  const week = wordAt(pieces, /^a week$/, 'cue')
  const within = pieces[week - 1]
  if (within && isWord(within, /^(?:within|inside|in)$/)) return 7
  const unit = pieces[at]
  const before = pieces[at - 1]
  if (isUnit(unit, 'fortnight')) return 14
  const n =
    before?.is === 'number' ? before.n : before?.is === 'count' ? (before.min ?? before.max) : undefined
  return unit?.is === 'unit' && n !== undefined ? n * (unit.unit === 'week' ? 7 : 1) : undefined
}

/**
 * Within how many days a dish is had at most so often: 'no more than one pie in any three days'.
 */
export function daysOfLimit({ clause: { pieces }, count, dishes, days }: Facts): number | undefined {
  const at = pieces.findIndex(({ is }, index) => index > 1 && is === 'unit')
  const [link, number, unit] = pieces.slice(Math.max(0, at - 2))
  const isWithin =
    isCue(link, 'within') ||
    // 'Curry no more than once every three days'.
    isWord(link, /^(?:every|each)$/, 'every') ||
    isWord(link, /^(?:in|within|inside)$/)
  const isMost = count?.max !== undefined && count.min === undefined && count.isAbove !== true
  return isWithin &&
    isMost &&
    number?.is === 'number' &&
    isUnit(unit, 'days') &&
    dishes.length === 1 &&
    !days &&
    number.n > 1
    ? number.n
    : undefined
}

/** Nobody means a serving by so much money. */
const MUCH = 20

/** Whether a limit is for a day or for the whole week. */
export function perOf({ clause, cues, dishes, days, isWeekLong }: Facts): 'day' | 'week' | undefined {
  const { pieces } = clause
  const limit = dishes[0]
  if (!limit || pieces[limit.at]?.is !== 'limit') return undefined
  if (cues.has('per')) return undefined
  if (limit.what.kcal !== undefined) {
    // '600 calories each' is a serving.
    const isDaily =
      cues.has('a day') ||
      pieces.some(
        (piece, at) =>
          piece.is === 'every' &&
          !days &&
          (isWord(piece, /^(?:each|every) day$|^daily$/) || (at > limit.at && isWord(piece, /day/))),
      )
    return isDaily ? 'day' : undefined
  }
  if (limit.what.cost === undefined) return undefined
  // 'A week of dinners for less than £5 each'.
  const isOfEach = pieces.some((piece, at) => at > limit.at && isWord(piece, /^each$/, 'every'))
  if (isOfEach) return undefined
  const isMuch = (limit.what.cost.max ?? 0) >= MUCH
  return cues.has('total') || cues.has('spend') || isWeekLong || isMuch ? 'week' : undefined
}
