/** Dishes made of the leftovers of an earlier one. */

import { hasKind, isCue, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import type { Clause } from './clause.ts'

const remains = /\b(?:left|left ?overs?|rest|other half|remains|remainder)\b/

const isRemains = (token: Token | undefined): boolean =>
  isCue(token, 'leftovers', 'eat again') &&
  isWord(token, remains) &&
  // In 'freeze the rest', 'keep the leftovers for' no dish is made of them.
  !isWord(token, /freez|keep|sav|put|set|reserv|stash|hold|leav/)

/** Whether a token means the same as 'with the leftovers': 'with enough for sandwiches'. */
const isEnough = (token: Token | undefined): boolean =>
  (isCue(token, 'eat again', 'we are', 'double') &&
    isWord(
      token,
      /^(?:and |with |so theres |and make it )?(?:(?:big |large )?enough|plenty|some|extra)(?: left)?(?: over)? for$/,
    )) ||
  isWord(token, /^plenty$/, 'vague')

const isLink = (token: Token | undefined) =>
  isWord(token, /^(?:for|in|into|with|a|an|the|some|to make)$/, 'filler')

const isFoodOrRecipe = (token: Token | undefined) =>
  token?.kind === 'dish' && (token.what.food !== undefined || token.what.recipe !== undefined)

/** Whether tokens are only a dish and a day. */
const isDishOnDay = (tokens: readonly Token[]) => {
  const contentTokens = tokens.filter(({ kind }) => kind !== 'filler')
  const days = contentTokens.filter(({ kind }) => kind === 'days')
  return (
    isFoodOrRecipe(contentTokens[0]) &&
    days.length === 1 &&
    contentTokens.slice(1).every(({ kind }) => kind === 'days' || kind === 'slot')
  )
}

/** The tokens with the dish first: 'Sunday's roast becomes Monday's soup' names the day first. */
const dishFirst = (tokens: readonly Token[]): readonly Token[] => {
  const [day, dish, ...rest] = tokens
  return day?.kind === 'days' && dish && isFoodOrRecipe(dish) && rest.length === 0 ? [dish, day] : tokens
}

/** The clause in the form 'soup with the leftovers on Monday'. */
function fromRemains(clause: Clause, cue: Token, tokens: readonly Token[]): Clause {
  const from = tokens.findIndex((token) => !isLink(token))
  const dish = tokens.slice(from)
  const leftoversCue = { ...cue, kind: 'cue' as const, cue: 'leftovers' as const, word: 'with the leftovers' }
  return {
    ...clause,
    joiner: 'and',
    isUnmarked: true,
    start: cue.start,
    tokens: [...dish.slice(0, 1), leftoversCue, ...dish.slice(1)],
  }
}

const isEatenOn = (token: Token | undefined, next: Token | undefined): boolean =>
  isCue(token, 'eat again') &&
  isWord(token, / (?:it|that|them|some)(?: on)?$/) &&
  (token.word?.endsWith(' on') === true || isWord(next, /^(?:in|on)$/, 'filler'))

/** Splits 'too much chilli on Tuesday so we can have it in wraps on Friday' into its two meals. */
function splitEatenOn(clause: Clause): Clause[] {
  const { tokens } = clause
  const at = tokens.findIndex((token, index) => isEatenOn(token, tokens[index + 1]))
  const [cue, behind] = [tokens[at], tokens.slice(at + 1)]
  const head = tokens
    .slice(0, Math.max(0, at))
    .map((token): Token =>
      isCue(token, 'double')
        ? { kind: 'ask', word: 'make', start: token.start, end: token.end, isGlued: token.isGlued }
        : token,
    )
  const last = head.at(-1)
  const isCooked = head.some(isFoodOrRecipe) && hasKind(head, 'days')
  if (!cue || !last || !isCooked || !isDishOnDay(behind)) return [clause]
  return [{ ...clause, tokens: head, end: last.end }, fromRemains(clause, cue, behind)]
}

/**
 * Brings the many ways to use leftovers into one form: 'roast chicken on Sunday and use the
 * leftovers for soup on Monday', 'leftovers in a pie on Monday', 'with soup from the leftovers on
 * Monday'.
 */
export function rephraseLeftovers(clauses: readonly Clause[]): readonly Clause[] {
  const made: Clause[] = []
  for (const clause of clauses.flatMap(splitEatenOn)) {
    const before = made.at(-1)
    const tokens = isWord(before?.tokens.at(-1), /^the leftovers into$/, 'cue')
      ? dishFirst(clause.tokens)
      : clause.tokens
    const end = before?.tokens.at(-1)
    // The words for the leftovers stand at the end of the clause before.
    const isOfEnd = isRemains(end) || (isEnough(end) && end?.kind === 'cue') || isEatenOn(end, tokens[0])
    if (before && end && before.tokens.length > 1 && clause.isUnmarked && isOfEnd && isDishOnDay(tokens)) {
      const rest = before.tokens.slice(0, -1)
      made.splice(-1, 1, { ...before, tokens: rest, end: rest.at(-1)?.end ?? before.end })
      made.push(fromRemains(clause, end, tokens))
      continue
    }
    const at = tokens.findIndex((token) => !isUseOrLink(token))
    const [first, behind] = [tokens[at], tokens.slice(at + 1)]
    const isOfLast = before !== undefined && clause.joiner !== 'stop'
    const isLeft =
      isRemains(first) || (isEnough(first) && (clause.joiner === 'comma' || clause.joiner === 'and'))
    if (isOfLast && first && isLeft && isLinked(first, behind) && isDishOnDay(behind))
      made.push(fromRemains(clause, first, behind))
    // 'With soup from the leftovers on Monday'.
    else if (
      isOfLast &&
      clause.isUnmarked &&
      isLink(tokens[0]) &&
      isFoodOrRecipe(tokens[1]) &&
      isRemains(tokens[2])
    )
      made.push({ ...clause, joiner: 'and', tokens: tokens.slice(1) })
    else made.push(clause)
  }
  return made
}

const isUseOrLink = (token: Token) =>
  isLink(token) || (isCue(token, 'use') && isWord(token, /^(?:use|use up|finish)$/))

/**
 * Whether a dish is made of leftovers ('leftovers for soup') and not itself left over ('leftover
 * soup').
 */
const isLinked = (cue: Token, behind: readonly Token[]) =>
  isLink(behind[0]) || isWord(cue, / (?:for|in|into|to|make|making)$/, 'cue')
