/** Clauses about what goes with a dish, or what is in it. */
import type { Facts } from '../rule-clauses/clause-facts.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import type { Doubt } from './doubt.ts'
import { toBe } from './half-read.ts'
import { hasWord, isA, isThing, isWord } from '../rule-tokens/piece-checks.ts'
import { isSoOften } from '../plan-rule.ts'

/** 'Jollof on Saturday, with chicken': what goes with a dish is no meal of its own. */
const isBeside = ({ clause: { pieces, how, isTorn }, dishes }: Facts) =>
  how !== 'stop' &&
  (((isTorn === true || how === 'but') && isWord(pieces[0], /^(?:without|minus|with no|free of)$/)) ||
    isWord(pieces[0], /^with$/) ||
    (pieces[0]?.is === 'not' && pieces[0].word !== 'none' && isWord(pieces[1], /^with$/))) &&
  dishes.some(({ isQuality }) => !isQuality)

/** 'Kit's packed lunch has to be nut free': of that dish alone. */
const isToBeSo = ({ clause: { pieces, isTorn }, dishes }: Facts) =>
  isTorn === true && dishes.length > 0 && isWord(pieces[0], toBe)

/** 'Packed lunch on weekdays, no nuts in them': in those alone. */
const isInThem = ({ clause: { pieces, how }, dishes, isNot }: Facts, { rules }: Memory) =>
  how !== 'stop' &&
  // Behind guests no dish was named: 'Nani comes on Wednesday, nothing with egg in it'.
  rules.at(-1)?.kind === 'have' &&
  isNot &&
  dishes.length > 0 &&
  // 'Nothing with egg in it' is of every dish.
  !hasWord(pieces, /^nothing\b/) &&
  pieces.some((piece, at) => at > 0 && isWord(piece, /^in (?:it|them)$/))

/** 'Soup twice, once with bread': of those soups, where they are more. */
function isOnceWith({ clause: { pieces, how } }: Facts, { rules }: Memory): boolean {
  const [count, link] = pieces
  if (how === 'stop' || count?.is !== 'count' || count.min !== count.max) return false
  const last = rules.at(-1)
  const most = isSoOften(last) ? (last.count.max ?? last.count.min ?? 0) : 0
  return isWord(link, /^with$/) && most > (count.min ?? 0)
}

/** 'Butter chicken, medium spicy' is not of medium effort. */
const isMediumSo = ({ dishes }: Facts) =>
  dishes.some(({ what }) => what.effort === 'medium' && what.tag !== undefined)

/** 'Orange squash with every meal' is drunk or eaten beside it. */
const isWithMeal = ({ clause: { pieces } }: Facts) =>
  pieces.some((piece, at) => {
    const [first, second] = pieces.slice(at + 1).filter(({ is }) => is !== 'filler')
    const before = pieces[at - 1]
    const isBehindWith = isWord(piece, /^with$/) && isThing(before) && (before.isJoined || before.isQuality)
    return isBehindWith && (isA(first, 'slot', 'meal') || (first?.is === 'every' && second?.is !== 'thing'))
  })

/** 'Leftovers from Sunday's roast': where they are from is no wish for another. */
const isFrom = ({ clause: { pieces, isTorn } }: Facts) => isTorn === true && isWord(pieces[0], /^from$/)

/** 'Enchiladas on Monday, hold the coriander': none in those. */
const isHeldBack = ({ clause: { pieces, how } }: Facts, { rules, isNot }: Memory) =>
  how !== 'stop' && !isNot && rules.at(-1)?.kind === 'have' && hasWord(pieces, /^(?:hold|skip) the$/)

/** 'Soup on Monday, sandwiches with it': beside that dish. */
const isWithIt = ({ clause: { pieces, how } }: Facts) =>
  how !== 'stop' &&
  pieces.some(
    (piece, at) =>
      isWord(piece, /^(?:with|alongside)$/) && isWord(pieces[at + 1], /^(?:it|that|them|those)$/),
  )

/** Doubts of what goes with a dish: whether it is a wish of its own. */
export const doubtsOfSides: readonly Doubt[] = [
  isBeside,
  isToBeSo,
  isInThem,
  isOnceWith,
  isWithMeal,
  isFrom,
  isHeldBack,
  isWithIt,
  isMediumSo,
]
