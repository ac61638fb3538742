import type { FastifyBaseLogger } from 'fastify'
import type { Call } from '../../contract/call.ts'
import { notSignedIn, refuse } from '../../domain/refusal.ts'
import type { Config } from '../config.ts'
import { scopesFor } from './access-scopes.ts'
import type { LaterFeatures, ProgramUser, SessionUser } from './context.ts'
import { logSecurityEvent } from './log-security-event.ts'

interface Caller {
  /** The token of the session cookie. */
  token: string | undefined
  config: Pick<Config, 'signIn'>
  laterFeatures: LaterFeatures
  log: FastifyBaseLogger
  address: string
}

interface Program extends Omit<Caller, 'token'> {
  accessToken: string
}

/**
 * The caller, if the call is open to them. Who isn't signed in, or lacks the second factor that the
 * installation demands, is refused in this file alone. A call without `access` needs both.
 */
export async function authenticate(caller: Caller, access?: 'before-second-factor'): Promise<SessionUser>
export async function authenticate(caller: Caller, access: Call['access']): Promise<SessionUser | null>
export async function authenticate(caller: Caller, access: Call['access']): Promise<SessionUser | null> {
  const { token, laterFeatures } = caller
  const user = token === undefined ? null : await laterFeatures.findSession(token)
  if (user === null) {
    if (access === 'anyone') return null
    if (token !== undefined) logSecurityEvent({ ...caller, user: null }, 'session.refused')
    throw notSignedIn()
  }
  return withSecondFactor(caller, user, access)
}

/** Who is behind an access token (account 140). A program without one that is known is refused. */
export async function identifyProgram({
  accessToken,
  ...caller
}: Pick<Caller, 'laterFeatures' | 'log' | 'address'> & {
  accessToken: string | undefined
}): Promise<ProgramUser> {
  if (accessToken === undefined) throw notSignedIn()
  const found = await caller.laterFeatures.findAccessToken(accessToken)
  if (found !== null) return found
  logSecurityEvent({ ...caller, user: null }, 'token.refused')
  throw notSignedIn()
}

/**
 * The person for whom a program acts, if its access token is good for the call (account 141). For
 * calls that are open to anyone a token counts only where it could make the call.
 */
export async function authenticateProgram(program: Program, call: Call): Promise<SessionUser | null> {
  const isOpen = call.access === 'anyone'
  const found = await (isOpen
    ? program.laterFeatures.findAccessToken(program.accessToken)
    : identifyProgram(program))
  if (found === null) return null
  const { user, scopes } = found
  const wanted = scopesFor(call)
  const isAllowed = wanted.some((scope) => scopes.includes(scope))
  if (isOpen && !isAllowed) return null
  if (!isAllowed) {
    logSecurityEvent({ ...program, user }, 'access.refused', { code: 'TOKEN_REFUSED' })
    throw refuse('TOKEN_REFUSED', explainRefusal(wanted))
  }
  return withSecondFactor(program, user, call.access)
}

const explainRefusal = (wanted: readonly string[]) =>
  wanted.length === 0
    ? 'This can’t be done with an access token. Sign in on the website to do it.'
    : `This access token may not do that. Make one with the scope ${wanted.map((scope) => `‘${scope}’`).join(' or ')}.`

async function withSecondFactor(
  caller: Omit<Caller, 'token'>,
  user: SessionUser,
  access: Call['access'],
): Promise<SessionUser | null> {
  const { config, laterFeatures } = caller
  if (config.signIn === 'simple' || (await laterFeatures.hasSecondFactor(user.id))) return user
  if (access === 'before-second-factor') return { ...user, isSecondFactorWanted: true }
  // Without the second factor they count as visitors.
  if (access === 'anyone') return null
  logSecurityEvent({ ...caller, user }, 'access.refused', { code: 'SECOND_FACTOR_WANTED' })
  throw refuse(
    'SECOND_FACTOR_WANTED',
    'Everybody here signs in with two steps. Please set up two-step sign-in first.',
  )
}
