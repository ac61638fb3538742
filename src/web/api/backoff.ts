/** The pauses, each twice as long as the one before, after which something is tried again. */
export class Backoff {
  readonly #tryAgain: () => void
  readonly #first: number
  readonly #longest: number
  #next: number
  #timer: ReturnType<typeof setTimeout> | undefined

  /** The lengths are milliseconds. */
  constructor(tryAgain: () => void, first = 2000, longest = 60_000) {
    this.#tryAgain = tryAgain
    this.#first = first
    this.#longest = longest
    this.#next = first
  }

  get isScheduled(): boolean {
    return this.#timer !== undefined
  }

  /** Whether the latest pause was longer than the first. */
  get hasGrown(): boolean {
    return this.#next > 2 * this.#first
  }

  /** Begins the next pause, unless one is running. */
  schedule(): void {
    if (this.isScheduled) return
    this.scheduleIn(this.#next)
    this.#next = Math.min(this.#next * 2, this.#longest)
  }

  /** Begins a pause of this length, in place of one that is running. */
  scheduleIn(milliseconds: number): void {
    this.cancel()
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#tryAgain()
    }, milliseconds)
  }

  /** Ends a pause without another try. */
  cancel(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** The next pause is the first one again. */
  reset(): void {
    this.#next = this.#first
  }
}
