/** A worker process: started, asked, kept idle for a while, and ended if it takes too much. */

import { type ChildProcess, fork } from 'node:child_process'
import { type RefusalCode, refuse } from '../../domain/refusal.ts'
import { builtFile } from './built-file.ts'
import { type WorkerResponse, type WorkerRequest, type SentError, OUT_OF_TIME, type Task } from './task.ts'

const WORKER_FILE = builtFile('bundle/worker.js')

/** The limits of the worker processes of one kind of work. */
export interface LaneLimits {
  workers: number
  megabytes: number
  seconds: number
  niceness: number
  /**
   * How many times its processor time a question may take by the clock, if not `TIMEOUT_FACTOR`.
   */
  patience?: number
  /** How many seconds an idle worker waits for more work before it ends. */
  rest: number
  /** The memory of the whole process in megabytes, where a file unpacks beside its heap. */
  totalMegabytes?: number
}

/**
 * On a busy machine a question may take this many times its processor time by the clock; then it
 * fails.
 */
const TIMEOUT_FACTOR = 6
/** The least seconds by the clock, since another worker may have the processor. */
const MIN_TIMEOUT = 60

/** A worker was ended because it took too much time or memory. */
export class WorkerExhausted extends Error {
  override readonly name = 'WorkerExhausted'
  constructor(readonly lacks: 'time' | 'memory') {
    super(`a worker ran out of ${lacks}`)
  }
}

/** An error that was thrown in a worker, with its name there. */
export class WorkerError extends Error {
  constructor({ name, message, stack }: SentError) {
    super(message)
    this.name = name
    if (stack !== undefined) this.stack = stack
  }
}

const toError = (failed: SentError): Error =>
  failed.name === 'Refusal'
    ? refuse(failed.code as RefusalCode, failed.message, failed.details)
    : new WorkerError(failed)

interface PendingTask {
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/** V8 ends a process whose memory is full by a signal, or by the exit code of that signal. */
const isOutOfMemory = (code: number | null, signal: string | null) =>
  signal === 'SIGABRT' || signal === 'SIGKILL' || signal === 'SIGTRAP' || code === 134 || code === 133

function endErrorOf(code: number | null, signal: string | null): Error {
  if (signal === OUT_OF_TIME) return new WorkerExhausted('time')
  return isOutOfMemory(code, signal)
    ? new WorkerExhausted('memory')
    : new Error(`a worker ended by itself: ${signal ?? code}`)
}

/** One worker process with its open questions. */
export class WorkerProcess {
  readonly #child: ChildProcess
  readonly #pending = new Map<number, PendingTask>()
  #taskCount = 0
  #idle: NodeJS.Timeout | undefined
  #endError: Error | null = null

  constructor(
    private readonly limits: LaneLimits,
    private readonly onEnd: (worker: WorkerProcess) => void,
  ) {
    const { niceness, megabytes, totalMegabytes = 0 } = limits
    this.#child = fork(WORKER_FILE, [String(niceness), String(totalMegabytes)], {
      execArgv: [`--max-old-space-size=${megabytes}`],
      // The server's secrets stay out of the process that reads strangers' files.
      env: { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'] },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#child.on('message', (message: WorkerResponse) => this.#onAnswer(message))
    const end = (why: Error) => {
      this.#endError ??= why
      for (const question of this.#pending.values()) question.reject(this.#endError)
      for (const { timer } of this.#pending.values()) clearTimeout(timer)
      this.#pending.clear()
      clearTimeout(this.#idle)
      onEnd(this)
    }
    this.#child.on('error', end)
    this.#child.on('exit', (code, signal) => end(endErrorOf(code, signal)))
    this.#setHeld(false)
  }

  get isBusy(): boolean {
    return this.#pending.size > 0
  }

  async run<Input, Answer>(what: Task<Input, Answer>, input: Input, seconds: number): Promise<Answer> {
    if (this.#endError) throw this.#endError
    const id = (this.#taskCount += 1)
    return new Promise((resolve, reject) => {
      const { patience: times = TIMEOUT_FACTOR } = this.limits
      const patience = Math.max(MIN_TIMEOUT, times * seconds)
      const timer = setTimeout(() => this.stop(new WorkerExhausted('time')), patience * 1000)
      this.#pending.set(id, { resolve: resolve as PendingTask['resolve'], reject, timer })
      this.#setHeld(true)
      this.#send({ id, name: what.name, input, seconds })
    })
  }

  /** Drops what the worker kept for the last piece of work, and lets it wait for the next. */
  rest(): void {
    this.#send('end')
    this.#idle = setTimeout(() => {
      // From now until it exits the worker must not be reused.
      this.onEnd(this)
      this.#child.disconnect()
    }, this.limits.rest * 1000).unref()
  }

  wake(): void {
    clearTimeout(this.#idle)
  }

  stop(why: Error): void {
    this.#endError ??= why
    this.#child.kill('SIGKILL')
  }

  #send(message: WorkerRequest): void {
    // If the worker has ended, its exit event rejects the question.
    if (this.#child.connected) this.#child.send(message, () => undefined)
  }

  #onAnswer(message: WorkerResponse): void {
    const question = this.#pending.get(message.id)
    if (!question) return
    this.#pending.delete(message.id)
    clearTimeout(question.timer)
    if (!this.isBusy) this.#setHeld(false)
    if ('failed' in message) question.reject(toError(message.failed))
    else question.resolve(message.answer)
  }

  /** Whether this process stays alive because of the worker. */
  #setHeld(isHeld: boolean): void {
    const refOrUnref = isHeld ? 'ref' : 'unref'
    this.#child[refOrUnref]()
    this.#child.channel?.[refOrUnref]()
  }
}
