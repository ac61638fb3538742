import { useMutation, useQuery } from '@tanstack/react-query'
import {
  beginSecondFactorCall,
  confirmSecondFactorCall,
  endSecondFactorCall,
  renewRecoveryCodesCall,
  secondFactorCall,
} from '../../contract/account.ts'
import type {
  RecoveryCodes,
  SecondFactorChange,
  SecondFactorProof,
  SecondFactorStart,
} from '../../domain/account/second-factor.ts'
import { hasStatus, errorMessage, failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'

const key = ['second-factor'] as const
const refreshes = key

export const useSecondFactor = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => callServer(secondFactorCall, { signal }) })

export const useBeginSecondFactor = () =>
  useMutation({
    mutationFn: (body: SecondFactorStart) => callServer(beginSecondFactorCall, { body }),
    meta: { failed: failedBecause('That didn’t work') },
  })

/**
 * Returns the recovery codes; null where two-step sign-in is on but the answer with the codes was
 * lost.
 */
export const useConfirmSecondFactor = () =>
  useMutation({
    mutationFn: (body: SecondFactorProof): Promise<RecoveryCodes | null> =>
      callServer(confirmSecondFactorCall, { body }).catch(async (error: unknown) => {
        const factor = await callServer(secondFactorCall).catch(() => null)
        if (!factor || factor.switchedOnAt === null) throw error
        return null
      }),
    meta: {
      // The server ends all other sessions.
      refreshes: [...refreshes, 'sessions'],
      done: (codes: RecoveryCodes | null) => ({
        title: 'Two-step sign-in is on',
        text: codes
          ? 'You are signed out everywhere else.'
          : 'Your recovery codes didn’t arrive. Make new ones under My Account.',
      }),
      failed: (error) => ({
        title: hasStatus(error, 0) ? 'Two-step sign-in may not be on yet' : 'Two-step sign-in isn’t on yet',
        text: errorMessage(error),
      }),
    },
  })

export const useRenewRecoveryCodes = () =>
  useMutation({
    mutationFn: (body: SecondFactorChange) => callServer(renewRecoveryCodesCall, { body }),
    meta: { refreshes, failed: failedBecause('No new recovery codes were made') },
  })

export const useEndSecondFactor = () =>
  useMutation({
    mutationFn: (body: SecondFactorChange) => callServer(endSecondFactorCall, { body }),
    meta: {
      refreshes,
      done: { title: 'Two-step sign-in is off', text: 'Your password is enough to sign in.' },
      failed: failedBecause('Two-step sign-in is still on'),
    },
  })
