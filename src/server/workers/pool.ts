/**
 * The worker processes that read what a stranger sends. There are few of them, they run at a low
 * priority, and one that takes too much time or memory is ended.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { type RefusalCode, Refusal } from '../../domain/refusal.ts'
import { type Answered, type Asked, type Failed, OUT_OF_TIME, type Task } from './task.ts'

/** Tests run the sources, but a worker is the built file, which every test run builds first. */
const WORKER_FILE = import.meta.url.endsWith('.ts')
  ? new URL('../../../dist/server/worker.js', import.meta.url)
  : new URL('../worker.js', import.meta.url)

interface LaneLimits {
  atOnce: number
  megabytes: number
  seconds: number
  niceness: number
  /**
   * How many times its processor time a question may take by the clock, where nobody waits for it.
   */
  patience?: number
  /** The memory of the whole process in megabytes, where a file unpacks beside its heap. */
  whole?: number
}

/**
 * Files of other programs take minutes, a page takes moments, a PDF or a picture seconds: each has
 * workers of its own, so that none waits for another. `seconds` is the processor time of one
 * question, `megabytes` the JavaScript heap of a worker, `niceness` how far its priority is below
 * the server's.
 */
const lanes = {
  files: { atOnce: 2, megabytes: 512, seconds: 120, niceness: 10 },
  moments: { atOnce: 2, megabytes: 256, seconds: 15, niceness: 5 },
  documents: { atOnce: 1, megabytes: 256, seconds: 10, niceness: 10, whole: 420 },
  pictures: { atOnce: 1, megabytes: 512, seconds: 45, niceness: 10, whole: 1200, patience: 20 },
} as const satisfies Record<string, LaneLimits>
export type Lane = keyof typeof lanes

/**
 * On a busy machine a question may take this many times its processor time by the clock; then it
 * fails.
 */
const PATIENCE = 6
/** And however short its limit is, so many seconds: another worker may have the processor. */
const SHORTEST_PATIENCE = 60

/** An idle worker ends after this many milliseconds. */
export const IDLE = 20_000

/** A worker was ended because it took too much time or memory. */
export class WorkerExhausted extends Error {
  override readonly name = 'WorkerExhausted'
  constructor(readonly lacks: 'time' | 'memory') {
    super(`a worker ran out of ${lacks}`)
  }
}

/** An error that was thrown in a worker, with its name there. */
export class WorkerError extends Error {
  constructor({ name, message, stack }: Failed) {
    super(message)
    this.name = name
    if (stack !== undefined) this.stack = stack
  }
}

const raised = (failed: Failed): Error =>
  failed.name === 'Refusal'
    ? new Refusal(failed.code as RefusalCode, failed.message, failed.details)
    : new WorkerError(failed)

/** Sends a question to the worker that is reserved for this piece of work. */
export type Ask = <Input, Answer>(what: Task<Input, Answer>, input: Input) => Promise<Answer>

interface Question {
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/** V8 ends a process whose memory is full by a signal, or by the exit code of that signal. */
const isOutOfMemory = (code: number | null, signal: string | null) =>
  signal === 'SIGABRT' || signal === 'SIGKILL' || signal === 'SIGTRAP' || code === 134 || code === 133

function endOf(code: number | null, signal: string | null): Error {
  if (signal === OUT_OF_TIME) return new WorkerExhausted('time')
  return isOutOfMemory(code, signal)
    ? new WorkerExhausted('memory')
    : new Error(`a worker ended by itself: ${signal ?? code}`)
}

class WorkerProcess {
  readonly #child: ChildProcess
  readonly #open = new Map<number, Question>()
  #asked = 0
  #idle: NodeJS.Timeout | undefined
  #ended: Error | null = null

  constructor(
    readonly lane: Lane,
    private readonly whenOver: (worker: WorkerProcess) => void,
  ) {
    const { niceness, whole = 0 }: LaneLimits = lanes[lane]
    this.#child = fork(WORKER_FILE, [String(niceness), String(whole)], {
      execArgv: [`--max-old-space-size=${lanes[lane].megabytes}`],
      // The server's secrets stay out of the process that reads strangers' files.
      env: { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'] },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#child.on('message', (message: Answered) => this.#hear(message))
    const over = (why: Error) => {
      this.#ended ??= why
      for (const question of this.#open.values()) question.reject(this.#ended)
      for (const { timer } of this.#open.values()) clearTimeout(timer)
      this.#open.clear()
      clearTimeout(this.#idle)
      whenOver(this)
    }
    this.#child.on('error', over)
    this.#child.on('exit', (code, signal) => over(endOf(code, signal)))
    this.#hold(false)
  }

  get isBusy(): boolean {
    return this.#open.size > 0
  }

  async ask<Input, Answer>(what: Task<Input, Answer>, input: Input, seconds: number): Promise<Answer> {
    if (this.#ended) throw this.#ended
    const id = (this.#asked += 1)
    return new Promise((resolve, reject) => {
      const { patience: times = PATIENCE }: LaneLimits = lanes[this.lane]
      const patience = Math.max(SHORTEST_PATIENCE, times * seconds)
      const timer = setTimeout(() => this.stop(new WorkerExhausted('time')), patience * 1000)
      this.#open.set(id, { resolve: resolve as Question['resolve'], reject, timer })
      this.#hold(true)
      this.#send({ id, name: what.name, input, seconds })
    })
  }

  /** Drops what the worker kept for the last piece of work, and lets it wait for the next. */
  rest(): void {
    this.#send('end')
    this.#idle = setTimeout(() => {
      // Between this and the exit nobody may be given this worker.
      this.whenOver(this)
      this.#child.disconnect()
    }, IDLE).unref()
  }

  wake(): void {
    clearTimeout(this.#idle)
  }

  stop(why: Error): void {
    this.#ended ??= why
    this.#child.kill('SIGKILL')
  }

  #send(message: Asked): void {
    // If the worker has ended, its exit event rejects the question.
    if (this.#child.connected) this.#child.send(message, () => undefined)
  }

  #hear(message: Answered): void {
    const question = this.#open.get(message.id)
    if (!question) return
    this.#open.delete(message.id)
    clearTimeout(question.timer)
    if (!this.isBusy) this.#hold(false)
    if ('failed' in message) question.reject(raised(message.failed))
    else question.resolve(message.answer)
  }

  /** Whether this process stays alive because of the worker. */
  #hold(isHeld: boolean): void {
    const how = isHeld ? 'ref' : 'unref'
    this.#child[how]()
    this.#child.channel?.[how]()
  }
}

class WorkerLane {
  readonly #workers = new Set<WorkerProcess>()
  readonly #idle: WorkerProcess[] = []
  readonly #waiting: { owner: string; start: () => void }[] = []
  readonly #owners = new Map<string, number>()
  #atWork = 0

  constructor(readonly lane: Lane) {}

  /** Waits until a worker is free, gives it to the work, and takes it back. */
  async with<Answer>(
    owner: string,
    signal: AbortSignal | undefined,
    work: (worker: WorkerProcess) => Promise<Answer>,
  ): Promise<Answer> {
    await this.#waitForPlace(owner, signal)
    const worker = this.#idle.pop() ?? this.#start()
    worker.wake()
    const abort = () => worker.stop(signal?.reason as Error)
    signal?.addEventListener('abort', abort)
    try {
      signal?.throwIfAborted()
      return await work(worker)
    } finally {
      signal?.removeEventListener('abort', abort)
      if (worker.isBusy) worker.stop(new Error('nobody waits for this worker any more'))
      else if (this.#workers.has(worker)) {
        worker.rest()
        this.#idle.push(worker)
      }
      this.#giveBack(owner)
    }
  }

  #start(): WorkerProcess {
    const worker = new WorkerProcess(this.lane, (over) => {
      this.#workers.delete(over)
      const at = this.#idle.indexOf(over)
      if (at >= 0) this.#idle.splice(at, 1)
    })
    this.#workers.add(worker)
    return worker
  }

  stop(): void {
    for (const worker of this.#workers) worker.stop(new Error('the process is over'))
  }

  async #waitForPlace(owner: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    if (!this.#mayStart(owner)) {
      await new Promise<void>((resolve, reject) => {
        const waiting = { owner, start: resolve }
        this.#waiting.push(waiting)
        signal?.addEventListener('abort', () => {
          const at = this.#waiting.indexOf(waiting)
          if (at >= 0) this.#waiting.splice(at, 1)
          reject(signal.reason as Error)
        })
      })
      return
    }
    this.#take(owner)
  }

  /** An owner has at most one worker at a time, so that one is left for others. */
  #mayStart = (owner: string) => this.#atWork < lanes[this.lane].atOnce && !this.#owners.has(owner)

  #take(owner: string): void {
    this.#atWork += 1
    this.#owners.set(owner, (this.#owners.get(owner) ?? 0) + 1)
  }

  #giveBack(owner: string): void {
    this.#atWork -= 1
    this.#owners.delete(owner)
    const at = this.#waiting.findIndex((one) => this.#mayStart(one.owner))
    const [next] = at < 0 ? [] : this.#waiting.splice(at, 1)
    if (!next) return
    this.#take(next.owner)
    next.start()
  }
}

const pool: Record<Lane, WorkerLane> = {
  files: new WorkerLane('files'),
  moments: new WorkerLane('moments'),
  documents: new WorkerLane('documents'),
  pictures: new WorkerLane('pictures'),
}

// Workers that are too busy to notice the closed channel must end with this process, too.
process.on('exit', () => {
  for (const lane of Object.values(pool)) lane.stop()
})

/**
 * The worker is ended when the signal is aborted, or when an answer takes more processor time than
 * these seconds.
 */
export interface Limits {
  signal?: AbortSignal | undefined
  seconds?: number
}

/** Runs `work` with a worker of its own. Work of the same `owner` runs one piece at a time. */
export const withWorker = async <Answer>(
  lane: Lane,
  owner: string,
  work: (ask: Ask) => Promise<Answer>,
  { signal, seconds = lanes[lane].seconds }: Limits = {},
): Promise<Answer> =>
  pool[lane].with(owner, signal, (worker) => work((what, input) => worker.ask(what, input, seconds)))

/** Asks a single question of a worker for pages and pictures. */
export const askWorker = async <Input, Answer>(
  owner: string,
  what: Task<Input, Answer>,
  input: Input,
): Promise<Answer> => withWorker('moments', owner, (ask) => ask(what, input))
