/**
 * What stands around every screen of a signed-in person: the onboarding welcome instead of them, or
 * the navigation above them.
 */
import { Outlet, useLocation } from '@tanstack/react-router'
import { Button } from '@mantine/core'
import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMailedLink } from './account/use-mailed-link.ts'
import { TimerPlace } from './recipes/cooking/timer-place.tsx'
import { useLiveChanges } from './api/live-changes.ts'
import { Navigation } from './navigation.tsx'
import { useTickDelivery } from './shopping/send-ticks.ts'
import { Splash } from './ui/splash.tsx'
import { FirstSteps } from './home/welcome/first-steps.tsx'
import { useHasStartedOnboarding, useOnboardingStatus } from './home/welcome/queries.ts'
import { OnboardingScreen } from './home/welcome/onboarding-screen.tsx'
import { useNewVersion } from './new-version.ts'
import { ButtonLink } from './ui/button-link.tsx'
import { Screen } from './ui/screen.tsx'
import classes from './layout.module.css'

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

/**
 * Says that a newer version is ready, and starts it when the person wants it: nothing is taken from
 * under their hands.
 */
function NewVersionNote() {
  const start = useNewVersion()
  const [isWanted, setWanted] = useState(false)
  // Leaving a field saves it: what is on its way arrives first.
  const isSaving = useIsMutating() > 0
  const isDue = isWanted && !isSaving
  useEffect(() => {
    if (isDue) start?.()
  }, [isDue, start])
  if (!start) return null
  return (
    <section className={classes.note} aria-label="New version">
      <p>A newer Plateful is ready.</p>
      <Button
        size="compact-md"
        variant="default"
        loading={isWanted && isSaving}
        onClick={() => setWanted(true)}
      >
        Reload
      </Button>
    </section>
  )
}

export function NotFoundScreen() {
  return (
    <Screen title="404 Page Not Found" intro="Did you forget to add the page to the router?" width="narrow">
      <ButtonLink to="/home">Go to today</ButtonLink>
    </Screen>
  )
}
