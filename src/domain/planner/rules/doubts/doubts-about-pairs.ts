/** Clauses that may be two wishes without a joiner. */

import { firstWord } from '../joins/join.ts'
import {
  cueOf,
  hasKind,
  hasRun,
  isOfKind,
  isDishToken,
  isManyMeals,
  isRunAt,
  isWord,
} from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import type { Doubt } from './doubt.ts'

/** The tokens between the first two dishes or limits; none where there are no two. */
function betweenTwo(tokens: readonly Token[]): Token[] {
  const first = tokens.findIndex((token) => isOfKind(token, 'dish', 'limit'))
  const second = tokens.findIndex((token, at) => at > first && isOfKind(token, 'dish', 'limit'))
  return second < 0 ? [] : tokens.slice(first + 1, second)
}

/** Whether a word such as 'with', 'of' or 'in' makes the second a part of the first. */
const isLink = (token: Token | undefined): boolean =>
  isWord(token, /^(?:with|of|in|for|and|that|which|as|like|to)$/) || token?.kind === 'cue'

/** Doubts about which words belong to which of two wishes. */
export const doubtsAboutPairs: readonly Doubt[] = [
  {
    examples: ['Fish just pasta', 'Red meat just easy things'],
    because: 'what counts or compares parts two wishes',
    applies: ({ tokens }) => hasKind(betweenTwo(tokens), 'count', 'compare') && !hasKind(tokens, 'limit'),
  },
  {
    examples: ['Nothing spicy for Tom fish on Monday', 'Cheap dinners roast lamb Sunday'],
    because: 'people or meals end the first wish before a second dish',
    applies: ({ tokens }) => {
      const between = betweenTwo(tokens)
      const link = between.findLast((token) => !isWord(token, /^(?:a|an|the|some)$/))
      return !isLink(link) && between.some((token) => token.kind === 'who' || isManyMeals(token))
    },
  },
  {
    examples: ['Less than £3 a head fish on Monday'],
    because: 'it is a limit on every meal, and a dish',
    applies: ({ tokens }) => {
      const first = firstWord(tokens)
      return (
        first !== undefined &&
        isRunAt(tokens, tokens.indexOf(first), 'limit', cueOf('per'), ['dish', 'count'])
      )
    },
  },
  {
    examples: ['Tom is vegan fish on Monday'],
    because: "it is a person's diet, and a dish",
    applies: ({ tokens }) =>
      hasRun(
        tokens,
        'who',
        cueOf('is'),
        (token) => isDishToken(token) && token.what.diet !== undefined && Object.keys(token.what).length > 1,
      ),
  },
  {
    examples: ['Mushrooms fish'],
    because: 'two dishes stand side by side',
    applies: ({ tokens, cues }) =>
      !cues.has('after') &&
      !cues.has('next day') &&
      (hasRun(tokens, 'dish', 'dish') || hasRun(tokens, 'dish', /^an?$/, 'dish')),
  },
]
