/** Runs in a thread: takes tasks in order, reports a plan at once and then better ones. */

import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { memoizeBy } from '@plateful/ingredients/memoize'
import type { Plan } from '@plateful/meal-planner/problem/request'
import { canBeRelaxed } from '../../domain/planner/model/least-to-relax.ts'
import { planKitchen, describePlan } from '../../domain/planner/plan/plan-kitchen.ts'
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

const rulesToRelax = async (prepared: PreparedTask, plan: Plan) =>
  // Pinned meals are not rules, so a task with pins is not relaxed.
  prepared.searchedProblem === prepared.explainedProblem && canBeRelaxed(prepared, plan)
    ? leastToRelax(prepared, SECONDS_TO_RELAX)
    : null

/** Reports the first plan at once, then improvements and the bound while time is left. */
async function makePlan({ task, seed, exactSeconds, enough }: ThreadJob): Promise<void> {
  const prepared = prepareTask(task, reader)
  const found = planKitchen(prepared, seed)
  const first = describePlan(prepared, found)
  const isDone = exactSeconds === 0 || first.proof === 'optimal'
  if (isDone) {
    const plan = {
      ...first,
      least: describePlan(prepared, found, -Infinity, await rulesToRelax(prepared, found.plan)).least,
    }
    return postMessage({ plan, score: first.score, bound: first.bound, isDone })
  }
  postMessage({ plan: first, score: first.score, bound: first.bound, isDone })
  const toRelax = await rulesToRelax(prepared, found.plan)
  let bestScore = first.score
  const postUpdate = ({ plan, score, bound }: Proven, isLast: boolean) => {
    const isBetter = score < bestScore
    bestScore = Math.min(bestScore, score)
    postMessage({
      plan: isBetter || isLast ? describePlan(prepared, { plan, score }, bound, toRelax) : null,
      score,
      bound: Math.max(first.bound, bound),
      isDone: isLast,
    })
  }
  const onProgress = (update: Proven) => postUpdate(update, false)
  const isEnough = () => Atomics.load(enough, 0) === 1
  postUpdate(
    await solveExactly(prepared.searchedProblem, found, { seconds: exactSeconds, onProgress, isEnough }),
    true,
  )
}

parentPort?.on('message', (job: ThreadJob) => {
  makePlan(job).catch((error: unknown) => {
    postMessage({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  })
})
