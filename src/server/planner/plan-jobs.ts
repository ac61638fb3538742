/** Plans that are still being improved while somebody looks at them. */
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { planJobCall, previewPlanCall } from '../../contract/planner.ts'
import { nothingPlanned, type PlannedKitchen } from '../../domain/planner/plan-kitchen.ts'
import type { PlanWish } from '../../domain/planner/plan-wish.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Context } from '../http/context.ts'
import { gather, type Gathered, refusePast } from './gather.ts'
import { previewOf } from './make-plan.ts'
import { planOnThread } from './planner-threads.ts'
import { jobOf, refuseBrokenPins, refuseEmptyLibrary } from './tell-plan.ts'

/** A plan that nobody asks about any more is given up after this long. */
const FORGOTTEN_AFTER = 30_000

class PlanInWork {
  readonly id = randomUUID()
  best: PlannedKitchen | null = null
  bound = -Infinity
  isDone = false
  /** The best that was found after the first. */
  better: PlannedKitchen | null = null
  private stopThread: () => void = () => undefined
  private giveUp: NodeJS.Timeout | undefined

  constructor(
    readonly userId: number,
    readonly gathered: Gathered,
  ) {}

  /** Resolves with the first plan; better ones are kept until they are asked for. */
  async begin(): Promise<PlannedKitchen> {
    return new Promise((resolve, reject) => {
      this.stopThread = planOnThread(jobOf(this.gathered), (news) => {
        if ('failed' in news) {
          this.isDone = true
          if (!this.best) reject(new Error(`the planner failed: ${news.failed}`))
          return
        }
        this.isDone = news.isDone
        this.bound = Math.max(this.bound, news.bound)
        if (!news.plan) return
        if (this.best) this.better = news.plan
        this.best = news.plan
        resolve(news.plan)
      })
      this.wait()
    })
  }

  /** Puts off the giving up; somebody still looks. */
  wait(): void {
    clearTimeout(this.giveUp)
    this.giveUp = setTimeout(() => end(this), FORGOTTEN_AFTER)
    this.giveUp.unref()
  }

  stop(): void {
    clearTimeout(this.giveUp)
    if (!this.isDone) this.stopThread()
  }
}

/** Who looks at a plan has one at a time. */
const inWork = new Map<string, PlanInWork>()

function end(work: PlanInWork): void {
  work.stop()
  inWork.delete(work.id)
}

function workOf({ user }: Context, jobId: string): PlanInWork {
  const work = inWork.get(jobId)
  if (work?.userId !== user.id) throw refuse('NOT_FOUND', 'This plan is not being worked on any more.')
  return work
}

/** Answers the first plan at once; nothing is stored. */
export async function previewPlan(
  context: Context,
  { body }: { body: PlanWish },
): Promise<z.input<typeof previewPlanCall.answer>> {
  refusePast(body, context.now)
  const gathered = await gather(context.db, context.user, body)
  refuseEmptyLibrary(gathered)
  if (gathered.task.places.length === 0) return { ...previewOf(gathered, nothingPlanned), jobId: null }
  for (const earlier of inWork.values()) if (earlier.userId === context.user.id) end(earlier)
  const work = new PlanInWork(context.user.id, gathered)
  inWork.set(work.id, work)
  try {
    const planned = await work.begin()
    refuseBrokenPins(gathered, planned)
    if (work.isDone) end(work)
    return { ...previewOf(gathered, planned), jobId: work.isDone ? null : work.id }
  } catch (error) {
    end(work)
    throw error
  }
}

export async function lookAtJob(
  context: Context,
  { params }: { params: { jobId: string } },
): Promise<z.input<typeof planJobCall.answer>> {
  const work = workOf(context, params.jobId)
  work.wait()
  if (work.isDone) end(work)
  const { gathered, isDone, best, better } = work
  const score = best?.score ?? 0
  return {
    isDone,
    score,
    bound: Math.min(score, Math.max(work.bound, best?.bound ?? -Infinity)),
    better: better && previewOf(gathered, better),
  }
}

export async function cancelJob(context: Context, { params }: { params: { jobId: string } }): Promise<void> {
  end(workOf(context, params.jobId))
}
