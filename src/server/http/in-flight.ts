/** The body of an answer with its ETag, or without one if the data changed while it was made. */
export interface Made {
  body: Buffer
  etag: string | undefined
}

interface Making {
  etag: string | undefined
  made: Promise<Made>
}

interface Maker {
  etagOf: () => Promise<string>
  /** Makes the answer; its ETag was `etag` just before. */
  make: (etag: string) => Promise<Made>
}

/**
 * Shares work between equal calls: one answer a key is made at a time, and everybody who asks
 * meanwhile gets it.
 */
export class InFlight {
  readonly #making = new Map<string, Making>()

  /** The answer, for a caller who has just read this ETag. */
  async get(key: string, etag: string, maker: Maker): Promise<Made> {
    const current = this.#making.get(key)
    if (!current) return this.#begin(key, maker, etag)
    if (current.etag === etag) return current.made
    // The running answer may be stale, so another one is made after it.
    await current.made.catch(() => undefined)
    return this.#making.get(key)?.made ?? this.#begin(key, maker)
  }

  #begin(key: string, { etagOf, make }: Maker, known?: string): Promise<Made> {
    const work = async () => {
      making.etag = known ?? (await etagOf())
      try {
        return await make(making.etag)
      } finally {
        this.#making.delete(key)
      }
    }
    const making: Making = { etag: known, made: Promise.resolve().then(work) }
    this.#making.set(key, making)
    return making.made
  }
}
