import type { Facts } from '../rule-clauses/clause-facts.ts'
import type { Memory } from '../rule-clauses/memory.ts'

/** Whether a clause may mean something else than its words suggest. */
export type Doubt = (facts: Facts, memory: Memory) => boolean
