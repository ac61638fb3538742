import type { Facts } from '../rule-clauses/clause-facts.ts'

/** 'Rather': a rule that may give way; spread into it. */
export const maybe = (facts: Facts) => (facts.isMaybe ? { strength: 'prefer' as const } : {})
