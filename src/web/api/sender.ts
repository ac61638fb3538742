import { onInReach } from './in-reach.ts'
import { Pauses } from './pauses.ts'

/** Sends what waits on this device: one message at a time, and again until the server has it. */
export class Sender {
  readonly #send: () => Promise<boolean>
  readonly #pauses = new Pauses(() => this.now())
  #isSending = false
  #isAskedAgain = false
  #isStopped = false

  /** `send` answers whether it is to be tried again after a pause; so it is where it fails. */
  constructor(send: () => Promise<boolean>) {
    this.#send = send
  }

  /** Whether nothing is on its way and no pause is running. */
  get isIdle(): boolean {
    return !this.#isSending && !this.#pauses.isRunning
  }

  /** Sends now; during a message, right after it. */
  now(): void {
    this.#pauses.cancel()
    this.#isAskedAgain = this.#isSending
    if (!this.#isSending) void this.#sendOnce()
  }

  /** Sends in so many milliseconds, unless asked again before; the pauses start over. */
  soon(milliseconds: number): void {
    this.#pauses.startOver()
    this.#pauses.beginWith(milliseconds)
  }

  /** Sends as soon as the server can be reached again (home 118). Answers how to stop. */
  follow(): () => void {
    this.#isStopped = false
    const stopHearing = onInReach(() => {
      this.#pauses.startOver()
      this.now()
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
    if (!isLeft) this.#pauses.startOver()
    if (this.#isStopped) return
    if (this.#isAskedAgain) this.now()
    else if (isLeft) this.#pauses.begin()
  }
}
