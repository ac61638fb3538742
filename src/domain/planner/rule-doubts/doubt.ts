import type { Facts } from '../rule-clauses/clause-facts.ts'
import type { Memory } from '../rule-clauses/memory.ts'

/** Whether a clause may say something else than its words add up to. */
export type Doubt = (facts: Facts, memory: Memory) => boolean
