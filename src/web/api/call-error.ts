import { z } from 'zod'
import { type Call, type ErrorBody, type RefusalOf, refusalsOf, refusalStatus } from '../../contract/call.ts'
import type { RefusalCode } from '../../domain/refusal.ts'
import type { ToastContent } from './after-mutation.ts'

/**
 * A call that the server refused, or that never reached it (status 0). The message is `status:
 * text` (home 24).
 */
export class CallError extends Error {
  override readonly name = 'CallError'
  /** The server's own sentence; null when it gave none. */
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

/** The error of a call that no server answered. */
export const networkError = (): CallError =>
  new CallError(0, null, 'Plateful can’t be reached. Check your connection and try again.')

/**
 * The error of a call that something else answered, such as the sign-in page of a hotel's Wi-Fi.
 */
export const interceptedError = (): CallError =>
  new CallError(
    0,
    null,
    'Something other than Plateful answered. If this Wi-Fi wants you to sign in, do that and try again.',
  )

/** The sentence to show for a failed call: the server's, or the fallback where it gave none. */
export function errorMessage(error: unknown, fallback = 'Please try again.'): string {
  return (error instanceof CallError ? error.sentence : null) ?? fallback
}

/** The toast of a failed call: what did not happen, and the server's sentence. */
export const failedBecause =
  (title: string) =>
  (error: unknown): ToastContent => ({ title, text: errorMessage(error) })

export function hasStatus(error: unknown, status: number): error is CallError {
  return error instanceof CallError && error.status === status
}

const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusalStatus, code)

/**
 * Whether the call was refused for one of these reasons. A reason that the call does not name does
 * not compile. A server in between gives no code of ours: then the status decides, if all of the
 * call's refusals with that status are among the reasons.
 */
export function isRefused<C extends Call>(
  error: unknown,
  call: C,
  ...reasons: [RefusalOf<C>, ...RefusalOf<C>[]]
): error is CallError {
  if (!(error instanceof CallError)) return false
  const { status, body } = error
  const expectedCodes: readonly RefusalCode[] = reasons
  if (body && isRefusalCode(body.code))
    return expectedCodes.includes(body.code) && refusalStatus[body.code] === status
  const possibleCodes = refusalsOf(call).filter((code) => refusalStatus[code] === status)
  return possibleCodes.length > 0 && possibleCodes.every((code) => expectedCodes.includes(code))
}

/** Whether no server handled the call, so that it may succeed a little later. */
export const isNetworkError = (error: unknown): boolean =>
  [0, 502, 503, 504].some((status) => hasStatus(error, status))

/**
 * Whether the same call may succeed a little later: no server handled it, or the answer was 408
 * (too slow) or 429 (too many requests). An error that is no `CallError` counts too.
 */
export const isRetryable = (error: unknown): boolean =>
  !(error instanceof CallError) || isNetworkError(error) || [408, 429].includes(error.status)

/** Whether the server's refusal is final, so that repeating is useless; its own failure is not. */
export const isFinalRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && !isRetryable(error)

/** The current state of the thing that somebody else changed first. */
export const currentVersionOf = <Schema extends z.ZodType>(
  error: unknown,
  schema: Schema,
): z.output<Schema> | undefined =>
  error instanceof CallError ? schema.safeParse(error.body?.current).data : undefined

/** Whether the server no longer accepts the session, so that the gate must ask again. */
export const isSessionRefused = (error: unknown): boolean =>
  hasStatus(error, 401) || (hasStatus(error, 403) && error.body?.code === 'SECOND_FACTOR_WANTED')

const RefusalBody = z.object({ error: z.string().min(1) })

/** A foreign server may report an error in a successful answer; its sentence is shown (home 31). */
export function throwReportedError(answer: unknown): void {
  const refused = RefusalBody.safeParse(answer).data
  if (refused) throw new CallError(200, { code: 'FOREIGN', message: refused.error }, refused.error)
}
