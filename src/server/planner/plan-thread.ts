/**
 * Runs in a thread: for each job it gets, it reports a first plan and then better ones.
 * `planner-threads.ts` hands out the next job when this one is done.
 */

import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { memoizeBy } from '@plateful/ingredients/memoize'
import type { Plan } from '@plateful/meal-planner/problem/request'
import { canBeRelaxed } from '../../domain/planner/model/least-to-relax.ts'
import { type PlannedKitchen, planKitchen, describePlan } from '../../domain/planner/plan/plan-kitchen.ts'
import { type PreparedTask, prepareTask } from '../../domain/planner/task/prepare-task.ts'
import { plainReader, type RecipeReader } from '../../domain/planner/task/read-task-recipe.ts'
import { leastToRelax } from './least-to-relax.ts'
import type { PlanUpdate, ThreadJob } from './planner-threads.ts'
import { type Proven, solveExactly } from './solve-exactly.ts'

/** Read recipes are cached, which speeds up the same family's next task. */
const limits = { most: 20_000 }

const cacheKey = (...parts: unknown[]) => createHash('sha1').update(JSON.stringify(parts)).digest('base64')

const reader: RecipeReader = {
  factsOf: memoizeBy((recipe) => cacheKey(recipe), plainReader.factsOf, limits),
  levelsOf: memoizeBy(
    ({ ingredients, linked, openLines }, allergies, confirmed) =>
      cacheKey(ingredients, linked, openLines, allergies, confirmed),
    plainReader.levelsOf,
    limits,
  ),
}

const postMessage = (update: PlanUpdate) => parentPort?.postMessage(update)

/** Seconds for finding rules to give up, while somebody waits. */
const SECONDS_TO_RELAX = 1.5

const findRulesToRelax = async (prepared: PreparedTask, plan: Plan) =>
  // Pinned meals are not rules, so a task with pins is not relaxed.
  prepared.searchedProblem === prepared.explainedProblem && canBeRelaxed(prepared, plan)
    ? leastToRelax(prepared, SECONDS_TO_RELAX)
    : null

/** A task with the plan that the search found for it. */
interface FoundPlan {
  prepared: PreparedTask
  found: { plan: Plan; score: number }
}

/** Posts a first plan and, unless it is proven or no time is given, better ones after it. */
async function makePlan({ task, seed, exactSeconds, stopFlag }: ThreadJob): Promise<void> {
  const prepared = prepareTask(task, reader)
  const found = planKitchen(prepared, seed)
  const firstPlan = describePlan(prepared, found)
  if (exactSeconds === 0 || firstPlan.proof === 'optimal') await postOnlyPlan({ prepared, found })
  else {
    postFirstPlan(firstPlan)
    await improve({ prepared, found }, firstPlan.bound, exactSeconds, stopFlag)
  }
}

/** Posts a plan that nothing follows; its rules to relax are found before. */
async function postOnlyPlan({ prepared, found }: FoundPlan): Promise<void> {
  const rulesToRelax = await findRulesToRelax(prepared, found.plan)
  const plan = describePlan(prepared, found, -Infinity, rulesToRelax)
  postMessage({ plan, score: plan.score, bound: plan.bound, isDone: true })
}

/** Posts a plan without its rules to relax, since somebody waits: the last plan brings them. */
const postFirstPlan = (plan: PlannedKitchen) =>
  postMessage({ plan, score: plan.score, bound: plan.bound, isDone: false })

/** Looks for better plans until one is proven, the time is up or the flag is set. */
async function improve(
  { prepared, found }: FoundPlan,
  firstBound: number,
  seconds: number,
  stopFlag: Int32Array,
): Promise<void> {
  const rulesToRelax = await findRulesToRelax(prepared, found.plan)
  let bestScore = found.score
  const postUpdate = ({ plan, score, bound }: Proven, isDone: boolean) => {
    const isBetter = score < bestScore
    bestScore = Math.min(bestScore, score)
    postMessage({
      plan: isBetter || isDone ? describePlan(prepared, { plan, score }, bound, rulesToRelax) : null,
      score,
      bound: Math.max(firstBound, bound),
      isDone,
    })
  }
  const lastPlan = await solveExactly(prepared.searchedProblem, found, {
    seconds,
    onProgress: (update) => postUpdate(update, false),
    shouldStop: () => Atomics.load(stopFlag, 0) === 1,
  })
  postUpdate(lastPlan, true)
}

parentPort?.on('message', (job: ThreadJob) => {
  makePlan(job).catch((error: unknown) => {
    postMessage({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  })
})
