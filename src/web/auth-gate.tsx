/**
 * The access gate, in front of the router. A visitor sees one of three screens, whatever the
 * address.
 */

import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { SessionUnknown, useSession, useSessionOfOtherTabs } from './account/sign-in/queries.ts'
import { onboardingQuery } from './api/onboarding-query.ts'
import { LabelledSpinner } from './sharing/labelled-spinner.tsx'
import { ErrorBoundary, Failure } from './ui/failure.tsx'
import { Splash, useSplashWhileWaiting } from './ui/splash.tsx'
import { ToastsWhenNeeded } from './ui/toasts-when-needed.tsx'

/** The whole product: the gate, everything behind it, and the toasts. */
export function AuthGate({ client }: { client: QueryClient }) {
  useSplashWhileWaiting()
  return (
    <QueryClientProvider client={client}>
      <ErrorBoundary>
        <Gate />
      </ErrorBoundary>
      <ToastsWhenNeeded />
    </QueryClientProvider>
  )
}

const SignInScreen = lazy(async () => ({
  default: (await import('./account/sign-in/sign-in-screen.tsx')).SignInScreen,
}))
const ResetPasswordScreen = lazy(async () => ({
  default: (await import('./account/sign-in/reset-password-screen.tsx')).ResetPasswordScreen,
}))
const VisitorScreen = lazy(async () => ({
  default: (await import('./sharing/visitor-screen.tsx')).VisitorScreen,
}))
const NoCollection = lazy(async () => ({
  default: (await import('./sharing/visitor-collection-missing.tsx')).VisitorCollectionMissing,
}))

/** Where a visitor meets the panel of a shared collection instead of the front door (account 2). */
const isShared = (path: string) => /^\/shared?\//.test(path)

/**
 * Without the id of a collection there is nothing to sign in for, so the visitor gets the message
 * at once.
 */
const isWithoutId = (path: string) => /^\/shared?\/?$/.test(path)

/** The id of the collection: what comes second in its address. */
const shareIdIn = (path: string) => path.split('/')[2] ?? ''

/** The secret of an invitation's address; an invitation shows the front page too. */
const invitationIn = (path: string) => {
  const invitation = /^\/join\/([\w-]+)\/?$/.exec(path)?.[1]
  return invitation === undefined ? {} : { invitation }
}

function Gate() {
  return (
    <Suspense fallback={<Splash />}>
      <GateContent />
    </Suspense>
  )
}

function GateContent() {
  const session = useSession()
  useSessionOfOtherTabs()
  const [path, setPath] = useState(window.location.pathname)
  const goToStart = useCallback(() => {
    window.history.replaceState(null, '', '/')
    setPath('/')
  }, [])
  const client = useQueryClient()
  const isSignedIn = session.data !== null && session.data !== undefined
  const isSecondFactorWanted = session.data?.isSecondFactorWanted ?? false
  // Every screen behind the gate waits for this, so it loads together with the gate's own code.
  useEffect(() => {
    if (isSignedIn && !isSecondFactorWanted) void client.prefetchQuery(onboardingQuery)
  }, [isSignedIn, isSecondFactorWanted, client])
  const app = useApp(isSignedIn, isSecondFactorWanted)
  if (session.isPending) return isShared(path) ? <LabelledSpinner text="Checking access..." /> : <Splash />
  // Anybody may open an emailed link, signed in or not.
  if (path === '/reset-password') return <ResetPasswordScreen onLeave={goToStart} />
  if (isSignedIn) return app ?? <Splash />
  if (session.isError) {
    return (
      <Failure
        title={titleOf(session.error)}
        query={{ error: session.error.cause, refetch: session.refetch }}
      />
    )
  }
  if (isWithoutId(path)) return <NoCollection onLeave={goToStart} />
  return isShared(path) ? (
    <VisitorScreen shareId={shareIdIn(path)} />
  ) : (
    <SignInScreen {...invitationIn(path)} />
  )
}

/**
 * What is behind the gate, once its code is there. A lazy component would show the splash twice,
 * and React would keep the fallback for 300 ms.
 */
function useApp(isSignedIn: boolean, isSecondFactorWanted: boolean): ReactNode {
  const [draw, setDraw] = useState<((isWanted: boolean) => ReactNode) | null>(null)
  useEffect(() => {
    if (!isSignedIn) return
    import('./app.tsx').then(
      ({ App }) => setDraw(() => (isWanted: boolean) => <App isSecondFactorRequired={isWanted} />),
      // Thrown while rendering, so that it reaches the boundary.
      (error: unknown) =>
        setDraw(() => {
          throw error
        }),
    )
  }, [isSignedIn])
  return draw?.(isSecondFactorWanted)
}

const titleOf = (error: Error) =>
  error instanceof SessionUnknown ? error.message : 'Plateful can’t be reached'
