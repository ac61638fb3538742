/**
 * Writes answers into the offline cache, after the first screen and in idle time (decision 0108).
 */

import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { type AnswerSource, answerSourceOf } from './call-server.ts'
import { type CachedAnswer, clearOfflineCache, dropOldEntries, writeCached } from './offline-cache.ts'
import { persistedQueries, type PersistOptions } from './persisted-queries.ts'

/**
 * Answers as they are kept, with the names of their entries: an unchanged one is not written again.
 */
const writtenNames = new WeakMap<object, string>()

/** Notes that this answer is kept under this name. */
export const markWritten = (answer: object, name: string): void => void writtenNames.set(answer, name)

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
export function persistSoon(query: Query, answer: unknown): void {
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

/** Keeps an answer, without what is kept already. */
export async function persistAnswer(
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
  const source = answerSourceOf(answer)
  // The server is of another version: its answer has a shape that this build does not know.
  if (source?.call.answer && !source.call.answer.safeParse(answer).success) return
  const text = JSON.stringify(partToPersist ? partToPersist(answer) : answer)
  await writeCached(name, { at: updatedAt, text, source: partToPersist ? null : etagOf(source) })
  if (answerObject) markWritten(answerObject, name)
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

const etagOf = (source: AnswerSource | undefined): CachedAnswer['source'] =>
  source && source.etag !== null ? { path: source.path, address: source.address, etag: source.etag } : null

/** Runs a while after each start. */
export const dropOldAnswers = (): Promise<void> => dropOldEntries(Date.now())
