/** Security events: one log line each, under a stable name (docs/security.md, V16). */

import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Refusal } from '../../domain/refusal.ts'
import { AddressRefusal } from '../external/address-guard.ts'
import type { SessionUser } from './context.ts'

const levels = {
  'sign-in.succeeded': 'info',
  'sign-in.failed': 'warn',
  'sign-in.locked': 'warn',
  'second-step.failed': 'warn',
  'second-factor.on': 'info',
  'second-factor.off': 'info',
  'recovery-code.used': 'info',
  'recovery-codes.renewed': 'info',
  'password.changed': 'info',
  'password.reset-asked': 'info',
  'password.reset': 'info',
  'password.check-failed': 'warn',
  'email.change-asked': 'info',
  'email.changed': 'info',
  'session.ended': 'info',
  'session.refused': 'info',
  'token.created': 'info',
  'token.revoked': 'info',
  'token.refused': 'warn',
  'account.created': 'info',
  'account.deletion-asked': 'info',
  'account.restored': 'info',
  'access.refused': 'warn',
  'access.not-found': 'info',
  'limit.hit': 'warn',
  'import.address-refused': 'warn',
} as const

type SecurityEvent = keyof typeof levels

interface Caller {
  log: FastifyBaseLogger
  address: string
  user: SessionUser | null
}

/**
 * Details of an event that nobody can misuse: never a password, token, code, e-mail address or
 * email text.
 */
interface Details {
  /** The account, if it is not the caller's. */
  userId?: number | undefined
  code?: string
  limit?: unknown
  sessions?: 'this' | 'one' | 'others'
}

export function logSecurityEvent(
  { log, address, user }: Caller,
  event: SecurityEvent,
  details: Details = {},
): void {
  log[levels[event]]({ event, userId: user?.id, address, ...details }, 'security')
}

/** Refusals that may be an attack; all others are not logged here. */
export function logSecurityRefusal(request: FastifyRequest, refusal: Refusal): void {
  // Refused before the caller was identified.
  const { context }: { context?: FastifyRequest['context'] } = request
  const caller = { log: request.log, address: request.ip, user: context?.user ?? null }
  const event = eventOf(refusal, caller.user)
  if (event) logSecurityEvent(caller, event, { code: refusal.code, limit: refusal.details['limit'] })
}

/** The limits of failed sign-ins (`origin-limits.ts`). */
const ofSignIns = new Set<unknown>(['email', 'strangers', 'address'])

function eventOf(refusal: Refusal, user: SessionUser | null): SecurityEvent | undefined {
  const { code, details } = refusal
  if (refusal instanceof AddressRefusal) return 'import.address-refused'
  if (code === 'TOO_MANY_TRIES') return ofSignIns.has(details['limit']) ? 'sign-in.locked' : 'limit.hit'
  if (code === 'BUSY') return 'limit.hit'
  if (code === 'CROSS_SITE' || code === 'REGISTRATION_CLOSED') return 'access.refused'
  // Not found may also mean that it belongs to somebody else; most are old links.
  return code === 'NOT_FOUND' && user ? 'access.not-found' : undefined
}
