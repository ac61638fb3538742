/** A plan that one process makes, read by another process of the same database. */

import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { type Caller, type Person, useTestApp } from '../../../test/harness/app.ts'
import { aRecipe } from '../../../test/harness/makers.ts'
import { useSecondProcess } from '../../../test/harness/second-process.ts'
import type { planJobCall, previewPlanCall } from '../../contract/planner.ts'
import type { PlannedKitchen } from '../../domain/planner/plan/plan-kitchen.ts'
import { PlanningRequest } from '../../domain/planner/planning-request.ts'
import { Household } from '../db/household.ts'
import { runMaintenance } from '../maintenance.ts'
import { planJobOf, askPlanner } from './ask-planner.ts'
import { gatherPlanInput } from './plan-input.ts'
import { continueJob } from './plan-jobs.ts'
import { bestPlan, type PlanUpdate } from './planner-threads.ts'
import { RunningPlan } from './running-plan.ts'

vi.setConfig({ testTimeout: 30_000 })

const testApp = useTestApp()
const elsewhere = useSecondProcess(testApp)
const log = pino({ level: 'silent' })
const soon = { timeout: 15_000, interval: 50 }

type Job = z.output<typeof planJobCall.answer>
type Asking = { call: Caller }

const request = PlanningRequest.parse({
  dates: ['2026-03-02'],
  meals: ['dinner'],
  replaceExistingMeals: false,
  ignoreSkippedDays: true,
})

const pathOf = (jobId: string | null) => `/api/ai-meal-planner/jobs/${jobId}`
const look = async ({ call }: Asking, jobId: string | null) => (await call('GET', pathOf(jobId))).json<Job>()
const statusOf = async ({ call }: Asking, jobId: string | null, method: 'GET' | 'DELETE' = 'GET') =>
  (await call(method, pathOf(jobId))).statusCode

async function somebody(): Promise<Person> {
  const person = await testApp.person()
  await person.call('POST', '/api/recipes', aRecipe({ name: 'Soup', tags: ['dinner'] }))
  return person
}

const householdOf = async (person: Person) => (await testApp.userRow(person)).householdId

async function gatheredFor(person: Person) {
  const user = { id: person.user.id, householdId: await householdOf(person) }
  const home = new Household(testApp.unwatched, user.householdId)
  const now = testApp.clock.now.toISOString()
  const laterFeatures = { openPacks: async () => Promise.resolve({ open: () => [], shared: () => [] }) }
  const { external } = testApp.dependencies
  const asking = { household: home, user: { ...person.user, ...user }, now, external, laterFeatures }
  return { user, home, planInput: await gatherPlanInput(asking, request) }
}

/**
 * A job of this process whose thread the test controls; its first plan scores 9, with a bound of 1.
 */
async function aJob(person: Person) {
  const { user, home, planInput } = await gatheredFor(person)
  const found = await askPlanner(planInput, log)
  const planOf = (score: number, bound: number): PlannedKitchen => ({ ...found, score, bound })
  const thread: { hear: (update: PlanUpdate) => void; isStopped: boolean } = {
    hear: () => undefined,
    isStopped: false,
  }
  const work = new RunningPlan()
  const begun = work.begin(planJobOf(planInput), log, (_, __, hear) => {
    thread.hear = hear
    return () => {
      thread.isStopped = true
    }
  })
  const find = (score: number, bound: number, isDone = false) =>
    thread.hear({ plan: planOf(score, bound), score, bound, isDone })
  find(9, 1)
  await begun
  const jobId = await continueJob({ ...testApp.dependencies, household: home, user, log }, planInput, work)
  return { jobId, work, thread, find }
}

async function begin({ call }: Asking): Promise<void> {
  const preview = await call('POST', '/api/ai-meal-planner/preview', request)
  expect(preview.json<z.output<typeof previewPlanCall.answer>>().reasons).toHaveLength(1)
}

const stopped = async ({ thread }: Awaited<ReturnType<typeof aJob>>) =>
  vi.waitFor(() => expect(thread.isStopped).toBe(true), soon)

describe('a plan that one process improves', () => {
  it('is followed through another one, until it is done and after', async () => {
    const ada = await somebody()
    const { jobId, thread, find } = await aJob(ada)
    const there = elsewhere(ada)
    expect(await look(there, jobId)).toEqual({ isDone: false, score: 9, bound: 1, better: null })
    thread.hear({ plan: null, score: 9, bound: 2, isDone: false })
    await expect.poll(() => look(there, jobId), soon).toMatchObject({ isDone: false, bound: 2, better: null })
    find(5, 3)
    await expect
      .poll(() => look(there, jobId), soon)
      .toMatchObject({ isDone: false, score: 5, bound: 3, better: { score: 5, slots: [{ state: 'added' }] } })
    find(4, 4, true)
    const all = { isDone: true, score: 4, bound: 4, better: { score: 4 } }
    await expect.poll(() => look(there, jobId), soon).toMatchObject(all)
    expect(await look(ada, jobId)).toMatchObject(all)
  })

  it('keeps what there was when its thread fails', async () => {
    const ada = await somebody()
    const { jobId, thread } = await aJob(ada)
    thread.hear({ failed: 'out of memory' })
    await expect
      .poll(() => look(elsewhere(ada), jobId), soon)
      .toEqual({ isDone: true, score: 9, bound: 1, better: null })
  })

  it('is kept, and logged, when it cannot be improved', async () => {
    const { planInput } = await gatheredFor(await somebody())
    const logged: unknown[] = []
    const noTime = { ...planJobOf(planInput), exactSeconds: Number.NaN }
    const plan = await bestPlan(noTime, { error: (...said: unknown[]) => logged.push(said) })
    expect(plan.meals).toHaveLength(1)
    expect(logged).toEqual([[{ failed: expect.any(String) }, 'a plan could not be improved further']])
  })

  it('is ended through another one', async () => {
    const ada = await somebody()
    const job = await aJob(ada)
    expect(await statusOf(elsewhere(ada), job.jobId, 'DELETE')).toBe(204)
    expect(await statusOf(ada, job.jobId)).toBe(404)
    expect(job.thread.isStopped).toBe(false)
    await stopped(job)
    expect(await statusOf(elsewhere(ada), job.jobId, 'DELETE')).toBe(404)
  })

  it('is ended at once in the process that works on it', async () => {
    const ada = await somebody()
    const job = await aJob(ada)
    expect(await statusOf(ada, job.jobId, 'DELETE')).toBe(204)
    expect(job.thread.isStopped).toBe(true)
  })

  it('ends at once when the same person begins another one there', async () => {
    const ada = await somebody()
    const job = await aJob(ada)
    await begin(ada)
    expect(job.thread.isStopped).toBe(true)
    expect(await statusOf(ada, job.jobId)).toBe(404)
  })

  it('ends when the same person begins another one elsewhere', async () => {
    const ada = await somebody()
    const job = await aJob(ada)
    await begin(elsewhere(ada))
    expect(await statusOf(ada, job.jobId)).toBe(404)
    await stopped(job)
  })

  it('has its place taken by one that was begun at the same time, and writes nothing into that', async () => {
    const ada = await somebody()
    const [one, other] = [await aJob(ada), await aJob(ada)]
    expect(await statusOf(ada, one.jobId)).toBe(404)
    expect(await statusOf(ada, one.jobId, 'DELETE')).toBe(404)
    one.find(2, 2)
    await stopped(one)
    expect(await look(ada, other.jobId)).toMatchObject({ score: 9, better: null })
    expect(other.thread.isStopped).toBe(false)
    other.work.stop()
  })

  it('is nobody’s but theirs who asked, also in their household', async () => {
    const [ada, eve, tom] = [await somebody(), await testApp.person(), await testApp.person()]
    const householdId = await householdOf(ada)
    await testApp.db.updateTable('users').set({ householdId }).where('id', '=', tom.user.id).execute()
    const { jobId, work } = await aJob(ada)
    for (const other of [eve, tom, elsewhere(eve), elsewhere(tom)]) {
      expect(await statusOf(other, jobId)).toBe(404)
      expect(await statusOf(other, jobId, 'DELETE')).toBe(404)
    }
    expect(await statusOf(ada, jobId)).toBe(200)
    work.stop()
  })
})

describe('where nobody', () => {
  it('works on it any more, the best there was is all', async () => {
    const ada = await somebody()
    const { jobId, work, find } = await aJob(ada)
    find(5, 3)
    const there = elsewhere(ada)
    await expect.poll(() => look(there, jobId), soon).toMatchObject({ isDone: false, score: 5 })
    work.stop()
    testApp.clock.pass(6_001)
    expect(await look(there, jobId)).toMatchObject({ isDone: true, score: 5, bound: 3, better: { score: 5 } })
  })

  it('looks at it, it is given up, and its row is gone with the next maintenance', async () => {
    const ada = await somebody()
    const job = await aJob(ada)
    testApp.clock.pass(20_000)
    expect(await statusOf(elsewhere(ada), job.jobId)).toBe(200)
    testApp.clock.pass(20_000)
    job.find(5, 3)
    await expect.poll(() => look(elsewhere(ada), job.jobId), soon).toMatchObject({ isDone: false, score: 5 })
    testApp.clock.pass(30_000)
    await stopped(job)
    await runMaintenance({ ...testApp.dependencies, db: testApp.unwatched }, log)
    expect(await statusOf(ada, job.jobId)).toBe(404)
  })

  it('is there any more who asked, it goes with them', async () => {
    const ada = await somebody()
    const job = await aJob(ada)
    await testApp.db.deleteFrom('users').where('id', '=', ada.user.id).execute()
    const left = testApp.db.selectFrom('planJobs').selectAll().where('userId', '=', ada.user.id)
    expect(await left.execute()).toEqual([])
    job.find(5, 3)
    await stopped(job)
  })
})
