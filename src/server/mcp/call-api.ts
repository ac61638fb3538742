import type { FastifyInstance } from 'fastify'
import {
  addressOf,
  type Call,
  type CallAnswer,
  ErrorBody,
  type CallInput,
  type InputArguments,
} from '../../contract/call.ts'

/** A call was refused; the message is a sentence for a person. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal'
}

/** Makes a call as the holder of an access token; throws an `ApiRefusal`. */
export type CallApi = <C extends Call>(call: C, ...input: InputArguments<C>) => Promise<CallAnswer<C>>

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: object
  ifMatch?: number
}

/**
 * Makes calls through the whole application, so that checks, scopes, limits and households are
 * those of every other program.
 */
export function callApiBy(app: FastifyInstance, token: string, remoteAddress?: string): CallApi {
  return async <C extends Call>(call: C, ...[input]: InputArguments<C>): Promise<CallAnswer<C>> => {
    const parts: Parts & Partial<CallInput<C>> = input ?? {}
    const { body, ifMatch } = parts
    const response = await app.inject({
      method: call.method,
      url: addressOf(call, parts),
      headers: {
        authorization: `Bearer ${token}`,
        ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
      },
      ...(body !== undefined && { payload: body }),
      ...(remoteAddress !== undefined && { remoteAddress }),
    })
    if (response.statusCode >= 400) throw new ApiRefusal(describeRefusal(response.json()))
    return (call.answer ? call.answer.parse(response.json()) : undefined) as CallAnswer<C>
  }
}

function describeRefusal(body: unknown): string {
  const { message, issues = [] } = ErrorBody.parse(body)
  const fields = issues.map((issue) => `${issue.path}: ${issue.message}`)
  return [message, ...fields.filter((field) => !field.endsWith(message))].join('\n')
}
