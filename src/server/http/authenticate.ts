import type { FastifyBaseLogger } from 'fastify'
import type { Call } from '../../contract/call.ts'
import { notSignedIn, refuse } from '../../domain/refusal.ts'
import type { Config } from '../config.ts'
import type { LaterFeatures, SessionUser } from './context.ts'
import { logSecurityEvent } from './log-security-event.ts'

interface Caller {
  /** The token of the session cookie. */
  token: string | undefined
  config: Pick<Config, 'signIn'>
  laterFeatures: LaterFeatures
  log: FastifyBaseLogger
  address: string
}

/**
 * The caller, if the call is open to them. This is the only place that refuses callers who are not
 * signed in, or lack the second factor that the installation demands. A call without `access` needs
 * both.
 */
export async function authenticate(caller: Caller, access?: 'before-second-factor'): Promise<SessionUser>
export async function authenticate(caller: Caller, access: Call['access']): Promise<SessionUser | null>
export async function authenticate(caller: Caller, access: Call['access']): Promise<SessionUser | null> {
  const { token, config, laterFeatures } = caller
  const user = token === undefined ? null : await laterFeatures.findSession(token)
  if (user === null) {
    if (access === 'anyone') return null
    if (token !== undefined) logSecurityEvent({ ...caller, user: null }, 'session.refused')
    throw notSignedIn()
  }
  if (config.signIn === 'simple' || (await laterFeatures.hasSecondFactor(user.id))) return user
  if (access === 'before-second-factor') return { ...user, isSecondFactorWanted: true }
  // Without the second factor they count as visitors.
  if (access === 'anyone') return null
  logSecurityEvent({ ...caller, user: user }, 'access.refused', { code: 'SECOND_FACTOR_WANTED' })
  throw refuse(
    'SECOND_FACTOR_WANTED',
    'Everybody here signs in with two steps. Please set up two-step sign-in first.',
  )
}
