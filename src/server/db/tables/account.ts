/** Accounts and the households they live in: invitations, sign-in, its places, and reminders. */

import type { Generated } from 'kysely'
import type { AccessScope } from '../../../domain/account/access-token.ts'
import type { ReminderChoices } from '../../../domain/account/reminders.ts'
import type { Day } from '../../../domain/day.ts'
import type { Instant } from '../../../domain/fields.ts'
import type { Json } from './columns.ts'

interface Users {
  id: Generated<number>
  householdId: number
  username: string
  email: string
  hashedPassword: string
  firstName: string
  lastName: string
  isVerified: boolean
  pendingEmail: string | null
  emailTokenHash: string | null
  emailTokenExpiresAt: Instant | null
  defaultDinerCount: Generated<number>
  recipeRepeatInterval: Generated<number>
  photoImportsUsed: Generated<number>
  photoImportsResetDate: Day | null
  mealPlanningSubscription: string | null
  weeklyMealPlanLimit: number | null
  deletedAt: Instant | null
  deletionScheduledFor: Instant | null
  createdAt: Instant
}

interface Households {
  id: Generated<number>
  onboardingSkipped: boolean
  /**
   * Renewed by every change that must not run beside another one of the household; see
   * `row-locks.ts`.
   */
  revision: Generated<number>
  /**
   * The person who was alone here, joined another household and returns to this one after leaving
   * it.
   */
  keptForUserId: number | null
  /** The weekday on which its people are reminded to plan the next week; Monday is 0. */
  planningDay: Generated<number>
  createdAt: Instant
}

/** An invitation: the holder of its secret may join the household, once. */
interface Invitations {
  householdId: number
  id: Generated<number>
  /** The person who invited. */
  userId: number
  /** The hash of the link that the inviter sees. */
  tokenHash: string
  /** The hash of the link that was emailed and never shown, so that it proves the address. */
  mailedTokenHash: string | null
  /** The address that it was mailed to; null for a link that is passed on otherwise. */
  email: string | null
  createdAt: Instant
  expiresAt: Instant
}

interface Sessions {
  id: Generated<number>
  tokenHash: string
  userId: number
  userAgent: string | null
  createdAt: Instant
  expiresAt: Instant
}

/** A secret by which a program acts for a person (account 140). */
interface AccessTokens {
  id: Generated<number>
  tokenHash: string
  userId: number
  name: string
  scopes: Json<AccessScope[]>
  createdAt: Instant
  /** Precise to the hour. */
  lastUsedAt: Instant | null
  expiresAt: Instant | null
}

interface PasswordResetTokens {
  tokenHash: string
  userId: number
  expiresAt: Instant
  createdAt: Instant
}

/**
 * Two-step sign-in of one person; without `switchedOnAt` it waits for the first code of their app.
 */
interface SecondFactors {
  userId: number
  /** The key that the app has too; see `account/sign-in/second-factor-codes.ts`. */
  secret: string
  /** The newest time step whose code was used; that code and older ones no longer work. */
  lastStep: number
  recoverySalt: string
  switchedOnAt: Instant | null
  createdAt: Instant
}

/** A code that works once, for a person who has lost the app. */
interface RecoveryCodes {
  userId: number
  codeHash: string
}

/**
 * A sign-in that has passed the password and waits for the code; the holder of its secret has a few
 * tries.
 */
interface SignInChallenges {
  tokenHash: string
  userId: number
  triesLeft: number
  createdAt: Instant
  expiresAt: Instant
}

/** Browsers and networks from which an account has signed in before. */
interface KnownPlaces {
  userId: number
  /** 'network:…' as limits count it, or 'browser:…' with the hash of the token in its cookie. */
  place: string
  seenAt: Instant
}

interface SignInFailures {
  /** What is limited: 'email:… from …', 'address:…'. */
  subject: string
  /** The e-mail address of the account, whose count a new password deletes. */
  account: Generated<string | null>
  count: number
  /** When the count starts again. */
  resetsAt: Instant
}

/** The keys by which push services know this installation; one row, at place 1. */
interface PushKeys {
  place: number
  publicKey: string
  /** Encrypted where SECRETS_KEY is set; see `account/sign-in/second-factor-codes.ts`. */
  privateKey: string
  createdAt: Instant
}

interface RemindersChosen {
  userId: number
  choices: Json<ReminderChoices>
}

/** A browser that is told of reminders, as long as its session lasts. */
interface PushDevices {
  id: Generated<number>
  userId: number
  sessionId: number
  endpoint: string
  p256dh: string
  auth: string
  timeZone: string
  createdAt: Instant
}

/** A timer that runs on a device. */
interface TimersRunning {
  deviceId: number
  userId: number
  timerKey: string
  words: string
  recipeId: number
  /** Null where the device did not say. */
  servings: number | null
  step: number | null
  date: Day | null
  from: string | null
  ringsAt: Instant
}

/** Messages that were or are being sent to a device; each is sent once. */
interface RemindersSent {
  deviceId: number
  userId: number
  reminder: string
  sentAt: Instant
}

export interface AccountTables {
  users: Users
  households: Households
  invitations: Invitations
  sessions: Sessions
  accessTokens: AccessTokens
  passwordResetTokens: PasswordResetTokens
  secondFactors: SecondFactors
  recoveryCodes: RecoveryCodes
  signInChallenges: SignInChallenges
  signInFailures: SignInFailures
  knownPlaces: KnownPlaces
  reminderChoices: RemindersChosen
  pushKeys: PushKeys
  pushDevices: PushDevices
  runningTimers: TimersRunning
  remindersSent: RemindersSent
}
