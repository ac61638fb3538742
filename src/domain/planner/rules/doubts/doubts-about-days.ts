/** Clauses about days and meals that may mean something else. */

import { areAllEmpty } from '../clauses/clause-facts.ts'
import { firstWord } from '../joins/join.ts'
import { isThatDay } from '../meanings/dish-rules.ts'
import {
  cueAt,
  hasKind,
  hasRun,
  hasWord,
  isOfKind,
  isDishToken,
  isNightly,
  isOwning,
  isRunAt,
  isUnit,
  isWord,
  unitOf,
  wordAt,
  wordOf,
} from '../tokens/token-checks.ts'
import { insteadCues } from '../tokens/token.ts'
import type { Doubt } from './doubt.ts'

/** Doubts about days and meals. */
export const doubtsAboutDays: readonly Doubt[] = [
  {
    examples: ['Double salmon one week'],
    because: 'no rule can say in which of the weeks',
    applies: ({ tokens }) => hasRun(tokens, isDishToken, 'number', unitOf('week', 'fortnight')),
  },
  {
    examples: ['Fish by Wednesday'],
    because: 'a wish for a dish cannot say a last day',
    applies: ({ tokens, cues, last }) =>
      !cues.has('use') && last?.kind !== 'use' && hasRun(tokens, /^by$/, 'days'),
  },
  {
    examples: ['Friday is my night off', "It's Dave's day off"],
    because: 'it may mean off work or off cooking',
    applies: ({ tokens }) => {
      const off = wordAt(tokens, /(?:^| )(?:day|night|evening)s? off$/, 'cue')
      const before = tokens[off - 1]?.kind === 'number' ? tokens[off - 2] : tokens[off - 1]
      const isTheirs = isOwning(before) || isWord(before, /^(?:my|our)(?: |$)/)
      return off > 0 && (isTheirs || isWord(tokens[off], /^(?:my|our) /))
    },
  },
  {
    examples: ["I'm free on Friday"],
    because: 'somebody has time, and no meal is left out',
    applies: ({ tokens }) =>
      hasWord(tokens, /^(?:free|empty|blank|day off)$/, 'cue') &&
      hasWord(tokens, /^(?:im|were|i|we|well|ill|ive|weve|my|our)$/),
  },
  {
    examples: ['Soup just at lunch'],
    because: 'it may ask for the dish then or deny it at all other times',
    applies: ({ tokens, number, count, days, dishes }) =>
      // 'Easy meals only until Wednesday'.
      !(days?.sort === 'span' && days.dates && dishes.every(({ isQuality }) => isQuality)) &&
      areAllEmpty(number, count) &&
      tokens.some(
        (token, at) =>
          isWord(token, /^(?:only|just)$/, 'compare', 'every') &&
          isOfKind(firstWord(tokens.slice(at + 1)), 'days', 'slot') &&
          tokens.slice(0, at).some(isDishToken),
      ),
  },
  {
    examples: ['Gluten free those days'],
    because: 'no day was named',
    applies: ({ tokens, state: { days, exceptDays, reasonDays } }) =>
      areAllEmpty(days, exceptDays, reasonDays) && tokens.some(isThatDay),
  },
  {
    examples: ['Leftovers from Monday'],
    because: 'the day is that of cooking, not the first on which they are eaten',
    applies: ({ cues, days }) => cues.has('leftovers') && days?.sort === 'span' && days.dates !== undefined,
  },
  {
    examples: ['Abuela leaves on Monday'],
    because: 'it is unclear since when the guest is there',
    applies: ({ tokens, joiner, secondDays }) =>
      joiner === 'stop' && !secondDays && hasWord(tokens, /^(?:leaves|leaves on|goes home)$/),
  },
  {
    examples: ['Pasta but no cheese on Tuesday'],
    because: 'the dish before may be for that day too',
    applies: ({ joiner, isUnmarked, dishes, days, isNot, last, state: { isOnlyDishes } }) =>
      (joiner === 'but' || isUnmarked === true) &&
      isNot &&
      days !== undefined &&
      dishes.length > 0 &&
      isOnlyDishes &&
      last?.kind === 'have' &&
      !last.when,
  },
  {
    examples: ['Plain food for a few days'],
    because: 'it is unclear which days those are',
    applies: ({ tokens, cues, dishes }) =>
      dishes.length > 0 &&
      !(['double', 'eat again', 'use'] as const).some((cue) => cues.has(cue)) &&
      hasRun(
        tokens.filter((one) => !isWord(one, /^an?$/)),
        /^for$/,
        ['number', 'count'],
        unitOf('days'),
      ),
  },
  {
    examples: ['Sandwich at lunch soup at dinner'],
    because: 'as one clause, each dish would be at both meals',
    applies: ({ tokens }) => {
      const order = tokens.filter((token) => isOfKind(token, 'dish', 'slot'))
      const [, meal, , other] = order
      return (
        isRunAt(order, 0, 'dish', 'slot', 'dish', 'slot') &&
        meal?.kind === 'slot' &&
        other?.kind === 'slot' &&
        meal.slots.join() !== other.slots.join()
      )
    },
  },
  {
    examples: ['Takeaway Friday and Saturday out'],
    because: 'as one clause, each would be on both days',
    applies: ({ cues }) => ([...insteadCues, 'away'] as const).filter((cue) => cues.has(cue)).length > 1,
  },
  {
    examples: ['Veggie all week with fish on Friday'],
    because: 'it is unclear which of the two is all week',
    applies: ({ isWeekLong, days, dishes, cues }) =>
      isWeekLong && days !== undefined && dishes.length > 1 && !cues.has('except'),
  },
  {
    examples: ['Light after all that turkey'],
    because: 'it is unclear after which meal',
    applies: ({ tokens, cues }) => {
      const after = cueAt(tokens, 'after')
      return cues.has('after') && hasKind(tokens.slice(after + 1, after + 3), 'every', 'vague')
    },
  },
  {
    examples: ['Nothing big in the evening'],
    because: 'it does not mean nothing at all',
    applies: ({ tokens, dishes }) =>
      dishes.length === 0 &&
      hasRun(
        tokens,
        wordOf(/^(?:nothing|nowt)$/, 'not'),
        /^(?:too|very|really|big|small|little|good|nice|lovely|proper|decent|tasty|fresh|old|usual|classic|long|homemade|home made)$/,
      ),
  },
  {
    examples: ['Keep meat to weekends'],
    because: 'it denies the dish on the other days',
    applies: ({ tokens }) =>
      hasRun(
        tokens.filter(({ kind }) => kind !== 'meal' && kind !== 'slot'),
        /^(?:keep|limit|restrict)$/,
        isDishToken,
        /^to$/,
        'days',
      ),
  },
  {
    examples: ['Friday is the only day for chips'],
    because: 'it denies the dish on the other days',
    applies: ({ tokens, dishes }) =>
      dishes.length > 0 &&
      hasRun(tokens, /^only$/, (token) => isUnit(token, 'days') || token.kind === 'slot'),
  },
  {
    examples: ['Not just chicken'],
    because: "its 'no' or 'not' does not deny the dish",
    applies: ({ tokens }) =>
      hasRun(
        tokens.filter((token) => !isWord(token, /^needed$/)),
        wordOf(/^(?:no|not|isnt|arent)$/, 'not'),
        /^(?:just|only)$/,
      ),
  },
  {
    examples: ['Gran joins us for that one', 'Make that night veggie'],
    because: 'no day is known',
    applies: ({ tokens, days, state }) =>
      areAllEmpty(days, state.days, state.reasonDays) &&
      (hasRun(tokens, /^for$/, /^(?:that|this)$/, ['number', 'meal']) ||
        hasRun(tokens, /^make that$/, isNightly)),
  },
  {
    examples: ['Fish on two of Thursday, Friday and Saturday'],
    because: 'it is open which of the days',
    applies: ({ tokens }) =>
      hasRun(
        tokens.filter((token) => !isWord(token, /^(?:the|these|those)$/)),
        'number',
        /^of$/,
        'days',
      ),
  },
  {
    examples: ['Under 500 calories a day Tom'],
    because: 'it is unclear whether the person belongs to the day',
    applies: ({ tokens }) => hasRun(tokens, /^(?:a day|a night|an evening)$/, ['who', 'guest', 'subject']),
  },
]
