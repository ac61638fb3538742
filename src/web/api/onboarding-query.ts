import { queryOptions } from '@tanstack/react-query'
import { onboardingStatusCall } from '../../contract/account.ts'
import { callServer } from './call-server.ts'

const FIVE_MINUTES = 5 * 60 * 1000

/**
 * Whether the household still needs its first steps, and which it has taken; fresh for five minutes
 * (home 5).
 */
export const onboardingQuery = queryOptions({
  queryKey: ['onboarding'],
  queryFn: ({ signal }) => callServer(onboardingStatusCall, { signal }),
  meta: { isKeptAtOnce: true },
  staleTime: FIVE_MINUTES,
  gcTime: FIVE_MINUTES,
  // Several screens read it too. If each of them retried a failure, the loading state would never
  // end.
  retryOnMount: false,
})
