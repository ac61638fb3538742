/** Turns every error into an answer. */

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { type Call, type ErrorBody, refusalsOf, refusalStatus } from '../../contract/call.ts'
import { Refusal } from '../../domain/refusal.ts'
import { type DatabaseFailure, databaseFailureOf } from '../db/database-failure.ts'
import { EmailNotSent } from '../external/email-not-sent.ts'
import { describeIssues } from './describe-issue.ts'
import { logSecurityRefusal } from './log-security-event.ts'

/** Refusals of the HTTP server before an action runs, in our words. */
const ownRefusals: Record<string, { status: number; body: ErrorBody }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    body: { code: 'TOO_LARGE', message: 'That’s too big to take at once. Send something smaller.' },
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    body: { code: 'WRONG_MEDIA_TYPE', message: 'Send JSON, with the content type application/json.' },
  },
}

const unreachable = {
  status: 503,
  body: {
    code: 'NOT_NOW',
    message: 'We can’t reach our records just now. Please try again in a moment; nothing was changed.',
  },
}
/** Failures with which the database can still be read. */
const unwritable: Partial<Record<DatabaseFailure, { status: number; code: string; why: string }>> = {
  full: { status: 507, code: 'NO_ROOM', why: 'There’s no room left on the server' },
  'failing-disk': { status: 503, code: 'NOT_KEPT', why: 'The server’s disk isn’t working as it should' },
  'read-only': { status: 503, code: 'NOT_KEPT', why: 'The server’s records can’t be written' },
}

/** Sentences for people about a failing database; the log has the database's own error. */
const unavailable: Partial<Record<DatabaseFailure, { status: number; body: ErrorBody }>> = {
  damaged: {
    status: 503,
    body: {
      code: 'DAMAGED',
      message: 'Some of our records can’t be read. Whoever runs this server can restore a backup.',
    },
  },
  busy: unreachable,
  unreachable: unreachable,
}

const UNREADABLE: ErrorBody = { code: 'BAD_INPUT', message: 'That request can’t be read.' }

/** Malformed addresses never reach a handler. */
export function answerUnreadable(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  // No hook runs for this call, so the connection is closed instead of reading the body.
  void reply.code(400).header('connection', 'close').send(UNREADABLE)
}

const internal = {
  status: 500,
  body: {
    code: 'INTERNAL',
    message: 'Something went wrong on our side. Nothing was lost; please try again.',
  },
}
const notSent = {
  status: 502,
  body: {
    code: 'LETTER_NOT_SENT',
    message: 'The mail server didn’t take the email. Please try again in a few minutes.',
  },
}

/** The answer to an error that is not a refusal. */
function failureOf(error: Error): { status: number; body: ErrorBody } {
  if (error instanceof EmailNotSent) return notSent
  const isSignIn = error instanceof SignInUnavailable
  const failure = databaseFailureOf(isSignIn ? error.cause : error)
  if (failure === undefined) return internal
  const unwritten = unwritable[failure]
  if (!unwritten) return unavailable[failure] ?? internal
  const { status, code, why } = unwritten
  const consequence = isSignIn
    ? 'so nobody can sign in just now. Tell whoever runs it, and try again later: nothing is lost.'
    : 'so this wasn’t saved. What’s already saved can still be read.'
  return { status, body: { code, message: `${why}, ${consequence}` } }
}

/** Called with a refusal that its call does not name. The refusal is answered nevertheless. */
export type OnUndeclaredRefusal = (request: FastifyRequest, call: Call, refusal: Refusal) => void

export const logUndeclaredRefusal: OnUndeclaredRefusal = ({ log }, { method, path }, { code }) =>
  log.error({ call: `${method} ${path}`, code }, 'a call gave a refusal that it does not name')

export function handleErrors(app: FastifyInstance, onUndeclared: OnUndeclaredRefusal): void {
  describeIssues()
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The call may have set the headers of a file before it failed.
    void reply.type('application/json; charset=utf-8').removeHeader('content-disposition')
    if (error instanceof Refusal) {
      logSecurityRefusal(request, error)
      const { call } = request.routeOptions.config
      if (call && !refusalsOf(call).includes(error.code)) onUndeclared(request, call, error)
      // The name of the limit goes to the log only.
      const { retryAfterSeconds, limit: _, ...details } = error.details
      if (typeof retryAfterSeconds === 'number') void reply.header('retry-after', retryAfterSeconds)
      return reply
        .code(refusalStatus[error.code])
        .send({ ...details, message: error.message, code: error.code })
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      const issues = error.validation.map((issue) => ({
        path: issue.instancePath.split('/').filter(Boolean).join('.'),
        message: issue.message ?? 'is not valid',
      }))
      const message = issues[0]?.message ?? 'That can’t be used as it is.'
      return reply.code(400).send({ message, code: 'BAD_INPUT', issues })
    }
    const ownRefusal = ownRefusals[error.code]
    if (ownRefusal) return reply.code(ownRefusal.status).send(ownRefusal.body)
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return reply.code(error.statusCode).send(UNREADABLE)
    }
    request.log.error({ err: error }, 'a call failed')
    const { status, body } = failureOf(error)
    if (body === unreachable.body) void reply.header('retry-after', 2)
    return reply.code(status).send(body)
  })
}

/** Nobody can sign in, because the database cannot be written; its error is the cause. */
class SignInUnavailable extends Error {
  override readonly name = 'SignInUnavailable'
  constructor(cause: unknown) {
    super('nobody can be let in', { cause })
  }
}

/** Wraps an action that signs in, so that a database failure is explained as one of signing in. */
export const explainSignInFailure =
  <Given extends unknown[], Answer>(action: (...given: Given) => Promise<Answer>) =>
  async (...givenArguments: Given): Promise<Answer> => {
    try {
      return await action(...givenArguments)
    } catch (error) {
      throw databaseFailureOf(error) === undefined ? error : new SignInUnavailable(error)
    }
  }
