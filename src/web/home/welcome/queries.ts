import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { skipOnboardingCall } from '../../../contract/account.ts'
import { callServer } from '../../api/call-server.ts'
import { hasOnboardingMarker, onOnboardingStarted } from '../../api/onboarding-flags.ts'
import { onboardingQuery } from '../../api/onboarding-query.ts'

export const useOnboardingStatus = () => useQuery(onboardingQuery)

export const useSkipOnboarding = () =>
  useMutation({
    mutationFn: () => callServer(skipOnboardingCall),
    meta: {
      refreshes: ['onboarding'],
      failed: { title: 'That couldn’t be saved', text: 'Please try again.' },
    },
  })

/**
 * Whether the first steps have begun. It stays true while the page is open, since the second step
 * clears the flag and goes on to the templates.
 */
export function useHasStartedOnboarding(): boolean {
  const [hasStarted, setHasStarted] = useState(hasOnboardingMarker)
  const hasStartedNow = useSyncExternalStore(onOnboardingStarted, hasOnboardingMarker)
  if (hasStarted) return true
  if (hasStartedNow) setHasStarted(true)
  return hasStartedNow
}
