/** Clauses about what goes with a dish, or what is in it. */
import { hasCountLimits } from '../../plan-rule.ts'
import { hasRun, hasWord, isOfKind, isDishToken, isRunAt, isWord } from '../tokens/token-checks.ts'
import type { DoubtCheck } from './doubt-check.ts'
import { mustBe } from './partly-understood.ts'

/** Doubts about what goes with a dish. */
export const doubtsOfSides: readonly DoubtCheck[] = [
  // 'Jollof on Saturday, with chicken': the chicken is no meal of its own.
  ({ tokens: [first, second], joiner, isUnmarked, dishes }) =>
    joiner !== 'stop' &&
    (((isUnmarked === true || joiner === 'but') && isWord(first, /^(?:without|minus|with no|free of)$/)) ||
      isWord(first, /^with$/) ||
      (first?.kind === 'not' && first.word !== 'none' && isWord(second, /^with$/))) &&
    dishes.some(({ isQuality }) => !isQuality),
  // 'Kit's packed lunch has to be nut free': about that dish alone.
  ({ tokens, isUnmarked, dishes }) => isUnmarked === true && dishes.length > 0 && isWord(tokens[0], mustBe),
  // 'Packed lunch on weekdays, no nuts in them': about that dish alone.
  ({ tokens, joiner, dishes, isNot, last }) =>
    joiner !== 'stop' &&
    // Behind guests there is no such dish: 'Nani comes on Wednesday, nothing with egg in it'.
    last?.kind === 'have' &&
    isNot &&
    dishes.length > 0 &&
    // 'Nothing with egg in it' is about every dish.
    !hasWord(tokens, /^nothing\b/) &&
    hasWord(tokens.slice(1), /^in (?:it|them)$/),
  // 'Soup twice, once with bread': about one of the soups.
  ({ tokens: [count, link], joiner, last }) => {
    if (joiner === 'stop' || count?.kind !== 'count' || count.min !== count.max) return false
    const most = hasCountLimits(last) ? (last.count.max ?? last.count.min ?? 0) : 0
    return isWord(link, /^with$/) && most > (count.min ?? 0)
  },
  // 'Orange squash with every meal': a drink or side beside it.
  ({ tokens }) =>
    tokens.some((token, at) => {
      const [first, second] = tokens.slice(at + 2).filter(({ kind }) => kind !== 'filler')
      const isBefore = isDishToken(token) && (token.isJoined || token.isQuality)
      const isMeal = isOfKind(first, 'slot', 'meal') || (first?.kind === 'every' && second?.kind !== 'dish')
      return isBefore && isWord(tokens[at + 1], /^with$/) && isMeal
    }),
  // 'Leftovers from Sunday's roast': it tells where they come from, and is no further wish.
  ({ tokens, isUnmarked }) => isUnmarked === true && isRunAt(tokens, 0, /^from$/),
  // 'Enchiladas on Monday, hold the coriander': about that dish alone.
  ({ tokens, joiner, last, state }) =>
    joiner !== 'stop' && !state.isNot && last?.kind === 'have' && hasWord(tokens, /^(?:hold|skip) the$/),
  // 'Soup on Monday, sandwiches with it': beside that dish.
  ({ tokens, joiner }) =>
    joiner !== 'stop' && hasRun(tokens, /^(?:with|alongside)$/, /^(?:it|that|them|those)$/),
  // 'Butter chicken, medium spicy': not a medium effort.
  ({ dishes }) => dishes.some(({ what }) => what.effort === 'medium' && what.tag !== undefined),
]
