/**
 * What stands around every screen of a signed-in person: the onboarding welcome instead of them, or
 * the navigation above them.
 */
import { Outlet, useLocation } from '@tanstack/react-router'
import { useMailedLink } from './account/use-mailed-link.ts'
import { TimerPlace } from './recipes/cooking/timer-place.tsx'
import classes from './layout.module.css'
import { useLiveChanges } from './live-changes.ts'
import { Navigation } from './navigation.tsx'
import { NewVersionNote } from './new-version-note.tsx'
import { useTickDelivery } from './shopping/send-ticks.ts'
import { Splash } from './ui/splash.tsx'
import { FirstSteps } from './home/welcome/first-steps.tsx'
import { useHasStartedOnboarding } from './home/welcome/onboarding-started.ts'
import { OnboardingScreen } from './home/welcome/onboarding-screen.tsx'
import { useOnboardingStatus } from './home/welcome/queries.ts'

/** Where somebody new comes by before the first week is planned. */
const isOnTheWay = (path: string) =>
  /^\/(home|meal-setup|meal-planning-setup|recipes|browse-recipes)?$/.test(path)

/**
 * What somebody new came for goes before the first steps: an invitation, or recipes that were
 * shared with them (decision 0045).
 */
const isBeforeFirstSteps = (path: string) =>
  path === '/welcome' || /^\/(join|shared?|review-shared-recipe)\//.test(path)

export function Layout() {
  const path = useLocation({ select: (location) => location.pathname })
  const onboarding = useOnboardingStatus()
  const hasStarted = useHasStartedOnboarding()
  useLiveChanges()
  useTickDelivery()
  useMailedLink()
  // Whoever asks again for a status that could not be read does not take the screen away with that.
  if (!onboarding.isFetched) return <Splash />
  // A status that cannot be read keeps nobody out of the house.
  if (onboarding.data?.needsOnboarding && !hasStarted && !isBeforeFirstSteps(path))
    return <OnboardingScreen />
  return (
    <>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <Navigation />
      <TimerPlace />
      <NewVersionNote />
      <main id="content" className={classes.content} tabIndex={-1}>
        {isOnTheWay(path) && <FirstSteps />}
        <Outlet />
      </main>
    </>
  )
}
