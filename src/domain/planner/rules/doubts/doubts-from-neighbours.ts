import { isDeepEqual } from '../../../is-deep-equal.ts'
import {
  type ClauseFacts,
  clauseFactsOf,
  isDishesAlone,
  hasOnlyKinds,
  areAllEmpty,
} from '../clauses/clause-facts.ts'
import type { Clause } from '../clauses/clause.ts'
import { isFunctionWord } from '../joins/join.ts'
import {
  hasKind,
  hasWord,
  isOfKind,
  isDishAdjective,
  isPronoun,
  isRunAt,
  isWord,
  wordAt,
  wordOf,
} from '../tokens/token-checks.ts'
import { denyingCues, insteadCues, type Token } from '../tokens/token.ts'
import type { Doubt, NeighbourContext } from './doubt.ts'
import { isOfUnknownStock } from './stock-lists.ts'

/**
 * Whether two qualities are of one meal, which no rule can say: 'a nut free, egg free dinner'.
 */
export function isOfOneMeal(
  { clause: { tokens }, dishes }: ClauseFacts,
  next: ClauseFacts | undefined,
): boolean {
  const last = tokens.at(-1)
  const first = next?.clause.tokens[0]
  return (
    dishes.length === 1 &&
    isRunAt(tokens, tokens.length - 2, wordOf(/^an?$/, 'filler'), 'dish') &&
    (next?.clause.joiner === 'comma' || next?.clause.joiner === 'and') &&
    isDishAdjective(last) &&
    isDishAdjective(first) &&
    Object.keys(first.what).join() === Object.keys(last.what).join()
  )
}

/** Whether people are excepted from the clause before: 'everyone but Leo is out'. */
export const isOfOthers = ({ clause }: ClauseFacts, before: Clause | undefined) =>
  clause.joiner === 'but' &&
  clause.tokens[0]?.kind === 'who' &&
  clause.tokens.length > 1 &&
  before !== undefined &&
  before.joiner === 'stop' &&
  hasOnlyKinds(clauseFactsOf(before), 'who', 'every')

const notOwn = [...denyingCues, 'use'] as const
const isChoice = ({ dishes, cues, isNot }: ClauseFacts) =>
  !isNot &&
  !notOwn.some((cue) => cues.has(cue)) &&
  (dishes.length > 0 || ([...insteadCues, 'skip'] as const).some((cue) => cues.has(cue)))

/** Whether unread words only tell why a dish is denied, and neither limit nor deny the denial. */
function isOnlyWhy({ clause: { tokens } }: ClauseFacts, who: ClauseFacts['who']): boolean {
  const [first, second, ...rest] = tokens
  const [whom, ...does] = tokens.filter((token) => !isFunctionWord(token))
  const isUnknown = ({ kind }: Token) => kind === 'unknown'
  const disgusted = /^(?:gags?|heaves?|retch(?:es)?|pukes?|barfs?|screams?|cr(?:y|ies)|sulks?|weeps?)$/
  return (
    // 'No parsnips for Ella she gags'.
    (who !== undefined && isPronoun(whom) && does.length > 0 && does.every(isUnknown)) ||
    // 'Nothing with anchovies Tom gags': the denial is for all.
    (first?.kind === 'who' &&
      hasWord(tokens, disgusted, 'unknown') &&
      [second, ...rest].every((token) => token?.kind === 'unknown' || isFunctionWord(token))) ||
    // 'Nothing spicy it gives my mother heartburn'.
    isRunAt(tokens, 0, wordOf(/^it$/, 'subject'), 'unknown')
  )
}

/** Whether thanks end the wish before a reason: 'no liver please Gran's on warfarin'. */
const isThanked = ({ tokens, end }: Clause) => end > Math.max(...tokens.map((token) => token.end))

/** Doubts about a clause because of those right beside it. */
export const doubtsFromNeighbours: readonly Doubt<NeighbourContext>[] = [
  {
    examples: ['Nothing for breakfast but toast'],
    because: "'but' excepts what follows it",
    applies: ({ isNothing, dishes, next }) =>
      isNothing && dishes.length === 0 && next?.clause.joiner === 'but',
  },
  {
    examples: ['No meat on Friday, a quiche'],
    because: 'it may be on that day or on any',
    applies: (context) =>
      context.state.isNot &&
      context.state.days?.sort === 'one' &&
      context.joiner === 'comma' &&
      !context.days &&
      isDishesAlone(context) &&
      context.dishes[0]?.isOne === true &&
      context.state.dishes.every(({ isOne }) => !isOne),
  },
  {
    examples: ['A spicy and light meal'],
    because: 'both are for one meal, which no rule can say',
    applies: (context) => isOfOneMeal(context, context.next),
  },
  {
    examples: ['Everyone but Leo is out'],
    because: 'it is for the others',
    applies: (context) => isOfOthers(context, context.ahead?.clause),
  },
  {
    examples: ['No dairy in anything Leo eats'],
    because: 'the unread rest limits or denies the wish',
    applies: ({ clause, days, count, number, dishes, isWeekLong, saysEvery, who, next }) =>
      next?.clause.isUnmarked === true &&
      next.hasUnknown &&
      hasKind(next.clause.tokens, 'who', 'guest', 'not', 'slot') &&
      !isOnlyWhy(next, who) &&
      !isThanked(clause) &&
      dishes.length > 0 &&
      areAllEmpty(days, isWeekLong, saysEvery, count, number),
  },
  {
    examples: ["Ella's coeliac friend is here"],
    because: "the diet is the guest's",
    applies: ({ who, dishes, next }) =>
      who?.isOwner === true &&
      dishes.length > 0 &&
      next?.clause.isUnmarked === true &&
      next.clause.tokens[0]?.kind === 'guest',
  },
  {
    examples: ['Dave can have fish but no shellfish'],
    because: 'what somebody may have is no wish',
    applies: ({ tokens, dishes, days, next }) =>
      next?.clause.joiner === 'but' &&
      next.isNot &&
      dishes.length > 0 &&
      !days &&
      isRunAt(tokens, 0, 'who', wordOf(/^(?:can|could|may)$/, 'filler')),
  },
  {
    examples: ['No eggs for Leo but he can have them in cakes'],
    because: 'a permission is no wish',
    applies: ({ tokens, joiner, days, dishes }) => {
      const can = wordAt(tokens, /^(?:can|could|may)$/, 'filler')
      const [eat, object] = tokens.slice(can + 1)
      const isThem = isPronoun(object) || isWord(object, /^it$/, 'subject')
      return joiner === 'but' && can > 0 && eat?.kind === 'ask' && isThem && !days && dishes.length > 0
    },
  },
  {
    examples: ['Mainly fish and vegetables'],
    because: 'it counts both together, which no rule does',
    applies: ({ cues, dishes, next }) =>
      (cues.has('most week') || cues.has('half week')) &&
      dishes.length > 0 &&
      next?.clause.joiner === 'and' &&
      hasOnlyKinds(next, 'dish') &&
      next.dishes.length > 0,
  },
  {
    examples: ['No chicken, lasagne, a burger and a soup'],
    because: 'the dish may be wanted or denied',
    applies: (context) => {
      const [dish, ...more] = context.dishes
      const first = context.next?.clause.tokens[0]
      return (
        context.state.isNot &&
        context.joiner === 'comma' &&
        context.next?.clause.joiner === 'comma' &&
        isDishesAlone(context) &&
        dish?.what.recipe !== undefined &&
        more.length === 0 &&
        (isWord(first, /^an?$/, 'filler') || isOfKind(first, 'some', 'number')) &&
        context.next.dishes.length > 0 &&
        !context.next.isNot
      )
    },
  },
  {
    examples: ['Vegetarian or fish'],
    because: 'no rule can say a choice of two kinds',
    applies: (context) =>
      isChoice(context) &&
      ((context.joiner === 'or' && context.isAfterUnread) ||
        (context.next?.clause.joiner === 'or' && isChoice(context.next))),
  },
  {
    examples: ["It's mince, mince, mince"],
    because: 'it tells what there always is, and is no wish',
    applies: (context) => {
      const isSame = (one: ClauseFacts) => isDeepEqual(one.dishes[0]?.what, context.dishes[0]?.what)
      const { ahead, next } = context
      return (
        context.dishes.length > 0 &&
        ((ahead !== undefined && context.joiner === 'comma' && isDishesAlone(context) && isSame(ahead)) ||
          (next?.clause.joiner === 'comma' && isDishesAlone(next) && isSame(next)))
      )
    },
  },
  {
    examples: ['Three peppers, the end of the hummus and some tomatoes want eating'],
    because: 'it is in a list to be used up whose end was not read',
    applies: (context) => isOfUnknownStock(context, context.rest),
  },
]
