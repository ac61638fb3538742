/** What this browser remembers of the first steps (home 6 to home 8). */
import { browserStorage } from './browser-storage.ts'

/** Set once somebody has begun to set the family up; the app then opens as usual. */
const KEY = 'plateful:onboarding-started'
const STEPS_KEY = 'plateful:first-steps'
const BANNER_KEY = 'plateful:onboarding-banner-dismissed'

const has = (key: string) => browserStorage.read(key) !== null
const mark = (key: string) => browserStorage.write(key, 'yes')
const forget = (key: string) => browserStorage.write(key, null)

export const hasOnboardingMarker = () => has(KEY)

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
