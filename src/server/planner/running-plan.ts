import type { PlannedKitchen } from '../../domain/planner/plan/plan-kitchen.ts'
import { type FailureLog, type PlanJob, type PlanUpdate, planOnThread } from './planner-threads.ts'

/** The progress of a plan. `plan` is null if the best one was reported already. */
interface Progress {
  plan: PlannedKitchen | null
  score: number
  bound: number
  isDone: boolean
}

/**
 * A plan that a thread works on: the first is available at once, better ones are kept until they
 * are asked for.
 */
export class RunningPlan {
  #best: PlannedKitchen | null = null
  #bound = -Infinity
  #isDone = false
  #reported: { plan: PlannedKitchen | null; bound: number } = { plan: null, bound: -Infinity }
  #isStopped = false
  #stopThread: () => void = () => undefined
  #wakeWaiter: () => void = () => undefined

  /** Resolves once there is a plan. */
  async begin(job: PlanJob, log: FailureLog, startThread = planOnThread): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#stopThread = startThread(job, log, (update) => {
        this.#onUpdate(update)
        if (this.#best) resolve()
        else if ('failed' in update) reject(new Error(`the planner failed: ${update.failed}`))
      })
    })
  }

  get best(): PlannedKitchen {
    if (!this.#best) throw new Error('there is no plan yet')
    return this.#best
  }

  /** Whether there is unreported progress. */
  get hasNews(): boolean {
    return this.#isDone || this.#best !== this.#reported.plan || this.#bound !== this.#reported.bound
  }

  takeProgress(): Progress {
    const { best } = this
    const plan = best === this.#reported.plan ? null : best
    this.#reported = { plan: best, bound: this.#bound }
    const bound = Math.min(best.score, Math.max(this.#bound, best.bound))
    return { plan, score: best.score, bound, isDone: this.#isDone }
  }

  /** Waits that long, or until the plan is done; false once it is stopped. */
  async waitForNews(milliseconds: number): Promise<boolean> {
    if (!this.#isDone && !this.#isStopped)
      await new Promise<void>((resolve) => {
        this.#wakeWaiter = resolve
        setTimeout(resolve, milliseconds).unref()
      })
    return !this.#isStopped
  }

  stop(): void {
    this.#isStopped = true
    if (!this.#isDone) this.#stopThread()
    this.#wakeWaiter()
  }

  #onUpdate(update: PlanUpdate): void {
    this.#isDone = 'failed' in update || update.isDone
    if (!('failed' in update)) {
      this.#bound = Math.max(this.#bound, update.bound)
      this.#best = update.plan ?? this.#best
    }
    if (this.#isDone) this.#wakeWaiter()
  }
}
