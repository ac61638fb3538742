/**
 * The offline cache: answers stored for the signed-in person, to be read without a signal (decision
 * 0021).
 */
import { clear, createStore, get, set } from 'idb-keyval'
import { hasStatus, unreached } from './call-error.ts'
import { knownPerson } from './known-person.ts'

/**
 * How long somebody with a cached answer waits for a new one, in milliseconds: a weak signal is
 * worse than none.
 */
const PATIENCE = 4000

let opened: ReturnType<typeof createStore> | undefined
const store = () => (opened ??= createStore('plateful', 'kept'))
const canStore = () => typeof indexedDB !== 'undefined'

/** Each person's answers have their own keys, so the next person to sign in never reads them. */
const keyOf = (name: string) => `${knownPerson()?.id ?? 0}:${name}`

async function readCached<T>(name: string): Promise<T | undefined> {
  if (!canStore()) return undefined
  return get<T>(keyOf(name), store()).catch(() => undefined)
}

/** Stores an answer that is known without a read, because a change of this person's returned it. */
export async function cacheAnswer(name: string, answer: unknown): Promise<void> {
  // It fails on a full disk or in a private window; then there is nothing to read without a signal.
  if (canStore()) await set(keyOf(name), answer, store()).catch(() => undefined)
}

/** Whether a call did not reach the server, or not soon enough. */
export const isUnreached = (error: unknown): boolean =>
  hasStatus(error, 0) || (error instanceof DOMException && error.name === 'TimeoutError')

/** The signal of a query, which also ends after the patience. */
export const withPatience = (signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)])

/**
 * Asks the server and stores the answer; where the server is out of reach, returns the stored one.
 * The server is asked first, because a slow phone takes longer to open the cache than the answer
 * takes.
 */
export async function cachedAnswer<T>(
  name: string,
  signal: AbortSignal,
  read: (signal: AbortSignal) => Promise<T>,
  toStore: (answer: T) => T = (answer) => answer,
): Promise<T> {
  const cached = readCached<T>(name)
  const answered = new AbortController()
  try {
    const answer = await read(AbortSignal.any([signal, patienceWith(cached, answered.signal)]))
    void cacheAnswer(name, toStore(answer))
    return answer
  } catch (error) {
    if (!isUnreached(error)) throw error
    const last = await cached
    if (last === undefined) throw unreached()
    return last
  } finally {
    answered.abort()
  }
}

/** Aborts after the patience, but only if there is a cached answer. */
function patienceWith(cached: Promise<unknown>, answered: AbortSignal): AbortSignal {
  const impatient = new AbortController()
  const wait = async () => {
    if ((await cached) === undefined || answered.aborted) return
    const timer = setTimeout(() => impatient.abort(tooLate()), PATIENCE)
    answered.addEventListener('abort', () => clearTimeout(timer))
  }
  void wait()
  return impatient.signal
}

const tooLate = () => new DOMException('The server took too long.', 'TimeoutError')

/** Runs at sign-out. */
export async function clearOfflineCache(): Promise<void> {
  if (canStore()) await clear(store()).catch(() => undefined)
}
