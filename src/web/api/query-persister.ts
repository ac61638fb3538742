/**
 * Offline cache of queries: a kept answer is shown at once and replaced when the server answers
 * (decision 0108). It is the persister of every query (`query-client.tsx`).
 */

import type { Query, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { seedLastAnswer } from './call-server.ts'
import { isServerOutOfReach, readCached } from './offline-cache.ts'
import { applyWaiting } from './outbox.ts'
import { markWritten, persistAnswer, persistSoon } from './persist-answers.ts'
import { isPersisted, parseCached, type PersistedAnswer, persistedQueries } from './persisted-queries.ts'
import { isTemporaryId } from './temporary-ids.ts'

/** How long a query waits for the device once the server is out of reach, in milliseconds. */
const DEVICE_TIMEOUT = 3000

/** When the server last answered a query. */
const answerTimes = new WeakMap<Query, number>()
export const answeredAt = (query: Query): number => answerTimes.get(query) ?? 0

/**
 * Asks the server and the device at the same time. The first answer is shown; the server's replaces
 * it and is kept.
 */
export async function persistQuery<T, Key extends QueryKey>(
  ask: (context: QueryFunctionContext<Key>) => T | Promise<T>,
  context: QueryFunctionContext<Key>,
  query: Query,
): Promise<T> {
  if (!isPersisted(query.queryKey)) return ask(context)
  // Things that were made offline are in the outbox, and not on the server.
  if (query.queryKey.some((part) => typeof part === 'number' && isTemporaryId(part)))
    return applyWaiting(query.queryKey, await ask(context))
  let isAnswered = false
  const shownAnswer = query.state.data === undefined ? showPersisted(query, () => isAnswered) : undefined
  try {
    const answer = await ask(context)
    isAnswered = true
    answerTimes.set(query, Date.now())
    if (query.meta?.isPersistedAtOnce) void persistAnswer(query.queryHash, answer, query.meta, Date.now())
    else persistSoon(query, answer)
    return await applyWaiting(query.queryKey, answer)
  } catch (error) {
    if (isServerOutOfReach(error)) {
      await Promise.race([shownAnswer, new Promise((resolve) => setTimeout(resolve, DEVICE_TIMEOUT))])
      if (query.state.data === undefined) await showFallback(query)
    }
    // An answer from the device that comes after the refusal would hide it, so it is ignored.
    isAnswered = true
    throw error
  }
}

async function showPersisted(query: Query, isAnswered: () => boolean): Promise<void> {
  const cached = await readCached(query.queryHash)
  if (!cached || isAnswered() || query.state.data !== undefined) return
  const answer = await parseCached<object>(query.queryHash, cached)
  if (!answer || isAnswered()) return
  if (cached.source && !cached.isOlder) {
    seedLastAnswer(cached.source, answer.data)
    markWritten(answer.data, query.queryHash)
  }
  const data = await applyWaiting(query.queryKey, answer.data)
  if (!isAnswered() && query.state.data === undefined) showAnswer(query, { ...answer, data })
}

async function showFallback(query: Query): Promise<void> {
  const answer = await query.meta?.fallback?.(persistedQueries)
  if (!answer) return
  const data = await applyWaiting(query.queryKey, answer.data)
  if (query.state.data === undefined) showAnswer(query, { ...answer, data })
}

/** Shows an answer of the device while the read goes on. */
const showAnswer = (query: Query, { data, at }: PersistedAnswer<unknown>) =>
  void query.setData(data, { updatedAt: at, manual: true })
