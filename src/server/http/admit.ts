import type { FastifyBaseLogger } from 'fastify'
import type { Call } from '../../contract/call.ts'
import { notSignedIn, refuse } from '../../domain/refusal.ts'
import type { Config } from '../config.ts'
import type { Asks, SignedIn } from './context.ts'
import { noteSecurity } from './note-security.ts'

interface Caller {
  /** Of the session cookie. */
  token: string | undefined
  config: Pick<Config, 'signIn'>
  asks: Asks
  log: FastifyBaseLogger
  address: string
}

/**
 * Who makes a call, as far as they may make it: the one place that turns away who is not signed in,
 * or not with all that the installation asks for. A call that says nothing of it is open to
 * neither.
 */
export async function admit(caller: Caller, access?: 'before-second-factor'): Promise<SignedIn>
export async function admit(caller: Caller, access: Call['access']): Promise<SignedIn | null>
export async function admit(caller: Caller, access: Call['access']): Promise<SignedIn | null> {
  const { token, config, asks } = caller
  const who = token === undefined ? null : await asks.whoIs(token)
  if (who === null) {
    if (access === 'anyone') return null
    if (token !== undefined) noteSecurity({ ...caller, user: null }, 'session.refused')
    throw notSignedIn()
  }
  if (config.signIn === 'simple' || (await asks.hasSecondFactor(who.id))) return who
  if (access === 'before-second-factor') return { ...who, isSecondFactorWanted: true }
  // Half-way in they get what a visitor gets.
  if (access === 'anyone') return null
  noteSecurity({ ...caller, user: who }, 'access.refused', { code: 'SECOND_FACTOR_WANTED' })
  throw refuse(
    'SECOND_FACTOR_WANTED',
    'Everybody here signs in with two steps. Please set up two-step sign-in first.',
  )
}
