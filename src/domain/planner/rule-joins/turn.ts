/** What the turning of words around a dish has in common. */
import type { Piece } from '../rule-words/piece.ts'

/** The pieces between two marks or joining words, put into the order that rules are read in. */
export type Turn = (own: readonly Piece[]) => Piece[] | null

const wordOf = (piece: Piece | undefined): string =>
  piece !== undefined && 'word' in piece ? (piece.word ?? '') : ''
/** Whether a piece was said in one of these words. */
export const isWord = (piece: Piece | undefined, words: RegExp): boolean => words.test(wordOf(piece))
/** A word that parts nothing. */
export const isSmall = (piece: Piece): boolean => piece.is === 'filler' || piece.is === 'some'
/** Whether a piece names a dish or a quality. */
export const isThing = (piece: Piece): boolean => piece.is === 'thing'
