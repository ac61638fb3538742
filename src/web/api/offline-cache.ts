/**
 * Answers that the browser keeps for the person who is signed in, so that they can be read without
 * a signal (decision 0021).
 */
import { clear, createStore, get, set } from 'idb-keyval'
import { hasStatus, unreached } from './call-error.ts'
import { knownPerson } from './known-person.ts'

/**
 * A weak signal is worse than none: who has a kept answer waits this long for a new one, in
 * milliseconds.
 */
const PATIENCE = 4000

let opened: ReturnType<typeof createStore> | undefined
const store = () => (opened ??= createStore('plateful', 'kept'))
const canKeep = () => typeof indexedDB !== 'undefined'

/** Each person's answers have keys of their own: who signs in here next never reads them. */
const keyOf = (name: string) => `${knownPerson()?.id ?? 0}:${name}`

async function readKept<T>(name: string): Promise<T | undefined> {
  if (!canKeep()) return undefined
  return get<T>(keyOf(name), store()).catch(() => undefined)
}

/** Keeps an answer that is known without asking, because a change of this person's brought it. */
export async function cacheAnswer(name: string, answer: unknown): Promise<void> {
  // A full disk or a private window: then there is nothing to read without a signal.
  if (canKeep()) await set(keyOf(name), answer, store()).catch(() => undefined)
}

/** Whether a call did not reach the server, or not soon enough. */
export const isUnreached = (error: unknown): boolean =>
  hasStatus(error, 0) || (error instanceof DOMException && error.name === 'TimeoutError')

/** The signal of a query that also loses patience. */
export const withPatience = (signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])

/**
 * Asks the server and keeps the answer; where the server is not reached, the kept answer is given.
 * The server is asked first: to open what is kept takes a slow phone longer than the answer.
 */
export async function cachedAnswer<T>(
  name: string,
  signal: AbortSignal,
  read: (signal: AbortSignal) => Promise<T>,
  toKeep: (answer: T) => T = (answer) => answer,
): Promise<T> {
  const kept = readKept<T>(name)
  const answered = new AbortController()
  try {
    const answer = await read(AbortSignal.any([signal, patienceWith(kept, answered.signal)]))
    void cacheAnswer(name, toKeep(answer))
    return answer
  } catch (error) {
    if (!isUnreached(error)) throw error
    const last = await kept
    if (last === undefined) throw unreached()
    return last
  } finally {
    answered.abort()
  }
}

/** Ends when who has a kept answer has waited long enough for a new one. */
function patienceWith(kept: Promise<unknown>, answered: AbortSignal): AbortSignal {
  const impatient = new AbortController()
  const wait = async () => {
    if ((await kept) === undefined || answered.aborted) return
    const timer = setTimeout(() => impatient.abort(tooLate()), PATIENCE)
    answered.addEventListener('abort', () => clearTimeout(timer))
  }
  void wait()
  return impatient.signal
}

const tooLate = () => new DOMException('The server took too long.', 'TimeoutError')

/** Signing out takes the kept answers along. */
export async function clearOfflineCache(): Promise<void> {
  if (canKeep()) await clear(store()).catch(() => undefined)
}
