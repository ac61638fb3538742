/**
 * Offline cache of queries: a kept answer is shown at once and replaced when the server answers
 * (decision 0108). It is the persister of every query (`query-client.tsx`).
 */
import {
  hashKey,
  type Query,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query'
import { type AnswerSource, sourceOf, seedLastAnswer } from './call-server.ts'
import { isTemporaryId } from './temporary-ids.ts'
import { applyWaiting } from './outbox.ts'
import {
  clearOfflineCache,
  dropOldEntries,
  isServerOutOfReach,
  type CachedAnswer,
  cachedNames,
  readCached,
  writeCached,
} from './offline-cache.ts'

/**
 * The first words of the queries that are kept. Not among them: who is signed in and where, secret
 * addresses, what is asked once, and the open list, which has a copy of its own (decision 0074).
 */
const PERSISTED_KEYS = new Set([
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
  PERSISTED_KEYS.has(String(word)) && part !== 'check-locked'

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

async function parseCached<T>(
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

/** The answers as they are kept, so that an unchanged one is not written again. */
const writtenNames = new WeakMap<object, string>()

async function showPersisted(query: Query, isAnswered: () => boolean): Promise<void> {
  const cached = await readCached(query.queryHash)
  if (!cached || isAnswered() || query.state.data !== undefined) return
  const answer = await parseCached<object>(query.queryHash, cached)
  if (!answer || isAnswered()) return
  if (cached.source && !cached.isOlder) {
    seedLastAnswer(cached.source, answer.data)
    writtenNames.set(answer.data, query.queryHash)
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

/** Keeps what a query shows now: a change of this page that the server has taken. */
export const persistShown = (query: Query): void => persistSoon(query, query.state.data)

/** The same at once: a change that waits on this device is dropped only when its answer is kept. */
export async function persistNow(client: QueryClient, key: QueryKey): Promise<void> {
  const query = client.getQueryCache().find({ queryKey: key })
  if (query) await persistAnswer(query.queryHash, query.state.data, query.meta ?? {}, Date.now())
}

const pendingWrites = new Map<string, () => Promise<void>>()
let isScheduled = false

/** Milliseconds after the start in which nothing is written, because the first screen loads. */
const FIRST_SCREEN = 2000

/** Keeps an answer when the browser has nothing else to do, or is about to leave. */
function persistSoon(query: Query, answer: unknown): void {
  const { queryHash, meta } = query
  const now = Date.now()
  pendingWrites.set(queryHash, () => persistAnswer(queryHash, answer, meta ?? {}, now))
  if (isScheduled) return
  isScheduled = true
  if (!isListening) writeWhenHidden()
  setTimeout(writeNext, Math.max(0, FIRST_SCREEN - performance.now()))
}

let isListening = false

function writeWhenHidden(): void {
  isListening = true
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void writeAll()
  })
}

function writeNext(): void {
  const [next] = pendingWrites
  if (!next) {
    isScheduled = false
    return
  }
  const [name, write] = next
  pendingWrites.delete(name)
  const since = clearCount
  const writeThenNext = () => void (since === clearCount ? write() : Promise.resolve()).finally(writeNext)
  if ('requestIdleCallback' in window) requestIdleCallback(writeThenNext, { timeout: 5000 })
  else setTimeout(writeThenNext)
}

async function writeAll(): Promise<void> {
  const all = [...pendingWrites.values()]
  pendingWrites.clear()
  await Promise.all(all.map((write) => write()))
}

/** How often everything was deleted: an answer that was read before is not written after it. */
let clearCount = 0

/** Drops what waits to be written or is being written: nothing may be written after a sign-out. */
export function dropPendingWrites(): void {
  clearCount += 1
  pendingWrites.clear()
}

/** Forgets all reads and photos: somebody signs out, moves, or their session has ended. */
export async function clearPersisted(): Promise<void> {
  dropPendingWrites()
  await clearOfflineCache()
}

async function persistAnswer(
  name: string,
  answer: unknown,
  options: PersistOptions,
  updatedAt: number,
): Promise<void> {
  const { partToPersist, extract } = options
  const since = clearCount
  const answerObject = typeof answer === 'object' ? answer : null
  if (answerObject && !partToPersist && writtenNames.get(answerObject) === name)
    return writeCached(name, { at: updatedAt })
  const source = sourceOf(answer)
  // The server is of another version: its answer has a shape that this build does not know.
  if (source?.call.answer && !source.call.answer.safeParse(answer).success) return
  const text = JSON.stringify(partToPersist ? partToPersist(answer) : answer)
  await writeCached(name, { at: updatedAt, text, source: partToPersist ? null : tagOf(source) })
  if (answerObject) writtenNames.set(answerObject, name)
  if (!extract || since !== clearCount) return
  const keptExtract = await persistedQueries.one(extract.key)
  if (since === clearCount)
    await persistExtract(extract.key, extract.of(answer, keptExtract?.data), updatedAt)
}

/**
 * Keeps an answer under a key that the `extract` of another read also writes, when a screen has
 * read the small answer itself.
 */
export const persistExtract = (key: QueryKey, data: unknown, updatedAt = Date.now()): Promise<void> =>
  writeCached(hashKey(key), { at: updatedAt, text: JSON.stringify(data), source: null })

const tagOf = (source: AnswerSource | undefined): CachedAnswer['source'] =>
  source && source.tag !== null ? { path: source.path, address: source.address, tag: source.tag } : null

/** Runs a while after each start. */
export const dropOldAnswers = (): Promise<void> => dropOldEntries(Date.now())
