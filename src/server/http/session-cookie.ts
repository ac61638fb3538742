import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { TokenCookie } from './context.ts'

/** Over https the name's prefix makes the browser refuse the cookie from anywhere but this host (RFC 6265bis). */
const nameOf = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name)

export const sessionCookie = (request: FastifyRequest, reply: FastifyReply, config: Config) =>
  tokenCookie('plateful', request, reply, config)

/** Outlives the session: by it an account knows a browser that it let in before. */
export const browserCookie = (request: FastifyRequest, reply: FastifyReply, config: Config) =>
  tokenCookie('plateful-browser', request, reply, config)

function tokenCookie(
  plainName: string,
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): TokenCookie {
  const isSecure = config.publicUrl?.startsWith('https:') ?? false
  const name = nameOf(plainName, isSecure)
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  return {
    token: request.cookies[name],
    set: (token, expiresAt) =>
      void reply.setCookie(name, token, { ...options, expires: new Date(expiresAt) }),
    clear: () => void reply.clearCookie(name, options),
  }
}
