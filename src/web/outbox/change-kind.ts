import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { z } from 'zod'
import { type CallError, hasStatus } from '../api/call-error.ts'
import type { QueryName } from '../api/query-name.ts'

/** One kind of waiting change. */
export interface ChangeKind<Input> {
  /**
   * The shape of its input. An older version of the app may have stored another one, which is
   * refused and not sent.
   */
  input: z.ZodType<Input>
  send(input: Input, idempotencyKey: string): Promise<unknown>
  /**
   * The data of a query with the change applied, or the same data where it is not affected.
   * Applying it twice must be harmless.
   */
  apply(key: QueryKey, data: unknown, input: Input, at: number): unknown
  /** First words of the query keys to read again once it is sent. */
  refreshes: readonly QueryName[]
  /** Shows the answer until the queries are read again. */
  showAnswer?(client: QueryClient, answer: unknown): void
  /**
   * After a refusal: the input to send instead, where somebody else changed another part; 'done'
   * where the change is there already; undefined where a person has to decide. `isWanted` says that
   * they have.
   */
  resolve?(input: Input, error: CallError, isWanted: boolean): Promise<Input | 'done' | undefined>
  /**
   * Rebases this change after another one of this device was sent, whose answer it builds on.
   * Undefined where the two are independent.
   */
  rebase?(input: Input, answer: unknown): Input | undefined
  /**
   * The names of the things that it touches, each of which shows that it waits
   * (`waiting-things.ts`).
   */
  thingKeys?(input: Input): readonly string[]
  /** The address of the screen that shows it. */
  screenPath(input: Input): string
}

/** A kind whose input type is erased. */
export type AnyChangeKind = ChangeKind<unknown>

/** Checks the types within a kind. */
export const changeKind = <Input>(kind: ChangeKind<Input>): AnyChangeKind => kind

export const Id = z.number().int()

/** The input of a kind that needs no more than the thing's id. */
export const IdOnly = z.object({ id: Id })
export type IdOnly = z.infer<typeof IdOnly>

/** The `resolve` of a deletion: somebody else deleted it first, or the answer to this was lost. */
export const doneIfGone = async (_input: unknown, error: CallError) =>
  hasStatus(error, 404) ? 'done' : undefined
