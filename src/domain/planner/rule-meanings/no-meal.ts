/** Rules for meals that are left out. */
import { type Facts, scopeOf, whenOf } from '../rule-clauses/clause-facts.ts'
import { daysOfClause } from './dish-rules.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import { type Reading, neutralCues } from './reading.ts'
import { whoOf } from './who-of.ts'
import { hasWord } from '../rule-tokens/token-checks.ts'

/** Whether a meal replaces another ('brunch instead of breakfast'), which no rule can say. */
const isInPlace = ({ clause: { tokens } }: Facts) =>
  hasWord(tokens, /^(?:instead of|rather than|in place of)$/, 'not')

/** 'No lunch for him', 'no dinner on Friday', 'just me'. */
export function noMeal(facts: Facts, memory: Memory): Reading {
  const { cues, slots, dishes } = facts
  if (dishes.length > 0 || facts.count || facts.number) return null
  // In 'we are out of eggs, so none for breakfast' the eggs are denied, not the breakfast.
  if (facts.clause.joiner !== 'stop' && hasWord(facts.clause.tokens, /^none$/, 'not')) return null
  const isNone =
    (facts.isNot && slots.length > 0 && !isInPlace(facts)) ||
    cues.has('skip') ||
    // 'We're driving back on Sunday, nothing that night'.
    (facts.isNothing && (facts.days ?? (facts.pointsToDay ? memory.reasonDays : undefined)) !== undefined)
  if ([...cues].some((cue) => !neutralCues.has(cue) && cue !== 'skip')) return null
  if (!isNone) return null
  // In 'a huge breakfast on Sunday, no lunch' the day stands in the unread clause.
  const isOfUnread = memory.unreadDays !== undefined && !facts.days && facts.clause.joiner === 'comma'
  if (isOfUnread && !memory.reasonDays) return null
  // 'I don't eat in the evening' is about the speaker alone.
  const { speaker } = memory.context
  const isMine = hasWord(
    facts.clause.tokens,
    /^i (?:dont|do not|wont|will not) (?:eat|need|have|want)$/,
    'not',
  )
  const own = isMine && speaker !== undefined && slots.length > 0 ? [speaker] : undefined
  const who = facts.isCookingOff ? undefined : (whoOf(facts, memory) ?? own)
  // In 'pancakes on Sunday, no lunch' the lunch is on Sunday.
  const isThen =
    ['comma', 'and', 'but'].includes(facts.clause.joiner) &&
    memory.days?.sort === 'one' &&
    memory.rules.length > 0
  const days = daysOfClause(facts, memory) ?? (isThen ? memory.days : undefined)
  if (who && who.length > 0) {
    const last = memory.rules.at(-1)
    if (
      last?.kind === 'away' &&
      facts.clause.joiner !== 'stop' &&
      !facts.days &&
      slots.length > 0 &&
      last.who?.join() === who.join()
    )
      return { rules: [{ ...last, when: { ...last.when, slots: [...slots] } }], instead: true }
    return { rules: [{ kind: 'away', ...scopeOf(whenOf(days ?? memory.days, slots), who) }] }
  }
  const when = whenOf(days, slots)
  if (!when) return null
  return {
    rules: [
      { kind: 'skip', ...scopeOf(when, undefined), ...(facts.isMaybe && { strength: 'prefer' as const }) },
    ],
  }
}
