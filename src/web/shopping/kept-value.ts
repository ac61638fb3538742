/** A value that this browser keeps, the same in all its tabs, in step with what is shown. */
import { useSyncExternalStore } from 'react'
import type { z } from 'zod'

const listeners = new Set<() => void>()

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** What one key of the local storage keeps; what cannot be read is nothing (part 2 §8: it falls back silently). */
export class KeptValue<T> {
  readonly key: string
  readonly #schema: z.ZodType<T>
  #text: string | null = null
  #value: T | null = null
  /** Stands for the stored text where that could not be written. */
  #memory: string | null | undefined

  constructor(key: string, schema: z.ZodType<T>) {
    this.key = key
    this.#schema = schema
  }

  /** The same object until the text changes. */
  readonly read = (): T | null => {
    const text = this.#readText()
    if (text !== this.#text) {
      this.#text = text
      this.#value = text === null ? null : this.#parse(text)
    }
    return this.#value
  }

  write(value: T | null): void {
    const text = value === null ? null : JSON.stringify(value)
    // What was made here is not read and judged again at every letter that is typed into it.
    this.#text = text
    this.#value = value
    try {
      if (text === null) localStorage.removeItem(this.key)
      else localStorage.setItem(this.key, text)
      this.#memory = undefined
    } catch {
      // A browser without room or leave to store: the value lives as long as the page.
      this.#memory = text
    }
    for (const listener of listeners) listener()
  }

  #readText(): string | null {
    if (this.#memory !== undefined) return this.#memory
    try {
      return localStorage.getItem(this.key)
    } catch {
      return null
    }
  }

  #parse(text: string): T | null {
    try {
      return this.#schema.safeParse(JSON.parse(text)).data ?? null
    } catch {
      return null
    }
  }
}

export function useKeptValue<T>(kept: KeptValue<T>): T | null {
  return useSyncExternalStore(onChange, kept.read)
}
