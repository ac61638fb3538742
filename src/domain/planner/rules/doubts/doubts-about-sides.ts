/** Clauses about what goes with a dish, or what is in it. */

import { hasCountLimits } from '../../plan-rule.ts'
import { hasRun, hasWord, isOfKind, isDishToken, isWord } from '../tokens/token-checks.ts'
import type { Doubt } from './doubt.ts'
import { mustBe } from './rests-of-wishes.ts'

/** Doubts about what goes with a dish. */
export const doubtsAboutSides: readonly Doubt[] = [
  {
    examples: ['Jollof on Saturday, with chicken'],
    because: 'what goes with a dish is no meal of its own',
    applies: ({ tokens: [first, second], joiner, isUnmarked, dishes }) =>
      joiner !== 'stop' &&
      (((isUnmarked === true || joiner === 'but') && isWord(first, /^(?:without|minus|with no|free of)$/)) ||
        isWord(first, /^with$/) ||
        (first?.kind === 'not' && first.word !== 'none' && isWord(second, /^with$/))) &&
      dishes.some(({ isQuality }) => !isQuality),
  },
  {
    examples: ['Soup on Monday should be spicy'],
    because: 'it is about that dish alone',
    applies: ({ tokens, isUnmarked, dishes }) =>
      isUnmarked === true && dishes.length > 0 && isWord(tokens[0], mustBe),
  },
  {
    examples: ['Packed lunch on weekdays, no nuts in them'],
    because: 'it is about that dish alone',
    applies: ({ tokens, joiner, dishes, isNot, last }) =>
      joiner !== 'stop' &&
      // Behind guests there is no such dish: 'Nani comes on Wednesday, nothing with egg in it'.
      last?.kind === 'have' &&
      isNot &&
      dishes.length > 0 &&
      // 'Nothing with egg in it' is about every dish.
      !hasWord(tokens, /^nothing\b/) &&
      hasWord(tokens.slice(1), /^in (?:it|them)$/),
  },
  {
    examples: ['Soup twice, once with bread'],
    because: 'it is about one of those meals',
    applies: ({ tokens: [count, link], joiner, last }) => {
      if (joiner === 'stop' || count?.kind !== 'count' || count.min !== count.max) return false
      const most = hasCountLimits(last) ? (last.count.max ?? last.count.min ?? 0) : 0
      return isWord(link, /^with$/) && most > (count.min ?? 0)
    },
  },
  {
    examples: ['Something quick with the meal'],
    because: 'it is beside the meal, and no meal',
    applies: ({ tokens }) =>
      tokens.some((token, at) => {
        const [first, second] = tokens.slice(at + 2).filter(({ kind }) => kind !== 'filler')
        const isBefore = isDishToken(token) && (token.isJoined || token.isQuality)
        const isMeal = isOfKind(first, 'slot', 'meal') || (first?.kind === 'every' && second?.kind !== 'dish')
        return isBefore && isWord(tokens[at + 1], /^with$/) && isMeal
      }),
  },
  {
    examples: ['Enchiladas on Monday, hold the coriander'],
    because: 'it is about that dish alone',
    applies: ({ tokens, joiner, last, state }) =>
      joiner !== 'stop' && !state.isNot && last?.kind === 'have' && hasWord(tokens, /^(?:hold|skip) the$/),
  },
  {
    examples: ['Soup on Monday, use up the bread with it'],
    because: 'it is about that dish alone',
    applies: ({ tokens, joiner }) =>
      joiner !== 'stop' && hasRun(tokens, /^(?:with|alongside)$/, /^(?:it|that|them|those)$/),
  },
  {
    examples: ['Butter chicken, medium spicy'],
    because: "'medium' is not the effort",
    applies: ({ dishes }) => dishes.some(({ what }) => what.effort === 'medium' && what.tag !== undefined),
  },
]
