/** The Model Context Protocol over HTTP at /mcp, for holders of access tokens (account 143). */

import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { identifyProgram } from '../http/authenticate.ts'
import { bearerToken } from '../http/bearer-token.ts'
import type { AppDependencies, LaterFeatures, ProgramUser } from '../http/context.ts'
import { callApiBy } from './call-api.ts'
import { ToolQueue } from './tool-queue.ts'

export function serveMcp(
  app: FastifyInstance,
  { clock }: Pick<AppDependencies, 'clock'>,
  laterFeatures: LaterFeatures,
): void {
  const queue = new ToolQueue()
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    schema: { hide: true },
    // Before the body is read, as with every other call.
    onRequest: async (request, reply) => {
      const { ip: address, log } = request
      const accessToken = bearerToken(request.headers)
      request.program = await identifyProgram({ accessToken, laterFeatures, address, log }).catch(
        (refusal: unknown) => {
          void reply.header('www-authenticate', 'Bearer')
          throw refusal
        },
      )
    },
    handler: async (request, reply) => {
      const { token, scopes, user } = request.program
      const { answerMcpRequest } = await import('./mcp-server.ts')
      const callApi = callApiBy(app, token, request.ip)
      const program = { callApi, scopes, userId: user.id, queue, clock }
      return sendResponse(reply, await answerMcpRequest(webRequest(request), request.body, program))
    },
  })
}

/** The protocol needs no host, and the one that is sent may make no address. */
function webRequest({ method, url, headers }: FastifyRequest): Request {
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  return new Request(new URL(url, 'http://localhost'), { method, headers: sent })
}

function sendResponse(reply: FastifyReply, response: Response): FastifyReply {
  void reply.code(response.status).headers(Object.fromEntries(response.headers))
  return response.body ? reply.send(Readable.fromWeb(response.body)) : reply.send()
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the program at /mcp acts for. */
    program: ProgramUser
  }
}
