/** What an unread clause still says for later clauses. */

import { weekdayNames } from '../../weekday-names.ts'
import { hasKind, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import { type ClauseFacts, clauseFactsOf, areAllEmpty } from './clause-facts.ts'
import { type Clause, isCondition } from './clause.ts'
import type { ReadingState } from './reading-state.ts'

type Days = NonNullable<ClauseFacts['days']>

/**
 * Updates the state after a clause that was not read. A reason lends its days to the wish that
 * follows; 'fine' names the days that 'otherwise' excludes.
 */
export function noteUnread(facts: ClauseFacts, state: ReadingState, next: Clause | undefined): void {
  state.isNot = false
  state.isOnlyDishes = false
  state.aheadDays = undefined
  // In 'soup on Monday. Kit is training so cook for him' the second wish has no day.
  if (facts.clause.joiner === 'stop' && !facts.days) {
    state.days = undefined
    state.inheritedDays = undefined
  }
  // In 'three of us on Monday. When he's back on Friday, his favourite' the favourite is not for
  // Monday.
  if (isCondition(facts.clause.joiner) && facts.days) state.days = undefined
  if (facts.days) state.inheritedDays = undefined
  // In 'Kit's friend Omar on Friday, he's halal' the pronoun does not mean Kit.
  const { tokens } = facts.clause
  const guest = facts.guest && tokens.indexOf(facts.guest)
  // In 'Tom is taking his girlfriend out, so he is not in' the pronoun means Tom.
  const isTheirGuest = guest !== undefined && (tokens[guest - 1] === facts.who || guest === 0)
  const isOfStranger = isTheirGuest || tokens.some(isStranger)
  if (facts.who && facts.who.names.length > 0) state.who = isOfStranger ? undefined : facts.who.names
  // 'The kids choose on Friday, otherwise something healthy' means the other days.
  const isSpared = next !== undefined && clauseFactsOf(next).cues.has('otherwise')
  if (facts.cues.has('fine') || isSpared) state.fineDays = facts.days
  if (isSpared && facts.slots.length > 0) state.slots = facts.slots
  const hasInheritedDay =
    !isSpared &&
    (next?.joiner === 'so' || facts.hasOccasion || lendsDays(facts, next) || isAheadOf(facts, next))
  const earlier = (isOneMore(facts) || isOthersToo(facts, next)) && facts.days ? state.unreadDays : undefined
  // 'Leo turns six on Friday and he picked ribs, so ribs': the ribs are for Friday.
  const earlierDays = facts.clause.joiner === 'and' && !facts.days ? state.unreadDays : undefined
  state.unreadDays = facts.days && earlier ? bothDays(earlier, facts.days) : (facts.days ?? earlierDays)
  // In 'I work nights Mon to Wed, so quick dinners' it is unclear on which days.
  const isPlain = facts.secondDays === undefined && !isAside(facts) && !facts.clause.tokens.some(isPast)
  state.reasonDays =
    hasInheritedDay && isPlain && areDaysPlanned(state.unreadDays, state) ? state.unreadDays : undefined
  state.reasonClause = state.reasonDays && !earlier ? facts.clause : undefined
  // A reason at a meal time that is not planned lends no meal time.
  if (state.reasonDays) state.aheadSlots = facts.slots.filter((slot) => state.context.slots.includes(slot))
  if (facts.cues.has('fine') && facts.dishes.length > 0) state.dishes = facts.dishes
  state.remarkDishes = facts.dishes.filter(({ isQuality, isNot }) => !isQuality && !isNot)
}

/**
 * Whether a clause adds another reason: 'judo on Monday and football on Wednesday', 'judo Monday,
 * football Wednesday'.
 */
const isOneMore = ({ clause: { joiner, tokens } }: ClauseFacts) =>
  joiner === 'and' || (joiner === 'comma' && tokens.length < 4 && !hasKind(tokens, 'subject', 'who'))

/**
 * Whether a clause adds a reason of another person: 'Ella has judo on Monday, Tom has cubs on
 * Wednesday, so quick ones'.
 */
const isOthersToo = ({ clause: { joiner, tokens } }: ClauseFacts, next: Clause | undefined) =>
  joiner === 'comma' && next?.joiner === 'so' && tokens[0]?.kind === 'who' && tokens[0].names.length > 0

/** Whether a token tells of the past: 'we had fish on Monday'. */
const isPast = (token: Token) => isWord(token, /^(?:had|ate|made|cooked|went|we had|i made)$/, 'unknown')

/** Whether a clause is an aside on the one before: 'which we only found out on Monday'. */
const isAside = ({ clause: { tokens, joiner } }: ClauseFacts) =>
  joiner === 'comma' && isWord(tokens[0], /^which$/, 'filler')

/** Whether a token may be the name of a stranger; in 'Raj is doing Dryathlon' it is not. */
const isStranger = (token: Token, at: number, tokens: Clause['tokens']) => {
  const before = tokens[at - 1]
  const isDone = before && isWord(before, /^(?:doing|trying|starting|training)\b/)
  return token.kind === 'unknown' && token.isCapital === true && !isDone
}

/**
 * The days of two reasons together: 'ballet on Tuesdays and football on Wednesdays, so those are
 * quick'.
 */
function bothDays(one: Days, other: Days): Days {
  if (!one.days || !other.days || one.dates || other.dates) return other
  const all = new Set([...one.days, ...other.days])
  return { ...other, days: weekdayNames.filter((name) => all.has(name)), sort: 'many' }
}

/**
 * Whether a condition names the day of the wish behind it: 'when Gran is here on Sunday, a roast'.
 */
const isAheadOf = ({ clause }: ClauseFacts, next: Clause | undefined) =>
  isCondition(clause.joiner) && next?.joiner === 'comma'

/** Whether some of these days are in the plan. */
export const areDaysPlanned = (days: ClauseFacts['days'], { context }: ReadingState) =>
  !days?.dates || days.dates.some((date) => context.dates.includes(date))

/** Whether a clause is about who is there or whether anybody cooks. */
const isAboutWhoEats = ({ cues, guest, dishes, number, who, compare, isNot, pointsToDay }: ClauseFacts) =>
  // 'We're driving back on Sunday, no dinner that night'.
  (isNot && pointsToDay && dishes.length === 0 && number === undefined) ||
  (guest !== undefined && dishes.length === 0) ||
  // 'Raj is at a seminar on Tuesday, just me and the kids for lunch'.
  (who !== undefined && dishes.length === 0 && isWord(compare, /^(?:only|just)$/)) ||
  (number !== undefined && dishes.length === 0 && (cues.has('of us') || cues.has('we are'))) ||
  (['away', 'out', 'takeaway', 'freezer', 'bought', 'skip', 'guest'] as const).some((cue) => cues.has(cue))

/**
 * Whether a remark lends its days to the wish behind it: 'Tuesdays are mad, nothing over 20
 * minutes'.
 */
function lendsDays({ days, clause, slots, dishes, hasMeal }: ClauseFacts, next: Clause | undefined): boolean {
  if (!days || next?.joiner !== 'comma' || clause.joiner === 'because') return false
  const after = clauseFactsOf(next)
  // In 'make a start on the ham on Sunday, chicken on two nights' two meals do not fit the one day.
  if (days.sort === 'one' && after.isManySlots && after.dishes.length > 0) return false
  // 'On the road on Saturday, no dinner' lends the day; behind a remark about a breakfast it is
  // unclear.
  const isNoMeal =
    after.isNot && after.slots.length > 0 && areAllEmpty(after.dishes, after.number, after.count)
  const isPlain = areAllEmpty(slots, dishes, hasMeal)
  return (
    areAllEmpty(after.days, after.hasUnknown) &&
    (isAboutWhoEats(after) ||
      (isNoMeal && isPlain) ||
      (after.dishes.length > 0 &&
        after.dishes.every(({ isQuality, isNot }) => isQuality || (!isNot && !after.isNot && !after.count))))
  )
}
