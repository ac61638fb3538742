/** Refusals of rules: a code and a sentence for a person, independent of HTTP. */

/** Every reason to refuse valid input. */
export type RefusalCode =
  | 'NOT_SIGNED_IN'
  | 'WRONG_CREDENTIALS'
  | 'CODE_WANTED'
  | 'REGISTRATION_CLOSED'
  | 'SECOND_FACTOR_WANTED'
  | 'TOKEN_REFUSED'
  | 'CROSS_SITE'
  | 'NOT_FOUND'
  | 'EMAIL_TAKEN'
  | 'DAY_EXISTS'
  | 'CHANGED_MEANWHILE'
  | 'CHANGED_SINCE'
  | 'ALREADY_DONE'
  | 'IMPORT_RUNNING'
  | 'DAYS_LOCKED'
  | 'TEMPLATE_LOCKED'
  | 'BAD_INPUT'
  | 'TOO_LARGE'
  | 'WRONG_MEDIA_TYPE'
  | 'TOO_SLOW'
  | 'TOO_MANY_TRIES'
  | 'BUSY'
  | 'PAGE_REFUSED'
  | 'PAGE_FAILED'
  | 'PAGE_TIMEOUT'
  | 'NO_RECIPE_FOUND'

/**
 * Thrown by a rule; `details` are part of the answer (the current day on a conflict, seconds to
 * wait).
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message)
  }
}

/** Makes a refusal to throw: `throw refuse('NOT_FOUND', 'Recipe not found')`. */
export function refuse(code: RefusalCode, message: string, details?: Record<string, unknown>): Refusal {
  return new Refusal(code, message, details)
}

/** Refuses one field of a form: the message stands beside the field that `path` names. */
export function refuseField(path: string, message: string): Refusal {
  return refuse('BAD_INPUT', message, { issues: [{ path, message }] })
}

/** For callers who are not signed in, or whose account was deleted while the call ran (home 27). */
export const notSignedIn = (): Refusal => refuse('NOT_SIGNED_IN', 'Please sign in to continue.')
