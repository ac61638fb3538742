/** Guesses what unread texts may mean, as rules of which a person picks one. */

import { withCapital } from '@plateful/ingredients/format-english'
import { isDeepEqual } from '../../../is-deep-equal.ts'
import {
  type DishLike,
  measures,
  type PlanRule,
  type ReadRules,
  type ReadSentence,
  type RuleCount,
  type RuleOffer,
} from '../../plan-rule.ts'
import { type ClauseFacts, clauseFactsOf, scopeOf, ruleDaysOf } from '../clauses/clause-facts.ts'
import { type Clause, isCondition } from '../clauses/clause.ts'
import { newReadingState } from '../clauses/reading-state.ts'
import { datesIn } from '../joins/dates-in.ts'
import { countOf } from '../meanings/dish-rules.ts'
import { peopleOfClause } from '../meanings/people-of-clause.ts'
import type { RuleContext } from '../rule-context.ts'
import { clausesOfSentence } from './clauses-of-sentence.ts'
import { readRules } from './read-rules.ts'

/**
 * The most offers below a sentence, and the most dishes of one 'or'. A clause with more unknown
 * words than this is about something else than its dish.
 */
const MOST = { offers: 5, choices: 3, unknown: 2 }

/** From so many days of a plan on, 'at most twice' is offered too. */
const FEW_DAYS = 4
const WEEK = 7

/** Words that ask for less or more of a dish or for a side, or tell what there is in the house. */
const fewer =
  /\b(?:less|fewer|(?:not|isnt|isn't|isn’t|dont|don't|don’t) .*\b(?:so|too|as|that) (?:much|many|often)|not (?:so|too|as) (?:much|many|often)|too (?:much|many|often)|cut (?:down|back)|go easy|ease off|reduce|enough of|sick of|tired of|fed up)\b/iu
const more = /\b(?:more|extra|plenty|lots|loads|often|oftener|regularly|rarely|hardly|enough)\b/iu
const beside =
  /\b(?:with|beside|alongside) (?:(?:every|each|our|my|the) )?(?:meal|dinner|lunch|tea|supper)s?\b/iu
const stock =
  /\b(?:(?:we|i) have|(?:we|i)(?:'|’)?ve|got|bought|picked up|there(?:'|’)?s|there (?:is|are)|in the (?:fridge|freezer|cupboard|pantry))\b/iu

/** Words for what a week costs in all, and not each serving. */
const spending =
  /\b(?:budget|shopping|(?:for|in|over) (?:the|a|this|next) week|(?:a|per|each) week|weekly)\b/iu

/** Reads a sentence as rules, and finds what its unread parts may mean (planner 119). */
export function readSentence(sentence: string, context: RuleContext): ReadSentence {
  const read = readRules(sentence, context)
  return { ...read, offers: [...offerRules(read, context), ...offerOtherWeeks(sentence, read, context)] }
}

/**
 * Where the coming Saturday was taken for 'on Saturday' (planner 154), the same on the others
 * (planner 164).
 */
function offerOtherWeeks(sentence: string, { rules }: ReadRules, context: RuleContext): RuleOffer[] {
  const isOfTable = ({ kind }: PlanRule) => ['guest', 'away', 'skip', 'heads'].includes(kind)
  if (context.dates.length <= WEEK || !rules.some((rule) => isOfTable(rule) && rule.when?.dates)) return []
  const weekly = readRules(sentence, { ...context, isEachWeek: true }).rules
  return rules.flatMap((rule, at): RuleOffer[] => {
    const { when } = rule
    const other = weekly[at]
    const days = other?.when?.days
    const isSame = other && isDeepEqual({ ...rule, when: undefined }, { ...other, when: undefined })
    if (!isOfTable(rule) || !when?.dates || !days || !isSame) return []
    const dates = datesIn({ days }, context).filter((date) => !when.dates?.includes(date))
    const said = days.map(withCapital).join(' and ')
    return dates.length === 0 ? [] : [{ said, rules: [{ ...rule, when: { ...when, dates } }] }]
  })
}

/**
 * For each clause of the unread texts that names a dish or a quality, the rules that it may mean.
 * 'Less pasta' offers at most once, at most twice or none; 'vegetarian or fish on Friday' either
 * one; 'we have salmon' using it up; any other clause the dish, or none of it. What a read rule
 * says already is not offered.
 */
export function offerRules({ rules, unread }: ReadRules, context: RuleContext): RuleOffer[] {
  const offers = unread.flatMap((text) => {
    const clauses = clausesOfSentence(text, context)
    return groupsOf(clauses).flatMap((group): RuleOffer[] => {
      const end = group.at(-1)?.end
      const said = text.slice(group[0]?.start, end)
      const before = clauses.filter((clause) => clause.start < (group[0]?.start ?? 0)).map(clauseFactsOf)
      const daysBefore = before.findLast(({ days }) => days !== undefined)?.days
      const offered = rulesOf(
        { said, group: group.map(clauseFactsOf), daysBefore, isStock: stock.test(text.slice(0, end)) },
        context,
      )
      const isReadAlready = offered.some((one) => rules.some((rule) => isOfSame(one, rule)))
      return offered.length === 0 || isReadAlready ? [] : [{ said, rules: offered }]
    })
  })
  return offers.slice(0, MOST.offers)
}

/** Groups each clause with those that 'or' joins to it. Reasons and conditions are left out. */
function groupsOf(clauses: readonly Clause[]): Clause[][] {
  const groups: Clause[][] = []
  for (const clause of clauses) {
    if (isCondition(clause.joiner) || clause.joiner === 'because') continue
    const last = groups.at(-1)
    if (clause.joiner === 'or' && last) last.push(clause)
    else groups.push([clause])
  }
  return groups
}

interface Asked {
  said: string
  group: readonly ClauseFacts[]
  /** The days that an earlier clause of the same text names. */
  daysBefore: ClauseFacts['days']
  /** It, or an earlier clause, tells what there is in the house. */
  isStock: boolean
}

function rulesOf({ said, group, daysBefore, isStock }: Asked, context: RuleContext): PlanRule[] {
  const dishes = group.flatMap((facts) => facts.dishes)
  const isOneOfSeveral = group.length > 1 && group.every((facts) => facts.dishes.length === 1)
  if (dishes.length !== 1 && !isOneOfSeveral) return []
  if (dishes.length > MOST.choices || group.some(({ guest }) => guest !== undefined)) return []
  const state = newReadingState(context)
  const days = group.map((facts) => facts.days).find((one) => one !== undefined)
  const slots = group.flatMap((facts) => facts.slots)
  const who = group.map((facts) => peopleOfClause(facts, state)).find((names) => names !== undefined)
  const have = (what: DishLike, count: RuleCount, on = days): PlanRule => ({
    kind: 'have',
    what,
    count,
    ...(!on && context.dates.length > WEEK && isLimited(count) && { per: 'week' as const }),
    ...scopeOf(ruleDaysOf(on, slots), who),
  })
  const count = group.map((facts) => countOf(facts, state)).find((one) => one !== undefined)
  if (isOneOfSeveral) return dishes.map(({ what }) => have(what, count ?? { min: 1 }))
  const [dish] = dishes
  if (!dish || count) return []
  const { what, isNot, isQuality } = dish
  const isLimit = measures.some((limit) => limit in what)
  if (isLimit && 'cost' in what && spending.test(said)) return [{ kind: 'total', what, per: 'week' }]
  if (isLimit && !isNot) return [have(what, 'every')]
  const isLong = days === undefined && context.dates.length >= FEW_DAYS
  const leaning = leaningCounts(said, isNot, isLong)
  if (leaning) return leaning.map((one) => have(what, one))
  const unknown = group.flatMap(({ clause: { tokens } }) => tokens.filter(({ kind }) => kind === 'unknown'))
  if (isQuality || unknown.length > MOST.unknown) return []
  if (beside.test(said))
    return [{ kind: 'side', ...scopeOf(ruleDaysOf(days, slots), who) }, have(what, { min: 1 })]
  if (isStock && what.food !== undefined) return [{ kind: 'use', what }, have(what, { min: 1 })]
  // 'Kit has four friends round on Friday, pizza': on Friday, or on any day?
  const isForLastDays = days === undefined && daysBefore !== undefined
  return [
    ...(isForLastDays ? [have(what, { min: 1 }, daysBefore)] : []),
    have(what, { min: 1 }),
    have(what, { max: 0 }),
  ]
}

/** The counts that a wish for less or more may mean; undefined where it is neither. */
function leaningCounts(text: string, isNot: boolean, isLong: boolean): RuleCount[] | undefined {
  if (fewer.test(text)) return isLong ? [{ max: 1 }, { max: 2 }, { max: 0 }] : [{ max: 1 }, { max: 0 }]
  if (isNot) return isLong ? [{ max: 0 }, { max: 1 }] : [{ max: 0 }]
  return more.test(text) && isLong ? [{ min: 2 }, { min: 3 }] : undefined
}

/** Whether a count is per week in a long plan; 'every' and none are the same in each week. */
const isLimited = (count: RuleCount) => count !== 'every' && count.max !== 0

/** Whether a read rule is about the same dish as an offer. */
const isOfSame = (offered: PlanRule, read: PlanRule) =>
  offered.kind === 'have' &&
  read.kind === 'have' &&
  isDeepEqual(offered.what, read.what) &&
  isDeepEqual(offered.who, read.who)
