/** What this browser remembers of the first steps (home 6 to home 8). */

import { browserStorage } from './browser-storage.ts'
import { Listeners } from './listeners.ts'

/** Set once somebody has begun to set the family up; the app then opens as usual. */
const STARTED_KEY = 'plateful:onboarding-started'
const STEPS_KEY = 'plateful:first-steps'
const BANNER_KEY = 'plateful:onboarding-banner-dismissed'

const isFlagSet = (key: string) => browserStorage.read(key) !== null
const setFlag = (key: string) => browserStorage.write(key, 'yes')
const clearFlag = (key: string) => browserStorage.write(key, null)

export const hasOnboardingMarker = () => isFlagSet(STARTED_KEY)

const startListeners = new Listeners()

/** Calls the listener when the first steps begin on this page; answers how to stop that. */
export const onOnboardingStarted = startListeners.subscribe

export function startOnboarding() {
  setFlag(STARTED_KEY)
  setFlag(STEPS_KEY)
  startListeners.notify()
}

/**
 * Somebody who started the set-up sees the first steps on this browser, until they hide them, plan
 * or complete a list.
 */
export const areFirstStepsShown = () => isFlagSet(STEPS_KEY) && !isFlagSet(BANNER_KEY)

export function hideFirstSteps() {
  clearFlag(STEPS_KEY)
  setFlag(BANNER_KEY)
}

/** Setting up day templates clears both flags (home 8). */
export function forgetOnboardingFlags() {
  clearFlag(STARTED_KEY)
  clearFlag(BANNER_KEY)
}
