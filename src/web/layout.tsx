/**
 * The frame of every screen of a signed-in person: the navigation above it, or the onboarding
 * welcome in its place.
 */

import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTimeZone } from './account/reminders/use-time-zone.ts'
import { useMailedLink } from './account/use-mailed-link.ts'
import { useLiveChanges } from './api/live-changes.ts'
import { useRetryStaleReads } from './api/stale-reads.ts'
import { FirstSteps } from './home/welcome/first-steps.tsx'
import { OnboardingScreen } from './home/welcome/onboarding-screen.tsx'
import { useHasStartedOnboarding, useOnboardingStatus } from './home/welcome/queries.ts'
import { NewVersionNote, NoSignalNote } from './layout-notes.tsx'
import { Navigation } from './navigation.tsx'
import { OutboxNote } from './outbox/outbox-note.tsx'
import { useOutboxDelivery } from './outbox/use-outbox-delivery.ts'
import { TimerPlace } from './recipes/cooking/timer-place.tsx'
import { useEditDelivery } from './shopping/list/send-edits.ts'
import { useTickDelivery } from './shopping/shop/send-ticks.ts'
import { ButtonLink } from './ui/button-link.tsx'
import { NotFoundActions } from './ui/not-found-actions.tsx'
import { Screen } from './ui/screen.tsx'
import { Splash } from './ui/splash.tsx'
import { dismissOnNavigation } from './ui/toast.ts'
import { useReadAhead } from './use-read-ahead.ts'
import classes from './layout.module.css'

/**
 * The screens of the first steps, before the first week is planned. Home shows its own next step.
 */
const isOnTheWay = (path: string) => /^\/(meal-setup|meal-planning-setup|recipes|browse-recipes)$/.test(path)

/** Invitations and shared recipes are shown before the first steps (decision 0045). */
const isBeforeFirstSteps = (path: string) =>
  path === '/welcome' || /^\/(join|shared?|review-shared-recipe)\//.test(path)

export function Layout() {
  const path = useLocation({ select: (location) => location.pathname })
  const onboarding = useOnboardingStatus()
  const hasStarted = useHasStartedOnboarding()
  const router = useRouter()
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && dismissOnNavigation()),
    [router],
  )
  const needsFirstSteps = onboarding.data?.needsOnboarding && !hasStarted && !isBeforeFirstSteps(path)
  return (
    <>
      <Background />
      {/* `isFetched` and not `isPending`: a status that failed and is read again must not unmount
          the screen. If it cannot be read, nobody is locked out. */}
      {!onboarding.isFetched ? <Splash /> : needsFirstSteps ? <OnboardingScreen /> : <Place path={path} />}
    </>
  )
}

/**
 * What runs on every screen. It draws nothing, and is a component of its own: each press on a list
 * changes what waits to be sent, and must not draw the screen again (shopping 84).
 */
function Background() {
  useLiveChanges()
  useRetryStaleReads()
  useTickDelivery()
  useEditDelivery()
  useOutboxDelivery()
  useMailedLink()
  useReadAhead()
  useTimeZone()
  return null
}

function Place({ path }: { path: string }) {
  return (
    <>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <Navigation>
        <TimerPlace />
        <NewVersionNote />
        <NoSignalNote />
        <OutboxNote />
        <main id="content" className={classes.content} tabIndex={-1}>
          {isOnTheWay(path) && <FirstSteps />}
          <Outlet />
        </main>
      </Navigation>
    </>
  )
}

export function NotFoundScreen() {
  return (
    <Screen title="404 Page Not Found" intro="Did you forget to add the page to the router?" width="narrow">
      <NotFoundActions>
        <ButtonLink to="/home">Go to today</ButtonLink>
        <ButtonLink to="/recipes" variant="default">
          See your recipes
        </ButtonLink>
      </NotFoundActions>
    </Screen>
  )
}
