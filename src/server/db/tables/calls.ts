/** Calls with an idempotency key, so that each is done once; and all counters. */

import type { Instant } from '../../../domain/fields.ts'

interface GlobalCounters {
  counterName: string
  currentValue: number
  updatedAt: Instant
}

/**
 * Something that one person made or sent under a key of their own; see
 * `create-idempotently.ts`.
 */
interface MadeOnce {
  householdId: number
  userId: number
  /** The table of what was made; 'recipeLetters' for an e-mail, which has no table. */
  what: string
  /** The idempotency key, or for an e-mail a hash of it and of the content. */
  onceKey: string
  /** Null while it is being made or sent; 0 for an e-mail that was sent. */
  itemId: number | null
  /** When its row was last written; null where its table does not say. */
  seen: Instant | null
  madeAt: Instant
}

/**
 * A call that one person sent under a key of their own, with its answer; see
 * `answer-idempotently.ts`.
 */
interface AnsweredOnce {
  householdId: number
  userId: number
  /** The idempotency key. */
  onceKey: string
  /** Its method and path: 'PATCH /api/recipes/:id/marks'. */
  asked: string
  /** The answer as JSON text; empty where there is nothing to answer. */
  answer: string
  askedAt: Instant
}

export interface CallsTables {
  madeOnce: MadeOnce
  answeredOnce: AnsweredOnce
  globalCounters: GlobalCounters
}
