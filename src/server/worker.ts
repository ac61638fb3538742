/**
 * A worker process (`workers/pool.ts`). It reads what a stranger sent, and has neither the database
 * nor secrets.
 */

import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../domain/refusal.ts'
import { writeFeedText } from './calendar/feed-tasks.ts'
import { readSentenceTask } from './external/rule-tasks.ts'
import * as upload from './importing/files/upload-tasks.ts'
import { readPdf } from './importing/pdf/pdf-tasks.ts'
import * as pages from './importing/pictures/page-file-tasks.ts'
import {
  picturesOfPdf,
  readPages,
  seePicture,
  straightenPicture,
} from './importing/pictures/reading-tasks.ts'
import { readWantedPage } from './importing/wanted-page-task.ts'
import { smallPicture } from './recipes/photos/picture-tasks.ts'
import {
  type WorkerResponse,
  type WorkerRequest,
  type SentError,
  type WorkerState,
  OUT_OF_TIME,
  type Task,
} from './workers/task.ts'

type Work = (input: unknown, state: WorkerState) => unknown
const tasks = new Map<string, () => Promise<Work>>()

/** Registers the code of a task; it is loaded when the task is first asked for. */
function registerTask<Input, Answer>(
  what: Task<Input, Answer>,
  load: () => Promise<(input: Input, state: WorkerState) => Answer | Promise<Answer>>,
): void {
  tasks.set(what.name, load as () => Promise<Work>)
}

for (const { name } of Object.values(upload))
  tasks.set(name, async () => {
    const { uploadHandlers } = await import('./importing/files/upload-worker.ts')
    return uploadHandlers[name as keyof typeof upload] as Work
  })

registerTask(smallPicture, async () => {
  const { drawSmall } = await import('./recipes/photos/small-jpeg.ts')
  return ({ bytes, longestSide }) => drawSmall(bytes, longestSide)
})

registerTask(readWantedPage, async () => (await import('./importing/find-wanted-recipe.ts')).findWantedRecipe)
registerTask(pages.splitIntoPages, async () => (await import('./importing/pictures/split-file.ts')).splitFile)
registerTask(pages.cutPicture, async () => {
  const { turnAndCrop } = await import('./importing/pictures/cut-picture.ts')
  return ({ bytes, change, longestSide }) => turnAndCrop(bytes, change, longestSide)
})
registerTask(pages.readPdfPages, async () => (await import('./importing/pdf/pdf-pages.ts')).pdfPages)
registerTask(readPdf, async () => (await import('./importing/pdf/pdf-pages.ts')).readPdfBytes)
registerTask(seePicture, async () => (await import('./importing/ocr/read-picture.ts')).readPicture)
registerTask(straightenPicture, async () => {
  const { drawStraight } = await import('./importing/ocr/read-picture.ts')
  return ({ bytes, straightened, longestSide }) => drawStraight(bytes, straightened, longestSide)
})
registerTask(picturesOfPdf, async () => {
  const { pdfPictures } = await import('./importing/pictures/pdf-pictures.ts')
  return ({ bytes, most }) => pdfPictures(bytes, most)
})
registerTask(readPages, async () => (await import('@plateful/page-reader/layout/read-layout')).readLayout)
registerTask(readSentenceTask, async () => {
  const rules = await import('../domain/planner/rules/reader/offer-rules.ts')
  return ({ sentence, context }) => rules.readSentence(sentence, context)
})
registerTask(writeFeedText, async () => (await import('./calendar/write-feed.ts')).writeFeed)

function sentErrorOf(error: unknown): SentError {
  if (error instanceof Refusal)
    return { name: error.name, message: error.message, code: error.code, details: error.details }
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack }
  return { name: 'Error', message: String(error) }
}

/**
 * The processor time of this process, in seconds, at which the open questions reach their limit.
 */
const cpuDeadline = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)).fill(Infinity)
const processorSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

let state: WorkerState = {}
let atWork = 0

async function answerTask(request: WorkerRequest): Promise<void> {
  if (request === 'end') {
    state.end?.()
    state = {}
    return
  }
  const sendAnswer = (answered: WorkerResponse) => process.send?.(answered)
  const { id, name, input, seconds } = request
  if (atWork === 0) cpuDeadline[0] = Infinity
  atWork += 1
  try {
    const work = await tasks.get(name)?.()
    if (!work) throw new Error(`no worker does ${name}`)
    // Several open questions add up their limits. Loading our own code, once, is not counted.
    cpuDeadline[0] = (cpuDeadline[0] === Infinity ? processorSeconds() : Number(cpuDeadline[0])) + seconds
    sendAnswer({ id, answer: await work(input, state) })
  } catch (error) {
    sendAnswer({ id, failed: sentErrorOf(error) })
  } finally {
    atWork -= 1
    if (atWork === 0) cpuDeadline[0] = Infinity
  }
}

try {
  // Workers run at a lower priority than the server.
  setPriority(Number(process.argv[2]))
} catch {
  // Where the system forbids it, the worker keeps the usual priority.
}
/** The most memory of the whole process, in bytes; 0 where only its heap is limited. */
const MAX_MEMORY = Number(process.argv[3] ?? 0) * 1024 ** 2
/**
 * Ends this process when its time or its memory is used up, or the server is gone. It runs in a
 * thread, since the main thread may be busy for the whole time.
 */
const WATCH_SCRIPT = `
  const { workerData } = require('node:worker_threads')
  const parent = process.ppid
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
    if ((user + system) / 1e6 > workerData.cpuDeadline[0]) process.kill(process.pid, '${OUT_OF_TIME}')
    if (workerData.memory > 0 && process.memoryUsage.rss() > workerData.memory)
      process.kill(process.pid, 'SIGKILL')
  }, workerData.memory > 0 ? 50 : 200)`
new Worker(WATCH_SCRIPT, {
  eval: true,
  workerData: { cpuDeadline, memory: MAX_MEMORY },
  resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
}).unref()

process.on('message', (request: WorkerRequest) => void answerTask(request))
process.on('disconnect', () => process.exit(0))
// A signal to the whole process group is for the server, which ends its workers itself.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
