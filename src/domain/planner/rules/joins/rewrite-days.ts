/** Rewrites of words around days, and of words that repeat what stands before them. */

import { cueAt, cueOf, hasKind, isDishToken, isWord, wordAt } from '../tokens/token-checks.ts'
import type { Token } from '../tokens/token.ts'
import { withMeaning, spanToken } from './join.ts'
import { isFillerOrSome, type Rewrite, rewriteRun } from './rewrite.ts'

/** 'Give me Friday off', 'Saturday and Sunday off'. It runs after neighbouring days are joined. */
export const rewriteDayOff: Rewrite = (tokens) => {
  const at = tokens.findLastIndex((token) => !isFillerOrSome(token))
  const [day, off] = tokens.slice(Math.max(0, at - 1), at + 1)
  if (!off || day?.kind !== 'days' || !isWord(off, /^off$/)) return null
  if (
    !tokens
      .slice(0, at - 1)
      .every((token) => token.kind === 'filler' || isWord(token, /^(?:give me|give us)$/))
  )
    return null
  return [withMeaning(off, { kind: 'cue', cue: 'skip', word: 'day off', isCookingOff: true }), day]
}

/**
 * 'Thursday's leftovers on Friday', 'on Friday leftovers from Thursday': when it is cooked and
 * eaten.
 */
const rewriteLeftoversOf: Rewrite = (tokens) => {
  const cue = cueAt(tokens, 'leftovers')
  const left = tokens[cue]
  const days = tokens.filter(({ kind }) => kind === 'days')
  const isPlain = tokens.every(
    (token) =>
      isFillerOrSome(token) || token === left || /^(?:days|slot|ask|subject|since)$/.test(kindOrCue(token)),
  )
  if (!left || days.length !== 2 || !isPlain) return null
  const from = tokens.findIndex((token, at) => at > cue && isWord(token, /^(?:from|of)$/))
  const isFrom = from === cue + 1 && tokens[from + 1]?.kind === 'days'
  const first = tokens.findIndex(({ kind }) => kind === 'days')
  // 'Monday Friday leftovers' is about two days.
  const isOwner =
    tokens[cue - 1]?.kind === 'days' &&
    (first === cue - 1 || tokens.slice(first + 1, cue - 1).some((token) => !isFillerOrSome(token)))
  const cooked = isFrom ? tokens[from + 1] : isOwner ? tokens[cue - 1] : undefined
  const eaten = days.find((token) => token !== cooked)
  const slots = tokens.filter(({ kind }) => kind === 'slot')
  // In 'leftovers from Monday's dinner for lunch' the new order would not tell which meal is on
  // which day.
  if (slots.length > 1 || (cooked && tokens[tokens.indexOf(cooked) + 1]?.kind === 'slot')) return null
  if (cooked?.kind !== 'days' || cooked.sort !== 'one' || eaten?.kind !== 'days' || eaten.sort !== 'one')
    return null
  return [
    withMeaning(left, { kind: 'cue', cue: 'double', word: 'make extra' }),
    cooked,
    withMeaning(left, { kind: 'cue', cue: 'eat again', word: 'for' }),
    eaten,
    ...slots,
  ]
}

const kindOrCue = (token: Token) => (token.kind === 'cue' ? token.cue : token.kind)

/** Rewrites of words around days, in their order. */
export const rewritesOfDays: readonly Rewrite[] = [
  // 'Save Monday for soup': the day has that dish.
  rewriteRun([/^(?:save|reserve|book|earmark)$/, 'days', /^(?:for|as)$/], ([, day], before, behind) =>
    behind.some(isDishToken) ? [...before, ...behind, day] : null,
  ),
  // 'Leave the steak till Saturday' plans it on that day.
  rewriteRun([/^(?:till|until|til)$/, 'days'], ([, day], before, behind) => {
    const verb = wordAt(before, /^(?:leave|keep|save|hold)$/)
    const between = before.slice(verb + 1)
    return verb >= 0 &&
      between.some(isDishToken) &&
      between.every((token) => isDishToken(token) || isFillerOrSome(token))
      ? [...before.slice(0, verb), ...between, day, ...behind]
      : null
  }),
  // In 'on both Monday and Friday' the word 'both' adds nothing.
  (tokens) => {
    const [both, day] = tokens.slice(-2)
    return both?.kind === 'number' && both.n === 2 && day?.kind === 'days' && day.sort === 'one'
      ? tokens.toSpliced(-2, 1)
      : null
  },
  // 'Corn dogs it is' asks for them.
  rewriteRun(['dish', /^it is$/], ([dish], before, behind) =>
    behind.every(isFillerOrSome) ? [...before, dish] : null,
  ),
  // In 'red meat once, no more' the last words add nothing.
  (tokens) => (tokens.length === 1 && isWord(tokens[0], /^no more$/) ? [] : null),
  // 'Come Friday' says when; nobody comes.
  rewriteRun([/^come$/, 'days'], ([, day], before, behind) =>
    hasKind(before, 'who', 'guest', 'subject', 'unknown') ? null : [...before, day, ...behind],
  ),
  rewriteLeftoversOf,
  // 'Mondays are for leftovers' means that they are eaten then.
  rewriteRun(['days', cueOf('is'), /^for leftovers$/], ([day, are, leftovers], before, behind) =>
    before.length === 0
      ? [spanToken(are, leftovers, { kind: 'cue', cue: 'leftovers', word: 'leftovers' }), day, ...behind]
      : null,
  ),
  // 'Leftovers from dinner for lunch on Tuesday' are eaten at lunch.
  rewriteRun(
    [cueOf('leftovers'), /^(?:from|of)$/, 'slot', /^(?:for|at)$/, 'slot'],
    ([leftovers, , , link, eaten], before, behind) => [...before, leftovers, link, eaten, ...behind],
  ),
]
