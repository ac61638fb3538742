import { useMutation, useQuery } from '@tanstack/react-query'
import {
  inviteCall,
  joinCall,
  leaveCall,
  householdMembersCall,
  withdrawInvitationCall,
} from '../../../contract/household.ts'
import type { JoinRequest, LeaveRequest } from '../../../domain/household/invitation.ts'
import { forgetDrafts } from '../../api/browser-storage.ts'
import { failedBecause } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { clearPersisted } from '../../api/persist-answers.ts'

const key = ['household'] as const

export const useHouseholdMembers = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => callServer(householdMembersCall, { signal }) })

/** Invites by email; without an address it makes a link. */
export const useInvite = () =>
  useMutation({
    mutationFn: (email: string | null) => callServer(inviteCall, { body: { email } }),
    meta: {
      refreshes: key,
      failed: failedBecause('The invitation wasn’t made'),
    },
  })

export const useWithdraw = () =>
  useMutation({
    mutationFn: (id: number) => callServer(withdrawInvitationCall, { params: { id } }),
    meta: {
      refreshes: key,
      done: { title: 'Invitation withdrawn', isAnnounceOnly: true },
      failed: failedBecause('The invitation wasn’t withdrawn'),
    },
  })

/** The page reloads in another household, without drafts of the old one. */
async function reloadHousehold() {
  forgetDrafts()
  await clearPersisted()
  window.history.replaceState(null, '', '/household')
}

export const useJoin = () =>
  useMutation({
    mutationFn: async (body: JoinRequest) => {
      await callServer(joinCall, { body })
      await reloadHousehold()
    },
    meta: {
      reloads: true,
      done: { title: 'Welcome', text: 'You share this household now.' },
      failed: failedBecause('You haven’t moved'),
    },
  })

export const useLeave = () =>
  useMutation({
    mutationFn: async (body: LeaveRequest) => {
      await callServer(leaveCall, { body })
      await reloadHousehold()
    },
    meta: {
      reloads: true,
      done: { title: 'You’ve left the household', text: 'You’re in a household of your own now.' },
      failed: failedBecause('You haven’t left'),
    },
  })
