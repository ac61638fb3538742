import { useState } from 'react'

/** The marker that somebody has begun to set the family up; from then on the app opens as usual (part 1 §2, §4). */
const KEY = 'plateful:onboarding-started'
const STEPS_KEY = 'plateful:first-steps'
const BANNER_KEY = 'plateful:onboarding-banner-dismissed'

const hasMarker = () => localStorage.getItem(KEY) !== null

/** Begun, it stays begun while the page is open: its second step clears the marker, and leads on to the templates all the same. */
export function useHasStartedOnboarding(): boolean {
  const [hasStarted, setHasStarted] = useState(hasMarker)
  if (hasStarted) return true
  const hasStartedNow = hasMarker()
  if (hasStartedNow) setHasStarted(true)
  return hasStartedNow
}

export function startOnboarding() {
  localStorage.setItem(KEY, 'yes')
  localStorage.setItem(STEPS_KEY, 'yes')
}

/** Who began to set the family up is led through the first steps, on this browser, until they hide them or plan. */
export const areFirstStepsShown = () =>
  localStorage.getItem(STEPS_KEY) !== null && localStorage.getItem(BANNER_KEY) === null

export function hideFirstSteps() {
  localStorage.removeItem(STEPS_KEY)
  localStorage.setItem(BANNER_KEY, 'yes')
}

/** Setting up day templates clears both flags (part 1 §4). */
export function forgetOnboardingFlags() {
  localStorage.removeItem(KEY)
  localStorage.removeItem(BANNER_KEY)
}
