/** Which refusals a call can give, and the status that each of them travels with. */
import type { RefusalCode } from '../domain/refusal.ts'
import type { Call } from './call.ts'

/** The status of each refusal; a code has the same one wherever it is given. */
export const refusalStatus: Record<RefusalCode, number> = {
  BAD_INPUT: 400,
  NO_RECIPE_FOUND: 400,
  NOT_SIGNED_IN: 401,
  WRONG_CREDENTIALS: 401,
  CODE_WANTED: 401,
  REGISTRATION_CLOSED: 403,
  SECOND_FACTOR_WANTED: 403,
  CROSS_SITE: 403,
  NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  DAY_EXISTS: 409,
  IMPORT_RUNNING: 409,
  CHANGED_MEANWHILE: 412,
  CHANGED_SINCE: 409,
  ALREADY_DONE: 409,
  TOO_LARGE: 413,
  WRONG_MEDIA_TYPE: 415,
  TOO_SLOW: 408,
  DAYS_LOCKED: 423,
  TEMPLATE_LOCKED: 423,
  TOO_MANY_TRIES: 429,
  BUSY: 503,
  PAGE_REFUSED: 400,
  PAGE_FAILED: 502,
  PAGE_TIMEOUT: 504,
}

/** Refusals about how a call is sent; every call can give them, so none names them. */
const ofEveryCall = ['BAD_INPUT', 'CROSS_SITE', 'TOO_LARGE', 'WRONG_MEDIA_TYPE', 'TOO_SLOW'] as const
/** What every call for signed-in people can refuse besides. */
const ofSignedIn = ['NOT_SIGNED_IN', 'SECOND_FACTOR_WANTED'] as const

/** All codes of a call: its own and those that every call can give. */
export const refusalsOf = ({ access, refusals = [] }: Call): readonly RefusalCode[] => [
  ...refusals,
  ...(access === 'anyone' ? [] : ofSignedIn),
  ...ofEveryCall,
]
