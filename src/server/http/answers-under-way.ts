/** An answer that is being made is made once for everybody who asks for it meanwhile. */

/** An answer, and the word that stands for it; none where it changed while it was made. */
export interface Made {
  answer: Buffer
  word: string | undefined
}

interface UnderWay {
  word: string | undefined
  made: Promise<Made>
}

interface Maker {
  wordOf: () => Promise<string>
  /** Makes the answer, of which this was the word just now. */
  make: (word: string) => Promise<Made>
}

/**
 * One at a time under each key, so that who asks in many ways at once has no more of the process
 * than who asks once.
 */
export class AnswersUnderWay {
  readonly #underWay = new Map<string, UnderWay>()

  /** The answer to somebody who knows that this is its word now. */
  async get(key: string, word: string, maker: Maker): Promise<Made> {
    const current = this.#underWay.get(key)
    if (!current) return this.#begin(key, maker, word)
    if (current.word === word) return current.made
    // What it was begun with has changed since: the next one is begun after this was asked, and so
    // is as new as it can be.
    await current.made.catch(() => undefined)
    return this.#underWay.get(key)?.made ?? this.#begin(key, maker)
  }

  #begin(key: string, { wordOf, make }: Maker, known?: string): Promise<Made> {
    const work = async () => {
      underWay.word = known ?? (await wordOf())
      try {
        return await make(underWay.word)
      } finally {
        this.#underWay.delete(key)
      }
    }
    const underWay: UnderWay = { word: known, made: Promise.resolve().then(work) }
    this.#underWay.set(key, underWay)
    return underWay.made
  }
}
