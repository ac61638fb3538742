/** The body of an answer, and its ETag; none where it changed while it was made. */
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
  /** Makes the answer, of which this was the ETag just now. */
  make: (etag: string) => Promise<Made>
}

/**
 * Answers that are being made, one at a time under each key: everybody who asks for one meanwhile
 * gets it, and who asks many times at once has no more of the process than who asks once.
 */
export class InFlight {
  readonly #making = new Map<string, Making>()

  /** The answer to somebody who knows that this is its ETag now. */
  async get(key: string, etag: string, maker: Maker): Promise<Made> {
    const current = this.#making.get(key)
    if (!current) return this.#begin(key, maker, etag)
    if (current.etag === etag) return current.made
    // What it was begun with has changed since. The next one is begun after this was asked, so it
    // is as new as it can be.
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
