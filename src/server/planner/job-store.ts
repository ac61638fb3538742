import type { Instant } from '../../domain/fields.ts'
import { everyHousehold, type Household } from '../db/household.ts'
import { hasDeleted, hasUpdated } from '../db/row-results.ts'
import type { Db, NewHouseholdRow, Row } from '../db/tables.ts'

type Job = Row<'planJobs'>
export type JobKey = Pick<Job, 'userId' | 'jobId'>

/** Replaces the person's earlier job. */
export async function putJob(household: Household, job: NewHouseholdRow<'planJobs'>): Promise<void> {
  await household
    .insertInto('planJobs')
    .values(job)
    .onConflict((conflict) => conflict.columns(['householdId', 'userId']).doUpdateSet(job))
    .execute()
}

export async function findJob(household: Household, { userId, jobId }: JobKey): Promise<Job | undefined> {
  return household
    .selectFrom('planJobs')
    .selectAll()
    .where('userId', '=', userId)
    .where('jobId', '=', jobId)
    .executeTakeFirst()
}

/** Updates a job; false if it is no longer needed. */
export async function updateJob(
  household: Household,
  { userId, jobId }: JobKey,
  change: Partial<Pick<Job, 'score' | 'bound' | 'better' | 'heldUntil' | 'expiresAt'>>,
  now: Instant,
): Promise<boolean> {
  return hasUpdated(
    household
      .updateTable('planJobs')
      .set(change)
      .where('userId', '=', userId)
      .where('jobId', '=', jobId)
      .where('expiresAt', '>', now),
  )
}

/** Deletes the person's job, or only the named one; false if there was none. */
export async function deleteJob(
  household: Household,
  { userId, jobId }: Pick<Job, 'userId'> & Partial<JobKey>,
): Promise<boolean> {
  return hasDeleted(
    household
      .deleteFrom('planJobs')
      .where('userId', '=', userId)
      .$if(jobId !== undefined, (query) => query.where('jobId', '=', jobId ?? '')),
  )
}

export async function deleteExpiredJobs(db: Db, now: Instant): Promise<void> {
  await everyHousehold(db).deleteFrom('planJobs').where('expiresAt', '<=', now).execute()
}
