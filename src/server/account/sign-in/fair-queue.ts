/** A bounded queue in which callers with many jobs do not delay the others. */

interface Waiter {
  start: () => void
  refuse: (reason: Error) => void
}

interface Bounds {
  atOnce: number
  mostInLine: number
  mostWaiting: number
  /** The refusal when the queue is full. */
  full: () => Error
}

export interface QueuePlace {
  /** Jobs of one line run in order; lines take turns. */
  line: string
  /** Runs before jobs that are not first. */
  isFirst: boolean
}

/** After so many first jobs in a row another one runs, so that the others do not wait for ever. */
const FIRST_IN_A_ROW = 4

/** Round robin over lines, each first in, first out. */
class FairLines {
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
    const [firstLine] = this.#lines
    if (!firstLine) return undefined
    const [line, waiting] = firstLine
    const waiter = waiting.shift()
    this.#lines.delete(line)
    if (waiting.length > 0) this.#lines.set(line, waiting)
    return waiter
  }

  /** Removes the newest waiter of the longest line, if that is longer than `length`. */
  dropNewestBeyond(length: number): Waiter | undefined {
    let longest: Waiter[] = []
    for (const waiting of this.#lines.values()) if (waiting.length > longest.length) longest = waiting
    return longest.length > length ? longest.pop() : undefined
  }
}

export class FairQueue {
  readonly #first = new FairLines()
  readonly #others = new FairLines()
  #waiting = 0
  #working = 0
  #firstInARow = 0

  constructor(private readonly bounds: Bounds) {}

  /** Runs the work in its turn; refused at once when the queue is full. */
  async run<Result>(place: QueuePlace, work: () => Promise<Result>): Promise<Result> {
    if (this.#working < this.bounds.atOnce) this.#working += 1
    else await this.#wait(place)
    try {
      return await work()
    } finally {
      this.#goOn()
    }
  }

  async #wait({ line, isFirst }: QueuePlace): Promise<void> {
    const lines = isFirst ? this.#first : this.#others
    const { mostInLine, mostWaiting, full } = this.bounds
    const length = lines.lengthOf(line)
    if (length >= mostInLine) throw full()
    if (this.#waiting >= mostWaiting) {
      // The longest line gives up its newest job: one of the others, else one of the first.
      const displaced = this.#others.dropNewestBeyond(isFirst ? 0 : length + 1)
      const refused = displaced ?? (isFirst ? this.#first.dropNewestBeyond(length + 1) : undefined)
      if (!refused) throw full()
      this.#waiting -= 1
      refused.refuse(full())
    }
    this.#waiting += 1
    await new Promise<void>((start, refuse) => {
      lines.add(line, { start, refuse })
    })
  }

  /** Starts the next waiter. */
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
