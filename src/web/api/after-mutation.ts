/**
 * What a mutation in some `queries.ts` asks of `query-client.tsx` in its `meta`: what to say and
 * what to read again.
 */
import '@tanstack/react-query'

/** The words of a toast. */
export interface Words {
  title: string
  text?: string
  /** 'failed' after a failure, unless what failed is kept to be sent later. */
  tone?: 'note'
}

export type AfterMutation = {
  /**
   * Said on success; a function reads the answer. A method, so that each feature may name the type
   * of its own answer.
   */
  done?: Words | { say(answer: unknown): Words }['say']
  /**
   * Said on failure; a function reads the error (`sentenceOf`). 'said-by-screen' where the screen
   * shows it in its own place; null for an error that is a question.
   */
  failed?: Words | ((error: Error) => Words | null) | 'said-by-screen'
  /**
   * First words of the query keys to read again: ['recipes', 'calendar']. Also after a conflict,
   * when what is shown is old.
   */
  refreshes?: readonly string[]
  /**
   * The page starts afresh after success (sign-in, logout); what is said is said on the new page.
   */
  reloads?: true
  /** A 401 means wrong credentials here, not an ended session. */
  signsIn?: true
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: AfterMutation
  }
}
