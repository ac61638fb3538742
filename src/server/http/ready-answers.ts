/** Keeps answers that were made once, to be sent again as long as the word for what would be answered now is still theirs. */
export interface ReadyAnswers {
  /** The answer that was kept under this word; another word means that it no longer holds. */
  find(key: string, word: string): Buffer | undefined
  keep(key: string, word: string, answer: Buffer): void
}

interface Kept {
  word: string
  answer: Buffer
}

/** What an answer takes besides its own bytes and its address: an empty week is two bytes long, and still not for nothing. */
const BESIDES = 300

/** In memory, up to so many bytes: what was not asked for longest makes room. */
export function readyInMemory(mostBytes: number, besides = BESIDES): ReadyAnswers {
  const kept = new Map<string, Kept>()
  let bytes = 0
  const sizeOf = (key: string, answer: Buffer) => answer.length + key.length + besides

  function forget(key: string): Kept | undefined {
    const known = kept.get(key)
    if (known) bytes -= sizeOf(key, known.answer)
    kept.delete(key)
    return known
  }

  function remember(key: string, one: Kept): void {
    kept.set(key, one)
    bytes += sizeOf(key, one.answer)
  }

  return {
    find(key, word) {
      const known = forget(key)
      if (known?.word !== word) return undefined
      remember(key, known)
      return known.answer
    },
    keep(key, word, answer) {
      forget(key)
      if (sizeOf(key, answer) > mostBytes) return
      remember(key, { word, answer })
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break
        forget(oldest)
      }
    },
  }
}
