/** What is asked of a worker, and how the question and the answer travel. */

/**
 * Work that a worker does; its name is what crosses to the other process, its types hold on both
 * sides.
 */
export interface Task<Input, Answer> {
  name: string
  /** Never there: it ties the types to the name. */
  types?: { input: Input; answer: Answer }
}

export const task = <Input, Answer>(name: string): Task<Input, Answer> => ({ name })

/** What one piece of work keeps in its worker from question to question. */
export interface Kept {
  value?: unknown
  /** Lets go of it at the end. */
  end?: () => void
}

/**
 * To a worker: a question with the processor time it may take, or that this piece of work is over.
 */
export type Asked = { id: number; name: string; input: unknown; seconds: number } | 'end'

/** How a worker ends itself that used up its processor time. */
export const OUT_OF_TIME = 'SIGXCPU'

/** An error as it crosses. */
export interface Failed {
  name: string
  message: string
  stack?: string | undefined
  code?: string | undefined
  details?: Record<string, unknown> | undefined
}

/** From a worker. */
export type Answered = { id: number; answer: unknown } | { id: number; failed: Failed }
