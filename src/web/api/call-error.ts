import { z } from 'zod'
import { type Call, type ErrorBody, type RefusalOf, refusalsOf, refusalStatus } from '../../contract/call.ts'
import type { RefusalCode } from '../../domain/refusal.ts'

/**
 * A call that the server refused, or that never reached it (status 0). The message is `status:
 * text` (home 24).
 */
export class CallError extends Error {
  override readonly name = 'CallError'
  /** The server's own words for a person; null when it had none. */
  readonly sentence: string | null

  constructor(
    readonly status: number,
    readonly body: ErrorBody | null,
    text: string,
  ) {
    super(`${status}: ${text}`)
    this.sentence = status === 0 ? text : body?.message || null
  }
}

/** A call that no server answered. */
export const unreached = (): CallError =>
  new CallError(0, null, 'Plateful cannot be reached. Check your connection and try again.')

/**
 * What to tell a person about a failed call: the server's sentence, or the fallback where it gave
 * none.
 */
export function sentenceOf(error: unknown, fallback = 'Please try again.'): string {
  return (error instanceof CallError ? error.sentence : null) ?? fallback
}

/** Whether the call failed with this status. */
export function hasStatus(error: unknown, status: number): error is CallError {
  return error instanceof CallError && error.status === status
}

const isOurs = (code: string): code is RefusalCode => Object.hasOwn(refusalStatus, code)

/**
 * Whether the call was refused for one of these reasons; a reason that the call does not name does
 * not compile. A server that is not ours gives no code of ours: there the status tells, if it can
 * mean nothing else that the call names.
 */
export function isRefused<C extends Call>(
  error: unknown,
  call: C,
  ...reasons: [RefusalOf<C>, ...RefusalOf<C>[]]
): error is CallError {
  if (!(error instanceof CallError)) return false
  const { status, body } = error
  const asked: readonly RefusalCode[] = reasons
  if (body && isOurs(body.code)) return asked.includes(body.code) && refusalStatus[body.code] === status
  const possible = refusalsOf(call).filter((code) => refusalStatus[code] === status)
  return possible.length > 0 && possible.every((code) => asked.includes(code))
}

/**
 * Whether the call came to nobody who could answer it, so that the same call may succeed in a
 * while.
 */
export const isUnreached = (error: unknown): boolean =>
  [0, 502, 503, 504].some((status) => hasStatus(error, status))

/** What a change met that was refused because somebody else was quicker: the thing as it is now. */
export const currentOf = <Schema extends z.ZodType>(
  error: unknown,
  schema: Schema,
): z.output<Schema> | undefined =>
  error instanceof CallError ? schema.safeParse(error.body?.current).data : undefined

/** Whether the server turned away whoever is here, so that they have to be asked for anew. */
export const isTurnedAway = (error: unknown): boolean =>
  hasStatus(error, 401) || (hasStatus(error, 403) && error.body?.code === 'SECOND_FACTOR_WANTED')

const Refused = z.object({ error: z.string().min(1) })

/**
 * A server that is not ours may tell of an error in a success: then there was none, and its
 * sentence is said (home 31).
 */
export function refuseSaidError(answer: unknown): void {
  const refused = Refused.safeParse(answer).data
  if (refused) throw new CallError(200, { code: 'FOREIGN', message: refused.error }, refused.error)
}
