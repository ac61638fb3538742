/**
 * Checks that each small word with a possible meaning was used. `are-facts-used` checks dishes,
 * figures, days and people; this file checks the words between them.
 */
import { type PlanRule, isRule, hasRule } from '../plan-rule.ts'
import type { Facts } from '../rule-clauses/clause-facts.ts'
import { datesIn } from '../rule-joins/dates-in.ts'
import { isEachWeek } from '../rule-meanings/dish-rules.ts'
import type { TokenOf, Token } from '../rule-tokens/token.ts'
import type { RuleContext } from '../rule-reader/rule-context.ts'
import { has, hasWord, isA, isNightly, isWord } from '../rule-tokens/token-checks.ts'

/** What a check gets: the clause and its tokens, the rules made of it, and the context. */
interface Reading {
  facts: Facts
  tokens: readonly Token[]
  rules: readonly PlanRule[]
  context: RuleContext
}

type Check = (reading: Reading) => boolean

/** 'Tacos on Saturday with Abuela': a rule has the guest. */
const isCompanySaid: Check = ({ tokens, rules }) =>
  !tokens.some((token, at) => isWord(token, /^with$/) && isA(tokens[at + 1], 'guest', 'who')) ||
  hasRule(rules, 'guest', 'heads', 'away', 'skip')

/** An 'until' or 'before' that was joined with nothing is in a rule for guests or in an order. */
const isTimeJoined: Check = ({ tokens, rules }) =>
  tokens.every((token) => {
    if (token.kind !== 'cue') return true
    if (token.cue === 'until' || token.cue === 'before') return hasRule(rules, 'guest', 'order')
    return true
  })

/** 'A new recipe each week': the rules count each week. */
const isEachWeekSaid: Check = ({ facts, rules, context }) =>
  context.dates.length <= 7 ||
  !isEachWeek(facts) ||
  rules.some(
    (rule) =>
      isRule(rule, 'total', 'repeat') ||
      (rule.kind === 'skip' && rule.per === 'week') ||
      (rule.kind === 'have' && (rule.per === 'week' || rule.count === 'every')),
  )

/** 'The night Dave is out': the clause says which night. */
const isNightNamed: Check = ({ tokens, facts: { days } }) =>
  days !== undefined ||
  !tokens.some(
    (token, at) =>
      isNightly(token) &&
      isWord(tokens[at - 1], /^the$/) &&
      (at === tokens.length - 1 || isA(tokens[at + 1], 'guest', 'who')),
  )

const ownDays = (facts: Facts, tokens: readonly Token[]) =>
  tokens.filter((token): token is TokenOf<'days'> => token.kind === 'days' && token !== facts.exceptDays)

/** Two ranges of days in a clause: the rules have each, or both together. */
const areAllDaysUsed: Check = ({ facts, tokens, rules, context }) => {
  const own = ownDays(facts, tokens)
  if (own.length < 2) return true
  const used = new Set(
    rules.flatMap((rule) =>
      [rule.when, rule.kind === 'leftover' ? rule.to : undefined].flatMap((when) =>
        when?.days || when?.dates ? [datesIn({ days: when.days, dates: when.dates }, context).join()] : [],
      ),
    ),
  )
  const datesOfEach = own.map((token) => datesIn(token, context))
  const all = context.dates.filter((date) => datesOfEach.some((dates) => dates.includes(date))).join()
  return datesOfEach.every((dates) => used.has(dates.join())) || used.has(all) || hasRule(rules, 'guest')
}

/** 'Pad thai, but not in the first week': 'not in' does not mean that somebody is away. */
const isAbsenceTold: Check = ({ facts: { clause, cues }, tokens, rules }) =>
  clause.joiner !== 'but' ||
  !cues.has('away') ||
  !hasRule(rules, 'skip') ||
  has(tokens, 'subject', 'guest', 'who')

/** 'The rest under £5': a rule for every meal would not be about the rest. */
const isRestSaid: Check = ({ facts: { cues }, rules }) =>
  !cues.has('otherwise') ||
  rules.some(
    (rule) =>
      rule.kind !== 'have' ||
      rule.count !== 'every' ||
      rule.when?.days !== undefined ||
      rule.when?.dates !== undefined,
  )

/** 'Protein at every meal' does not ask for another protein each time. */
const isVarietySaid: Check = ({ tokens, rules, facts: { isNot, cues } }) =>
  !rules.some((rule) => rule.kind === 'repeat' && rule.by !== undefined) ||
  isNot ||
  cues.has('different') ||
  cues.has('running') ||
  cues.has('no repeat') ||
  !hasWord(tokens, /^(?:protein|proteins|cuisine|cuisines|country|countries)$/)

/** 'Quick please Tuesday, anything Wednesday': a 'something' or 'anything' has a dish. */
const isSomethingNamed: Check = ({ tokens }) => {
  const some = tokens.findLastIndex(({ kind }) => kind === 'some')
  return (
    some < 0 ||
    tokens.slice(some + 1).some(({ kind }) => kind !== 'filler' && kind !== 'days' && kind !== 'slot')
  )
}

/** 'Once a week each': a rule for every meal would lose the 'once'. */
const isOftenSaid: Check = ({ tokens, rules }) =>
  !tokens.some((token) => token.kind === 'count' && token.isNumber !== true && token.min === token.max) ||
  rules.some((rule) => rule.kind !== 'have' || rule.count !== 'every')

/** 'Pasta in one week': only a rule about repeats has a length of time. */
const isWithinSaid: Check = ({ tokens, rules }) =>
  !tokens.some((token, at) => token.kind === 'number' && token.n === 1 && isWeek(tokens[at + 1])) ||
  hasRule(rules, 'repeat', 'total', 'use', 'leftover')

/** 'Two of: korma, lasagne on Friday': a list with one number was joined. */
const isListJoined: Check = ({ tokens }) =>
  !tokens.some(
    (token, at) =>
      isA(token, 'number', 'count') &&
      isWord(tokens[at + 1], /^of$/) &&
      isWord(tokens[at + 2], /^(?::|these|those|each)$/),
  )

const isWeek = (token: Token | undefined) => token?.kind === 'unit' && /^(?:week|fortnight)$/.test(token.unit)

const checks: readonly Check[] = [
  isRestSaid,
  isWithinSaid,
  isListJoined,
  isSomethingNamed,
  isVarietySaid,
  isOftenSaid,
  isCompanySaid,
  isTimeJoined,
  isEachWeekSaid,
  isNightNamed,
  areAllDaysUsed,
  isAbsenceTold,
]

/** Whether every small word of a clause with a possible meaning is in its rules. */
export function areSmallWordsUsed(facts: Facts, rules: readonly PlanRule[], context: RuleContext): boolean {
  const { tokens } = facts.clause
  return checks.every((check) => check({ facts, tokens, rules, context }))
}
