/**
 * What a mutation of a `queries.ts` asks of `query-client.tsx` in its `meta`: which toast to show
 * and which queries to read again.
 */

import '@tanstack/react-query'
import type { QueryName } from './query-name.ts'

export interface ToastContent {
  title: string
  text?: string
  /** 'failed' after a failure, unless the change is stored to be sent later. */
  tone?: 'note'
  /** The change is visible by itself, so that only a screen reader says it. */
  isAnnounceOnly?: true
}

export type AfterMutation = {
  /**
   * The toast after success; a function gets the answer. It is a method so that each feature may
   * name the type of its own answer.
   */
  done?: ToastContent | { say(answer: unknown): ToastContent }['say']
  /**
   * The toast after a failure; a function gets the error (`errorMessage`). 'shown-by-screen' where
   * the screen shows the error itself; null where the error is a question to the person.
   */
  failed?: ToastContent | ((error: Error) => ToastContent | null) | 'shown-by-screen'
  /**
   * First words of the query keys to read again: ['recipes', 'calendar']. They are read after a
   * conflict too, because what is shown is old.
   */
  refreshes?: readonly QueryName[]
  /** The page reloads after success (sign-in, logout); the toast is shown on the new page. */
  reloads?: true
  /** A 401 means wrong credentials here, not an ended session. */
  signsIn?: true
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: AfterMutation
  }
}
