/**
 * The worker processes that read what a stranger sends. There are few of them, they run at a low
 * priority, and one that takes too much time or memory is ended.
 */

import type { Task } from './task.ts'
import { type LaneLimits, WorkerProcess } from './worker-process.ts'

/**
 * Files of other programs take minutes, a page takes moments, a PDF or picture takes seconds. Each
 * kind has workers of its own, so that none waits for another. `seconds` is the processor time of
 * one question, `megabytes` the JavaScript heap of a worker, `niceness` how far its priority is
 * below the server's. A person looks over a page for a minute or two before the next one, so its
 * worker rests longer than the others: starting it again takes longer than reading the page.
 */
export const laneLimits = {
  files: { workers: 2, megabytes: 512, seconds: 120, niceness: 10, rest: 20 },
  quick: { workers: 2, megabytes: 256, seconds: 15, niceness: 5, rest: 300 },
  documents: { workers: 1, megabytes: 256, seconds: 10, niceness: 10, rest: 20, totalMegabytes: 420 },
  pictures: {
    workers: 1,
    megabytes: 512,
    seconds: 45,
    niceness: 10,
    rest: 20,
    totalMegabytes: 1200,
    patience: 20,
  },
} as const satisfies Record<string, LaneLimits>
export type Lane = keyof typeof laneLimits

/** Runs a task in the worker that is reserved for this piece of work. */
export type RunTask = <Input, Answer>(what: Task<Input, Answer>, input: Input) => Promise<Answer>

class WorkerLane {
  readonly #workers = new Set<WorkerProcess>()
  readonly #idle: WorkerProcess[] = []
  readonly #waiting: { owner: string; start: () => void }[] = []
  readonly #owners = new Set<string>()
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
      this.#release(owner)
    }
  }

  #start(): WorkerProcess {
    const worker = new WorkerProcess(laneLimits[this.lane], (ended) => {
      this.#workers.delete(ended)
      const at = this.#idle.indexOf(ended)
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
    if (!this.#hasPlaceFor(owner)) {
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
    this.#reserve(owner)
  }

  /** An owner has at most one worker at a time, so that one is left for others. */
  #hasPlaceFor = (owner: string) => this.#atWork < laneLimits[this.lane].workers && !this.#owners.has(owner)

  #reserve(owner: string): void {
    this.#atWork += 1
    this.#owners.add(owner)
  }

  #release(owner: string): void {
    this.#atWork -= 1
    this.#owners.delete(owner)
    const at = this.#waiting.findIndex((waiter) => this.#hasPlaceFor(waiter.owner))
    const [next] = at < 0 ? [] : this.#waiting.splice(at, 1)
    if (!next) return
    this.#reserve(next.owner)
    next.start()
  }
}

const pool: Record<Lane, WorkerLane> = {
  files: new WorkerLane('files'),
  quick: new WorkerLane('quick'),
  documents: new WorkerLane('documents'),
  pictures: new WorkerLane('pictures'),
}

// Workers that are too busy to notice the closed channel must end with this process, too.
process.on('exit', () => {
  for (const lane of Object.values(pool)) lane.stop()
})

/**
 * Limits of a piece of work: its worker is ended when the signal is aborted, or when an answer
 * takes more processor time than these seconds.
 */
export interface Limits {
  signal?: AbortSignal | undefined
  seconds?: number
}

/** Runs `work` with a worker of its own. Work of the same `owner` runs one piece at a time. */
export const withWorker = async <Answer>(
  lane: Lane,
  owner: string,
  work: (runTask: RunTask) => Promise<Answer>,
  { signal, seconds = laneLimits[lane].seconds }: Limits = {},
): Promise<Answer> =>
  pool[lane].with(owner, signal, (worker) => work((what, input) => worker.run(what, input, seconds)))

/** Runs a single task in a worker for pages and pictures. */
export const runInWorker = async <Input, Answer>(
  owner: string,
  what: Task<Input, Answer>,
  input: Input,
): Promise<Answer> => withWorker('quick', owner, (runTask) => runTask(what, input))
