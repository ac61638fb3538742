import { z } from 'zod'
import {
  addressOf,
  type Call,
  type CallAnswer,
  type CallInput,
  ErrorBody,
  type InputArguments,
} from '../../contract/call.ts'
import { CallError, networkError, interceptedError } from './call-error.ts'
import { pageId } from './ids.ts'
import { dropPreloaded, takePreloaded } from './preload.ts'
import { setServerTime } from './server-clock.ts'

/** The parts that calls can have; `CallInput` says which of them one call needs. */
interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  ifMatch?: number
  idempotencyKey?: string
}

/**
 * Makes a call and returns the answer, or throws a `CallError`. Queries pass their `signal` on:
 * `queryFn: ({ signal }) => callServer(recipesCall, { signal })`.
 */
export async function callServer<C extends Call>(
  call: C,
  ...[input]: [...InputArguments<C>] | [input: CallInput<C> & { signal?: AbortSignal }]
): Promise<CallAnswer<C>> {
  const parts: Parts & { signal?: AbortSignal } = input ?? {}
  const address = addressOf(call, parts)
  const body = parts.body === undefined ? undefined : bodyToSend(call, parts.body)
  const request = {
    method: call.method,
    credentials: 'include',
    signal: parts.signal ?? null,
    headers: headersOf(call, parts),
    keepalive: mayOutlivePage(call, body),
    ...(body !== undefined && { body }),
  } as const
  const isTakenBack = request.signal !== null
  if (call.method !== 'POST' || isTakenBack || body instanceof Blob)
    return sendRequest(call, address, request)
  return sharedRequest(`${address} ${parts.idempotencyKey ?? ''} ${String(body)}`, () =>
    sendRequest(call, address, request),
  )
}

/**
 * Whether the call survives a reload or the closing of the page. For small changes only: a browser
 * carries 64 KB of such calls at a time and refuses the rest.
 */
function mayOutlivePage({ method }: Call, body: Blob | string | undefined): boolean {
  return method !== 'GET' && !(body instanceof Blob) && (body?.length ?? 0) <= MAX_KEEPALIVE_LENGTH
}

const MAX_KEEPALIVE_LENGTH = 4000

async function sendRequest<C extends Call>(
  call: C,
  address: string,
  request: RequestInit,
): Promise<CallAnswer<C>> {
  if (call.method !== 'GET') dropPreloaded()
  const response = await fetchOrThrow(address, request)
  setServerTime(response.headers.get('date'))
  if (!response.ok) throw await failureOf(response)
  return (await answerOf(call, response)) as CallAnswer<C>
}

/** Creations under way, by everything that they send. */
const underWay = new Map<string, Promise<unknown>>()

/**
 * Calls with the same key share one request: a second press, made before the button shows that it
 * is busy, creates no second thing.
 */
function sharedRequest<Answer>(key: string, make: () => Promise<Answer>): Promise<Answer> {
  const existing = underWay.get(key)
  if (existing) return existing as Promise<Answer>
  const pending = make().finally(() => underWay.delete(key))
  underWay.set(key, pending)
  return pending
}

/** A file goes as it is, everything else as JSON. */
const bodyToSend = (call: Call, body: unknown): Blob | string =>
  call.upload && body instanceof Blob ? body : JSON.stringify(body)

function headersOf({ upload }: Call, { body, ifMatch, idempotencyKey }: Parts): Record<string, string> {
  return {
    accept: 'application/json',
    'x-page': pageId,
    ...(body === undefined
      ? {}
      : { 'content-type': upload ? 'application/octet-stream' : 'application/json' }),
    ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  }
}

async function fetchOrThrow(address: string, request: RequestInit): Promise<Response> {
  try {
    return await (takePreloaded(address, request.signal ?? null) ?? fetch(address, request))
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw networkError()
  }
}

/** Where an answer came from, with its ETag. */
export interface AnswerSource {
  path: string
  address: string
  etag: string | null
}

/** The last answers that had an ETag: an unchanged library of thousands is not sent again. */
const answersWithEtag = new Map<string, { address: string; etag: string; answer: unknown }>()

const sources = new WeakMap<object, AnswerSource & { call: Call }>()

/** From which call an answer came; undefined for values that were derived from answers. */
export const answerSourceOf = (answer: unknown): (AnswerSource & { call: Call }) | undefined =>
  typeof answer === 'object' && answer !== null ? sources.get(answer) : undefined

/**
 * Takes an answer from this device's cache as the last one: if it is unchanged, it is not sent
 * again.
 */
export function seedLastAnswer({ path, address, etag }: AnswerSource, answer: unknown): void {
  if (etag !== null && !answersWithEtag.has(path)) answersWithEtag.set(path, { address, etag, answer })
}

async function answerOf(call: Call, response: Response) {
  if (response.status === 204) return undefined
  const etag = response.headers.get('etag')
  const { url: address } = response
  const { path } = call
  if (etag === null) return recordSource(call, { path, address, etag }, await jsonOf(response))
  const cached = answersWithEtag.get(path)
  if (cached?.address === address && cached.etag === etag) {
    void response.body?.cancel()
    return cached.answer
  }
  const answer = recordSource(call, { path, address, etag }, await jsonOf(response))
  answersWithEtag.set(path, { address, etag, answer })
  return answer
}

/**
 * The JSON of an answer. The sign-in page of a network is not an answer of Plateful, and neither is
 * half an answer: then the call counts as one that reached no server (home 61).
 */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : ''
    if (name === 'AbortError') throw error
    throw name === 'SyntaxError' ? interceptedError() : networkError()
  }
}

function recordSource(call: Call, source: AnswerSource, answer: unknown): unknown {
  if (call.method === 'GET' && typeof answer === 'object' && answer !== null)
    sources.set(answer, { ...source, call })
  return answer
}

async function failureOf(response: Response): Promise<CallError> {
  const text = await response.text()
  return new CallError(response.status, bodyOf(text), text || response.statusText)
}

function bodyOf(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text)
    return ErrorBody.safeParse(body).data ?? ForeignBody.safeParse(body).data ?? null
  } catch {
    return null
  }
}

const sentence = z.string().optional().catch(undefined)

/** A proxy or another server gives its reason in a field of its own; it is read too (home 31). */
const ForeignBody = z
  .object({ error: sentence, details: sentence, message: sentence })
  .transform(({ error, details, message }) => ({
    code: 'FOREIGN',
    message: error || details || message || '',
  }))
