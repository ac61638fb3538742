import { type PlanRule, isRule, hasRule } from '../plan-rule.ts'
import type { Facts } from '../rule-clauses/clause-facts.ts'
import { datesIn } from '../rule-joins/dates-in.ts'
import type { Cue, Of, Piece } from '../rule-tokens/piece.ts'
import { isAtTheirs } from '../rule-meanings/guest-rules.ts'
import type { RuleContext } from '../rule-reader/rule-context.ts'
import { SaidByRules } from './said-by-rules.ts'
import { isCue, isWord } from '../rule-tokens/piece-checks.ts'

/** Words that say of what kind a rule is, where one such word leaves no other kind. */
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

/** Kinds of rules that hold on each of their days, so that 'or' between these means nothing. */
const kindsOfAllDays: ReadonlySet<PlanRule['kind']> = new Set([
  'skip',
  'side',
  'guest',
  'heads',
  'leftover',
  'total',
])

/**
 * Whether rules say all that their clause does: each dish, figure, day, meal time, person and 'not'
 * of it is in one of them. A clause of which a part was passed over is not understood.
 */
export function isAccountedFor(facts: Facts, rules: readonly PlanRule[], context: RuleContext): boolean {
  const said = new SaidByRules(rules)
  const { pieces } = facts.clause
  const isTaken = (piece: Piece, at: number): boolean => {
    switch (piece.is) {
      case 'thing':
      case 'limit':
        return isDishTaken(piece, facts, said)
      case 'number':
        // 'Under half an hour on both': the two days that were named.
        return said.hasFigure(piece.n) || (piece.isBoth === true && rules.some(isOfEvery))
      case 'amount':
        return said.hasFigure(piece.n)
      case 'count':
        return said.hasFigure(piece.min ?? 0) && said.hasFigure(piece.max ?? 0)
      case 'days':
        if (isOfOneOf(piece, facts, rules)) return false
        return (
          isOfExcept(piece, facts, rules) ||
          said.has(piece.dates ?? piece.days ?? []) ||
          hasOwnDays(rules, datesIn(piece, context))
        )
      case 'slot':
        return piece.isNight === true || context.slots.length === 1 || said.has(piece.slots)
      case 'who':
        return (
          isWho(piece, pieces, at) ||
          // 'For the kids' lunches': whose meal it is for which more is cooked.
          (pieces[at + 1]?.is === 'slot' && hasRule(rules, 'leftover')) ||
          isLeftOut(facts, rules) ||
          said.has(piece.names) ||
          facts.isCook ||
          hasHeads(rules)
        )
      case 'guest':
        return (
          (piece.isOwner === true && pieces[at + 1]?.is === 'thing') ||
          isGuestTaken(facts, rules) ||
          (piece.names.length > 0 && said.has(piece.names))
        )
      case 'not':
        return rules.some(isLimiting)
      case 'compare':
        return isCompareTaken(piece, facts, rules)
      case 'cue':
        return isCueTaken(piece, rules)
      case 'between':
        return hasRule(rules, 'repeat')
      case 'ask':
      case 'break':
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
      // A date or a measure that was joined with nothing.
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
        return isCountedUnit(piece.unit, pieces, at) || said.has([piece.unit])
    }
    return true
  }
  return pieces.every(isTaken) && rules.every((rule) => isPossible(rule, context))
}

function isDishTaken(piece: Of<'thing' | 'limit'>, { cues }: Facts, said: SaidByRules): boolean {
  // 'Allergic to nuts' is a diet.
  const isDiet = cues.has('allergic') || cues.has('cannot have')
  // 'Use up the pork chops' names the food, not the dish.
  const isUsed = piece.is === 'thing' && typeof piece.what.recipe === 'string' && said.has([piece.word])
  return isDiet || isUsed || said.hasDish(piece.what)
}

/** On one of two days nobody can be out, or away. */
const isOfOneOf = ({ sort }: Of<'days'>, facts: Facts, rules: readonly PlanRule[]): boolean =>
  sort === 'any' &&
  !facts.isNot &&
  !isUncooked(facts) &&
  rules.some((rule) => kindsOfAllDays.has(rule.kind) && !(rule.kind === 'skip' && rule.times !== undefined))

/** 'Quick on weekdays except Friday': days that are taken off are in the rule as the days left. */
const isOfExcept = (piece: Of<'days'>, { but, days }: Facts, rules: readonly PlanRule[]): boolean =>
  but !== undefined && (piece === but || (piece === days && rules.every(({ kind }) => kind === 'have')))

const isGuestTaken = (facts: Facts, rules: readonly PlanRule[]): boolean =>
  hasRule(rules, 'guest', 'heads') || ((isAtTheirs(facts) || facts.cues.has('out')) && hasRule(rules, 'skip'))

/** A comparing word counts for nothing where it was joined with no number. */
const isCompareTaken = ({ word }: Of<'compare'>, facts: Facts, rules: readonly PlanRule[]): boolean =>
  /^(?:only|just|in the|around|about|quicker)$/.test(word ?? '') ||
  (word === 'over' && facts.cues.has('guest')) ||
  facts.number !== undefined ||
  facts.cues.has('half week') ||
  hasRule(rules, 'repeat', 'total')

function isCueTaken({ cue, word }: Of<'cue'>, rules: readonly PlanRule[]): boolean {
  if (cue === 'of us' && /of us/.test(word ?? '') && !hasHeads(rules)) return false
  // 'A big pan of chilli' is that much, and need not be eaten twice.
  if (cue === 'double' && isSizeOnly(word)) return rules.length > 0
  const kinds = kindsOf[cue]
  return !kinds || rules.some(({ kind }) => kinds.includes(kind))
}

/** 'A big pan of', where nobody says to cook twice as much. */
export const isSizeOnly = (word: string | undefined) =>
  word !== undefined &&
  !/^(?:make|cook|do|prepare|bake|rustle|bulk)|double|twice|batch|enough|extra|plenty|cook|two/.test(word)

/** 'No cooking on Monday or Wednesday': on neither. */
const isUncooked = ({ clause: { pieces } }: Facts) =>
  pieces.some(
    (piece) =>
      isCue(piece, 'skip') &&
      isWord(piece, /(?:^| )(?:no|not|dont|do not|wont|cant|rather not|nobody|no one) /),
  )

/** 'On the days I work': which, no number says. */
const isCountedUnit = (unit: string, pieces: readonly Piece[], at: number) =>
  ['days', 'week', 'fortnight', 'x', 'of'].includes(unit) &&
  !(unit === 'days' && pieces[at - 1]?.is === 'filler')

/** Eight curries on one evening are none that anybody asked for. */
function isPossible(rule: PlanRule, context: RuleContext): boolean {
  if (rule.kind === 'use' && rule.what.food === undefined && rule.what.recipe === undefined) return false
  // What is had on one day is not repeated.
  if (
    rule.kind === 'repeat' &&
    rule.same !== true &&
    rule.days !== 1 &&
    rule.when &&
    datesIn({ days: rule.when.days, dates: rule.when.dates }, context).length === 1
  )
    return false
  if (rule.kind !== 'have' || rule.count === 'every') return true
  // No meal of at most so many minutes: the word that turns it round was not understood.
  if (rule.count.max === 0 && (rule.what.minutes?.max ?? rule.what.cost?.max) !== undefined) return false
  const dates = datesIn({ days: rule.when?.days, dates: rule.when?.dates }, context)
  // 'Less than 20 carbs' counts no meals.
  const { max } = rule.count
  if (max !== undefined && max > Math.max(7, dates.length * (rule.when?.slots ?? context.slots).length))
    return false
  if (rule.count.min === undefined) return true
  return rule.count.min <= 1 || rule.count.min <= dates.length * (rule.when?.slots ?? context.slots).length
}

/** A run of days is in the rules as dates: one of them at least is of the days that were named. */
const hasOwnDays = (rules: readonly PlanRule[], named: readonly string[]) =>
  rules.some((rule) =>
    [rule.when, rule.kind === 'leftover' ? rule.to : undefined].some((when) =>
      when?.dates?.some((date) => named.includes(date)),
    ),
  )

/** 'Fish for everyone but Tom': for the others. */
const isLeftOut = ({ clause: { how, pieces } }: Facts, rules: readonly PlanRule[]) =>
  how === 'but' && pieces[0]?.is === 'who' && rules.some(({ who }) => who !== undefined)

const isOfEvery = (rule: PlanRule) => rule.kind === 'have' && rule.count === 'every'

const hasHeads = (rules: readonly PlanRule[]) => hasRule(rules, 'heads')

/** 'The kids want pizza', 'give us soup', 'Dave's lasagne': everybody eats it. */
const isWho = (piece: Of<'who'>, pieces: readonly Piece[], at: number) =>
  piece.all === true ||
  piece.it === true ||
  piece.others === true ||
  piece.isOwner === true ||
  pieces[at + 1]?.is === 'ask' ||
  pieces[at - 1]?.is === 'ask'

/** None, at most so many, away, left out: a rule that says 'not'. */
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
