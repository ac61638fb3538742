/** Clauses that tell something about a food and are no wish. */

import { areAllEmpty, hasOnlyKinds } from '../clauses/clause-facts.ts'
import type { Clause } from '../clauses/clause.ts'
import { isFunctionWord } from '../joins/join.ts'
import {
  hasKind,
  hasWord,
  isCue,
  isDishAdjective,
  isDishNoun,
  isRunAt,
  isWord,
} from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import type { Doubt, DoubtContext, NeighbourContext } from './doubt.ts'

const hadWords = /^(?:got|have|we have|ive got|weve got|i have got|we have got)$/

/** 'We've got peas', 'we need milk', 'peas needed': food that there is or that is to be bought. */
const isFoodAtHand = ({ tokens, isAsking }: DoubtContext) =>
  isWord(tokens.at(-1), /^needed$/) ||
  isWord(tokens[0], hadWords) ||
  isRunAt(tokens, 0, /^(?:we|i|weve|ive)$/, hadWords) ||
  isWord(tokens[0], /^(?:we|i) need$/) ||
  isWord(tokens[0], /^need$/, 'ask') ||
  // 'We've a chicken and some leeks'.
  (isRunAt(tokens, 0, /^(?:weve|ive)$/, /^(?:an?|some|the)$/) && !isAsking)

/** Doubts about clauses that tell something of a dish or a food. */
export const doubtsAboutStatements: readonly Doubt[] = [
  {
    examples: ["That's turkey day", "Paneer is Priya's thing"],
    because: 'it tells something and is no wish',
    applies: ({ tokens, dishes: [dish], count, number, isAsking }) => {
      if (!dish || !areAllEmpty(count, number, isAsking)) return false
      const [verb, whose] = tokens.slice(dish.at + 1)
      const isTheirs = whose?.kind === 'who' && whose.isOwner === true
      return isWord(tokens[0], /^thats$/) || (isCue(verb, 'is') && isTheirs)
    },
  },
  {
    examples: ['Soup again?', "It's curry again"],
    because: 'it asks or tells something and is no wish',
    applies: (context) =>
      isWord(context.tokens.at(-1), /^again$/) &&
      context.dishes.length > 0 &&
      !context.isNot &&
      (hasOnlyKinds(context, 'dish') || (isWord(context.tokens[0], /^its$/) && !context.days)),
  },
  {
    examples: ["It's simpler", 'That would be cheaper'],
    because: 'it is a reason, not a wish',
    applies: ({ tokens, dishes: [dish] }) => {
      const [first, better, ...more] = tokens.filter(
        (token) => !isFunctionWord(token) || isWord(token, /^its$/),
      )
      return (
        more.length === 0 &&
        isWord(first, /^(?:its?|it is|thats?|this|itll be|itd be|they|theyre)$/) &&
        dish?.isQuality === true &&
        isWord(better, /er$|^(?:more|less) /, 'dish')
      )
    },
  },
  {
    examples: ['Autumn is coming', 'Pasta is quicker'],
    because: 'it tells something and is no wish',
    applies: ({ tokens, dishes: [dish, ...more], who, guest }) => {
      if (!dish || more.length > 0 || who || guest) return false
      const [verb, next, ...rest] = tokens.slice(dish.at + 1)
      const isComing =
        verb?.kind === 'cue' && isWord(next?.kind === 'cue' ? next : verb, /^(?:is |are )?coming$/)
      return isComing || (isCue(verb, 'is') && isWord(next, /er$/, 'compare') && rest.length === 0)
    },
  },
  {
    examples: ['No need to use up the peppers'],
    because: 'it denies nothing',
    applies: ({ tokens, dishes, cues }) =>
      dishes.length > 0 && !cues.has('away') && hasWord(tokens, /^(?:no need to|dont need to|neednt)/),
  },
  {
    examples: ["It's turned cold", "It's going to be cold"],
    because: 'it is about the weather',
    applies: ({ tokens, dishes, slots, hasMeal }) =>
      dishes.length === 1 &&
      areAllEmpty(slots, hasMeal) &&
      /^(?:cold|hot|warm|mild|fresh)$/.test(String(dishes[0]?.what.tag)) &&
      isWord(tokens[0], /^(?:its|itll|it is|it was|it has|it will)/),
  },
  {
    examples: ['Curry takes time'],
    because: 'a time is a wish only with a number',
    applies: ({ tokens, dishes }) =>
      hasWord(tokens, /^(?:takes?|taking|long)$/, 'filler') &&
      !dishes.some(({ what }) => what.minutes !== undefined),
  },
  {
    examples: ["We've got peas", 'We need milk'],
    because: 'the food is there or to be bought, and no meal',
    applies: (context) => {
      const { tokens, dishes, days, count, number, slots, cues, guest, amount } = context
      const isMore = context.isSome || context.hasMeal || context.isNot || context.isEvery || context.isMaybe
      // 'We have' may be about guests too.
      const isOfFood =
        areAllEmpty(days, count, slots, guest, amount) && [...cues].every((cue) => cue === 'guest')
      // 'I have two aubergines'.
      const isCounted = number && !isRunAt(tokens, 0, /^(?:we|i|weve|ive)$/, /^(?:have|got)$/)
      return (
        dishes.length > 0 &&
        !dishes.some(({ isQuality }) => isQuality) &&
        isOfFood &&
        !isMore &&
        !isCounted &&
        isFoodAtHand(context)
      )
    },
  },
  {
    examples: ['Toast is not a dinner'],
    because: 'it tells what something is not',
    applies: ({ tokens, dishes: [dish], isNot, count, cues }) =>
      dish !== undefined &&
      !count?.isAbove &&
      !cues.has('running') &&
      !cues.has('other day') &&
      !dish.isNot &&
      isNot &&
      hasKind(tokens.slice(dish.at), 'not'),
  },
]

/** Whether a token is a sum of money without a word such as 'under': a price, not a limit. */
const isPrice = (token: Token | undefined) =>
  token?.kind === 'limit' && token.what.cost !== undefined && token.word === undefined

const isCosting = (token: Token | undefined) =>
  token?.kind === 'cue' && (token.cue === 'is' || isWord(token, /^costs?$/))

const isFoodIs = ([one, verb, ...others]: readonly Token[] = []) =>
  isDishNoun(one) && isCosting(verb) && others.length === 0

const isNoFavourite = ({ tokens }: Clause, next: Clause | undefined): boolean =>
  tokens.length === 1 &&
  isDishNoun(tokens[0]) &&
  next !== undefined &&
  isWord(next.tokens[0], /^(?:isnt|arent|not)$/, 'not') &&
  next.tokens.some((token) => token.kind === 'dish' && token.what.is === 'favourite')

/** Doubts about clauses that tell something of a food, alone or with those beside them. */
export const doubtsAboutStatementsInSentence: readonly Doubt<NeighbourContext>[] = [
  {
    examples: ['Mince costs two pounds fifty', 'Mince is £5 at the moment'],
    because: 'it tells a price',
    applies: ({ tokens, ahead, next }) => {
      const [food, verb, price] = tokens
      return (
        (isDishNoun(food) && isCosting(verb) && isPrice(price)) ||
        (isFoodIs(tokens) && isPrice(next?.clause.tokens[0])) ||
        (isFoodIs(ahead?.clause.tokens) && isPrice(food))
      )
    },
  },
  {
    examples: ["Fish isn't my favourite"],
    because: 'it is no wish for the food, nor against favourites',
    applies: ({ clause, ahead, next }) =>
      isNoFavourite(clause, next?.clause) || (ahead !== undefined && isNoFavourite(ahead.clause, clause)),
  },
  {
    examples: ["It's not filling enough for Dave"],
    because: 'it tells a fault of a dish',
    applies: ({ tokens }) => {
      const quality = tokens.findIndex((token) => isDishAdjective(token))
      const enough = tokens[quality + 1]
      return hasKind(tokens.slice(0, Math.max(0, quality)), 'not') && isWord(enough, /^enough\b/)
    },
  },
]
