/** Clauses with numbers, or about the rest, that may mean something else. */

import { hasCountLimits } from '../../plan-rule.ts'
import { areAllEmpty } from '../clauses/clause-facts.ts'
import { lastWord } from '../joins/join.ts'
import { daysOfLimit } from '../meanings/within-and-per.ts'
import { cueOf, hasRun, hasWord, isCue, isDishNoun, isUnit, unitOf, wordOf } from '../tokens/token-checks.ts'
import type { Doubt } from './doubt.ts'

/** Doubts about numbers and about the rest. */
export const doubtsAboutCounts: readonly Doubt[] = [
  {
    examples: ['Pancakes on the other'],
    because: 'it does not say the other of what',
    applies: ({ tokens, isNot }) => !isNot && isCue(lastWord(tokens), 'other'),
  },
  {
    examples: ['Turkey one night beef another'],
    because: 'it is unclear what each of its two numbers counts',
    applies: (context) =>
      // 'No more than one pie in any three days'.
      daysOfLimit(context) === undefined &&
      (context.dishes.length > 0 || context.cues.has('of us')) &&
      !(['use', 'double', 'running'] as const).some((cue) => context.cues.has(cue)) &&
      context.tokens.filter(({ kind }) => kind === 'number' || kind === 'count').length > 1,
  },
  {
    examples: ['Soup the other two days'],
    because: 'it is unclear which days those are',
    applies: ({ tokens, isNot }) => !isNot && hasRun(tokens, cueOf('other'), ['number', 'count']),
  },
  {
    examples: ['The rest can be meat'],
    because: 'it is unclear whether it is a must',
    applies: ({ tokens, cues }) => cues.has('otherwise') && hasWord(tokens, /^(?:can|could|may|might)$/),
  },
  {
    examples: ['Pork once, the other nights no red meat'],
    because: 'it is unclear which nights those are',
    applies: ({ cues, isNot, dishes, days, state }) =>
      cues.has('otherwise') &&
      isNot &&
      dishes.length > 0 &&
      !days &&
      !state.aheadDays &&
      !(state.fineDays ?? state.days)?.days,
  },
  {
    examples: ['At most two soups, the rest fish'],
    because: 'it is unclear how many the rest are',
    applies: ({ cues, count, number, days, state: { rules, aheadDays } }) =>
      cues.has('otherwise') &&
      areAllEmpty(count, number, days, aheadDays) &&
      rules.some((rule) => hasCountLimits(rule) && rule.count.min === undefined && (rule.count.max ?? 0) > 0),
  },
  {
    examples: ['Two packed lunches every school day'],
    because: 'no rule says two of a day, nor for how many people',
    applies: (context) =>
      (context.saysEvery || context.days?.isEvery === true) &&
      !context.isWeekLong &&
      context.dishes.length > 0 &&
      context.compare?.way !== 'max' &&
      daysOfLimit(context) === undefined &&
      !context.tokens.some((token) => isUnit(token, 'week')) &&
      ((context.number !== undefined && context.number.n > 1) || (context.count?.min ?? 0) > 1),
  },
  {
    examples: ['Something with the two courgettes'],
    because: 'its number does not count meals',
    applies: ({ tokens }) => hasRun(tokens, /^with$/, /^the$/, 'number', isDishNoun),
  },
  {
    examples: ['Under 20 minutes on both'],
    because: 'no two days were named',
    applies: ({ number, dishes, days, state: { reasonDays, aheadDays } }) =>
      number?.isBoth === true &&
      areAllEmpty(days, reasonDays, aheadDays) &&
      dishes.length > 0 &&
      dishes.every(({ isQuality }) => isQuality),
  },
  {
    examples: ['A fish week'],
    because: 'it is unclear how often fish comes',
    applies: ({ tokens }) =>
      hasRun(tokens, (token) => isDishNoun(token) && token.what.cuisine === undefined, unitOf('week')),
  },
  {
    examples: ['No more than two hours in the whole week'],
    because: 'no rule adds up the times of all meals',
    applies: ({ tokens, dishes }) =>
      dishes.some(({ what }) => what.minutes !== undefined) &&
      hasRun(tokens, /^(?:in|in the|over the)$/, wordOf(/week$/, 'every')),
  },
  {
    examples: ['Takeaway every three days'],
    because: 'it is unclear how often that is in a week',
    applies: (context) =>
      daysOfLimit(context) === undefined &&
      !context.compare &&
      hasRun(context.tokens, wordOf(/^(?:every|each)$/, 'every'), 'number', unitOf('days')),
  },
]
