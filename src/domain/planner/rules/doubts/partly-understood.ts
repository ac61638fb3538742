import { type ClauseFacts, clauseFactsOf, hasOnlyKinds, areAllEmpty } from '../clauses/clause-facts.ts'
import type { Clause } from '../clauses/clause.ts'
import { isFunctionWord, firstWord } from '../joins/join.ts'
import { isOfKind, isCue, isManyMeals, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'

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
 * Whether an unread clause ends a list that the one before begins ('sandwiches and gyoza on
 * Friday', 'just me and the twins'), so that the first part alone would mean something else.
 */
function isRestOfList(clause: Clause, before: Clause): boolean {
  const { tokens, joiner, isUnmarked } = clause
  const [tail, head] = [clauseFactsOf(clause), clauseFactsOf(before)]
  const pair = { tokens, joiner, ...(isUnmarked && { isUnmarked }), first: tokens[0], tail, head }
  return restsOfLists.some((isRest) => isRest(pair))
}

/** The ways in which an unread clause may belong to the one before. */
const restsOfLists: readonly ((pair: Pair) => boolean)[] = [
  ({ tail, head }) => isAddition(tail, head),
  // 'Chilli without beans', 'turkey instead of beef in the meatloaf': about that dish.
  ({ isUnmarked, first, head }) =>
    isUnmarked === true && isWord(first, besideDish, 'not') && head.dishes.length > 0,
  // 'Light lunches aren't needed, just light dinners'.
  ({ isUnmarked, first, tokens }) =>
    isUnmarked === true && first?.kind === 'not' && isWord(tokens[1], /^needed$/),
  // 'No repeats of anything we had this week'.
  ({ isUnmarked, first }) => isUnmarked === true && isWord(first, /^of$/),
  // 'Leftovers on Monday from the roast'.
  ({ isUnmarked, first, tail }) =>
    isUnmarked === true && isWord(first, /^from$/, 'filler') && tail.dishes.length > 0,
  // 'Double stew on Monday, second half Thursday': when it is eaten again was not read.
  ({ joiner, tail, head }) =>
    head.cues.has('double') && !head.secondDays && tail.days !== undefined && joiner !== 'stop',
  // 'Soup or something soft': the other choice was not read.
  ({ joiner, head }) => joiner === 'or' && !head.isNot && (head.dishes.length > 0 || head.cues.has('skip')),
  // 'At his mum's on Friday but back for tea'.
  ({ joiner, first, head }) => joiner === 'but' && head.cues.has('away') && isWord(first, /^back$/),
  // 'Pizza night! Friday'.
  ({ tail, head }) =>
    tail.days !== undefined && hasOnlyKinds(tail, 'days', 'slot') && head.dishes.length > 0 && !head.days,
  // 'Toast on Sunday but only for Raj'.
  ({ joiner, tail }) =>
    joiner === 'but' && tail.compare !== undefined && hasOnlyKinds(tail, 'who', 'compare'),
  // 'Pasta but no cheese on Tuesday', 'leftovers for lunch but not on Monday'.
  ({ joiner, first, tail, head }) =>
    (joiner === 'but' || (joiner === 'comma' && isWord(first, /^not$/))) &&
    hasOnlyKinds(tail, 'not', 'days', 'slot', 'dish') &&
    isPlaced(tail) &&
    !isPlaced(head),
  // 'Three peppers, the end of the hummus and some tomatoes want eating'.
  ({ joiner, tail, head }) =>
    head.dishes.length > 0 &&
    hasOnlyKinds(head, 'dish', 'number', 'amount', 'some') &&
    !head.isNot &&
    tail.cues.has('use') &&
    (joiner === 'comma' || joiner === 'and'),
  // 'Meat one day, vegetables the next'.
  ({ tokens, head }) => {
    const end = tokens.findLast((token) => !isFunctionWord(token) || isWord(token, /^next$/))
    return head.number?.n === 1 && (isWord(end, /^next$/) || isCue(end, 'other'))
  },
  // 'Nani comes on Thursday and leaves before lunch on Saturday'.
  ({ joiner, tail, head }) => tail.cues.has('stays') && head.guest !== undefined && joiner !== 'stop',
  // 'Pasta but not on the same day as pizza'.
  ({ joiner, tail, head }) => joiner === 'but' && tail.cues.has('same day') && head.dishes.length > 0,
  // 'The packed lunch on Monday has to be nut free'.
  ({ isUnmarked, first, head }) =>
    isUnmarked === true && isWord(first, mustBe, 'ask') && head.dishes.length > 0,
  // 'Spicy for us, mild for them'.
  ({ joiner, tail, head }) =>
    joiner === 'comma' && head.who?.isUs === true && tail.who !== undefined && head.dishes.length > 0,
  // 'Sausages for the kids, something spicier for us on Thursday'.
  ({ joiner, tail, head }) =>
    joiner === 'comma' &&
    head.who !== undefined &&
    tail.who !== undefined &&
    tail.days !== undefined &&
    !head.days &&
    head.dishes.length > 0,
  // 'High protein, low carb dinners for Dave'.
  ({ joiner, tail, head }) =>
    joiner === 'comma' &&
    areQualities(head) &&
    hasOnlyKinds(head, 'dish') &&
    areQualities(tail) &&
    (tail.who !== undefined || isPlaced(tail)),
  // 'My brother, his wife and their baby come on Sunday'.
  ({ joiner, head }) => joiner === 'comma' && head.guest !== undefined && hasOnlyKinds(head, 'guest'),
  // 'My sister and her two boys stay on Friday'.
  ({ joiner, tail, head }) =>
    isJoined(joiner) && head.guest !== undefined && !head.days && tail.days !== undefined,
  // 'Sandwiches and gyoza on Friday', 'just me and the twins'.
  (pair) => isJoined(pair.joiner) && !saysItself(pair) && sharesEnd(pair),
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
 * lacks: 'takeaway on the 27th, dinner that is', 'fish on Friday or Saturday, not both'.
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

/** The clauses right before an unread one that would say too much without it. */
export function partlyUnderstood(clause: Clause, run: readonly Clause[]): Clause[] {
  const halfReadClauses: Clause[] = []
  let after = clause
  for (const before of run.toReversed()) {
    if (halfReadClauses.length === 0 ? !isRestOfList(after, before) : !areOneList(after, before)) break
    halfReadClauses.unshift(before)
    after = before
  }
  return halfReadClauses
}

/** Whether two clauses belong to one list: 'no wheat, no dairy and no eggs for Gran'. */
function areOneList(clause: Clause, before: Clause): boolean {
  if (clause.joiner !== 'comma' && clause.joiner !== 'and' && clause.joiner !== 'or') return false
  const [one, other] = [clauseFactsOf(clause), clauseFactsOf(before)]
  const isBare = (facts: typeof one) =>
    facts.dishes.length > 0 && hasOnlyKinds(facts, 'dish', 'not', 'number', 'some') && facts.cues.size === 0
  return isBare(one) && isBare(other) && one.isNot === other.isNot
}
