/** Corrections: 'fish on Monday, no sorry, Tuesday'. What follows replaces what it corrects. */

import { isFunctionWord } from '../joins/join.ts'
import { hasKind, hasWord, isOfKind, isJoiner, isWord } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'

const isCorrecting = (token: Token | undefined): boolean => token?.kind === 'correction'
const isSoft = (token: Token | undefined) =>
  isJoiner(token, 'stop', 'comma', 'but', 'and') ||
  isWord(token, /^(?:[-–—]|hmm|oh|ah|uh|um|umm|erm|please|lets say|id say|say|lets do)$/, 'filler')
const isHard = (token: Token | undefined) => token?.kind === 'joiner'

/**
 * Whether a word may begin a correction: 'fish on Friday, no, Thursday'. It is one only if what
 * follows fits what stands before.
 */
const isLead = (token: Token | undefined): boolean =>
  isWord(token, /^(?:no|nope|nah|sorry|oops|whoops|wait|actually|rather|make it|make that)$/)

/** Kinds of tokens that a correction can replace; each stands once in a wish. */
const repeatableKinds: ReadonlySet<Token['kind']> = new Set<Token['kind']>([
  'days',
  'number',
  'count',
  'slot',
  'dish',
  'amount',
  'relative',
  'ordinal',
  'who',
])
const sameSort = (one: Token, other: Token): boolean => {
  const isDay = ({ kind }: Token) => kind === 'days' || kind === 'relative' || kind === 'ordinal'
  return (
    one.kind === other.kind ||
    (isDay(one) && isDay(other)) ||
    (isOfKind(one, 'number', 'count') && isOfKind(other, 'number', 'count'))
  )
}

/** Where a correction begins: at a word for one, or at a word such as 'no' between two joiners. */
function startOf(tokens: readonly Token[]): number {
  return tokens.findIndex(
    (token, at) =>
      isCorrecting(token) ||
      (at > 0 &&
        isLead(token) &&
        isSoft(tokens[at - 1]) &&
        (isSoft(tokens[at + 1]) ||
          (isCorrectable(tokens[at + 1]) && token.kind !== 'not') ||
          isOtherDay(tokens, at))),
  )
}
/** Whether a day alone follows and a day was named before: 'fish on Monday I think, no Tuesday'. */
const isOtherDay = (tokens: readonly Token[], at: number) => {
  const [no, day, end] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const start = tokens.slice(0, at - 1).findLastIndex(isHard) + 1
  const isNamed = hasKind(tokens.slice(start, at), 'days', 'relative')
  return isWord(no, /^no$/, 'not') && day?.kind === 'days' && isNamed && (!end || isHard(end))
}
const isCorrectable = (token: Token | undefined) =>
  token !== undefined && repeatableKinds.has(token.kind) && token.kind !== 'dish'

/**
 * The tokens with each correction made. A correction that fits nothing before it stays, and its
 * clause is not read.
 */
export function applyCorrections(tokens: readonly Token[]): Token[] {
  const at = startOf(tokens)
  if (at < 0) return [...tokens]
  let end = at
  while (isSoft(tokens[end - 1]) || isLead(tokens[end - 1])) end -= 1
  const start = tokens.slice(0, end).findLastIndex(isHard) + 1
  let from = at + 1
  while (isSoft(tokens[from]) || isCorrecting(tokens[from]) || isLead(tokens[from])) from += 1
  const stop = tokens.findIndex((token, index) => index >= from && isHard(token))
  const to = stop < 0 ? tokens.length : stop
  const before = tokens.slice(start, end)
  const corrections = tokens.slice(from, to).filter((token) => !isFunctionWord(token) && token.kind !== 'ask')
  // 'Fish on Tuesday. Actually no fish at all' denies the fish.
  const denied = tokens[from]
  const no = tokens[at]
  const isDenied =
    isWord(no, /(?:^| )no$/, 'correction') &&
    from === at + 1 &&
    denied?.kind === 'dish' &&
    before.some((token) => token.kind === 'dish' && token.word === denied.word)
  if (no && isDenied)
    return [
      ...tokens.slice(0, start),
      { ...no, kind: 'not', word: 'no' },
      ...applyCorrections(tokens.slice(from)),
    ]
  const isToo = hasWord(tokens.slice(from, to), /^(?:too|as well|also)$/, 'filler')
  const canReplace = !isToo && isReplacement(corrections, before)
  const rest = applyCorrections(tokens.slice(to))
  // In 'Siri, no wait, soup on Friday' nothing stands before it to be corrected.
  if (
    isCorrecting(tokens[at]) &&
    tokens.slice(0, end).every((token) => isFunctionWord(token) || isHard(token))
  )
    return applyCorrections([...tokens.slice(0, end), ...tokens.slice(from)])
  // 'Chinese no sorry Thai on Wednesday', 'five veggie, nope, four veggie' repeat the whole wish.
  if (!canReplace && !isToo && repeatsWish(corrections, before, isCorrecting(tokens[at])))
    return [...tokens.slice(0, start), ...tokens.slice(from, to), ...rest]
  if (!canReplace) return [...tokens.slice(0, to), ...rest]
  const corrected = before.map((token) => corrections.find((one) => sameSort(one, token)) ?? token)
  return [...tokens.slice(0, start), ...corrected, ...rest]
}

/**
 * Whether each correction takes the place of one token before it, and something before it stays.
 */
function isReplacement(corrections: readonly Token[], before: readonly Token[]): boolean {
  const isFitting = (token: Token) =>
    repeatableKinds.has(token.kind) && before.filter((one) => sameSort(one, token)).length === 1
  return (
    corrections.length > 0 &&
    corrections.every(isFitting) &&
    (corrections.length > 1 ||
      before.some((token) => !isFunctionWord(token) && !corrections.some((one) => sameSort(one, token))))
  )
}

/** Whether corrections say the whole wish before them again, each part of it with another word. */
function repeatsWish(
  corrections: readonly Token[],
  before: readonly Token[],
  isCorrectingWord: boolean,
): boolean {
  const wish = before.filter((token) => !isFunctionWord(token) && !isOfKind(token, 'ask', 'some'))
  const isSameDish = wish.some(
    (token) =>
      token.kind === 'dish' && corrections.some((one) => one.kind === 'dish' && one.word === token.word),
  )
  return (
    (isCorrectingWord || isSameDish) &&
    hasKind(wish, 'dish') &&
    wish.every(
      (token) => repeatableKinds.has(token.kind) && corrections.some((one) => sameSort(one, token)),
    ) &&
    corrections.every((token) => repeatableKinds.has(token.kind) || token.kind === 'meal')
  )
}
