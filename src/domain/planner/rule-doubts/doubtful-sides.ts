/** Clauses about what goes with a dish, or what is in it. */
import type { Facts } from '../rule-clauses/clause-facts.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import type { Doubt } from './doubt.ts'
import { toBe } from './half-read.ts'
import { hasWord, isA, isDishToken, isWord } from '../rule-tokens/token-checks.ts'
import { isSoOften } from '../plan-rule.ts'

/** 'Jollof on Saturday, with chicken': the chicken is no meal of its own. */
const isBeside = ({ clause: { tokens, joiner, isUnmarked }, dishes }: Facts) =>
  joiner !== 'stop' &&
  (((isUnmarked === true || joiner === 'but') && isWord(tokens[0], /^(?:without|minus|with no|free of)$/)) ||
    isWord(tokens[0], /^with$/) ||
    (tokens[0]?.kind === 'not' && tokens[0].word !== 'none' && isWord(tokens[1], /^with$/))) &&
  dishes.some(({ isQuality }) => !isQuality)

/** 'Kit's packed lunch has to be nut free': about that dish alone. */
const isToBeSo = ({ clause: { tokens, isUnmarked }, dishes }: Facts) =>
  isUnmarked === true && dishes.length > 0 && isWord(tokens[0], toBe)

/** 'Packed lunch on weekdays, no nuts in them': about that dish alone. */
const isInThem = ({ clause: { tokens, joiner }, dishes, isNot }: Facts, { rules }: Memory) =>
  joiner !== 'stop' &&
  // Behind guests there is no dish to be about: 'Nani comes on Wednesday, nothing with egg in it'.
  rules.at(-1)?.kind === 'have' &&
  isNot &&
  dishes.length > 0 &&
  // 'Nothing with egg in it' is about every dish.
  !hasWord(tokens, /^nothing\b/) &&
  tokens.some((token, at) => at > 0 && isWord(token, /^in (?:it|them)$/))

/** 'Soup twice, once with bread': about one of the soups. */
function isOnceWith({ clause: { tokens, joiner } }: Facts, { rules }: Memory): boolean {
  const [count, link] = tokens
  if (joiner === 'stop' || count?.kind !== 'count' || count.min !== count.max) return false
  const last = rules.at(-1)
  const most = isSoOften(last) ? (last.count.max ?? last.count.min ?? 0) : 0
  return isWord(link, /^with$/) && most > (count.min ?? 0)
}

/** 'Butter chicken, medium spicy': not a medium effort. */
const isMediumSo = ({ dishes }: Facts) =>
  dishes.some(({ what }) => what.effort === 'medium' && what.tag !== undefined)

/** 'Orange squash with every meal': a drink or side beside it. */
const isWithMeal = ({ clause: { tokens } }: Facts) =>
  tokens.some((token, at) => {
    const [first, second] = tokens.slice(at + 1).filter(({ kind }) => kind !== 'filler')
    const before = tokens[at - 1]
    const isBehindWith =
      isWord(token, /^with$/) && isDishToken(before) && (before.isJoined || before.isQuality)
    return (
      isBehindWith && (isA(first, 'slot', 'meal') || (first?.kind === 'every' && second?.kind !== 'dish'))
    )
  })

/** 'Leftovers from Sunday's roast': it tells where they come from, and is no further wish. */
const isFrom = ({ clause: { tokens, isUnmarked } }: Facts) =>
  isUnmarked === true && isWord(tokens[0], /^from$/)

/** 'Enchiladas on Monday, hold the coriander': about that dish alone. */
const isHeldBack = ({ clause: { tokens, joiner } }: Facts, { rules, isNot }: Memory) =>
  joiner !== 'stop' && !isNot && rules.at(-1)?.kind === 'have' && hasWord(tokens, /^(?:hold|skip) the$/)

/** 'Soup on Monday, sandwiches with it': beside that dish. */
const isWithIt = ({ clause: { tokens, joiner } }: Facts) =>
  joiner !== 'stop' &&
  tokens.some(
    (token, at) =>
      isWord(token, /^(?:with|alongside)$/) && isWord(tokens[at + 1], /^(?:it|that|them|those)$/),
  )

/** Doubts about what goes with a dish. */
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
