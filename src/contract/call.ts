/**
 * A call of the API as a value: the server validates with it, the browser is typed by it, and
 * OpenAPI is generated from it.
 */

import { z } from 'zod'
import type { RefusalCode } from '../domain/refusal.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

interface CallParts {
  /**
   * Who may call: everybody, or a signed-in person who need not have the second factor yet. By
   * default a signed-in person, with the second factor where the installation asks everybody for
   * one (decision 0042).
   */
  access?: 'anyone' | 'before-second-factor'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** What a success answers; left out where the answer has no body (204). */
  answer?: z.ZodType
  /** The status of a success; 200 unless the call creates (201) or has no answer (204). */
  status?: 201
  /**
   * The call understands `If-Match: "version"` and answers 412 with the stored row when that
   * version is stale.
   */
  ifMatch?: true
  /**
   * Creates one row however often it is sent with the same `Idempotency-Key`, 16 to 100 letters,
   * digits and dashes that the client draws. A repeat after a lost answer updates the row with the
   * newer content; 412 with the stored row when somebody else changed it first.
   */
  createsOnce?: true
  /**
   * A device may keep the call while it is offline, and send it again: a repeat with the same
   * `Idempotency-Key` (as for `createsOnce`) changes nothing and gets the first answer (home 85). A
   * refusal is not remembered.
   */
  runsOnce?: true
  /**
   * What the call can refuse besides what every call can (`refusalsOf`). The server gives no other
   * refusal.
   */
  refusals?: readonly RefusalCode[]
  /** The body is a file, not JSON. */
  upload?: true
  /** The answer is a file, not JSON. */
  file?: true
  /** The call is a link in an email: it redirects with 303 to an address of the product. */
  redirects?: true
  /** The largest body in bytes, where photos make it larger than the usual 1 MiB. */
  bodyLimit?: number
}

/** One call of the HTTP API. */
export interface Call extends CallParts {
  method: Method
  path: `/api/${string}`
}

/** Declares a call; `path` names its parameters as `:name`. */
export function call<const M extends Method, const P extends `/api/${string}`, const Parts extends CallParts>(
  method: M,
  path: P,
  parts: Parts,
): { method: M; path: P } & Parts {
  return { method, path, ...parts }
}

type PartNames = 'params' | 'query' | 'body'
type DeclaredParts<C> = { [K in Extract<keyof C, PartNames>]: C[K] extends z.ZodType ? K : never }[Extract<
  keyof C,
  PartNames
>]
type SentHeaders<C> = (C extends { ifMatch: true } ? { ifMatch?: number } : unknown) &
  (C extends { createsOnce: true } | { runsOnce: true } ? { idempotencyKey?: string } : unknown)

/** What the caller sends: the parts that the call declares, before parsing. */
export type CallInput<C extends Call> = {
  [K in DeclaredParts<C>]: z.input<Extract<C[K], z.ZodType>>
} & SentHeaders<C>

/** What the server's action receives: the same parts, parsed. */
export type ParsedInput<C extends Call> = {
  [K in DeclaredParts<C>]: z.output<Extract<C[K], z.ZodType>>
} & SentHeaders<C>

/** What a success answers, as the browser reads it. */
export type CallAnswer<C extends Call> = C extends { answer: infer A extends z.ZodType } ? z.output<A> : void

/** The address of a call, with its path's parameters and its query filled in. */
export function addressOf(
  { path }: Pick<Call, 'path'>,
  { params, query }: { params?: Record<string, unknown>; query?: Record<string, unknown> },
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
  const search = Object.entries(query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  return search.length > 0 ? `${filled}?${search.join('&')}` : filled
}

/** A call without parts needs no input. */
export type InputArguments<C extends Call> =
  Record<string, never> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]

/** A file as an answer. */
export interface AnsweredFile {
  /** The whole file, or its pieces in order if it is too large for memory. */
  bytes: Uint8Array | AsyncIterable<Uint8Array>
  mediaType: string
  cacheControl: string
  /** The name under which a browser saves it. */
  fileName?: string
}

/** The `:id` of a path: a row's id, a positive integer (home 29). */
export const IdParams = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })

/**
 * The body of every error (home 26). `current` is the stored row after a conflict; `challenge` is
 * sent back with the code of a sign-in; `why` is the reason that a page was not read (importing
 * 33).
 */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  current: z.unknown().optional(),
  challenge: z.string().optional(),
  why: z.string().optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** The status of each refusal; a code has the same one wherever it is given. */
export const refusalStatus: Record<RefusalCode, number> = {
  BAD_INPUT: 400,
  NO_RECIPE_FOUND: 400,
  NOT_SIGNED_IN: 401,
  WRONG_CREDENTIALS: 401,
  CODE_WANTED: 401,
  REGISTRATION_CLOSED: 403,
  SECOND_FACTOR_WANTED: 403,
  TOKEN_REFUSED: 403,
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
const refusalsOfEveryCall = ['BAD_INPUT', 'CROSS_SITE', 'TOO_LARGE', 'WRONG_MEDIA_TYPE', 'TOO_SLOW'] as const
/** What every call for signed-in people can refuse besides. */
const refusalsWhenSignedIn = ['NOT_SIGNED_IN', 'SECOND_FACTOR_WANTED', 'TOKEN_REFUSED'] as const

/** The refusals that a call names, and those that every call can give. */
export type RefusalOf<C extends Call> =
  | (C extends { refusals: readonly (infer Code extends RefusalCode)[] } ? Code : never)
  | (C extends { access: 'anyone' } ? never : (typeof refusalsWhenSignedIn)[number])
  | (typeof refusalsOfEveryCall)[number]

/** All codes of a call: its own and those that every call can give. */
export const refusalsOf = ({ access, refusals = [] }: Call): readonly RefusalCode[] => [
  ...refusals,
  ...(access === 'anyone' ? [] : refusalsWhenSignedIn),
  ...refusalsOfEveryCall,
]
