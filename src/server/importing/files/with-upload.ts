/**
 * Lets a worker read an uploaded file, and turns its errors into sentences for a person.
 */

import { randomUUID } from 'node:crypto'
import { type RunTask, type Limits, withWorker } from '../../workers/pool.ts'
import { WorkerError, WorkerExhausted } from '../../workers/worker-process.ts'
import { UnreadableUpload } from './open-upload.ts'
import { open } from './upload-tasks.ts'

const IN_PARTS = 'Export your recipes in several files, and send one after the other.'
const sentences = {
  time: `This file takes too long to be read. ${IN_PARTS}`,
  memory: `This file needs too much memory to be read. ${IN_PARTS}`,
}

/** The worker was ended, so nothing more of this file can be read. */
export class UploadExhausted extends UnreadableUpload {
  constructor({ lacks }: WorkerExhausted) {
    super(sentences[lacks])
  }
}

function toRefusal(error: unknown): unknown {
  if (error instanceof WorkerExhausted) return new UploadExhausted(error)
  if (error instanceof WorkerError && error.name === 'UnreadableUpload')
    return new UnreadableUpload(error.message)
  return error
}

export interface UploadFile {
  path: string
  fileName: string
}

export async function withUpload<Answer>(
  file: UploadFile,
  limits: Limits,
  work: (runTask: RunTask) => Promise<Answer>,
): Promise<Answer> {
  // A household imports one file at a time, so each file may be an owner of its own.
  return withWorker(
    'files',
    randomUUID(),
    async (runTask) => {
      const runOrRefuse: RunTask = async (what, input) => {
        try {
          return await runTask(what, input)
        } catch (error) {
          throw toRefusal(error)
        }
      }
      await runOrRefuse(open, { path: file.path, fileName: file.fileName })
      return work(runOrRefuse)
    },
    limits,
  )
}
