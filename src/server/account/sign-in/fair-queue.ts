/** A queue that is bounded, and in which nobody's many keep another one waiting. */

interface Waiter {
  start: () => void
  refuse: (reason: Error) => void
}

interface Bounds {
  /** What is worked on at once. */
  atOnce: number
  /** How many wait in one line at the most. */
  mostInLine: number
  /** How many wait at the most. */
  mostWaiting: number
  /** What is told to who finds it full. */
  full: () => Error
}

export interface Place {
  /** Who waits in the same line; lines take turns. */
  line: string
  /** Goes before those who are not. */
  isFirst: boolean
}

/**
 * Of those who go first so many are served, then one of the others who wait: else a few could keep
 * them waiting for ever.
 */
const FIRST_IN_A_ROW = 4

/** Lines that take turns: each gives its oldest waiter and goes to the end. */
class Lines {
  /** In the order of their turns. */
  readonly #lines = new Map<string, Waiter[]>()

  lengthOf(line: string): number {
    return this.#lines.get(line)?.length ?? 0
  }

  add(line: string, waiter: Waiter): void {
    const waiting = this.#lines.get(line)
    if (waiting) waiting.push(waiter)
    else this.#lines.set(line, [waiter])
  }

  next(): Waiter | undefined {
    const [turn] = this.#lines
    if (!turn) return undefined
    const [line, waiting] = turn
    const waiter = waiting.shift()
    this.#lines.delete(line)
    if (waiting.length > 0) this.#lines.set(line, waiting)
    return waiter
  }

  /** Sends away who came last to the longest line, where that is longer than `length`. */
  sendAwayBeyond(length: number): Waiter | undefined {
    let longest: Waiter[] = []
    for (const waiting of this.#lines.values()) if (waiting.length > longest.length) longest = waiting
    return longest.length > length ? longest.pop() : undefined
  }
}

export class FairQueue {
  readonly #bounds: Bounds
  readonly #first = new Lines()
  readonly #others = new Lines()
  #waiting = 0
  #working = 0
  #firstInARow = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /** Does the work when it is its turn; refused at once where there is no room to wait for it. */
  async run<Result>(place: Place, work: () => Promise<Result>): Promise<Result> {
    if (this.#working < this.#bounds.atOnce) this.#working += 1
    else await this.#wait(place)
    try {
      return await work()
    } finally {
      this.#goOn()
    }
  }

  async #wait({ line, isFirst }: Place): Promise<void> {
    const lines = isFirst ? this.#first : this.#others
    const { mostInLine, mostWaiting, full } = this.#bounds
    const length = lines.lengthOf(line)
    if (length >= mostInLine) throw full()
    if (this.#waiting >= mostWaiting) {
      // Room is made by the longest line: of the others, unless only those who go first are
      // waiting.
      const away = this.#others.sendAwayBeyond(isFirst ? 0 : length + 1)
      const sent = away ?? (isFirst ? this.#first.sendAwayBeyond(length + 1) : undefined)
      if (!sent) throw full()
      this.#waiting -= 1
      sent.refuse(full())
    }
    this.#waiting += 1
    await new Promise<void>((start, refuse) => {
      lines.add(line, { start, refuse })
    })
  }

  /** Hands the place of who is done to who is next. */
  #goOn(): void {
    const next = this.#next()
    if (!next) {
      this.#working -= 1
      return
    }
    this.#waiting -= 1
    next.start()
  }

  #next(): Waiter | undefined {
    if (this.#firstInARow < FIRST_IN_A_ROW) {
      const first = this.#first.next()
      if (first) {
        this.#firstInARow += 1
        return first
      }
    }
    this.#firstInARow = 0
    return this.#others.next() ?? this.#first.next()
  }
}
