/** Which queries the offline cache keeps, how, and what it kept (decision 0108). */

import { hashKey, type QueryKey } from '@tanstack/react-query'
import { type CachedAnswer, cachedNames, readCached } from './offline-cache.ts'
import type { QueryName } from './query-name.ts'

/**
 * The first words of the queries that are kept. Not among them: who is signed in and where, secret
 * addresses, what is asked once, and the open list, which has a copy of its own (decision 0074).
 */
const PERSISTED_KEYS: ReadonlySet<unknown> = new Set<QueryName>([
  'ai-meal-planning-actions',
  'calendar',
  'completed-lists',
  'date-specific-template-assignments',
  'family-members',
  'guest-diners',
  'household',
  'known-ingredients',
  'may-contain-allowances',
  'meal-planning-days',
  'menus',
  'onboarding',
  'plan-rules',
  'recipe',
  'recipe-collections',
  'recipes',
  'reminders',
  'saved-filters',
  'shop-order',
  'shop-prices',
  'shopping-extras',
  'staples',
  'user-preferences',
  'weekly-template-assignments',
])

export const isPersisted = ([word, part]: QueryKey): boolean =>
  PERSISTED_KEYS.has(word) && part !== 'check-locked'

/** How a query is kept, in its `meta`. */
export interface PersistOptions {
  /** The part of an answer that is kept, where all of it is too much. */
  partToPersist?: { of(answer: unknown): unknown }['of']
  /**
   * What is kept beside it under a key of its own, for a screen that needs no more of it: made of
   * the answer and of what was kept there before.
   */
  extract?: { key: QueryKey; of(answer: unknown, before: unknown): unknown }
  /** Written as soon as it is answered: without it nothing opens offline, or the shop needs it. */
  isPersistedAtOnce?: true
  /** Offline, an answer made of other kept ones, where this query was never read. */
  fallback?: (kept: PersistedQueries) => Promise<PersistedAnswer<unknown> | undefined>
}

export interface PersistedAnswer<T> {
  data: T
  at: number
}

/** Kept answers as another query finds them. */
export interface PersistedQueries {
  one<T>(key: QueryKey): Promise<PersistedAnswer<T> | undefined>
  keys(beginning: QueryKey): Promise<QueryKey[]>
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: PersistOptions & Record<string, unknown>
  }
}

/** The kept answers, for a screen that reads the device itself. */
export const persistedQueries: PersistedQueries = {
  async one<T>(key: QueryKey) {
    const name = hashKey(key)
    const cached = await readCached(name)
    return cached && parseCached<T>(name, cached)
  },
  async keys(beginning) {
    const start = hashKey(beginning).slice(0, -1)
    const names = await cachedNames()
    return names.filter((name) => name.startsWith(start)).map((name) => JSON.parse(name) as QueryKey)
  },
}

/** A kept answer; undefined where this build cannot read it. */
export async function parseCached<T>(
  name: string,
  { text, at, isOlder }: CachedAnswer,
): Promise<PersistedAnswer<T> | undefined> {
  try {
    const data = JSON.parse(text) as T
    if (isOlder && !(await import('./cached-shapes.ts')).hasCurrentShape(JSON.parse(name) as QueryKey, data))
      return undefined
    return { data, at }
  } catch {
    return undefined
  }
}
