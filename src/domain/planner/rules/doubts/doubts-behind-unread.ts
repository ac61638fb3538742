import { hasOnlyKinds, areAllEmpty } from '../clauses/clause-facts.ts'
import { isCondition } from '../clauses/clause.ts'
import { isOpen } from '../clauses/starts-clause.ts'
import { hasKind, hasWord, isCue, isNightly, isUnit } from '../tokens/token-checks.ts'
import type { ContextBehindUnread, Doubt } from './doubt.ts'
import { isOfOneMeal } from './doubts-from-neighbours.ts'
import { isOfStock } from './stock-lists.ts'

/** Doubts about a clause that may depend on the unread clause before it. */
export const doubtsBehindUnread: readonly Doubt<ContextBehindUnread>[] = [
  {
    examples: ['Sofia eats fish no other meat', "Roast becomes Monday's soup"],
    because: 'no mark parts it from the unread words',
    // In 'tue whatever wed soup' the first is complete.
    applies: ({ isUnmarked, before }) => isUnmarked === true && !isOpen(before.clause.tokens.at(-1)),
  },
  {
    examples: ["Kids on Tuesday, I'll have a salad"],
    because: 'the people before it were not read',
    applies: ({ tokens, joiner, days, before: { who } }) =>
      joiner !== 'stop' && !days && tokens[0]?.kind === 'subject' && who !== undefined,
  },
  {
    examples: ['Soup is fine, just not at lunch'],
    because: 'it denies that dish at the meal, not the meal',
    applies: (context) =>
      (context.joiner === 'comma' || context.joiner === 'but') &&
      hasWord(context.tokens, /^not$/, 'not') &&
      !areAllEmpty(context.slots, context.days) &&
      hasOnlyKinds(context, 'not', 'slot', 'days', 'compare'),
  },
  {
    examples: ['Nothing big on Monday but takeaway on Friday'],
    because: "'nothing' may deny it too",
    applies: ({ joiner, before: { isNothing } }) => joiner === 'but' && isNothing,
  },
  {
    examples: ['Ribs unless it rains, then macaroni'],
    because: 'it holds only under the unread condition',
    applies: ({ joiner, cues, before }) =>
      isCondition(before.clause.joiner) && (joiner === 'next' || cues.has('otherwise')),
  },
  {
    examples: ['A vegan, nut free dinner'],
    because: 'both are for one meal, which no rule can say',
    applies: (context) => isOfOneMeal(context.before, context),
  },
  {
    examples: ['If lamb is on offer then lamb, otherwise chicken'],
    because: 'it holds only if the unread condition does not',
    applies: ({
      cues,
      days,
      before: {
        clause: { joiner, tokens },
      },
    }) => cues.has('otherwise') && !days && joiner === 'next' && !hasKind(tokens, 'days'),
  },
  {
    examples: ['Sofia eats fish but no other meat'],
    because: 'the denial is for the person or dish of the unread clause',
    applies: ({ joiner, isNot, who, days, dishes, cues, before }) =>
      joiner === 'but' &&
      // 'Bread as often as you like, but not two nights running' is for all.
      !(cues.has('running') && before.cues.has('fine') && before.dishes.length === 1) &&
      isNot &&
      areAllEmpty(who, days) &&
      (before.who !== undefined || (dishes.length === 0 && before.dishes.length > 0)),
  },
  {
    examples: ['What about breakfast, not toast'],
    because: 'the denial is for the meal of the unread clause',
    applies: ({ joiner, isNot, slots, before }) =>
      joiner === 'comma' &&
      isNot &&
      slots.length === 0 &&
      hasOnlyKinds(before, 'slot') &&
      before.slots.length > 0,
  },
  {
    examples: ["Ella's mates Ruby and Jess come on Friday"],
    because: 'one of the guests was not read',
    applies: ({ joiner, guest, dishes, before }) =>
      joiner === 'and' &&
      guest !== undefined &&
      dishes.length === 0 &&
      !before.days &&
      before.guest !== undefined,
  },
  {
    examples: ['Eggs benny on Saturday morning, then soup at lunch'],
    because: 'it is on the day of the unread clause',
    applies: ({ joiner, days, slots, before }) =>
      joiner === 'next' && !days && slots.length > 0 && before.days?.sort === 'one',
  },
  {
    examples: ['The night Tom is out, something spicy', 'The day before we go, a roast'],
    because: 'it is on a day that is not known',
    applies: ({ joiner, isUnmarked, days, dishes, before }) => {
      const first = before.clause.tokens.find(({ kind }) => kind !== 'filler')
      const isDay = isUnit(first, 'days') || isNightly(first) || isCue(first, 'after')
      return isDay && (joiner === 'comma' || isUnmarked === true) && !days && dishes.length > 0
    },
  },
  {
    examples: ['Kit is fussy: no mushrooms, no aubergine'],
    because: 'the person at the head was not read',
    applies: (context) =>
      context.isNot &&
      context.dishes.length > 0 &&
      hasOnlyKinds(context, 'dish', 'not') &&
      context.joiner !== 'stop' &&
      context.before.isNot &&
      context.before.dishes.length > 0 &&
      (context.before.who !== undefined ||
        (context.before.clause.joiner !== 'stop' && hasOnlyKinds(context.before, 'dish', 'not'))),
  },
  {
    examples: ["The match is on, there's seven of us"],
    because: 'it is on a day that is not known',
    applies: ({ joiner, cues, number, dishes, days, pointsToDay, isWeekLong, state }) =>
      joiner !== 'stop' &&
      number !== undefined &&
      (cues.has('of us') || cues.has('we are')) &&
      areAllEmpty(dishes, days, state.reasonDays, state.aheadDays, pointsToDay, isWeekLong) &&
      !cues.has('total') &&
      state.context.dates.length > 1,
  },
  {
    examples: ["I'm out on Friday so Ben cooks, keep it simple"],
    because: 'it may be on that day or on any',
    applies: ({ tokens, joiner, days, state, before }) =>
      hasWord(tokens, /^keep it$/, 'ask') &&
      areAllEmpty(days, state.reasonDays, state.aheadDays) &&
      (joiner === 'comma' || joiner === 'and') &&
      (state.days?.sort === 'one' || before.days?.sort === 'one'),
  },
  {
    examples: ["We've got mince, some peas"],
    because: 'it goes on with a list of food that there is',
    applies: (context) => isOfStock(context, context.listBefore),
  },
]
