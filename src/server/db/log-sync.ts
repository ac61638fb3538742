/**
 * Brings what was committed onto the disk: one sync serves everybody who committed since the last,
 * and nobody else waits for it.
 */
export class LogSync {
  #committed = 0
  #synced = 0
  #running: Promise<void> | undefined

  constructor(private readonly sync: () => Promise<void>) {}

  /** Something was committed to the log that a power cut would still take. */
  wrote(): void {
    this.#committed += 1
  }

  /**
   * Resolves when all that is committed by now survives a power cut, or rejects when the disk did
   * not take it.
   */
  async settled(): Promise<void> {
    const upTo = this.#committed
    // One that was running already began before the last commit; the next one takes that along.
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
