import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { skipOnboardingCall } from '../../../contract/account.ts'
import { callServer } from '../../api/call-server.ts'
import { onboardingQuery } from '../../api/onboarding-query.ts'
import { browserStorage } from '../../api/browser-storage.ts'

export const useOnboardingStatus = () => useQuery(onboardingQuery)

export const useSkipOnboarding = () =>
  useMutation({
    mutationFn: () => callServer(skipOnboardingCall),
    meta: {
      refreshes: ['onboarding'],
      failed: { title: 'That could not be saved', text: 'Please try again.' },
    },
  })

/**
 * Marks that somebody has started to set the family up; the app opens as usual from then on (home
 * 6, home 7).
 */
const KEY = 'plateful:onboarding-started'
const STEPS_KEY = 'plateful:first-steps'
const BANNER_KEY = 'plateful:onboarding-banner-dismissed'

const has = (key: string) => browserStorage.read(key) !== null
const mark = (key: string) => browserStorage.write(key, 'yes')
const forget = (key: string) => browserStorage.write(key, null)

const hasMarker = () => has(KEY)

/**
 * It stays true while the page is open: the second step clears the marker and continues to the
 * templates.
 */
export function useHasStartedOnboarding(): boolean {
  const [hasStarted, setHasStarted] = useState(hasMarker)
  if (hasStarted) return true
  const hasStartedNow = hasMarker()
  if (hasStartedNow) setHasStarted(true)
  return hasStartedNow
}

export function startOnboarding() {
  mark(KEY)
  mark(STEPS_KEY)
}

/**
 * Somebody who started the set-up sees the first steps on this browser, until they hide them or
 * plan.
 */
export const areFirstStepsShown = () => has(STEPS_KEY) && !has(BANNER_KEY)

export function hideFirstSteps() {
  forget(STEPS_KEY)
  mark(BANNER_KEY)
}

/** Setting up day templates clears both flags (home 8). */
export function forgetOnboardingFlags() {
  forget(KEY)
  forget(BANNER_KEY)
}
