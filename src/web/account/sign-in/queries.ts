import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  forgotPasswordCall,
  loginCall,
  meCall,
  registerCall,
  registrationRuleCall,
  resetPasswordCall,
} from '../../../contract/account.ts'
import { openInvitationCall } from '../../../contract/household.ts'
import type { PasswordReset, ResetRequest } from '../../../domain/account/password-reset.ts'
import type {
  Credentials,
  InvitedRegistration,
  Me,
  SignedInUser,
  User,
} from '../../../domain/account/user.ts'
import type { ToastContent } from '../../api/after-mutation.ts'
import { claimDrafts } from '../../api/browser-storage.ts'
import { CallError, isRefused, errorMessage, failedBecause } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import {
  forgetVisitor,
  knownPerson,
  PERSON_KEY,
  rememberPerson,
  visitorFromPage,
  sessionKey,
} from '../../api/known-person.ts'
import { isServerOutOfReach, withSessionTimeout } from '../../api/offline-cache.ts'
import { clearPersisted, dropPendingWrites } from '../../api/persist-answers.ts'
import { forgetSession, isSignOutPending, sendPendingSignOut, signOut } from './sign-out.ts'

/** Who is signed in; null for a visitor. Never fresh, not cached, not retried (account 4). */
export const useSession = () =>
  useQuery({ queryKey: sessionKey, queryFn: ({ signal }) => readSession(signal) })

/** The server did not say whether somebody is signed in; the message is its title (account 4). */
export class SessionUnknown extends Error {
  override readonly name = 'SessionUnknown'
  constructor(cause: CallError) {
    super(`Authentication check failed: ${cause.status}`, { cause })
  }
}

/**
 * Reads who is signed in. A person known on this device stays so while the server cannot be
 * reached.
 */
async function readSession(signal: AbortSignal): Promise<Me | null> {
  const visitor = visitorFromPage()
  forgetVisitor()
  if (isSignOutPending()) {
    await sendPendingSignOut().catch(() => undefined)
    return null
  }
  const storedPerson = knownPerson()
  if (visitor === 'visitor') {
    if (storedPerson) await forgetSession()
    return null
  }
  try {
    const user = await callServer(meCall, { signal: storedPerson ? withSessionTimeout(signal) : signal })
    if (storedPerson && (storedPerson.id !== user.id || storedPerson.householdId !== user.householdId))
      await clearPersisted()
    rememberPerson(user)
    claimDrafts(user.id)
    return user
  } catch (error) {
    if (isRefused(error, meCall, 'NOT_SIGNED_IN')) {
      if (storedPerson) await forgetSession()
      return null
    }
    if (storedPerson && isServerOutOfReach(error)) return storedPerson
    if (error instanceof CallError && error.status > 0) {
      throw new SessionUnknown(error)
    }
    throw error
  }
}

/**
 * Another tab was signed out, signed in or moved to another household: this tab no longer shows
 * anything of the person who was signed in here, also offline.
 */
export function useSessionOfOtherTabs(): void {
  const client = useQueryClient()
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      const currentUser = client.getQueryData<Me | null>(sessionKey)
      if ((key !== PERSON_KEY && key !== null) || !currentUser) return
      const storedPerson = knownPerson()
      if (storedPerson?.id === currentUser.id && storedPerson.householdId === currentUser.householdId) return
      dropPendingWrites()
      client.setQueryData(sessionKey, null)
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
      if (storedPerson) void client.invalidateQueries({ queryKey: sessionKey })
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [client])
}

/** The signed-in user. Behind the gate there always is one. */
export function useUser(): User | undefined {
  return useSession().data ?? undefined
}

/** What the household's adults must not eat, as last known, without asking again (household 61). */
export const useHouseholdNeeds = (): Me['householdNeeds'] =>
  useQuery({ queryKey: sessionKey, queryFn: ({ signal }) => readSession(signal), enabled: false }).data
    ?.householdNeeds

/** The id where nobody is signed in; nothing is read or sent for it. */
export const NOBODY = 0

/**
 * The id of the signed-in user, under which their data is kept. Behind the gate it is `NOBODY` only
 * in the moment in which a session ends.
 */
export const useUserId = (): number => useUser()?.id ?? NOBODY

/** The signed-in user as last known, without asking the server again. For initial values. */
export const useKnownUser = (): User | undefined =>
  useQueryClient().getQueryData<User | null>(sessionKey) ?? undefined

/**
 * Whether registration is by invitation only. Until this is known the form is shown, and the server
 * refuses.
 */
export const useIsInvitationOnly = (): boolean =>
  useQuery({
    queryKey: ['registration'],
    queryFn: ({ signal }) => callServer(registrationRuleCall, { signal }),
    staleTime: Infinity,
  }).data?.registration === 'invite'

export const useRegister = () =>
  useMutation({
    mutationFn: async (registration: InvitedRegistration) => {
      await sendPendingSignOut()
      const user = await callServer(registerCall, { body: registration })
      // The invitation is used up, and its household is now one's own.
      if (registration.invitation !== undefined) window.history.replaceState(null, '', '/home')
      return user
    },
    meta: {
      reloads: true,
      done: { title: 'Registration successful!', text: 'Welcome to the meal planning app.' },
      failed: failedBecause('Registration failed'),
    },
  })

export const welcomeBack = ({ isRestored }: SignedInUser): ToastContent => ({
  title: 'Login successful!',
  text: isRestored ? 'Your account is restored.' : 'Welcome back.',
})

/**
 * `welcome` makes the toast after signing in; `fallback` is the text where the server gives no
 * reason.
 */
export const useLogin = (welcome = welcomeBack, fallback = 'Invalid email or password.') =>
  useMutation({
    mutationFn: async (credentials: Credentials) => {
      await sendPendingSignOut()
      return callServer(loginCall, { body: credentials })
    },
    meta: {
      signsIn: true,
      reloads: true,
      done: welcome,
      failed: (error) =>
        isCodeRequired(error) ? null : { title: 'Login failed', text: errorMessage(error, fallback) },
    },
  })

export const useLogout = () =>
  useMutation({
    // Drafts are forgotten before the toast is stored for the next page, or it would be cleared
    // too.
    mutationFn: signOut,
    meta: {
      reloads: true,
      done: (isPending: boolean) => ({
        title: 'Logged out successfully',
        text: isPending
          ? 'Nothing of yours is left on this device. We’ll tell Plateful when there’s a signal.'
          : 'See you next time!',
      }),
      failed: { title: 'Logout failed', text: 'Please try again.' },
    },
  })

export const useForgotPassword = () =>
  useMutation({
    mutationFn: (request: ResetRequest) => callServer(forgotPasswordCall, { body: request }),
    meta: {
      done: { title: 'Reset email sent!', text: 'Please check your email for password reset instructions.' },
      failed: failedBecause('Failed to send reset email.'),
    },
  })

/**
 * `fallback` differs between the sign-in screen and the page behind the emailed link (account 20).
 */
export const useResetPassword = (fallback: string) =>
  useMutation({
    mutationFn: (reset: PasswordReset) => callServer(resetPasswordCall, { body: reset }),
    meta: {
      signsIn: true,
      done: { title: 'Password reset successful!', text: 'You can now log in with your new password.' },
      failed: (error) =>
        isCodeRequired(error)
          ? null
          : { title: 'Password reset failed', text: errorMessage(error, fallback) },
    },
  })

export const useInvitation = (token: string | undefined) =>
  useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => callServer(openInvitationCall, { query: { token: token ?? '' }, signal }),
    enabled: token !== undefined,
  })

/** Whether the invitation is used, withdrawn or too old; any other failure may pass. */
export const isInvitationOver = (error: unknown): boolean => isRefused(error, openInvitationCall, 'NOT_FOUND')

/** Whether the password was right and a code is needed too. */
export const isCodeRequired = (error: unknown): boolean => isRefused(error, loginCall, 'CODE_WANTED')

/** The token that a right password gives, to be sent with the code. */
export const challengeOf = (error: unknown): string | undefined =>
  error instanceof CallError ? error.body?.challenge : undefined
