/** Checks of a token's kind and words. */

import type { Joiner, Cue, Meaning, TokenOf, Token } from './token.ts'

type Kind = Token['kind']

/** Whether a token is of one of these kinds. */
export const isOfKind = <P extends Meaning, K extends Kind>(
  token: P | undefined,
  ...kinds: readonly K[]
): token is Extract<P, { kind: K }> => token !== undefined && (kinds as readonly Kind[]).includes(token.kind)

/** Whether any of these tokens is of one of these kinds. */
export const hasKind = (tokens: readonly Token[], ...kinds: readonly Kind[]): boolean =>
  tokens.some(({ kind }) => kinds.includes(kind))

/** Whether a token is one of these cues. */
export const isCue = <C extends Cue>(
  token: Token | undefined,
  ...cues: readonly C[]
): token is TokenOf<'cue'> & { cue: C } =>
  token?.kind === 'cue' && (cues as readonly Cue[]).includes(token.cue)

/** Whether any of these tokens is one of these cues. */
export const hasCue = (tokens: readonly Token[], ...cues: readonly Cue[]): boolean =>
  tokens.some((token) => isCue(token, ...cues))

/** Whether a token is one of these joiners. */
export const isJoiner = <J extends Joiner>(
  token: Token | undefined,
  ...ways: readonly J[]
): token is TokenOf<'joiner'> & { joiner: J } =>
  token?.kind === 'joiner' && (ways as readonly Joiner[]).includes(token.joiner)

/**
 * Whether a token was said in one of these words and is of one of these kinds, if any are given.
 */
export const isWord = (token: Meaning | undefined, words: RegExp, ...kinds: readonly Kind[]): boolean =>
  token !== undefined &&
  'word' in token &&
  (kinds.length === 0 || kinds.includes(token.kind)) &&
  words.test(token.word ?? '')

/**
 * Whether any of these tokens was said in one of these words, and is of one of these kinds if any
 * are given.
 */
export const hasWord = (tokens: readonly Token[], words: RegExp, ...kinds: readonly Kind[]): boolean =>
  tokens.some((token) => isWord(token, words, ...kinds))

/** The index of the first token that is one of these cues; -1 for none. */
export const cueAt = (tokens: readonly Token[], ...cues: readonly Cue[]): number =>
  tokens.findIndex((token) => isCue(token, ...cues))

/** The index of the first token that was said in one of these words; -1 for none. */
export const wordAt = (tokens: readonly Token[], words: RegExp, ...kinds: readonly Kind[]): number =>
  tokens.findIndex((token) => isWord(token, words, ...kinds))

/** Whether a token is one of these units. */
export const isUnit = <Unit extends string>(
  token: Token | undefined,
  ...units: readonly Unit[]
): token is TokenOf<'unit'> & { unit: Unit } =>
  token?.kind === 'unit' && (units as readonly string[]).includes(token.unit)

/** Whether a token names a dish or a quality. */
export const isDishToken = (token: Token | undefined): token is TokenOf<'dish'> => token?.kind === 'dish'

/** Whether a token names a dish or a food, and no quality. */
export const isDishNoun = (token: Token | undefined): token is TokenOf<'dish'> & { isQuality: false } =>
  token?.kind === 'dish' && !token.isQuality

/** Whether a token says what meals are like, and names no dish. */
export const isDishAdjective = (token: Token | undefined): token is TokenOf<'dish'> & { isQuality: true } =>
  token?.kind === 'dish' && token.isQuality

/** Whether a token is 'night', which often means the day rather than the meal. */
export const isNightly = (token: Token | undefined): token is TokenOf<'slot'> & { isNight: true } =>
  token?.kind === 'slot' && token.isNight === true

/** Whether a token means several meals of one meal time: 'lunches'. */
export const isManyMeals = (token: Token | undefined): token is TokenOf<'slot'> & { isMany: true } =>
  token?.kind === 'slot' && token.isMany === true

/** Whether a token is a pronoun for somebody named before: 'him', 'them'. */
export const isPronoun = (token: Token | undefined): token is TokenOf<'who'> & { isPronoun: true } =>
  token?.kind === 'who' && token.isPronoun === true

/** Whether a token is a person with a possessive s, or 'is' shortened: 'Dave's', 'Grandma's'. */
export const isOwning = (token: Token | undefined): token is TokenOf<'who' | 'guest'> & { isOwner: true } =>
  isOfKind(token, 'who', 'guest') && token.isOwner === true

/** Whether a token names somebody of the household, or a guest. */
export const isPerson = (token: Token | undefined): token is TokenOf<'who' | 'guest'> =>
  isOfKind(token, 'who', 'guest')

/** Whether a token is a colon or dash, as in 'Monday: ...'. */
export const isColon = (token: Token | undefined): boolean => isWord(token, /^[:-]$/)

/** What one token of a run must be: of these words, of this kind or one of them, or as checked. */
export type Step = RegExp | Kind | readonly Kind[] | ((token: Token) => boolean)

function fits(token: Token | undefined, step: Step): boolean {
  if (token === undefined) return false
  if (typeof step === 'function') return step(token)
  return step instanceof RegExp ? isWord(token, step) : isOfKind(token, ...[step].flat())
}

/** Whether the tokens from a place on fit these steps, one each. */
export const isRunAt = (tokens: readonly Token[], at: number, ...steps: readonly Step[]): boolean =>
  steps.every((step, index) => fits(tokens[at + index], step))

/** The index of the first neighbouring tokens that fit these steps, one each; -1 for none. */
export const runAt = (tokens: readonly Token[], ...steps: readonly Step[]): number =>
  tokens.findIndex((_, at) => isRunAt(tokens, at, ...steps))

/** Whether neighbouring tokens, wherever they stand, fit these steps: 'by' and then days. */
export const hasRun = (tokens: readonly Token[], ...steps: readonly Step[]): boolean =>
  runAt(tokens, ...steps) >= 0

/** A step of a run: one of these cues. */
export const cueOf =
  (...cues: readonly Cue[]) =>
  (token: Token): boolean =>
    isCue(token, ...cues)

/** A step of a run: one of these units. */
export const unitOf =
  (...units: readonly string[]) =>
  (token: Token): boolean =>
    isUnit(token, ...units)

/** A step of a run: one of these words, of one of these kinds. */
export const wordOf =
  (words: RegExp, ...kinds: readonly Kind[]) =>
  (token: Token): boolean =>
    isWord(token, words, ...kinds)
