/**
 * Texts that a browser keeps. It may have no room, or forbid that anything is kept: then they are
 * there until the page is closed, and every screen works on.
 */
import type { z } from 'zod'

class BrowserStorage {
  readonly #open: () => Storage
  /** What found no place. */
  readonly #homeless = new Map<string, string>()

  /**
   * Where keeping is forbidden it is the asking for the storage that fails, so it is asked for at
   * each action.
   */
  constructor(open: () => Storage) {
    this.#open = open
  }

  /** Null where nothing is kept. */
  read(key: string): string | null {
    return this.#homeless.get(key) ?? this.#try((storage) => storage.getItem(key)) ?? null
  }

  /** What is kept as JSON of that shape; undefined where nothing is, or anything else. */
  readAs<T>(key: string, schema: z.ZodType<T>): T | undefined {
    try {
      return schema.safeParse(JSON.parse(this.read(key) ?? 'null')).data
    } catch {
      return undefined
    }
  }

  /**
   * Keeps a text in place of what was there, or with null nothing any more. False where it will not
   * outlive the page.
   */
  write(key: string, text: string | null): boolean {
    this.#homeless.delete(key)
    const isKept = this.#try((storage) => {
      if (text === null) storage.removeItem(key)
      else storage.setItem(key, text)
      return true
    })
    if (isKept) return true
    // What found no room must not leave the old text behind.
    this.#try((storage) => storage.removeItem(key))
    if (text !== null) this.#homeless.set(key, text)
    return false
  }

  keys(): string[] {
    return [...(this.#try((storage) => Object.keys(storage)) ?? []), ...this.#homeless.keys()]
  }

  forget(isMeant: (key: string) => boolean): void {
    for (const key of this.keys().filter(isMeant)) this.write(key, null)
  }

  #try<T>(action: (storage: Storage) => T): T | undefined {
    try {
      return action(this.#open())
    } catch {
      return undefined
    }
  }
}

/** What this browser keeps in all its tabs until it is taken away. */
export const browserStorage = new BrowserStorage(() => localStorage)

/** What this tab keeps through a reload until it is closed. */
export const tabStorage = new BrowserStorage(() => sessionStorage)

/**
 * What an earlier age left in this browser; our own keys begin with 'plateful:' and survive (home
 * 21).
 */
const isLeftOver = (key: string) => /^(shopping-list|meal-plan|calendar)|completed|locked/.test(key)

/** Deletes it at every start (home 21). */
export const cleanUpStorage = (): void => browserStorage.forget(isLeftOver)

/**
 * Signing out takes along what waits in this tab unsaved or under review: who signs in here next
 * must not find it.
 */
export const forgetDrafts = (): void => tabStorage.forget((key) => key.startsWith('plateful:'))

const OWNER = 'plateful:drafts-of'

/**
 * What waits in this tab belongs to who typed it. A session may end without a sign-out: whoever
 * signs in after that finds their own drafts, and nobody else's.
 */
export function keepDraftsOf(userId: number): void {
  const owner = tabStorage.read(OWNER)
  if (owner !== null && owner !== String(userId)) forgetDrafts()
  tabStorage.write(OWNER, String(userId))
}
