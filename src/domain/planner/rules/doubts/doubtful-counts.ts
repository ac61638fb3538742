/** Clauses with numbers, or about the rest, that may mean something else. */
import { hasCountLimits } from '../../plan-rule.ts'
import { areAllEmpty } from '../clauses/clause-facts.ts'
import { lastWord } from '../joins/join.ts'
import { daysOfLimit } from '../meanings/within-and-per.ts'
import { cueOf, hasRun, hasWord, isCue, isDishNoun, isUnit, unitOf, wordOf } from '../tokens/token-checks.ts'
import type { DoubtCheck } from './doubt-check.ts'

/** Doubts about numbers and about the rest. */
export const doubtsOfCounts: readonly DoubtCheck[] = [
  // 'Pancakes on the other': the clause does not say the other of what.
  ({ tokens, isNot }) => !isNot && isCue(lastWord(tokens), 'other'),
  // 'Three veggie nights of which one is a soup': there are two numbers.
  (context) =>
    // 'No more than one pie in any three days'.
    daysOfLimit(context) === undefined &&
    (context.dishes.length > 0 || context.cues.has('of us')) &&
    !(['use', 'double', 'running'] as const).some((cue) => context.cues.has(cue)) &&
    context.tokens.filter(({ kind }) => kind === 'number' || kind === 'count').length > 1,
  // 'Soup the other two days': it is unclear which days.
  ({ tokens, isNot }) => !isNot && hasRun(tokens, cueOf('other'), ['number', 'count']),
  // 'The rest can be meat': it is unclear whether it is a must.
  ({ tokens, cues }) => cues.has('otherwise') && hasWord(tokens, /^(?:can|could|may|might)$/),
  // 'Pork once, the other nights no red meat': it is unclear which nights those are.
  ({ cues, isNot, dishes, days, state }) =>
    cues.has('otherwise') &&
    isNot &&
    dishes.length > 0 &&
    !days &&
    !state.aheadDays &&
    !(state.fineDays ?? state.days)?.days,
  // 'Two chicken dinners at most, the rest vegetarian': it is unclear how many the rest are.
  ({ cues, count, number, days, state: { rules, aheadDays } }) =>
    cues.has('otherwise') &&
    areAllEmpty(count, number, days, aheadDays) &&
    rules.some((rule) => hasCountLimits(rule) && rule.count.min === undefined && (rule.count.max ?? 0) > 0),
  // 'Two packed lunches every school day': no rule says two of a day, nor for how many people.
  (context) =>
    (context.saysEvery || context.days?.isEvery === true) &&
    !context.isWeekLong &&
    context.dishes.length > 0 &&
    context.compare?.way !== 'max' &&
    daysOfLimit(context) === undefined &&
    !context.tokens.some((token) => isUnit(token, 'week')) &&
    ((context.number !== undefined && context.number.n > 1) || (context.count?.min ?? 0) > 1),
  // 'Something with the two courgettes': the number does not count meals.
  ({ tokens }) => hasRun(tokens, /^with$/, /^the$/, 'number', isDishNoun),
  // 'Under 20 minutes on both': no two days were named.
  ({ number, dishes, days, state: { reasonDays, aheadDays } }) =>
    number?.isBoth === true &&
    areAllEmpty(days, reasonDays, aheadDays) &&
    dishes.length > 0 &&
    dishes.every(({ isQuality }) => isQuality),
  // 'A fish week': it is unclear how often fish comes.
  ({ tokens }) =>
    hasRun(tokens, (token) => isDishNoun(token) && token.what.cuisine === undefined, unitOf('week')),
  // 'No more than two hours in the whole week': no rule adds up the times of all meals.
  ({ tokens, dishes }) =>
    dishes.some(({ what }) => what.minutes !== undefined) &&
    hasRun(tokens, /^(?:in|in the|over the)$/, wordOf(/week$/, 'every')),
  // 'Curry every three days': it is unclear how often in a week.
  (context) =>
    daysOfLimit(context) === undefined &&
    !context.compare &&
    hasRun(context.tokens, wordOf(/^(?:every|each)$/, 'every'), 'number', unitOf('days')),
]
