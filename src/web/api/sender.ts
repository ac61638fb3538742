import { Backoff } from './backoff.ts'
import { onReconnect } from './reconnect.ts'

/** Sends what waits on this device: one message at a time, and again until the server has it. */
export class Sender {
  readonly #send: () => Promise<boolean>
  readonly #pauses = new Backoff(() => this.sendNow())
  #isSending = false
  #isAskedAgain = false
  #isStopped = false

  /** `send` returns whether to try again after a pause; if it fails, it is tried again too. */
  constructor(send: () => Promise<boolean>) {
    this.#send = send
  }

  /** Whether nothing is on its way and no pause is running. */
  get isIdle(): boolean {
    return !this.#isSending && !this.#pauses.isScheduled
  }

  /** Sends now; during a message, right after it. */
  sendNow(): void {
    this.#pauses.cancel()
    this.#isAskedAgain = this.#isSending
    if (!this.#isSending) void this.#sendOnce()
  }

  /** Sends in this many milliseconds, unless it is called again before; the pauses start over. */
  sendIn(milliseconds: number): void {
    this.#pauses.reset()
    this.#pauses.scheduleIn(milliseconds)
  }

  /** Sends as soon as the server can be reached again (home 118). Answers how to stop. */
  retryOnReconnect(): () => void {
    this.#isStopped = false
    const stopHearing = onReconnect(() => {
      this.#pauses.reset()
      this.sendNow()
    })
    return () => {
      this.#isStopped = true
      this.#pauses.cancel()
      stopHearing()
    }
  }

  async #sendOnce(): Promise<void> {
    this.#isSending = true
    const isLeft = await this.#send().catch(() => true)
    this.#isSending = false
    if (!isLeft) this.#pauses.reset()
    if (this.#isStopped) return
    if (this.#isAskedAgain) this.sendNow()
    else if (isLeft) this.#pauses.schedule()
  }
}
