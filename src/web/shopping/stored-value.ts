/** A value in the browser's storage, the same in all tabs and on the screen. */

import { useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { browserStorage } from '../api/browser-storage.ts'
import { Listeners } from '../api/listeners.ts'

const listeners = new Listeners()

function onChange(listener: () => void): () => void {
  const stop = listeners.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

interface StoredValueOptions<T> {
  isLarge?: boolean
  toStored?: (value: T) => unknown
}

/**
 * The value of one key of the local storage; a text that cannot be read counts as none (shopping
 * 27).
 */
export class StoredValue<T> {
  readonly key: string
  readonly #schema: z.ZodType<T>
  readonly #isLarge: boolean
  readonly #toStored: (value: T) => unknown
  #text: string | null = null
  #value: T | null = null

  /**
   * A large value is stored after its change shows. `toStored` gives the form that the schema
   * reads, where that is not the value itself.
   */
  constructor(
    key: string,
    schema: z.ZodType<T>,
    { isLarge = false, toStored = (value) => value }: StoredValueOptions<T> = {},
  ) {
    this.key = key
    this.#schema = schema
    this.#isLarge = isLarge
    this.#toStored = toStored
  }

  /** The same object until the text changes. */
  readonly read = (): T | null => {
    if (browserStorage.isPending(this.key)) return this.#value
    const text = browserStorage.read(this.key)
    if (text !== this.#text) {
      this.#text = text
      this.#value = browserStorage.readAs(this.key, this.#schema) ?? null
    }
    return this.#value
  }

  write(value: T | null): void {
    this.#value = value
    if (value === null) browserStorage.write(this.key, (this.#text = null))
    else {
      // A value that was written here need not be parsed and checked again.
      const makeText = () => (this.#text = JSON.stringify(this.#toStored(value)))
      if (this.#isLarge) browserStorage.writeLater(this.key, makeText)
      else browserStorage.write(this.key, makeText())
    }
    listeners.notify()
  }
}

export function useStoredValue<T>(stored: StoredValue<T>): T | null {
  return useSyncExternalStore(onChange, stored.read)
}

/** A plain part of the value: a change of the rest does not draw its screen again. */
export function useStoredPart<T, Part extends string | number | boolean | null>(
  stored: StoredValue<T>,
  partOf: (value: T | null) => Part,
): Part {
  return useSyncExternalStore(onChange, () => partOf(stored.read()))
}
