/** Rules for meals that nobody cooks, and for sides. */

import type { DishLike, PlanRule } from '../../plan-rule.ts'
import { type ClauseFacts, scopeOf, ruleDaysOf, areAllEmpty, strengthOf } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { isOfKind, isCue, isPronoun, isWord } from '../tokens/token-checks.ts'
import { insteadCues, type Token } from '../tokens/token.ts'
import { daysOfClause } from './dish-rules.ts'
import { isAtTheirs } from './guest-rules.ts'
import { isOfHim } from './people-of-clause.ts'
import { isNotAway } from './people-rules.ts'
import { isForDish } from './use-rules.ts'

/**
 * Nothing is cooked where everybody is out, or where something else is eaten: 'takeaway on
 * Saturday', 'no cooking on Sunday', 'leftovers on Thursday'.
 */
export function skipRules(facts: ClauseFacts, state: ReadingState): PlanRule[] | null {
  const { cues, dishes, who, guest } = facts
  const instead = insteadCues.find((one) => cues.has(one))
  const isUs =
    areAllEmpty(who, guest) &&
    !isOfHim(facts.clause) &&
    !facts.clause.tokens.some(isThey) &&
    !(facts.saysI && (cues.has('away') || cues.has('out')))
  const isOut =
    ((cues.has('away') && isUs) || (who === undefined && isAtTheirs(facts))) && dishes.length === 0
  const isSkip = cues.has('skip') && isUs
  if ((instead === undefined && !isOut && !isSkip) || isForDish(facts) || isNotAway(facts)) return null
  const isKind = (what: DishLike) =>
    instead === 'takeaway' && (what.cuisine !== undefined || what.food !== undefined)
  if (dishes.some(({ what, isNot }) => isNot || !(isKind(what) || instead === 'leftovers'))) return null
  if (isSkip && isNotTwice(facts)) return null
  const times = isOut ? undefined : timesIn(facts, instead !== undefined)
  if ((facts.count || (facts.number && facts.days?.sort !== 'one')) && times === undefined) return null
  if (instead !== undefined && facts.isNot) return null
  // In 'a big chilli, two teas out of it' the meals are of the chilli, not leftovers of something
  // else.
  const isOfIt = facts.clause.tokens.some((token) => token.kind === 'cue' && token.word?.endsWith(' it'))
  if (instead === 'leftovers' && isOfIt && times !== undefined && times > 1) return null
  // In 'no breakfast on Sunday, we're having brunch out' the second clause is about that meal.
  const last = state.rules.at(-1)
  const isWhy =
    (isOut || instead !== undefined) &&
    facts.clause.joiner === 'comma' &&
    last?.kind === 'skip' &&
    facts.slots.length > 0 &&
    last.when?.slots?.join() === facts.slots.join()
  const days = daysOfClause(facts, state) ?? (isWhy ? state.days : undefined)
  if (days === undefined && facts.slots.length === 0 && times === undefined) return null
  const isWeekly = times !== undefined && state.context.dates.length > 7 && facts.cues.has('total')
  const scope = scopeOf(ruleDaysOf(days, facts.slots), undefined)
  return [
    {
      kind: 'skip',
      ...(instead
        ? { instead }
        : isOut && !needsNoMeal(facts) && !leavesDayOut(facts)
          ? { instead: 'out' }
          : {}),
      ...(times !== undefined && { times }),
      ...(isWeekly && { per: 'week' as const }),
      ...scope,
      ...strengthOf(facts),
    },
  ]
}

/**
 * Whether nothing is to be cooked a second time: 'I'm not cooking twice'. 'No cooking twice this
 * week' means two evenings off.
 */
const isNotTwice = ({ clause: { tokens } }: ClauseFacts) =>
  tokens.some((token, at) => {
    if (token.kind !== 'cue' || token.cue !== 'skip' || token.isCookingOff !== true) return false
    const [next, behind] = tokens.slice(at + 1)
    const isTwice = next?.kind === 'count' && !isWord(token, /^(?:no|zero|without|nobody) /)
    // 'I'm not cooking two different meals' is about meals; with nights it means evenings off.
    const isOfMeals =
      behind?.kind === 'meal' ||
      (behind?.kind === 'slot' && behind.isNight !== true) ||
      isCue(behind, 'different', 'other')
    return isTwice || (next?.kind === 'number' && isOfMeals)
  })

/** Whether a token means other people, not the whole table: 'they have hot dinners on Friday'. */
const isThey = (token: Token) => isWord(token, /^they(?:ve|re|ll)?$/, 'subject') || isPronoun(token)

/**
 * How often nothing is cooked: 'takeaway once', 'two nights off cooking'. Undefined for a limit,
 * such as 'at most one takeaway'.
 */
function timesIn(
  { count, number, days, compare, dishes, isNot }: ClauseFacts,
  hasInstead: boolean,
): number | undefined {
  if (dishes.length > 0 || compare || days?.sort === 'one') return undefined
  // 'Takeaway on Friday or Saturday' means one of them; 'no cooking on Friday or Saturday' both.
  if (days?.sort === 'any' && areAllEmpty(count, number, isNot)) return hasInstead ? 1 : undefined
  if (count) return count.min !== undefined && count.min >= 1 && !count.isAbove ? count.min : undefined
  return number && Number.isInteger(number.n) && number.most === undefined ? number.n : undefined
}

/** Whether a clause leaves a day out without telling what is eaten: 'leave Friday out'. */
const leavesDayOut = ({ clause: { tokens } }: ClauseFacts) =>
  tokens.some((token, at) => {
    const next = tokens[at + 1]
    return isWord(token, /^leave$/, 'filler') && isOfKind(next, 'days', 'slot')
  })

/** Whether a clause says that no meal is needed: 'we won't need dinner'. */
const needsNoMeal = ({ clause: { tokens } }: ClauseFacts) =>
  tokens.some((token) => isCue(token, 'away') && isWord(token, /need|want|skip|miss/))

/** 'A side with dinner every night', 'with a side on Sunday'. A side of one dish is not meant. */
export function sideRules(facts: ClauseFacts, state: ReadingState): PlanRule[] | null {
  const { cues, dishes, count, number, isNot, who } = facts
  if (!cues.has('side') || cues.size > 1 || dishes.length > 0) return null
  if (count || number || isNot || who !== undefined) return null
  const when = ruleDaysOf(daysOfClause(facts, state), facts.slots)
  // 'Fish on Friday, with a side' is about that fish alone.
  if (when === undefined && state.rules.length > 0) return null
  return [{ kind: 'side', ...scopeOf(when, undefined), ...strengthOf(facts) }]
}
