import { queryOptions } from '@tanstack/react-query'
import { onboardingStatusCall } from '../../contract/account.ts'
import { callServer } from './call-server.ts'
import { MINUTE } from './durations.ts'

/**
 * Whether the household still needs its first steps, and which it has taken; fresh for five minutes
 * (home 5).
 */
export const onboardingQuery = queryOptions({
  queryKey: ['onboarding'],
  queryFn: ({ signal }) => callServer(onboardingStatusCall, { signal }),
  meta: { isPersistedAtOnce: true },
  staleTime: 5 * MINUTE,
  gcTime: 5 * MINUTE,
  // Several screens read it too. If each of them retried a failure, the loading state would never
  // end.
  retryOnMount: false,
})
