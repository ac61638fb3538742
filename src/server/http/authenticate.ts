import type { FastifyBaseLogger } from 'fastify'
import type { Call } from '../../contract/call.ts'
import { notSignedIn, refuse } from '../../domain/refusal.ts'
import type { Config } from '../config.ts'
import type { Asks, SignedIn } from './context.ts'
import { logSecurityEvent } from './log-security-event.ts'

interface Caller {
  /** The token of the session cookie. */
  token: string | undefined
  config: Pick<Config, 'signIn'>
  asks: Asks
  log: FastifyBaseLogger
  address: string
}

/**
 * The caller, if the call is open to them. This is the only place that refuses callers who are not
 * signed in, or lack the second factor that the installation demands. A call without `access` needs
 * both.
 */
export async function authenticate(caller: Caller, access?: 'before-second-factor'): Promise<SignedIn>
export async function authenticate(caller: Caller, access: Call['access']): Promise<SignedIn | null>
export async function authenticate(caller: Caller, access: Call['access']): Promise<SignedIn | null> {
  const { token, config, asks } = caller
  const who = token === undefined ? null : await asks.findSession(token)
  if (who === null) {
    if (access === 'anyone') return null
    if (token !== undefined) logSecurityEvent({ ...caller, user: null }, 'session.refused')
    throw notSignedIn()
  }
  if (config.signIn === 'simple' || (await asks.hasSecondFactor(who.id))) return who
  if (access === 'before-second-factor') return { ...who, isSecondFactorWanted: true }
  // Without the second factor they count as visitors.
  if (access === 'anyone') return null
  logSecurityEvent({ ...caller, user: who }, 'access.refused', { code: 'SECOND_FACTOR_WANTED' })
  throw refuse(
    'SECOND_FACTOR_WANTED',
    'Everybody here signs in with two steps. Please set up two-step sign-in first.',
  )
}
