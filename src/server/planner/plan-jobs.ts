/**
 * Plans that are improved while somebody looks at them. A thread of one process makes each; every
 * process can report or end it through its row.
 */

import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { planJobCall, PlanPreview, previewPlanCall } from '../../contract/planner.ts'
import { nothingPlanned } from '../../domain/planner/plan/plan-kitchen.ts'
import type { PlanningRequest } from '../../domain/planner/planning-request.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Db } from '../db/tables.ts'
import { type Context, addMilliseconds } from '../http/context.ts'
import { planJobOf, refuseBrokenPins, refuseEmptyLibrary } from './ask-planner.ts'
import { consumePlanAttempt } from './attempt-limits.ts'
import { deleteJob, findJob, type JobKey, putJob, updateJob } from './job-store.ts'
import { planPreviewOf } from './plan-answer.ts'
import { gatherPlanInput, type PlanInput, refusePast } from './plan-input.ts'
import { RunningPlan } from './running-plan.ts'

/**
 * A plan is given up if nobody asks for it for so long. A request extends its time, at most this
 * often.
 */
const UNWANTED_AFTER = 30_000
const EXTEND_EVERY = 5_000

/** Progress is written this often; without progress, the hold is extended every few rounds. */
const WRITE_EVERY = 500
const ROUNDS_A_SIGN = 4

/** A worker silent for longer counts as dead. */
const HELD_FOR = 6_000

/** The running plans of this process by person, so that ending one takes effect at once. */
const runningPlans = new WeakMap<Db, Map<number, RunningPlan>>()

function runningPlansOf(db: Db): Map<number, RunningPlan> {
  const known = runningPlans.get(db) ?? new Map<number, RunningPlan>()
  runningPlans.set(db, known)
  return known
}

/** Returns the first plan at once and writes nothing to the calendar. */
export async function previewPlan(
  context: Context,
  { body }: { body: PlanningRequest },
): Promise<z.input<typeof previewPlanCall.answer>> {
  const { household, db, user, now, log } = context
  refusePast(body, now)
  await consumePlanAttempt(context)
  const planInput = await gatherPlanInput(context, body)
  refuseEmptyLibrary(planInput)
  if (planInput.task.meals.length === 0) return { ...planPreviewOf(planInput, nothingPlanned), jobId: null }
  runningPlansOf(db).get(user.id)?.stop()
  const work = new RunningPlan()
  try {
    await Promise.all([work.begin(planJobOf(planInput), log), deleteJob(household, { userId: user.id })])
    refuseBrokenPins(planInput, work.best)
    const preview = planPreviewOf(planInput, work.best)
    return { ...preview, jobId: await continueJob(context, planInput, work) }
  } catch (error) {
    work.stop()
    throw error
  }
}

type Worker = Pick<Context, 'household' | 'db' | 'user' | 'clock' | 'log'>

/** Returns the job that improves the plan, or null if it is done. */
export async function continueJob(
  context: Worker,
  planInput: PlanInput,
  work: RunningPlan,
): Promise<string | null> {
  const { household, db, user, clock, log } = context
  const { score, bound, isDone } = work.takeProgress()
  if (isDone) return null
  const now = clock().toISOString()
  const key = { userId: user.id, jobId: randomUUID() }
  await putJob(household, {
    ...key,
    score,
    bound,
    better: null,
    heldUntil: addMilliseconds(now, HELD_FOR),
    expiresAt: addMilliseconds(now, UNWANTED_AFTER),
  })
  const works = runningPlansOf(db)
  works.set(user.id, work)
  void followJob(context, key, planInput, work)
    .catch((err: unknown) => log.error({ err }, 'a plan could not be told to be better'))
    .finally(() => {
      work.stop()
      if (works.get(user.id) === work) works.delete(user.id)
    })
  return key.jobId
}

/** Writes progress until the plan is done or no longer needed. */
async function followJob(
  { household, clock }: Worker,
  key: JobKey,
  planInput: PlanInput,
  work: RunningPlan,
): Promise<void> {
  for (let rounds = 1; await work.waitForNews(WRITE_EVERY); rounds++) {
    if (!work.hasNews && rounds < ROUNDS_A_SIGN) continue
    rounds = 0
    const { plan, score, bound, isDone } = work.takeProgress()
    const now = clock().toISOString()
    const progress = {
      score,
      bound,
      heldUntil: isDone ? null : addMilliseconds(now, HELD_FOR),
      ...(plan && { better: JSON.stringify(planPreviewOf(planInput, plan)) }),
    }
    const isWanted = await updateJob(household, key, progress, now)
    if (isDone || !isWanted) return
  }
}

const noSuchJob = () => refuse('NOT_FOUND', 'This plan is no longer being worked on.')

/** The state of the job. If its worker has died, the best plan so far is final. */
export async function readJob(
  { household, user, now }: Context,
  { params }: { params: { jobId: string } },
): Promise<z.input<typeof planJobCall.answer>> {
  const key = { userId: user.id, jobId: params.jobId }
  const job = await findJob(household, key)
  if (!job) throw noSuchJob()
  const expiresAt = addMilliseconds(now, UNWANTED_AFTER)
  if (job.expiresAt <= addMilliseconds(expiresAt, -EXTEND_EVERY))
    await updateJob(household, key, { expiresAt }, now)
  return {
    isDone: job.heldUntil === null || job.heldUntil < now,
    score: job.score,
    bound: job.bound,
    better: job.better === null ? null : (JSON.parse(job.better) as PlanPreview),
  }
}

export async function cancelJob(
  { household, db, user }: Context,
  { params }: { params: { jobId: string } },
): Promise<void> {
  const wasThere = await deleteJob(household, { userId: user.id, jobId: params.jobId })
  if (!wasThere) throw noSuchJob()
  runningPlansOf(db).get(user.id)?.stop()
}
