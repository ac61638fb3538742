import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Gate } from './gate.tsx'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { useSplashWhileWaiting } from './ui/splash.tsx'
import { ToastsWhenNeeded } from './ui/toasts-when-needed.tsx'

/**
 * The whole product as a person meets it: the gate with everything behind it, and the place of the
 * toasts.
 */
export function Front({ client }: { client: QueryClient }) {
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
