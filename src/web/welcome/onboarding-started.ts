/** The marker that somebody has begun to set the family up; from then on the app opens as usual (part 1 §2, §4). */
const KEY = 'plateful:onboarding-started'
const BANNER_KEY = 'plateful:onboarding-banner-dismissed'

export const hasStartedOnboarding = () => localStorage.getItem(KEY) !== null

export function startOnboarding() {
  localStorage.setItem(KEY, 'yes')
}

/** Setting up day templates clears both flags (part 1 §4). */
export function forgetOnboardingFlags() {
  localStorage.removeItem(KEY)
  localStorage.removeItem(BANNER_KEY)
}
