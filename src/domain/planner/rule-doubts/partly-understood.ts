import type { Clause } from '../rule-clauses/clause.ts'
import { type ClauseFacts, clauseFactsOf, hasOnlyKinds, areAllEmpty } from '../rule-clauses/clause-facts.ts'
import { isFunctionWord, firstWord } from '../rule-joins/join.ts'
import { isOfKind, isCue, isManyMeals, isWord } from '../rule-tokens/token-checks.ts'

const besideDish = /^(?:without|minus|with no|free of|instead of|rather than|in place of)$/

/** Words for what a dish should be like, behind its name. */
export const mustBe = /(?: to be|must be|should be)$|^(?:must|should) be$/

const isPlaced = ({ days, slots }: ClauseFacts) => days !== undefined || slots.length > 0

/**
 * Whether an unread clause ends a list that the one before begins ('sandwiches and gyoza on
 * Friday', 'just me and the twins'), so that the first part alone would mean something else.
 */
function isRestOfList(clause: Clause, before: Clause): boolean {
  const tail = clauseFactsOf(clause)
  const head = clauseFactsOf(before)
  const [first] = clause.tokens
  if (isAddition(tail, head)) return true
  // 'Chilli without beans', 'turkey instead of beef in the meatloaf': about that dish.
  if (clause.isUnmarked && isWord(first, besideDish, 'not') && head.dishes.length > 0) return true
  // 'Light lunches aren't needed, just light dinners'.
  if (clause.isUnmarked && first?.kind === 'not' && isWord(clause.tokens[1], /^needed$/)) return true
  // 'No repeats of anything we had this week'.
  if (clause.isUnmarked && isWord(first, /^of$/)) return true
  // 'Leftovers on Monday from the roast'.
  if (clause.isUnmarked && isWord(first, /^from$/, 'filler') && tail.dishes.length > 0) return true
  // 'Double stew on Monday, second half Thursday': when it is eaten again was not read.
  if (head.cues.has('double') && !head.secondDays && tail.days && clause.joiner !== 'stop') return true
  // 'Soup or something soft': the other choice was not read.
  if (clause.joiner === 'or' && !head.isNot && (head.dishes.length > 0 || head.cues.has('skip'))) return true
  // 'At his mum's on Friday but back for tea'.
  if (clause.joiner === 'but' && head.cues.has('away') && isWord(first, /^back$/)) return true
  // 'Pizza night! Friday'.
  if (tail.days && hasOnlyKinds(tail, 'days', 'slot') && head.dishes.length > 0 && !head.days) return true
  // 'Toast on Sunday but only for Raj'.
  if (clause.joiner === 'but' && tail.compare && hasOnlyKinds(tail, 'who', 'compare')) return true
  // 'Pasta but no cheese on Tuesday', 'leftovers for lunch but not on Monday'.
  const isNotSo = clause.joiner === 'but' || (clause.joiner === 'comma' && isWord(first, /^not$/))
  if (isNotSo && hasOnlyKinds(tail, 'not', 'days', 'slot', 'dish') && isPlaced(tail) && !isPlaced(head))
    return true
  // 'Three peppers, the end of the hummus and some tomatoes want eating'.
  const isStock =
    head.dishes.length > 0 && hasOnlyKinds(head, 'dish', 'number', 'amount', 'some') && !head.isNot
  if (isStock && tail.cues.has('use') && (clause.joiner === 'comma' || clause.joiner === 'and')) return true
  // 'Meat one day, vegetables the next'.
  const end = clause.tokens.findLast((token) => !isFunctionWord(token) || isWord(token, /^next$/))
  if (head.number?.n === 1 && (isWord(end, /^next$/) || isCue(end, 'other'))) return true
  // 'Nani comes on Thursday and leaves before lunch on Saturday'.
  if (tail.cues.has('stays') && head.guest && clause.joiner !== 'stop') return true
  // 'Pasta but not on the same day as pizza'.
  if (clause.joiner === 'but' && tail.cues.has('same day') && head.dishes.length > 0) return true
  // 'The packed lunch on Monday has to be nut free'.
  if (clause.isUnmarked && isWord(first, mustBe, 'ask') && head.dishes.length > 0) return true
  // 'Sausages for the kids, something spicier for us on Thursday'.
  // 'Spicy for us, mild for them'.
  if (clause.joiner === 'comma' && head.who?.isUs && tail.who && head.dishes.length > 0) return true
  if (clause.joiner === 'comma' && head.who && tail.who && tail.days && !head.days)
    return head.dishes.length > 0
  // 'High protein, low carb dinners for Dave'.
  const isQualities = (facts: ClauseFacts) =>
    facts.dishes.length > 0 && facts.dishes.every(({ isQuality }) => isQuality)
  const isForAll = isQualities(head) && hasOnlyKinds(head, 'dish')
  if (clause.joiner === 'comma' && isForAll && isQualities(tail) && (tail.who || isPlaced(tail))) return true
  // 'My brother, his wife and their baby come on Sunday'.
  if (clause.joiner === 'comma' && head.guest && hasOnlyKinds(head, 'guest')) return true
  if (clause.joiner !== 'and' && clause.joiner !== 'or') return false
  // 'My sister and her two boys stay on Friday'.
  if (head.guest && !head.days && tail.days) return true
  const hasOwnVerb = clause.tokens.some(
    (token) =>
      isOfKind(token, 'subject', 'ask') ||
      (token.kind === 'cue' &&
        !isFunctionWord(token) &&
        token.cue !== 'different' &&
        token.cue !== 'other') ||
      (token.kind === 'not' && !head.isNot),
  )
  const isNotToo = head.isNot && first?.kind === 'not'
  if (hasOwnVerb && !isNotToo) return false
  if (head.cues.has('we are') || (head.compare !== undefined && head.dishes.length === 0)) return true
  if (head.days || head.slots.length > 0) return false
  const isScoped =
    tail.days !== undefined ||
    tail.slots.length > 0 ||
    tail.who !== undefined ||
    clause.tokens.some(
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
