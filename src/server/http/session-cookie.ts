import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { SessionCookie } from './context.ts'

/** Over https the name's prefix makes the browser refuse the cookie from anywhere but this host (RFC 6265bis). */
const nameOf = (isSecure: boolean) => (isSecure ? '__Host-plateful' : 'plateful')

export function sessionCookie(request: FastifyRequest, reply: FastifyReply, config: Config): SessionCookie {
  const isSecure = config.publicUrl?.startsWith('https:') ?? false
  const name = nameOf(isSecure)
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  return {
    token: request.cookies[name],
    set: (token, expiresAt) =>
      void reply.setCookie(name, token, { ...options, expires: new Date(expiresAt) }),
    clear: () => void reply.clearCookie(name, options),
  }
}
