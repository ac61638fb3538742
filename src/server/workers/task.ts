/** The questions to a worker and its answers, as they are sent. */

/**
 * A kind of work that a worker does. Its name is sent to the other process; its types hold on both
 * sides.
 */
export interface Task<Input, Answer> {
  name: string
  /** Never set: it only ties the types to the name. */
  types?: { input: Input; answer: Answer }
}

export const task = <Input, Answer>(name: string): Task<Input, Answer> => ({ name })

/** The state that a worker keeps between the questions of one piece of work. */
export interface WorkerState {
  value?: unknown
  /** Called when the piece of work is over. */
  end?: () => void
}

/** What does each of these tasks, under the same name. */
export type TaskHandlers<Tasks> = {
  [Name in keyof Tasks]: Tasks[Name] extends Task<infer Input, infer Answer>
    ? (input: Input, state: WorkerState) => Promise<Answer>
    : never
}

/** A message to a worker: a question with its limit of processor time, or the end of the work. */
export type WorkerRequest = { id: number; name: string; input: unknown; seconds: number } | 'end'

/** The signal by which a worker ends itself once its processor time is used up. */
export const OUT_OF_TIME = 'SIGXCPU'

/** An error as it is sent between the processes. */
export interface SentError {
  name: string
  message: string
  stack?: string | undefined
  code?: string | undefined
  details?: Record<string, unknown> | undefined
}

/** A message from a worker. */
export type WorkerResponse = { id: number; answer: unknown } | { id: number; failed: SentError }
