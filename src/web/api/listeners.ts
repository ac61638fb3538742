/** Who is told of changes, in the form that `useSyncExternalStore` takes. */
export class Listeners {
  readonly #listeners = new Set<() => void>()

  /** Answers how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get hasListeners(): boolean {
    return this.#listeners.size > 0
  }

  notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
