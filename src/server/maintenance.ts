/** Maintenance at start and every hour: delete what has expired, retry what failed. */

import type { FastifyBaseLogger } from 'fastify'
import { pushKeys } from './account/reminders/push-keys.ts'
import { deleteOldSentReminders } from './account/reminders/store.ts'
import { deleteExpiredAccessTokens } from './account/sign-in/access-token-store.ts'
import { deleteExpiredAttempts } from './account/sign-in/attempts.ts'
import { deleteOldPlaces } from './account/sign-in/known-places.ts'
import { deleteExpiredSessions } from './account/sign-in/sessions.ts'
import { ANSWERS_KEPT_FOR, deleteOldAnswers } from './db/answer-idempotently.ts'
import { deleteOldKeys, KEYS_KEPT_FOR } from './db/create-idempotently.ts'
import { deleteDueAccounts } from './delete-due-accounts.ts'
import { DAY, HOUR } from './durations.ts'
import { mailUnsentMessages } from './home/send-message.ts'
import { purgeRemovedPeople } from './household/remove-person.ts'
import { addMilliseconds, type AppDependencies } from './http/context.ts'
import { deleteOldFiles } from './importing/files/delete-files.ts'
import { deleteOldReadings } from './importing/pictures/delete-readings.ts'
import { deleteExpiredJobs } from './planner/job-store.ts'
import { purgeDeletedRecipes } from './recipes/delete-recipe.ts'
/** A week, longer than any reminder is due. */
const SENT_REMINDERS_KEPT_FOR = 7 * DAY

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>

/** Runs each task of maintenance; one that fails does not stop the others. */
export async function runMaintenance(dependencies: AppDependencies, log: Log): Promise<void> {
  const now = dependencies.clock().toISOString()
  const tasks: Record<string, () => Promise<unknown>> = {
    'forget sessions that are over': () => deleteExpiredSessions(dependencies.db, now),
    'forget access tokens that are over': () => deleteExpiredAccessTokens(dependencies.db, now),
    'forget places that nobody comes from': () => deleteOldPlaces(dependencies.db, now),
    'forget tries that are over': () => deleteExpiredAttempts(dependencies.db, now),
    'have keys for reminders': () => pushKeys(dependencies),
    'forget reminders that were sent': () =>
      deleteOldSentReminders(dependencies.db, addMilliseconds(now, -SENT_REMINDERS_KEPT_FOR)),
    'forget plans that nobody looks at': () => deleteExpiredJobs(dependencies.db, now),
    'forget deleted recipes': () => purgeDeletedRecipes(dependencies.db, now),
    'forget removed people': () => purgeRemovedPeople(dependencies.db, now),
    'forget keys of what was made': () =>
      deleteOldKeys(dependencies.db, addMilliseconds(now, -KEYS_KEPT_FOR)),
    'forget answers that were given': () =>
      deleteOldAnswers(dependencies.db, addMilliseconds(now, -ANSWERS_KEPT_FOR)),
    'delete accounts for good': async () => {
      const deleted = await deleteDueAccounts(dependencies, now)
      if (deleted.users + deleted.households > 0) log.info(deleted, 'deleted for good')
    },
    'let go of files that nobody needs': () => deleteOldFiles(dependencies, now),
    'let go of pictures that nobody looks over': () => deleteOldReadings(dependencies, now),
    'mail kept messages': () => mailUnsentMessages(dependencies, now),
  }
  for (const [name, run] of Object.entries(tasks)) {
    await run().catch((err: unknown) => log.error({ err }, `maintenance failed: ${name}`))
  }
}

/** Runs maintenance every hour, as long as the process lives. */
export function runMaintenanceHourly(dependencies: AppDependencies, log: Log): void {
  setInterval(() => void runMaintenance(dependencies, log), HOUR).unref()
}
