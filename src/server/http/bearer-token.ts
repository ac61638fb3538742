import type { IncomingHttpHeaders } from 'node:http'

/** What every access token begins with, so that programs that look for lost secrets know it. */
export const ACCESS_TOKEN_PREFIX = 'plateful_'

/**
 * The access token of a request. Other credentials in this header belong to a proxy in front of the
 * product and are ignored.
 */
export function bearerToken({ authorization }: IncomingHttpHeaders): string | undefined {
  const token = /^bearer +(\S{1,200})$/i.exec(authorization ?? '')?.[1]
  return token?.startsWith(ACCESS_TOKEN_PREFIX) ? token : undefined
}
