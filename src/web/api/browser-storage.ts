/**
 * Texts in the browser's storage. It may be full or forbidden: then texts last until the page is
 * closed, and every screen still works.
 */

import type { z } from 'zod'

class BrowserStorage {
  readonly #openStorage: () => Storage
  /** Texts for which the storage had no room. */
  readonly #fallback = new Map<string, string>()
  /** How to make the texts that are stored after the next paint. */
  readonly #later = new Map<string, () => string>()

  /**
   * Where storage is forbidden, reading the property `localStorage` itself throws, so it is read
   * again for each action.
   */
  constructor(open: () => Storage) {
    this.#openStorage = open
  }

  /** Null where nothing is stored. */
  read(key: string): string | null {
    const makeText = this.#later.get(key)
    if (makeText) this.write(key, makeText())
    return this.#fallback.get(key) ?? this.#try((storage) => storage.getItem(key)) ?? null
  }

  /**
   * A stored JSON value of that shape; undefined where nothing is stored, or a value of another
   * shape.
   */
  readAs<T>(key: string, schema: z.ZodType<T>): T | undefined {
    try {
      return schema.safeParse(JSON.parse(this.read(key) ?? 'null')).data
    } catch {
      return undefined
    }
  }

  /** Stores a text, or with null removes it. False where it will be lost with the page. */
  write(key: string, text: string | null): boolean {
    this.#later.delete(key)
    this.#fallback.delete(key)
    const isStored = this.#try((storage) => {
      if (text === null) storage.removeItem(key)
      else storage.setItem(key, text)
      return true
    })
    if (isStored) return true
    // The old text must not stay when the new one had no room.
    this.#try((storage) => storage.removeItem(key))
    if (text !== null) this.#fallback.set(key, text)
    return false
  }

  /**
   * Makes and stores a large text after the next paint, so that a press shows before (shopping 87).
   * A page that is left or hidden stores it first.
   */
  writeLater(key: string, makeText: () => string): void {
    this.#later.set(key, makeText)
    if (document.visibilityState === 'hidden') return this.writePending()
    requestAnimationFrame(() => setTimeout(this.writePending))
    addEventListener('pagehide', this.writePending)
    document.addEventListener('visibilitychange', this.writePending)
  }

  isPending(key: string): boolean {
    return this.#later.has(key)
  }

  readonly writePending = (): void => {
    for (const [key, makeText] of this.#later) this.write(key, makeText())
  }

  keys(): string[] {
    const stored = this.#try((storage) => Object.keys(storage)) ?? []
    return [...new Set([...stored, ...this.#fallback.keys(), ...this.#later.keys()])]
  }

  forget(isMatch: (key: string) => boolean): void {
    for (const key of this.keys().filter(isMatch)) this.write(key, null)
  }

  #try<T>(action: (storage: Storage) => T): T | undefined {
    try {
      return action(this.#openStorage())
    } catch {
      return undefined
    }
  }
}

/** Lasts until it is removed, in all tabs. */
export const browserStorage = new BrowserStorage(() => localStorage)

/** Lasts in this tab, also through a reload, until it is closed. */
export const tabStorage = new BrowserStorage(() => sessionStorage)

/**
 * Keys that older versions left in this browser. Ours begin with 'plateful:' and survive (home 21).
 */
const isOutdatedKey = (key: string) => /^(shopping-list|meal-plan|calendar)|completed|locked/.test(key)

/** Runs at every start (home 21). */
export const cleanUpStorage = (): void => browserStorage.forget(isOutdatedKey)

/**
 * Signing out removes this tab's drafts and reviews: the next person to sign in here must not find
 * them.
 */
export const forgetDrafts = (): void => tabStorage.forget((key) => key.startsWith('plateful:'))

const OWNER_KEY = 'plateful:drafts-of'

/**
 * Drafts belong to the person who typed them. A session may end without a sign-out: whoever signs
 * in next finds their own drafts and nobody else's.
 */
export function claimDrafts(userId: number): void {
  const owner = tabStorage.read(OWNER_KEY)
  if (owner !== null && owner !== String(userId)) forgetDrafts()
  tabStorage.write(OWNER_KEY, String(userId))
}

/** Whether a session ended in this tab without a sign-out, which would have removed all of it. */
export const wasSignedInHere = (): boolean => tabStorage.read(OWNER_KEY) !== null

/** Where forms, reviews, days and notes keep what is typed until it is saved. */
const draftKey =
  /^plateful:(?:form|fields|recipe-form|notes|import-list|text-with-several)(?:$|:)|^plateful:days$/

/** Whether this tab keeps something that was typed and not saved. */
export const hasDrafts = (): boolean => tabStorage.keys().some((key) => draftKey.test(key))
