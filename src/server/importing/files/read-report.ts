import type { ImportReport } from '../../../domain/importing/household-import.ts'
import type { Household } from '../../db/household.ts'
import type { RunTask } from '../../workers/pool.ts'
import { UnreadableUpload } from './open-upload.ts'
import { sendLibraryToWorker } from './send-library-to-worker.ts'
import { continueReading } from './upload-tasks.ts'

/** Milliseconds in which a worker of its own reads any library. */
const MAX_TIME = 600_000

/** Reads the whole file and reports what is in it; writes nothing. */
export async function readReport(household: Household, runTask: RunTask): Promise<ImportReport> {
  await sendLibraryToWorker(household, runTask)
  const deadline = performance.now() + MAX_TIME
  for (;;) {
    const report = await runTask(continueReading, undefined)
    if (report) return report
    if (performance.now() > deadline) {
      throw new UnreadableUpload(
        'This file takes too long to be read. Export your recipes in several files, and send one after the other.',
      )
    }
  }
}
