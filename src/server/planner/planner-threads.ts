/** Threads that make plans, so that planning delays no other call. */

import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { PlannedKitchen } from '../../domain/planner/plan/plan-kitchen.ts'
import type { KitchenTask } from '../../domain/planner/task/kitchen-task.ts'
import { builtFile } from '../workers/built-file.ts'

/** A task, its random seed, and the seconds for improving and proving the plan. */
export interface PlanJob {
  task: KitchenTask
  seed: number
  exactSeconds: number
}

/** A thread's messages: the best plan so far, the bound, and whether it is done or failed. */
export type PlanUpdate =
  | { plan: PlannedKitchen | null; score: number; bound: number; isDone: boolean }
  | { failed: string }

/** Two plans may be made at once; others wait their turn. */
const MAX_THREADS = 2

/** A thread over this memory limit (in megabytes) is ended together with its job. */
const MAX_MEMORY = 768

/** Milliseconds for a thread to notice that it should stop. */
const STOP_GRACE = 1500

const THREAD_FILE = builtFile('bundle/plan-thread.js')

/** A job as a thread gets it. */
export interface ThreadJob extends PlanJob {
  /** A number in shared memory, so that it is noticed while the solver runs: 1 means stop. */
  stopFlag: Int32Array
}

/** Logs that a reported plan could not be improved. */
export type FailureLog = Pick<FastifyBaseLogger, 'error'>

interface QueuedJob {
  job: ThreadJob
  onUpdate: (update: PlanUpdate) => void
  log: FailureLog
}

/** One thread: idle, or at work on one job. */
class PlanThread {
  #current: QueuedJob | null = null
  #hasReported = false
  #isStopped = false
  readonly #worker = new Worker(THREAD_FILE, { resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY } })

  constructor(private readonly onChange: (thread: PlanThread, isAlive: boolean) => void) {
    this.#worker.on('message', (update: PlanUpdate) => this.#onMessage(update))
    this.#worker.on('error', (error) => this.#end(String(error)))
    this.#worker.on('exit', () => this.#end('the thread ended'))
    this.#worker.unref()
  }

  get isIdle(): boolean {
    return this.#current === null
  }

  isAt(queued: QueuedJob): boolean {
    return this.#current === queued
  }

  /** It has reported a plan and only improves it, so it may be asked to stop. */
  get isImproving(): boolean {
    return this.#current !== null && this.#hasReported
  }

  /**
   * Asks the thread to stop improving; ends it if it does not react. The reported plan stays valid.
   */
  stopImproving(): void {
    const current = this.#current
    if (current === null || Atomics.exchange(current.job.stopFlag, 0, 1) === 1) return
    setTimeout(() => this.isAt(current) && this.stop(), STOP_GRACE).unref()
  }

  take(queued: QueuedJob): void {
    this.#current = queued
    this.#hasReported = false
    this.#worker.ref()
    this.#worker.postMessage(queued.job)
  }

  stop(): void {
    this.#isStopped = true
    void this.#worker.terminate()
  }

  #onMessage(update: PlanUpdate): void {
    const current = this.#current
    if ('failed' in update) this.#logFailure(update.failed)
    this.#hasReported = true
    if ('failed' in update || update.isDone) this.#current = null
    current?.onUpdate(update)
    if (this.#current === null) this.#worker.unref()
    this.onChange(this, true)
  }

  /** A caller that has a plan already does not learn of a failure, so it is logged. */
  #logFailure(failed: string): void {
    if (this.#hasReported && !this.#isStopped)
      this.#current?.log.error({ failed }, 'a plan could not be improved further')
  }

  #end(why: string): void {
    const current = this.#current
    this.#logFailure(why)
    this.#current = null
    current?.onUpdate({ failed: why })
    this.onChange(this, false)
  }
}

const threads = new Set<PlanThread>()
const waiting: QueuedJob[] = []

function startNext(): void {
  if (waiting.length === 0) return
  let thread = [...threads].find(({ isIdle }) => isIdle)
  if (!thread && threads.size < MAX_THREADS) {
    thread = new PlanThread((stopped, isAlive) => {
      if (!isAlive) threads.delete(stopped)
      startNext()
    })
    threads.add(thread)
  }
  const queued = thread && waiting.shift()
  if (queued) thread?.take(queued)
  // Jobs without a plan come before improvements.
  else [...threads].find(({ isImproving }) => isImproving)?.stopImproving()
}

/** Gives a job to a thread; `onUpdate` gets its messages. Returns a function that stops it. */
export function planOnThread(job: PlanJob, log: FailureLog, onUpdate: QueuedJob['onUpdate']): () => void {
  const queued = { job: { ...job, stopFlag: new Int32Array(new SharedArrayBuffer(4)) }, onUpdate, log }
  waiting.push(queued)
  startNext()
  return () => {
    const place = waiting.indexOf(queued)
    if (place >= 0) waiting.splice(place, 1)
    for (const thread of threads) {
      if (!thread.isAt(queued)) continue
      if (thread.isImproving) thread.stopImproving()
      else thread.stop()
    }
  }
}

/** The best plan of a finished job, even if the thread failed later. */
export async function bestPlan(job: PlanJob, log: FailureLog): Promise<PlannedKitchen> {
  return new Promise((resolve, reject) => {
    let best: PlannedKitchen | null = null
    planOnThread(job, log, (update) => {
      if ('failed' in update) {
        if (best) resolve(best)
        else reject(new Error(`the planner failed: ${update.failed}`))
        return
      }
      best = update.plan ?? (best && { ...best, bound: Math.max(best.bound, update.bound) })
      if (update.isDone && best) resolve(best)
    })
  })
}
