import { type PlanRule, isRule, hasRule } from '../../plan-rule.ts'
import type { ClauseFacts } from '../clauses/clause-facts.ts'
import { datesIn } from '../joins/dates-in.ts'
import { isSizeOnly } from '../meanings/cooked-double.ts'
import { isAtTheirs } from '../meanings/guest-rules.ts'
import type { RuleContext } from '../rule-context.ts'
import { isCue, isWord } from '../tokens/token-checks.ts'
import type { Cue, TokenOf, Token } from '../tokens/token.ts'
import { RuleContents } from './rule-contents.ts'

/** The kinds of rule that each cue allows; a cue that is not listed allows all. */
const kindsOf: Readonly<Partial<Record<Cue, readonly PlanRule['kind'][]>>> = {
  after: ['order', 'leftover'],
  'next day': ['order', 'leftover'],
  double: ['leftover'],
  'eat again': ['leftover'],
  use: ['use', 'leftover', 'skip'],
  takeaway: ['skip'],
  side: ['side'],
  running: ['repeat'],
  'other day': ['repeat', 'have'],
  'same day': ['repeat'],
}

/** Kinds of rules that hold on all of their days, so 'Monday or Tuesday' does not fit them. */
const kindsOfAllDays: ReadonlySet<PlanRule['kind']> = new Set([
  'skip',
  'side',
  'guest',
  'heads',
  'leftover',
  'total',
])

/**
 * Whether rules hold everything that their clause says: each dish, figure, day, meal time, person
 * and 'not'. A clause of which a part is missing is not understood.
 */
export function areFactsUsed(facts: ClauseFacts, rules: readonly PlanRule[], context: RuleContext): boolean {
  const contents = new RuleContents(rules)
  const { tokens } = facts.clause
  const isUsed = (token: Token, at: number): boolean => {
    switch (token.kind) {
      case 'dish':
      case 'limit':
        return isDishUsed(token, facts, contents)
      case 'number':
        // The 'both' in 'under half an hour on both' means the two days named before.
        return contents.hasFigure(token.n) || (token.isBoth === true && rules.some(isOfEvery))
      case 'amount':
        return contents.hasFigure(token.n)
      case 'count':
        return contents.hasFigure(token.min ?? 0) && contents.hasFigure(token.max ?? 0)
      case 'days':
        if (isOfOneOf(token, facts, rules)) return false
        return (
          isOfExcept(token, facts, rules) ||
          contents.has(token.dates ?? token.days ?? []) ||
          hasOwnDays(rules, datesIn(token, context))
        )
      case 'slot':
        return token.isNight === true || context.slots.length === 1 || contents.has(token.slots)
      case 'who':
        return (
          mayBeForEverybody(token, tokens, at) ||
          // In 'for the kids' lunches' the person owns the meal for which more is cooked.
          (tokens[at + 1]?.kind === 'slot' && hasRule(rules, 'leftover')) ||
          areOthersMeant(facts, rules) ||
          contents.has(token.names) ||
          facts.isCookingOff ||
          hasHeads(rules)
        )
      case 'guest':
        return (
          (token.isOwner === true && tokens[at + 1]?.kind === 'dish') ||
          isGuestUsed(facts, rules) ||
          (token.names.length > 0 && contents.has(token.names))
        )
      case 'not':
        return rules.some(isLimiting)
      case 'compare':
        return isCompareUsed(token, facts, rules)
      case 'cue':
        return isCueUsed(token, rules)
      case 'between':
        return hasRule(rules, 'repeat')
      case 'ask':
      case 'joiner':
      case 'every':
      case 'filler':
      case 'maybe':
      case 'meal':
      case 'occasion':
      case 'remark':
      case 'some':
      case 'subject':
      case 'unknown':
      case 'correction':
      case 'vague':
        break
      // Dates, weeks and months that were not joined into days.
      case 'feast':
      case 'month':
      case 'ordinal':
      case 'relative':
      case 'stretch':
      case 'weeks':
      case 'week of':
      case 'week after':
        return false
      case 'unit':
        return isCountedUnit(token.unit, tokens, at) || contents.has([token.unit])
    }
    return true
  }
  return tokens.every(isUsed) && rules.every((rule) => isPossible(rule, context))
}

function isDishUsed(
  token: TokenOf<'dish' | 'limit'>,
  { cues }: ClauseFacts,
  contents: RuleContents,
): boolean {
  // 'Allergic to nuts' becomes a diet in its rule.
  const isDiet = cues.has('allergic') || cues.has('cannot have')
  // 'Use up the pork chops' names the food, not the dish.
  const isUsed = token.kind === 'dish' && typeof token.what.recipe === 'string' && contents.has([token.word])
  return isDiet || isUsed || contents.hasDish(token.what)
}

/** Whether days are a choice ('Monday or Tuesday') that a rule of this kind cannot express. */
const isOfOneOf = ({ sort }: TokenOf<'days'>, facts: ClauseFacts, rules: readonly PlanRule[]): boolean =>
  sort === 'any' &&
  !facts.isNot &&
  !isUncooked(facts) &&
  rules.some((rule) => kindsOfAllDays.has(rule.kind) && !(rule.kind === 'skip' && rule.times !== undefined))

/**
 * Whether excepted days are in the rule as the days that are left: 'quick on weekdays except
 * Friday'.
 */
const isOfExcept = (
  token: TokenOf<'days'>,
  { exceptDays, days }: ClauseFacts,
  rules: readonly PlanRule[],
): boolean =>
  exceptDays !== undefined &&
  (token === exceptDays || (token === days && rules.every(({ kind }) => kind === 'have')))

const isGuestUsed = (facts: ClauseFacts, rules: readonly PlanRule[]): boolean =>
  hasRule(rules, 'guest', 'heads') || ((isAtTheirs(facts) || facts.cues.has('out')) && hasRule(rules, 'skip'))

/** Whether a comparing word is in the rules; one that was joined with no number is not. */
const isCompareUsed = (
  { word }: TokenOf<'compare'>,
  facts: ClauseFacts,
  rules: readonly PlanRule[],
): boolean =>
  /^(?:only|just|in the|around|about|quicker)$/.test(word ?? '') ||
  (word === 'over' && facts.cues.has('guest')) ||
  facts.number !== undefined ||
  facts.cues.has('half week') ||
  hasRule(rules, 'repeat', 'total')

function isCueUsed({ cue, word }: TokenOf<'cue'>, rules: readonly PlanRule[]): boolean {
  if (cue === 'of us' && /of us/.test(word ?? '') && !hasHeads(rules)) return false
  // 'A big pan of chilli' says how much is cooked; it need not be eaten twice.
  if (cue === 'double' && isSizeOnly(word)) return rules.length > 0
  const kinds = kindsOf[cue]
  return !kinds || rules.some(({ kind }) => kinds.includes(kind))
}

/** Whether nothing is cooked on either day: 'no cooking on Monday or Wednesday'. */
const isUncooked = ({ clause: { tokens } }: ClauseFacts) =>
  tokens.some(
    (token) =>
      isCue(token, 'skip') &&
      isWord(token, /(?:^| )(?:no|not|dont|do not|wont|cant|rather not|nobody|no one) /),
  )

/** Whether a unit needs a number and has none: 'on the days I work'. */
const isCountedUnit = (unit: string, tokens: readonly Token[], at: number) =>
  ['days', 'week', 'fortnight', 'x', 'of'].includes(unit) &&
  !(unit === 'days' && tokens[at - 1]?.kind === 'filler')

/** Whether a plan can keep a rule; eight curries on one evening are a misreading. */
function isPossible(rule: PlanRule, context: RuleContext): boolean {
  if (rule.kind === 'use' && rule.what.food === undefined && rule.what.recipe === undefined) return false
  // A dish on a single day is not repeated.
  if (
    rule.kind === 'repeat' &&
    rule.same !== true &&
    rule.days !== 1 &&
    rule.when &&
    datesIn({ days: rule.when.days, dates: rule.when.dates }, context).length === 1
  )
    return false
  if (rule.kind !== 'have' || rule.count === 'every') return true
  // 'No dish of at most so many minutes' comes from a clause that was misread.
  if (rule.count.max === 0 && (rule.what.minutes?.max ?? rule.what.cost?.max) !== undefined) return false
  const dates = datesIn({ days: rule.when?.days, dates: rule.when?.dates }, context)
  // 'Less than 20 carbs' does not count meals.
  const { max } = rule.count
  if (max !== undefined && max > Math.max(7, dates.length * (rule.when?.slots ?? context.slots).length))
    return false
  if (rule.count.min === undefined) return true
  return rule.count.min <= 1 || rule.count.min <= dates.length * (rule.when?.slots ?? context.slots).length
}

/** Whether some rule is for the named days; a range of days is in the rules as dates. */
const hasOwnDays = (rules: readonly PlanRule[], named: readonly string[]) =>
  rules.some((rule) =>
    [rule.when, rule.kind === 'leftover' ? rule.to : undefined].some((when) =>
      when?.dates?.some((date) => named.includes(date)),
    ),
  )

/**
 * Whether people are excepted, so that the rules are for the others: 'fish for everyone but Tom'.
 */
const areOthersMeant = ({ clause: { joiner, tokens } }: ClauseFacts, rules: readonly PlanRule[]) =>
  joiner === 'but' && tokens[0]?.kind === 'who' && rules.some(({ who }) => who !== undefined)

const isOfEvery = (rule: PlanRule) => rule.kind === 'have' && rule.count === 'every'

const hasHeads = (rules: readonly PlanRule[]) => hasRule(rules, 'heads')

/**
 * Whether a person may be missing from the rules, as the dish is for everybody: 'the kids want
 * pizza', 'give us soup', 'Dave's lasagne'.
 */
const mayBeForEverybody = (token: TokenOf<'who'>, tokens: readonly Token[], at: number) =>
  token.isAll === true ||
  token.isPronoun === true ||
  token.isOthers === true ||
  token.isOwner === true ||
  tokens[at + 1]?.kind === 'ask' ||
  tokens[at - 1]?.kind === 'ask'

/** Whether a rule expresses a 'not': none, at most, away, nothing cooked. */
function isLimiting(rule: PlanRule): boolean {
  if (isRule(rule, 'skip', 'away', 'repeat', 'total')) return true
  if (rule.kind !== 'have') return false
  const { what, count } = rule
  return (
    (count !== 'every' && (count.max !== undefined || count.min !== undefined)) ||
    [what.minutes, what.cost, what.kcal, what.protein].some((limit) => limit?.max !== undefined) ||
    // 'No less than 15 g of protein'.
    [what.kcal, what.protein].some((limit) => limit?.min !== undefined) ||
    what.diet !== undefined
  )
}
