/** What is asked of a token everywhere: of which kind it is, and in which words it was said. */
import type { Joiner, Cue, Meaning, TokenOf, Token } from './token.ts'

type Kind = Token['kind']

/** Whether a token is of one of these kinds. */
export const isA = <P extends Meaning, K extends Kind>(
  token: P | undefined,
  ...kinds: readonly K[]
): token is Extract<P, { kind: K }> => token !== undefined && (kinds as readonly Kind[]).includes(token.kind)

/** Whether any of these tokens is of one of these kinds. */
export const has = (tokens: readonly Token[], ...kinds: readonly Kind[]): boolean =>
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

/** Whether a token joins or parts others in one of these ways. */
export const isJoiner = <J extends Joiner>(
  token: Token | undefined,
  ...ways: readonly J[]
): token is TokenOf<'joiner'> & { joiner: J } =>
  token?.kind === 'joiner' && (ways as readonly Joiner[]).includes(token.joiner)

/** Whether a token was said in one of these words, and is of a kind that is named, if any is. */
export const isWord = (token: Meaning | undefined, words: RegExp, ...kinds: readonly Kind[]): boolean =>
  token !== undefined &&
  'word' in token &&
  (kinds.length === 0 || kinds.includes(token.kind)) &&
  words.test(token.word ?? '')

/** Whether any of these tokens was said in one of these words, and is of one of these kinds. */
export const hasWord = (tokens: readonly Token[], words: RegExp, ...kinds: readonly Kind[]): boolean =>
  tokens.some((token) => isWord(token, words, ...kinds))

/** Where the first of some tokens stands that is one of these cues; -1: none is. */
export const cueAt = (tokens: readonly Token[], ...cues: readonly Cue[]): number =>
  tokens.findIndex((token) => isCue(token, ...cues))

/** Where the first of some tokens stands that was said in one of these words; -1: none was. */
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

/** 'Night', which is a day as often as a meal. */
export const isNightly = (token: Token | undefined): token is TokenOf<'slot'> & { isNight: true } =>
  token?.kind === 'slot' && token.isNight === true

/** 'Lunches': several meals of a sort. */
export const isManyMeals = (token: Token | undefined): token is TokenOf<'slot'> & { isMany: true } =>
  token?.kind === 'slot' && token.isMany === true

/** 'Him', 'them', 'it': who or what was spoken of. */
export const isPronoun = (token: Token | undefined): token is TokenOf<'who'> & { isPronoun: true } =>
  token?.kind === 'who' && token.isPronoun === true

/** 'Dave's', 'Grandma's': of what is theirs, or that they are. */
export const isOwning = (token: Token | undefined): token is TokenOf<'who' | 'guest'> & { isOwner: true } =>
  isA(token, 'who', 'guest') && token.isOwner === true

/** Whether a token names somebody of the household, or a guest. */
export const isPerson = (token: Token | undefined): token is TokenOf<'who' | 'guest'> =>
  isA(token, 'who', 'guest')

/** 'Monday: ...', 'Monday - ...'. */
export const isColon = (token: Token | undefined): boolean => isWord(token, /^[:-]$/)
