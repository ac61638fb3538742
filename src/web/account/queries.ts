import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  deleteAccountCall,
  endOtherSessionsCall,
  endSessionCall,
  resendVerificationCall,
  sessionsCall,
  updateDefaultDinerCountCall,
  updatePasswordCall,
  updateProfileCall,
} from '../../contract/account.ts'
import {
  type AccountDeletion,
  type DefaultDinerCount,
  GRACE_DAYS,
  type PasswordChange,
  type ProfileAnswer,
  type ProfileChange,
} from '../../domain/account/account.ts'
import type { SessionView } from '../../domain/account/session-view.ts'
import { forgetDrafts } from '../api/browser-storage.ts'
import { errorMessage, failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { sessionKey } from '../api/known-person.ts'
import { clearPersisted } from '../api/persist-answers.ts'

const refreshes = sessionKey

export const useUpdateProfile = () =>
  useMutation({
    mutationFn: (change: ProfileChange) => callServer(updateProfileCall, { body: change }),
    meta: {
      refreshes,
      done: ({ pendingEmailVerification, message }: ProfileAnswer) => ({
        title: 'Profile updated',
        ...(pendingEmailVerification && { text: message }),
      }),
      failed: failedBecause('Failed to update profile'),
    },
  })

export const useUpdatePassword = () =>
  useMutation({
    mutationFn: (change: PasswordChange) => callServer(updatePasswordCall, { body: change }),
    meta: {
      done: { title: 'Password updated', text: 'You are signed out everywhere else.' },
      failed: failedBecause('Failed to update password'),
    },
  })

/** Two screens set the number of diners, each with its own words (account 26). */
const dinerCountWords = {
  account: { done: 'Default diner count updated', failed: 'Failed to update setting' },
  settings: { done: 'Settings saved', failed: 'Failed to save settings' },
} as const

export type DinerCountPlace = keyof typeof dinerCountWords

export const useUpdateDinerCount = (place: DinerCountPlace) =>
  useMutation({
    mutationFn: (change: DefaultDinerCount) => callServer(updateDefaultDinerCountCall, { body: change }),
    meta: {
      refreshes,
      done: { title: dinerCountWords[place].done },
      failed: (error) => ({ title: dinerCountWords[place].failed, text: errorMessage(error) }),
    },
  })

/** Sends the email that verifies the address again. */
export const useResendVerification = () =>
  useMutation({
    mutationFn: async (email: string) => {
      await callServer(resendVerificationCall)
      return email
    },
    meta: {
      done: (email: string) => ({ title: 'Email sent', text: `Look for it in the inbox of ${email}.` }),
      failed: failedBecause('The email couldn’t be sent'),
    },
  })

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: async (body: AccountDeletion) => {
      await callServer(deleteAccountCall, { body })
      await clearPersisted()
      // Runs before the toast is stored for the next page, or it would be cleared too.
      forgetDrafts()
    },
    meta: {
      reloads: true,
      done: { title: 'Your account will be deleted', text: `Sign in within ${GRACE_DAYS} days to keep it.` },
      failed: failedBecause('Your account wasn’t deleted'),
    },
  })

const key = ['sessions'] as const

export const useSessions = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => callServer(sessionsCall, { signal }) })

/** The list changes at once; a failure restores it. */
function useSessionEnding<Input>(
  end: (input: Input) => Promise<void>,
  isEnded: (input: Input, one: SessionView) => boolean,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: end,
    onMutate: (input: Input) =>
      client.setQueryData<SessionView[]>(key, (list) => list?.filter((session) => !isEnded(input, session))),
    onError: () => client.invalidateQueries({ queryKey: key }),
    meta: {
      refreshes: key,
      done: { title: 'Signed out there', isAnnounceOnly: true },
      failed: failedBecause('That device couldn’t be signed out'),
    },
  })
}

export const useEndSession = () =>
  useSessionEnding(
    (id: number) => callServer(endSessionCall, { params: { id } }),
    (id, session) => session.id === id,
  )

export const useEndOtherSessions = () =>
  useSessionEnding(
    () => callServer(endOtherSessionsCall),
    (_none: undefined, session) => !session.isCurrent,
  )
