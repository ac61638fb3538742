/** What is asked of a piece everywhere: of which sort it is, and in which words it was said. */
import type { Break, Cue, Meaning, Of, Piece } from './piece.ts'

type Sort = Piece['is']

/** Whether a piece is of one of these sorts. */
export const isA = <P extends Meaning, Is extends Sort>(
  piece: P | undefined,
  ...sorts: readonly Is[]
): piece is Extract<P, { is: Is }> => piece !== undefined && (sorts as readonly Sort[]).includes(piece.is)

/** Whether any of these pieces is of one of these sorts. */
export const has = (pieces: readonly Piece[], ...sorts: readonly Sort[]): boolean =>
  pieces.some(({ is }) => sorts.includes(is))

/** Whether a piece is one of these cues. */
export const isCue = <C extends Cue>(
  piece: Piece | undefined,
  ...cues: readonly C[]
): piece is Of<'cue'> & { cue: C } => piece?.is === 'cue' && (cues as readonly Cue[]).includes(piece.cue)

/** Whether any of these pieces is one of these cues. */
export const hasCue = (pieces: readonly Piece[], ...cues: readonly Cue[]): boolean =>
  pieces.some((piece) => isCue(piece, ...cues))

/** Whether a piece joins or parts others in one of these ways. */
export const isBreak = <How extends Break>(
  piece: Piece | undefined,
  ...ways: readonly How[]
): piece is Of<'break'> & { how: How } =>
  piece?.is === 'break' && (ways as readonly Break[]).includes(piece.how)

/** Whether a piece was said in one of these words, and is of a sort that is named, if any is. */
export const isWord = (piece: Meaning | undefined, words: RegExp, ...sorts: readonly Sort[]): boolean =>
  piece !== undefined &&
  'word' in piece &&
  (sorts.length === 0 || sorts.includes(piece.is)) &&
  words.test(piece.word ?? '')

/** Whether any of these pieces was said in one of these words, and is of one of these sorts. */
export const hasWord = (pieces: readonly Piece[], words: RegExp, ...sorts: readonly Sort[]): boolean =>
  pieces.some((piece) => isWord(piece, words, ...sorts))

/** Where the first of some pieces stands that is one of these cues; -1: none is. */
export const cueAt = (pieces: readonly Piece[], ...cues: readonly Cue[]): number =>
  pieces.findIndex((piece) => isCue(piece, ...cues))

/** Where the first of some pieces stands that was said in one of these words; -1: none was. */
export const wordAt = (pieces: readonly Piece[], words: RegExp, ...sorts: readonly Sort[]): number =>
  pieces.findIndex((piece) => isWord(piece, words, ...sorts))

/** Whether a piece is one of these units. */
export const isUnit = <Unit extends string>(
  piece: Piece | undefined,
  ...units: readonly Unit[]
): piece is Of<'unit'> & { unit: Unit } =>
  piece?.is === 'unit' && (units as readonly string[]).includes(piece.unit)

/** Whether a piece names a dish or a quality. */
export const isThing = (piece: Piece | undefined): piece is Of<'thing'> => piece?.is === 'thing'

/** Whether a piece names a dish or a food, and no quality. */
export const isDishNamed = (piece: Piece | undefined): piece is Of<'thing'> & { isQuality: false } =>
  piece?.is === 'thing' && !piece.isQuality

/** Whether a piece says what meals are like, and names no dish. */
export const isDescribing = (piece: Piece | undefined): piece is Of<'thing'> & { isQuality: true } =>
  piece?.is === 'thing' && piece.isQuality

/** 'Night', which is a day as often as a meal. */
export const isNightly = (piece: Piece | undefined): piece is Of<'slot'> & { isNight: true } =>
  piece?.is === 'slot' && piece.isNight === true

/** 'Lunches': several meals of a sort. */
export const isManyMeals = (piece: Piece | undefined): piece is Of<'slot'> & { isMany: true } =>
  piece?.is === 'slot' && piece.isMany === true

/** 'Him', 'them', 'it': who or what was spoken of. */
export const isPronoun = (piece: Piece | undefined): piece is Of<'who'> & { it: true } =>
  piece?.is === 'who' && piece.it === true

/** 'Dave's', 'Grandma's': of what is theirs, or that they are. */
export const isOwning = (piece: Piece | undefined): piece is Of<'who' | 'guest'> & { isOwner: true } =>
  isA(piece, 'who', 'guest') && piece.isOwner === true

/** Whether a piece names somebody of the household, or a guest. */
export const isPerson = (piece: Piece | undefined): piece is Of<'who' | 'guest'> => isA(piece, 'who', 'guest')

/** 'Monday: ...', 'Monday - ...'. */
export const isColon = (piece: Piece | undefined): boolean => isWord(piece, /^[:-]$/)
