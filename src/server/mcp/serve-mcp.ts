/** The Model Context Protocol over HTTP at /mcp, for holders of access tokens (account 143). */
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notSignedIn } from '../../domain/refusal.ts'
import { bearerToken } from '../http/bearer-token.ts'
import type { AppDependencies, LaterFeatures } from '../http/context.ts'
import { callApiBy } from './call-api.ts'

export function serveMcp(
  app: FastifyInstance,
  { clock }: Pick<AppDependencies, 'clock'>,
  laterFeatures: LaterFeatures,
): void {
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    schema: { hide: true },
    handler: async (request, reply) => {
      const token = bearerToken(request.headers)
      const found = token === undefined ? null : await laterFeatures.findAccessToken(token)
      if (token === undefined || found === null) {
        void reply.header('www-authenticate', 'Bearer')
        throw notSignedIn()
      }
      const { answerMcpRequest } = await import('./mcp-server.ts')
      const callApi = callApiBy(app, token, request.ip)
      const { scopes } = found
      return sendResponse(
        reply,
        await answerMcpRequest(webRequest(request), request.body, { callApi, scopes, clock }),
      )
    },
  })
}

function webRequest({ method, url, headers, protocol, host }: FastifyRequest): Request {
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  return new Request(new URL(url, `${protocol}://${host}`), { method, headers: sent })
}

function sendResponse(reply: FastifyReply, response: Response): FastifyReply {
  void reply.code(response.status).headers(Object.fromEntries(response.headers))
  return response.body ? reply.send(Readable.fromWeb(response.body)) : reply.send()
}
