/** Binds a call of the contract to the action that answers it. */

import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type AnsweredFile, type Call, ErrorBody, type ParsedInput } from '../../contract/call.ts'
import { refuse } from '../../domain/refusal.ts'
import { answerIdempotently } from '../db/answer-idempotently.ts'
import { Household } from '../db/household.ts'
import { authenticate, authenticateProgram } from './authenticate.ts'
import { bearerToken } from './bearer-token.ts'
import { announceDone } from './changes.ts'
import type { LaterFeatures, Context, AppDependencies, VisitorContext } from './context.ts'
import { InFlight } from './in-flight.ts'
import type { ResponseCache } from './response-cache.ts'
import { schemaHash, sendWithETag } from './send-with-etag.ts'
import { browserCookie, sessionCookie } from './session-cookie.ts'

type ContextOf<C extends Call> = C extends { access: 'anyone' } ? VisitorContext : Context
type ActionAnswer<C extends Call> = C extends { file: true }
  ? AnsweredFile
  : C extends { redirects: true }
    ? `/${string}`
    : C extends { answer: infer A extends z.ZodType }
      ? z.input<A>
      : void

/** A call with its action, as the application registers it. */
export interface Route {
  call: Call
  run(context: VisitorContext, input: object, version?: string): Promise<unknown>
  /**
   * The version of the household's present answer, cheap to read. It makes the ETag: a client that
   * has it gets 304, and for all others the answer is cached.
   */
  versionOf?: (context: VisitorContext) => Promise<string>
}

/**
 * Binds a call to its action. The action receives the parsed input and, with `versionOf`, the
 * version that was read just before. Its answer is parsed too, so that nothing else is sent.
 */
export function bindCall<const C extends Call>(
  call: C,
  action: (context: ContextOf<C>, input: ParsedInput<C>, version?: string) => Promise<ActionAnswer<C>>,
  versionOf?: (context: ContextOf<C>) => Promise<string>,
): Route {
  return {
    call,
    run: (context, input, version) => action(context as ContextOf<C>, input as ParsedInput<C>, version),
    ...(versionOf && { versionOf: (context) => versionOf(context as ContextOf<C>) }),
  }
}

function readIfMatch(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match']
  if (header === undefined || header === '*') return undefined
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header.trim())?.[1]
  if (version === undefined) throw refuse('BAD_INPUT', 'If-Match must name a version, for example "3"')
  return Number(version)
}

/** Clients may send the key in quotes. */
function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key']
  if (header === undefined) return undefined
  const key = /^"?([\w-]{16,100})"?$/.exec(String(header))?.[1]
  if (key === undefined)
    throw refuse('BAD_INPUT', 'Idempotency-Key must be 16 to 100 letters, digits and dashes')
  return key
}

async function contextOf(
  dependencies: AppDependencies,
  laterFeatures: LaterFeatures,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<VisitorContext> {
  const { config } = dependencies
  const accessToken = bearerToken(request.headers)
  const session = sessionCookie(request, reply, config)
  const { ip: address, log } = request
  const caller = { config, laterFeatures, log, address }
  const user = await (accessToken === undefined
    ? authenticate({ ...caller, token: session.token }, call.access)
    : authenticateProgram({ ...caller, accessToken }, call))
  return {
    ...dependencies,
    laterFeatures,
    now: dependencies.clock().toISOString(),
    user,
    household: user && new Household(dependencies.db, user.householdId),
    session,
    browser: browserCookie(request, reply, config),
    address,
    userAgent: request.headers['user-agent'] ?? null,
    // Not from the Host header: a forged one would put another site's address into mailed links.
    publicUrl: config.publicUrl ?? `http://localhost:${request.socket.localPort ?? config.port}`,
    log,
  }
}

function sendFile(reply: FastifyReply, file: AnsweredFile): FastifyReply {
  void reply.type(file.mediaType).header('cache-control', file.cacheControl)
  if (file.fileName !== undefined)
    void reply.header('content-disposition', `attachment; filename="${file.fileName}"`)
  return reply.send(file.bytes instanceof Uint8Array ? file.bytes : Readable.from(file.bytes))
}

function statusOf(call: Call): number {
  if (call.redirects) return 303
  return call.answer === undefined && !call.file ? 204 : (call.status ?? 200)
}

/** Runs the action; a call that is sent again under its key gets its first answer. */
function runAction(
  route: Route,
  context: VisitorContext,
  input: object,
  request: FastifyRequest,
): Promise<unknown> {
  const { call } = route
  const idempotencyKey = call.runsOnce && readIdempotencyKey(request)
  if (idempotencyKey === undefined || !context.user || !context.household) return route.run(context, input)
  const { user, household: rows, now } = context
  const key = { userId: user.id, onceKey: idempotencyKey, asked: `${call.method} ${call.path}` }
  return answerIdempotently(rows, key, now, async (tx) => {
    const answered = await route.run({ ...context, household: tx, db: tx.db }, input)
    // Only the answer itself is stored, and nothing else that the action holds.
    return call.answer ? call.answer.parse(answered) : undefined
  })
}

/** The schema of a success. Files and empty answers are only described by it, not checked. */
function describeAnswer(call: Call): z.ZodType {
  if (call.redirects) return z.any().describe('Goes on to a page of the product')
  if (call.file) return z.any().describe('A file')
  return call.answer ?? z.null().describe('Done; there is nothing to say')
}

/** Announces a change to the household. The caller does not wait for it. */
function announceChange(call: Call, { context, headers }: FastifyRequest): void {
  if (call.method === 'GET' || context.user === null) return
  const page = headers['x-page']
  void announceDone(context, {
    householdId: context.user.householdId,
    area: call.path.split('/')[2] ?? '',
    page: typeof page === 'string' ? page.slice(0, 100) : null,
  })
}

/** Runs the action and sends its answer; one that has a version has an ETag and is cached. */
function handlerOf(route: Route, cache: ResponseCache, inFlight: InFlight) {
  const { call, versionOf } = route
  const schema = versionOf && schemaHash(describeAnswer(call))
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { params, query, body, context } = request
    const input = {
      params,
      query,
      body,
      ...(call.ifMatch && { ifMatch: readIfMatch(request) }),
      ...(call.createsOnce && { idempotencyKey: readIdempotencyKey(request) }),
    }
    if (versionOf) {
      const etagOf = async () => `${await versionOf(context)}-${schema}`
      // Query parameters that the call does not declare do not change the cache key.
      const requestKey = JSON.stringify([call.path, call.params && params, call.query && query])
      const make = (etag: string) => route.run(context, input, etag.slice(0, -`-${schema}`.length))
      return sendWithETag(request, reply, { cache, inFlight, requestKey, etagOf, make })
    }
    const answered = await runAction(route, context, input, request)
    announceChange(call, request)
    if (call.redirects) return reply.redirect(String(answered), statusOf(call))
    return call.file ? sendFile(reply, answered as AnsweredFile) : reply.code(statusOf(call)).send(answered)
  }
}

/**
 * Registers the calls on the server: validation, the signed-in check and the answer's schema come
 * from the contract.
 */
export function registerRoutes(
  app: FastifyInstance,
  dependencies: AppDependencies,
  laterFeatures: LaterFeatures,
  routes: readonly Route[],
  cache: ResponseCache,
): void {
  const inFlight = new InFlight()
  for (const route of routes) {
    const { call } = route
    app.route({
      method: call.method,
      url: call.path,
      config: { call },
      // A mailed link works only one time, so a mail program's HEAD request must not use it up.
      ...(call.redirects && { exposeHeadRoute: false }),
      ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
      // The session is checked before the body is parsed, so that strangers learn nothing about
      // valid bodies.
      onRequest: async (request, reply) => {
        request.context = await contextOf(dependencies, laterFeatures, call, request, reply)
      },
      schema: {
        ...(call.params && { params: call.params }),
        ...(call.query && { querystring: call.query }),
        ...(call.body && { body: call.body }),
        response: { [statusOf(call)]: describeAnswer(call), '4xx': ErrorBody, '5xx': ErrorBody },
      },
      handler: handlerOf(route, cache, inFlight),
    })
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    context: VisitorContext
  }
  interface FastifyContextConfig {
    /** The call that the route answers, where it is one of the contract. */
    call?: Call
  }
}
