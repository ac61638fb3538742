/** The context of an action: the database, the clock, external services and the caller. */

import type { FastifyBaseLogger } from 'fastify'
import type { AccessScope } from '../../domain/account/access-token.ts'
import type { Me, OnboardingStatus } from '../../domain/account/user.ts'
import { type Day, dayOf, daysBetween } from '../../domain/day.ts'
import type { Instant } from '../../domain/fields.ts'
import type { FindOpenPacks } from '../../domain/planner/plan/open-pack.ts'
import type { Config } from '../config.ts'
import type { Household } from '../db/household.ts'
import type { Db } from '../db/tables.ts'
import type { ExternalServices } from '../external/external-services.ts'
import type { Changes } from './changes.ts'

/** The person behind a session. */
export interface SessionUser {
  id: number
  householdId: number
  /** They may only set one up until they have it (decision 0042). */
  isSecondFactorWanted?: true
}

/** The person for whom a program acts, and what its access token may do. */
export interface ProgramUser {
  token: string
  user: SessionUser
  scopes: readonly AccessScope[]
}

/** A cookie of one request that holds a secret. */
export interface TokenCookie {
  token: string | undefined
  set(token: string, expiresAt: Instant): void
  clear(): void
}

/** What the application is built from; tests hand in their own clock and external services. */
export interface AppDependencies {
  config: Config
  db: Db
  external: ExternalServices
  changes: Changes
  clock: () => Date
}

/** Questions of an earlier feature to a later one; `app.ts` supplies the answers. */
export interface LaterFeatures {
  findSession(token: string): Promise<SessionUser | null>
  findAccessToken(token: string): Promise<ProgramUser | null>
  hasSecondFactor(userId: number): Promise<boolean>
  firstSteps(household: Household): Promise<OnboardingStatus['steps']>
  /** What its adults must not eat; undefined where they wrote nothing down (household 61). */
  householdNeeds(household: Household): Promise<Me['householdNeeds']>
  /** The packs that plans of the household leave open. */
  openPacks(household: Household): Promise<FindOpenPacks>
}

export interface VisitorContext extends AppDependencies {
  laterFeatures: LaterFeatures
  /** The moment of the call. */
  now: Instant
  user: SessionUser | null
  /** The rows of their household. */
  household: Household | null
  session: TokenCookie
  /** Identifies a browser that an account knows, also while nobody is signed in. */
  browser: TokenCookie
  /** The client's address, for counting attempts. */
  address: string
  /** The User-Agent header. */
  userAgent: string | null
  /** The product's address for emailed links, without a slash at the end. */
  publicUrl: string
  log: FastifyBaseLogger
}

/** The input of a call that creates a thing, perhaps under an Idempotency-Key. */
export interface CreateInput<Draft> {
  body: Draft
  idempotencyKey?: string | undefined
}

/** The input of a call that names a row by its id. */
export interface WithId {
  params: { id: number }
}

/** The context of a call that only a signed-in person may make. */
export interface Context extends VisitorContext {
  user: SessionUser
  household: Household
}

/**
 * Today where the household is: the day that the browser names, if some time zone has it now,
 * otherwise the day in the time zone of this machine.
 */
export function todayOf(now: Instant, inBrowser?: Day): Day {
  const today = dayOf(new Date(now))
  return inBrowser && Math.abs(daysBetween(today, inBrowser)) <= 1 ? inBrowser : today
}

/** The instant `milliseconds` after `now`. */
export function addMilliseconds(now: Instant, milliseconds: number): Instant {
  return new Date(Date.parse(now) + milliseconds).toISOString()
}
