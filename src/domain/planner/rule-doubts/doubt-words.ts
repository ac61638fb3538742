import type { Facts } from '../rule-clauses/clause-facts.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import type { Piece } from '../rule-words/piece.ts'

/** Clauses whose words are all known and that still may mean something else. */

type Thing = Extract<Piece, { is: 'thing' }>

/** Whether a piece names a dish or a quality. */
export const isThing = (piece: Piece | undefined): piece is Thing => piece?.is === 'thing'

/** Whether a piece was said in one of these words. */
export const isWord = (piece: Piece | undefined, words: RegExp): boolean =>
  piece !== undefined && 'word' in piece && piece.word !== undefined && words.test(piece.word)

/** Whether a piece is one of these units. */
export const isUnitOf = (piece: Piece | undefined, units: RegExp) =>
  piece?.is === 'unit' && units.test(piece.unit)

/** Whether a clause may say something else than its words add up to. */
export type Doubt = (facts: Facts, memory: Memory) => boolean
