/** Rules for meals that are left out. */

import { type ClauseFacts, scopeOf, ruleDaysOf } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { hasWord } from '../tokens/token-checks.ts'
import { type ClauseReading, neutralCues } from './clause-reading.ts'
import { daysOfClause } from './dish-rules.ts'
import { peopleOfClause } from './people-of-clause.ts'

/** Whether a meal replaces another ('brunch instead of breakfast'), which no rule can say. */
const isInPlace = ({ clause: { tokens } }: ClauseFacts) =>
  hasWord(tokens, /^(?:instead of|rather than|in place of)$/, 'not')

/**
 * A meal that is denied without a dish is not planned for whoever is named: 'no lunch for him', 'no
 * dinner on Friday', 'just me'.
 */
export function readNoMeal(facts: ClauseFacts, state: ReadingState): ClauseReading {
  const { cues, slots, dishes } = facts
  if (dishes.length > 0 || facts.count || facts.number) return null
  // In 'we are out of eggs, so none for breakfast' the eggs are denied, not the breakfast.
  if (facts.clause.joiner !== 'stop' && hasWord(facts.clause.tokens, /^none$/, 'not')) return null
  const isNone =
    (facts.isNot && slots.length > 0 && !isInPlace(facts)) ||
    cues.has('skip') ||
    // 'We're driving back on Sunday, nothing that night'.
    (facts.isNothing && (facts.days ?? (facts.pointsToDay ? state.reasonDays : undefined)) !== undefined)
  if ([...cues].some((cue) => !neutralCues.has(cue) && cue !== 'skip')) return null
  if (!isNone) return null
  // In 'a huge breakfast on Sunday, no lunch' the day stands in the unread clause.
  const isOfUnread = state.unreadDays !== undefined && !facts.days && facts.clause.joiner === 'comma'
  if (isOfUnread && !state.reasonDays) return null
  // 'I don't eat in the evening' is about the speaker alone.
  const { speaker } = state.context
  const isMine = hasWord(
    facts.clause.tokens,
    /^i (?:dont|do not|wont|will not) (?:eat|need|have|want)$/,
    'not',
  )
  const speakerAlone = isMine && speaker !== undefined && slots.length > 0 ? [speaker] : undefined
  const who = facts.isCookingOff ? undefined : (peopleOfClause(facts, state) ?? speakerAlone)
  // In 'pancakes on Sunday, no lunch' the lunch is on Sunday.
  const isForLastDays =
    ['comma', 'and', 'but'].includes(facts.clause.joiner) &&
    state.days?.sort === 'one' &&
    state.rules.length > 0
  const days = daysOfClause(facts, state) ?? (isForLastDays ? state.days : undefined)
  if (who && who.length > 0) {
    const last = state.rules.at(-1)
    if (
      last?.kind === 'away' &&
      facts.clause.joiner !== 'stop' &&
      !facts.days &&
      slots.length > 0 &&
      last.who?.join() === who.join()
    )
      return { rules: [{ ...last, when: { ...last.when, slots: [...slots] } }], instead: true }
    return { rules: [{ kind: 'away', ...scopeOf(ruleDaysOf(days ?? state.days, slots), who) }] }
  }
  const when = ruleDaysOf(days, slots)
  if (!when) return null
  return {
    rules: [
      { kind: 'skip', ...scopeOf(when, undefined), ...(facts.isMaybe && { strength: 'prefer' as const }) },
    ],
  }
}
