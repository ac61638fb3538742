import type { PageReading } from '@plateful/page-reader/page/page-recipe'
import { refusePdf } from '../../../domain/importing/reading-refusals.ts'
import { withWorker } from '../../workers/pool.ts'
import { WorkerExhausted } from '../../workers/worker-process.ts'
import { readPdf } from './pdf-tasks.ts'

/** The recipes of a PDF, read in a worker for this owner; a refusal says why there are none. */
export async function readPdfInWorker(owner: string, bytes: Uint8Array): Promise<PageReading[]> {
  try {
    return await withWorker('documents', owner, (runTask) => runTask(readPdf, bytes))
  } catch (error) {
    if (error instanceof WorkerExhausted) throw refusePdf('tooMuch')
    throw error
  }
}
