import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { bearerToken } from './bearer-token.ts'
import type { TokenCookie, VisitorContext } from './context.ts'

/**
 * Over https the name's prefix makes the browser refuse the cookie from anywhere but this host (RFC
 * 6265bis).
 */
const nameOf = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name)

/** The cookie of a session. A program acts by its access token alone, whatever cookies it sends. */
export function sessionCookie(request: FastifyRequest, reply: FastifyReply, config: Config): TokenCookie {
  const cookie = tokenCookie('plateful', request, reply, config)
  return bearerToken(request.headers) === undefined ? cookie : { ...cookie, token: undefined }
}

/** Identifies a known browser; it outlives the session. */
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

/**
 * Sets cookies only after the action has succeeded. A transaction may fail at its end, and the new
 * token would replace a session that still works.
 */
export async function withDeferredCookies<Answer>(
  context: VisitorContext,
  action: (deferred: VisitorContext) => Promise<Answer>,
): Promise<Answer> {
  const waiting: (() => void)[] = []
  const hold = (cookie: TokenCookie): TokenCookie => ({
    token: cookie.token,
    set: (token, expiresAt) => void waiting.push(() => cookie.set(token, expiresAt)),
    clear: () => void waiting.push(() => cookie.clear()),
  })
  const answer = await action({ ...context, session: hold(context.session), browser: hold(context.browser) })
  for (const send of waiting) send()
  return answer
}
