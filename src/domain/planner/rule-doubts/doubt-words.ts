import type { Facts } from '../rule-clauses/clause-facts.ts'
import type { Memory } from '../rule-clauses/memory.ts'
import type { Piece } from '../rule-words/piece.ts'

/** Whether a piece is one of these units. */
export const isUnitOf = (piece: Piece | undefined, units: RegExp) =>
  piece?.is === 'unit' && units.test(piece.unit)

/** Whether a clause may say something else than its words add up to. */
export type Doubt = (facts: Facts, memory: Memory) => boolean
