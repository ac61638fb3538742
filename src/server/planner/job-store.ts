import type { Instant } from '../../domain/instant.ts'
import type { Db, NewRow, Row } from '../db/tables.ts'

type Job = Row<'planJobs'>
export type JobKey = Pick<Job, 'userId' | 'jobId'>

/** Takes the place of the person's earlier job. */
export async function putJob(
  db: Db,
  householdId: number,
  job: Omit<NewRow<'planJobs'>, 'householdId'>,
): Promise<void> {
  await db
    .insertInto('planJobs')
    .values({ ...job, householdId })
    .onConflict((conflict) => conflict.columns(['householdId', 'userId']).doUpdateSet(job))
    .execute()
}

export async function findJob(
  db: Db,
  householdId: number,
  { userId, jobId }: JobKey,
): Promise<Job | undefined> {
  return db
    .selectFrom('planJobs')
    .selectAll()
    .where('householdId', '=', householdId)
    .where('userId', '=', userId)
    .where('jobId', '=', jobId)
    .executeTakeFirst()
}

/** Answers whether somebody still waits for it at this moment; otherwise it stays as it is. */
export async function updateJob(
  db: Db,
  householdId: number,
  { userId, jobId }: JobKey,
  change: Partial<Pick<Job, 'score' | 'bound' | 'better' | 'heldUntil' | 'expiresAt'>>,
  now: Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('planJobs')
    .set(change)
    .where('householdId', '=', householdId)
    .where('userId', '=', userId)
    .where('jobId', '=', jobId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes the person's job, or that one only; answers whether there was one. */
export async function deleteJob(
  db: Db,
  householdId: number,
  { userId, jobId }: Pick<Job, 'userId'> & Partial<JobKey>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('planJobs')
    .where('householdId', '=', householdId)
    .where('userId', '=', userId)
    .$if(jobId !== undefined, (query) => query.where('jobId', '=', jobId ?? ''))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteExpiredJobs(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('planJobs').where('expiresAt', '<=', now).execute()
}
