/**
 * The offline cache: what the server answered, kept on this device for the signed-in person and
 * their household, to be read at once and without a signal (decision 0108).
 */

import { clear, createStore, delMany, get, getMany, keys, setMany } from 'idb-keyval'
import { isNetworkError } from './call-error.ts'
import { DAY } from './durations.ts'
import { knownPerson } from './known-person.ts'

/** An answer as it is kept: its text is read only where it is wanted. */
export interface CachedAnswer {
  /** When the server gave it. */
  at: number
  /** From which call and address it came and what its ETag was, where it had one. */
  source: { path: string; address: string; etag: string } | null
  text: string
  /** Written by an earlier build: whether this one can read its shape is checked before use. */
  isOlder?: true
}

/** Answers that were not read again for so long are dropped. */
const MAX_AGE = 60 * DAY

/** Where the service worker keeps photos; the same name stands in `photo-cache.ts`. */
export const PHOTO_CACHE = 'plateful-photos'
export const FORGET_PHOTOS = 'forget-photos'

/**
 * The name of the file that this module is built into changes with every build that changes
 * anything, so that each build knows what it kept itself, in shapes of its own.
 */
const BUILD_NAME = import.meta.url.split('/').at(-1) ?? ''

let openedStore: ReturnType<typeof createStore> | undefined
const openStore = () => (openedStore ??= createStore('plateful', 'kept'))
const canStore = () => typeof indexedDB !== 'undefined'

/**
 * The beginning of this person's keys, so that nobody else reads them; null where nobody is known,
 * and nothing is kept.
 */
function ownerPrefix(): string | null {
  const person = canStore() ? knownPerson() : null
  return person && `${person.id}.${person.householdId ?? 0} `
}

/**
 * The beginning of the keys that this build writes: that of the person, with the name of the build.
 */
function buildPrefix(): string | null {
  const beginning = ownerPrefix()
  return beginning && `${beginning}${BUILD_NAME} `
}

function nameIn(key: string, beginning: string): string | undefined {
  if (!key.startsWith(beginning)) return undefined
  return key.slice(key.indexOf(' ', beginning.length) + 1)
}

const momentKey = (key: string) => `${key} at`
const isMoment = (key: string) => key.endsWith(' at')

/**
 * The kept answer of this name; undefined where there is none, or none that this build can read.
 */
export async function readCached(name: string): Promise<CachedAnswer | undefined> {
  const prefix = buildPrefix()
  if (prefix === null) return undefined
  const key = prefix + name
  const [cached, updatedAt] = await getMany<unknown>([key, momentKey(key)], openStore()).catch(() => [])
  if (cached === undefined) return readOlder(name)
  return isKept(cached) && typeof updatedAt === 'number' ? { ...cached, at: updatedAt } : undefined
}

/**
 * The answer that an earlier build kept, so that somebody who opens a newer build offline still
 * finds it.
 */
async function readOlder(name: string): Promise<CachedAnswer | undefined> {
  const beginning = ownerPrefix()
  if (beginning === null) return undefined
  const all = await keys<string>(openStore()).catch(() => [])
  const entries = await Promise.all(
    all
      .filter((key) => nameIn(key, beginning) === name)
      .map((key) => getMany<unknown>([key, momentKey(key)], openStore()).catch(() => [])),
  )
  return entries
    .flatMap(([cached, updatedAt]): CachedAnswer[] =>
      isKept(cached) && typeof updatedAt === 'number' ? [{ ...cached, at: updatedAt, isOlder: true }] : [],
    )
    .toSorted((a, b) => b.at - a.at)[0]
}

export async function cachedAt(name: string): Promise<number | undefined> {
  const prefix = buildPrefix()
  return prefix === null
    ? undefined
    : get<number>(momentKey(prefix + name), openStore()).catch(() => undefined)
}

const isKept = (kept: unknown): kept is Omit<CachedAnswer, 'at'> =>
  typeof kept === 'object' && kept !== null && 'text' in kept && typeof kept.text === 'string'

export async function cachedNames(): Promise<string[]> {
  const beginning = ownerPrefix()
  if (beginning === null) return []
  const all = await keys<string>(openStore()).catch(() => [])
  const names = all.filter((key) => !isMoment(key)).flatMap((key) => nameIn(key, beginning) ?? [])
  return [...new Set(names)]
}

/**
 * Keeps an answer; of an unchanged one only its new time. It fails on a full disk or in a private
 * window; then there is nothing to read offline.
 */
export async function writeCached(
  name: string,
  { at, ...kept }: CachedAnswer | { at: number },
): Promise<void> {
  const prefix = buildPrefix()
  if (prefix === null) return
  const key = prefix + name
  const moment: [string, unknown] = [momentKey(key), at]
  await setMany('text' in kept ? [[key, kept], moment] : [moment], openStore()).catch(() => undefined)
}

/**
 * Drops what another person or household left, what an earlier build kept and this one has kept
 * again, and what was not read for sixty days.
 */
export async function dropOldEntries(now: number): Promise<void> {
  const [beginning, prefix] = [ownerPrefix(), buildPrefix()]
  if (beginning === null || prefix === null) return
  try {
    const all = await keys<string>(openStore())
    const existingKeys = new Set(all)
    const old: string[] = []
    for (const key of all.filter((storedKey) => !isMoment(storedKey))) {
      const name = nameIn(key, beginning)
      const isReplaced = !key.startsWith(prefix) && existingKeys.has(`${prefix}${name}`)
      const updatedAt = await get<number>(momentKey(key), openStore())
      if (name === undefined || isReplaced || updatedAt === undefined || now - updatedAt > MAX_AGE)
        old.push(key)
    }
    if (old.length > 0) await delMany([...old, ...old.map(momentKey)], openStore())
  } catch {
    // A store that cannot be opened has nothing to delete.
  }
}

/** Runs at sign-out, and whenever a session ends: nothing that was read here stays readable. */
export async function clearOfflineCache(): Promise<void> {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(FORGET_PHOTOS)
  await Promise.all([
    canStore() ? clear(openStore()).catch(() => undefined) : undefined,
    'caches' in globalThis ? caches.delete(PHOTO_CACHE).catch(() => undefined) : undefined,
  ])
}

/** Milliseconds that a known person waits for the server to say who is signed in. */
const SESSION_TIMEOUT = 1500

/** Whether a call did not reach the server, or not soon enough. */
export const isServerOutOfReach = (error: unknown): boolean =>
  isNetworkError(error) || (error instanceof DOMException && error.name === 'TimeoutError')

/** The signal of a query, which also aborts after `SESSION_TIMEOUT`. */
export const withSessionTimeout = (signal: AbortSignal): AbortSignal =>
  AbortSignal.any([signal, AbortSignal.timeout(SESSION_TIMEOUT)])
