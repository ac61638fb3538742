import { type ClauseFacts, hasOnlyKinds, areAllEmpty } from '../clauses/clause-facts.ts'
import type { Clause } from '../clauses/clause.ts'
import { isFunctionWord, firstWord } from '../joins/join.ts'
import { isOfKind, isCue, isManyMeals, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import type { Doubt } from './doubt.ts'

const besideDish = /^(?:without|minus|with no|free of|instead of|rather than|in place of)$/

/** Words for what a dish should be like, behind its name. */
export const mustBe = /(?: to be|must be|should be)$|^(?:must|should) be$/

const isPlaced = ({ days, slots }: ClauseFacts) => days !== undefined || slots.length > 0

/** An unread clause and the one right before it. */
interface Pair extends Pick<Clause, 'tokens' | 'joiner' | 'isUnmarked'> {
  first: Token | undefined
  tail: ClauseFacts
  head: ClauseFacts
}

/**
 * Doubts about a clause to which the unread one behind it may belong. The reasons tell what the
 * unread clause does.
 */
export const restsOfWishes: readonly Doubt<Pair>[] = [
  {
    examples: ['Pizza on Friday, but not for us'],
    because: 'it adds what the rule of the wish lacks',
    applies: ({ tail, head }) => isAddition(tail, head),
  },
  {
    examples: ['Chilli without beans', 'Turkey instead of beef in the meatloaf'],
    because: 'it is about that dish',
    applies: ({ isUnmarked, first, head }) =>
      isUnmarked === true && isWord(first, besideDish, 'not') && head.dishes.length > 0,
  },
  {
    examples: ["Mushrooms aren't needed by Sunday fish"],
    because: 'it denies the wish',
    applies: ({ isUnmarked, first, tokens }) =>
      isUnmarked === true && first?.kind === 'not' && isWord(tokens[1], /^needed$/),
  },
  {
    examples: ['No repeats of anything we had this week'],
    because: 'it says of what',
    applies: ({ isUnmarked, first }) => isUnmarked === true && isWord(first, /^of$/),
  },
  {
    examples: [
      'Double stew on Monday, half Thursday',
      "Cook extra dal on Monday so there's enough Wednesday",
    ],
    because: 'it says when the dish is eaten again',
    applies: ({ joiner, tail, head }) =>
      head.cues.has('double') && !head.secondDays && tail.days !== undefined && joiner !== 'stop',
  },
  {
    examples: ['Soup or something softish'],
    because: 'it is the other choice',
    applies: ({ joiner, head }) =>
      joiner === 'or' && !head.isNot && (head.dishes.length > 0 || head.cues.has('skip')),
  },
  {
    examples: ["At his mum's on Friday but back for tea"],
    because: 'it limits the absence',
    applies: ({ joiner, first, head }) =>
      joiner === 'but' && head.cues.has('away') && isWord(first, /^back$/),
  },
  {
    examples: ['Pizza night! Friday'],
    because: 'it says on which day',
    applies: ({ tail, head }) =>
      tail.days !== undefined && hasOnlyKinds(tail, 'days', 'slot') && head.dishes.length > 0 && !head.days,
  },
  {
    examples: ['Soup but no bread on Tuesday'],
    because: 'its day may be for both',
    applies: ({ joiner, first, tail, head }) =>
      (joiner === 'but' || (joiner === 'comma' && isWord(first, /^not$/))) &&
      hasOnlyKinds(tail, 'not', 'days', 'slot', 'dish') &&
      isPlaced(tail) &&
      !isPlaced(head),
  },
  {
    examples: ['Two peppers and about 200 of kale going off, use them up'],
    because: 'it says that the food before is to be used up',
    applies: ({ joiner, tail, head }) =>
      head.dishes.length > 0 &&
      hasOnlyKinds(head, 'dish', 'number', 'amount', 'some') &&
      !head.isNot &&
      tail.cues.has('use') &&
      (joiner === 'comma' || joiner === 'and'),
  },
  {
    examples: ['Meat one day, vegetables the next'],
    because: 'it is the other of two days',
    applies: ({ tokens, head }) => {
      const end = tokens.findLast((token) => !isFunctionWord(token) || isWord(token, /^next$/))
      return head.number?.n === 1 && (isWord(end, /^next$/) || isCue(end, 'other'))
    },
  },
  {
    examples: ['My parents come on Friday and fly home'],
    because: 'it says how long the guest stays',
    applies: ({ joiner, tail, head }) =>
      tail.cues.has('stays') && head.guest !== undefined && joiner !== 'stop',
  },
  {
    examples: ['Pasta but not on the same day as pizza'],
    because: 'it limits the wish',
    applies: ({ joiner, tail, head }) =>
      joiner === 'but' && tail.cues.has('same day') && head.dishes.length > 0,
  },
  {
    examples: ['The packed lunch on Monday has to be nut free'],
    because: 'it is about that dish',
    applies: ({ isUnmarked, first, head }) =>
      isUnmarked === true && isWord(first, mustBe, 'ask') && head.dishes.length > 0,
  },
  {
    examples: ['Spicy for us, mild for them'],
    because: 'it shows who the others are',
    applies: ({ joiner, tail, head }) =>
      joiner === 'comma' && head.who?.isUs === true && tail.who !== undefined && head.dishes.length > 0,
  },
  {
    examples: ['Sausages for the kids, something zorblaxy for us on Friday'],
    because: 'its day is for both',
    applies: ({ joiner, tail, head }) =>
      joiner === 'comma' &&
      head.who !== undefined &&
      tail.who !== undefined &&
      tail.days !== undefined &&
      !head.days &&
      head.dishes.length > 0,
  },
  {
    examples: ['High protein, low carb zonk on Friday'],
    because: 'its people, day or meal are for both',
    applies: ({ joiner, tail, head }) =>
      joiner === 'comma' &&
      areQualities(head) &&
      hasOnlyKinds(head, 'dish') &&
      areQualities(tail) &&
      (tail.who !== undefined || isPlaced(tail)),
  },
  {
    examples: ['My brother, a zonk and their baby come on Sunday'],
    because: 'it says when the guests come',
    applies: ({ joiner, head }) =>
      joiner === 'comma' && head.guest !== undefined && hasOnlyKinds(head, 'guest'),
  },
  {
    examples: ['My sister and zonk come on Friday'],
    because: 'its day is for both',
    applies: ({ joiner, tail, head }) =>
      isJoined(joiner) && head.guest !== undefined && !head.days && tail.days !== undefined,
  },
  {
    examples: ['Sandwiches and blorp on Friday', 'Just me and the zonks'],
    because: 'its end is for both',
    applies: (pair) => isJoined(pair.joiner) && !saysItself(pair) && sharesEnd(pair),
  },
]

const areQualities = ({ dishes }: ClauseFacts) =>
  dishes.length > 0 && dishes.every(({ isQuality }) => isQuality)

const isJoined = (joiner: Clause['joiner']) => joiner === 'and' || joiner === 'or'

/** Whether the unread clause has a verb of its own; 'no rice and no pasta' says 'no' again. */
function saysItself({ tokens, first, head }: Pair): boolean {
  const isNotToo = head.isNot && first?.kind === 'not'
  return (
    !isNotToo &&
    tokens.some(
      (token) =>
        isOfKind(token, 'subject', 'ask') ||
        (token.kind === 'cue' &&
          !isFunctionWord(token) &&
          token.cue !== 'different' &&
          token.cue !== 'other') ||
        (token.kind === 'not' && !head.isNot),
    )
  )
}

/** Whether the scope at the end of the unread clause is that of the one before too. */
function sharesEnd({ tokens, tail, head }: Pair): boolean {
  if (head.cues.has('we are') || (head.compare !== undefined && head.dishes.length === 0)) return true
  if (isPlaced(head)) return false
  const isScoped =
    isPlaced(tail) ||
    tail.who !== undefined ||
    tokens.some(
      (token) => (token.kind === 'compare' && token.word !== 'in the') || isOfKind(token, 'every', 'unit'),
    )
  return isScoped && head.dishes.length > 0
}

/**
 * Whether an unread clause of a few known words adds something to the one before that its rule
 * lacks: 'pizza on Friday, but not for us', 'pasta, not two'.
 */
function isAddition(tail: ClauseFacts, head: ClauseFacts): boolean {
  const { clause, dishes, hasUnknown, cues } = tail
  const { joiner, tokens } = clause
  // In 'Tuesdays quick, Thursdays quicker' each has a day of its own.
  const isBeside =
    !tail.isNot &&
    ((tail.days !== undefined && head.days !== undefined) || (tail.slots.length > 0 && head.slots.length > 0))
  const first = firstWord(tokens)
  const isOfOwn =
    first === undefined ||
    isOfKind(first, 'subject', 'guest', 'ask', 'maybe', 'some') ||
    (first.kind === 'who' && joiner !== 'but') ||
    isManyMeals(first)
  return (
    ['comma', 'but', 'and', 'or'].includes(joiner) &&
    !isOfOwn &&
    !isBeside &&
    areAllEmpty(hasUnknown, dishes) &&
    [...cues].every((cue) => cue === 'is' || cue === 'to' || cue === 'takeaway' || cue === 'out')
  )
}
