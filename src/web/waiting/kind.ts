import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { z } from 'zod'
import type { CallError } from '../api/call-error.ts'

/** What one kind of change is, for as long as it waits. */
export interface Kind<Input> {
  /** An older version of the app may have kept something else: that is refused, not sent. */
  input: z.ZodType<Input>
  send(input: Input, onceKey: string): Promise<unknown>
  /**
   * What a query shows once the change is done, or the same data where it does not touch it. Done
   * twice, it is as done once.
   */
  assume(key: QueryKey, data: unknown, input: Input, at: number): unknown
  /** First words of the query keys to read again once it is sent. */
  refreshes: readonly string[]
  /** Shows the answer until they are read. */
  settle?(client: QueryClient, answer: unknown): void
  /**
   * After a refusal: what to send instead, where somebody else changed something beside it;
   * 'done' where it is so already; undefined where somebody has to decide. `isWanted` says that
   * they have.
   */
  mend?(input: Input, error: CallError, isWanted: boolean): Promise<Input | 'done' | undefined>
  /**
   * Where another change of this device is sent just as it was made: what waits behind it was made
   * over its answer. Undefined where the two do not touch.
   */
  follow?(input: Input, answer: unknown): Input | undefined
  /** The names of what it touches, each of which shows that it waits (`waiting-things.ts`). */
  things?(input: Input): readonly string[]
  /** The screen where one sees it. */
  place(input: Input): string
}

/** A kind whose input type is hidden from the outside. */
export type AnyKind = Kind<unknown>

/** Keeps the types of a kind together. */
export const kind = <Input>(one: Kind<Input>): AnyKind => one
