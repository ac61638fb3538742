/**
 * Checks that each small word with a possible meaning was used. `are-facts-used` checks dishes,
 * figures, days and people; this file checks the words between them.
 */

import { type PlanRule, isRule, hasRule } from '../../plan-rule.ts'
import type { ClauseFacts } from '../clauses/clause-facts.ts'
import { datesIn } from '../joins/dates-in.ts'
import { isEachWeek } from '../meanings/dish-rules.ts'
import type { RuleContext } from '../rule-context.ts'
import { hasKind, hasRun, hasWord, isOfKind, isNightly, isRunAt, unitOf } from '../tokens/token-checks.ts'
import type { TokenOf, Token } from '../tokens/token.ts'
import type { Doubt } from './doubt.ts'

/** What a check gets: the clause and its tokens, the rules made of it, and the context. */
interface Reading extends ClauseFacts {
  tokens: readonly Token[]
  rules: readonly PlanRule[]
  context: RuleContext
}

const isOfAllMeals = (rule: PlanRule) => rule.kind === 'have' && rule.count === 'every'

/** Whether the rules have each of two ranges of days, or both together. */
function areAllDaysUsed({ exceptDays, tokens, rules, context }: Reading): boolean {
  const smallWords = tokens.filter(
    (token): token is TokenOf<'days'> => token.kind === 'days' && token !== exceptDays,
  )
  if (smallWords.length < 2) return true
  const used = new Set(
    rules.flatMap((rule) =>
      [rule.when, rule.kind === 'leftover' ? rule.to : undefined].flatMap((when) =>
        when?.days || when?.dates ? [datesIn({ days: when.days, dates: when.dates }, context).join()] : [],
      ),
    ),
  )
  const datesOfEach = smallWords.map((token) => datesIn(token, context))
  const all = context.dates.filter((date) => datesOfEach.some((dates) => dates.includes(date))).join()
  return datesOfEach.every((dates) => used.has(dates.join())) || used.has(all) || hasRule(rules, 'guest')
}

/** Doubts about a clause of which a small word is in none of its rules. */
export const unusedSmallWords: readonly Doubt<Reading>[] = [
  {
    examples: ['The rest under £5'],
    because: 'a rule for every meal would not be about the rest',
    applies: ({ cues, rules }) =>
      cues.has('otherwise') &&
      rules.every((rule) => isOfAllMeals(rule) && !rule.when?.days && !rule.when?.dates),
  },
  {
    examples: ['Pasta in one week'],
    because: 'only a rule about repeats has a length of time',
    applies: ({ tokens, rules }) =>
      hasRun(tokens, (token) => token.kind === 'number' && token.n === 1, unitOf('week', 'fortnight')) &&
      !hasRule(rules, 'repeat', 'total', 'use', 'leftover'),
  },
  {
    examples: ['Two of: korma, lasagne on Friday'],
    because: 'the list with one number was not joined',
    applies: ({ tokens }) => hasRun(tokens, ['number', 'count'], /^of$/, /^(?::|these|those|each)$/),
  },
  {
    examples: ['Follow the roast with something'],
    because: "its 'something' or 'anything' has no dish",
    applies: ({ tokens }) => {
      const some = tokens.findLastIndex(({ kind }) => kind === 'some')
      return some >= 0 && tokens.slice(some + 1).every((token) => isOfKind(token, 'filler', 'days', 'slot'))
    },
  },
  {
    examples: ['Protein at every meal'],
    because: 'it does not ask for another protein each time',
    applies: ({ tokens, rules, isNot, cues }) =>
      rules.some((rule) => rule.kind === 'repeat' && rule.by !== undefined) &&
      !isNot &&
      !(['different', 'running', 'no repeat'] as const).some((cue) => cues.has(cue)) &&
      hasWord(tokens, /^(?:protein|proteins|cuisine|cuisines|country|countries)$/),
  },
  {
    examples: ['Pizza every night once'],
    because: "a rule for every meal would lose the 'once'",
    applies: ({ tokens, rules }) =>
      tokens.some((token) => token.kind === 'count' && token.isNumber !== true && token.min === token.max) &&
      rules.every(isOfAllMeals),
  },
  {
    examples: ['Fish with Tom'],
    because: 'the person or guest it is with is in no rule for people',
    applies: ({ tokens, rules }) =>
      hasRun(tokens, /^with$/, ['guest', 'who']) && !hasRule(rules, 'guest', 'heads', 'away', 'skip'),
  },
  {
    examples: ['Dave is away before dinner'],
    because: "its 'until' or 'before' is in no rule for guests or order",
    applies: ({ cues, rules }) =>
      (cues.has('until') || cues.has('before')) && !hasRule(rules, 'guest', 'order'),
  },
  {
    examples: ['Use up the leeks each week'],
    because: 'no rule counts each week',
    applies: (reading) =>
      reading.context.dates.length > 7 &&
      isEachWeek(reading) &&
      !reading.rules.some(
        (rule) =>
          isRule(rule, 'total', 'repeat') ||
          isOfAllMeals(rule) ||
          (isRule(rule, 'skip', 'have') && rule.per === 'week'),
      ),
  },
  {
    examples: ['The night Dave is out'],
    because: 'it does not say which night',
    applies: ({ tokens, days }) =>
      days === undefined &&
      tokens.some(
        (_, at) =>
          isRunAt(tokens, at, /^the$/, isNightly) &&
          (at === tokens.length - 2 || isOfKind(tokens[at + 2], 'guest', 'who')),
      ),
  },
  {
    examples: ['Peas until Friday from Monday'],
    because: 'the rules lack one of its ranges of days',
    applies: (reading) => !areAllDaysUsed(reading),
  },
  {
    examples: ['Pad thai, but not in on Monday'],
    because: "'not in' does not mean that somebody is away",
    applies: ({ clause, cues, tokens, rules }) =>
      clause.joiner === 'but' &&
      cues.has('away') &&
      hasRule(rules, 'skip') &&
      !hasKind(tokens, 'subject', 'guest', 'who'),
  },
]

/** Whether every small word of a clause with a possible meaning is in its rules. */
export function areSmallWordsUsed(
  facts: ClauseFacts,
  rules: readonly PlanRule[],
  context: RuleContext,
): boolean {
  const reading = { ...facts, tokens: facts.clause.tokens, rules, context }
  return !unusedSmallWords.some((doubt) => doubt.applies(reading))
}
