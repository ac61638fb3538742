/** The body of an answer with its ETag, or without one if the data changed while it was made. */
export interface MadeAnswer {
  body: Buffer
  etag: string | undefined
}

interface PendingAnswer {
  etag: string | undefined
  made: Promise<MadeAnswer>
}

interface AnswerMaker {
  etagOf: () => Promise<string>
  /** Makes the answer; its ETag was `etag` just before. */
  make: (etag: string) => Promise<MadeAnswer>
}

/**
 * Shares work between equal calls: one answer a key is made at a time, and everybody who asks
 * meanwhile gets it.
 */
export class InFlight {
  readonly #making = new Map<string, PendingAnswer>()

  /** The answer, for a caller who has just read this ETag. */
  async get(key: string, etag: string, maker: AnswerMaker): Promise<MadeAnswer> {
    const current = this.#making.get(key)
    if (!current) return this.#startMaking(key, maker, etag)
    if (current.etag === etag) return current.made
    // The running answer may be stale, so another one is made after it.
    await current.made.catch(() => undefined)
    return this.#making.get(key)?.made ?? this.#startMaking(key, maker)
  }

  #startMaking(key: string, { etagOf, make }: AnswerMaker, known?: string): Promise<MadeAnswer> {
    const work = async () => {
      try {
        making.etag = known ?? (await etagOf())
        return await make(making.etag)
      } finally {
        this.#making.delete(key)
      }
    }
    const making: PendingAnswer = { etag: known, made: Promise.resolve().then(work) }
    this.#making.set(key, making)
    return making.made
  }
}
