/** Syncs commits to disk; one sync serves all commits since the last. */
export class CommitSync {
  #committed = 0
  #synced = 0
  #running: Promise<void> | undefined

  constructor(private readonly sync: () => Promise<void>) {}

  /** Notes a commit that is not on disk yet. */
  wrote(): void {
    this.#committed += 1
  }

  /** Resolves when all commits so far are on disk; rejects if the disk failed. */
  async settled(): Promise<void> {
    const upTo = this.#committed
    // A sync that was already running may have missed the last commit, so another follows.
    while (this.#synced < upTo) await (this.#running ??= this.#sync())
  }

  async #sync(): Promise<void> {
    const upTo = this.#committed
    try {
      await this.sync()
      this.#synced = upTo
    } finally {
      this.#running = undefined
    }
  }
}
